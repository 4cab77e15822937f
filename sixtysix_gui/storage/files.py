"""Files read and written safely: wholly old or wholly new, and never endless."""

import contextlib
import errno
import glob
import json
import os
import re
import stat
import sys
import time
from collections.abc import Callable
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import cast

from sixtysix_gui.sentences import marks
from sixtysix_gui.storage.folders import PART, StorageError, Trouble, existing

mark = marks("SystemErrors")

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
    part = target.with_name(f".{target.name}.{os.urandom(8).hex()}{PART}")
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
        cause = OSError(errno.EINVAL, mark("it is not a regular file"))
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


_MEGABYTE = 1024 * 1024
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe that no one writes to waits for ever without this."""


def read_plain_file(path: Path, most: int) -> bytes:
    """Read a file of at most ``most`` bytes.

    Raises:
        OSError: if it cannot be read, is no plain file or is larger.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | _NOT_WAITING)
    except ValueError as error:  # a zero byte, or half a letter
        raise OSError(errno.EINVAL, "no file can have such a name", str(path)) from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, mark("it is not a regular file"), str(path))
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(descriptor)  # open() leaves it open where it fails, as for a folder
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // _MEGABYTE} megabytes", str(path))
    return data


def too_large() -> OSError:
    """Return the error of what no file may hold, though the disk has room for it."""
    return OSError(errno.EFBIG, os.strerror(errno.EFBIG))


def set_file_aside(path: Path, now: datetime) -> Path:
    """Rename a file to ``damaged-YYYYMMDD-HHMMSS`` with its suffix, and return its new path.

    Of a symbolic link the file at its end is renamed, in its own folder; the link stays. A file
    that cannot be renamed stays, and its own path is given.
    """
    with contextlib.suppress(OSError):
        path = link_end(path)
    stem = f"damaged-{now:%Y%m%d-%H%M%S}"
    names = (stem if number == 1 else f"{stem}-{number}" for number in count(1))
    free = (path.with_name(name + path.suffix) for name in names)
    target = next(place for place in free if not os.path.lexists(place))
    with contextlib.suppress(OSError):
        patiently(lambda: path.rename(target))
        return target
    return path


LARGEST_FILE = 4 * 1024 * 1024
"""Bytes of a file that may still hold what is looked for."""


class DamagedFileError(Exception):
    """A file that holds no JSON object."""

    def __init__(self, path: Path) -> None:
        """Keep the file."""
        super().__init__(f"{path} does not hold what it should.")
        self.path = path


def read_object(path: Path) -> dict[str, object]:
    """Read a file; an empty object if there is none.

    Raises:
        StorageError: if the file cannot be read.
        DamagedFileError: if it holds no JSON object.
    """
    try:
        data = read_plain_file(path, LARGEST_FILE)
    except FileNotFoundError:
        return {}
    except OSError as error:
        if error.errno == errno.EFBIG:
            raise DamagedFileError(path) from error
        raise StorageError(Trouble.NOT_READ, path, error) from error
    try:
        stored: object = json.loads(data)
    except (ValueError, RecursionError) as error:
        raise DamagedFileError(path) from error
    if not isinstance(stored, dict):
        raise DamagedFileError(path)
    return cast("dict[str, object]", stored)


def write_object(path: Path, values: dict[str, object]) -> None:
    """Replace a file by an object, readable for people.

    Raises:
        StorageError: if it cannot be written; the old content is then untouched.
    """
    try:
        text = json.dumps(values, ensure_ascii=False, indent=2, sort_keys=True) + "\n"
    except RecursionError as error:  # Python 3.12 reads what it cannot write
        cause = ValueError("what is there is nested too deeply")
        raise StorageError(Trouble.NOT_WRITTEN, path, cause) from error
    write_atomically(path, text.encode("utf-8", errors="backslashreplace"))
