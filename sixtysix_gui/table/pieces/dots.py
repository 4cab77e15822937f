"""Three dots behind the status line: the other player is thinking."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.pieces.brushwork import circle, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.theme import Z

_DOT = 0.16
_BETWEEN = 0.62
_WIDTH = 2.4
_HEIGHT = 1.5
"""Radius of a dot, distance of two, and the size of their ground, in text units."""


class ThinkingDots(Piece):
    """Dots on the ground of the status line. Anchor: the middle of the left edge."""

    def __init__(self) -> None:
        """Makes the dots."""
        super().__init__(Z.STATUS)

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        return QRectF(0.0, -_HEIGHT * t / 2, _WIDTH * t, _HEIGHT * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t, body = look.text_unit, self.body()
        painter.fillPath(pill(body), theme.colour(theme.STATUS_FILL, theme.STATUS_ALPHA))
        for place in (-1, 0, 1):
            middle = QPointF(body.center().x() + place * _BETWEEN * t, body.center().y())
            painter.fillPath(circle(middle, _DOT * t), theme.colour(theme.CREAM))
