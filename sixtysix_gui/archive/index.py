"""The index of the archive: a database beside the files of records, derived from them.

It holds nothing that is not in the files, and can be made again at any time. So it may be thrown
away whenever it is damaged, or was made by another version of the program.
"""

import os
import sqlite3
from collections.abc import Callable, Generator
from contextlib import closing, contextmanager, nullcontext, suppress
from datetime import datetime
from enum import Enum, auto
from functools import cache
from pathlib import Path
from threading import Condition, RLock
from urllib.parse import quote

from sixtysix_gui.archive.index_rows import COACH_COLUMNS, DEAL_COLUMNS, GAME_COLUMNS
from sixtysix_gui.storage.files import PRIVATE, set_file_aside
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing, reason_of

NAME = "index.sqlite"
_APPLICATION = 0x36367221
"""By which a database says that it is an index of this program (``application_id``)."""
VERSION = 1
"""Raise it whenever rows or tables become others: an index of another version is made again."""
_BESIDE = ("-wal", "-shm", "-journal")
"""How the names of files end that belong to a database."""
_PATIENCE = 5.0
"""Seconds to wait for another thread that writes."""
ShouldStop = Callable[[], bool]
_SCHEMA = f"""
CREATE TABLE files (
    path PRIMARY KEY, size, stamp, hash, records, last, trouble
) WITHOUT ROWID;
CREATE TABLE games (id INTEGER PRIMARY KEY, {GAME_COLUMNS}, sorted, part, start, doubled);
CREATE TABLE deals (game, {DEAL_COLUMNS});
CREATE TABLE coach ({COACH_COLUMNS}, PRIMARY KEY (deal, play)) WITHOUT ROWID;
CREATE TABLE coach_files (deal PRIMARY KEY, stamp) WITHOUT ROWID;
CREATE INDEX games_by_name ON games (name);
CREATE INDEX games_of_files ON games (file);
CREATE INDEX deals_of_games ON deals (game);
CREATE INDEX deals_by_name ON deals (deal) WHERE deal != '';
"""


class StoppedError(Exception):
    """The index was not brought up to date to the end; what is whole is kept."""


class IndexClosedError(Exception):
    """Another thread has closed the index; there is another one, or none any more."""


class State(Enum):
    """What lies where the index should be."""

    MISSING = auto()
    RIGHT = auto()
    OLDER = auto()
    NEWER = auto()
    DAMAGED = auto()


class Index:
    """A database of this version, in a file or, without one, in memory.

    Threads that read a file disturb neither each other nor the one that writes it. In memory, and
    where the file's disk does not allow that, as some in networks, one waits for the other.
    """

    def __init__(self, path: Path | None, copied: sqlite3.Connection | None = None) -> None:
        """Open it, with what is ``copied``; what is there must be of this version, or nothing.

        Raises:
            sqlite3.Error: if it cannot be opened or copied.
        """
        self.path = path
        self._lock = RLock()
        self._returned = Condition()
        self._free: list[sqlite3.Connection] = []
        self._lent = 0
        self._is_closed = False
        self._writer = _connected(path)
        try:
            self._is_alone = path is None or not _has_log(self._writer)
            if copied is not None:
                copied.backup(self._writer)
            with self.changed() as connection:
                _fill(connection)
        except BaseException:
            self._writer.close()
            raise

    def close(self) -> None:
        """Let go of the file; nothing can be asked any more. Who is reading is waited for."""
        with self._returned:
            self._is_closed = True
            self._returned.wait_for(lambda: not self._lent, _PATIENCE)
            for connection in self._free:
                connection.close()
        with self._lock:
            self._writer.close()

    @contextmanager
    def asked(self) -> Generator[sqlite3.Connection]:
        """Give a connection with which rows are read, all of them as they were at one time.

        Raises:
            IndexClosedError: if it was closed.
            sqlite3.Error: if it cannot be read.
        """
        with self._lock if self._is_alone else nullcontext():
            connection = self._lend()
            try:
                if not self._is_alone:
                    connection.execute("BEGIN")
                yield connection
            finally:
                self._take_back(connection)

    def _lend(self) -> sqlite3.Connection:
        with self._returned:
            if self._is_closed:
                raise IndexClosedError
            made = self._writer if self._is_alone else None
            made = made or (self._free.pop() if self._free else _connected(self.path))
            self._lent += 1
            return made

    def _take_back(self, connection: sqlite3.Connection) -> None:
        if connection is not self._writer and connection.in_transaction:
            with suppress(sqlite3.Error):
                connection.execute("ROLLBACK")
        with self._returned:
            self._lent -= 1
            if connection is not self._writer:
                if self._is_closed:
                    connection.close()
                else:
                    self._free.append(connection)
            self._returned.notify_all()

    @contextmanager
    def changed(self) -> Generator[sqlite3.Connection]:
        """Give a connection inside a transaction, which counts only if no error comes.

        Raises:
            sqlite3.Error: if it cannot be written, as on a full disk.
        """
        with self._lock if self._is_alone else nullcontext():
            self._writer.execute("BEGIN IMMEDIATE")
            try:
                yield self._writer
                self._writer.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):
                    self._writer.execute("ROLLBACK")
                raise

    def is_whole(self) -> bool:
        """Return whether the database finds nothing wrong with itself; that takes a while.

        Raises:
            sqlite3.OperationalError: if another program holds it just now.
        """
        try:
            rows = self._writer.execute("PRAGMA integrity_check").fetchall()
        except sqlite3.DatabaseError as error:
            if is_busy(error):
                raise
            return False
        return rows == [("ok",)]


