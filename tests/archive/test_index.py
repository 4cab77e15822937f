"""The index while several threads, or another program, are at it."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing
from functools import partial
from pathlib import Path

import pytest
from typing_extensions import override

from sixtysix_gui.archive import building, index, index_rows
from sixtysix_gui.archive.archive import Archive, ArchiveSize, BuildReport
from sixtysix_gui.archive.index import NAME, Index, IndexClosedError
from sixtysix_gui.archive.rows import DealRow, RulesText
from sixtysix_gui.storage import databases
from tests.archive.folders import LATEST, NAMES, fill, write

_COUNT = "SELECT count(*) FROM games"
_ADD = "INSERT INTO files VALUES ('a', 0, '', '', 0, '', '')"


@pytest.fixture
def archive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Archive]:
    monkeypatch.setattr(building, "_RECENT", -1)
    fill(tmp_path)
    made = Archive(tmp_path)
    made.build()
    yield made
    made.close()


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no one wait for another program."""
    monkeypatch.setattr(databases, "PATIENCE", 0.0)


def test_games_are_there_while_another_thread_reads_all_deals(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    is_reading, may_end = threading.Event(), threading.Event()
    real = index_rows.deals

    def slow(connection: sqlite3.Connection, rules: RulesText | None) -> tuple[DealRow, ...]:
        is_reading.set()
        assert may_end.wait(20)
        return real(connection, rules)

    monkeypatch.setattr(index_rows, "deals", slow)
    found: list[int] = []
    thread = threading.Thread(target=lambda: found.append(len(archive.deals())))
    thread.start()
    assert is_reading.wait(20)
    asked: list[object] = []
    other = threading.Thread(target=lambda: asked.extend((archive.size(), len(archive.games()))))
    other.start()
    other.join(5)
    is_free = not other.is_alive()
    may_end.set()
    thread.join()
    other.join()
    assert is_free, "it waited"
    assert asked == [ArchiveSize(5, 1), len(NAMES)]
    assert found == [len(archive.deals())] != [0]


def test_what_was_read_before_a_change_is_not_kept_after_it(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = index_rows.deals

    def changes_meanwhile(
        connection: sqlite3.Connection, rules: RulesText | None
    ) -> tuple[DealRow, ...]:
        found = real(connection, rules)
        write(tmp_path, "2026-03.66r", LATEST)
        archive.build()
        return found

    with monkeypatch.context() as patch:
        patch.setattr(index_rows, "deals", changes_meanwhile)
        before = archive.deals()
    assert len(archive.deals()) == len(before) + len(LATEST)


@pytest.mark.parametrize("has_log", [True, False])
def test_rows_are_those_of_one_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, has_log: bool
) -> None:
    """Without a log beside the file a change waits for who reads, and the other way round."""
    if not has_log:
        monkeypatch.setattr(index, "has_log", lambda _: False)  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
    made, counts = Index(tmp_path / NAME), list[int]()

    def change() -> None:
        with made.changed() as connection:
            connection.execute(_ADD)

    with made.asked() as connection:
        counts.append(connection.execute("SELECT count(*) FROM files").fetchone()[0])
        thread = threading.Thread(target=change)
        thread.start()
        thread.join(5 if has_log else 0.1)
        counts.append(connection.execute("SELECT count(*) FROM files").fetchone()[0])
    thread.join()
    with made.asked() as connection:
        counts.append(connection.execute("SELECT count(*) FROM files").fetchone()[0])
    assert counts == [0, 0, 1]
    made.close()


def test_closing_waits_for_who_reads(tmp_path: Path) -> None:
    made = Index(tmp_path / NAME)
    with made.asked() as connection:
        thread = threading.Thread(target=made.close)
        thread.start()
        thread.join(0.1)
        assert thread.is_alive()
        assert connection.execute(_COUNT).fetchone() == (0,)
    thread.join()
    with pytest.raises(IndexClosedError), made.asked():
        pass


def test_who_reads_an_index_that_is_just_closed_reads_the_next_one(
    archive: Archive, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = Index.asked

    def closed_before(held: Index) -> AbstractContextManager[sqlite3.Connection]:
        monkeypatch.setattr(Index, "asked", real)
        archive.close()
        return held.asked()

    monkeypatch.setattr(Index, "asked", closed_before)
    assert archive.size() == ArchiveSize(5, 1)
    assert archive.build() == BuildReport()


def test_an_index_that_cannot_be_made_holds_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[sqlite3.Connection] = []

    class Noted(sqlite3.Connection):
        @override
        def close(self) -> None:
            closed.append(self)
            super().close()

    def refuse(_: sqlite3.Connection) -> None:
        raise sqlite3.OperationalError("disk I/O error")

    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Noted))
    monkeypatch.setattr(index, "_fill", refuse)
    with pytest.raises(sqlite3.OperationalError, match="disk"):
        Index(tmp_path / NAME)
    assert len(closed) == 1


@pytest.mark.usefixtures("impatient")
def test_an_index_that_another_program_holds_is_not_damaged(
    archive: Archive, tmp_path: Path
) -> None:
    write(tmp_path, "2026-03.66r", LATEST)
    with closing(sqlite3.connect(tmp_path / "games" / NAME, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert archive.build().notice is None
        assert len(archive.games()) == len(NAMES)
        other.execute("ROLLBACK")
    assert archive.build() == BuildReport(changed=True)
    assert len(archive.games()) == len(NAMES) + 1
    assert not list((tmp_path / "games").glob("damaged-*"))


def test_an_index_that_cannot_be_looked_at_just_now_is_not_set_aside(
    archive: Archive, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    archive.close()
    error = sqlite3.OperationalError("database is locked")
    error.sqlite_errorcode = sqlite3.SQLITE_BUSY
    again = Archive(tmp_path)
    with monkeypatch.context() as patch:
        patch.setattr(Index, "is_whole", lambda _: (_ for _ in ()).throw(error))  # pyright: ignore[reportUnknownLambdaType, reportUnknownArgumentType]
        assert again.build().notice is None
    assert again.build() == BuildReport()
    assert len(again.games()) == len(NAMES)
    again.close()


def test_a_damage_is_told_at_once(archive: Archive, tmp_path: Path) -> None:
    archive.close()
    with closing(sqlite3.connect(tmp_path / "games" / NAME, isolation_level=None)) as other:
        other.execute("UPDATE games SET standing = 'glorious'")
    told: list[int] = []
    again = Archive(tmp_path, tell_damage=lambda: told.append(len(told)))
    assert again.games() == ()
    assert told == [0]
    again.build()
    assert len(again.games()) == len(NAMES)
    assert told == [0]
    again.close()
