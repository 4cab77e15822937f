"""The bundle for Flatpak: its recipe, and that it is made of what releases have locked."""

from __future__ import annotations

import hashlib
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui import APP_ID
from sixtysix_gui.cli import COMMANDS, command_parser
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.helpers.processes.ran import ran
from tests.helpers.processes.small_checkout import make_wheel
from tests.helpers.rows import each_row
from tests.helpers.runs.rings import needs
from tools.installers import project
from tools.installers.linux import flatpak, linux_parts
from tools.installers.linux.completions import PLACES, completion
from tools.installers.project import InstallerError


def test_the_recipe_for_flatpak_builds_from_source(tmp_path: Path) -> None:
    source, library = tmp_path / "source.tar.gz", tmp_path / "one.whl"
    source.write_bytes(b"abc")
    library.write_bytes(b"")
    built = [tmp_path / f"{name}-1.0.tar.gz" for name in flatpak.BUILT]
    for file in built:
        file.write_bytes(b"")
    recipe = flatpak.write_recipe(tmp_path, source, [library], built)
    assert recipe.name == f"{APP_ID}.yaml"
    text = recipe.read_text(encoding="utf-8")
    assert f"\nid: '{APP_ID}'\n" in text
    assert not re.search(r"@[A-Z_]+@", text)
    # the digests of "abc" and of nothing are examples of FIPS 180-2
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert f'"path": {json.dumps(str(source))}, "sha256": "{digest}"' in text
    assert '"sha256": "e3b0c44298fc1c149afbf4c8996fb924' in text
    runtime, base = re.findall(r"(?:runtime|base)-version: '([\d.]+)'", text)
    for name, file in zip(flatpak.BUILT, built, strict=True):
        assert re.search(rf"--no-build-isolation --prefix=/app {name}-\*\.tar\.gz", text)
        assert json.dumps(str(file)) in text
    assert "--socket=pulseaudio" in text
    assert runtime == base  # PySide is built against the Qt of its own branch


def test_flatpak_brings_what_the_base_lacks() -> None:
    names = {re.split(r"\W", each)[0] for each in flatpak.needed_libraries()}
    assert names == {"platformdirs", "typing_extensions", "Cython", "setuptools", "shtab"}


def test_flatpak_takes_what_releases_have_locked() -> None:
    """Each in the one version of requirements/release.txt, with all its hashes there."""
    text = (project.ROOT / "requirements" / "release.txt").read_text(encoding="utf-8")
    lines = flatpak.locked([*flatpak.needed_libraries(), "pycparser", *flatpak.needed_sources()])
    assert {line.partition("==")[0] for line in lines} == {
        *("platformdirs", "typing-extensions", "cython", "setuptools", "shtab", "pycparser"),
        *flatpak.BUILT,
    }
    for line in lines:
        pin, *hashes = line.split(" --hash=")
        block = re.search(rf"^{re.escape(pin)} \\\n((?: +--hash=.*\n)+)", text, re.MULTILINE)
        assert block is not None, pin
        assert re.findall(r"sha256:\w+", block[1]) == hashes


@pytest.mark.parametrize(
    ("asked", "file", "said"),
    [
        ("needed>=1", "needed==1.0 --hash=x", "release.txt is not a list of versions with hashes."),
        ("needed>=2", "", "release.txt does not have needed>=2."),
        ("absent", "", "release.txt does not have absent."),
    ],
)
def test_flatpak_takes_nothing_else(asked: str, file: str, said: str, tmp_path: Path) -> None:
    lock = tmp_path / "requirements" / "release.txt"
    lock.parent.mkdir()
    digest = f"--hash=sha256:{'a' * 64}"
    lock.write_text(file or f"needed==1.0 \\\n    {digest}\n    # via x\n", encoding="utf-8")
    with pytest.raises(InstallerError, match=re.escape(said)):
        flatpak.locked([asked], tmp_path)
    if not file:
        assert flatpak.locked(["Needed>=1"], tmp_path) == [f"needed==1.0 {digest}"]


