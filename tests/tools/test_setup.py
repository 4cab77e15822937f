"""What setup.py compiles is there as a whole or not at all: in the checkout and in a wheel."""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zipfile import ZipFile

import pytest

from tools.compile_modules import working_compiler
from tools.compiled_modules import ROOT, compiled_modules

pytestmark = [
    pytest.mark.window,
    pytest.mark.skipif(sys.platform == "win32", reason="the failing compiler is a shell script"),
    pytest.mark.skipif(working_compiler() is None, reason="no C compiler works here"),
]
IN_PLACE = ("--inplace", "--build-lib", "built", "--build-temp", "temp")
LIKE_A_WHEEL = ("--build-lib", "built", "--build-temp", "temp")
NEEDED = (
    *("setup.py", "README.md", "packaging/project.toml", "sixtysix_gui/__init__.py"),
    *("tools/__init__.py", "tools/compiled_modules.py"),
)
FAILS = """#!/bin/sh
case "$*" in *two.c*) exit 1 ;; esac
exec $COMPILER "$@"
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """Two modules to compile by the project's own setup.py."""
    pytest.importorskip("Cython", reason="Cython is not installed")
    folder = tmp_path / "project"
    (folder / "tools").mkdir(parents=True)
    (folder / "sixtysix_gui").mkdir()
    (folder / "packaging").mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, folder / name)
    shutil.copytree(ROOT / "tools" / "releases", folder / "tools" / "releases")
    for name in ("one", "two"):
        (folder / "sixtysix_gui" / f"{name}.py").write_text("def f(x):\n    return x\n", "utf-8")
        (folder / "sixtysix_gui" / f"{name}.pxd").write_text("cpdef int f(int x)\n", "utf-8")
    return folder


def build(
    project: Path, *options: str, compiler: str = "", command: str = "build_ext", pure: bool = False
) -> str:
    environment = {name: value for name, value in os.environ.items() if name != "SIXTYSIX_PURE"}
    environment |= {"CC": compiler or working_compiler() or "", "CFLAGS": "-O0"}
    environment |= {"SIXTYSIX_PURE": "1"} if pure else {}
    environment["COMPILER"] = working_compiler() or ""
    done = subprocess.run(
        [sys.executable, "setup.py", "--quiet", command, *options],
        cwd=project,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def failing_compiler(folder: Path) -> str:
    """A compiler that cannot compile `two`."""
    script = folder / "cc"
    script.write_text(FAILS, encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def compiled_files(folder: Path) -> Iterator[Path]:
    for suffix in EXTENSION_SUFFIXES:
        yield from folder.rglob(f"*{suffix}")


def names(folder: Path) -> set[str]:
    return {file.name.partition(".")[0] for file in compiled_files(folder)}


@pytest.mark.parametrize("options", [IN_PLACE, LIKE_A_WHEEL], ids=["in place", "wheel"])
def test_where_one_fails_there_is_none(project: Path, options: tuple[str, ...]) -> None:
    said = build(project, *options, compiler=failing_compiler(project.parent))
    assert "nothing is compiled, and so slower, because of sixtysix_gui.two" in said
    place = "sixtysix_gui" if options is IN_PLACE else "built"
    assert names(project / place) == set()
    build(project, *options)
    assert names(project / place) == {"one", "two"}
    if options is IN_PLACE:
        assert all(module.is_current() for module in compiled_modules(project))


@pytest.mark.parametrize(
    ("compiles", "pure", "ending"),
    [
        (True, False, "-cp311-abi3-*.whl"),
        (False, False, "-py3-none-any.whl"),
        (True, True, "-py3-none-any.whl"),
    ],
    ids=["compiled", "no compiler", "pure"],
)
def test_a_wheel_is_named_by_what_is_in_it(
    project: Path, compiles: bool, pure: bool, ending: str
) -> None:
    (project / "sixtysix_gui" / "resources").mkdir()
    (project / "sixtysix_gui" / "resources" / "__init__.py").touch()
    compiler = "" if compiles else failing_compiler(project.parent)
    build(project, command="bdist_wheel", compiler=compiler, pure=pure)
    (wheel,) = (project / "dist").glob("*.whl")
    assert list((project / "dist").glob(f"*{ending}")) == [wheel]
    inside = ZipFile(wheel).namelist()
    assert {f"sixtysix_gui/{name}.py" for name in ("one", "two")} <= set(inside)
    native = [name for name in inside if name.endswith(tuple(EXTENSION_SUFFIXES))]
    assert len(native) == (0 if "any" in ending else 2)


def test_after_a_killed_build_no_file_of_it_is_trusted(project: Path) -> None:
    build(project, *IN_PLACE)
    whole = {file.name: file.stat().st_size for file in compiled_files(project / "sixtysix_gui")}
    for file in compiled_files(project / "built"):  # as the linker leaves them when it is killed
        file.write_bytes(file.read_bytes()[:-100])
    (project / "temp" / "unfinished").touch()
    build(project, *IN_PLACE)
    again = {file.name: file.stat().st_size for file in compiled_files(project / "sixtysix_gui")}
    assert again == whole
    assert not (project / "temp" / "unfinished").exists()
