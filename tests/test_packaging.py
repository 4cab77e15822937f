"""What an installation must contain, read from the project's description."""

import importlib
import re
import sys
import tomllib
from importlib.metadata import distribution
from pathlib import Path
from typing import Any

import pytest

import sixtysix_gui
from tests.helpers.rows import each_row
from tools.releases.versions import Version

ROOT = Path(__file__).parent.parent
DESCRIPTION: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SCRIPTS = DESCRIPTION["project"]["scripts"] | DESCRIPTION["project"]["gui-scripts"]
PACKAGE_DATA: dict[str, list[str]] = DESCRIPTION["tool"]["setuptools"]["package-data"]
NOT_INSTALLED = {".py", ".ts"}


def test_every_folder_with_code_is_a_package() -> None:
    folders = {file.parent for file in (ROOT / "sixtysix_gui").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


@each_row("name", SCRIPTS)
def test_every_command_leads_to_a_function(name: str) -> None:
    module, _, function = SCRIPTS[name].partition(":")
    assert callable(getattr(importlib.import_module(module), function))


@each_row(
    ("package", "folder"),
    [
        ("sixtysix_gui.resources", "resources"),
        ("sixtysix_gui.ai.two", "sixtysix_gui/ai/two"),
        ("sixtysix_gui.ai.two.thinking", "sixtysix_gui/ai/two/thinking"),
        ("sixtysix_gui.rules.sets", "sixtysix_gui/rules/sets"),
        ("sixtysix_gui.training", "sixtysix_gui/training"),
    ],
)
def test_every_file_that_the_program_reads_is_installed(package: str, folder: str) -> None:
    data = ROOT / folder
    covered = {file for pattern in PACKAGE_DATA[package] for file in data.glob(pattern)}
    covered |= {file for place in covered if place.is_dir() for file in place.rglob("*")}
    there = {
        file
        for file in data.rglob("*")
        if file.is_file() and file.suffix not in NOT_INSTALLED and "__pycache__" not in file.parts
        # a package below has its own row
        if file.parent == data or not (file.parent / "__init__.py").is_file()
    }
    assert there <= covered


def test_the_version_stands_in_one_place() -> None:
    assert str(Version(sixtysix_gui.__version__)) == sixtysix_gui.__version__
    assert DESCRIPTION["tool"]["setuptools"]["dynamic"]["version"] == {
        "attr": "sixtysix_gui.__version__"
    }
    assert Version(sixtysix_gui.__version__).base in (ROOT / "CHANGELOG.md").read_text(
        encoding="utf-8"
    )


def test_the_readme_and_the_scripts_say_the_same_of_the_size() -> None:
    """Both together are 301 MB (du -sm .venv) with PySide6 6.11, of which the game has 277."""
    texts = [ROOT / "README.md", ROOT / "tools" / "environment.sh"]
    said = [re.findall(r"about (\d+) MB", text.read_text(encoding="utf-8")) for text in texts]
    assert said == [["300"], ["300"]]


@pytest.mark.skipif(sys.platform != "linux", reason="the size said is that on Linux")
def test_what_is_installed_for_the_game_is_as_large_as_said() -> None:
    """What it needs itself, without the little that compiling and pip add."""
    needed = ("PySide6-Essentials", "shiboken6", "platformdirs", "typing_extensions")
    files = [file for name in needed for file in distribution(name).files or ()]
    megabytes = sum(file.size or 0 for file in files) / 1_000_000
    assert 150 < megabytes < 330
