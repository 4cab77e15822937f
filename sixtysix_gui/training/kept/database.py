"""The database of what is kept: safe against kills, damage and full disks.

All of it is in memory, too, and read there, for it is small. A change is made there and then, in
one transaction, in the file. Where that is not possible, as on a full disk, it waits in memory and
is written with the next change that can be written, or at the end.
"""

import re
import sqlite3
from collections.abc import Generator, Sequence
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from functools import cache
from pathlib import Path
from threading import RLock
from typing import Any

from sixtysix_gui.storage import databases
from sixtysix_gui.storage.files import PART, patiently, set_file_aside
from sixtysix_gui.storage.folders import Notice, StorageError, Trouble, existing, reason_of

_DAY = "TEXT NOT NULL CHECK ({0} >= '0001' AND date({0}) IS {0})"
_DAY_OR_NONE = "TEXT CHECK ({0} IS NULL OR ({0} >= '0001' AND date({0}) IS {0}))"
_MARK = "TEXT {1} CHECK ({0} IN ('right', 'good', 'wrong'))"
_SOURCE = "TEXT NOT NULL CHECK (source IN ('puzzle', 'lesson', 'own'))"
_KIND = "TEXT NOT NULL CHECK (kind IN ('close', 'win', 'hold', 'move', 'pick', 'number', 'choice'))"
_YES_NO = "INTEGER NOT NULL CHECK ({0} IN (0, 1))"
_LESSON = "INTEGER {1} CHECK ({0} BETWEEN {2} AND 12)"


def _day(name: str) -> str:
    return f"{name} {_DAY.format(name)}"


def _day_or_none(name: str) -> str:
    return f"{name} {_DAY_OR_NONE.format(name)}"


TABLES = (
    "CREATE TABLE about (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT",
    "CREATE TABLE answers (id INTEGER PRIMARY KEY, exercise TEXT NOT NULL,"
    f" source {_SOURCE}, kind {_KIND}, rules TEXT NOT NULL,"
    " difficulty INTEGER NOT NULL CHECK (difficulty BETWEEN 1 AND 5),"
    f" mark {_MARK.format('mark', 'NOT NULL')}, first {_YES_NO.format('first')},"
    f" counts {_YES_NO.format('counts')}, {_day('day')}, rating INTEGER) STRICT",
    "CREATE INDEX answers_by_exercise ON answers (exercise)",
    f"CREATE TABLE lessons (lesson {_LESSON.format('lesson', 'PRIMARY KEY', 1)},"
    f" {_day_or_none('seen')}, {_day_or_none('done')}, at_once INTEGER NOT NULL) STRICT",
    f"CREATE TABLE questions (lesson {_LESSON.format('lesson', 'NOT NULL', 1)},"
    " question INTEGER NOT NULL CHECK (question BETWEEN 1 AND 4),"
    f" tries INTEGER NOT NULL, is_right {_YES_NO.format('is_right')},"
    " PRIMARY KEY (lesson, question)) STRICT",
    "CREATE TABLE mistakes (id TEXT PRIMARY KEY, rules TEXT NOT NULL, text TEXT NOT NULL,"
    f" game TEXT NOT NULL, step INTEGER NOT NULL, trick INTEGER NOT NULL, loss REAL,"
    f" {_day('deal_day')}, {_day('added')},"
    " drawer INTEGER NOT NULL CHECK (drawer BETWEEN 1 AND 5),"
    f" {_day_or_none('due')}, hits INTEGER NOT NULL, misses INTEGER NOT NULL,"
    f" {_day_or_none('asked')}, is_out {_YES_NO.format('is_out')}) STRICT",
    "CREATE TABLE collected (deal TEXT PRIMARY KEY) STRICT",
    "CREATE TABLE fives (id INTEGER PRIMARY KEY, rules TEXT NOT NULL,"
    f" {_day('day')}, {_day_or_none('done')}) STRICT",
    "CREATE TABLE five_items (five INTEGER NOT NULL, place INTEGER NOT NULL,"
    f" exercise TEXT NOT NULL, source {_SOURCE},"
    f" lesson {_LESSON.format('lesson', 'NOT NULL', 0)},"
    f" mark {_MARK.format('mark', '')}, PRIMARY KEY (five, place)) STRICT",
    f"CREATE TABLE days (rules TEXT NOT NULL, {_day('day')}, game TEXT NOT NULL,"
    " mine INTEGER, hints INTEGER NOT NULL, ace INTEGER,"
    " ace_state TEXT NOT NULL CHECK (ace_state IN ('waiting', 'done', 'failed')),"
    " version TEXT NOT NULL, players TEXT NOT NULL, dealt INTEGER NOT NULL,"
    " PRIMARY KEY (rules, day)) STRICT",
    "CREATE TABLE counts (id INTEGER PRIMARY KEY, question TEXT NOT NULL, rules TEXT NOT NULL,"
    f" mark TEXT NOT NULL CHECK (mark IN ('right', 'nearly', 'wrong')), {_day('day')}) STRICT",
)


