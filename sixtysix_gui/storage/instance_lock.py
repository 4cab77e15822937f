"""One process a data folder: a lock of the operating system that dies with its process."""

import contextlib
import errno
import os
import sys
from pathlib import Path

from sixtysix_gui.storage.files.errors import StorageError, Trouble
from sixtysix_gui.storage.files.folders import existing

FILE_NAME = "in-use.lock"

if sys.platform == "win32":
    import msvcrt

    _TAKEN = (errno.EACCES, errno.EDEADLK, 0)
    """What Windows says of a byte that another process has locked, at once or after waiting.

    Wine gives 0.
    """

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

    def _unlock(descriptor: int) -> None:
        """Unlock the byte by name: at a mere close, Windows takes its time to do so."""
        msvcrt.locking(descriptor, msvcrt.LK_UNLCK, 1)
else:
    import fcntl

    _TAKEN = (errno.EWOULDBLOCK,)

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _unlock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_UN)


class InstanceLock:
    """The right to use a data folder; the file stays, only the lock on it counts."""

    def __init__(self, folder: Path) -> None:
        """Take the folder; nothing is locked yet."""
        self._path = folder / FILE_NAME
        self._descriptor: int | None = None

    def acquire(self) -> bool:
        """Take the lock; False if another process has it.

        Raises:
            StorageError: if the folder cannot be used at all.
        """
        if self._descriptor is not None:
            return True
        existing(self._path.parent)
        try:
            descriptor = os.open(self._path, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as error:
            raise StorageError(Trouble.NOT_LOCKED, self._path, error) from error
        try:
            _lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in _TAKEN:
                return False
            raise StorageError(Trouble.NOT_LOCKED, self._path, error) from error
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Release the lock, if it is held."""
        if self._descriptor is not None:
            with contextlib.suppress(OSError):  # closing gives it back as well
                _unlock(self._descriptor)
            os.close(self._descriptor)
            self._descriptor = None
