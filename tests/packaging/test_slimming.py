"""What the frozen program takes along of Qt and of the system."""

import ast
import json
import os
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.helpers.processes.ran import ran
from tests.helpers.rows import each_row
from tools.installers.bundled import bundled_distributions, foreign_modules
from tools.installers.slimming import (
    ONLY_ON_LINUX,
    UNUSED_MODULES,
    Entry,
    keep_libraries,
    keep_plugins,
    keep_texts,
    left_out,
    reachable,
)

PLUGINS = "PySide6/Qt/plugins"


def binary(name: str, folder: str = "/qt") -> Entry:
    return (name, f"{folder}/{name.rpartition('/')[2]}", "BINARY")


@each_row(
    ("name", "stays"),
    [
        (f"{PLUGINS}/platforms/libqxcb.so", True),
        (f"{PLUGINS}/platforms/libqwayland.so", True),
        (f"{PLUGINS}/platforms/libqeglfs.so", False),
        (f"{PLUGINS}/imageformats/libqsvg.so", True),
        (f"{PLUGINS}/imageformats/libqjpeg.so", False),
        (f"{PLUGINS}/tls/libqopensslbackend.so", False),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\platforms\\qdirect2d.dll", False),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        (f"{PLUGINS}/platforms/libqcocoa.dylib", True),
        ("PySide6/QtCore.abi3.so", True),
        ("libpython3.11.so.1.0", True),
    ],
)
def test_plugins_are_chosen_by_name(name: str, stays: bool) -> None:
    assert keep_plugins([binary(name)]) == ([binary(name)] if stays else [])


@each_row(
    ("name", "stays"),
    [
        ("PySide6/Qt/translations/qtbase_de.qm", True),
        ("PySide6/Qt/translations/qtbase_fr.qm", False),
        ("PySide6\\translations\\qtbase_de.qm", True),
        ("PySide6\\translations\\qt_de.qm", False),
        ("sixtysix_gui/resources/languages/de/sixtysix_de.qm", True),
        ("sixtysix_gui/resources/languages/de/LC_MESSAGES/sixtysix-cli.mo", True),
    ],
)
def test_only_our_languages_of_qt_stay(name: str, stays: bool) -> None:
    entry = (name, f"/qt/{name}", "DATA")
    assert keep_texts([entry]) == ([entry] if stays else [])


LINKS = {
    "QtWidgets.abi3.so": ["libQt6Widgets.so.6", "libpyside6.abi3.so"],
    "libQt6Widgets.so.6": ["libQt6Gui.so.6"],
    "libQt6Gui.so.6": ["libQt6Core.so.6", "libGL.so.1"],
    "libqxcb.so": ["libQt6XcbQpa.so.6", "libxcb-cursor.so.0"],
    "libQt6Core.so.6": ["libQt6Gui.so.6"],  # a circle must not matter
}


def imports(file: str) -> Iterable[str]:
    return [f"/qt/{name}" for name in LINKS.get(file.rpartition("/")[2], [])]


def test_only_reached_libraries_of_qt_stay() -> None:
    entries = [
        binary("PySide6/QtWidgets.abi3.so"),
        binary(f"{PLUGINS}/platforms/libqxcb.so"),
        *(binary(f"PySide6/Qt/lib/libQt6{name}.so.6") for name in ("Widgets", "Gui", "Core")),
        binary("PySide6/Qt/lib/libQt6XcbQpa.so.6"),
        binary("PySide6/Qt/lib/libQt6Network.so.6"),
        binary("PySide6/libpyside6.abi3.so.6.11"),
    ]
    kept = [name for name, _, _ in keep_libraries(entries, imports, linux=True)]
    assert "PySide6/Qt/lib/libQt6Network.so.6" not in kept
    assert len(kept) == len(entries) - 1


@each_row(
    ("name", "stays"),
    [
        ("libxcb-cursor.so.0", True),
        ("libxcb.so.1", False),
        ("libxkbcommon-x11.so.0", True),
        ("libpython3.11.so.1.0", True),
        ("libstdc++.so.6", False),
        ("libglib-2.0.so.0", False),
        ("python3.11/lib-dynload/zlib.cpython-311-x86_64-linux-gnu.so", True),
        ("sixtysix_gui/ai/two/search/tree.abi3.so", True),
    ],
)
def test_linux_keeps_its_own_libraries(name: str, stays: bool) -> None:
    kept = keep_libraries([binary(name, "/usr/lib")], imports, linux=True)
    assert bool(kept) is stays


