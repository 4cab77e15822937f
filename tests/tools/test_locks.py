"""The lock files: that they fit pyproject.toml, and what an environment gets of them."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.helpers.rows import each_row
from tools import installation
from tools.locks import __main__ as command
from tools.locks import check, lock_file
from tools.locks.lock_file import Here, Locked, LockError, choose, merged, needed, read_lock, unmet
from tools.requirements import ROOT, description

A, B = "a" * 64, "b" * 64
LOCK = f"""# Locked by a command.
one==1.4 ; python_full_version < '3.12' \\
    --hash=sha256:{A} \\
    --hash=sha256:{B}
    # via -r requirements/checkout.in
one==1.5 ; python_full_version >= '3.12' \\
    --hash=sha256:{A}
    # via -r requirements/checkout.in
three-more[fast]==3 \\
    --hash=sha256:{A}
    # via
    #   -c requirements/release.txt
    #   two
two==2.0.1 \\
    --hash=sha256:{B}
    # via
    #   -r requirements/checkout.in
    #   not-asked-for
"""
PROJECT: dict[str, Any] = {
    "build-system": {"requires": ["one>=1"]},
    "project": {
        "dependencies": ["one>=1"],
        "optional-dependencies": {
            "compile": [],
            "test": ["Two[more]>=2"],
            "package": ["two"],
            "sound": [],
        },
    },
}
SYSTEM = Here("3.11", "linux", "x86_64", (2, 36))


def locked_in(folder: Path, text: str = LOCK, names: tuple[str, ...] = check.ORDER) -> Path:
    place = folder / "requirements"
    place.mkdir(exist_ok=True)
    for name in names:
        (place / f"{name}.txt").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def on_system(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Lets the locks believe to be used by a Python on a system."""

    def pretend(here: Here) -> None:
        monkeypatch.setattr(lock_file, "here", lambda: here)

    monkeypatch.delenv(lock_file.UNLOCKED, raising=False)
    pretend(SYSTEM)
    return pretend


# ---------------------------------------------------------------------------------- those of ours


def test_the_locks_fit_what_is_asked_for() -> None:
    """If this fails after a change of pyproject.toml: `python -m tools.locks`."""
    assert check.complaints(description()) == []


