"""What is left out of the frozen program is imported by nothing, on any of the three systems."""

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.installers.bundled import bundled_distributions, foreign_modules
from tools.installers.slimming import ONLY_ON_LINUX, UNUSED_MODULES, left_out

ROOT = Path(__file__).parents[2]
SYSTEMS = ("linux", "win32", "darwin")
PORTAL = "sixtysix_gui.windows.desktop.desktop_portal"
"""The only module that needs what Linux alone has; `asked_on` loads it there."""
UNIX_ONLY = ("fcntl", "grp", "pwd", "resource", "termios")
"""Modules of the standard library that Windows lacks."""

# All that comes from elsewhere is loaded first, as the system that this is: what matters is which
# names our own modules ask for when they are loaded as another system would load them.
PROGRAM = """
import pkgutil, sys, types
from importlib import import_module

system, portal, *blocked = sys.argv[1:]
import sixtysix_gui
names = [each.name for each in pkgutil.walk_packages(sixtysix_gui.__path__, "sixtysix_gui.")]
names = [name for name in names if not name.endswith("__main__")]
for name in names:
    import_module(name)
for name in [name for name in sys.modules if name.partition(".")[0] == "sixtysix_gui"]:
    del sys.modules[name]
if system == "win32":
    sys.modules["msvcrt"] = types.ModuleType("msvcrt")
sys.platform = system
sys.modules.update(dict.fromkeys(blocked))
for name in names:
    if name != portal or system == "linux":
        import_module(name)
"""


def load_as(system: str, *blocked: str) -> subprocess.CompletedProcess[str]:
    """Load every module of the program as a system would, without the blocked ones."""
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, system, PORTAL, *blocked],
        cwd=ROOT,
        env={**os.environ, "SIXTYSIX_INTERPRETED": "1", "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot be taken for another system")
@pytest.mark.parametrize("system", SYSTEMS)
def test_every_module_loads_without_what_is_left_out(system: str) -> None:
    absent = UNIX_ONLY if system == "win32" else ()
    said = load_as(system, *left_out(system), *absent)
    assert (said.returncode, said.stderr) == (0, "")


@pytest.mark.skipif(sys.platform == "win32", reason="Windows cannot be taken for another system")
def test_a_module_that_is_missed_is_noticed() -> None:
    said = load_as("linux", "PySide6.QtDBus")
    assert said.returncode != 0
    assert "desktop_portal" in said.stderr


def imported_by(file: Path) -> Iterator[str]:
    """Name all that a file imports anywhere, also inside functions."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def askers(modules: tuple[str, ...]) -> set[str]:
    """Name the modules of the program that ask for one of these, or for something inside them."""
    found: set[str] = set()
    for file in (ROOT / "sixtysix_gui").rglob("*.py"):
        for name in imported_by(file):
            if any(name == each or name.startswith(f"{each}.") for each in modules):
                found.add(".".join(file.relative_to(ROOT).with_suffix("").parts))
    return found


def test_nothing_asks_for_what_is_left_out_even_late() -> None:
    assert askers(UNUSED_MODULES) == set()
    assert askers(ONLY_ON_LINUX) == {PORTAL}


def test_only_its_own_packages_go_into_the_program() -> None:
    assert {"pyside6-essentials", "platformdirs", "typing-extensions"} <= bundled_distributions()
    assert {"pytest", "hypothesis", "babel", "pip"} <= set(foreign_modules())
    assert {"PySide6", "shiboken6", "platformdirs", "sixtysix_gui"}.isdisjoint(foreign_modules())
