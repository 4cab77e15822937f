"""One file that runs on any Linux, by appimagetool."""

from __future__ import annotations

import platform
import shutil
import tempfile
from pathlib import Path

from tools.installers.folder import built_folder
from tools.installers.linux_parts import ICONS, place_desktop_files, place_program
from tools.installers.project import DIST, PACKAGING, run, source_date, version


def build_appimage() -> None:
    """Lay out the folder and let appimagetool pack it.

    Raises:
        InstallerError: if there is no appimagetool, or it fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "Sixty-Six.AppDir"
        lay_out(built_folder(), folder)
        target = DIST / f"sixtysix-{version()}-{platform.machine()}.AppImage"
        run(["appimagetool", str(folder), str(target)], SOURCE_DATE_EPOCH=str(source_date()))


def lay_out(program: Path, folder: Path) -> None:
    """Lay the files where an AppImage has them."""
    usr = folder / "usr"
    place_program(program, usr, {"sixtysix": "bin", "sixtysix-cli": "bin"})
    place_desktop_files(usr)
    shutil.copy(PACKAGING / "appimage" / "AppRun", folder / "AppRun")
    (folder / "AppRun").chmod(0o755)
    (folder / "sixtysix.desktop").symlink_to("usr/share/applications/sixtysix.desktop")
    shutil.copy(ICONS / "sixtysix-256.png", folder / "sixtysix.png")
    (folder / ".DirIcon").symlink_to("sixtysix.png")
