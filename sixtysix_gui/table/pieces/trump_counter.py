"""What fixes trump, told by a disc of ivory left of the trick, and the label below it."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from typing_extensions import override

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import heading
from sixtysix_gui.table.layout.radii import counter_radius
from sixtysix_gui.table.pieces.ivory import (
    SHADOW,
    draw_ivory,
    draw_pressed,
    draw_sign,
    pressed_ink,
)
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.pills import SmallLabel
from sixtysix_gui.table.pieces.text_lines import draw_centred
from sixtysix_gui.table.theme import Z

UNKNOWN_MARK = "?"


class NoSuit(Enum):
    """What the counter shows in place of a suit."""

    UNKNOWN = "trump is not known yet: pressed in, with a question mark"
    NO_TRUMPS = "this deal has no trumps: the counter is turned over"


class TrumpCounter(Piece):
    """The trump disc. Anchor: its middle."""

    def __init__(self, z: float = Z.CLOSED_TURN_UP) -> None:
        """Makes the pressed-in place of a counter."""
        super().__init__(z)
        self._trump: Suit | NoSuit = NoSuit.UNKNOWN

    @property
    def trump(self) -> Suit | NoSuit:
        """What the counter shows."""
        return self._trump

    def set_trump(self, trump: Suit | NoSuit) -> None:
        """Shows another suit, the pressed-in place or the other side of the disc."""
        if trump is not self._trump:
            self._trump = trump
            self.repaint_picture()

    @override
    def measure(self, look: Look) -> QRectF:
        radius = counter_radius(look.card_width)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius)

    @override
    def margin(self, look: Look) -> float:
        return 2 * SHADOW * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = counter_radius(look.card_width)
        match self._trump:
            case NoSuit.UNKNOWN:
                draw_pressed(painter, look, radius)
                painter.setPen(pressed_ink(look))
                font = heading(theme.FIGURE_ON_DISC * radius, bold=True)
                draw_centred(painter, font, UNKNOWN_MARK, QPointF(0, 0))
            case NoSuit.NO_TRUMPS:
                draw_ivory(painter, look, radius)
                _draw_dash(painter, radius)
            case _:
                draw_ivory(painter, look, radius)
                draw_sign(painter, look, self._trump, theme.SIGN_ON_COUNTER * radius)


def _draw_dash(painter: QPainter, radius: float) -> None:
    """The other side of the counter has a dash in place of a sign."""
    pen = QPen(theme.colour(theme.IVORY_LINE), 0.12 * radius)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    painter.drawLine(QPointF(-0.36 * radius, 0), QPointF(0.36 * radius, 0))


_LEAST_SIZE = 0.9
"""A label is written smaller, down to this, before it is left out."""


class RoomyLabel(SmallLabel):
    """A label that is left out where its words do not fit; its tool tip then says them."""

    def __init__(self, z: float = Z.CLOSED_TURN_UP + 1) -> None:
        """Makes a label without words, which shows nothing."""
        super().__init__(z)

    @property
    def fits(self) -> bool:
        """Whether the words are shown, or there are none."""
        if self._look is None or not self._text:
            return True
        return _LEAST_SIZE * self._width(self._look) <= self._room.max_width

    @override
    def _set(self, look: Look) -> tuple[float, list[str]]:
        if not self.fits or not self._text:
            return 1.0, []
        return min(1.0, self._room.max_width / self._width(look)), [self._text]

    @override
    def measure(self, look: Look) -> QRectF:
        return QRectF() if not self.fits else super().measure(look)
