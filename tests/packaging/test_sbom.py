"""The bill of materials: what is inside the frozen program, by parts that are known."""

from __future__ import annotations

import json
import platform
import sys
import tomllib
from collections.abc import Mapping, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

from tools.installers import project, sbom
from tools.installers.project import ROOT, InstallerError
from tools.releases import files
from tools.releases.publisher import Publisher

FILES = (
    "sixtysix",
    "_internal/PySide6/Qt/lib/libQt6Core.so.6",
    "_internal/PySide6/Qt/lib/libicudata.so.73",
    "_internal/PySide6/QtCore.abi3.so",
    "_internal/shiboken6/Shiboken.abi3.so",
    "_internal/_cffi_backend.cpython-311-x86_64-linux-gnu.so",
    "_internal/_miniaudio.abi3.so",
    "_internal/base_library.zip",
    "_internal/libpython3.11.so.1.0",
    "_internal/libxcb-util.so.1",
    "_internal/python3.11/lib-dynload/math.so",
    "_internal/sixtysix_gui/ai/two/solver/terms.abi3.so",
    "_internal/sixtysix_gui/resources/languages/languages.toml",
)
MODULES = ("PySide6", "json", "miniaudio", "platformdirs", "sixtysix_gui", "typing_extensions")
FONTS = ("Cabin-Regular.otf", "SixtysixSans-Regular.ttf", "Vollkorn-Bold.ttf")
INSIDE = {
    "Sixty-Six": "MIT",
    "Qt": "LGPL-3.0-only",
    "PySide and Shiboken": "LGPL-3.0-only",
    "Python": "PSF-2.0",
    "platformdirs": "MIT",
    "typing_extensions": "PSF-2.0",
    "miniaudio": "MIT",
    "cffi": "MIT-0",
    "Vollkorn": "OFL-1.1",
    "Cabin": "OFL-1.1",
    "Sixtysix Sans": "OFL-1.1",
    "Cython": "Apache-2.0",
    "ICU": "ICU",
    "X libraries": "MIT",
    "PyInstaller": "GPL-2.0-or-later WITH Bootloader-exception",
}
"""What is inside the stand-in below, with its licence."""


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the names of a frozen program's files, on Linux, and true typefaces."""
    folder = tmp_path / "program"
    for name in FILES:
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(name, encoding="utf-8")
    fonts = folder / "_internal" / "sixtysix_gui" / "resources" / "fonts"
    fonts.mkdir()
    for name in FONTS:
        (fonts / name).write_bytes((ROOT / "resources" / "fonts" / name).read_bytes())
    monkeypatch.setattr(sbom, "frozen_modules", _modules)
    monkeypatch.setattr(sbom, "DIST", tmp_path)
    monkeypatch.setattr(sbom, "version_of_package", _version)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return folder


def _modules(_: Path) -> set[str]:
    return set(MODULES)


def _version(package: str) -> str:
    return f"9.{len(package)}"


def bill_of(program: Path) -> dict[str, Any]:
    return json.loads(sbom.build_sbom(program).read_text(encoding="utf-8"))


def licence_of(component: Mapping[str, Any]) -> str:
    (licence,) = component["licenses"]
    return str(licence.get("expression") or licence["license"]["id"])


def test_everything_that_is_inside_is_named_with_its_licence(program: Path) -> None:
    bill = bill_of(program)
    assert (bill["bomFormat"], bill["specVersion"]) == ("CycloneDX", "1.6")
    assert bill["metadata"]["timestamp"].startswith("2023-11-14T22:13:20")
    whole = bill["metadata"]["component"]
    assert (whole["type"], whole["version"]) == ("application", str(project.version()))
    parts = {part["name"]: part for part in (whole, *bill["components"])}
    assert {name: licence_of(part) for name, part in parts.items()} == INSIDE
    assert all(part["copyright"] for part in parts.values())
    dependencies = {each["ref"]: each.get("dependsOn", []) for each in bill["dependencies"]}
    assert set(dependencies[whole["bom-ref"]]) == {part["bom-ref"] for part in bill["components"]}


def test_what_made_the_bill_is_named(program: Path) -> None:
    (tool,) = bill_of(program)["metadata"]["tools"]["components"]
    assert (tool["name"], tool["version"]) == (sbom.__name__, str(project.version()))


