"""Bars from one nought: what was gained is full, what was lost is hatched."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.axes import Scale
from sixtysix_gui.windows.statistics.charts.chart import ChartOfRows

_ROW, _BAR = 1.7, 1.0
"""Height of a row and of its bar."""
_GAP = 0.8
_LEAST_BARS = 12.0
"""Below this, in text units, a bar lies below its name."""
_LINE = 0.35
"""Room for the line above the sum."""


@dataclass(frozen=True)
class BarRow:
    """A bar: its name, its value and how that is written, its colour, and what readers are told.

    ``is_sum`` sets it off from those above by a line. ``is_lost`` hatches a bar that goes to the
    right all the same, since all are lost. ``note`` is written in small letters at its end.
    """

    name: str
    value: float
    figure: str
    told: str
    colour: str = theme.ACTION_GREEN
    is_sum: bool = False
    is_lost: bool = False
    note: str = ""


class Bars(ChartOfRows):
    """Bars one below the other, all from the same nought."""

    WIDTH = 30
    LEAST_WIDTH = 12

    has_captions = False

    def __init__(self, sentence: str, rows: Sequence[BarRow], unit: float) -> None:
        """Show the rows, in words of ``unit`` pixels."""
        super().__init__(sentence, [row.told for row in rows], unit)
        self._rows = tuple(rows)

    @override
    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows."""
        lines = 2 if self._is_narrow(width) else 1
        sums = sum(row.is_sum for row in self._rows)
        rows = lines * len(self._rows) * _ROW + sums * _LINE
        return round(rows * self.unit + 2 * self.edge)

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the whole row."""
        return self._row_area(place)

    @property
    def _names(self) -> float:
        font = hand.name_font(self.unit)
        return max(hand.wide(row.name, font) for row in self._rows) + _GAP * self.unit

    @property
    def _figures(self) -> float:
        font = hand.figure_font(self.unit)
        figures = max(hand.wide(row.figure, font) for row in self._rows)
        return figures + self._notes + _GAP * self.unit

    @property
    def _notes(self) -> float:
        font = hand.note_font(self.unit)
        widest = max(hand.wide(row.note, font) for row in self._rows)
        return widest + _GAP * self.unit if widest else 0.0

    def _is_narrow(self, width: float) -> bool:
        bars = width - self._names - self._figures - 2 * self.edge
        return bars < _LEAST_BARS * self.unit

    def _row_area(self, place: int) -> QRectF:
        inner, lines = self.inner, 2 if self._is_narrow(self.width()) else 1
        sums = sum(row.is_sum for row in self._rows[: place + 1])
        top = inner.top() + (place * lines * _ROW + sums * _LINE) * self.unit
        return QRectF(inner.left(), top, inner.width(), lines * _ROW * self.unit)

    def _scale(self) -> Scale:
        inner, narrow = self.inner, self._is_narrow(self.width())
        left = inner.left() + (0 if narrow else self._names)
        right = inner.right() - self._figures
        values = [row.value for row in self._rows]
        low, high = min(0.0, *values), max(0.0, *values)
        if low == high:
            high = 1.0
        return Scale(low, high, left + 1, right)

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint names, bars and figures, and the line of nought."""
        scale, unit = self._scale(), self.unit
        for place, row in enumerate(self._rows):
            area = self._row_area(place)
            if row.is_sum:
                y = area.top() - _LINE / 2 * unit
                painter.setPen(QPen(QColor(theme.INK), 1.4))
                painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            self._paint_row(painter, row, area, scale)
        zero = scale.at(0.0)
        painter.setPen(QPen(QColor(theme.INK), 1.4))
        painter.drawLine(QPointF(zero, self.inner.top()), QPointF(zero, self.inner.bottom()))

    def _paint_row(self, painter: QPainter, row: BarRow, area: QRectF, scale: Scale) -> None:
        unit, lower = self.unit, QRectF(area)
        upper = QRectF(area.x(), area.y(), area.width(), _ROW * unit)
        lower.setTop(area.bottom() - _ROW * unit)
        font = hand.name_font(unit)
        font.setWeight(font.Weight.DemiBold if row.is_sum else font.Weight.Medium)
        hand.write(painter, row.name, upper, font)
        zero, end = scale.at(0.0), scale.at(row.value)
        middle = lower.center().y()
        bar = QRectF(min(zero, end), middle - _BAR / 2 * unit, abs(end - zero), _BAR * unit)
        lost = row.value < 0 or row.is_lost
        hand.fill_bar(painter, bar, row.colour, hatched=lost, unit=unit)
        figure = lower.adjusted(0, 0, -self._notes, 0)
        hand.write(painter, row.figure, figure, hand.figure_font(unit), row.colour, hand.RIGHT)
        note = QRectF(lower)
        note.setLeft(lower.right() - self._notes + _GAP * unit)
        hand.write(painter, row.note, note, hand.note_font(unit), hand.note_colour())


def loss_colour(value: float) -> str:
    """Return the colour of what was won or lost; what is neither has that of plain words."""
    if not value:
        return theme.INK
    return theme.MARK_WRONG if value < 0 else theme.ACTION_GREEN
