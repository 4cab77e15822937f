"""The embroidery below the trick: rings, a ring of stitches, a star and four quatrefoils."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPolygonF

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import ClothColours

_RINGS = ((0.78, 0.011, 0.16), (0.745, 0.005, 0.12), (0.50, 0.005, 0.12))
"""Radius, line width and strength of the rings; lengths in W."""

_STITCH_RING, _STITCHES = 0.70, 48
_STITCH_LENGTH, _STITCH_WIDTH = 0.022, 0.008
_STAR_LONG, _STAR_SHORT, _STAR_INNER = 0.46, 0.30, 0.125
_QUATREFOIL_RING, _QUATREFOIL_SIZE = 0.59, 0.072
_FAINT, _MEDIUM, _STRONG = 0.09, 0.14, 0.20


def draw_embroidery(
    painter: QPainter, centre: QPointF, card_width: float, cloth: ClothColours
) -> None:
    """Draws it around the middle of the trick."""

    def thread(strength: float) -> QColor:
        return theme.colour(cloth.embroidery, strength * cloth.embroidery_strength)

    painter.save()
    painter.translate(centre)
    painter.scale(card_width, card_width)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for radius, width, strength in _RINGS:
        painter.setPen(QPen(thread(strength), width))
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    _draw_stitches(painter, thread(_MEDIUM))
    painter.setPen(Qt.PenStyle.NoPen)
    _draw_quatrefoils(painter, thread(_MEDIUM))
    _draw_star(painter, thread(_STRONG), thread(_FAINT))
    painter.restore()


def _draw_stitches(painter: QPainter, thread: QColor) -> None:
    pen = QPen(thread, _STITCH_WIDTH)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    for number in range(_STITCHES):
        angle = 2 * pi * number / _STITCHES
        along = _STITCH_LENGTH / 2
        middle = QPointF(_STITCH_RING * cos(angle), _STITCH_RING * sin(angle))
        tangent = QPointF(-sin(angle) * along, cos(angle) * along)
        painter.drawLine(middle - tangent, middle + tangent)


def _draw_quatrefoils(painter: QPainter, thread: QColor) -> None:
    painter.setBrush(thread)
    for corner in range(4):
        angle = pi / 4 + corner * pi / 2
        x, y = _QUATREFOIL_RING * cos(angle), _QUATREFOIL_RING * sin(angle)
        for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0)):
            size = _QUATREFOIL_SIZE
            leaf = QRectF(-size / 2, -size / 2, size, size)
            leaf.moveCenter(QPointF(x + 0.56 * size * dx, y + 0.56 * size * dy))
            painter.drawEllipse(leaf)


def _draw_star(painter: QPainter, lit: QColor, shaded: QColor) -> None:
    """Eight points, each split down its axis into a lit and a shaded half."""
    for points, length in ((range(1, 8, 2), _STAR_SHORT), (range(0, 8, 2), _STAR_LONG)):
        for number in points:
            angle = number * pi / 4 - pi / 2
            tip = _at(length, angle)
            for turn, colour in ((-1, lit), (1, shaded)):
                painter.setBrush(colour)
                root = _at(_STAR_INNER, angle + turn * pi / 8)
                painter.drawPolygon(QPolygonF([QPointF(0, 0), root, tip]))


def _at(radius: float, angle: float) -> QPointF:
    return QPointF(radius * cos(angle), radius * sin(angle))
