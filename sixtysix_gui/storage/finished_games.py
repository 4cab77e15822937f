"""Finished games on the disk, for good: 66R in the folder ``games``, one file a month."""

from __future__ import annotations

import os
import stat
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, datetime
from functools import cached_property
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

from sixtysix_gui.storage import month_files
from sixtysix_gui.storage.files import remove_leftovers, write_atomically
from sixtysix_gui.storage.folders import Notice, existing
from sixtysix_gui.storage.month_files import (
    CHANGING,
    FOLDER,
    SUFFIX,
    holds_game,
    is_blank,
    months_in,
    read_month,
    remove_month,
    text_of,
    without_game,
)

if TYPE_CHECKING:
    from sixtysix_gui.storage.deleted_games import DeletedGames


@dataclass(frozen=True)
class FinishedGame:
    """A game that is over, as the text of its records.

    ``name`` is what the tag ``Game`` of its records says; it may be empty. ``days`` are the dates
    (ISO 8601) on which its deals were dealt, in order, each of them empty where it is not known.
    """

    name: str
    days: tuple[str, ...]
    text: str


class FinishedGames:
    """The finished games of one data folder; hold its ``InstanceLock`` while keeping games."""

    def __init__(self, data_folder: Path, now: Callable[[], datetime] = datetime.now) -> None:
        """Take the folder; ``now`` dates games that have no date, and names of damaged files."""
        self.folder = data_folder / FOLDER
        self._data_folder = data_folder
        self._now = now

    @cached_property
    def _deleted(self) -> DeletedGames:
        """What was deleted, which is asked for first when a game has ended."""
        from sixtysix_gui.storage.deleted_games import DeletedGames

        return DeletedGames(self._data_folder, self._now)

    def keep(self, game: FinishedGame) -> Notice | None:
        """Keep a game; say so if a damaged file had to be set aside for it.

        Raises:
            StorageError: if it cannot be kept, or not be taken out of a month in which it ended
                otherwise before; all other games are untouched.
        """
        with CHANGING:
            if self._deleted.holds(game.name, game.text):
                return None  # it lies on the table still, and its end is told of at each start
            return self._keep(game)

    def _keep(self, game: FinishedGame) -> Notice | None:
        existing(self.folder)
        month = self._month(game)
        place, notice = self._add(month, game)
        for each in _months(game) | {month}:
            for other in filter(Path.exists, self._parts(each)):
                if other != place:
                    _take_out(other, game.name)
        return notice

    def _add(self, month: str, game: FinishedGame) -> tuple[Path | None, Notice | None]:
        """Keep a game in the first file of a month with room; return that, and what to report."""
        notice: Notice | None = None
        for path in self._parts(month):
            remove_leftovers(path)
            kept, set_aside = read_month(path, self._now())
            notice = notice or set_aside
            if kept is not None and _add(path, kept, game):
                return path, notice
        return None, notice

    def size(self) -> int:
        """Return how many bytes all of them take; what cannot be looked at counts nothing."""
        with suppress(OSError):
            return sum(map(_size_of, self.folder.glob(f"*{SUFFIX}")))
        return 0

    def _parts(self, month: str) -> Iterator[Path]:
        """Return the files of a month in order, the last one not begun yet."""
        for number in count(1):
            path = self.folder / f"{month}{'' if number == 1 else f'-{number}'}{SUFFIX}"
            yield path
            if not os.path.lexists(path):
                return

    def _month(self, game: FinishedGame) -> str:
        """Return the month of the last deal; without a date, that in which the game is already.

        A game without a date would else be kept once more in every month in which it is told of.
        """
        month = _month(game.days[-1])
        if month:
            return month
        others = reversed(months_in(self.folder))
        there = (file for file in others if holds_game(text_of(file), game.name, game.text))
        found = next(there, None)
        return (self._now().date().isoformat() if found is None else found.name)[: len("2026-01")]


def _add(path: Path, kept: str, game: FinishedGame) -> bool:
    """Keep a game with the others of a file; False where they leave no room for it."""
    if holds_game(kept, game.name, game.text):
        return True
    rest = without_game(kept, game.name)
    text = f"{rest}\n{game.text}" if rest else game.text
    data = text.encode("utf-8", errors="replace")
    if rest and len(data) > month_files.LARGEST_FILE:
        return False
    write_atomically(path, data)
    return True


def _month(day: str) -> str:
    """Return the month of a date, ``2026-01``; empty for what is no date."""
    try:
        return date.fromisoformat(day).isoformat()[:7]
    except ValueError:
        return ""


def _months(game: FinishedGame) -> set[str]:
    """Return the months in which a game may have ended before its end was taken back."""
    return {month for month in map(_month, game.days) if month}


def _take_out(path: Path, name: str) -> None:
    """Take a game out of a month, if it is there; a month without any other one is removed.

    Raises:
        StorageError: if it cannot be written or removed.
    """
    text = text_of(path)
    rest = without_game(text, name)
    if not is_blank(rest):
        if rest.rstrip() != text.rstrip():
            write_atomically(path, rest.encode("utf-8"))
    elif text:
        remove_month(path)


def _size_of(file: Path) -> int:
    with suppress(OSError):
        found = file.stat()
        return found.st_size if stat.S_ISREG(found.st_mode) else 0
    return 0