def test_other_systems_lack_the_libraries_of_c() -> None:
    entry = binary("MSVCP140.dll")
    assert keep_libraries([entry], imports, linux=False) == [entry]


def test_what_draws_by_opengl_on_windows_is_left_out() -> None:
    entry = binary("PySide6\\opengl32sw.dll")
    assert keep_libraries([entry], imports, linux=False) == []


# who is linked with whom in PySide6 6.11 for Windows, as far as it leads to the network
WINDOWS_LINKS = {
    "QtWidgets.pyd": ["Qt6Widgets.dll", "Qt6Gui.dll", "Qt6Core.dll"],
    "Qt6Widgets.dll": ["Qt6Gui.dll", "Qt6Core.dll"],
    "Qt6Gui.dll": ["Qt6Core.dll"],
    "qwindows.dll": ["Qt6Gui.dll", "Qt6Core.dll"],
    "qtuiotouchplugin.dll": ["Qt6Network.dll", "Qt6Gui.dll"],
    "qschannelbackend.dll": ["Qt6Network.dll", "Qt6Core.dll"],
    "QtNetwork.pyd": ["Qt6Network.dll", "Qt6Core.dll"],
}


def windows_imports(file: str) -> Iterable[str]:
    return [f"/qt/{name}" for name in WINDOWS_LINKS.get(file.rpartition("/")[2], [])]


@each_row("place", ["PySide6\\", ""])
@each_row("uses_it", [False, True])
def test_the_network_stays_out_of_windows_unless_it_is_used(place: str, uses_it: bool) -> None:
    libraries = [f"{place}Qt6{name}.dll" for name in ("Widgets", "Gui", "Core", "Network")]
    plugins = ["platforms\\qwindows", "generic\\qtuiotouchplugin", "tls\\qschannelbackend"]
    modules = ["PySide6\\QtWidgets.pyd", *(["PySide6\\QtNetwork.pyd"] if uses_it else [])]
    names = [*libraries, *modules, *(f"PySide6\\plugins\\{plugin}.dll" for plugin in plugins)]
    entries = [(name, f"/qt/{name.rpartition(chr(92))[2]}", "BINARY") for name in names]
    kept = [
        name for name, *_ in keep_libraries(keep_plugins(entries), windows_imports, linux=False)
    ]
    assert (f"{place}Qt6Network.dll" in kept) is uses_it
    assert {*libraries[:3], "PySide6\\plugins\\platforms\\qwindows.dll"} <= set(kept)
    assert not [name for name in kept if "generic" in name or "tls" in name]


def test_reaching_follows_links_once() -> None:
    links = {"a": ["b", "c"], "b": ["a"], "c": ["d"], "x": ["y"]}
    assert reachable(["a"], lambda file: links.get(file, [])) == {"a", "b", "c", "d"}


# What is left out of the frozen program is imported by nothing, on any of the three systems.


ROOT = Path(__file__).parents[2]
SYSTEMS = ("linux", "win32", "darwin")
PORTAL = "sixtysix_gui.windows.desktop.desktop_portal"
"""The only module that needs what Linux alone has; `asked_on` loads it there."""
UNIX_ONLY = ("fcntl", "grp", "pwd", "resource", "termios")
"""Modules of the standard library that Windows lacks."""

# What is unused is blocked from the beginning, for other packages and Python's library too. What
# another system lacks is blocked later: by then all that comes from elsewhere is loaded as on this
# system, and what matters is which names our own modules ask for as another one.
PROGRAM = """
import json, pkgutil, sys, types
from importlib import import_module

portal, unused, late, systems, chosen = json.loads(sys.argv[1])
sys.modules.update(dict.fromkeys(unused))
import sixtysix_gui
names = [each.name for each in pkgutil.walk_packages(sixtysix_gui.__path__, "sixtysix_gui.")]
names = chosen or [name for name in names if not name.endswith("__main__")]
for name in [*names, *late]:
    import_module(name)
loaded = dict(sys.modules)
for system, absent in systems.items():
    sys.modules.clear()
    sys.modules.update(
        (name, each) for name, each in loaded.items() if name.partition(".")[0] != "sixtysix_gui"
    )
    if system == "win32":
        sys.modules["msvcrt"] = types.ModuleType("msvcrt")
    sys.platform = system
    sys.modules.update(dict.fromkeys(absent))
    for name in names:
        if name != portal or system == "linux":
            import_module(name)
    print(system)
"""


