"""Brings the index up to date with the files: reads those that have changed, and only those."""

import re
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from itertools import islice
from pathlib import Path
from sqlite3 import Connection
from typing import NamedTuple

from sixtysix_gui.archive.coach_rows import CoachRows, take_found, want_again
from sixtysix_gui.archive.index import BuildStoppedError, Index, ShouldStop
from sixtysix_gui.archive.index_rows import (
    DEAL_COLUMNS,
    GAME_COLUMNS,
    IN_ORDER,
    deal_columns,
    game_columns,
)
from sixtysix_gui.archive.reading import ReadGame, games_in
from sixtysix_gui.archive.rows import Origin
from sixtysix_gui.archive.texts import MOST_RECORDS, RecordText, records_in
from sixtysix_gui.sentences import marks, of_error, of_system
from sixtysix_gui.storage.files import read_plain_file
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.storage.month_files import (
    ELSEWHERE,
    FOLDER,
    LARGEST_FILE,
    MONTH,
    OPEN,
    SUFFIX,
    holds_records,
    is_blank,
)
from sixtysix_gui.storage.open_games import is_file_name

mark = marks("SystemErrors")

Progress = Callable[[int, int], None]
"""Told how many games are read, and of how many."""
_RECENT = 3_000_000_000
"""Nanoseconds in which a file may change twice and look the same; it is read again next time."""
_FIRST_DEAL = b'[Deal "1"]'
_NEXT_RECORD = b"\n[Format "
_GAMES_A_STEP = 50
_DAMAGED = "damaged"
"""What is kept as the trouble of a file without records; else it is what the system said."""
_NO_RECORDS = mark("it does not hold records of games")
_NO_MONTH = mark("it is not a file of games")
_ASIDE = "damaged-"
"""How months begin that were set aside because nothing could be read in them."""
_MONTH_IN_NAME = re.compile(r"([0-9]{4})-([0-9]{2})(?![0-9])|damaged-([0-9]{4})([0-9]{2})")


@dataclass(frozen=True)
class Unreadable:
    """A file whose games are not read; ``month`` is empty where its name tells of none.

    ``is_foreign`` says that nothing is wrong with it but its name: someone else has put it there.
    """

    file: str
    month: str
    notice: Notice
    is_foreign: bool = False


class GameFile(NamedTuple):
    """A file of games: where it is, how the index calls it, and what its games are."""

    path: Path
    file: str
    origin: Origin


class _IndexedFile(NamedTuple):
    """What the index knows of a file; ``last`` is the name of its last game."""

    size: int = 0
    stamp: str = ""
    hash: str = ""
    records: int = 0
    last: str = ""
    trouble: str = ""


def unreadable_in(connection: Connection, data_folder: Path) -> Iterator[Unreadable]:
    """Return the files whose games cannot be read, those set aside for that, and foreign ones."""
    games = data_folder / FOLDER
    found = connection.execute("SELECT path, trouble FROM files WHERE trouble != '' ORDER BY path")
    for file, trouble in found:
        month = file[: len("2026-01")] if "/" not in file else ""
        said = of_system(trouble if trouble != _DAMAGED else _NO_RECORDS)
        yield Unreadable(file, month, Notice(Trouble.NOT_READ, games / file, said))
    with suppress(OSError):
        for path in sorted(games.glob(f"[!.]*{SUFFIX}")):
            if not MONTH.fullmatch(path.name):
                is_foreign = not path.name.startswith(_ASIDE)
                found = _MONTH_IN_NAME.match(path.name)
                month = "-".join(filter(None, found.groups())) if found else ""
                said = of_system(_NO_MONTH if is_foreign else _NO_RECORDS)
                notice = Notice(Trouble.NOT_READ, path, said)
                yield Unreadable(path.name, month, notice, is_foreign)


def sources_in(data_folder: Path) -> Iterator[GameFile]:
    """Return the files of games of a data folder, open ones first, then the newest months.

    Others may lie beside them; what is listed can be opened and deleted by its name.
    """
    games = data_folder / FOLDER
    kinds: tuple[tuple[Path, Callable[[str], object], Origin], ...] = (
        (games / OPEN, is_file_name, Origin.OPEN),
        (games, MONTH.fullmatch, Origin.FINISHED),
        (games / ELSEWHERE, lambda name: not name.startswith("."), Origin.ELSEWHERE),
    )
    for folder, is_right, origin in kinds:
        with suppress(OSError):
            for path in sorted(folder.glob(f"*{SUFFIX}"), reverse=True):
                if is_right(path.name):
                    yield GameFile(path, path.relative_to(games).as_posix(), origin)


