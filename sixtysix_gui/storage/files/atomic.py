"""Files that are either wholly old or wholly new, whenever the program or the machine stops.

The new content goes into a file beside the old one, is forced onto the disk and then takes its
name. Without forcing it (fsync), some file systems show after a loss of power the new name with
nothing behind it. The folder is not forced: after a loss of power the old content under that name
would do, and a killed program loses nothing either way. What fsync costs, benchmarks/storage says.

A file may be a symbolic link to where someone keeps it: the link stays, and what it leads to is
replaced. A new file is its owner's alone; one that takes the place of another has its rights.
"""

import contextlib
import errno
import glob
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Callable
from pathlib import Path

from sixtysix_gui.sentences import to_translate
from sixtysix_gui.storage.files.errors import StorageError, Trouble
from sixtysix_gui.storage.files.folders import PART, existing

_MOST_LINKS = 40
"""How many links may lead to one another; Linux follows as many."""
_LEFTOVER = re.compile(rf"\..+\.[0-9a-f]+{re.escape(PART)}")
PRIVATE, AS_USUAL = 0o600, 0o666
"""Rights of a new file: its owner's alone, or what the system gives every file (umask)."""
A_MINUTE = 60.0
"""Seconds after which no write that left a file behind is still running."""
PAUSES = (0.01, 0.02, 0.04, 0.08, 0.16)
"""Seconds between tries at a file that someone else holds."""


def write_atomically(path: Path, data: bytes, rights: int = PRIVATE) -> None:
    """Replace a file by new content, or leave it as it was.

    ``rights`` are those of a file that is new; one that was there keeps its own.

    Raises:
        StorageError: if it cannot be written; the old content is then untouched.
    """
    existing(path.parent)
    target = _place_to_write(path)
    part = target.with_name(f".{target.name}.{secrets.token_hex(8)}{PART}")
    try:
        _write_through(part, data, rights, _rights_of(target))
        patiently(lambda: part.replace(target))
    except (OSError, ValueError) as error:  # ValueError: a name with a zero byte
        with contextlib.suppress(OSError, ValueError):
            part.unlink(missing_ok=True)
        raise StorageError(Trouble.NOT_WRITTEN, target, error) from error


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


def link_end(path: Path) -> Path:
    """Return the file that a path means, at the end of all symbolic links; it may be missing.

    Raises:
        OSError: if the links lead in a circle.
    """
    for _ in range(_MOST_LINKS):
        if not os.path.islink(path):  # unlike Path.is_symlink it never raises
            return path
        path = path.parent / path.readlink()
    raise OSError(errno.ELOOP, os.strerror(errno.ELOOP), str(path))


def remove_leftovers(path: Path, least_age: float = 0.0) -> None:
    """Remove what killed writes left beside a file of ours; whatever cannot be removed stays.

    Where another process may be writing that file just now, ``least_age`` spares what is not so
    many seconds old.
    In a folder to which only a link leads, nothing else is ours: even in that of the file itself,
    for a whole folder may be a link, only names that a killed write gives count.
    """
    with contextlib.suppress(OSError):
        target = link_end(path)
        own = {part for part in path.parent.glob(f".*{PART}") if _LEFTOVER.fullmatch(part.name)}
        for part in own.union(target.parent.glob(f".{glob.escape(target.name)}.*{PART}")):
            with contextlib.suppress(OSError):
                if not least_age or time.time() - part.lstat().st_mtime >= least_age:
                    part.unlink()


def _place_to_write(path: Path) -> Path:
    try:
        target = link_end(path)
    except OSError as error:
        raise StorageError(Trouble.NOT_WRITTEN, path, error) from error
    if target != path and target.exists() and not target.is_file():  # a link to a device, say
        cause = OSError(errno.EINVAL, to_translate("SystemErrors", "it is not a plain file"))
        raise StorageError(Trouble.NOT_WRITTEN, target, cause)
    return target


def _rights_of(target: Path) -> int | None:
    """Return the rights of a file; None where there is none."""
    try:
        return stat.S_IMODE(target.stat().st_mode)
    except (OSError, ValueError):
        return None


def _write_through(part: Path, data: bytes, new: int, kept: int | None) -> None:
    """Write a file with rights for a new one, or with those that are kept."""

    def make(name: str, flags: int) -> int:
        return os.open(name, flags, new if kept is None else PRIVATE)

    with open(part, "xb", opener=make) as file:
        if kept is not None and sys.platform != "win32":
            with contextlib.suppress(OSError):  # a stick, say, knows no rights
                os.fchmod(file.fileno(), kept)
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
