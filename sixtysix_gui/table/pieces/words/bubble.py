"""What players say: paper bubbles beside their plates or piles; those of calls may stay."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen, QPolygonF
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.sentences import BubblePlace, TailSide
from sixtysix_gui.table.pieces.brushwork import drop_shadow, pill
from sixtysix_gui.table.pieces.ivory import draw_suit
from sixtysix_gui.table.pieces.piece import Look, Piece, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_left, width_of


class Tail(Enum):
    """Where a bubble's tail points: at its speaker."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


_TAILS = {
    TailSide.LEFT: Tail.LEFT,
    TailSide.RIGHT: Tail.RIGHT,
    TailSide.BELOW: Tail.DOWN,
    TailSide.ABOVE: Tail.UP,
}


class Speech(Enum):
    """What is said: the height of its bubble and of its letters, in t."""

    ANNOUNCEMENT = (3.3, 2.0)
    CALL = (2.7, 1.55)


_TAIL = 0.95
"""Length of the tail, in t."""

_TAIL_WIDTH = 1.15
_SIGN = 1.05 * 62 / 54
"""Side of the picture of a suit sign against the letters; the sign does not fill it."""

_PADDING, _SIGN_GAP, _CORNER = 0.52, 0.08, 0.30
"""Room beside the words and before the sign against the letters; the corner against the height."""

_LEAST_WIDTH = 1.0
"""A bubble is at least so wide against its height."""

_LINE = 2.0


class Bubble(Piece):
    """What a player says. Anchor: the tip of the tail."""

    layer = Z.BUBBLES
    text = Shown("")
    """The words."""

    _suit = Shown[Suit | None](None)
    _tail = Shown(Tail.LEFT)
    _left = Shown(0.0)
    _length = Shown[float | None](None)
    speech = Shown(Speech.ANNOUNCEMENT)
    """Whether it is a call of an auction, or announced to all."""

    def set_message(self, words: str, suit: Suit | None = None) -> None:
        """Show other words, with the sign of a suit behind them where one is meant."""
        self.change(text=words, _suit=suit)

    def set_tail(self, tail: Tail, left: float = 0.0, length: float | None = None) -> None:
        """Let the tail point another way.

        Args:
            tail: at its speaker.
            left: with a tail up or down, where the bubble begins, from the tail's tip in pixels.
            length: of such a tail, in pixels, where it is not the usual one.
        """
        self.change(_tail=tail, _left=left, _length=length)

    def place(self, at: BubblePlace) -> None:
        """Put the bubble where its speaker sits."""
        self.setPos(at.tip)
        length: float | None = None
        if at.tail is TailSide.ABOVE:
            length = at.area.top() - at.tip.y()
        elif at.tail is TailSide.BELOW:
            length = at.tip.y() - at.area.bottom()
        self.set_tail(_TAILS[at.tail], at.area.left() - at.tip.x(), length)

    def _font(self, look: Look) -> QFont:
        return heading(self.speech.value[1] * look.text_unit, bold=True)

    def _tail_length(self, look: Look) -> float:
        return _TAIL * look.text_unit if self._length is None else self._length

    @override
    def measure(self, look: Look) -> QRectF:
        if not self.text:
            return QRectF()
        height, letters = (part * look.text_unit for part in self.speech.value)
        width = width_of(self._font(look), self.text) + 2 * _PADDING * letters
        if self._suit is not None:
            width += (_SIGN_GAP + _SIGN) * letters
        width = max(width, _LEAST_WIDTH * height)
        tail = self._tail_length(look)
        match self._tail:
            case Tail.LEFT:
                return QRectF(tail, -height / 2, width, height)
            case Tail.RIGHT:
                return QRectF(-tail - width, -height / 2, width, height)
            case Tail.UP:
                return QRectF(self._left, tail, width, height)
            case Tail.DOWN:
                return QRectF(self._left, -tail - height, width, height)

    @override
    def margin(self, look: Look) -> float:
        return self._tail_length(look) + 0.6 * look.text_unit + 4.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t, body = look.text_unit, self.body()
        shape = pill(body, _CORNER * body.height()).united(self._tail_path(body, t))
        drop_shadow(painter, shape, 0.5 * t, 0.40)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        painter.strokePath(shape, QPen(theme.colour(theme.INK), _LINE * look.contrast.wider))
        letters = self.speech.value[1] * t
        sign = 0.0 if self._suit is None else (_SIGN_GAP + _SIGN) * letters
        words = width_of(self._font(look), self.text)
        left = body.center().x() - (words + sign) / 2
        painter.setPen(theme.colour(theme.INK))
        draw_left(painter, self._font(look), self.text, QPointF(left, body.center().y()))
        if self._suit is not None:
            side = _SIGN * letters
            area = QRectF(left + words + _SIGN_GAP * letters, 0, side, side)
            area.moveTop(body.center().y() - side / 2)
            draw_suit(painter, look, self._suit, area)

    def _tail_path(self, body: QRectF, t: float) -> QPainterPath:
        """From the nearer edge of the body to the anchor."""
        half = _TAIL_WIDTH * t / 2
        x, y = self._tail.value
        if x:
            root = body.left() + 1 if x < 0 else body.right() - 1
            corners = [QPointF(root, -half), QPointF(0, 0), QPointF(root, half)]
        else:
            root = body.top() + 1 if y < 0 else body.bottom() - 1
            middle = min(
                max(0.0, body.left() + _CORNER * body.height() + half),
                body.right() - _CORNER * body.height() - half,
            )
            corners = [QPointF(middle - half, root), QPointF(0, 0), QPointF(middle + half, root)]
        path = QPainterPath()
        path.addPolygon(QPolygonF(corners))
        path.closeSubpath()
        return path
