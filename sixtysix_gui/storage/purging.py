"""Says what was kept for long enough, by a clock that may be wrong."""

from collections.abc import Callable
from datetime import date, datetime, timedelta
from pathlib import Path

from sixtysix_gui.storage.files import read_plain_file, write_atomically

KEPT_FOR = timedelta(days=30)
LOOKED = "looked.txt"
"""Has the day on which was last looked for what may go."""
_LONGEST_LOOK = 100


class Look:
    """A look at what may go.

    A clock may be wrong for a while: so one look is never enough, the day that is written down and
    the file's own time have to agree, and nothing from the future goes.
    """

    def __init__(self, folder: Path, now: Callable[[], datetime]) -> None:
        """Look today; ``folder`` has the day of the look before."""
        self._path = folder / LOOKED
        self._now = now()
        self._before = self._last()

    def lets_go(self, path: Path, day: date) -> bool:
        """Return whether a file may go that is kept since a day: as of today, and the look before.

        The look before was on another day.
        """
        before = self._before
        if before is None or before >= self._now.date() or before - day < KEPT_FOR:
            return False
        try:
            age = self._now.timestamp() - path.lstat().st_mtime
        except OSError:
            return False
        return age >= KEPT_FOR.total_seconds()

    def note(self) -> None:
        """Write down that was looked today.

        Raises:
            StorageError: if that cannot be written.
        """
        today = self._now.date()
        if today != self._before:
            write_atomically(self._path, f"{today.isoformat()}\n".encode())

    def _last(self) -> date | None:
        try:
            return date.fromisoformat(read_plain_file(self._path, _LONGEST_LOOK).decode().strip())
        except (OSError, ValueError):
            return None
