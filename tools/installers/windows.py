"""The installer for Windows, by NSIS; it can be made on Linux, too, from a folder of Windows."""

from __future__ import annotations

import os
import shlex
from pathlib import Path

from tools.installers.project import DIST, MIME_TYPE, PACKAGING, ROOT, run, version
from tools.installers.tried import built_folder, tried_folder
from tools.releases.publisher import read_publisher

SIGN = "SIXTYSIX_WINDOWS_SIGN"
"""Names a command that signs the file at its end, in the environment."""
SCRIPT = PACKAGING / "windows" / "sixtysix.nsi"


def sign_programs(folder: Path | None = None) -> None:
    """Sign what is started, if there is something to sign with; the installer signs itself.

    Raises:
        InstallerError: if the command that signs fails.
    """
    sign = os.environ.get(SIGN, "")
    if not sign:
        print(f"{SIGN} is not set: nothing is signed")
        return
    for program in sorted((folder or built_folder()).glob("*.exe")):
        run([*shlex.split(sign, posix=os.name != "nt"), str(program)])


def build_nsis(folder: Path | None = None, target: Path | None = None) -> Path:
    """Make the installer and give its place.

    Args:
        folder: the frozen program, by default the one that was built.
        target: where the installer goes, by default among everything that was built.
    """
    made = target or DIST / f"sixtysix-{version()}-windows.exe"
    publisher = read_publisher()
    defined = {
        "VERSION": str(version()),
        "FILE_VERSION": ".".join(map(str, version().windows)),
        "PUBLISHER": publisher.name,
        "HOMEPAGE": publisher.homepage or publisher.repository,
        "FOLDER": str(folder or tried_folder()),
        "TARGET": str(made),
        "ICON": str(ROOT / "resources" / "icons" / "sixtysix.ico"),
        "LICENCE": str(ROOT / "LICENSE"),
        "MIME_TYPE": MIME_TYPE,
    }
    if sign := os.environ.get(SIGN, ""):
        defined["SIGN"] = sign
    run(["makensis", "-V2", *(f"-D{name}={value}" for name, value in defined.items()), str(SCRIPT)])
    return made
