"""The archive is kept up to date on a thread of its own, and tells of what has changed."""

import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from sixtysix_gui.archive import building, index_rows
from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.building import Progress, ShouldStop
from sixtysix_gui.storage.folders import Notice, Trouble
from sixtysix_gui.windows.archive import keeper as keepers
from sixtysix_gui.windows.archive.keeper import ArchiveKeeper
from tests.archive.folders import LATEST, NAMES, fill, write

Make = Callable[..., ArchiveKeeper]


@pytest.fixture
def make(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Make]:
    monkeypatch.setattr(building, "_RECENT", -1)
    fill(tmp_path)
    made: list[ArchiveKeeper] = []

    def one(only_reads: bool = False) -> ArchiveKeeper:
        made.append(ArchiveKeeper(tmp_path, only_reads=only_reads))
        return made[-1]

    yield one
    for each in made:
        assert each.shut_down()


def names(keeper: ArchiveKeeper) -> list[str]:
    return [row.place.game for row in keeper.archive.games()]


def build(qtbot: QtBot, keeper: ArchiveKeeper) -> None:
    keeper.refresh()
    qtbot.waitUntil(lambda: not keeper.is_building)


def test_nothing_is_done_until_it_is_asked_for(make: Make, tmp_path: Path) -> None:
    keeper = make()
    assert not keeper.is_building
    assert not (tmp_path / "games" / "index.sqlite").exists()


def test_games_are_there_after_a_build(make: Make, qtbot: QtBot) -> None:
    keeper = make()
    told: list[tuple[int, int]] = []

    def note(done: int, every: int) -> None:
        told.append((done, every))

    keeper.progress.connect(note)
    with qtbot.waitSignal(keeper.changed):
        keeper.refresh()
    qtbot.waitUntil(lambda: not keeper.is_building)
    assert names(keeper) == NAMES
    assert told
    assert all(done <= every for done, every in told)


def test_the_first_build_comes_by_itself(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keepers, "SOON", 0)
    keeper = make()
    with qtbot.waitSignal(keeper.changed):
        keeper.start_soon()
    qtbot.waitUntil(lambda: not keeper.is_building)


def test_what_changes_is_told_once(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    keeper = make()
    build(qtbot, keeper)
    told: list[int] = []
    keeper.changed.connect(lambda: told.append(len(names(keeper))))
    build(qtbot, keeper)
    assert told == []
    write(tmp_path, "2026-03.66r", LATEST)
    build(qtbot, keeper)
    assert told[-1:] == [len(NAMES) + 1]


def test_one_build_goes_on_at_a_time_and_the_next_one_follows(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = make()
    goes_on = threading.Event()
    running: list[int] = []
    most: list[int] = []
    real = Archive.build

    def slowly(archive: Archive, should_stop: ShouldStop, progress: Progress) -> object:
        running.append(1)
        most.append(len(running))
        goes_on.wait(5)
        running.pop()
        return real(archive, should_stop, progress)

    monkeypatch.setattr(Archive, "build", slowly)
    for _ in range(3):
        keeper.refresh()
    goes_on.set()
    qtbot.waitUntil(lambda: not keeper.is_building)
    assert most == [1, 1], "three were asked for, the last two together"


def test_an_index_that_is_damaged_meanwhile_is_mended(
    make: Make, qtbot: QtBot, tmp_path: Path
) -> None:
    keeper = make()
    build(qtbot, keeper)
    told: list[Notice] = []
    keeper.told.connect(told.append)
    harm = "UPDATE games SET standing = 'glorious'"
    with closing(sqlite3.connect(tmp_path / "games" / "index.sqlite")) as other, other:
        other.execute(harm)
    write(tmp_path, "2026-03.66r", LATEST)
    build(qtbot, keeper)
    assert names(keeper) == []
    with qtbot.waitSignal(keeper.built):
        pass
    assert len(names(keeper)) == len(NAMES) + 1
    assert [notice.trouble for notice in told] == [Trouble.INDEX_DAMAGED]


def test_what_does_not_go_away_by_building_is_not_built_for_ever(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = make()
    built: list[int] = []

    def refuse(*_: object) -> tuple[int, int]:
        raise LookupError

    def read_again() -> None:
        built.append(keeper.archive.size().games)

    monkeypatch.setattr(index_rows, "size", refuse)
    keeper.built.connect(read_again)
    build(qtbot, keeper)
    qtbot.waitUntil(lambda: len(built) == 1 + 3)
    qtbot.wait(50)
    assert built == [0] * 4
    assert not keeper.is_building


def test_a_trouble_is_told_once(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "games" / "index.sqlite").write_bytes(b"no database" * 500)
    keeper = make()
    told: list[Notice] = []
    keeper.told.connect(told.append)
    build(qtbot, keeper)
    build(qtbot, keeper)
    assert [notice.trouble for notice in told] == [Trouble.INDEX_DAMAGED]


def test_what_goes_wrong_unexpectedly_ends_nothing(
    make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    keeper = make()

    def fails(*_: object) -> object:
        raise ZeroDivisionError

    with monkeypatch.context() as patch, caplog.at_level(logging.CRITICAL):
        patch.setattr(Archive, "build", fails)
        build(qtbot, keeper)
    build(qtbot, keeper)
    assert names(keeper) == NAMES


def test_the_end_stops_a_build(make: Make, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    keeper = make()
    begun = threading.Event()

    def waits(_: Archive, should_stop: Callable[[], bool], __: object) -> None:
        begun.set()
        while not should_stop():
            threading.Event().wait(0.001)

    monkeypatch.setattr(Archive, "build", waits)
    keeper.refresh()
    qtbot.waitUntil(begun.is_set)
    assert keeper.shut_down()
    keeper.refresh()
    assert keeper.shut_down(), "a second time is harmless, and nothing is begun any more"


def test_without_the_lock_nothing_is_written(make: Make, qtbot: QtBot, tmp_path: Path) -> None:
    keeper = make(only_reads=True)
    build(qtbot, keeper)
    assert names(keeper) == NAMES
    assert not (tmp_path / "games" / "index.sqlite").exists()