@pytest.mark.parametrize(
    ("publisher", "authors", "supplier"),
    [
        (Publisher(), None, None),
        (Publisher(homepage="https://example.org/x"), None, None),
        (Publisher("The Owner"), [{"name": "The Owner"}], {"name": "The Owner"}),
        (
            Publisher("O", "https://example.org/x", "https://github.com/o/x", "o@example.org"),
            [{"name": "O", "email": "o@example.org"}],
            {
                "name": "O",
                "url": ["https://example.org/x", "https://github.com/o/x"],
                "contact": [{"email": "o@example.org"}],
            },
        ),
    ],
)
def test_who_publishes_the_program_is_named_where_somebody_does(
    publisher: Publisher,
    authors: object,
    supplier: object,
    program: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sbom, "read_publisher", lambda: publisher)
    told = bill_of(program)["metadata"]
    assert (told.get("authors"), told.get("supplier")) == (authors, supplier)


def test_versions_are_those_of_what_is_inside(program: Path) -> None:
    parts = {part["name"]: part for part in bill_of(program)["components"]}
    assert parts["Python"]["version"] == platform.python_version()
    assert parts["Qt"]["version"] == version("PySide6-Essentials")
    assert parts["ICU"]["version"] == "73"
    assert parts["PySide and Shiboken"]["purl"] == "pkg:pypi/pyside6-essentials@9.18"
    assert parts["cffi"]["purl"] == "pkg:pypi/cffi@9.4"
    assert "version" not in parts["X libraries"]
    # as the designers number them, by fc-query
    assert parts["Vollkorn"]["version"] == "4.105"
    assert parts["Qt"]["externalReferences"][0]["type"] == "source-distribution"


def test_what_is_not_inside_is_not_named(program: Path) -> None:
    (program / "_internal" / "_miniaudio.abi3.so").unlink()
    names = {each.name.partition(",")[0] for each in sbom.inside(program, {"sixtysix_gui"})}
    assert names == set(INSIDE) - {"miniaudio", "platformdirs", "typing_extensions"}


def test_the_same_program_gives_the_same_bill(program: Path) -> None:
    first = sbom.build_sbom(program).read_bytes()
    assert sbom.build_sbom(program).read_bytes() == first
    (program / "_internal" / "libxcb-util.so.1").rename(program / "_internal" / "libxcb-x.so.1")
    assert json.loads(sbom.build_sbom(program).read_bytes())["serialNumber"] not in str(first)


@pytest.mark.parametrize(
    ("file", "modules"),
    [
        ("_internal/numpy/_core/umath.so", ()),
        ("_internal/numpy-2.4.6.dist-info/METADATA", ()),
        ("_internal/numpy/_core/umath.pyd", ()),
        ("", ("numpy",)),
    ],
)
def test_a_part_that_nobody_knows_is_refused(
    file: str, modules: Sequence[str], program: Path
) -> None:
    """Its licence would have to be listed, as in the program's own list."""
    if file:
        (program / file).parent.mkdir(parents=True, exist_ok=True)
        (program / file).write_text("", encoding="utf-8")
    with pytest.raises(InstallerError, match=r"parts\.toml does not tell of numpy"):
        sbom.inside(program, {*MODULES, *modules})


def test_a_library_of_the_system_is_named_by_its_sum(program: Path) -> None:
    (program / "_internal" / "VCRUNTIME140.dll").write_bytes(b"abc")
    (found,) = [part for part in bill_of(program)["components"] if part["type"] == "file"]
    # the digest of "abc" is an example of FIPS 180-2
    digest = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    assert found["name"] == "VCRUNTIME140.dll"
    assert found["hashes"] == [{"alg": "SHA-256", "content": digest}]


@pytest.mark.parametrize("file", ["_ctypes.pyd", "select.pyd", "python311.dll"])
def test_modules_of_python_may_lie_beside_the_program(file: str, program: Path) -> None:
    (program / "_internal" / file).write_text("", encoding="utf-8")
    (python,) = [part for part in sbom.inside(program, MODULES) if part.name == "Python"]
    assert file in python.files


def test_every_part_that_is_looked_for_is_in_the_list_of_licences() -> None:
    named = {part["name"] for part in tomllib.loads(sbom.PARTS.read_text("utf-8"))["part"]}
    assert named - {trace.part for trace in sbom.TRACES} == {"NSIS, in the installer for Windows"}
    assert {trace.part for trace in sbom.TRACES} <= named


@pytest.mark.parametrize(
    ("system", "machine", "name"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-aarch64"),
        ("win32", "AMD64", "windows"),
        ("darwin", "arm64", "macos-arm64"),
        ("darwin", "x86_64", "macos-x86_64"),
    ],
)
def test_a_release_has_one_for_each_system(
    system: str, machine: str, name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(platform, "machine", lambda: machine)
    assert sbom.system_name() == name
    assert f"sixtysix-{{version}}-{name}.cdx.json" in (*files.NEEDED, *files.OTHERS)


def test_a_program_that_was_not_frozen_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InstallerError, match="cannot be listed"):
        sbom.frozen_modules(tmp_path)