def is_busy(error: sqlite3.Error) -> bool:
    """Return whether another program holds the database: that is no damage, and goes by."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def opened(path: Path, now: datetime, *, may_write: bool) -> tuple[Index, Notice | None]:
    """Open the index of a folder, replacing an unusable one, with a notice if that is unexpected.

    Where nothing may or can be written, it is in memory, with what is in the file.
    """
    if not may_write:
        return in_memory(path), None
    notice = None
    try:
        existing(path.parent)
        state = state_of(path)
        if state is State.DAMAGED:
            notice = set_aside(path, now)
        elif state in (State.OLDER, State.NEWER):
            remove(path)
            notice = Notice(Trouble.INDEX_NEWER, path) if state is State.NEWER else None
        return Index(_made(path)), notice
    except (OSError, sqlite3.Error, StorageError) as error:
        return in_memory(path), not_kept(path, error)


def not_kept(path: Path, cause: Exception) -> Notice:
    """Say that the index cannot be kept in its file, and why."""
    details = cause.details if isinstance(cause, StorageError) else reason_of(cause)
    return Notice(Trouble.INDEX_NOT_KEPT, path, details)


def in_memory(path: Path) -> Index:
    """Return an index in memory, with all that is in a file if that is right."""
    with suppress(OSError, sqlite3.Error):
        if state_of(path) is State.RIGHT:
            address = f"file:{quote(str(path.absolute()))}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as source:
                return Index(None, source)
    return Index(None)


def set_aside(path: Path, now: datetime) -> Notice:
    """Rename a damaged index, and return what to report."""
    aside = set_file_aside(path, now)
    remove(path)
    return Notice(Trouble.INDEX_DAMAGED, aside)


def remove(path: Path) -> None:
    """Remove an index, with the files beside it.

    Raises:
        OSError: if the index cannot be removed.
    """
    for end in _BESIDE:
        with suppress(OSError):
            path.with_name(path.name + end).unlink(missing_ok=True)
    path.unlink(missing_ok=True)


def state_of(path: Path) -> State:
    """Return what lies where the index should be.

    Raises:
        OSError, sqlite3.OperationalError: if that cannot be found out.
    """
    if not path.exists() or not path.stat().st_size:
        return State.MISSING
    try:
        with closing(_connected(path)) as connection:
            (application,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            tables = _tables(connection)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return State.DAMAGED
    if application != _APPLICATION:
        return State.DAMAGED if tables else State.MISSING
    if version != VERSION:
        return State.NEWER if version > VERSION else State.OLDER
    return State.RIGHT if tables == _tables_wanted() else State.DAMAGED


def _made(path: Path) -> Path:
    """Make the file, for its owner alone, unless it is there."""
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    return path


def _connected(path: Path | None) -> sqlite3.Connection:
    made = sqlite3.connect(
        ":memory:" if path is None else path,
        timeout=_PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in ("trusted_schema = OFF", "synchronous = NORMAL", "temp_store = MEMORY"):
            made.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        made.close()
        raise
    return made


def _has_log(connection: sqlite3.Connection) -> bool:
    """Have changes written beside the file until all of it is made, and say if that is possible."""
    return connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)


def _fill(connection: sqlite3.Connection) -> None:
    """Make the tables, unless they are there."""
    if not _tables(connection):
        for statement in filter(str.strip, _SCHEMA.split(";")):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _tables(connection: sqlite3.Connection) -> frozenset[str]:
    """Return how the tables of a database are made."""
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset(sql for (sql,) in found)


@cache
def _tables_wanted() -> frozenset[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _fill(connection)
        return _tables(connection)
