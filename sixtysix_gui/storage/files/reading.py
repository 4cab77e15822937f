"""Files read whole, but neither endless ones nor devices and pipes that never answer.

Ones that cannot be used are renamed, never deleted.
"""

import contextlib
import errno
import os
import stat
from datetime import datetime
from itertools import count
from pathlib import Path

from sixtysix_gui.sentences import to_translate
from sixtysix_gui.storage.files.atomic import link_end, patiently

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
            raise OSError(
                errno.EINVAL, to_translate("SystemErrors", "it is not a plain file"), str(path)
            )
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(descriptor)  # open() leaves it open where it fails, as for a folder
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // _MEGABYTE} megabytes", str(path))
    return data


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
