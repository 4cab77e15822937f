"""Earlier deals in the whole window: looked back at while nothing is done, and no longer."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.controller.coach_work import ReviewWork, StopWork
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.windows import main_window
from sixtysix_gui.windows.playing import background_reviews
from tests.app.conftest import OpenDesk
from tests.archive.test_looking_back import keep_game, played_game
from tests.helpers.coach.kept_reviews import keep_review
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.players.scripted_players import RandomPlayer
from tests.helpers.windows.game_window import Desk

pytestmark = pytest.mark.window


@pytest.fixture
def earlier(monkeypatch: pytest.MonkeyPatch) -> list[DealRecord]:
    """The deals of an earlier game, and no patience."""
    monkeypatch.setattr(main_window, "_SETTLED", 1)
    monkeypatch.setattr(background_reviews, "AT_REST", 1)
    monkeypatch.setattr(background_reviews, "_BREATH", 1)
    monkeypatch.setattr(background_reviews, "_TELLS_AFTER", 1)
    records = played_game("earlier", 1)
    keep_game(data_folder(), records)
    return records


def started(make_desk: OpenDesk, link: ReviewLink, settings: Settings | None = None) -> Desk:
    """A program that may change its folder, at its start sheet."""
    desk = make_desk(RandomPlayer(1), settings or Settings(speed="none"), coach=link)
    desk.window.archive.only_reads = False
    desk.window.begin()
    desk.window.archive.refresh()
    return desk


def reviewed(link: ReviewLink) -> list[DealRecord]:
    return [work.record for work in link.works if isinstance(work, ReviewWork)]


def moves_of(records: list[DealRecord]) -> list[object]:
    return [record.moves for record in records]


def test_all_earlier_deals_get_their_rows(
    make_desk: OpenDesk, qtbot: QtBot, earlier: list[DealRecord]
) -> None:
    link = ReviewLink()
    desk = started(make_desk, link)
    for number, record in enumerate(reversed(earlier), start=1):
        qtbot.waitUntil(lambda wanted=number: len(reviewed(link)) == wanted, timeout=20_000)
        assert reviewed(link)[-1].moves == record.moves
        keep_review(record, Seat.A, data_folder())
        link.finish()
    archive = desk.window.archive.archive
    qtbot.waitUntil(lambda: all(deal.coach is not None for deal in archive.deals()), timeout=20_000)
    (game,) = archive.games()
    assert game.worst is not None
    qtbot.wait(20)
    assert len(reviewed(link)) == len(earlier)


def test_whatever_a_person_does_stops_it(
    make_desk: OpenDesk, qtbot: QtBot, earlier: list[DealRecord], monkeypatch: pytest.MonkeyPatch
) -> None:
    link = ReviewLink()
    desk = started(make_desk, link)
    qtbot.waitUntil(lambda: len(reviewed(link)) == 1, timeout=20_000)
    monkeypatch.setattr(background_reviews, "AT_REST", 600_000)
    handle = desk.window.windowHandle()
    assert handle is not None
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    assert isinstance(link.commands[-1], StopWork)
    assert not desk.window.coach_worker.is_busy
    monkeypatch.setattr(background_reviews, "AT_REST", 1)
    QTest.keyClick(handle, Qt.Key.Key_Shift)
    qtbot.waitUntil(lambda: len(reviewed(link)) == 2)
    assert moves_of(reviewed(link)) == [earlier[-1].moves] * 2


def test_a_demonstration_from_the_menu_is_watched_without_it(
    make_desk: OpenDesk, qtbot: QtBot, earlier: list[DealRecord]
) -> None:
    link = ReviewLink()
    desk = started(make_desk, link)
    qtbot.waitUntil(lambda: len(reviewed(link)) == 1, timeout=20_000)
    desk.window.menuBar().triggered.emit(desk.window.actions_by_name["demonstration"])
    desk.window.actions_by_name["demonstration"].trigger()
    assert desk.window.demonstration.is_running
    assert isinstance(link.commands[-1], StopWork)
    qtbot.wait(50)
    assert moves_of(reviewed(link)) == [earlier[-1].moves]


def test_a_window_that_is_closed_ends_it(
    make_desk: OpenDesk, qtbot: QtBot, earlier: list[DealRecord]
) -> None:
    link = ReviewLink()
    desk = started(make_desk, link)
    qtbot.waitUntil(lambda: len(reviewed(link)) == 1, timeout=20_000)
    desk.window.close()
    assert link.closed
    qtbot.wait(20)
    assert moves_of(reviewed(link)) == [earlier[-1].moves]


@pytest.mark.usefixtures("earlier")
def test_turned_off_or_where_nothing_may_be_kept_nothing_is_done(
    make_desk: OpenDesk, qtbot: QtBot
) -> None:
    link, foreign = ReviewLink(), ReviewLink()
    desk = started(make_desk, link, Settings(speed="none", coach_reviews=False))
    qtbot.waitUntil(lambda: bool(desk.window.archive.archive.deals()), timeout=20_000)
    other = make_desk(RandomPlayer(1), Settings(speed="none"), coach=foreign)
    other.window.begin()
    qtbot.wait(20)
    assert reviewed(link) == reviewed(foreign) == []
    assert other.window.background is None
