"""The dots behind the name of who thinks."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.pieces.brushwork import circle
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.plates.places import BETWEEN_DOTS, DOT, DOTS_WIDTH


class NameDots(Piece):
    """Three gold dots behind the name of who thinks. Anchor: the middle of their left end.

    They pulse by their opacity, which Qt animates.
    """

    layer = Z.PILES - 1

    @override
    def measure(self, look: Look) -> QRectF:
        t = look.text_unit
        return QRectF(0.0, -DOT * t, DOTS_WIDTH * t, 2 * DOT * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        for number in range(3):
            middle = QPointF((DOT + number * BETWEEN_DOTS) * t, 0.0)
            painter.fillPath(circle(middle, DOT * t), theme.colour(theme.GOLD))
