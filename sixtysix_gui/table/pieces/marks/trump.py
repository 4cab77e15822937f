"""What fixes trump: a disc of ivory beside the trick, or a badge of paper at the talon."""

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.radii import badge_radius, counter_radius
from sixtysix_gui.table.pieces.brushwork import circle, drop_shadow, round_pen
from sixtysix_gui.table.pieces.marks.ivory import (
    SHADOW,
    draw_ivory,
    draw_pressed,
    draw_sign,
    draw_suit,
    pressed_ink,
)
from sixtysix_gui.table.pieces.piece import Disc, Look, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_centred

UNKNOWN_MARK = "?"


class NoSuit(Enum):
    """What the counter shows in place of a suit."""

    UNKNOWN = "trump is not known yet: pressed in, with a question mark"
    NO_TRUMPS = "this deal has no trumps: the counter is turned over"


class TrumpCounter(Disc):
    """The trump disc. Anchor: its middle."""

    layer = Z.CLOSED_TURN_UP
    trump = Shown[Suit | NoSuit](NoSuit.UNKNOWN)
    """A suit, the pressed-in place or the other side of the disc."""

    @override
    def radius(self, look: Look) -> float:
        return counter_radius(look.card_width)

    @override
    def margin(self, look: Look) -> float:
        return 2 * SHADOW * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = self.radius(look)
        match self.trump:
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
                draw_sign(painter, look, self.trump, theme.SIGN_ON_COUNTER * radius)


def _draw_dash(painter: QPainter, radius: float) -> None:
    """The other side of the counter has a dash in place of a sign."""
    painter.setPen(round_pen(theme.colour(theme.IVORY_LINE), 0.12 * radius))
    painter.drawLine(QPointF(-0.36 * radius, 0), QPointF(0.36 * radius, 0))


class TrumpBadge(Disc):
    """Which suit is trumps: beside the talon, and where it was."""

    layer = Z.CLOSED_TURN_UP + 2
    suit = Shown[Suit | None](None)
    """None shows nothing."""

    @override
    def radius(self, look: Look) -> float:
        shown = self.suit is not None
        return badge_radius(look.card_width, look.text_unit) if shown else 0.0

    @override
    def margin(self, look: Look) -> float:
        return 0.07 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        if self.suit is None:
            return
        radius = self.radius(look)
        shape = circle(QPointF(0, 0), radius)
        drop_shadow(painter, shape, 0.05 * look.card_width, 0.45)
        painter.setPen(QPen(theme.colour(theme.BLACK, look.contrast.card_edge), 0.8))
        painter.setBrush(theme.colour(theme.PAPER))
        painter.drawPath(shape)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        side = 1.36 * radius
        draw_suit(painter, look, self.suit, QRectF(-side / 2, -side / 2, side, side))
