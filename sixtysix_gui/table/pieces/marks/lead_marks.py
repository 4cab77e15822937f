"""Marks of the trick: a wedge at the card that was led, and which way the turn goes round."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QTransform
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import drop_shadow, round_pen
from sixtysix_gui.table.pieces.piece import Look, Piece

_HALF_WIDTH = 0.52
"""Half of the wedge's width against its length."""


class LeadWedge(Piece):
    """A gold wedge on the outer edge of the led card. Anchor: the middle of the wedge."""

    layer = Z.STATUS + 0.5  # its tip may lie on backs of N and on the status line

    def __init__(self) -> None:
        """Make a wedge that points upwards."""
        super().__init__()
        self._degrees = 0

    def set_direction(self, degrees: float) -> None:
        """Point at another player: clockwise from upwards, in whole degrees.

        It is painted between two motions: a picture of each direction is kept.
        """
        whole = round(degrees) % 360
        if whole != self._degrees:
            self._degrees = whole
            self.take_picture(whole)

    @override
    def measure(self, look: Look) -> QRectF:
        return self._shape(look).boundingRect()

    @override
    def margin(self, look: Look) -> float:
        return 0.05 * look.card_width + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        shape = self._shape(look)
        box = shape.boundingRect()
        drop_shadow(painter, shape, 0.025 * look.card_width, 0.50)
        metal = QLinearGradient(box.topLeft(), box.bottomRight())
        metal.setColorAt(0.0, theme.colour(theme.WEDGE_LIGHT))
        metal.setColorAt(1.0, theme.colour(theme.WEDGE_DARK))
        painter.fillPath(shape, metal)
        line = QPen(theme.colour(theme.WEDGE_LINE), max(1.4, 0.012 * look.card_width))
        line.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(shape, line)

    def _shape(self, look: Look) -> QPainterPath:
        length = theme.WEDGE * look.card_width
        half = _HALF_WIDTH * length
        corners = QPolygonF(
            [QPointF(0, -length / 2), QPointF(half, length / 2), QPointF(-half, length / 2)]
        )
        path = QPainterPath()
        path.addPolygon(QTransform().rotate(self._degrees).map(corners))
        path.closeSubpath()
        return path


_RING = 0.78
_CHEVRONS = (58.5, 45.0, 31.5)
"""The outer ring of the embroidery in W, and where on it the chevrons are, in degrees.

They lie between my place and that at the right, who is next where the turn runs against the clock:
no card of a trick that has just been led lies there.
"""

_SIZE = 0.085
_ALPHA = 0.80


class TurnChevrons(Piece):
    """Three chevrons on the ring of the embroidery. Anchor: the middle of the trick."""

    layer = Z.EMBROIDERY + 1

    @override
    def measure(self, look: Look) -> QRectF:
        reach = (_RING + _SIZE) * look.card_width
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = look.card_width
        light = max(_ALPHA, look.contrast.pressed)
        pen = round_pen(theme.colour(theme.PIPING, light), max(2.0, 0.030 * width))
        for degrees in _CHEVRONS:
            painter.save()
            turn = degrees * pi / 180
            painter.translate(_RING * width * cos(turn), _RING * width * sin(turn))
            painter.rotate(degrees)
            painter.strokePath(_chevron(_SIZE * width), pen)
            painter.restore()


def _chevron(size: float) -> QPainterPath:
    """An open wedge that points against the clock: upwards at the right of the ring."""
    path = QPainterPath(QPointF(-size, 0.5 * size))
    path.lineTo(0.0, -0.5 * size)
    path.lineTo(size, 0.5 * size)
    return path
