"""The sheet after a deal: who won, why, and how the game points came about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QWidget,
)

from sixtysix_gui.table import theme
from sixtysix_gui.table.card_svg import Pack
from sixtysix_gui.windows.look.widgets import label
from sixtysix_gui.windows.parts.suit_signs import suit_sign
from sixtysix_gui.windows.sheets.double_rule import DoubleRule
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.texts.result_table import ResultRow, ResultTable

_FIGURES = 1.05
_TOTALS = 1.45
_SCORE = 1.6
_COLUMN = 5.2
"""Sizes of figures and the width of a column of them, in text units."""


@dataclass(frozen=True)
class DealSheetActs:
    """What the buttons of the sheet do; there is none for what is None."""

    go_on: Callable[[], None]
    show_tricks: Callable[[], None] | None = None
    show_proof: Callable[[], None] | None = None
    end_demonstration: Callable[[], None] | None = None


@dataclass(frozen=True)
class WordRequest:
    """Asks for a word that is mixed into the next shuffle; the promise for it is shown."""

    promise: str
    typed: Callable[[str], None]
    word: str = ""


class DealSheet(PaperSheet):
    """Shows a settled deal as a table of the rows that occurred."""

    def __init__(
        self,
        text_unit: float,
        result: ResultTable,
        deck: Pack,
        acts: DealSheetActs,
        word: WordRequest | None = None,
    ) -> None:
        """Write the sheet; ``word`` asks for a word before the next deal."""
        super().__init__(text_unit)
        self._deck: Pack = deck
        self.add_heading(result.head)
        self.add_text(result.why)
        self.column.addSpacing(round(0.3 * text_unit))
        self.column.addLayout(self._table(result))
        self.column.addSpacing(round(0.4 * text_unit))
        self.column.addLayout(self._gain(result))
        if word is not None:
            self._ask_for_word(word)
        self._add_acts(acts)

    def _table(self, result: ResultTable) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(0)
        grid.setVerticalSpacing(round(0.2 * self.unit))
        grid.setColumnStretch(0, 1)
        for column, name in ((1, result.my_name), (2, result.their_name)):
            grid.setColumnMinimumWidth(column, round(_COLUMN * self.unit))
            head = self._cell(name, self.figure_font(1.0))
            grid.addWidget(head, 0, column)
        row = 1
        grid.addWidget(DoubleRule(self.unit, lines=1), row, 0, 1, 3)
        for entry in result.rows:
            row += 1
            self._add_row(grid, row, entry)
        row += 1
        grid.addWidget(DoubleRule(self.unit, lines=2), row, 0, 1, 3)
        self._add_totals(grid, row + 1, result)
        for place, entry in enumerate(result.remarks, start=row + 2):
            self._add_row(grid, place, entry, look="note")
        return grid

    def _add_row(self, grid: QGridLayout, row: int, entry: ResultRow, look: str = "") -> None:
        name = QWidget()
        line = QHBoxLayout(name)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(round(0.25 * self.unit))
        line.addWidget(self.make_label(entry.name, look, wrap=False))
        for suit in entry.suits:
            line.addWidget(suit_sign(self._deck, suit, round(self.unit)))
        line.addStretch(1)
        grid.addWidget(name, row, 0)
        for column, figure in ((1, entry.mine), (2, entry.theirs)):
            grid.addWidget(self._cell(figure, self.figure_font(_FIGURES), look), row, column)

    def _add_totals(self, grid: QGridLayout, row: int, result: ResultTable) -> None:
        grid.addWidget(self.make_label(result.totals.name, wrap=False), row, 0)
        columns = ((1, result.totals.mine, True), (2, result.totals.theirs, False))
        for column, figure, is_mine in columns:
            cell = self._cell(figure, self.figure_font(_TOTALS, bold=True))
            if result.mine_decides is is_mine:
                cell.setStyleSheet(
                    f"background: #FBE7B4; border: 1px solid {theme.DARK_GOLD};"
                    f" border-radius: {round(0.9 * self.unit)}px;"
                    f" padding: 0px {round(0.7 * self.unit)}px;"
                )
            grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignCenter)

    def _gain(self, result: ResultTable) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self.make_label(result.gain), 1)
        score = self.make_label(result.score, wrap=False)
        score.setFont(self.figure_font(_SCORE, bold=True))
        score.setStyleSheet(f"color: {theme.ACTION_GREEN};")
        row.addWidget(score)
        return row

    def _cell(self, text: str, font: QFont, look: str = "") -> QLabel:
        made = label(text, look, wrap=False)
        made.setFont(font)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made

    def _ask_for_word(self, request: WordRequest) -> None:
        row = QHBoxLayout()
        field = QLineEdit(request.word)
        field.setFont(self.font())
        field.setObjectName("word")
        field.setPlaceholderText(self.tr("anything you like"))
        field.textChanged.connect(request.typed)
        caption = self.make_label(self.tr("Your &word for the next deal"), wrap=False)
        caption.setBuddy(field)
        row.addWidget(caption)
        row.addWidget(field, 1)
        self.column.addLayout(row)
        self.add_text(self.tr("The promise for it:"))
        self.add_promise(request.promise)

    def _add_acts(self, acts: DealSheetActs) -> None:
        go_on = self.make_button(self.tr("Continue"), main=True)
        go_on.setObjectName("continue")
        go_on.clicked.connect(lambda: acts.go_on())
        others = [
            self._act_button(text, name, act)
            for text, name, act in (
                (self.tr("Look at the tricks"), "tricks", acts.show_tricks),
                (self.tr("Proof…"), "proof", acts.show_proof),
                (self.tr("End demonstration"), "end-demonstration", acts.end_demonstration),
            )
            if act is not None
        ]
        self.add_buttons(*others, main=go_on)

    def _act_button(self, text: str, name: str, act: Callable[[], None]) -> QPushButton:
        made = self.make_button(text)
        made.setObjectName(name)
        made.clicked.connect(lambda: act())
        return made
