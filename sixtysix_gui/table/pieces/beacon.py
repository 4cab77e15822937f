"""A gold light around something that a learner is shown."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPainterPath, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.pieces.brushwork import glow, stroke_with_under_line
from sixtysix_gui.table.pieces.outlines import FocusRing
from sixtysix_gui.table.pieces.piece import Look

_REACH = 0.075
_LEAST_REACH = 9.0
"""How far the light shines, in W and at least in pixels."""
_SHINE = 0.6


class Beacon(FocusRing):
    """Shines around a card or a button. Anchor: the middle of what it surrounds."""

    @override
    def margin(self, look: Look) -> float:
        return super().margin(look) + _reach(look)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        width = theme.line_width(look.card_width)
        area = self.body().adjusted(width, width, -width, -width)
        corner = min(self.corner, area.width() / 2, area.height() / 2)
        shape = QPainterPath()
        shape.addRoundedRect(area, corner, corner)
        glow(painter, shape, _reach(look), theme.GOLD, _SHINE)
        stroke_with_under_line(painter, shape, QPen(theme.colour(theme.GOLD), width))


def _reach(look: Look) -> float:
    return max(_REACH * look.card_width, _LEAST_REACH)
