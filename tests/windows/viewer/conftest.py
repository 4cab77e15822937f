"""A viewer in a window of its own, for records of two and of several."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from sixtysix_gui.records import DealRecord
from sixtysix_gui.table.values import TableOptions
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.windows.viewer.viewer import RecordViewer, Shown
from sixtysix_gui.windows.widgets.paper import Page, style_sheet
from tests.helpers.windows.settled import settle

STILL = TableOptions(speed="none")
Open = Callable[..., RecordViewer]


@pytest.fixture
def view(qtbot: QtBot) -> Open:
    """Opens a viewer, by default of 800×600, and puts the focus into its window."""

    def make(
        *records: DealRecord,
        size: tuple[int, int] = (800, 600),
        options: TableOptions = STILL,
        can_continue: bool = False,
        trouble: str = "",
        german: bool = False,
    ) -> RecordViewer:
        shown = Shown(records, can_continue=can_continue, trouble=trouble)
        viewer = RecordViewer(shown, options, CardWords(german_suited=german))
        viewer.setStyleSheet(style_sheet(Page(text_scale=options.text_scale)))
        qtbot.addWidget(viewer)
        viewer.resize(*size)
        viewer.show()
        viewer.activateWindow()
        qtbot.waitUntil(viewer.isActiveWindow)
        settle()  # what has been written in another size is laid out by the next event
        return viewer

    return make


def press(viewer: RecordViewer, key: Qt.Key, control: bool = False) -> None:
    modifier = Qt.KeyboardModifier.ControlModifier if control else Qt.KeyboardModifier.NoModifier
    QTest.keyClick(viewer.focusWidget() or viewer, key, modifier)
