"""The figures of a settled deal on a sheet: head, reason, the rows that occurred, the gain."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from sixtysix_gui.table import theme
from sixtysix_gui.table.card_svg import Pack
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.look.widgets import rule as thin_line
from sixtysix_gui.windows.parts.suit_signs import suit_sign
from sixtysix_gui.windows.sheets.double_rule import DoubleRule
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.texts.result_table import ResultRow, ResultTable

_FIGURES = 1.05
_TOTALS = 1.45
_SCORE = 1.6
_COLUMN = 5.2
"""Sizes of figures and the width of a column of them, in text units."""


def add_result(sheet: PaperSheet, result: ResultTable, deck: Pack, note: str = "") -> None:
    """Write a settled deal on a sheet, with the suit signs of a pack; ``note`` marks it."""
    grid = _ResultGrid(sheet, deck)
    sheet.add_heading(result.head)
    sheet.add_text(result.why)
    if note:
        sheet.add_text(note)
    sheet.column.addSpacing(round(0.3 * sheet.unit))
    sheet.column.addLayout(grid.table(result))
    sheet.column.addSpacing(round(0.4 * sheet.unit))
    sheet.column.addLayout(grid.gain(result))


class _ResultGrid:
    """Makes the parts in the sizes and fonts of a sheet."""

    def __init__(self, sheet: PaperSheet, deck: Pack) -> None:
        self._sheet = sheet
        self._deck: Pack = deck

    def table(self, result: ResultTable) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(round(0.2 * self._sheet.unit))
        grid.setColumnStretch(0, 1)
        for column, name in ((1, result.my_name), (2, result.their_name)):
            grid.setColumnMinimumWidth(column, round(_COLUMN * self._sheet.unit))
            head = self._cell(name, self._sheet.figure_font(1.0))
            grid.addWidget(head, 0, column)
        row = 1
        grid.addWidget(DoubleRule(self._sheet.unit, lines=1), row, 0, 1, 3)
        for place, entry in enumerate(result.rows):
            if place:
                row += 1
                grid.addWidget(thin_line(), row, 0, 1, 3)
            row += 1
            self._add_row(grid, row, entry)
        row += 1
        grid.addWidget(DoubleRule(self._sheet.unit, lines=2), row, 0, 1, 3)
        self._add_totals(grid, row + 1, result)
        for place, entry in enumerate(result.remarks, start=row + 2):
            self._add_row(grid, place, entry, look="note")
        return grid

    def _add_row(self, grid: QGridLayout, row: int, entry: ResultRow, look: str = "") -> None:
        name = QWidget()
        line = QHBoxLayout(name)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(round(0.25 * self._sheet.unit))
        line.addWidget(self._sheet.make_label(entry.name, look, wrap=False))
        for suit in entry.suits:
            line.addWidget(suit_sign(self._deck, suit, round(self._sheet.unit)))
        line.addStretch(1)
        grid.addWidget(name, row, 0)
        for column, figure in ((1, entry.mine), (2, entry.theirs)):
            grid.addWidget(self._cell(figure, self._sheet.figure_font(_FIGURES), look), row, column)

    def _add_totals(self, grid: QGridLayout, row: int, result: ResultTable) -> None:
        grid.addWidget(self._sheet.make_label(result.totals.name, wrap=False), row, 0)
        columns = ((1, result.totals.mine, True), (2, result.totals.theirs, False))
        for column, figure, is_mine in columns:
            cell = self._cell(figure, self._sheet.figure_font(_TOTALS, bold=True))
            if result.mine_decides is is_mine:
                cell.setStyleSheet(
                    f"background: #FBE7B4; border: 1px solid {theme.DARK_GOLD};"
                    f" border-radius: {round(0.9 * self._sheet.unit)}px;"
                    f" padding: 0px {round(0.7 * self._sheet.unit)}px;"
                )
            grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignCenter)

    def gain(self, result: ResultTable) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._sheet.make_label(result.gain), 1)
        score = self._sheet.make_label(result.score, wrap=False)
        score.setFont(self._sheet.figure_font(_SCORE, bold=True))
        score.setStyleSheet(f"color: {theme.ACTION_GREEN};")
        row.addWidget(score)
        return row

    def _cell(self, text: str, font: QFont, look: str = "") -> QLabel:
        made = label(text, look, wrap=False)
        made.setFont(font)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made
