"""What changes over time: a ring for each measure, a smooth line through them, and its band."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import ceil, floor, log10

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.statistics.over_time import RingLine
from sixtysix_gui.table.words import MINUS, decimal
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.chart import Chart
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use

_HEIGHT = 10.4
_FOOT = 1.5
"""Height of the chart, and below the paper for the names of months."""
_RING = 0.24
_BESIDE = 0.5
"""Radius of a ring, and between the numbers and the paper; all in text units."""
_RING_LINE, _CURVE, _COMPARED = 1.2, 2.2, 1.5
_BAND = 0.16
"""How strongly the band is seen."""
_MOST_STEPS = 5
_ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Steps that are easy to read, within a power of ten."""
_LEAST = 0.1
_HAIR = 1e-9
"""What arithmetic of figures may be off."""


@dataclass(frozen=True)
class Axis:
    """From ``low`` to ``high`` in even steps, which are whole multiples of ``step``."""

    low: float
    high: float
    step: float

    @property
    def ticks(self) -> tuple[float, ...]:
        """All places with a number, the lowest first."""
        first, last = round(self.low / self.step), round(self.high / self.step)
        return tuple(number * self.step for number in range(first, last + 1))

    @property
    def decimals(self) -> int:
        """How many digits behind the point tell the steps apart.

        >>> Axis(0.0, 1.0, 0.25).decimals, Axis(-4.0, 4.0, 2.0).decimals
        (2, 0)
        """
        digits = 0
        while digits < 6 and abs(round(self.step, digits) - self.step) > _HAIR:
            digits += 1
        return digits


def axis_over(values: Iterable[float], *, most: int = 5) -> Axis:
    """Return an axis with nought on it that reaches over all values.

    It has at most ``most`` steps, and is at least a tenth long: less is nothing to be seen.

    >>> axis_over([0.55, 0.81])
    Axis(low=0.0, high=1.0, step=0.2)
    >>> axis_over([-0.3, 0.2], most=4).ticks
    (-0.4, -0.2, 0.0, 0.2)
    """
    known = [0.0, *values]
    low, high = min(known), max(known)
    length = max(high - low, _LEAST)
    top = max(high, low + length)
    power = 10.0 ** floor(log10(length / most))
    steps = (factor * power for factor in (*_ROUND, *(10 * one for one in _ROUND)))
    step = next(one for one in steps if _count(low, top, one) <= most)
    first, last = floor(low / step + _HAIR), ceil(top / step - _HAIR)
    return Axis(round(first * step, 9), round(max(last, first + 1) * step, 9), round(step, 9))


def _count(low: float, high: float, step: float) -> int:
    """Return how many whole steps reach from one value over the other."""
    return ceil(high / step - _HAIR) - floor(low / step + _HAIR)


@dataclass(frozen=True)
class TimeLook:
    """What stands around a line.

    ``names`` are places from 0 to 1 with a name, the most important first. ``compared`` is a level
    with its name, as a line across. With ``signed`` the numbers beside the paper have their signs.
    """

    names: tuple[tuple[float, str], ...]
    compared: tuple[float, str] | None = None
    signed: bool = False