@dataclass
class Building:
    """One run over the files of a data folder; ``coach`` has rows of the deals he looked at.

    ``forget`` is called after every change of the index. Each change is whole by itself, or stands
    in the index as not yet done: the run may be stopped, or the program killed, after any of them.
    """

    data_folder: Path
    index: Index
    coach: CoachRows
    should_stop: ShouldStop
    progress: Progress
    forget: Callable[[], None]
    is_changed: bool = False

    def run(self) -> None:
        """Read what has changed, file by file, each of them wholly or not at all.

        Raises:
            BuildStoppedError: as soon as ``should_stop`` says so.
            sqlite3.Error: if the index cannot be read or written.
        """
        self._done = self._all = 0
        with self.index.asked() as connection:
            known = _known_files(connection)
        sources = list(sources_in(self.data_folder))
        self._remove(known.keys() - {source.file for source in sources})
        looks = [(source, _look(source.path)) for source in sources]
        changed = [
            (source, stamp)
            for source, (size, stamp) in looks
            if not stamp or known.get(source.file, _IndexedFile())[:2] != (size, stamp)
        ]
        self._all = sum(_count_games(source.path) for source, _ in changed)
        for source, stamp in changed:
            self._take(source, known.get(source.file), stamp)
        if take_found(self.index, self.coach, self.should_stop):
            self._note_change()

    def _remove(self, files: set[str]) -> None:
        for file in files:
            with self.index.changed() as connection:
                _mark_doubled(connection, _forget(connection, file))
            self._note_change()

    def _take(self, source: GameFile, known: _IndexedFile | None, stamp: str) -> None:
        """Read a file again, or only what was added to it."""
        try:
            data = read_plain_file(source.path, LARGEST_FILE)
        except FileNotFoundError:
            self._remove(set() if known is None else {source.file})
            return
        except OSError as error:
            self._note_trouble(source, known, str(of_error(error)))
            return
        digest = sha256(data).hexdigest()
        now = _IndexedFile(len(data), stamp, digest)
        if known is not None and known.hash == digest and not known.trouble:
            if stamp:
                with self.index.changed() as connection:
                    _keep_file(connection, source.file, known._replace(stamp=stamp))
            return
        kept = known if known is not None and _is_added_to(data, known) else None
        records = _records_of(data if kept is None else data[kept.size + 1 :])
        if kept is not None and (not records or records[0].tags.get("Game", "") == kept.last):
            kept, records = None, _records_of(data)
        if records is None:
            now = now._replace(trouble=_DAMAGED)
        self._write(source, now, records or [], kept)

    def _write(
        self,
        source: GameFile,
        now: _IndexedFile,
        records: list[RecordText],
        kept: _IndexedFile | None,
    ) -> None:
        """Put the games of a file into the index: in the place of the old ones, or behind them."""
        first = 0 if kept is None else kept.records
        games = list(self._read(source, records, first))
        last = records[-1].tags.get("Game", "") if records else ""
        with self.index.changed() as connection:
            names = _forget(connection, source.file) if kept is None else set[str]()
            _insert(connection, source, games)
            _mark_doubled(connection, names.union(game.row.place.game for game in games))
            want_again(connection, {key.deal for game in games for key in game.keys if key})
            now = now._replace(records=first + len(records), last=last)
            _keep_file(connection, source.file, now)
        self._note_change()
        self.progress(self._done, self._all)

    def _note_change(self) -> None:
        self.is_changed = True
        self.forget()

    def _read(self, source: GameFile, records: list[RecordText], first: int) -> Iterator[ReadGame]:
        for number, game in enumerate(games_in(iter(records), source.file, source.origin, first)):
            if number % _GAMES_A_STEP == 0:
                if self.should_stop():
                    raise BuildStoppedError
                self.progress(self._done, self._all)
            self._done += 1
            self._all = max(self._all, self._done)
            yield game

    def _note_trouble(self, source: GameFile, known: _IndexedFile | None, said: str) -> None:
        """Remember that a file cannot be read; what was known of its games stays."""
        now = (known or _IndexedFile())._replace(stamp="", trouble=said)
        if now != known:
            with self.index.changed() as connection:
                _keep_file(connection, source.file, now)
            self._note_change()


