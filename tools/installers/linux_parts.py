"""What a Linux desktop is told about the program: packaging/linux, filled in and placed."""

from __future__ import annotations

import gzip
import shutil
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from tools.installers.project import APP_ID, PACKAGING, ROOT, source_date, version

SOURCES = PACKAGING / "linux"
ICONS = ROOT / "resources" / "icons"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Those of the icons that desktops look for."""
MANUALS = ("sixtysix.6", "sixtysix-cli.6")


def filled_in(template: Path) -> str:
    """Give a file's text with version and date."""
    day = datetime.fromtimestamp(source_date(), UTC).strftime("%Y-%m-%d")
    text = template.read_text(encoding="utf-8")
    return text.replace("@VERSION@", version()).replace("@DATE@", day)


def place_desktop_files(usr: Path, program: str = "sixtysix") -> None:
    """Lay menu entry, description, type of records, icons and manuals below a folder like /usr.

    ``program`` is what the menu entry starts.
    """
    share = usr / "share"
    metainfo = f"{APP_ID}.metainfo.xml"
    for source, place in (
        ("sixtysix.desktop", share / "applications" / "sixtysix.desktop"),
        (metainfo, share / "metainfo" / metainfo),
        ("sixtysix.xml", share / "mime" / "packages" / "sixtysix.xml"),
    ):
        write(place, filled_in(SOURCES / source).replace("@PROGRAM@", program).encode())
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        place = icons / f"{size}x{size}" / "apps" / "sixtysix.png"
        write(place, (ICONS / f"sixtysix-{size}.png").read_bytes())
    write(icons / "scalable" / "apps" / "sixtysix.svg", (ICONS / "sixtysix.svg").read_bytes())
    for manual in MANUALS:
        write(share / "man" / "man6" / f"{manual}.gz", zipped(filled_in(SOURCES / manual)))


def place_program(folder: Path, usr: Path, names: Mapping[str, str]) -> None:
    """Lay the frozen program below a folder like /usr, with links to it from these folders."""
    library = usr / "lib" / "sixtysix"
    shutil.copytree(folder, library, symlinks=True)
    (library / "sixtysix-cli").unlink(missing_ok=True)
    for name, place in names.items():
        (usr / place).mkdir(parents=True, exist_ok=True)
        (usr / place / name).symlink_to("../lib/sixtysix/sixtysix")


def zipped(text: str) -> bytes:
    """Compress a text, the same bytes every time."""
    return gzip.compress(text.encode(), compresslevel=9, mtime=0)


def write(place: Path, content: bytes) -> None:
    """Write a file that everybody may read."""
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_bytes(content)
    place.chmod(0o644)