class LineChart(Chart):
    """Rings, line and band on squared paper."""

    def __init__(
        self, sentence: str, course: RingLine, told: Sequence[str], look: TimeLook, unit: float
    ) -> None:
        """Show a line, in words of ``unit`` pixels; ``told`` is what readers are told of a ring."""
        super().__init__(sentence, told, unit)
        self._course, self._look = course, look
        values = [ring.value for ring in course.rings]
        values += [each for at in course.line for each in (at.value, at.low, at.high)]
        values += [look.compared[0]] if look.compared else []
        self._axis = axis_over(values, most=_MOST_STEPS)
        self._small = hand.note_font(unit)
        self._numbers = max(hand.wide(self._number(tick), self._small) for tick in self._axis.ticks)
        """The width of the numbers beside the paper."""

    @override
    def heightForWidth(self, width: int) -> int:
        del width
        return round(_HEIGHT * self.unit)

    @override
    def area_of(self, place: int) -> QRectF:
        reach, at = _RING * self.unit, self._at(place, self._course.rings[place].value)
        return QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)

    # ------------------------------------------------------------------------------------ places

    @property
    def ground(self) -> QRectF:
        """Where the squared paper lies."""
        unit, left = self.unit, self._numbers + _BESIDE * self.unit
        return self.inner.adjusted(left, 0.55 * unit, -0.3 * unit, -_FOOT * unit)

    @property
    def _across(self) -> hand.Scale:
        ground, edge = self.ground, 0.6 * self.unit
        return hand.Scale(0.0, 1.0, ground.left() + edge, ground.right() - edge)

    @property
    def _up(self) -> hand.Scale:
        ground = self.ground
        return hand.Scale(self._axis.low, self._axis.high, ground.bottom(), ground.top())

    def _at(self, place: int, value: float) -> QPointF:
        """Return where a value at a ring is."""
        share = place / max(len(self._course.rings) - 1, 1)
        return QPointF(self._across.at(share), self._up.at(value))

    def _number(self, value: float) -> str:
        text = decimal(value, decimals=self._axis.decimals)
        if value < 0:
            return MINUS + text
        return f"+{text}" if value and self._look.signed else text

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint paper and numbers, then band, line, rings and what it is compared with."""
        hand.squared_paper(painter, self.ground, self.unit)
        self._paint_numbers(painter)
        self._paint_names(painter)
        self._paint_band(painter)
        if self._look.compared is not None:
            self._paint_compared(painter, *self._look.compared)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(theme.INK), _CURVE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        line = enumerate(self._course.line)
        painter.drawPolyline(QPolygonF([self._at(place, at.value) for place, at in line]))
        painter.setPen(QPen(QColor(theme.INK), _RING_LINE))
        painter.setBrush(QColor(theme.PAPER))
        for place in range(len(self._course.rings)):
            painter.drawEllipse(self.area_of(place))

    def _paint_numbers(self, painter: QPainter) -> None:
        ground, up, unit = self.ground, self._up, self.unit
        for tick in self._axis.ticks:
            y = up.at(tick)
            area = QRectF(self.inner.left(), y - unit, 0, 2 * unit)
            area.setRight(ground.left() - _BESIDE * unit)
            hand.write(
                painter, self._number(tick), area, self._small, hand.note_colour(), hand.RIGHT
            )
            zero = not round(tick, 9)
            colour = QColor(hand.note_colour() if zero else page_in_use().line)
            painter.setPen(QPen(colour, 1.2 if zero else 1.0))
            painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))

    def _paint_names(self, painter: QPainter) -> None:
        """Write the names below the paper, leaving out what would run into one before."""
        ground, across, unit = self.ground, self._across, self.unit
        taken: list[QRectF] = []
        for at, name in self._look.names:
            wide = hand.wide(name, self._small) + 1
            x = max(self.inner.left(), min(across.at(at) - wide / 2, self.inner.right() - wide))
            area = QRectF(x, ground.bottom() + 0.15 * unit, wide, (_FOOT - 0.15) * unit)
            room = area.adjusted(-0.4 * unit, 0, 0.4 * unit, 0)
            if any(room.intersects(one) for one in taken):
                continue
            taken.append(room)
            hand.write(painter, name, area, self._small, hand.note_colour())
            painter.setPen(QPen(QColor(hand.note_colour()), 1.0))
            mark = across.at(at)
            painter.drawLine(QPointF(mark, ground.bottom()), QPointF(mark, ground.bottom() + 3))

    def _paint_band(self, painter: QPainter) -> None:
        line = list(enumerate(self._course.line))
        upper = [self._at(place, at.high) for place, at in line]
        lower = [self._at(place, at.low) for place, at in line]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.INK, _BAND))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_compared(self, painter: QPainter, value: float, name: str) -> None:
        ground, unit, y = self.ground, self.unit, self._up.at(value)
        pen = QPen(QColor(theme.ACTION_GREEN), _COMPARED)
        pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
        area = QRectF(
            ground.left() + 0.5 * unit, y - 1.45 * unit, ground.width() - unit, 1.4 * unit
        )
        if area.top() < ground.top():
            area.moveTop(y)
        area.setWidth(min(area.width(), hand.wide(name, self._small) + 1))
        painter.fillRect(area.adjusted(-2, 2, 2, -1), theme.colour(paper.FIELD, 0.85))
        hand.write(painter, name, area, self._small, theme.ACTION_GREEN)
