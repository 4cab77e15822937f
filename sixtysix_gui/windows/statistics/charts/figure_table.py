"""Figures with their names and what is to be added, in one column or two."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.text.statistics import FigureWords
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import Chart

_ROW = 2.0
_GAP, _BETWEEN = 0.8, 1.6
_TWO_FROM = 50
_MOST_NAME = 0.45
"""Least height of a row; what lies between name, figure and note, and between both columns; from
which width on there are two; and the greatest share of a column that the names take."""


@dataclass(frozen=True)
class _Column:
    """A column of figures: which rows, where it begins, and the widths of its three parts."""

    rows: range
    left: float
    name: float
    figure: float
    note: float


class FigureTable(Chart):
    """Figures one below the other; read row by row."""

    has_captions = False
    WIDTH = _TWO_FROM

    def __init__(self, figures: Sequence[FigureWords], unit: float) -> None:
        """Show the figures, in words of ``unit`` pixels; readers are told all of them."""
        points = [figure.told for figure in figures]
        super().__init__(" ".join(points), points, unit)
        self._figures = tuple(figures)
        self._large = hand.figure_font(unit)

    @override
    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        heights = [sum(self._row_height(row, one) for row in one.rows) for one in columns]
        return round(max(heights) + 2 * self.edge)

    def _columns(self, width: float) -> list[_Column]:
        room, count = width - 2 * self.edge, len(self._figures)
        if width < _TWO_FROM * self.unit or count < 4:
            return [self._column(range(count), 0.0, room)]
        half = (count + 1) // 2
        wide = (room - _BETWEEN * self.unit) / 2
        right = wide + _BETWEEN * self.unit
        return [
            self._column(range(half), 0.0, wide),
            self._column(range(half, count), right, wide),
        ]

    def _column(self, rows: range, left: float, width: float) -> _Column:
        gap, names = _GAP * self.unit, hand.name_font(self.unit)
        figures = [self._figures[row] for row in rows]
        figure = max(hand.wide(one.figure, self._large) for one in figures)
        widest = max(hand.wide(one.name, names) for one in figures) + 1
        longest = max(hand.narrowest(one.name, names) for one in figures) + 1
        name = max(min(widest, _MOST_NAME * width), longest)
        note = width - name - figure - 2 * gap
        return _Column(rows, self.edge + left, name, figure, note)

    def _row_height(self, row: int, column: _Column) -> float:
        figure = self._figures[row]
        name = hand.high(figure.name, hand.name_font(self.unit), column.name)
        note = hand.high(figure.note, hand.note_font(self.unit), max(column.note, 1.0))
        return max(_ROW * self.unit, max(name, note) + 0.5 * self.unit)

    def _areas(self) -> list[tuple[_Column, QRectF]]:
        """Return the column and the area of every row."""
        areas: list[tuple[_Column, QRectF]] = []
        for column in self._columns(self.width()):
            y, gap = float(self.edge), _GAP * self.unit
            width = column.name + column.figure + column.note + 2 * gap
            for row in column.rows:
                height = self._row_height(row, column)
                areas.append((column, QRectF(column.left, y, width, height)))
                y += height
        return areas

    @override
    def area_of(self, place: int) -> QRectF:
        return self._areas()[place][1]

    @override
    def paint_chart(self, painter: QPainter) -> None:
        unit, gap = self.unit, _GAP * self.unit
        for figure, (column, area) in zip(self._figures, self._areas(), strict=True):
            name = QRectF(area.left(), area.top(), column.name, area.height())
            hand.write(painter, figure.name, name, hand.name_font(unit))
            amount = QRectF(name.right() + gap, area.top(), column.figure, area.height())
            hand.write(painter, figure.figure, amount, self._large, theme.INK, hand.RIGHT)
            note = QRectF(amount.right() + gap, area.top(), column.note, area.height())
            hand.write(painter, figure.note, note, hand.note_font(unit), hand.note_colour())
