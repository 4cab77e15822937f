"""Finished games on the disk, for good: 66R in the folder ``games``, one file a month.

A file is written as safely as the save: it is wholly old or wholly new, whenever the program is
killed. A game that is told of again, as when it is opened at the next start, is not kept twice, and
one that was taken back and ended otherwise takes the place of what it was.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date, datetime
from itertools import groupby
from pathlib import Path

from sixtysix_gui.records.tags import write_tag
from sixtysix_gui.storage.files.atomic import remove_leftovers, write_atomically
from sixtysix_gui.storage.files.errors import Notice, StorageError, Trouble
from sixtysix_gui.storage.files.folders import existing
from sixtysix_gui.storage.files.reading import read_plain_file
from sixtysix_gui.storage.files.set_aside import set_file_aside

FOLDER = "games"
LARGEST_FILE = 64 * 1024 * 1024
"""Bytes of a month; ten thousand games have fewer."""


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as the text of its records.

    ``name`` is what the tag ``Game`` of its records says, ``day`` the date (ISO 8601) on which its
    last deal was dealt; both may be empty.
    """

    name: str
    day: str
    text: str


class FinishedGames:
    """The finished games of one data folder; hold its ``InstanceLock`` while keeping games."""

    def __init__(self, data_folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        """Take the folder; ``now`` dates games that have no date, and names of damaged files."""
        self.folder = data_folder / FOLDER
        self._now = now

    def keep(self, game: FinishedGame) -> Notice | None:
        """Keep a game; say so if a damaged file had to be set aside for it.

        Raises:
            StorageError: if it cannot be kept; the games kept before are then untouched.
        """
        path = existing(self.folder) / f"{self._month(game.day)}.66r"
        remove_leftovers(path)
        kept, notice = self._kept(path)
        if game.text not in kept:
            text = "\n".join((*_without(kept, game.name), game.text))
            write_atomically(path, text.encode("utf-8", errors="replace"))
        return notice

    def size(self) -> int:
        """Give how many bytes all of them take; what cannot be looked at counts nothing."""
        return sum(_size_of(file) for file in self._files())

    def _files(self) -> Iterator[Path]:
        try:
            yield from self.folder.glob("*.66r")
        except OSError:
            return

    def _month(self, day: str) -> str:
        try:
            found = date.fromisoformat(day)
        except ValueError:
            found = self._now().date()
        return f"{found:%Y-%m}"

    def _kept(self, path: Path) -> tuple[str, Notice | None]:
        """Read a month; a file that holds no records is set aside, and that is told."""
        try:
            data = read_plain_file(path, LARGEST_FILE)
        except FileNotFoundError:
            return "", None
        except OSError as error:
            raise StorageError(Trouble.NOT_READ, path, error) from error
        try:
            text = data.decode("utf-8")
        except UnicodeDecodeError:
            text = "\0"
        if text.startswith("[") and "\0" not in text:
            return text, None
        aside = set_file_aside(path, self._now())
        if aside == path:
            cause = OSError("what is there is damaged and cannot be renamed")
            raise StorageError(Trouble.NOT_WRITTEN, path, cause)
        return "", Notice(Trouble.GAMES_DAMAGED, aside)


def _without(text: str, name: str) -> Iterator[str]:
    """Yield what is kept of other games than the named one, in pieces that end with a line."""
    tag = write_tag("Game", name)
    if name and tag in text:
        yield from (record for record in _records(text) if tag not in record.splitlines())
    elif text:  # as a rule: nothing is to be taken apart
        yield text.rstrip("\n") + "\n"


def _records(text: str) -> Iterator[str]:
    """Take a text apart where tags begin that follow anything else."""
    record = ""
    for is_tag, lines in groupby(text.splitlines(keepends=True), lambda line: line[:1] == "["):
        if is_tag and record:
            yield record.rstrip("\n") + "\n"
            record = ""
        record += "".join(lines)
    if record:
        yield record.rstrip("\n") + "\n"


def _size_of(file: Path) -> int:
    try:
        return file.stat().st_size
    except OSError:
        return 0
