"""The coach's ring: a line of red-brown pencil, drawn around an index or a chip."""

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPainterPath
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import round_pen
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown

_LINE = 0.026
"""Width of the pencil's line in W."""
_TURNS = 1.12
"""A ring by hand begins anew a little beside where it began."""
_DRIFT = 0.07
"""How far the end lies outside the beginning, as a part of the radius."""
_BEGIN = -2.2
_POINTS = 48


class PencilRing(Piece):
    """A ring that is drawn little by little. Anchor: the middle of what it surrounds."""

    layer = Z.CHIPS + 2
    around = Shown(QSizeF(0, 0))
    """The size of the ellipse that is surrounded, in pixels."""

    share = Shown(1.0)
    """How much of the line is drawn, 0 to 1."""

    @override
    def measure(self, look: Look) -> QRectF:
        if self.around.isEmpty():
            return QRectF()
        width, height = self.around.width(), self.around.height()
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def margin(self, look: Look) -> float:
        return _line(look) + _DRIFT * max(self.around.width(), self.around.height()) + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        painter.setPen(round_pen(theme.colour(theme.PENCIL_RING), _line(look)))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(self._path())

    def _path(self) -> QPainterPath:
        count = max(1, round(_POINTS * self.share))
        path = QPainterPath(self._point(0))
        for place in range(1, count + 1):
            path.lineTo(self._point(place / _POINTS))
        return path

    def _point(self, share: float) -> QPointF:
        angle = _BEGIN + share * _TURNS * 2 * pi
        grown = 1.0 + _DRIFT * (share - 0.5)
        return QPointF(
            self.around.width() / 2 * grown * cos(angle),
            self.around.height() / 2 * grown * sin(angle),
        )


def _line(look: Look) -> float:
    return max(2.0, _LINE * look.card_width)
