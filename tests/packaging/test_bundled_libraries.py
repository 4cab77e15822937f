"""Every library that the installed packages need is known to the recipe of Debian's package.

It looks at the packages as they are installed here, before anything is frozen: a new version that
is linked with more is seen as soon as it is installed.
"""

import sys
import sysconfig
from importlib.metadata import distribution
from pathlib import Path

import pytest

from tests.helpers.rows import each_row
from tools.installers.linux import deb
from tools.installers.slimming import Entry, base_name, keep_plugins, reachable

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="packages of Debian are made on Linux"
)

MODULES = ("QtCore", "QtGui", "QtWidgets", "QtSvg", "QtDBus")
"""The modules of Qt that the program imports."""


def binaries_of(package: str) -> dict[str, Path]:
    """The binaries of an installed package, by their names inside the program."""
    files = distribution(package).files or ()
    places = {file.as_posix(): Path(str(file.locate())) for file in files}
    return {name: place for name, place in places.items() if deb.is_binary(place)}


def is_root(name: str) -> bool:
    """Whether a binary of PySide is loaded by itself: a module that is imported, or a plugin."""
    return "/plugins/" in name or any(name == f"PySide6/{each}.abi3.so" for each in MODULES)


def test_qt_needs_nothing_unknown() -> None:
    found = binaries_of("PySide6_Essentials") | binaries_of("shiboken6")
    by_name = {base_name(name): place for name, place in found.items()}

    def links(file: str) -> list[str]:
        place = by_name.get(base_name(file))
        return deb.links_of(place) if place is not None else []

    entries: list[Entry] = [(name, str(place), "BINARY") for name, place in found.items()]
    roots = [place for name, place, _ in keep_plugins(entries) if is_root(name)]
    reached = [by_name[name] for name in reachable(roots, links) if name in by_name]
    assert {"libqxcb.so", "qtwidgets.abi3.so"} <= {base_name(str(place)) for place in reached}
    assert deb.libraries_beyond(reached) - deb.PACKAGES.keys() == set()


@each_row("package", ["miniaudio", "cffi"])
def test_sound_needs_nothing_unknown(package: str) -> None:
    found = binaries_of(package)
    assert found
    assert deb.libraries_beyond(found.values()) - deb.PACKAGES.keys() == set()


def test_python_needs_nothing_unknown_to_call_the_system() -> None:
    folder = Path(sysconfig.get_path("platstdlib"), "lib-dynload")
    found = list(folder.glob("_ctypes.*.so"))
    assert deb.libraries_beyond(found) - deb.PACKAGES.keys() == set()
    assert not found or deb.libraries_beyond(found) >= {"libffi.so.8"}


def test_an_unknown_library_is_named() -> None:
    with pytest.raises(deb.InstallerError, match="libnew"):
        deb.packages_for({"libz.so.1", "libnew.so.3"})
