"""One file that runs on any Linux, by appimagetool."""

from __future__ import annotations

import platform
import shutil
import tempfile
from pathlib import Path

from sixtysix_gui import APP_ID
from tools.installers.linux.linux_parts import (
    DESKTOP_FILE,
    ICONS,
    place_desktop_files,
    place_program,
)
from tools.installers.project import DIST, PACKAGING, run, source_date, version
from tools.installers.tried import tried_folder
from tools.releases.publisher import Publisher, read_publisher


def build_appimage() -> None:
    """Lay out the folder and let appimagetool pack it; packaging/appimage/fetch-tool fetches that.

    Raises:
        InstallerError: if there is no appimagetool, or it fails.
    """
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch) / "Sixty-Six.AppDir"
        lay_out(tried_folder(), folder)
        target = DIST / f"sixtysix-{version()}-{platform.machine()}.AppImage"
        update = update_information(read_publisher())
        told = ["--updateinformation", update] if update else []
        date = str(source_date())
        command = ["appimagetool", *told, str(folder), str(target)]
        run(command, cwd=DIST, SOURCE_DATE_EPOCH=date)  # where it writes what updates read


def update_information(publisher: Publisher) -> str:
    """Say where newer ones are found, as AppImage's tools for updates want it, or nothing.

    >>> update_information(Publisher(repository="https://github.com/owner/name"))
    'gh-releases-zsync|owner|name|latest|sixtysix-*-x86_64.AppImage.zsync'
    """
    if not publisher.repository:
        return ""
    place = publisher.github_name.replace("/", "|")
    return f"gh-releases-zsync|{place}|latest|sixtysix-*-{platform.machine()}.AppImage.zsync"


def lay_out(program: Path, folder: Path) -> None:
    """Lay the files where an AppImage has them."""
    usr = folder / "usr"
    place_program(program, usr, {"sixtysix": "bin", "sixtysix-cli": "bin"})
    place_desktop_files(usr)
    shutil.copy(PACKAGING / "appimage" / "AppRun", folder / "AppRun")
    (folder / "AppRun").chmod(0o755)
    (folder / DESKTOP_FILE).symlink_to(f"usr/share/applications/{DESKTOP_FILE}")
    icon = f"{APP_ID}.png"
    shutil.copy(ICONS / "sixtysix-256.png", folder / icon)
    (folder / ".DirIcon").symlink_to(icon)