@each_row("file", sorted((ROOT / "requirements").glob("*.txt")))
def test_no_lock_names_an_address_or_a_place(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert check.addresses(text) == []
    assert not re.search(r"//|\bfile:|[A-Z]:\\|index-url", text)
    assert (
        "--universal --python-version=3.11 --generate-hashes --no-strip-extras"
        in text.splitlines()[1]
    )


def test_the_builder_of_wheels_is_locked_too() -> None:
    folder = ROOT / ".github"
    if not folder.is_dir():
        pytest.skip("a source distribution has no workflows")
    lock = read_lock(folder / "cibuildwheel.txt")
    assert unmet(["cibuildwheel>=4"], lock) == []


def test_every_python_that_is_tested_is_covered() -> None:
    workflow = ROOT / ".github" / "workflows" / "tests.yml"
    if not workflow.is_file():
        pytest.skip("a source distribution has no workflows")
    tested = re.findall(r"system: [\w.-]+, python: '(3\.\d+)'", workflow.read_text("utf-8"))
    assert set(tested) == set(lock_file.PYTHONS)


def test_qt_is_locked_below_6_12_for_python_3_11_alone() -> None:
    """docs/gui-facts.md: with 6.12.0 the process aborts there."""
    found = [each for each in read_lock(lock_file.lock_file("release")) if "pyside" in each.name]
    versions = {
        python: {
            tuple(map(int, each.version.split(".")[:2]))
            for each in found
            if lock_file.applies(each.marker, environment)
        }
        for environment in check.environments()
        for python in [environment["python_version"]]
    }
    assert versions["3.11"] < {(6, minor) for minor in range(8, 12)}
    assert all(len(each) == 1 and max(each) >= (6, 12) for each in list(versions.values())[1:])


# --------------------------------------------------------------------------------- reading a lock


def test_a_lock_is_read(tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text(LOCK, encoding="utf-8")
    first, _, three, two = read_lock(file)
    assert first.marker == "python_full_version < '3.12'"
    assert first.hashes == (f"--hash=sha256:{A}", f"--hash=sha256:{B}")
    assert three == Locked(
        "three-more", "3", "", (f"--hash=sha256:{A}",), frozenset({"two"}), "[fast]"
    )
    assert two.asked_by == {"not-asked-for"}
    assert two.line == f"two==2.0.1 --hash=sha256:{B}"


@each_row(
    "text",
    [
        "",
        "one==1\n    # via x\n",
        f"one>=1 \\\n    --hash=sha256:{A}\n    # via x\n",
        f"one==1 \\\n    --hash=md5:{A}\n    # via x\n",
        f"one==1 \\\n    --hash=sha256:{A[1:]}\n    # via x\n",
        f"--index-url https://example.org\n{LOCK}",
        f"{LOCK}two @ https://example.org/two.whl\n",
    ],
)
def test_what_is_no_lock_is_refused(text: str, tmp_path: Path) -> None:
    file = tmp_path / "x.txt"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(LockError, match="not a list of versions with hashes"):
        read_lock(file)


def test_a_missing_lock_is_said(tmp_path: Path) -> None:
    with pytest.raises(LockError, match=r"requirements/x\.txt cannot be read"):
        read_lock(tmp_path / "x.txt")


# ------------------------------------------------------------------------- what an environment gets


@pytest.mark.usefixtures("on_system")
def test_what_is_needed_comes_with_what_that_needs(tmp_path: Path) -> None:
    root = locked_in(tmp_path)
    assert {each.name for each in choose(PROJECT, ["compile"], root).packages} == {"one"}
    with_tests = choose(PROJECT, ["compile", "test"], root)
    assert [each.name for each in with_tests.packages] == ["one", "three-more", "two"]
    assert with_tests.reason == ""


@pytest.mark.parametrize(
    ("here", "reason"),
    [
        (Here("3.15", "linux", "x86_64", (2, 36)), "they were made for Python 3.11 to 3.14"),
        (Here("pypy", "linux", "x86_64", (2, 36)), "they were made for Python 3.11 to 3.14"),
        (Here("3.13", "linux", "riscv64", (2, 41)), "they were not made for linux on riscv64"),
        (Here("3.13", "win32", "ARM64", (0, 0)), "they were not made for win32 on ARM64"),
        (Here("3.13", "freebsd14", "x86_64", (0, 0)), "they were not made for freebsd14 on x86_64"),
        (Here("3.13", "linux", "aarch64", (2, 36)), "they need glibc 2.39 or newer"),
        (Here("3.13", "linux", "x86_64", (0, 0)), "they need glibc 2.34 or newer"),
        (Here("3.13", "darwin", "arm64", (13, 7)), "they need macOS 14.0 or newer"),
    ],
)
def test_what_the_locks_were_not_made_for_is_said(
    here: Here, reason: str, tmp_path: Path, on_system: Callable[..., None]
) -> None:
    on_system(here)
    choice = choose(PROJECT, ["compile"], locked_in(tmp_path))
    assert (choice.packages, choice.reason) == ((), reason)
    with pytest.raises(LockError, match=rf"{re.escape(reason)}.*SIXTYSIX_UNLOCKED=1 lets pip"):
        choose(PROJECT, ["compile", "package"], tmp_path)


@pytest.mark.usefixtures("on_system")
def test_a_lock_that_does_not_fit_lets_nothing_be_installed(tmp_path: Path) -> None:
    newer = {**PROJECT, "project": {**PROJECT["project"], "dependencies": ["one>=2"]}}
    locked_in(tmp_path)
    for extras in ([], ["test"], ["package"]):
        with pytest.raises(LockError, match=r"not have one>=2, .*python -m tools\.locks"):
            choose(newer, extras, tmp_path)


@pytest.mark.usefixtures("on_system")
@pytest.mark.parametrize("damage", ["one", f"one==1.4\n{LOCK}", None])
@pytest.mark.parametrize(
    ("extras", "file"), [([], "checkout"), (["test"], "checkout"), (["package"], "release")]
)
def test_a_damaged_lock_lets_nothing_be_installed(
    damage: str | None, extras: list[str], file: str, tmp_path: Path
) -> None:
    place = locked_in(tmp_path) / "requirements" / f"{file}.txt"
    if damage is None:
        place.unlink()
    else:
        place.write_text(damage, encoding="utf-8")
    said = rf"^requirements/{file}\.txt .*“git checkout requirements” brings it back$"
    with pytest.raises(LockError, match=said):
        choose(PROJECT, extras, tmp_path)


@pytest.mark.usefixtures("on_system")
def test_who_asks_for_it_chooses_versions_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(lock_file.UNLOCKED, "1")
    locked_in(tmp_path, "damaged")
    for extras in ([], ["test"], ["package"]):
        assert choose(PROJECT, extras, tmp_path).reason == "SIXTYSIX_UNLOCKED asks for it"


def test_of_two_locks_the_first_says_where_a_package_applies() -> None:
    everywhere = Locked("sound", "1", "", (A,), frozenset())
    somewhere = Locked("sound", "1", "python_version < '3'", (A,), frozenset({"tester"}))
    tester = Locked("tester", "1", "", (B,), frozenset())
    both = merged([[everywhere], [somewhere, tester]])
    assert [(each.name, each.marker) for each in both] == [("sound", ""), ("tester", "")]
    assert needed(["tester"], both) == both
    assert needed(["sound"], both) == both[:1]


@pytest.mark.usefixtures("on_system")
def test_another_version_than_the_locked_one_is_installed_when_the_lock_changes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What suffices by pyproject.toml does to start, as somebody may have raised it by hand."""
    root = locked_in(tmp_path)
    about = tmp_path / "site" / "one-1.6.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text("Name: one\nVersion: 1.6\n", encoding="utf-8")
    monkeypatch.setattr("sys.path", [str(about.parent), *sys.path])
    assert installation.lacking(PROJECT, []) == []
    (different,) = installation.unlike(PROJECT, [], root)
    assert different.startswith("one==1.")
    monkeypatch.setenv(lock_file.UNLOCKED, "1")
    assert installation.unlike(PROJECT, [], root) == []


def test_a_changed_lock_asks_for_an_installation(tmp_path: Path) -> None:
    before = installation.wanted(PROJECT, ["test"], locked_in(tmp_path))
    assert installation.wanted(PROJECT, ["test"], tmp_path) == before
    locked_in(tmp_path, LOCK.replace("2.0.1", "2.0.2"), ("release",))
    assert installation.wanted(PROJECT, ["test"], tmp_path) == before
    locked_in(tmp_path, LOCK.replace("2.0.1", "2.0.2"), ("checkout",))
    changed = installation.wanted(PROJECT, ["test"], tmp_path)
    assert changed[0] != before[0]
    assert changed[1] == before[1]


# ------------------------------------------------------------------------------- checking a lock


def sound(tmp_path: Path) -> Path:
    """A folder whose locks fit the project."""
    header, _, rest = LOCK.partition("\n")
    built = f"cffi==1 \\\n    --hash=sha256:{A}\n    # via -r y\n"
    text = f"{header}\n{built}{rest.replace('not-asked-for', 'two')}"
    locked_in(tmp_path, text + built.replace("cffi", "wheel"))
    for name in check.ORDER:
        place = tmp_path / "requirements" / f"{name}.in"
        place.write_text(check.input_text(PROJECT, name), encoding="utf-8")
    return tmp_path


@each_row(
    ("file", "old", "new", "complaint"),
    [
        ("checkout.in", "Two", "two", "checkout.in is not what pyproject.toml says."),
        ("build.txt", "cffi==1 ", "cffi==2 ", "build.txt has another cffi than release.txt."),
        ("build.txt", A, B, "build.txt has another one than release.txt."),
        ("checkout.txt", "one==1.5", "one==0.5", "checkout.txt has no version of one>=1."),
        ("release.txt", "# via -r y", "# via you", "release.txt lacks you, which asks for cffi."),
        ("release.txt", ">= '3.12'", ">= '3.11'", "release.txt has two versions of one for"),
        ("release.txt", "--hash", "--sum", "release.txt is not a list of versions with hashes."),
    ],
)
def test_what_is_wrong_with_a_lock_is_said(
    file: str, old: str, new: str, complaint: str, tmp_path: Path
) -> None:
    root = sound(tmp_path)
    assert check.complaints(PROJECT, root) == []
    place = root / "requirements" / file
    text = place.read_text(encoding="utf-8")
    assert old in text
    place.write_text(text.replace(old, new), encoding="utf-8")
    assert any(complaint in each for each in check.complaints(PROJECT, root))


@each_row(
    "line",
    [
        "--index-url https://example.org/simple",
        "--extra-index-url x",
        "-e .",
        "one @ https://example.org/one.whl",
        "# via -r file:///there/x.in",
    ],
)
def test_an_address_in_a_lock_is_found(line: str) -> None:
    assert check.addresses(LOCK) == []
    assert check.addresses(f"{LOCK}{line}\n") != []


def test_uv_is_asked_for_every_system_and_no_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = tmp_path / "requirements" / "checkout.in"
    source.parent.mkdir()
    asked: list[str] = []

    def resolve(called: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        asked.extend(called)
        source.with_suffix(".txt").write_text(LOCK.partition("\n")[2], encoding="utf-8")
        return subprocess.CompletedProcess(called, 0)

    monkeypatch.setattr(command.subprocess, "run", resolve)
    command.make_lock(source, upgrade=["one", "two"], age=7, root=tmp_path)
    assert {"--universal", "--generate-hashes", "--no-emit-index-url", "--no-config"} <= set(asked)
    assert {"--exclude-newer=7 days", "--upgrade-package=one", "--upgrade-package=two"} <= set(
        asked
    )
    text = source.with_suffix(".txt").read_text(encoding="utf-8")
    assert text.startswith("# Locked by `python -m tools.locks`")
    assert len(read_lock(source.with_suffix(".txt"))) == 4


def test_everything_is_tried_for_every_python_on_the_oldest_of_every_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[str] = []

    def answer(
        called: list[str], env: dict[str, str], **_: object
    ) -> subprocess.CompletedProcess[str]:
        words = " ".join(called)
        tried.append(words)
        old = "apple" in words and env["MACOSX_DEPLOYMENT_TARGET"] != "14.0"
        return subprocess.CompletedProcess(called, int(old or "--require-hashes" not in called))

    monkeypatch.setattr(command.subprocess, "run", answer)
    command.try_everywhere(tmp_path / "x.txt")
    assert len(set(tried)) == len(lock_file.PYTHONS) * len(lock_file.SYSTEMS)
    assert any("=aarch64-manylinux_2_39 --python-version=3.14" in each for each in tried)
    monkeypatch.setattr(command, "SYSTEMS", {("darwin", "arm64"): (13, 0)})
    with pytest.raises(LockError, match=r"wheel for Python 3\.11 on aarch64-apple-darwin"):
        command.try_everywhere(tmp_path / "x.txt")


def test_without_uv_it_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(called: list[str], **_: object) -> subprocess.CompletedProcess[str]:
        return subprocess.CompletedProcess(called, 1)

    monkeypatch.setattr(command.subprocess, "run", fail)
    with pytest.raises(LockError, match=r"requirements/x\.in could not be locked"):
        command.make_lock(tmp_path / "requirements" / "x.in", upgrade=[], age=7, root=tmp_path)


def test_the_command_checks_without_making_anything(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command.subprocess, "run", None)
    found: list[str] = []

    def complaints(_: object) -> list[str]:
        return found

    monkeypatch.setattr(command, "complaints", complaints)
    assert command.main(["--check"]) == 0
    found.append("It does not fit.")
    assert command.main(["--check"]) == 1
    assert capsys.readouterr().out == "It does not fit.\n"
