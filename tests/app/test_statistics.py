"""The statistics in the whole program: opened beside a game, over the games on the disk."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.folders import data_folder
from sixtysix_gui.windows.sheets.questions import QuestionLayer
from sixtysix_gui.windows.statistics.pages.all_pages import StatisticsPage
from sixtysix_gui.windows.statistics.window import StatisticsWindow
from tests.app.conftest import OpenDesk
from tests.archive.folders import on, played, write
from tests.helpers.players.scripted_players import WaitingPlayer
from tests.helpers.windows.game_window import Desk, begin
from tests.helpers.windows.settled import settle

pytestmark = pytest.mark.window

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(make_desk: OpenDesk, qtbot: QtBot) -> Desk:
    """A running game, and some that have ended."""
    games = [on("2026-01-09", played("german-66", seed), str(seed) * 16) for seed in range(1, 7)]
    write(data_folder(), "2026-01.66r", *games)
    made = make_desk(WaitingPlayer())
    begin(made, rule_set())
    with qtbot.waitSignal(made.window.archive.built):
        made.window.archive.refresh()
    return made


def opened(desk: Desk, qtbot: QtBot) -> StatisticsWindow:
    QTest.keyClick(desk.window.focusWidget() or desk.window, Qt.Key.Key_I, CONTROL)
    window = desk.window.rooms.statistics.window
    assert window is not None
    qtbot.waitUntil(window.isActiveWindow)
    settle()
    return window


def test_a_key_opens_them_beside_the_game(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    assert window.page is StatisticsPage.OVERVIEW
    assert window.column.charts[0].points[0].startswith("Games: 6, ")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert desk.window.rooms.statistics.window is None
    assert desk.window.isVisible()
    assert desk.view is not None


def test_how_a_deal_is_checked_is_shown_over_them(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    window.show_page(StatisticsPage.FAIR)
    button = window.column.stops[-2]
    QTest.keyClick(button, Qt.Key.Key_Space)
    layer = window.findChild(QuestionLayer)
    assert isinstance(layer, QuestionLayer)
    assert layer.page is not None
    QTest.keyClick(QApplication.focusWidget() or layer, Qt.Key.Key_Escape)
    assert layer.page is None
    assert window.isVisible()


def test_another_size_of_words_is_taken_at_once(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    before = window.column.unit
    desk.keeper.change(text_size=150)
    settle()
    assert window.column.unit > 1.3 * before
    assert window.column.charts


def test_another_language_is_spoken_at_once(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    window.show_page(StatisticsPage.STRENGTH)
    desk.keeper.change(language="de")
    settle()
    names = [point.partition(",")[0] for point in window.column.charts[0].points]
    assert names[-5:] == ["Neun", "Bube", "Dame", "König", "Ass"]
    desk.keeper.change(language="en")
    settle()


def test_closing_the_game_closes_them(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    desk.window.close()
    assert desk.window.rooms.statistics.window is None
    del window


def test_the_key_of_the_archive_opens_it_from_the_statistics(desk: Desk, qtbot: QtBot) -> None:
    window = opened(desk, qtbot)
    with qtbot.waitSignal(desk.window.flow.possibilities_changed):
        QTest.keyClick(window, Qt.Key.Key_E, CONTROL)
    qtbot.waitUntil(desk.window.isActiveWindow)
    assert window.isVisible()
