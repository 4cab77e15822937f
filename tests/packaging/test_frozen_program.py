"""The frozen program that `packaging/build folder smoke` has made and tried."""

import shutil
import sys
from pathlib import Path

import pytest

from tests.helpers.processes.ran import ran
from tests.helpers.runs.rings import needs
from tools.installers.bundled import foreign_modules
from tools.installers.linux import deb
from tools.installers.slimming import left_out
from tools.installers.tried import tried_folder

pytestmark = [
    pytest.mark.release,
    pytest.mark.skipif(sys.platform != "linux", reason="names and sizes are those of Linux"),
]

LARGEST = 120_000_000
"""Bytes of all its files: what packaging/README.md promises."""
LARGEST_PACKAGE = 36_000_000
"""Bytes of the package for Debian that `packaging/build deb` has made."""


@pytest.fixture(scope="module")
def program() -> Path:
    """The folder; where there is none that was tried, the error says how it is made."""
    return tried_folder()


def test_it_is_no_larger_than_promised(program: Path) -> None:
    files = [file for file in program.rglob("*") if file.is_file() and not file.is_symlink()]
    assert sum(file.stat().st_size for file in files) < LARGEST


def test_its_package_is_no_larger_than_promised() -> None:
    assert deb.target().stat().st_size < LARGEST_PACKAGE


def test_what_it_reads_is_there(program: Path) -> None:
    inside = program / "_internal" / "sixtysix_gui"
    assert (inside / "resources" / "cards" / "french" / "QH.svg").is_file()
    assert (inside / "rules" / "sets" / "games.toml").is_file()
    assert (inside / "text" / "data" / "help.md").is_file()
    assert list(program.glob("_internal/_miniaudio.*so"))


def test_nothing_is_in_it_that_it_does_not_need(program: Path) -> None:
    viewer = [sys.executable, "-m", "PyInstaller.utils.cliutils.archive_viewer"]
    said = ran(
        [*viewer, "--list", "--recursive", "--brief", str(program / "sixtysix")], check=True
    ).stdout
    listed = {line.strip() for line in said.splitlines()}
    assert {"sixtysix_gui.app", "miniaudio"} <= listed
    beside = {file.name.partition(".")[0] for file in (program / "_internal").iterdir()}
    unwanted = {*foreign_modules(), *left_out("linux")}
    assert sorted(name for name in unwanted if name in listed | beside) == []


def test_debian_has_every_library_that_it_leaves_to_the_system(program: Path) -> None:
    needs("objdump")
    assert deb.needed_libraries(program) - deb.PACKAGES.keys() == set()


def test_it_plays_on_where_a_compiled_module_is_lost(program: Path, tmp_path: Path) -> None:
    copy = shutil.copytree(program, tmp_path / "sixtysix", symlinks=True)
    lost = next((copy / "_internal" / "sixtysix_gui").glob("ai/two/solver/terms.*so"))
    lost.unlink()  # then all the others run interpreted, from the sources beside them
    played = ran([copy / "sixtysix-cli", "play", "--players", "novice,simple", "--deals", "1"])
    assert played.returncode == 0, played.stderr
    assert "terms is not compiled" in played.stderr
