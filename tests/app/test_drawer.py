"""The drawer of the settings beside the living table, in the whole window."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.windows.settings.drawer import SettingsDrawer
from sixtysix_gui.windows.start_sheet import StartSheet
from tests.app.conftest import OpenDesk
from tests.helpers.players.scripted_players import WaitingPlayer
from tests.helpers.windows.game_window import Desk, begin, messages, press_answer

pytestmark = pytest.mark.window

WIDE, TALL, SMALL = (1280, 800), (960, 1280), (800, 600)
CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(make_desk: OpenDesk) -> Desk:
    """A running game in a window in which the drawer lies beside the table."""
    made = make_desk(WaitingPlayer(), Settings(speed="none", welcomed=True))
    made.window.resize(*WIDE)
    begin(made, rule_set())
    return made


def opened(desk: Desk) -> SettingsDrawer:
    desk.window.actions_by_name["settings"].trigger()
    drawer = desk.window.table_page.drawer
    assert drawer is not None
    return drawer


def is_in(drawer: SettingsDrawer, desk: Desk) -> bool:
    return drawer.isAncestorOf(desk.window.focusWidget())


def is_tall(desk: Desk) -> bool:
    return desk.table.table_scene.zones.layout.metrics.tall


def test_the_key_of_the_settings_opens_the_drawer(desk: Desk) -> None:
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Comma, CTRL)
    drawer = desk.window.table_page.drawer
    assert drawer is not None
    assert is_in(drawer, desk)


def test_the_table_keeps_its_arrangement_beside_the_drawer(qtbot: QtBot, desk: Desk) -> None:
    qtbot.waitUntil(lambda: desk.table.width() == WIDE[0])
    opened(desk)
    assert desk.table.width() / desk.table.height() < 1.15, "alone it would be a tall table"
    assert not is_tall(desk)
    assert not desk.window.table_page.sheets.table_layout.metrics.tall
    desk.window.table_page.close_drawer()
    desk.window.resize(*TALL)
    qtbot.waitUntil(lambda: is_tall(desk))


def test_a_resized_window_rearranges_table_and_drawer(qtbot: QtBot, desk: Desk) -> None:
    drawer = opened(desk)
    assert drawer.x() == desk.table.width() > 0
    desk.window.resize(*SMALL)
    page = desk.window.table_page
    qtbot.waitUntil(lambda: page.width() == SMALL[0])
    assert drawer.geometry() == page.rect(), "it covers a table without room beside it"
    desk.window.resize(*WIDE)
    qtbot.waitUntil(lambda: page.width() == WIDE[0])
    assert drawer.x() == desk.table.width() < WIDE[0]
    assert not is_tall(desk)


@pytest.mark.parametrize("size", [TALL, (900, 1060)])
def test_below_a_tall_table_it_leaves_the_table_in_sight(
    qtbot: QtBot, desk: Desk, size: tuple[int, int]
) -> None:
    page = desk.window.table_page
    desk.window.resize(*size)
    qtbot.waitUntil(lambda: is_tall(desk))
    drawer = opened(desk)
    assert drawer.geometry().bottomRight() == page.rect().bottomRight()
    assert drawer.width() == page.width() == desk.table.width()
    assert drawer.y() == desk.table.height()
    assert desk.table.height() >= least_scene(1.0)[1]
    page.close_drawer()
    assert desk.table.height() == page.height()
    qtbot.waitUntil(lambda: is_tall(desk))


def test_one_key_leads_from_the_drawer_to_the_table_and_back(desk: Desk) -> None:
    drawer = opened(desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert desk.table.hasFocus()
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert is_in(drawer, desk)


@pytest.mark.parametrize("panel", ["help", "history"])
def test_that_key_leads_from_a_panel_to_the_table_and_back(desk: Desk, panel: str) -> None:
    desk.window.actions_by_name[panel].trigger()
    page = desk.window.table_page
    opened_panel = page.help if panel == "help" else page.history
    assert opened_panel.isAncestorOf(desk.window.focusWidget())
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert desk.table.hasFocus()
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert opened_panel.isAncestorOf(desk.window.focusWidget())


def test_that_key_leaves_no_panel_that_is_a_sheet(qtbot: QtBot, desk: Desk) -> None:
    desk.window.resize(*SMALL)
    page = desk.window.table_page
    qtbot.waitUntil(lambda: page.width() == SMALL[0])
    desk.window.actions_by_name["help"].trigger()
    assert page.is_covered
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert page.help.isAncestorOf(desk.window.focusWidget())


def test_that_key_leads_to_a_sheet_that_lies_on_the_table(desk: Desk) -> None:
    desk.window.actions_by_name["leave"].trigger()
    sheet = desk.sheet
    assert isinstance(sheet, StartSheet)
    drawer = opened(desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    sheet = desk.sheet
    assert sheet is not None
    assert desk.window.focusWidget() is sheet.main_button
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_F6)
    assert is_in(drawer, desk)
    QTest.keyClick(desk.window.focusWidget(), Qt.Key.Key_Escape)
    assert desk.window.table_page.drawer is None
    assert desk.sheet is not None
    assert desk.window.focusWidget() is desk.sheet.main_button


def test_the_settings_of_the_start_sheet_open_the_drawer(desk: Desk) -> None:
    desk.window.actions_by_name["leave"].trigger()
    assert desk.sheet is not None
    button = desk.sheet.findChild(QPushButton, "settings")
    assert isinstance(button, QPushButton)
    button.click()
    drawer = desk.window.table_page.drawer
    assert drawer is not None
    assert is_in(drawer, desk)
    assert desk.sheet is not None
    assert desk.sheet.geometry().right() < desk.table.width()


@pytest.mark.parametrize("change", [{"deck": "german"}, {"cloth": "walnut"}, {"text_size": 150}])
def test_the_keys_stay_in_the_drawer_when_the_sheet_is_written_again(
    desk: Desk, change: dict[str, object]
) -> None:
    desk.window.actions_by_name["leave"].trigger()
    drawer = opened(desk)
    desk.keeper.change(**change)
    assert is_in(drawer, desk)
    desk.window.resize(*SMALL)
    assert is_in(drawer, desk)


@pytest.mark.parametrize("panel", ["help", "history"])
def test_panels_and_the_drawer_make_way_for_each_other(desk: Desk, panel: str) -> None:
    action = desk.window.actions_by_name[panel]
    action.trigger()
    assert action.isChecked()
    opened(desk)
    assert not action.isChecked()
    action.trigger()
    assert action.isChecked()
    assert desk.window.table_page.drawer is None


def test_a_question_lies_on_the_table_beside_the_drawer(desk: Desk) -> None:
    drawer = opened(desk)
    desk.window.actions_by_name["resign"].trigger()
    assert len(messages()) == 1
    layer = desk.window.questions
    assert layer.geometry().right() < drawer.mapTo(desk.window, drawer.rect().topLeft()).x()
    desk.keeper.change(text_size=125)
    assert len(messages()) == 1, "it is written anew in the new size"
    press_answer("Keep playing")
    assert desk.window.table_page.drawer is drawer
    assert desk.controller.is_game_running


def test_another_language_is_spoken_in_the_open_drawer(qtbot: QtBot, desk: Desk) -> None:
    drawer = opened(desk)
    desk.keeper.change(language="de")
    qtbot.waitUntil(lambda: drawer.accessibleName() == "Einstellungen")
    assert "Blatt" in [label.text() for label in drawer.findChildren(QLabel)]


def test_the_game_goes_on_beside_the_drawer(desk: Desk) -> None:
    opened(desk)
    assert desk.window.flow.is_at_table
    assert not desk.window.flow.is_covered
