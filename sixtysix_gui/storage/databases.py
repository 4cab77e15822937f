"""SQLite files as this program keeps them: safe against kills, for their owner alone."""

import os
import sqlite3
from contextlib import suppress
from pathlib import Path

from sixtysix_gui.storage.files import PRIVATE

_BESIDE = ("-wal", "-shm", "-journal")
"""How the names of files end that belong to a database."""
PATIENCE = 5.0
"""Seconds to wait for another thread that writes."""


def made(path: Path) -> Path:
    """Make a file, for its owner alone, unless it is there; return its path.

    Raises:
        OSError: if it cannot be made.
    """
    with suppress(FileExistsError):
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
    return path


def connected(path: Path | None) -> sqlite3.Connection:
    """Open a database, without a path in memory; transactions are begun by who wants them.

    Raises:
        sqlite3.Error: if it cannot be opened.
    """
    found = sqlite3.connect(
        ":memory:" if path is None else path,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in ("trusted_schema = OFF", "synchronous = NORMAL", "temp_store = MEMORY"):
            found.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        found.close()
        raise
    return found


def has_log(connection: sqlite3.Connection) -> bool:
    """Have changes written beside the file until all of it is made, and say if that is possible."""
    return connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",)


def tables_of(connection: sqlite3.Connection) -> frozenset[str]:
    """Return how the tables of a database are made."""
    found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL")
    return frozenset(sql for (sql,) in found)


def number_in(connection: sqlite3.Connection, name: str) -> int:
    """Return a number that stands in the head of a database, as ``user_version``."""
    (number,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(number)


def is_whole(connection: sqlite3.Connection) -> bool:
    """Return whether the database finds nothing wrong with itself; that takes a while.

    Raises:
        sqlite3.OperationalError: if another program holds it just now.
    """
    try:
        rows = connection.execute("PRAGMA integrity_check").fetchall()
    except sqlite3.DatabaseError as error:
        if is_busy(error):
            raise
        return False
    return rows == [("ok",)]


def is_busy(error: sqlite3.Error) -> bool:
    """Return whether another program holds the database: that is no damage, and goes by."""
    code = getattr(error, "sqlite_errorcode", None)
    return isinstance(code, int) and code & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED)


def remove_beside(path: Path) -> None:
    """Remove the files that belong to a database, but not itself; what cannot be removed stays."""
    for end in _BESIDE:
        with suppress(OSError):
            path.with_name(path.name + end).unlink(missing_ok=True)


def remove(path: Path) -> None:
    """Remove a database, with the files beside it.

    Raises:
        OSError: if the database cannot be removed.
    """
    remove_beside(path)
    path.unlink(missing_ok=True)
