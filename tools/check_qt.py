"""Loads the parts of Qt that the game needs and says which library of the system is missing.

Called by environment.sh with "offscreen" or "window"; exit status 1 and one line when something
is missing.
"""

import ctypes
import sys
from pathlib import Path

_PLUGINS = {"offscreen": "libqoffscreen.so", "window": "libqxcb.so"}


def trouble_with(part: str) -> str:
    """Returns the loader's complaint about a part of Qt, empty where everything loads."""
    try:
        from PySide6 import QtCore, QtDBus, QtGui, QtSvg, QtTest, QtWidgets
    except ImportError as error:
        return str(error)
    modules = (QtDBus, QtGui, QtSvg, QtTest, QtWidgets)
    if sys.platform != "linux" or not all(modules):
        return ""
    folder = QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath)
    try:
        ctypes.CDLL(str(Path(folder, "platforms", _PLUGINS[part])))
    except OSError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    complaint = trouble_with(sys.argv[1])
    print(complaint)
    sys.exit(bool(complaint))
