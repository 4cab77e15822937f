"""The figures of a settled deal on a sheet: head, reason, the rows that occurred, the gain."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.cards.svg import Pack
from sixtysix_gui.text.results.result_table import ResultRow, ResultTable
from sixtysix_gui.windows.look import paper
from sixtysix_gui.windows.sheets.paper_sheet import PaperSheet
from sixtysix_gui.windows.widgets.basic import PlainLabel, label
from sixtysix_gui.windows.widgets.basic import rule as thin_line
from sixtysix_gui.windows.widgets.signs import with_signs

_FIGURES = 1.05
_TOTALS = 1.45
_SCORE = 1.6
_SHORT = 0.85
_COLUMN = 7.2
"""Sizes of figures and the width of a column of them, in text units."""
_HEAD, _LONGER_HEAD = 2.05, 1.7
_SHORT_HEAD = 24
"""Sizes of the head: smaller where more characters than this would not go into one line."""


_HEADS = (2.05, 1.75, 1.5, 1.3)
"""Sizes of a head with long names: the largest with which it goes into one line, else the last."""
LINE = 25.5
"""The width of that line; all in text units."""


def head_size(text: str, unit: float) -> float:
    """Give the size of a head in text units; ``unit`` is one of these in pixels."""
    for size in _HEADS:
        metrics = QFontMetricsF(fonts.heading(size * unit, bold=True))
        if metrics.horizontalAdvance(text) <= LINE * unit:
            return size
    return _HEADS[-1]


def add_result(sheet: PaperSheet, result: ResultTable, deck: Pack, note: str = "") -> None:
    """Write a settled deal on a sheet, with the suit signs of a pack; ``note`` marks it."""
    grid = _ResultGrid(sheet, deck)
    sheet.add_heading(result.head, _HEAD if len(result.head) <= _SHORT_HEAD else _LONGER_HEAD)
    sheet.add_text(with_full_last_line(result.why))
    if note:
        sheet.add_text(note)
    sheet.column.addSpacing(round(0.3 * sheet.unit))
    sheet.column.addLayout(grid.table(result))
    sheet.column.addSpacing(round(0.4 * sheet.unit))
    sheet.column.addLayout(grid.gain(result))


def with_full_last_line(text: str) -> str:
    """Keep the last two words together, so that no figure stands in a line of its own."""
    return "\u00a0".join(text.rsplit(" ", 1))


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
        for place, entry in enumerate(result.remarks, start=row + 3):
            self._add_row(grid, place, entry, look="note")
        return grid

    def _add_row(self, grid: QGridLayout, row: int, entry: ResultRow, look: str = "") -> None:
        grid.addWidget(self._sheet.make_label(entry.name, look), row, 0)
        columns = ((1, entry.mine, entry.my_suits), (2, entry.theirs, entry.their_suits))
        for column, figure, suits in columns:
            cell = self._cell(figure, self._sheet.figure_font(_FIGURES), look)
            shown = with_signs(cell, self._deck, suits, self._sheet.unit) if suits else cell
            grid.addWidget(shown, row, column)

    def _add_totals(self, grid: QGridLayout, row: int, result: ResultTable) -> None:
        grid.addWidget(self._sheet.make_label(result.totals.name, wrap=False), row, 0)
        columns = ((1, result.totals.mine, True), (2, result.totals.theirs, False))
        font = self._sheet.figure_font(_TOTALS, bold=True)
        for column, figure, is_mine in columns:
            failed = result.mine_failed is is_mine
            decided = failed or result.mine_wins is is_mine
            cell = (
                FigurePill(figure, self._sheet.unit, font, failed=failed)
                if decided
                else self._cell(figure, font)
            )
            grid.addWidget(cell, row, column, Qt.AlignmentFlag.AlignCenter)
            if failed and result.short:
                grid.addWidget(self._short(result.short), row + 1, column)

    def _short(self, text: str) -> QLabel:
        """Say below a total that failed how much it lacks."""
        made = self._cell(text, fonts.text(_SHORT * self._sheet.unit, fonts.TextWeight.SEMI_BOLD))
        made.setStyleSheet(f"color: {paper.TROUBLE};")
        made.setContentsMargins(0, 0, 0, round(0.25 * self._sheet.unit))
        return made

    def gain(self, result: ResultTable) -> QHBoxLayout:
        row = QHBoxLayout()
        row.addWidget(self._sheet.make_label(result.gain), 1)
        score = self._sheet.make_label(result.score, wrap=False)
        score.setFont(self._sheet.figure_font(_SCORE, bold=True))
        colour = theme.INK if result.mine_wins is False else theme.ACTION_GREEN
        score.setStyleSheet(f"color: {colour};")
        row.addWidget(score)
        return row

    def _cell(self, text: str, font: QFont, look: str = "") -> QLabel:
        made = label(text, look, wrap=False)
        made.setFont(font)
        made.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return made


_GAP = 3.0


class DoubleRule(QWidget):
    """One or two lines of ink."""

    def __init__(self, text_unit: float, *, lines: int) -> None:
        """Draw so many lines; the height leaves a little room around them."""
        super().__init__()
        self._lines = lines
        self.setFixedHeight(round(0.35 * text_unit) + round(_GAP * lines))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines in the middle."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        top = self.height() / 2 - _GAP * (self._lines - 1) / 2
        for line in range(self._lines):
            y = round(top) + round(_GAP) * line
            painter.drawLine(0, y, self.width(), y)
        painter.end()


_GOLD = "#FBE7B4"
_FAILED_LINE = "#B4641E"
_DASHES = (3.2, 2.4)
"""Length of dashes and gaps in widths of the line."""
_HEIGHT, _PADDING = 1.95, 0.75
"""In text units."""


class FigurePill(PlainLabel):
    """A figure that decided."""

    def __init__(self, figure: str, unit: float, font: QFont, *, failed: bool = False) -> None:
        """Write a figure; ``unit`` is the text unit in pixels."""
        super().__init__(figure)
        self._failed = failed
        self.setFont(font)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        width = self.fontMetrics().horizontalAdvance(figure) + 2 * _PADDING * unit
        self.setFixedSize(round(width), round(_HEIGHT * unit))
        if failed:
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(paper.TROUBLE))
            self.setPalette(palette)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill below the figure."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._failed:
            pen = QPen(QColor(_FAILED_LINE), 1.5)
            pen.setDashPattern(list(_DASHES))
            painter.setPen(pen)
        else:
            painter.setPen(QPen(QColor(theme.DARK_GOLD), 1.2))
            painter.setBrush(QColor(_GOLD))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.end()
        super().paintEvent(event)
