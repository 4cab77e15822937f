"""Announcements: a paper bubble beside the speaker's pile."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.cutouts import suit_sign
from sixtysix_gui.table.fonts import heading
from sixtysix_gui.table.layout.facing.layout import BubbleAnchor
from sixtysix_gui.table.pieces.brushwork import draw_image, drop_shadow, pill
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_left, width_of
from sixtysix_gui.table.theme import Z

_HEIGHT = 3.3
_PADDING = 1.05
_SIGN = 2.1 * 62 / 54
"""Side of the sign's picture; the sign itself, which does not fill it, is 2.1 t high."""

_SIGN_GAP = 0.12
_CORNER = 1.05
_TAIL_WIDTH = 1.3
_LINE = 2.0


class Bubble(Piece):
    """What a player says. Anchor: the tip of the tail."""

    def __init__(self) -> None:
        """Makes a bubble that shows nothing until it has words."""
        super().__init__(Z.BUBBLES)
        self._text = ""
        self._suit: Suit | None = None
        self._standing = (False, 0.0, 0.0)

    def set_message(self, words: str, suit: Suit | None = None) -> None:
        """Shows other words, with the sign of a suit behind them where one is meant."""
        if (words, suit) != (self._text, self._suit):
            self._text, self._suit = words, suit
            self.repaint_picture()

    def place(self, anchor: BubbleAnchor) -> None:
        """Puts the bubble where its speaker sits."""
        self.setPos(anchor.tail_x, anchor.tail_y)
        reach = anchor.tail_x - anchor.left
        if (anchor.tail_up, reach, anchor.tail_length) != self._standing:
            self._standing = (anchor.tail_up, reach, anchor.tail_length)
            self.repaint_picture()

    def _font(self, look: Look) -> QFont:
        return heading(2.0 * look.text_unit, bold=True)

    @override
    def measure(self, look: Look) -> QRectF:
        if not self._text:
            return QRectF()
        t = look.text_unit
        width = width_of(self._font(look), self._text) + 2 * _PADDING * t
        if self._suit is not None:
            width += (_SIGN_GAP + _SIGN - 0.3) * t
        tail_up, reach_left, tail = self._standing
        top = tail if tail_up else -tail - _HEIGHT * t
        return QRectF(-reach_left, top, width, _HEIGHT * t)

    @override
    def margin(self, look: Look) -> float:
        return self._standing[2] + 0.4 * look.text_unit + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = look.text_unit
        body = self.body()
        shape = pill(body, _CORNER * t).united(self._tail_path(body, t))
        drop_shadow(painter, shape, 0.5 * t, 0.40)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        painter.strokePath(shape, QPen(theme.colour(theme.INK), _LINE))
        painter.setPen(theme.colour(theme.INK))
        start = QPointF(body.left() + _PADDING * t, body.center().y())
        draw_left(painter, self._font(look), self._text, start)
        if self._suit is not None:
            side = _SIGN * t
            area = QRectF(0, 0, side, side)
            area.moveCenter(
                QPointF(body.right() - (_PADDING - 0.3) * t - side / 2, body.center().y())
            )
            sign = suit_sign(look.style, self._suit.letter, max(8, round(side * look.ratio)))
            draw_image(painter, sign, area)

    def _tail_path(self, body: QRectF, t: float) -> QPainterPath:
        """From the body's nearer edge to the anchor."""
        root = body.top() + 1 if self._standing[0] else body.bottom() - 1
        left = max(body.left() + _CORNER * t, -0.35 * _TAIL_WIDTH * t)
        path = QPainterPath()
        path.addPolygon(
            QPolygonF([QPointF(left, root), QPointF(0, 0), QPointF(left + _TAIL_WIDTH * t, root)])
        )
        path.closeSubpath()
        return path
