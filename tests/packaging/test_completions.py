"""What shells complete for sixtysix-cli, tried in a real shell."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from sixtysix_gui.cli import COMMANDS, command_parser
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.helpers.rows import each_row
from tests.helpers.runs.rings import needs
from tools.installers.linux import linux_parts
from tools.installers.linux.completions import PLACES, completion

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
    said = subprocess.run(
        ["bash", "-c", ASK, "bash", script, str(games), "sixtysix-cli", *words],
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"},
    )
    assert said.stderr == ""
    assert set(said.stdout.rstrip("\n").split("\n")) == offered
