"""What an installation must contain, read from the project's description."""

import importlib
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import sixtysix_gui

ROOT = Path(__file__).parent.parent
DESCRIPTION: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
SCRIPTS = DESCRIPTION["project"]["scripts"] | DESCRIPTION["project"]["gui-scripts"]
PACKAGE_DATA: dict[str, list[str]] = DESCRIPTION["tool"]["setuptools"]["package-data"]
NOT_INSTALLED = {".py", ".ts"}


def test_every_folder_with_code_is_a_package() -> None:
    folders = {file.parent for file in (ROOT / "sixtysix_gui").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


@pytest.mark.parametrize("name", SCRIPTS)
def test_every_command_leads_to_a_function(name: str) -> None:
    module, _, function = SCRIPTS[name].partition(":")
    assert callable(getattr(importlib.import_module(module), function))


@pytest.mark.parametrize(
    ("package", "folder"),
    [("sixtysix_gui.resources", "resources"), ("sixtysix_gui.rules", "sixtysix_gui/rules")],
)
def test_every_file_that_the_program_reads_is_installed(package: str, folder: str) -> None:
    data = ROOT / folder
    covered = {file for pattern in PACKAGE_DATA[package] for file in data.glob(pattern)}
    covered |= {file for place in covered if place.is_dir() for file in place.rglob("*")}
    there = {
        file
        for file in data.rglob("*")
        if file.is_file() and file.suffix not in NOT_INSTALLED and "__pycache__" not in file.parts
    }
    drawing = ROOT / "resources" / "drawing"
    assert {file for file in there if not file.is_relative_to(drawing)} <= covered


def test_the_version_stands_in_one_place() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", sixtysix_gui.__version__)
    assert DESCRIPTION["tool"]["setuptools"]["dynamic"]["version"] == {
        "attr": "sixtysix_gui.__version__"
    }
    assert sixtysix_gui.__version__ in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
