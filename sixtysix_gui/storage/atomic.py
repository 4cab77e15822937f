"""Files that are either wholly old or wholly new, whenever the program or the machine stops.

The new content goes into a file beside the old one, is forced onto the disk and then takes its
name. Without forcing it (fsync), some file systems show after a loss of power the new name with
nothing behind it. The folder is not forced: after a loss of power the old content under that name
would do, and a killed program loses nothing either way. What fsync costs, benchmarks/storage says.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

from sixtysix_gui.storage.errors import StorageError, Trouble
from sixtysix_gui.storage.folders import existing

PAUSES = (0.01, 0.02, 0.04, 0.08, 0.16)
"""Seconds between tries at a file that somebody else holds."""
_PART = ".part"


def write_atomically(path: Path, data: bytes) -> None:
    """Replace a file by new content, or leave it as it was.

    Raises:
        StorageError: if it cannot be written; the old content is then untouched.
    """
    existing(path.parent)
    part = path.with_name(f".{path.name}.{secrets.token_hex(8)}{_PART}")
    try:
        _write_through(part, data)
        patiently(lambda: part.replace(path))
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        with contextlib.suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise StorageError(Trouble.NOT_WRITTEN, path, error) from error


def patiently(act: Callable[[], object]) -> None:
    """Rename or remove a file, and try again for a moment where that is not allowed.

    On Windows a virus scanner or a search index that is just reading a file keeps it in its place.

    Raises:
        OSError: what the last try said.
    """
    for pause in PAUSES:
        try:
            act()
        except PermissionError:
            time.sleep(pause)
        else:
            return
    act()


def remove_leftovers(folder: Path) -> None:
    """Remove what killed writes left in a folder; whatever cannot be removed stays."""
    with contextlib.suppress(OSError):
        for part in folder.glob(f".*{_PART}"):
            with contextlib.suppress(OSError):
                part.unlink()


def _write_through(part: Path, data: bytes) -> None:
    with part.open("xb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
