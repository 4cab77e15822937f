"""The installer for Windows, by NSIS; it can be made on Linux, too, from a folder of Windows."""

from __future__ import annotations

import os
from pathlib import Path

from tools.installers.folder import built_folder
from tools.installers.project import DIST, MIME_TYPE, PACKAGING, ROOT, run, version
from tools.installers.windows_version import numbers

SCRIPT = PACKAGING / "windows" / "sixtysix.nsi"


def build_nsis(folder: Path | None = None, target: Path | None = None) -> Path:
    """Make the installer and give its place.

    Args:
        folder: the frozen program, by default the one that was built.
        target: where the installer goes, by default among everything that was built.
    """
    made = target or DIST / f"sixtysix-{version()}-windows.exe"
    defined = {
        "VERSION": version(),
        "FILE_VERSION": ".".join(map(str, numbers(version()))),
        "FOLDER": str(folder or built_folder()),
        "TARGET": str(made),
        "ICON": str(ROOT / "resources" / "icons" / "sixtysix.ico"),
        "LICENCE": str(ROOT / "LICENSE"),
        "MIME_TYPE": MIME_TYPE,
    }
    sign = os.environ.get("SIXTYSIX_WINDOWS_SIGN", "")
    if sign:  # a command that signs the file at its end
        defined["SIGN"] = sign
    run(["makensis", "-V2", *(f"-D{name}={value}" for name, value in defined.items()), str(SCRIPT)])
    return made
