"""What changes over time: a ring for each measure, a smooth line through them, and its band."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.table.words import MINUS, decimal
from sixtysix_gui.windows.statistics.charts import hand
from sixtysix_gui.windows.statistics.charts.axes import Axis, Scale, axis_over
from sixtysix_gui.windows.statistics.charts.chart import Chart
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.paper import page_in_use

_HEIGHT = 10.4
_FOOT = 1.5
"""Height of the chart, and below the paper for the names of months."""
_RING = 0.24
_BESIDE = 0.5
"""Radius of a ring, and between the numbers and the paper; all in text units."""
_RING_LINE, _CURVE, _COMPANION = 1.2, 2.2, 1.5
_BAND = 0.16
"""How strongly the band is seen."""
_MOST_STEPS = 5


@dataclass(frozen=True)
class Ring:
    """A measure at a place from 0 to 1, its value, and what readers are told of it."""

    at: float
    value: float
    told: str


@dataclass(frozen=True)
class Curve:
    """A smooth line: places from 0 to 1, its heights there, and how low and high it may be."""

    at: tuple[float, ...]
    value: tuple[float, ...]
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()


@dataclass(frozen=True)
class Companion:
    """A level to compare with, and its name."""

    value: float
    name: str


@dataclass(frozen=True)
class TimeLine:
    """Everything that a chart over time shows.

    ``names`` are places from 0 to 1 with a name, the most important first. With ``signed`` the
    numbers beside the paper have their signs.
    """

    rings: tuple[Ring, ...]
    curve: Curve
    names: tuple[tuple[float, str], ...] = ()
    companion: Companion | None = None
    signed: bool = False


class LineChart(Chart):
    """Rings, line and band on squared paper."""

    def __init__(self, sentence: str, line: TimeLine, unit: float) -> None:
        """Show a line, in words of ``unit`` pixels."""
        super().__init__(sentence, [ring.told for ring in line.rings], unit)
        self._line = line
        self._axis = self._axis_of(line)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(_HEIGHT * unit))

    @override
    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(round(36 * self.unit), round(_HEIGHT * self.unit))

    @override
    def minimumSizeHint(self) -> QSize:
        """Any width will do."""
        return QSize(round(14 * self.unit), round(_HEIGHT * self.unit))

    @override
    def area_of(self, place: int) -> QRectF:
        """Return the ring of a point."""
        ring, reach = self._line.rings[place], _RING * self.unit
        x, y = self._across.at(ring.at), self._up.at(ring.value)
        return QRectF(x - reach, y - reach, 2 * reach, 2 * reach)

    @staticmethod
    def _axis_of(line: TimeLine) -> Axis:
        values = [ring.value for ring in line.rings]
        values += [*line.curve.low, *line.curve.high, *line.curve.value]
        values += [line.companion.value] if line.companion else []
        return axis_over(values, most=_MOST_STEPS)

    # ------------------------------------------------------------------------------------ places

    @property
    def ground(self) -> QRectF:
        """Where the squared paper lies."""
        inner, unit = self.inner, self.unit
        left = max(hand.wide(self._number(tick), self._small) for tick in self._axis.ticks)
        return inner.adjusted(left + _BESIDE * unit, 0.55 * unit, -0.3 * unit, -_FOOT * unit)

    @property
    def _across(self) -> Scale:
        ground, edge = self.ground, 0.6 * self.unit
        return Scale(0.0, 1.0, ground.left() + edge, ground.right() - edge)

    @property
    def _up(self) -> Scale:
        ground = self.ground
        return Scale(self._axis.low, self._axis.high, ground.bottom(), ground.top())

    @property
    def _small(self) -> QFont:
        return hand.note_font(self.unit)

    def _number(self, value: float) -> str:
        text = decimal(value, decimals=self._axis.decimals)
        if value < 0:
            return MINUS + text
        return f"+{text}" if value and self._line.signed else text

    # ---------------------------------------------------------------------------------- painting

    @override
    def paint_chart(self, painter: QPainter) -> None:
        """Paint paper and numbers, then band, line, rings and what it is compared with."""
        ground = self.ground
        hand.squared_paper(painter, ground, self.unit)
        self._paint_numbers(painter)
        self._paint_names(painter)
        self._paint_band(painter)
        if self._line.companion is not None:
            self._paint_companion(painter, self._line.companion)
        self._paint_curve(painter)
        painter.setPen(QPen(QColor(theme.INK), _RING_LINE))
        painter.setBrush(QColor(theme.PAPER))
        for place in range(len(self._line.rings)):
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
        for at, name in self._line.names:
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
        curve = self._line.curve
        if not curve.low:
            return
        across, up = self._across, self._up
        upper = [QPointF(across.at(x), up.at(y)) for x, y in zip(curve.at, curve.high, strict=True)]
        lower = [QPointF(across.at(x), up.at(y)) for x, y in zip(curve.at, curve.low, strict=True)]
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.INK, _BAND))
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))

    def _paint_curve(self, painter: QPainter) -> None:
        curve, across, up = self._line.curve, self._across, self._up
        places = [
            QPointF(across.at(x), up.at(y)) for x, y in zip(curve.at, curve.value, strict=True)
        ]
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(QColor(theme.INK), _CURVE)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path_through(places))

    def _paint_companion(self, painter: QPainter, companion: Companion) -> None:
        ground, unit, y = self.ground, self.unit, self._up.at(companion.value)
        pen = QPen(QColor(theme.ACTION_GREEN), _COMPANION)
        pen.setDashPattern([4, 2])
        painter.setPen(pen)
        painter.drawLine(QPointF(ground.left(), y), QPointF(ground.right(), y))
        area = QRectF(
            ground.left() + 0.5 * unit, y - 1.45 * unit, ground.width() - unit, 1.4 * unit
        )
        if area.top() < ground.top():
            area.moveTop(y)
        area.setWidth(min(area.width(), hand.wide(companion.name, self._small) + 1))
        painter.fillRect(area.adjusted(-2, 2, 2, -1), theme.colour(paper.FIELD, 0.85))
        hand.write(painter, companion.name, area, self._small, theme.ACTION_GREEN)


def path_through(places: Sequence[QPointF]) -> QPainterPath:
    """Return a path through places, from left to right."""
    if not places:
        return QPainterPath()
    path = QPainterPath(places[0])
    for place in places[1:]:
        path.lineTo(place)
    return path
