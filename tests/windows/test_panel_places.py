"""A panel covers nothing that acts: it lies beside or below the table, or is a sheet upon it."""

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.table import Table
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.windows.panels import PanelForm, panel_places
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.history_panel import HistoryPanel
from tests.helpers.rows import each_row

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
    [(False, {"The deal waits.", "Back to the table"}), (True, {"Your choice waits.", "Back"})],
)
def test_a_panel_says_what_waits_below_it(qtbot: QtBot, sheet: bool, words: set[str]) -> None:
    panel = HistoryPanel()
    qtbot.addWidget(panel)
    panel.wait_with(sheet=sheet)
    texts = {one.text() for one in panel.findChildren(QLabel)}
    texts |= {one.text() for one in panel.findChildren(QPushButton)}
    assert words <= texts
