"""A sheet is never narrower than its widest button: its words become smaller instead."""

import pytest
from PySide6.QtWidgets import QPushButton, QWidget
from pytestqt.qtbot import QtBot

from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.windows.sheets.fitted_sheet import fitted_sheet
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from tests.helpers.windows.found import child

pytestmark = pytest.mark.window


def test_no_button_is_cut_where_words_are_large(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    parent.resize(960, 1160)

    def make(unit: float) -> PaperSheet:
        sheet = PaperSheet(unit)
        button = QPushButton("Mit dem Trainer auf alles zurückblicken")
        font = button.font()
        font.setPixelSize(round(unit))
        button.setFont(font)
        sheet.column.addWidget(button)
        return sheet

    sheet = fitted_sheet(make, TableLayout.for_size(960, 1160, 2.0), parent)
    sheet.column.activate()
    button = child(sheet, QPushButton)
    assert button.width() >= button.sizeHint().width()