def load_as(
    systems: Mapping[str, Sequence[str]], *, late: Sequence[str] = (), only: Sequence[str] = ()
) -> str:
    """Load every module of the program, or a few, as systems would; give what it complains of.

    Each system lacks some modules; what is loaded late is loaded as well.
    """
    task = json.dumps([PORTAL, UNUSED_MODULES, late, systems, only])
    said = ran(
        [sys.executable, "-c", PROGRAM, task],
        env={**os.environ, "SIXTYSIX_INTERPRETED": "1", "QT_QPA_PLATFORM": "offscreen"},
    )
    assert bool(said.returncode) is bool(said.stderr)
    assert said.stderr or said.stdout.split() == list(systems)
    return said.stderr


no_windows = pytest.mark.skipif(
    sys.platform == "win32", reason="Windows cannot be taken for another system"
)


@no_windows
def test_every_module_loads_without_what_is_left_out() -> None:
    absent = {
        system: [name for name in left_out(system) if name not in UNUSED_MODULES]
        for system in SYSTEMS
    }
    absent["win32"] += UNIX_ONLY
    assert load_as(absent, late=asked_of_python()) == ""


@no_windows
@each_row(
    ("absent", "late", "told"),
    [
        (["PySide6.QtDBus"], [], "desktop_portal"),
        ([], ["plistlib"], "xml"),  # which asks for it on its part
    ],
)
def test_a_module_that_is_missed_is_noticed(absent: list[str], late: list[str], told: str) -> None:
    assert told in load_as({"linux": absent}, late=late, only=[PORTAL])


@cache
def imports_of_sources() -> dict[str, frozenset[str]]:
    """All that every module of the program imports anywhere."""
    return {
        ".".join(file.relative_to(ROOT).with_suffix("").parts): frozenset(
            imported_in(ast.parse(file.read_text(encoding="utf-8")))
        )
        for file in sorted((ROOT / "sixtysix_gui").rglob("*.py"))
    }


def imported_in(tree: ast.Module) -> Iterator[str]:
    """Name all that a module imports anywhere: at its top, in functions, by a name as text."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            called = node.func.attr if isinstance(node.func, ast.Attribute) else node.func
            called = called.id if isinstance(called, ast.Name) else called
            if called in {"import_module", "__import__"}:
                yield str(node.args[0].value)


def asked_of_python() -> list[str]:
    """The modules of Python's library that the program imports anywhere, if they are here."""
    asked = {name.partition(".")[0] for names in imports_of_sources().values() for name in names}
    return sorted(name for name in asked & sys.stdlib_module_names if find_spec(name) is not None)


def askers(modules: tuple[str, ...]) -> set[str]:
    """Name the modules of the program that ask for one of these, or for something inside them."""
    return {
        asker
        for asker, names in imports_of_sources().items()
        for name in names
        if any(name == each or name.startswith(f"{each}.") for each in modules)
    }


def test_nothing_asks_for_what_is_left_out_even_late() -> None:
    assert askers(UNUSED_MODULES) == set()
    assert askers(ONLY_ON_LINUX) == {PORTAL}


@each_row(
    "late", ["import ssl", "from xml import sax", "import_module('ssl')", "__import__('bz2')"]
)
def test_a_late_import_is_seen(late: str) -> None:
    asked = set(imported_in(ast.parse(f"def later():\n    {late}\n")))
    assert asked & set(UNUSED_MODULES)


def test_only_its_own_packages_go_into_the_program() -> None:
    assert {"pyside6-essentials", "platformdirs", "typing-extensions"} <= bundled_distributions()
    assert {"pytest", "hypothesis", "babel", "pip"} <= set(foreign_modules())
    assert {"PySide6", "shiboken6", "platformdirs", "sixtysix_gui"}.isdisjoint(foreign_modules())