def _mark_doubled(connection: Connection, names: set[str]) -> None:
    """Mark those games of some names that are there twice, as after a kill between two files."""
    marks = ((Origin.FINISHED.value, name) for name in names if name)
    connection.executemany(_MARK, marks)


_LATER, _OWN = (", ".join(f"{table}.{each}" for each in IN_ORDER) for table in ("other", "games"))
_MARK = f"""
UPDATE games SET doubled = EXISTS (
    SELECT 1 FROM games AS other
    WHERE other.name = games.name AND other.start = games.start AND other.origin = games.origin
    AND ({_LATER}) > ({_OWN})
) WHERE origin = ? AND name = ?
"""


def _known_files(connection: Connection) -> dict[str, _IndexedFile]:
    found = connection.execute(f"SELECT path, {_FILE_COLUMNS} FROM files")
    return {path: _IndexedFile(*columns) for path, *columns in found}


_FILE_COLUMNS = ", ".join(_IndexedFile._fields)


def _keep_file(connection: Connection, file: str, known: _IndexedFile) -> None:
    connection.execute("REPLACE INTO files VALUES (?, ?, ?, ?, ?, ?, ?)", (file, *known))


def _forget(connection: Connection, file: str) -> set[str]:
    """Take out what came from a file, and return the names of its games."""
    found = connection.execute("SELECT name FROM games WHERE file = ?", (file,)).fetchall()
    connection.execute(
        "DELETE FROM deals WHERE game IN (SELECT id FROM games WHERE file = ?)", (file,)
    )
    connection.execute("DELETE FROM games WHERE file = ?", (file,))
    connection.execute("DELETE FROM files WHERE path = ?", (file,))
    return {name for (name,) in found}


def _insert(connection: Connection, source: GameFile, games: list[ReadGame]) -> None:
    deals: list[tuple[object, ...]] = []
    month, name = source.path.name[: len("2026-01")], MONTH.fullmatch(source.path.name)
    part = int(name[1] or 1) if name else 1
    for game in games:
        own = (game.row.day or month, part, game.start, 0)
        row = connection.execute(_INSERT_GAME, (*game_columns(game.row), *own))
        deals += [(row.lastrowid, *columns) for columns in deal_columns(game)]
    connection.executemany(_INSERT_DEAL, deals)


def _insertion(table: str, columns: str) -> str:
    marks = ", ".join("?" * len(columns.split(",")))
    return f"INSERT INTO {table} ({columns}) VALUES ({marks})"


_INSERT_GAME = _insertion("games", f"{GAME_COLUMNS}, sorted, part, start, doubled")
_INSERT_DEAL = _insertion("deals", f"game, {DEAL_COLUMNS}")


def _look(path: Path) -> tuple[int, str]:
    """Return the size of a file and what else tells it from an older one, empty if nothing does."""
    try:
        about = path.stat()
    except OSError:
        return 0, ""
    is_recent = abs(time.time_ns() - about.st_mtime_ns) < _RECENT
    return about.st_size, "" if is_recent else f"{about.st_mtime_ns} {about.st_ino}"


def _count_games(path: Path) -> int:
    """Return how many games a file seems to have, for the progress alone."""
    with suppress(OSError):
        return read_plain_file(path, LARGEST_FILE).count(_FIRST_DEAL)
    return 0


def _is_added_to(data: bytes, known: _IndexedFile) -> bool:
    """Return whether records were added to a file of plain records, and nothing else was done."""
    old = data[: known.size]
    return (
        known.records > 0
        and not known.trouble
        and data.startswith(_NEXT_RECORD, known.size)
        and b"{" not in old
        and b"\r" not in data
        and sha256(old).hexdigest() == known.hash
    )


def _records_of(data: bytes) -> list[RecordText] | None:
    """Return the records of a file of games; None if it holds none, or more than any of ours."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError:
        return None
    if not (holds_records(text) or is_blank(text)):
        return None
    records = list(islice(records_in(text), MOST_RECORDS + 1))
    return records if len(records) <= MOST_RECORDS else None
