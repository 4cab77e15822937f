"""Where a sheet lies when something is to stay in sight."""

import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.panels import NoticeStrip, PanelForm, panel_places
from sixtysix_gui.windows.sheets.fitted_sheet import sheet_place
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.history import HistoryPanel
from sixtysix_gui.windows.widgets.paper import Page
from tests.helpers.rows import each_row
from tests.windows.conftest import UsePage

SCENE = (800, 572)
DEVICES = [QRectF(190, 30, 60, 70), QRectF(550, 30, 60, 70)]
"""Beside the plates of two others, as in cutthroat Sixty-Six."""
MINE = QRectF(680, 440, 90, 100)


@each_row(
    ("size", "clear"),
    [
        ((400, 420), DEVICES),
        ((400, 420), [MINE, *DEVICES]),
        ((560, 420), [MINE]),
        ((280, 500), DEVICES),
    ],
)
def test_a_sheet_leaves_clear_what_it_can(size: tuple[int, int], clear: list[QRectF]) -> None:
    layout = TableLayout.for_size(*SCENE)
    place = sheet_place(QSize(*size), layout, 0.0, clear)
    sheet = QRectF(QPoint(place), QSize(*size))
    assert not any(sheet.intersects(area) for area in clear)
    assert QRectF(0, 0, *SCENE).contains(sheet)


def test_a_sheet_without_room_beside_them_lies_in_the_middle() -> None:
    layout = TableLayout.for_size(*SCENE)
    assert sheet_place(QSize(700, 540), layout, 0.0, DEVICES) == QPoint(50, 16)


# The quiet line at the upper edge: as wide as its words, however often it is shown.


SHORT, LONG = (
    "The same cards once more.",
    "The same cards again, for practice. Your game is waiting.",
)


def test_a_line_keeps_its_shape_when_it_is_shown_again(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    strip = NoticeStrip(page, lambda: None)
    strip.place_in(QRect(0, 0, 1280, 800))
    strip.say(LONG)
    first = strip.size()
    strip.say(LONG)
    assert strip.size() == first


def test_the_first_line_has_its_margins(qtbot: QtBot, look_like: UsePage) -> None:
    look_like(Page())
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    page.show()
    strip = NoticeStrip(page, lambda: None)
    strip.place_in(QRect(0, 0, 1280, 800))
    strip.say(SHORT)
    first = strip.size()
    strip.say(SHORT)
    assert strip.size() == first


def test_a_line_needs_no_more_lines_after_a_longer_one(qtbot: QtBot) -> None:
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(1280, 800)
    strip = NoticeStrip(page, lambda: None)
    strip.place_in(QRect(0, 0, 1280, 800))
    strip.say(SHORT)
    alone = strip.size()
    strip.say(LONG)
    strip.say(SHORT)
    assert strip.size() == alone


# A panel covers nothing that acts: it lies beside or below the table, or is a sheet upon it.


ROWS = [
    ((1280, 772), 1.0, PanelForm.BESIDE),
    ((1280, 772), 1.5, PanelForm.SHEET),
    ((1920, 1052), 1.5, PanelForm.BESIDE),
    ((1920, 1052), 2.0, PanelForm.BESIDE),
    ((960, 1252), 1.0, PanelForm.BELOW),
    ((960, 1252), 2.0, PanelForm.BELOW),
    ((800, 572), 1.0, PanelForm.SHEET),
    ((800, 572), 1.5, PanelForm.SHEET),
    ((960, 616), 2.0, PanelForm.SHEET),
]


@each_row(("size", "text_scale", "form"), ROWS)
def test_a_panel_lies_where_the_table_keeps_its_least_size(
    size: tuple[int, int], text_scale: float, form: PanelForm
) -> None:
    places = panel_places(*size, text_scale)
    assert places.form is form
    assert QRect(0, 0, *size).contains(places.panel)
    if form is PanelForm.SHEET:
        assert places.table == QRect(0, 0, *size)
        return
    assert not places.table.intersects(places.panel)
    least = least_scene(text_scale)
    assert places.table.width() >= least[0]
    assert places.table.height() >= least[1]


def test_a_sheet_keeps_mouse_and_tab_from_the_table_until_it_is_put_away(qtbot: QtBot) -> None:
    page = TablePage(Table(TableOptions(speed="none", rest_tricks=False)))
    qtbot.addWidget(page)
    told: list[bool] = []
    page.covered_changed.connect(lambda: told.append(page.is_covered))
    page.resize(800, 572)
    page.show()
    page.activateWindow()
    page.help.closed.connect(lambda: page.show_panel(page.help, shown=False))
    page.show_panel(page.help, shown=True)
    assert page.help.form is PanelForm.SHEET
    assert told == [True]
    assert page.childAt(5, 5) is not page.table.viewport()
    qtbot.waitUntil(page.isActiveWindow)
    for _ in range(3):
        QTest.keyClick(page.focusWidget(), Qt.Key.Key_Tab)
        assert page.help.isAncestorOf(page.focusWidget())
    QTest.keyClick(page.help, Qt.Key.Key_Escape)
    assert told == [True, False]
    assert page.help.isHidden()
    page.resize(1500, 800)
    page.show_panel(page.history, shown=True)
    assert page.history.form is PanelForm.BESIDE
    assert not page.is_covered
    page.table.shut_down()


@pytest.mark.parametrize(
    ("sheet", "words"),
    [
        (False, {"The deal is waiting.", "Back to the table"}),
        (True, {"Your choice is waiting.", "Back"}),
    ],
)
def test_a_panel_says_what_waits_below_it(qtbot: QtBot, sheet: bool, words: set[str]) -> None:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    panel.wait_with(sheet=sheet)
    texts = {one.text() for one in panel.findChildren(QLabel)}
    texts |= {one.text() for one in panel.findChildren(QPushButton)}
    assert words <= texts
