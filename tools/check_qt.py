"""Loads the parts of Qt that the game needs and says which library of the system is missing.

Called by environment.sh with "offscreen", "window" or "tools" (those that tests and translations
use); exit status 1 and one line when something is missing.
"""

import ctypes
import subprocess
import sys
from pathlib import Path

_PLUGINS = {"offscreen": "libqoffscreen.so", "window": "libqxcb.so"}


def trouble_with(part: str) -> str:
    """Return the loader's complaint about a part of Qt, empty where everything loads."""
    try:
        from PySide6 import QtCore, QtDBus, QtGui, QtSvg, QtTest, QtWidgets
    except ImportError as error:
        return str(error)
    modules = (QtDBus, QtGui, QtSvg, QtTest, QtWidgets)
    if sys.platform != "linux" or not all(modules):
        return ""
    try:
        if part == "tools":
            subprocess.run(
                [Path(QtCore.__file__).with_name("lupdate"), "-version"],
                capture_output=True,
                text=True,
                check=True,
            )
        else:
            folder = QtCore.QLibraryInfo.path(QtCore.QLibraryInfo.LibraryPath.PluginsPath)
            ctypes.CDLL(str(Path(folder, "platforms", _PLUGINS[part])))
    except subprocess.CalledProcessError as error:
        return str(error.stderr).strip()
    except OSError as error:
        return str(error)
    return ""


if __name__ == "__main__":
    complaint = trouble_with(sys.argv[1])
    print(complaint)
    sys.exit(bool(complaint))