@pytest.mark.parametrize("same", [True, False])
def test_flatpak_takes_a_file_only_by_its_hash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, same: bool
) -> None:
    wheels = tmp_path / "wheels"
    wheels.mkdir()
    make_wheel(wheels, "needed", "1.0", "needed.py", "")
    wheel = wheels / "needed-1.0-py3-none-any.whl"
    digest = hashlib.sha256(wheel.read_bytes()).hexdigest() if same else "a" * 64
    make_wheel(wheels, "needed", "1.5", "needed.py", "")
    for name, value in (
        ("NO_INDEX", "1"),
        ("FIND_LINKS", str(wheels)),
        ("CONFIG_FILE", os.devnull),
    ):
        monkeypatch.setenv(f"PIP_{name}", value)

    def lines(_: object) -> list[str]:
        return [f"needed==1.0 --hash=sha256:{digest}"]

    monkeypatch.setattr(flatpak, "locked", lines)
    place = tmp_path / "fetched"
    if same:
        assert flatpak.fetch_libraries(place) == [place / wheel.name]
        return
    with pytest.raises(InstallerError, match="failed with status 1"):
        flatpak.fetch_libraries(place)
    assert list(place.glob("*.whl")) == []


# What shells complete for sixtysix-cli, tried in a real shell.


SHELLS = list(PLACES)
ASK = """
source "$1" && cd "$2" && shift 2 || exit
COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
_shtab_sixtysix_cli
printf '%s\\n' "${COMPREPLY[@]}"
"""


@pytest.fixture(scope="module")
def usr(tmp_path_factory: pytest.TempPathFactory) -> Path:
    place = tmp_path_factory.mktemp("usr")
    linux_parts.place_completions(place)
    return place


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with two records, another file, and a folder."""
    for name in ("one.66r", "another game.66r", "notes.txt"):
        (tmp_path / name).touch()
    (tmp_path / "older").mkdir()
    return tmp_path


@pytest.mark.parametrize("shell", SHELLS)
def test_each_shell_finds_its_own(shell: str, usr: Path) -> None:
    places = {
        "bash": "bash-completion/completions/sixtysix-cli",
        "zsh": "zsh/vendor-completions/_sixtysix-cli",
        "fish": "fish/vendor_completions.d/sixtysix-cli.fish",
    }
    file = usr / "share" / places[shell]
    assert file.read_text(encoding="utf-8") == completion(shell)
    if sys.platform != "win32":
        assert file.stat().st_mode & 0o777 == 0o644


@pytest.mark.parametrize("shell", SHELLS)
def test_it_is_the_same_every_time_and_everywhere(
    shell: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    first = completion(shell)
    monkeypatch.setenv("LANGUAGE", "de")
    monkeypatch.setenv("COLUMNS", "40")
    monkeypatch.chdir(tmp_path)
    assert completion(shell) == first


@each_row("shell", SHELLS)
def test_every_command_and_every_option_is_in_it(shell: str) -> None:
    text = completion(shell)
    for command in COMMANDS:
        name = command.__name__.split(".")[-1]
        assert name in text
    for option in ("--variant", "--word-hex", "--mirror", "--store", "--anew", "--trick"):
        assert option.removeprefix("--") in text
    assert all(name in text for name in rule_set_names())


def test_the_program_itself_stays_as_it_is() -> None:
    before = command_parser().format_help()
    completion("bash")
    assert command_parser().format_help() == before


@pytest.mark.release
@pytest.mark.skipif(sys.platform != "linux", reason="packages with completions are for Linux")
@pytest.mark.parametrize("shell", SHELLS)
def test_the_shell_can_read_it(shell: str, usr: Path) -> None:
    needs(shell)
    subprocess.run([shell, "-n", str(usr / "share" / PLACES[shell])], check=True)


ASKED: dict[str, tuple[list[str], set[str]]] = {
    "a command": (["pl"], {"play"}),
    "all commands": ([""], {"check", "deal", "solve", "review", "play", "engine"}),
    "an option": (["play", "--mi"], {"--mirror"}),
    "a rule set": (["deal", "--variant", "gai"], {"gaigel", "gaigel-2"}),
    "a player": (["play", "--players", "nov"], {"novice"}),
    "a seat": (["deal", "--dealer", ""], {"A", "B", "C", "D"}),
    "a record": (["check", "one.66r", "an"], {"another game.66r"}),
    "records, and where more may lie": (["solve", ""], {"one.66r", "another game.66r", "older"}),
    "a file of any kind": (["play", "--store", "no"], {"notes.txt"}),
    "nothing": (["check", "no"], {""}),
}


@pytest.mark.skipif(sys.platform != "linux", reason="packages with completions are for Linux")
@pytest.mark.parametrize(("words", "offered"), ASKED.values(), ids=ASKED)
def test_bash_completes(words: list[str], offered: set[str], usr: Path, games: Path) -> None:
    script = str(usr / "share" / PLACES["bash"])
    said = ran(
        ["bash", "-c", ASK, "bash", script, str(games), "sixtysix-cli", *words],
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
        check=True,
    )
    assert said.stderr == ""
    assert set(said.stdout.rstrip("\n").split("\n")) == offered
