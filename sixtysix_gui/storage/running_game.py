"""The running game on the disk: one file of records, replaced after every move.

It lies in a folder that one process at a time may write to.
"""

import contextlib
import errno
import logging
import os
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sixtysix_gui.sentences import marks, of_system
from sixtysix_gui.storage.files import (
    link_end,
    patiently,
    read_plain_file,
    remove_leftovers,
    set_file_aside,
    write_atomically,
)
from sixtysix_gui.storage.folders import (
    Notice,
    StorageError,
    Trouble,
    check_writable,
    data_folder,
    existing,
    read_only,
)

mark = marks("SystemErrors")

LOCK_NAME = "in-use.lock"

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
        self._path = folder / LOCK_NAME
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


FILE_NAME = "current.66r"
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of a save; the longest game takes a thousandth of that."""


@dataclass(frozen=True)
class Saved:
    """What was saved: the text of records, or None; and what went wrong, if anything."""

    text: str | None
    warning: Notice | None = None


class Autosave:
    """The save of one data folder; hold the folder's ``InstanceLock`` while using it."""

    def __init__(
        self,
        folder: Path,
        now: Callable[[], datetime] = datetime.now,
        *,
        only_reads: bool = False,
    ) -> None:
        """Take the folder; ``now`` dates the names of damaged saves.

        Without the lock ``only_reads``: nothing in the folder is changed, whatever is asked for.
        """
        self._folder = folder
        self._now = now
        self._only_reads = only_reads
        self._is_unread = False
        if not only_reads:
            remove_leftovers(self.path)

    @property
    def path(self) -> Path:
        """The file of the save."""
        return self._folder / FILE_NAME

    def trouble(self) -> Notice | None:
        """Return why nothing can be saved, if so, as far as that can be found out beforehand."""
        try:
            check_writable(link_end(self.path).parent)
        except StorageError as error:
            return error.notice
        except OSError as error:
            return StorageError(Trouble.NOT_WRITTEN, self.path, error).notice
        return None

    def keep(self) -> None:
        """Set the save aside before another one is written: it could not be used, but may be."""
        self._is_unread = True

    def write(self, text: str) -> None:
        """Save the records of the running game instead of those saved before.

        A save that could not be read may still hold a game; it is set aside first.

        Raises:
            StorageError: if they cannot be written; those saved before are then untouched.
        """
        if self._only_reads:
            raise read_only(Trouble.NOT_WRITTEN, self.path)
        if self._is_unread:
            self._keep_unread()
        write_atomically(self.path, text.encode("utf-8", errors="replace"))

    def load(self) -> Saved:
        """Fetch what was saved; a file that is no text is set aside."""
        try:
            data = read_plain_file(self.path, LARGEST_FILE)
        except FileNotFoundError:
            return Saved(None)
        except OSError as error:
            self.keep()
            return Saved(None, StorageError(Trouble.NOT_READ, self.path, error).notice)
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            return Saved(None, self.set_aside(mark("it is not text")))
        if not text.strip():
            return Saved(None, self.set_aside(mark("it is empty")))
        return Saved(text)

    def set_aside(self, reason: str) -> Notice:
        """Rename a save that cannot be used, so that nothing is lost, and say so."""
        path = self.path if self._only_reads else set_file_aside(self.path, self._now())
        logging.getLogger(__name__).warning("save set aside as %s: %s", path, reason)
        return Notice(Trouble.SAVE_DAMAGED, path, of_system(reason.rstrip(".")))

    def _keep_unread(self) -> None:
        if self.path.is_file() and set_file_aside(self.path, self._now()) == self.path:
            cause = OSError(mark("the saved game there can be neither read nor renamed"))
            raise StorageError(Trouble.NOT_WRITTEN, self.path, cause)
        self._is_unread = False

    def clear(self) -> None:
        """Remove the save: there is no game. One that could not be read may hold one and stays.

        Raises:
            StorageError: if it cannot be removed.
        """
        if self._only_reads:
            raise read_only(Trouble.NOT_REMOVED, self.path)
        if self._is_unread:
            cause = OSError(mark("it could not be read"))
            raise StorageError(Trouble.NOT_REMOVED, self.path, cause)
        try:
            patiently(lambda: link_end(self.path).unlink(missing_ok=True))
        except OSError as error:
            raise StorageError(Trouble.NOT_REMOVED, self.path, error) from error


@dataclass(frozen=True)
class GamePlace:
    """Where the running game is kept, and why it cannot be, if so.

    ``autosave`` is missing where there is no folder, and only reads where ``lock`` is missing.
    ``trouble`` is what a person should know at the start.
    """

    folder: Path
    autosave: Autosave | None = None
    lock: InstanceLock | None = None
    trouble: Notice | None = None


def take_game_place() -> GamePlace | None:
    """Take the data folder for this process alone; None if another one has it."""
    try:
        folder = data_folder()
    except StorageError as error:
        return GamePlace(error.path, trouble=error.notice)
    lock = InstanceLock(folder)
    try:
        if not lock.acquire():
            return None
    except StorageError as error:
        reader = Autosave(folder, only_reads=True)
        return GamePlace(folder, reader, trouble=reader.trouble() or error.notice)
    autosave = Autosave(folder)
    return GamePlace(folder, autosave, lock, autosave.trouble())
