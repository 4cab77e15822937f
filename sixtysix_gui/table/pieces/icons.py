"""The icons of the acts as paths on a square of 24 units, to be stroked 2.3 wide and round."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

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
    DEALER = "two cards"
    PASS = "an arrow that goes on"
    PENCIL = "the coach's pencil"
    TURN = "a card that is turned over"
    OPENING = "a card that is laid on the table"


def draw_icon(painter: QPainter, icon: Icon, area: QRectF, colour: QColor) -> None:
    """Stroke an icon into a square area."""
    painter.save()
    painter.translate(area.topLeft())
    painter.scale(area.width() / UNITS, area.height() / UNITS)
    pen = QPen(colour, STROKE)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(icon_path(icon))
    painter.restore()


def icon_path(icon: Icon) -> QPainterPath:
    """Return the lines of an icon."""
    return _PATHS[icon]()


def _rings() -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(8.4, 13), 6, 6)
    path.addEllipse(QPointF(15.6, 13), 6, 6)
    return path


def _padlock() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(4.5, 10.5, 15, 10.5), 2.4, 2.4)
    path.moveTo(8, 10.5)
    path.lineTo(8, 7.6)
    path.cubicTo(8, 2, 16, 2, 16, 7.6)
    path.lineTo(16, 10.5)
    path.moveTo(12, 14.6)
    path.lineTo(12, 16.8)
    return path


def _arrows() -> QPainterPath:
    path = QPainterPath(QPointF(3, 8.2))
    path.lineTo(20.5, 8.2)
    path.moveTo(16.4, 4.2)
    path.lineTo(20.8, 8.2)
    path.moveTo(21, 15.8)
    path.lineTo(3.5, 15.8)
    path.moveTo(7.6, 19.8)
    path.lineTo(3.2, 15.8)
    return path


def _taken_card() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(6, 2.5, 12, 11), 2, 2)
    path.moveTo(12, 9)
    path.lineTo(12, 21)
    path.moveTo(7.8, 17)
    path.lineTo(12, 21.2)
    path.lineTo(16.2, 17)
    return path


def _eye() -> QPainterPath:
    path = QPainterPath(QPointF(2, 12))
    path.cubicTo(6.5, 4.4, 17.5, 4.4, 22, 12)
    path.cubicTo(17.5, 19.6, 6.5, 19.6, 2, 12)
    path.addEllipse(QPointF(12, 12), 2.8, 2.8)
    return path


def _triangle() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(12, 3.2), QPointF(22, 20.4), QPointF(2, 20.4)]))
    path.closeSubpath()
    path.moveTo(12, 10)
    path.lineTo(12, 14)
    path.moveTo(12, 17.2)
    path.lineTo(12, 17.3)
    return path


def _cards() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(4, 5, 9, 14), 1.6, 1.6)
    path.addRoundedRect(QRectF(11, 5, 9, 14), 1.6, 1.6)
    return path


def _onwards() -> QPainterPath:
    path = QPainterPath(QPointF(3, 12))
    path.lineTo(20.5, 12)
    path.moveTo(14.5, 6)
    path.lineTo(20.8, 12)
    path.lineTo(14.5, 18)
    return path


def _pencil() -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(2.8, 21.2), QPointF(4.6, 15.2), QPointF(8.8, 19.4)]))
    path.closeSubpath()
    path.moveTo(4.6, 15.2)
    path.lineTo(15.9, 3.9)
    path.cubicTo(16.9, 2.9, 18.5, 2.9, 19.5, 3.9)
    path.lineTo(20.1, 4.5)
    path.cubicTo(21.1, 5.5, 21.1, 7.1, 20.1, 8.1)
    path.lineTo(8.8, 19.4)
    path.moveTo(13.6, 6.2)
    path.lineTo(17.8, 10.4)
    return path


def _turned_card() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(3.5, 8.5, 9.5, 13), 1.8, 1.8)
    path.moveTo(7.5, 4.6)
    path.cubicTo(12, 1.2, 19, 3.2, 19.6, 11.4)
    path.moveTo(15.6, 8.6)
    path.lineTo(19.6, 12.4)
    path.lineTo(22.6, 7.8)
    return path


def _laid_card() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(QRectF(6, 2.5, 12, 10.5), 2, 2)
    path.moveTo(12, 21.4)
    path.lineTo(12, 16.4)
    path.moveTo(7.6, 19.6)
    path.lineTo(12, 15.6)
    path.lineTo(16.4, 19.6)
    return path


_PATHS: dict[Icon, Callable[[], QPainterPath]] = {
    Icon.MARRIAGE: _rings,
    Icon.CLOSE: _padlock,
    Icon.EXCHANGE: _arrows,
    Icon.DRAW: _taken_card,
    Icon.POINTS: _eye,
    Icon.REFUSAL: _triangle,
    Icon.DEALER: _cards,
    Icon.PASS: _onwards,
    Icon.PENCIL: _pencil,
    Icon.TURN: _turned_card,
    Icon.OPENING: _laid_card,
}
