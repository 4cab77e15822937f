"""The frozen program as a .tar.xz for any Linux, the same bytes every time."""

from __future__ import annotations

import platform
import tarfile
import tempfile
from pathlib import Path

from tools.installers.linux.linux_parts import place_desktop_files
from tools.installers.project import DIST, source_date, version
from tools.installers.tried import tried_folder

PRESET = 9
"""How hard xz tries."""


def build_archive() -> Path:
    """Pack the program and what a desktop is told about it; give the archive."""
    name = f"sixtysix-{version()}"
    target = DIST / f"{name}-linux-{platform.machine()}.tar.xz"
    with tempfile.TemporaryDirectory() as scratch:
        parts = Path(scratch)
        place_desktop_files(parts)
        with tarfile.open(target, "w:xz", preset=PRESET, format=tarfile.PAX_FORMAT) as archive:
            for root, below in ((tried_folder(), name), (parts, name)):
                for path in sorted(root.rglob("*")):
                    if path.is_dir() and not path.is_symlink():
                        continue
                    inside = f"{below}/{path.relative_to(root).as_posix()}"
                    add(archive, path, inside)
    return target


def add(archive: tarfile.TarFile, path: Path, inside: str) -> None:
    """Add a file or link as anybody's, with the common date."""
    entry = archive.gettarinfo(path, inside)
    entry.uid = entry.gid = 0
    entry.uname = entry.gname = ""
    entry.mtime = source_date()
    if entry.isreg():
        with path.open("rb") as content:
            archive.addfile(entry, content)
    else:
        archive.addfile(entry)