NAME = "practice.sqlite"
_APPLICATION = 0x36367222
"""By which a database says that it is one of this kind (``application_id``)."""
VERSION = 1
"""Raise it whenever tables become others, and tell how they come from those before."""
_MOST_COPIES = 3
"""Copies that are kept of the files of earlier versions of the program."""
_COPY = "practice-{version}.sqlite"
Value = str | int | float | None
Row = tuple[Any, ...]
"""A row as SQLite gives it: the tables say what stands where."""


class _DamagedError(Exception):
    """What is there is damaged, of another program, or of a later version."""


class Transaction:
    """A change that is being made: what is executed is kept, for the file gets it as well."""

    def __init__(self, memory: sqlite3.Connection) -> None:
        self._memory = memory
        self.done: list[tuple[str, Sequence[Value]]] = []

    def execute(self, statement: str, values: Sequence[Value] = ()) -> int:
        """Execute a statement; return how many rows it has changed."""
        count = self._memory.execute(statement, values).rowcount
        self.done.append((statement, values))
        return count


class Database:
    """What is kept in a file; asked from any thread, one waits for the other."""

    def __init__(self, path: Path, now: datetime, program: str, *, only_reads: bool) -> None:
        """Open a file, or begin it; ``now`` and ``program`` as ``Practice`` has them.

        One that is damaged, or of a later version, is set aside. One that cannot be read or written
        does not stop anybody: all is then in memory.
        """
        self.path = path
        self.version = 0
        self._lock = RLock()
        self._only_reads = only_reads
        self._memory = databases.connected(None)
        self._file: sqlite3.Connection | None = None
        self._waiting: list[tuple[str, Sequence[Value]]] = []
        self._notices: list[Notice] = []
        self._told = set[Trouble]()
        self._open: Transaction | None = None
        self._read(now)
        if not only_reads:
            self._begin_file()
            self._note_program(program)

    # ------------------------------------------------------------------------------------- asking

    def rows(self, question: str, values: Sequence[Value] = ()) -> list[Row]:
        """Return the rows that answer a question."""
        with self._lock:
            return self._memory.execute(question, values).fetchall()

    def row(self, question: str, values: Sequence[Value] = ()) -> Row | None:
        """Return the first row that answers a question; None if there is none."""
        found = self.rows(question, values)
        return found[0] if found else None

    def number(self, question: str, values: Sequence[Value] = ()) -> int:
        """Return the whole number that answers a question; 0 if there is none."""
        found = self.row(question, values)
        return 0 if found is None or found[0] is None else int(found[0])

    @contextmanager
    def changed(self) -> Generator[Transaction]:
        """Give a change, which counts only if no error comes; changes within it belong to it."""
        with self._lock:
            if self._open is not None:
                yield self._open
                return
            self._open = Transaction(self._memory)
            self._memory.execute("BEGIN")
            try:
                yield self._open
            except BaseException:
                self._memory.execute("ROLLBACK")
                raise
            else:
                self._memory.execute("COMMIT")
                self._keep(self._open)
            finally:
                self._open = None

    def remove_copies(self) -> None:
        """Remove the copies of earlier versions: what is forgotten must not be in them."""
        if not self._only_reads:
            for copy in self._copies():
                with suppress(OSError):
                    copy.unlink(missing_ok=True)

    def take_notice(self) -> Notice | None:
        """Return what a person should know, each kind once."""
        with self._lock:
            return self._notices.pop(0) if self._notices else None

    def close(self) -> None:
        """Write what waits, if that can be done now, and let go of the file for good."""
        with self._lock:
            self._write_what_waits()
            self._close_file()
            self._only_reads = True  # what comes now is in memory alone

    # ------------------------------------------------------------------------------------ writing

    def _keep(self, change: Transaction) -> None:
        """Write a change, and those that wait, to the file."""
        if not change.done:
            return
        self.version += 1
        if self._only_reads:
            return
        self._waiting += change.done
        self._write_what_waits()

    def _write_what_waits(self) -> None:
        if self._waiting and self._file is None:
            self._begin_file()
        else:
            self._write()

    def _write(self) -> None:
        if self._file is None or not self._waiting:
            return
        try:
            self._file.execute("BEGIN IMMEDIATE")
            for statement, values in self._waiting:
                self._file.execute(statement, values)
            self._file.execute("COMMIT")
            self._waiting.clear()
        except sqlite3.Error as error:
            with suppress(sqlite3.Error):
                self._file.execute("ROLLBACK")
            self._not_kept(error)

    def _begin_file(self) -> None:
        """Open the file, and write what it does not have; one that is missing is made."""
        try:
            existing(self.path.parent)
            self._file = databases.connected(databases.made(self.path))
            databases.has_log(self._file)
            self._file.execute("PRAGMA secure_delete = ON")  # what is forgotten is gone
            if databases.tables_of(self._file):
                self._write()
            else:
                _fill(self._file, self._memory)
                self._waiting.clear()
        except (OSError, sqlite3.Error, StorageError) as error:
            self._close_file()
            self._not_kept(error)

    def _close_file(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None

    def _not_kept(self, error: Exception) -> None:
        details = error.details if isinstance(error, StorageError) else reason_of(error)
        self._tell(Notice(Trouble.PRACTICE_NOT_KEPT, self.path, details))

    def _tell(self, notice: Notice) -> None:
        if notice.trouble not in self._told:
            self._told.add(notice.trouble)
            self._notices.append(notice)

    # ------------------------------------------------------------------------------------ opening

    def _read(self, now: datetime) -> None:
        """Take what is in the file into memory, or begin with nothing."""
        try:
            if self.path.exists() and self.path.stat().st_size:
                self._take_over()
        except _DamagedError:
            self._set_aside(now)
        except (OSError, sqlite3.Error) as error:
            self._only_reads = True  # what cannot be read must not be written over
            self._not_kept(error)
        if not databases.tables_of(self._memory):
            _make(self._memory)

    def _take_over(self) -> None:
        try:
            with closing(databases.connected(self.path)) as source:
                _check(source)
                source.backup(self._memory)
        except sqlite3.OperationalError:
            raise
        except sqlite3.DatabaseError as error:
            raise _DamagedError from error

    def _set_aside(self, now: datetime) -> None:
        if self._only_reads:
            return
        aside = set_file_aside(self.path, now)
        self._tell(Notice(Trouble.PRACTICE_DAMAGED, aside))
        if aside == self.path:
            self._only_reads = True  # it could not be moved out of the way
        else:
            databases.remove_beside(self.path)

    def _note_program(self, program: str) -> None:
        """Keep a copy of what another version of the program has written."""
        before = self.row("SELECT value FROM about WHERE name = 'program'")
        if not program or before == (program,):
            return
        if before is not None and self._file is not None:
            with suppress(OSError, sqlite3.Error):
                self._copy(before[0])
        with self.changed() as change:
            change.execute("REPLACE INTO about VALUES ('program', ?)", (program,))

    def _copy(self, version: str) -> None:
        """Keep the file as it is under the name of a version, and the newest copies alone."""
        name = _COPY.format(version=re.sub(r"[^\w.+-]", "_", version))
        target = self.path.with_name(name)
        part = self.path.with_name(f".{name}{PART}")
        databases.remove(part)
        with closing(databases.connected(databases.made(part))) as copied:
            self._memory.backup(copied)
        patiently(lambda: part.replace(target))
        for old in self._copies()[:-_MOST_COPIES]:
            old.unlink(missing_ok=True)

    def _copies(self) -> list[Path]:
        """Return the copies, the oldest first."""
        found = self.path.parent.glob(_COPY.format(version="*"))
        return sorted(found, key=lambda each: each.stat().st_mtime)


class Book:
    """A part of what is kept, as those ask for it who use it."""

    def __init__(self, database: Database) -> None:
        """Keep it in a database."""
        self._database = database


def _check(source: sqlite3.Connection) -> None:
    """Refuse what is no such database, of a later version, or damaged."""
    if databases.number_in(source, "application_id") != _APPLICATION:
        raise _DamagedError
    if databases.number_in(source, "user_version") != VERSION:
        raise _DamagedError
    if databases.tables_of(source) != _tables_wanted() or not databases.is_whole(source):
        raise _DamagedError


def _fill(file: sqlite3.Connection, memory: sqlite3.Connection) -> None:
    """Write all that is in memory to a file that holds nothing."""
    memory.backup(file)


def _make(memory: sqlite3.Connection) -> None:
    for statement in TABLES:
        memory.execute(statement)
    memory.execute(f"PRAGMA application_id = {_APPLICATION}")
    memory.execute(f"PRAGMA user_version = {VERSION}")


@cache
def _tables_wanted() -> frozenset[str]:
    with closing(databases.connected(None)) as connection:
        _make(connection)
        return databases.tables_of(connection)
