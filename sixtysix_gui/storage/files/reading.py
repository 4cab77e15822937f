"""Files read whole, but neither endless ones nor devices and pipes that never answer."""

import errno
import os
import stat
from pathlib import Path

_MEGABYTE = 1024 * 1024
_NOT_WAITING = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0)
"""Opening a pipe that nobody writes to waits for ever without this."""


def read_plain_file(path: Path, most: int) -> bytes:
    """Read a file of at most so many bytes.

    Raises:
        OSError: if it cannot be read, is no plain file or is larger.
    """
    try:
        descriptor = os.open(path, os.O_RDONLY | _NOT_WAITING)
    except ValueError as error:  # a zero byte, or half a letter
        raise OSError(errno.EINVAL, "no file can have such a name", str(path)) from error
    try:
        if not stat.S_ISREG(os.fstat(descriptor).st_mode):
            raise OSError(errno.EINVAL, "it is not a plain file", str(path))
        with open(descriptor, "rb", closefd=False) as file:
            data = file.read(most + 1)
    finally:
        os.close(descriptor)  # open() leaves it open where it fails, as for a folder
    if len(data) > most:
        raise OSError(errno.EFBIG, f"it is larger than {most // _MEGABYTE} megabytes", str(path))
    return data
