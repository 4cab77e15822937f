"""The running game on the disk: one file of records, replaced after every move."""

import logging
from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from sixtysix_gui.sentences import of_system, to_translate
from sixtysix_gui.storage.files.atomic import (
    link_end,
    patiently,
    remove_leftovers,
    write_atomically,
)
from sixtysix_gui.storage.files.errors import Notice, StorageError, Trouble
from sixtysix_gui.storage.files.folders import check_writable
from sixtysix_gui.storage.files.reading import read_plain_file, set_file_aside

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
            raise StorageError(
                Trouble.NOT_WRITTEN,
                self.path,
                OSError(to_translate("SystemErrors", "it is only read")),
            )
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
            return Saved(None, self.set_aside(to_translate("SystemErrors", "it is not a text")))
        if not text.strip():
            return Saved(None, self.set_aside(to_translate("SystemErrors", "it is empty")))
        return Saved(text)

    def set_aside(self, reason: str) -> Notice:
        """Rename a save that cannot be used, so that nothing is lost, and say so."""
        path = self.path if self._only_reads else set_file_aside(self.path, self._now())
        logging.getLogger(__name__).warning("save set aside as %s: %s", path, reason)
        return Notice(Trouble.SAVE_DAMAGED, path, of_system(reason.rstrip(".")))

    def _keep_unread(self) -> None:
        if self.path.is_file() and set_file_aside(self.path, self._now()) == self.path:
            cause = OSError(
                to_translate("SystemErrors", "the save there can be neither read nor renamed")
            )
            raise StorageError(Trouble.NOT_WRITTEN, self.path, cause)
        self._is_unread = False

    def clear(self) -> None:
        """Remove the save: there is no game. One that could not be read may hold one and stays.

        Raises:
            StorageError: if it cannot be removed.
        """
        if self._only_reads or self._is_unread:
            why = (
                to_translate("SystemErrors", "it is only read")
                if self._only_reads
                else to_translate("SystemErrors", "it could not be read")
            )
            raise StorageError(Trouble.NOT_REMOVED, self.path, OSError(why))
        try:
            patiently(lambda: link_end(self.path).unlink(missing_ok=True))
        except OSError as error:
            raise StorageError(Trouble.NOT_REMOVED, self.path, error) from error
