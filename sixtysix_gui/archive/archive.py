"""The archive of one data folder: all games that are kept in it, as rows, and their records."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Lock, RLock
from typing import TypeVar

from sixtysix_gui.archive import index as indexes
from sixtysix_gui.archive import index_rows
from sixtysix_gui.archive.building import (
    Building,
    Progress,
    Unreadable,
    unreadable_in,
)
from sixtysix_gui.archive.coach_rows import CoachRows
from sixtysix_gui.archive.index import BuildStoppedError, Index, IndexClosedError, ShouldStop
from sixtysix_gui.archive.rows import ALL, DealRow, Filter, GameRow, PlaceInFile, RulesText, fits
from sixtysix_gui.archive.texts import records_in, texts_in
from sixtysix_gui.coach.summaries import DecisionSummary
from sixtysix_gui.records import DealRecord, RecordError, read_records
from sixtysix_gui.records.errors import Reason
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.sentences import marks, of_error, of_system
from sixtysix_gui.storage.databases import is_busy, remove
from sixtysix_gui.storage.files import read_plain_file
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.storage.month_files import FOLDER, LARGEST_FILE, game_text

mark = marks("SystemErrors")

_Found = TypeVar("_Found")
_MOST_TRIES = 3
"""Tries to build: one, one with a new file, and one without a file."""
_GONE = mark("the game is no longer there")
_log = logging.getLogger(__name__)


@dataclass(frozen=True)
class ArchiveSize:
    """How many games there are, open ones among them, and how many of them are open."""

    games: int
    open: int


@dataclass(frozen=True)
class BuildReport:
    """What came of bringing the index up to date.

    ``changed`` says that rows are others than before; ``notice`` is what a person should know.
    """

    changed: bool = False
    unreadable: tuple[Unreadable, ...] = ()
    notice: Notice | None = None


class ArchiveError(Exception):
    """A game whose records cannot be read; ``str()`` is an English sentence.

    ``cause`` is a RecordError where a record is at fault.
    """

    def __init__(self, path: Path, details: str, cause: Exception | None = None) -> None:
        """Keep which file it is, and why it cannot be read."""
        self.notice = Notice(Trouble.GAME_NOT_READ, path, details)
        self.cause = cause
        super().__init__(str(self.notice))


class Archive:
    """All games of a data folder. Rows may be asked for in one thread while another one builds.

    ``version`` is another number whenever rows may be others.
    """

    def __init__(
        self,
        data_folder: Path,
        *,
        only_reads: bool = False,
        now: Callable[[], datetime] = datetime.now,
        tell_damage: Callable[[], None] = lambda: None,
    ) -> None:
        """Take the folder; nothing is read yet.

        Only who holds the ``InstanceLock`` of the folder writes its index; without it, with
        ``only_reads``, the archive has one in memory. ``now`` dates the names of damaged files,
        and says which days are still to come.
        ``tell_damage`` is called, in any thread, when rows cannot be read: the next build mends it.
        """
        self._data_folder = data_folder
        self._path = data_folder / FOLDER / indexes.NAME
        self._only_reads = only_reads
        self._now = now
        self._tell_damage = tell_damage
        self._coach = CoachRows(data_folder)
        self._lock = RLock()
        self._building = Lock()
        self.version = 0
        self._index: Index | None = None
        self._notice: Notice | None = None
        self._is_checked = self._is_damaged = False
        self._games: tuple[GameRow, ...] | None = None
        self._deals: dict[RulesText | None, tuple[DealRow, ...]] = {}

    # ------------------------------------------------------------------------------- what there is

    def games(self, wanted: Filter = ALL) -> tuple[GameRow, ...]:
        """Return the wanted games: open ones first, then the newest first."""
        rows, today = self._all_games(), self._today
        return rows if wanted == ALL else tuple(row for row in rows if fits(row, wanted, today))

    def games_by(self, rules: RulesText) -> tuple[GameRow, ...]:
        """Return the games by some rules in the same order, without reading any other."""
        return self._read(lambda each: index_rows.games(each, rules)) or ()

    def games_with(self, deal: str, rules: RulesText) -> tuple[GameRow, ...]:
        """Return own games that may have a deal (``deal_name``); that is quick.

        These are the finished ones that do, and all open ones by its rules.
        """
        return self._read(lambda each: index_rows.games_with(each, deal, rules)) or ()

    def deals(self, rules: RulesText | None = None) -> tuple[DealRow, ...]:
        """Return the deals of finished games, the oldest first; by default of all rules."""
        with self._lock:
            version, known = self.version, self._deals.get(rules)
        if known is not None:
            return known
        found = self._read(lambda each: index_rows.deals(each, rules))
        with self._lock:
            if found is not None and version == self.version:
                self._deals[rules] = found
        return found or ()

    def not_looked_back(self, most: int) -> tuple[DealRow, ...]:
        """Return up to ``most`` counted deals that await the coach's review, newest first."""
        return self._read(lambda each: index_rows.not_looked_back(each, most)) or ()

    def decisions(self) -> Iterator[tuple[DealRow, tuple[DecisionSummary, ...]]]:
        """Yield the deals that the coach has looked back at, the oldest first, with his verdicts.

        For each of them a file is read.
        """
        keys = self._read(index_rows.keys_looked_back) or {}
        for deal in self.deals():
            key = keys.get((deal.game, deal.number))
            if deal.coach is not None and key is not None:
                yield deal, self._coach.decisions(key)

    def size(self) -> ArchiveSize:
        """Return how many games there are; that is quick."""
        return ArchiveSize(*(self._read(index_rows.size) or (0, 0)))

    def rules_played(self) -> tuple[RulesText, ...]:
        """Return the rules of finished games, those played last first.

        Games of days that are still to come, by a clock that jumped, come after all others.
        """
        return self._read(lambda each: index_rows.rules_played(each, self._today)) or ()

    def points(self, rules: RulesText) -> tuple[tuple[Seat, tuple[int, ...], int], ...]:
        """Return what counted deals by some rules brought; that is quick.

        Each is a seat of the person, what every party had then, and how often that was so.
        """
        return self._read(lambda each: index_rows.points(each, rules)) or ()

    def unreadable(self) -> tuple[Unreadable, ...]:
        """Return the files whose games cannot be read, as far as that is known."""
        return self._read(lambda each: tuple(unreadable_in(each, self._data_folder))) or ()

    def records_of(self, row: GameRow) -> tuple[DealRecord, ...]:
        """Return the records of a game, all of them checked.

        Raises:
            ArchiveError: if they cannot be read, or are not there any more.
        """
        return self.records_at(row.place)

    def records_at(self, place: PlaceInFile) -> tuple[DealRecord, ...]:
        """Return the records of the game that stands at a place, as ``records_of``."""
        path = self._data_folder / FOLDER / place.file
        try:
            text = read_plain_file(path, LARGEST_FILE).decode("utf-8", errors="replace")
            return read_records(_text_of(text, place), odd_tags=True)
        except OSError as error:
            raise ArchiveError(path, of_error(error), error) from error
        except RecordError as error:
            is_gone = error.reason is Reason.EMPTY
            said = of_system(_GONE) if is_gone else error.sentence.rstrip(".")
            raise ArchiveError(path, said, error) from error

    # --------------------------------------------------------------------------------- the building

    def build(
        self, should_stop: ShouldStop = lambda: False, progress: Progress = lambda _, __: None
    ) -> BuildReport:
        """Bring the index up to date with the files; only what has changed is read.

        ``progress`` is told how many games were read, and of how many. What was read when
        ``should_stop`` says so stays. A second thread waits for the first one.
        """
        with self._building:
            changed = self._build(should_stop, progress)
            with self._lock:
                notice, self._notice = self._notice, None
            return BuildReport(changed, self.unreadable(), notice)

    def _build(self, should_stop: ShouldStop, progress: Progress) -> bool:
        for _ in range(_MOST_TRIES):
            index = self._opened()
            try:
                index = self._whole(index)
                building = Building(
                    self._data_folder, index, self._coach, should_stop, progress, self._forget
                )
                with suppress(BuildStoppedError):
                    building.run()
            except sqlite3.Error as error:
                if is_busy(error):
                    _log.warning("another program holds the index of the archive: %s", error)
                    break  # it is as it was, or as far as it came; the next build goes on
                self._give_up(index, error)
                continue
            return building.is_changed
        return True

    def _whole(self, index: Index) -> Index:
        """Return the index, or another one if something in its file is damaged."""
        is_right = not self._is_damaged and (self._is_checked or index.is_whole())
        self._is_checked, self._is_damaged = True, False
        if is_right:
            return index
        self._give_up(index, sqlite3.DatabaseError())
        return self._opened()

    def _give_up(self, index: Index, error: sqlite3.Error) -> None:
        """Go on without a file that is damaged, or that cannot be written."""
        with self._lock:
            self._forget()
            path = index.path
            cannot_write = isinstance(error, sqlite3.OperationalError)
            if path is None or cannot_write:
                self._index = Index(None) if path is None else indexes.in_memory(path)
                self._notice = self._notice or indexes.not_kept(self._path, error)
                index.close()
                if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_FULL:
                    self._make_room()
            else:
                self._index = None
                index.close()
                self._notice = indexes.set_aside(path, self._now())

    def _make_room(self) -> None:
        """Remove the index from a full disk: the game at the table is to be saved there."""
        with suppress(OSError):
            remove(self._path)

    def close(self) -> None:
        """Let go of the index; whatever is asked for opens it again."""
        with self._lock:
            if self._index is not None:
                self._index.close()
            self._index = None
            self._forget()

    # -------------------------------------------------------------------------------- the reading

    def _forget(self) -> None:
        """Read rows again when they are asked for the next time."""
        with self._lock:
            self.version += 1
            self._games = None
            self._deals.clear()

    @property
    def _today(self) -> str:
        return self._now().date().isoformat()

    def _all_games(self) -> tuple[GameRow, ...]:
        with self._lock:
            version, known = self.version, self._games
        if known is not None:
            return known
        found = self._read(index_rows.games)
        with self._lock:
            if version == self.version:
                self._games = found
        return found or ()

    def _read(self, ask: Callable[[sqlite3.Connection], _Found]) -> _Found | None:
        """Return what is found in the index; None, and a new one next time, if it is damaged.

        The lock is not held meanwhile: a thread that reads all deals keeps no other one waiting.
        """
        for _ in range(_MOST_TRIES):
            try:
                with self._opened().asked() as connection:
                    return ask(connection)
            except IndexClosedError:
                continue  # there is another one by now
            except (sqlite3.Error, LookupError, TypeError, ValueError) as error:
                self._note_unread(error)
                break
        return None

    def _note_unread(self, error: Exception) -> None:
        _log.warning("the index of the archive cannot be read: %s", error)
        if not (isinstance(error, sqlite3.Error) and is_busy(error)):
            self._is_damaged = True
            self._tell_damage()

    def _opened(self) -> Index:
        with self._lock:
            if self._index is None:
                self._index, notice = indexes.opened(
                    self._path, self._now(), may_write=not self._only_reads
                )
                self._notice = self._notice or notice
            return self._index


def _text_of(text: str, place: PlaceInFile) -> str:
    """Return the records of a game as they stand in a file, wherever they are by now."""
    texts = texts_in(text)[place.first : place.first + place.count]
    is_there = len(texts) == place.count
    if is_there and all(
        next(records_in(each)).tags.get("Game", "") == place.game for each in texts
    ):
        return "".join(texts)
    return game_text(text, place.game) if place.game else ""
