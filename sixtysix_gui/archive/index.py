"""The index of the archive: a database beside the files of records, derived from them.

It holds nothing that is not in the files, and can be made again at any time. So it may be thrown
away whenever it is damaged, or was made by another version of the program.
"""

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
from sixtysix_gui.storage.databases import (
    PATIENCE,
    connected,
    has_log,
    is_whole,
    made,
    number_in,
    remove,
    tables_of,
)
from sixtysix_gui.storage.files import set_file_aside
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing, reason_of

NAME = "index.sqlite"
_APPLICATION = 0x36367221
"""By which a database says that it is an index of this program (``application_id``)."""
VERSION = 1
"""Raise it whenever rows or tables become others: an index of another version is made again."""
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


class BuildStoppedError(Exception):
    """The index was not brought up to date to the end; what is whole is kept."""


class IndexClosedError(Exception):
    """Another thread has closed the index; there is another one, or none any more."""


class FileState(Enum):
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
        self._writer = connected(path)
        try:
            self._is_alone = path is None or not has_log(self._writer)
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
            self._returned.wait_for(lambda: not self._lent, PATIENCE)
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
            found = self._writer if self._is_alone else None
            found = found or (self._free.pop() if self._free else connected(self.path))
            self._lent += 1
            return found

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
        return is_whole(self._writer)


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
        if state is FileState.DAMAGED:
            notice = set_aside(path, now)
        elif state in (FileState.OLDER, FileState.NEWER):
            remove(path)
            notice = Notice(Trouble.INDEX_NEWER, path) if state is FileState.NEWER else None
        return Index(made(path)), notice
    except (OSError, sqlite3.Error, StorageError) as error:
        return in_memory(path), not_kept(path, error)


def not_kept(path: Path, cause: Exception) -> Notice:
    """Say that the index cannot be kept in its file, and why."""
    details = cause.details if isinstance(cause, StorageError) else reason_of(cause)
    return Notice(Trouble.INDEX_NOT_KEPT, path, details)


def in_memory(path: Path) -> Index:
    """Return an index in memory, with all that is in a file if that is right."""
    with suppress(OSError, sqlite3.Error):
        if state_of(path) is FileState.RIGHT:
            address = f"file:{quote(str(path.absolute()))}?mode=ro"
            with closing(sqlite3.connect(address, uri=True)) as source:
                return Index(None, source)
    return Index(None)


def set_aside(path: Path, now: datetime) -> Notice:
    """Rename a damaged index, and return what to report."""
    aside = set_file_aside(path, now)
    remove(path)
    return Notice(Trouble.INDEX_DAMAGED, aside)


def state_of(path: Path) -> FileState:
    """Return what lies where the index should be.

    Raises:
        OSError, sqlite3.OperationalError: if that cannot be found out.
    """
    if not path.exists() or not path.stat().st_size:
        return FileState.MISSING
    try:
        with closing(connected(path)) as connection:
            application = number_in(connection, "application_id")
            version = number_in(connection, "user_version")
            tables = tables_of(connection)
    except sqlite3.OperationalError:
        raise
    except sqlite3.DatabaseError:
        return FileState.DAMAGED
    if application != _APPLICATION:
        return FileState.DAMAGED if tables else FileState.MISSING
    if version != VERSION:
        return FileState.NEWER if version > VERSION else FileState.OLDER
    return FileState.RIGHT if tables == _tables_wanted() else FileState.DAMAGED


def _fill(connection: sqlite3.Connection) -> None:
    """Make the tables, unless they are there."""
    if not tables_of(connection):
        for statement in filter(str.strip, _SCHEMA.split(";")):
            connection.execute(statement)
        connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        connection.execute(f"PRAGMA user_version = {VERSION}")


@cache
def _tables_wanted() -> frozenset[str]:
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as connection:
        _fill(connection)
        return tables_of(connection)
