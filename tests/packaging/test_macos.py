"""The application for macOS, its signature and its disk image, with stand-ins for Apple's tools."""

import json
import os
import re
import subprocess
import sys
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tools.installers import macos, project
from tools.installers.project import ROOT, InstallerError

MACOS = project.PACKAGING / "macos"


class Tools:
    """Commands that only write down how they were called."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.log = folder / "log"
        self.environment = {"PATH": f"{folder}:/usr/bin:/bin", "RUNNER_TEMP": str(folder)}

    def add(self, name: str, script: str = "") -> None:
        file = self.folder / name
        file.write_text(f'#!/bin/sh\necho {name} "$@" >>{self.log}\n{script}\n', encoding="utf-8")
        file.chmod(0o755)

    def calls(self, *begin: str) -> list[str]:
        """Return the calls that begin so, in their order."""
        lines = self.log.read_text(encoding="utf-8").splitlines() if self.log.exists() else []
        return [line for line in lines if line.startswith(" ".join(begin))]


@pytest.fixture
def tools(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tools:
    if sys.platform == "win32":
        pytest.skip("the stand-ins are scripts of the shell")
    for name in (macos.IDENTITY, macos.PROFILE):
        monkeypatch.delenv(name, raising=False)
    folder = tmp_path / "tools"
    folder.mkdir()
    made = Tools(folder)
    monkeypatch.setenv("PATH", f"{folder}{os.pathsep}{os.environ['PATH']}")
    for name in ("codesign", "spctl", "security", "sleep"):
        made.add(name)
    made.add("uname", "echo Darwin")
    return made


def test_it_names_every_language_as_apple_does() -> None:
    listed = (project.ROOT / "resources" / "languages" / "languages.toml").read_text("utf-8")
    wanted = [code.replace("_", "-") for code in tomllib.loads(listed)["languages"]]
    assert "de-AT" in wanted
    assert macos.info()["CFBundleLocalizations"] == wanted


def test_the_keys_stay_open_as_long_as_a_build_takes(tools: Tools) -> None:
    subprocess.run(
        ["bash", str(MACOS / "take-keys")],
        env={**tools.environment, "CERTIFICATE": "eA==", "PASSWORD": "p"},
        capture_output=True,
        check=True,
    )
    said = [line.split()[1] for line in tools.calls("security")]
    assert said.index("create-keychain") < said.index("set-keychain-settings")
    assert tools.calls("security", "set-keychain-settings") == [
        "security set-keychain-settings -lut 21600 sixtysix.keychain"
    ]


# hdiutil fails until it was called often enough
BUSY = '[ "$(grep -c ^hdiutil "$(dirname "$0")/log")" -ge {times} ] || {{ echo busy >&2; exit 1; }}'


@pytest.mark.parametrize(("times", "made"), [(1, True), (5, True), (6, False)])
def test_a_busy_system_is_tried_again(times: int, made: bool, tools: Tools, tmp_path: Path) -> None:
    tools.add("hdiutil", BUSY.format(times=times))
    app = tmp_path / "Sixty-Six.app"
    app.mkdir()
    done = ran(
        ["sh", str(MACOS / "make-dmg"), str(app), str(tmp_path / "x.dmg")],
        env={**tools.environment, macos.IDENTITY: "Somebody"},
    )
    assert (done.returncode == 0) is made, done.stderr
    assert len(tools.calls("hdiutil create")) == min(times, 5)
    assert len(tools.calls("sleep")) == min(times, 5) - 1
    assert bool(tools.calls("codesign --force --timestamp --sign Somebody")) is made


def test_what_pyinstaller_signed_is_verified_and_not_signed_again(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    macos.check_signature()
    assert tools.calls() == []
    monkeypatch.setenv(macos.IDENTITY, "Somebody")
    macos.check_signature()
    (call,) = tools.calls()
    assert call.startswith("codesign --verify --deep --strict")
    assert call.endswith(f"--test-requirement==anchor apple generic {macos.APP}")
    tools.add("codesign", "exit 3")
    with pytest.raises(InstallerError, match="codesign --verify"):
        macos.check_signature()


ANSWER = """
case "$2" in
submit) echo '{answer}'; exit {status} ;;
log) echo '{{"issues": ["not signed"]}}' ;;
esac
"""
ACCEPTED = {"id": "1-2", "status": "Accepted", "message": "Processing complete"}
INVALID = {"id": "1-2", "status": "Invalid", "message": "Processing complete"}


def apple_says(tools: Tools, answer: object, status: int = 0) -> None:
    tools.add("xcrun", ANSWER.format(answer=json.dumps(answer) if answer else "", status=status))


def test_without_a_profile_nothing_is_sent_to_apple(tools: Tools) -> None:
    apple_says(tools, ACCEPTED)
    macos.notarize(Path("x.dmg"))
    assert tools.calls() == []


def test_what_apple_accepts_is_stapled_and_assessed(
    tools: Tools, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(macos.PROFILE, "sixtysix")
    apple_says(tools, ACCEPTED)
    macos.notarize(Path("x.dmg"))
    submit, staple, image, app = tools.calls()
    assert submit == (
        "xcrun notarytool submit x.dmg --keychain-profile sixtysix --wait --output-format json"
    )
    assert staple == "xcrun stapler staple x.dmg"
    assert image.startswith("spctl --assess")
    assert image.endswith("--type open --context context:primary-signature x.dmg")
    assert app.endswith(f"--type execute {macos.APP}")


@pytest.mark.parametrize("status", [0, 1])
def test_what_apple_refuses_is_told_with_its_log(
    status: int, tools: Tools, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(macos.PROFILE, "sixtysix")
    apple_says(tools, INVALID, status)
    with pytest.raises(InstallerError, match=r"does not accept x\.dmg: its answer is “Invalid”"):
        macos.notarize(Path("x.dmg"))
    assert "not signed" in capsys.readouterr().out
    assert tools.calls("xcrun notarytool log 1-2 --keychain-profile sixtysix")
    assert tools.calls("xcrun stapler") == tools.calls("spctl") == []


def test_no_answer_of_apple_is_no_yes(tools: Tools, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(macos.PROFILE, "sixtysix")
    apple_says(tools, None, 69)
    with pytest.raises(InstallerError, match="its answer is “none”"):
        macos.notarize(Path("x.dmg"))
    assert tools.calls("xcrun notarytool log") == tools.calls("xcrun stapler") == []


# REUSE.toml says of every file what it is under, and LICENSES has the texts (reuse.software).


NOTICES = ROOT / "resources" / "licences"
ANNOTATIONS: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "REUSE.toml").read_text(encoding="utf-8")
)["annotations"]
PARTS: list[dict[str, Any]] = tomllib.loads((NOTICES / "parts.toml").read_text(encoding="utf-8"))[
    "part"
]
LICENCE = "SPDX-License-Identifier"


def paths(annotation: dict[str, Any]) -> list[str]:
    said = annotation["path"]
    return [said] if isinstance(said, str) else said


def licence_of(file: Path) -> str:
    """Return what the last annotation says that fits a file, as the specification has it."""
    name = file.relative_to(ROOT).as_posix()
    fitting = [each for each in ANNOTATIONS if any(fnmatch(name, path) for path in paths(each))]
    return fitting[-1][LICENCE]


def names(expression: str) -> set[str]:
    return set(re.split(r" (?:WITH|AND|OR) ", expression))


def test_every_file_is_under_something() -> None:
    assert ANNOTATIONS[0]["path"] == "**"
    assert licence_of(ROOT / "setup.py") == "MIT"
    assert all(each["SPDX-FileCopyrightText"] for each in ANNOTATIONS)


@each_row("path", [path for each in ANNOTATIONS[1:] for path in paths(each)])
def test_what_is_named_is_there_and_goes_before(path: str) -> None:
    assert list(ROOT.glob(path))
    (annotation,) = (each for each in ANNOTATIONS if path in paths(each))
    assert annotation["precedence"] == "override"


@each_row("part", PARTS)
def test_a_notice_is_under_what_it_is_about(part: dict[str, Any]) -> None:
    for text in part["texts"]:
        assert licence_of(NOTICES.parent / text) == part["licence"]


@each_row("file", [*NOTICES.parent.glob("fonts/*.[ot]t[fc]")])
def test_a_typeface_is_under_its_own_licence(file: Path) -> None:
    assert licence_of(file) == "OFL-1.1"


def test_every_licence_has_its_text_and_no_other_is_there() -> None:
    used = {name for each in ANNOTATIONS for name in names(each[LICENCE])}
    assert {file.name for file in (ROOT / "LICENSES").iterdir()} == {f"{name}.txt" for name in used}


def squeezed(file: Path) -> str:
    return " ".join(file.read_text(encoding="utf-8").split())


@each_row("file", [*(ROOT / "LICENSES").iterdir()])
def test_the_text_is_the_one_that_the_program_shows(file: Path) -> None:
    shown = [*NOTICES.glob("*.txt"), *NOTICES.parent.glob("fonts/*.txt")]
    assert [each.name for each in shown if squeezed(file) in squeezed(each)]
