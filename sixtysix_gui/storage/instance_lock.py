"""One process a data folder: a lock of the operating system that dies with its process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from sixtysix_gui.storage.errors import StorageError, Trouble
from sixtysix_gui.storage.folders import existing

FILE_NAME = "in-use.lock"

if sys.platform == "win32":
    import msvcrt

    _TAKEN = (PermissionError, BlockingIOError)

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _TAKEN = (BlockingIOError,)

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
        except _TAKEN:
            os.close(descriptor)
            return False
        except OSError as error:
            os.close(descriptor)
            raise StorageError(Trouble.NOT_LOCKED, self._path, error) from error
        self._descriptor = descriptor
        return True

    def release(self) -> None:
        """Give the lock back, if it is held."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
