"""The figures of a deal of three or four on a sheet: a column for each side or player (MANY 2)."""

from PySide6.QtCore import QLineF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.cards.svg import Pack
from sixtysix_gui.text.trick_game.results.gains import GainLine
from sixtysix_gui.text.trick_game.results.trick_table import Band, Column, Figure, Row
from sixtysix_gui.text.trick_game.results.trick_table import TrickTable as Result
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.sheets.results.result_grid import (
    LINE,
    DoubleRule,
    FigurePill,
    head_size,
    with_full_last_line,
)
from sixtysix_gui.windows.widgets.basic import PlainLabel, label
from sixtysix_gui.windows.widgets.basic import rule as thin_line
from sixtysix_gui.windows.widgets.signs import with_signs

_FIGURES, _TOTALS, _SCORE, _SHORT = 1.05, 1.45, 1.6, 0.85
_TWO_COLUMNS, _THREE_COLUMNS = 5.5, 5.0
"""Sizes of figures, and the least width of a column where there are two or three."""
_BAND, _BAND_GAP = 0.22, 0.18
"""Height of the band of a side and its distance from the name; all in text units."""
_WE, _THEY = "#3F7FB5", "#C7603F"
"""The bands of the sides on paper (MANY 1)."""
_DASHES = 4


def add_sides(sheet: PaperSheet, result: Result, deck: Pack, note: str = "") -> None:
    """Write a settled deal on a sheet, with the suit signs of a pack; ``note`` marks it."""
    grid = _SideGrid(sheet, deck)
    sheet.add_heading(result.head, head_size(result.head, sheet.unit))
    if result.why:
        sheet.add_text(_in_lines(result.reasons, sheet))
    if note:
        sheet.add_text(note)
    if result.rows or result.remarks or result.totals is not None:
        sheet.column.addSpacing(round(0.3 * sheet.unit))
        sheet.column.addLayout(grid.table(result))
    sheet.column.addSpacing(round(0.4 * sheet.unit))
    for gain in result.gains:
        sheet.column.addLayout(grid.gain(gain))


def _in_lines(sentences: tuple[str, ...], sheet: PaperSheet) -> str:
    """Give each sentence a line of its own, where not all go into one but each of them does."""
    whole = " ".join(sentences)
    metrics, most = QFontMetricsF(sheet.font()), LINE * sheet.unit
    widths = [metrics.horizontalAdvance(sentence) for sentence in (whole, *sentences)]
    if widths[0] > most >= max(widths[1:]):
        return "\n".join(sentences)
    return with_full_last_line(whole)


class _SideGrid:
    """Makes the parts in the sizes and fonts of a sheet."""

    def __init__(self, sheet: PaperSheet, deck: Pack) -> None:
        self._sheet = sheet
        self._deck: Pack = deck

    def table(self, result: Result) -> QGridLayout:
        grid = QGridLayout()
        grid.setHorizontalSpacing(round(0.4 * self._sheet.unit))
        grid.setVerticalSpacing(round(0.2 * self._sheet.unit))
        grid.setColumnStretch(0, 1)
        count = len(result.columns)
        width = _TWO_COLUMNS if count == 2 else _THREE_COLUMNS
        for place, column in enumerate(result.columns, start=1):
            grid.setColumnMinimumWidth(place, round(width * self._sheet.unit))
            grid.addWidget(self._head(column), 0, place)
        grid.addWidget(DoubleRule(self._sheet.unit, lines=1), 1, 0, 1, count + 1)
        row = self._add_rows(grid, 2, result.rows, count)
        if result.totals is not None:
            if result.rows:
                grid.addWidget(DoubleRule(self._sheet.unit, lines=2), row, 0, 1, count + 1)
            self._add_totals(grid, row + 1, result, result.totals)
            row += 3
        if result.remarks and result.totals is not None:
            grid.addWidget(thin_line(), row, 0, 1, count + 1)
            row += 1
        self._add_rows(grid, row, result.remarks, count)
        return grid

    def _head(self, column: Column) -> QWidget:
        made = QWidget()
        stack = QVBoxLayout(made)
        stack.setContentsMargins(0, 0, 0, 0)
        stack.setSpacing(round(_BAND_GAP * self._sheet.unit))
        name = self._cell(column.name, self._sheet.figure_font(1.0))
        stack.addWidget(name)
        if column.band is not Band.NONE:
            band = SideBand(column.band, name.sizeHint().width(), self._sheet.unit)
            stack.addWidget(band, 0, Qt.AlignmentFlag.AlignHCenter)
        return made

    def _add_rows(self, grid: QGridLayout, row: int, rows: tuple[Row, ...], count: int) -> int:
        for place, entry in enumerate(rows):
            if place:
                grid.addWidget(thin_line(), row, 0, 1, count + 1)
                row += 1
            grid.addWidget(self._sheet.make_label(entry.name), row, 0)
            for column, figure in enumerate(entry.figures, start=1):
                grid.addWidget(self._figure(figure), row, column)
            row += 1
        return row

    def _figure(self, figure: Figure) -> QWidget:
        cell = self._cell(figure.text, self._sheet.figure_font(_FIGURES))
        return (
            with_signs(cell, self._deck, figure.suits, self._sheet.unit) if figure.suits else cell
        )

    def _add_totals(self, grid: QGridLayout, row: int, result: Result, totals: Row) -> None:
        grid.addWidget(self._sheet.make_label(totals.name), row, 0)
        font = self._sheet.figure_font(_TOTALS, bold=True)
        for place, figure in enumerate(totals.figures):
            failed = result.failed == place
            marked = failed or (result.failed is None and result.winner == place)
            cell = (
                FigurePill(figure.text, self._sheet.unit, font, failed=failed)
                if marked
                else self._cell(figure.text, font)
            )
            grid.addWidget(cell, row, place + 1, Qt.AlignmentFlag.AlignCenter)
            if failed and result.short:
                grid.addWidget(self._short(result.short), row + 1, place + 1)

    def _short(self, text: str) -> PlainLabel:
        """Say below a total that failed how much it lacks."""
        made = self._cell(text, fonts.text(_SHORT * self._sheet.unit, fonts.TextWeight.SEMI_BOLD))
        made.setStyleSheet(f"color: {paper.TROUBLE};")
        return made

    def gain(self, gain: GainLine) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._sheet.make_label(gain.text), 1)
        if gain.score:
            score = self._sheet.make_label(gain.score, wrap=False)
            score.setFont(self._sheet.figure_font(_SCORE, bold=True))
            colour = theme.ACTION_GREEN if gain.good else theme.INK
            score.setStyleSheet(f"color: {colour};")
            row.addWidget(score)
        return row

    def _cell(self, text: str, font: QFont) -> PlainLabel:
        made = label(text, wrap=False)
        made.setFont(font)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made


class SideBand(QWidget):
    """The line below the name of a side: solid for the person's, dashed for the other."""

    def __init__(self, band: Band, width: int, unit: float) -> None:
        """Draw a band as wide as the name above it; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._band = band
        self.setFixedSize(width + round(0.5 * unit), max(2, round(_BAND * unit)))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the line."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(_WE if self._band is Band.SOLID else _THEY), self.height())
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if self._band is Band.DASHED:
            dash = self.width() / (1.5 * _DASHES - 0.5) / self.height()
            pen.setDashPattern([dash, dash / 2])
        painter.setPen(pen)
        y = self.height() / 2
        painter.drawLine(QLineF(0, y, self.width(), y))
        painter.end()
