"""The icons of the acts as paths on a square of 24 units, to be stroked 2.3 wide and round."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from sixtysix_gui.table.pieces.brushwork import round_pen

UNITS = 24.0
STROKE = 2.3


class Icon(Enum):
    """What is shown."""

    MARRIAGE = "two rings"
    CLOSE = "a padlock"
    EXCHANGE = "two opposed arrows"
    DRAW = "a card that is taken"
    POINTS = "an eye"
    REFUSAL = "a triangle with an exclamation mark"
    PASS = "an arrow that goes on"
    PENCIL = "the coach's pencil"
    TURN = "a card that is turned over"
    OPENING = "a card that is laid on the table"


def draw_icon(painter: QPainter, icon: Icon, area: QRectF, colour: QColor) -> None:
    """Stroke an icon into a square area."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / UNITS, area.height() / UNITS)
    painter.setPen(round_pen(colour, STROKE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(icon))
    painter.restore()


def icon_path(icon: Icon) -> QPainterPath:
    """Return the lines of an icon."""
    path = QPainterPath()
    for letter, *numbers in (stroke.split() for stroke in _STROKES[icon].split(",")):
        _ADD[letter](path, *map(float, numbers))
    return path


def _add_circle(path: QPainterPath, x: float, y: float, radius: float) -> None:
    path.addEllipse(QPointF(x, y), radius, radius)


def _add_card(path: QPainterPath, x: float, y: float, w: float, h: float, corner: float) -> None:
    path.addRoundedRect(x, y, w, h, corner, corner)


_ADD: dict[str, Callable[..., None]] = {
    "M": QPainterPath.moveTo,
    "L": QPainterPath.lineTo,
    "C": QPainterPath.cubicTo,
    "Z": QPainterPath.closeSubpath,
    "O": _add_circle,
    "R": _add_card,
}
"""What the letters of a stroke mean: as in SVG, O a circle, R a rectangle with round corners."""

_STROKES = {
    Icon.MARRIAGE: "O 8.4 13 6, O 15.6 13 6",
    Icon.CLOSE: "R 4.5 10.5 15 10.5 2.4, M 8 10.5, L 8 7.6, C 8 2 16 2 16 7.6, L 16 10.5,"
    "M 12 14.6, L 12 16.8",
    Icon.EXCHANGE: "M 3 8.2, L 20.5 8.2, M 16.4 4.2, L 20.8 8.2, M 21 15.8, L 3.5 15.8,"
    "M 7.6 19.8, L 3.2 15.8",
    Icon.DRAW: "R 6 2.5 12 11 2, M 12 9, L 12 21, M 7.8 17, L 12 21.2, L 16.2 17",
    Icon.POINTS: "M 2 12, C 6.5 4.4 17.5 4.4 22 12, C 17.5 19.6 6.5 19.6 2 12, O 12 12 2.8",
    Icon.REFUSAL: "M 12 3.2, L 22 20.4, L 2 20.4, Z, M 12 10, L 12 14, M 12 17.2, L 12 17.3",
    Icon.PASS: "M 3 12, L 20.5 12, M 14.5 6, L 20.8 12, L 14.5 18",
    Icon.PENCIL: "M 2.8 21.2, L 4.6 15.2, L 8.8 19.4, Z, M 4.6 15.2, L 15.9 3.9,"
    "C 16.9 2.9 18.5 2.9 19.5 3.9, L 20.1 4.5, C 21.1 5.5 21.1 7.1 20.1 8.1, L 8.8 19.4,"
    "M 13.6 6.2, L 17.8 10.4",
    Icon.TURN: "R 3.5 8.5 9.5 13 1.8, M 7.5 4.6, C 12 1.2 19 3.2 19.6 11.4, M 15.6 8.6,"
    "L 19.6 12.4, L 22.6 7.8",
    Icon.OPENING: "R 6 2.5 12 10.5 2, M 12 21.4, L 12 16.4, M 7.6 19.6, L 12 15.6, L 16.4 19.6",
}
