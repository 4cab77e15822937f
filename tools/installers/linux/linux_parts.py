"""What a Linux desktop is told about the program: packaging/linux, filled in and placed."""

from __future__ import annotations

import gzip
import shutil
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path

from sixtysix_gui import APP_ID
from tools.installers.app_stores import description_for_stores
from tools.installers.linux.completions import PLACES, completion
from tools.installers.project import PACKAGING, ROOT, source_date, version
from tools.releases.program_texts import SOURCE_LANGUAGE, program_texts

SOURCES = PACKAGING / "linux"
ICONS = ROOT / "resources" / "icons"
ICON_SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Those of the icons that desktops look for."""
DESKTOP_FILE = f"{APP_ID}.desktop"
MANUALS = ("sixtysix.6", "sixtysix-cli.6")


def manuals() -> list[Path]:
    """List the manuals: the English ones, and below a folder for each language its own."""
    return [file for name in MANUALS for file in sorted((SOURCES / "man").rglob(name))]


def filled_in(template: Path) -> str:
    """Return a file's text with version, date and the application's identity."""
    day = datetime.fromtimestamp(source_date(), UTC).strftime("%Y-%m-%d")
    text = template.read_text(encoding="utf-8")
    for mark, value in (("@VERSION@", str(version())), ("@DATE@", day), ("@APP_ID@", APP_ID)):
        text = text.replace(mark, value)
    return text


def menu_texts() -> str:
    """Return the lines of the menu entry about the program, each in every language."""
    texts = program_texts()
    keywords = {
        language: "".join(f"{word};" for word in words)
        for language, words in texts.keywords.items()
    }
    said = {
        "Name": texts.name,
        "GenericName": texts.kind,
        "Comment": texts.summary,
        "Keywords": keywords,
    }
    return "\n".join(
        f"{key}={text}" if language == SOURCE_LANGUAGE else f"{key}[{language}]={text}"
        for key, by_language in said.items()
        for language, text in by_language.items()
    )


def place_desktop_files(usr: Path, program: str = "sixtysix") -> None:
    """Lay menu entry, description, type of records, icons and manuals below a folder like /usr.

    ``program`` is what the menu entry starts.
    """
    share = usr / "share"
    entry = filled_in(SOURCES / "sixtysix.desktop")
    entry = entry.replace("@PROGRAM@", program).replace("@TEXTS@", menu_texts())
    write(share / "applications" / DESKTOP_FILE, entry.encode())
    records = filled_in(SOURCES / "sixtysix.xml")
    write(share / "mime" / "packages" / f"{APP_ID}.xml", records.encode())
    write(share / "metainfo" / f"{APP_ID}.metainfo.xml", description_for_stores().encode())
    icons = share / "icons" / "hicolor"
    for size in ICON_SIZES:
        place = icons / f"{size}x{size}" / "apps" / f"{APP_ID}.png"
        write(place, (ICONS / f"sixtysix-{size}.png").read_bytes())
    scalable = (ICONS / "sixtysix.svg").read_bytes()
    write(icons / "scalable" / "apps" / f"{APP_ID}.svg", scalable)
    for manual in manuals():
        place = share / "man" / manual.parent.relative_to(SOURCES / "man") / "man6"
        write(place / f"{manual.name}.gz", zipped(filled_in(manual)))


def place_completions(usr: Path) -> None:
    """Lay what shells complete for sixtysix-cli below a folder like /usr.

    Raises:
        InstallerError: if there is no shtab.
    """
    for shell, place in PLACES.items():
        write(usr / "share" / place, completion(shell).encode())


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


if __name__ == "__main__":  # as the recipe for Flatpak calls it, with a folder like /usr
    place_desktop_files(Path(sys.argv[1]))
    place_completions(Path(sys.argv[1]))
