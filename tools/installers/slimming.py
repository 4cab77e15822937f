"""What of Qt and of the system the frozen program takes along: only what it can reach.

PyInstaller collects every plugin that belongs to a module of Qt, and whatever those are linked
with. Here the plugins are chosen by name, and of Qt's libraries those stay that the chosen plugins
and modules need, directly or through each other.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import PurePath, PurePosixPath

from sixtysix_gui.languages import codes

Entry = tuple[str, str, str]
"""A line of PyInstaller's tables: the name inside the program, the file, its kind."""

UNUSED_MODULES = (
    "PySide6.QtNetwork",
    "_bz2",
    "_lzma",
    "_ssl",
    "_hashlib",  # SHA-256 is built into Python, without the megabytes of OpenSSL
    "bz2",
    "lzma",
    "ssl",
    "tkinter",
    "unittest",
    "pydoc",
    "doctest",
    "pdb",
    "readline",
    "xml",
    "Cython",
    "setuptools",
    "pip",
)
"""Modules that nothing here imports, though something of the standard library names them."""
ONLY_ON_LINUX = ("PySide6.QtDBus",)
"""What the desktop wants is asked through it; Windows and macOS have no D-Bus."""

PLUGINS = {
    "platforms": ("xcb", "wayland", "offscreen", "windows", "cocoa"),
    "imageformats": ("svg",),
    "iconengines": ("svgicon",),
    "platforminputcontexts": (
        "composeplatforminputcontextplugin",
        "ibusplatforminputcontextplugin",
    ),
    "platformthemes": ("xdgdesktopportal",),
    "styles": ("modernwindowsstyle",),
    "wayland-shell-integration": ("xdg-shell",),
    "wayland-decoration-client": ("bradient", "adwaita"),
    "wayland-graphics-integration-client": (),
    "xcbglintegrations": (),
}
"""The plugins that stay, by folder: screens, SVG, typing with dead keys, dialogs of the desktop."""

HELPERS = (
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-render-util",
    "libxcb-util",
    "libxcb-xkb",
    "libxkbcommon-x11",
    "libxkbcommon",
    "libffi",
)
"""Small libraries that a desktop may lack: of the X window system, and the one behind ctypes.

A system with a C library that is new enough may still have an older libffi.
Every other library of a Linux system is left to it: those that talk to the graphics driver or the
session must fit it, and C++'s must not be older than the driver's.
"""

QT_TRANSLATIONS = tuple(f"qtbase_{code}" for code in codes())
_QT_TEXTS = re.compile(r"PySide6/(Qt/)?translations/")
_UNUSED_DLLS = ("opengl32sw", "d3dcompiler")  # drawing by OpenGL on Windows, which widgets do not
_QT_DLL = re.compile(r"Qt6\w+\.dll$")
_FRAMEWORK = re.compile(r"\.framework/")


def left_out(platform: str) -> tuple[str, ...]:
    """Return the modules that the frozen program lacks on a platform, as ``sys.platform`` names it.

    >>> "PySide6.QtDBus" in left_out("win32"), "PySide6.QtDBus" in left_out("linux")
    (True, False)
    """
    return UNUSED_MODULES if platform == "linux" else (*UNUSED_MODULES, *ONLY_ON_LINUX)


def keep_plugins(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out the plugins of Qt that are not chosen."""
    return [entry for entry in entries if _is_chosen_plugin(entry[0])]


def keep_texts(entries: Iterable[Entry]) -> list[Entry]:
    """Leave out Qt's texts in languages that the program does not speak."""
    return [
        entry
        for entry in entries
        if not _QT_TEXTS.match(_slashes(entry[0]))
        or PurePosixPath(_slashes(entry[0])).stem in QT_TRANSLATIONS
    ]


def keep_libraries(
    entries: Iterable[Entry], imports: Callable[[str], Iterable[str]], *, linux: bool
) -> list[Entry]:
    """Leave out the libraries that nothing reaches, and on Linux those that the system has.

    Args:
        entries: binaries, from which ``keep_plugins`` has taken some.
        imports: gives the files that a binary is linked with.
        linux: whether the program is for Linux.
    """
    found = list(entries)
    if linux:
        found = [entry for entry in found if not _is_of_linux_system(entry)]
    found = [entry for entry in found if not has_stem(entry[0], _UNUSED_DLLS)]
    reached = reachable([file for name, file, _ in found if not _is_qt_library(name)], imports)
    return [
        entry for entry in found if not _is_qt_library(entry[0]) or base_name(entry[1]) in reached
    ]


def reachable(roots: Iterable[str], imports: Callable[[str], Iterable[str]]) -> set[str]:
    """Return the names of all files that these are linked with, directly or not, and their own.

    >>> links = {"program": ["a"], "a": ["b"], "c": ["b"]}
    >>> sorted(reachable(["program"], lambda file: links.get(file, [])))
    ['a', 'b', 'program']
    """
    waiting = list(roots)
    seen: set[str] = set()
    while waiting:
        file = waiting.pop()
        if base_name(file) in seen:
            continue
        seen.add(base_name(file))
        waiting.extend(imports(file))
    return seen


def base_name(file: str) -> str:
    """Return a file's name without its folder, as systems that ignore case compare it."""
    return PurePath(file).name.lower()


def has_stem(name: str, stems: Iterable[str]) -> bool:
    """Return whether a library's file has one of these names, whatever its number.

    >>> has_stem("libxcb-util.so.1", ["libxcb-util"]), has_stem("libxcb.so.1", ["libxcb-util"])
    (True, False)
    """
    plain = base_name(name)
    return any(plain.startswith((f"{stem}.", f"{stem}_")) for stem in stems)


def _is_chosen_plugin(name: str) -> bool:
    parts = _slashes(name).split("/")
    if "plugins" not in parts:
        return True
    folder, stem = parts[parts.index("plugins") + 1], PurePosixPath(parts[-1]).stem
    plain = stem.removeprefix("lib").removeprefix("q")
    return plain in {chosen.removeprefix("q") for chosen in PLUGINS.get(folder, ())}


def _is_of_linux_system(entry: Entry) -> bool:
    name, _, kind = entry
    if kind != "BINARY" or "/" in name:
        return False  # of a package, or an extension module of Python
    return not (name.startswith("libpython") or has_stem(name, HELPERS))


def _is_qt_library(name: str) -> bool:
    """Whether this is one of the libraries in Qt's own folder, not a plugin nor a module."""
    plain = _slashes(name)
    if _QT_DLL.match(plain):
        return True  # PyInstaller may lay those of Windows beside the program
    if not plain.startswith("PySide6/") or "/plugins/" in plain:
        return False
    if _FRAMEWORK.search(plain) or "/lib/" in plain:
        return True
    return bool(re.match(r"(Qt6|icu|opengl|d3d|avcodec|libEGL|libGLES)", PurePosixPath(plain).name))


def _slashes(name: str) -> str:
    return name.replace("\\", "/")
