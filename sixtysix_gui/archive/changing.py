"""What leaves the archive and what comes into it: games deleted, put back, exported, taken in."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from pathlib import Path

from sixtysix_gui.archive.deal_reading import day_of, rules_text_of
from sixtysix_gui.archive.reading import games_in, start_of
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.archive.taking_in import FileFault, Intake, TakenIn
from sixtysix_gui.archive.texts import records_in
from sixtysix_gui.sentences import marks
from sixtysix_gui.storage.deleted_games import DeletedGames
from sixtysix_gui.storage.deletion_texts import Deletion
from sixtysix_gui.storage.files import AS_USUAL, write_atomically
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, read_only
from sixtysix_gui.storage.month_files import (
    GameKey,
    game_text,
    is_own,
    plain_records,
    read_games,
    spans_of,
)

mark = marks("SystemErrors")

ShouldStop = Callable[[], bool]


@dataclass(frozen=True)
class Deleted:
    """Games that were deleted together.

    ``missing`` counts those that were not there any more, ``open_games`` those that can be gone on
    with: they are resigned, not deleted. ``copies`` counts those that stood in another month as
    well; their deletions are the last ones. ``trouble`` says why the others were not deleted, where
    these could not be put back either.
    """

    deletions: tuple[Deletion, ...] = ()
    missing: int = 0
    open_games: int = 0
    trouble: Notice | None = None
    copies: int = 0

    @property
    def games(self) -> int:
        """How many games were deleted, each of them once."""
        return _games_of(self.deletions) - self.copies


@dataclass(frozen=True)
class Exported:
    """How many games were written to a file, and how many were not there any more."""

    games: int
    missing: int


class Changes:
    """Changes the games of one data folder; hold its ``InstanceLock`` unless ``only_reads``."""

    def __init__(
        self,
        data_folder: Path,
        *,
        only_reads: bool = False,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        """Take the folder; ``now`` says on which day a game is deleted."""
        self.deleted_games = DeletedGames(data_folder, now, only_reads=only_reads)
        """What can be put back."""
        self._intake = Intake(data_folder)
        self._only_reads = only_reads

    def delete(self, rows: Sequence[GameRow], should_stop: ShouldStop = lambda: False) -> Deleted:
        """Delete games, so that they can be put back for 30 days.

        When ``should_stop`` says so, those of files that are left stay.

        Raises:
            StorageError: if they cannot be deleted; then none of them is.
        """
        deletable = [row for row in rows if row.origin is not Origin.OPEN]
        done, copies = list[Deletion](), list[Deletion]()
        try:
            self._take_out_copies(deletable, copies)
            for file, games in _by_file(deletable):
                if should_stop():
                    break
                wanted = {_wanted(row): row for row in games}
                taken = self.deleted_games.take_out(
                    file, wanted, lambda key, text, wanted=wanted: _is_meant(wanted[key], text)
                )
                done += [] if taken is None else [taken]
        except StorageError as error:
            gone = self._still_gone((*done, *copies))
            if not gone:
                raise
            left = _games_of(each for each in gone if each in copies)
            return Deleted(gone, trouble=error.notice, copies=left)
        wanted_games = len({(row.place.file, _wanted(row)) for row in deletable})
        missing = wanted_games - _games_of(done)
        open_games = len(rows) - len(deletable)
        return Deleted((*done, *copies), missing, open_games, copies=_games_of(copies))

    def _take_out_copies(self, rows: Iterable[GameRow], copies: list[Deletion]) -> None:
        """Take games out of other months that have them, too, as after a kill.

        Else they would be back at once, as they ended before. They go first: as long as a game is
        in its own month, it can be lost nowhere else.
        """
        own: dict[str, list[GameRow]] = {}
        for row in rows:
            if row.origin is Origin.FINISHED and row.place.game:
                own.setdefault(row.place.game, []).append(row)
        for file, names in self.deleted_games.months_with(own).items():
            others = {name for name in names if all(row.place.file != file for row in own[name])}
            starts = {name: {self._start_of(row) for row in own[name]} for name in others}
            if others:
                taken = self.deleted_games.take_out(
                    file, others, lambda name, text, of=starts: _start_in(text) in of[str(name)]
                )
                copies += [] if taken is None else [taken]

    def _start_of(self, row: GameRow) -> str | None:
        """Return how a game was begun; None if it is not there any more."""
        text = game_text(read_games(self.deleted_games.readable(row.place.file)), row.place.game)
        return _start_in(text) if text else None

    def _still_gone(self, done: Sequence[Deletion]) -> tuple[Deletion, ...]:
        """Put back what was deleted, and return what could not be: the disk may be full."""
        with suppress(StorageError):
            self.deleted_games.put_back(done)
        left = {deletion.path for deletion in self.deleted_games.all()}
        return tuple(deletion for deletion in done if deletion.path in left)

    def deleted_game(self, deletion: Deletion) -> GameRow | None:
        """Return the game that was deleted; None if there are several, or it cannot be read."""
        if deletion.games != 1:
            return None
        try:
            records = records_in(self.deleted_games.records_of(deletion))
        except StorageError:
            return None
        origin = Origin.FINISHED if is_own(deletion.file) else Origin.ELSEWHERE
        return next((game.row for game in games_in(records, deletion.file, origin)), None)

    def export(
        self, rows: Sequence[GameRow], path: Path, should_stop: ShouldStop = lambda: False
    ) -> Exported:
        """Write games to one file of records, the oldest first.

        When ``should_stop`` says so, nothing is written.

        Raises:
            StorageError: if they cannot be read, or the file not be written: nowhere in the folder
                of games, where it could take the place of a month.
        """
        self._refuse_own(path)
        texts = self.texts(rows, should_stop)
        if texts and not should_stop():
            write_atomically(path, "\n".join(texts).encode("utf-8"), AS_USUAL)
        return Exported(len(texts), len(rows) - len(texts))

    def _refuse_own(self, path: Path) -> None:
        try:
            is_own = path.parent.resolve().is_relative_to(self._intake.games.resolve())
        except (OSError, RuntimeError, ValueError):
            return  # then it cannot be written either
        if is_own:
            cause = OSError(mark("your games are kept in that folder"))
            raise StorageError(Trouble.NOT_WRITTEN, path, cause)

    def texts(
        self, rows: Sequence[GameRow], should_stop: ShouldStop = lambda: False
    ) -> tuple[str, ...]:
        """Return the records of games as they stand on the disk, with comments, the oldest first.

        When ``should_stop`` says so, those of files that are left are missing.

        Raises:
            StorageError: if a file cannot be read.
        """
        found: dict[GameRow, str] = {}
        for file, games in _by_file(rows):
            if should_stop():
                break
            text = read_games(self.deleted_games.readable(file))
            spans = spans_of(text, [_wanted(row) for row in games])
            for row in games:
                parts = spans.get(_wanted(row), ())
                records = "".join(text[first:end] for first, end in parts)
                if records and _is_meant(row, records):
                    found[row] = plain_records(records)
        order = sorted(found, key=lambda row: (row.day, row.time))
        return tuple(found[row] for row in order)

    def take_in(
        self,
        paths: Sequence[Path],
        should_stop: ShouldStop = lambda: False,
        progress: Callable[[int, int], None] = lambda _done, _all: None,
    ) -> TakenIn:
        """Copy the games of files and folders; a file of deleted games is put back instead.

        Raises:
            StorageError: if nothing may be written here.
        """
        if self._only_reads:
            raise read_only(Trouble.NOT_WRITTEN, self._intake.folder)
        ours = {path: found for path in paths if (found := self._deletion(path)) is not None}
        others = [path for path in paths if path not in ours]
        back, faults = 0, list[FileFault]()
        for path, deletion in ours.items():
            try:
                back += self.deleted_games.put_back([deletion]).games
            except StorageError as error:
                faults.append(FileFault(path.name, error.details))
        return self._intake.take_in(others, should_stop, progress).with_more(back, faults)

    def _deletion(self, path: Path) -> Deletion | None:
        """Return what was deleted, if a file is one of those that hold it."""
        try:
            if not path.parent.samefile(self.deleted_games.folder):
                return None
        except (OSError, ValueError):
            return None
        return next(
            (each for each in self.deleted_games.all() if each.path.name == path.name), None
        )


def _by_file(rows: Sequence[GameRow]) -> Iterator[tuple[str, list[GameRow]]]:
    def file(row: GameRow) -> str:
        return row.place.file

    for name, games in groupby(sorted(rows, key=file), file):
        yield name, list(games)


def _games_of(deletions: Iterable[Deletion]) -> int:
    return sum(deletion.games for deletion in deletions)


def _start_in(text: str) -> str:
    """Return how the first deal of records was dealt; no other game has that and the same name."""
    return next(map(start_of, records_in(text)), "")


def _wanted(row: GameRow) -> GameKey:
    place = row.place
    return place.game or range(place.first, place.first + place.count)


def _is_meant(row: GameRow, text: str) -> bool:
    """Return whether records are those of a row; without a name others may have their place now."""
    if row.place.game:
        return True
    records = list(records_in(text))
    if len(records) != row.place.count:
        return False
    last = records[-1]
    return rules_text_of(last) == row.rules and day_of(last.tags.get("Date", "")) == row.day
