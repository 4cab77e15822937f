"""Discs to choose from before the play: bids, and suits to name."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.sizes import bid_radius, naming_radius
from sixtysix_gui.table.pieces.brushwork import circle, glow, pill, stroke_with_under_line
from sixtysix_gui.table.pieces.ivory import SHADOW, draw_ivory, draw_pressed, draw_sign, pressed_ink
from sixtysix_gui.table.pieces.piece import Disc, Look, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_centred, width_of

_GLOW = 0.09
_CAPTION = 0.90
"""Size of the words below a disc, in t."""

_CAPTION_GAP = 0.50
"""Room between a disc and the middle of the words below it, in t; half of their height is more."""

_UNDER_TEXT = 0.55
_FAINT_CAPTION = 0.72


class ChoiceDisc(Disc):
    """A disc that can be chosen, with words below. Anchor: the middle of the disc."""

    layer = Z.CHIPS
    caption = Shown("")
    """The words below the disc, such as "99" or "Hearts"."""

    is_allowed = Shown(True)
    """Whether it may be chosen; if not, it is pressed in."""

    is_focused = Shown(False)
    """Whether the keyboard is here: a ring of gold lies around it."""

    def draw_content(self, painter: QPainter, look: Look, radius: float) -> None:
        """Paint what stands on the disc, or in its pressed-in place."""
        raise NotImplementedError

    def caption_area(self, look: Look) -> QRectF:
        """Return where the words below the disc are, from its middle; empty without any."""
        if not self.caption:
            return QRectF()
        t = look.text_unit
        width = width_of(_caption_font(look), self.caption)
        top = self.radius(look) + _CAPTION_GAP * t
        return QRectF(-width / 2, top, width, 1.1 * t)

    @override
    def margin(self, look: Look) -> float:
        around = max(_GLOW * look.card_width + _ring_width(look), 2 * SHADOW * look.card_width)
        words = self.caption_area(look)
        radius = self.radius(look)
        return max(around + 4.0, words.bottom() - radius + 3.0, words.width() / 2 - radius + 3.0)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = self.radius(look)
        if self.is_focused:
            _draw_ring(painter, look, radius)
        if self.is_allowed:
            draw_ivory(painter, look, radius)
        else:
            draw_pressed(painter, look, radius)
        self.draw_content(painter, look, radius)
        if self.caption:
            self._draw_caption(painter, look)

    def _draw_caption(self, painter: QPainter, look: Look) -> None:
        """Words on the bare cloth, with a dark line below so that they are seen on every cloth."""
        middle = self.caption_area(look).center()
        faint = not self.is_allowed and not look.contrast.pressed
        font = _caption_font(look)
        painter.setPen(theme.colour(theme.BLACK, _UNDER_TEXT))
        draw_centred(painter, font, self.caption, middle + QPointF(0, 1.0))
        painter.setPen(theme.colour(theme.CREAM, _FAINT_CAPTION if faint else 1.0))
        draw_centred(painter, font, self.caption, middle)


def _caption_font(look: Look) -> QFont:
    return text(_CAPTION * look.text_unit, TextWeight.SEMI_BOLD)


def _ring_width(look: Look) -> float:
    return theme.FOCUS_GAP + look.contrast.focus_width(look.card_width) + theme.FOCUS_UNDER_EXTRA


def _draw_ring(painter: QPainter, look: Look, radius: float) -> None:
    width = look.contrast.focus_width(look.card_width)
    ring = circle(QPointF(0, 0), radius + theme.FOCUS_GAP + width / 2)
    glow(painter, ring, _GLOW * look.card_width, theme.GOLD, 0.55)
    under = theme.colour(theme.FOCUS_UNDER, theme.FOCUS_UNDER_ALPHA)
    line = QPen(theme.colour(theme.GOLD), width)
    stroke_with_under_line(painter, ring, line, under=under, extra=theme.FOCUS_UNDER_EXTRA)


class BidDisc(ChoiceDisc):
    """A bid: its figure, and below it what it promises."""

    figure = Shown("")
    """What stands on the disc."""

    @override
    def radius(self, look: Look) -> float:
        return bid_radius(look.card_width)

    @override
    def draw_content(self, painter: QPainter, look: Look, radius: float) -> None:
        painter.setPen(QPen(theme.colour(theme.INK)) if self.is_allowed else pressed_ink(look))
        font = heading(theme.FIGURE_ON_DISC * radius, bold=True)
        draw_centred(painter, font, self.figure, QPointF(0, 0))


_KEY_HEIGHT, _KEY_MOST = 1.34, 0.72
_KEY_AT = 0.74
"""Height of a key cap in t, and at most in radii; its middle lies so far right of and below the
disc's, in radii."""

_KEY_LETTERS, _KEY_PADDING = 0.57, 0.45
"""Size of the letter and room beside it against the height of the cap."""

_PRESSED_SIGN = 0.28
"""How strongly the sign of a suit is seen in a pressed-in place."""


class NamingDisc(ChoiceDisc):
    """A suit that may be named trump, with the key that names it."""

    suit = Shown[Suit | None](None)
    """The suit it names."""

    key = Shown("")
    """The key that names it; without one there is no key cap."""

    @override
    def radius(self, look: Look) -> float:
        return naming_radius(look.card_width)

    @override
    def margin(self, look: Look) -> float:
        return max(super().margin(look), _KEY_HEIGHT * look.text_unit)

    @override
    def draw_content(self, painter: QPainter, look: Look, radius: float) -> None:
        if self.suit is not None:
            strength = 1.0 if self.is_allowed else max(_PRESSED_SIGN, look.contrast.pressed)
            draw_sign(painter, look, self.suit, theme.SIGN_ON_COUNTER * radius, strength)
        if self.key and self.is_allowed:
            self._draw_key(painter, look, radius)

    def _draw_key(self, painter: QPainter, look: Look, radius: float) -> None:
        height = min(_KEY_HEIGHT * look.text_unit, _KEY_MOST * radius)
        font = text(_KEY_LETTERS * height, TextWeight.SEMI_BOLD)
        width = max(height, width_of(font, self.key) + _KEY_PADDING * height)
        cap = QRectF(0, 0, width, height)
        cap.moveCenter(QPointF(_KEY_AT * radius, _KEY_AT * radius))
        shape = pill(cap, 0.22 * height)
        painter.fillPath(shape, theme.colour(theme.CHIP_FILL))
        painter.strokePath(shape, QPen(theme.colour(theme.CREAM, 0.75), look.contrast.wider))
        painter.setPen(theme.colour(theme.CREAM))
        draw_centred(painter, font, self.key, cap.center())
