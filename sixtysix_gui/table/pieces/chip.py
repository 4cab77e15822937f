"""What is pressed to act or to choose: chips on the things they concern, discs in a row."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import TextWeight, heading, text
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.metrics import bid_radius, naming_radius
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.brushwork import (
    Icon,
    circle,
    draw_centred,
    draw_icon,
    draw_left,
    drop_shadow,
    glow,
    pill,
    stroke_with_under_line,
    width_of,
)
from sixtysix_gui.table.pieces.discs import (
    SHADOW,
    draw_ivory,
    draw_pressed,
    draw_sign,
    draw_suit,
    pressed_ink,
)
from sixtysix_gui.table.pieces.piece import Disc, Look, Piece, ShownValue
from sixtysix_gui.table.seating import Chair

_MOST_EIGHTS = 3
"""More marriages of the other are rare: then the chip may lie on the oldest eight."""

_PADDING = 0.62
_ICON = 1.15
_GAP = 0.38
_KEY_HEIGHT = 1.34
_LEAST_HEIGHT = 30.0
_DISC, _DISC_GAP, _SIGN = 1.5, 0.3, 0.66
"""Diameter of the disc with a suit sign and its distance from the words in t; the sign in it."""


class ChipKind(Enum):
    """The act a chip stands for."""

    MARRIAGE = Icon.MARRIAGE
    EXCHANGE = Icon.EXCHANGE
    CLOSE = Icon.CLOSE
    DRAW = Icon.DRAW
    SHOW = Icon.POINTS
    PASS = Icon.PASS
    TURN = Icon.TURN
    OPENING = Icon.OPENING


@dataclass(frozen=True)
class ChipFit:
    """How a chip makes itself small: what it leaves out, and its size against the usual one."""

    key: bool = True
    icon: bool = True
    scale: float = 1.0


WHOLE = ChipFit()
WITHOUT_KEY = ChipFit(key=False)


class Chip(Piece):
    """One act: icon, words, and the key that does the same."""

    layer = Z.CHIPS
    text = ShownValue("")
    """The words, such as "Exchange 9" or "20"."""

    key = ShownValue("")
    """The key that does the same; without one there is no key cap."""

    fit = ShownValue(WHOLE)
    """How small it is where room is scarce: the key cap is the first to go."""

    suit = ShownValue[Suit | None](None)
    """The suit whose sign stands on a disc of paper before the words."""

    is_armed = ShownValue(False)
    """Whether it is filled with gold: the act will happen with the next lead."""

    def __init__(self, kind: ChipKind) -> None:
        super().__init__()
        self.kind = kind

    @override
    def measure(self, look: Look) -> QRectF:
        t = self._unit(look)
        height = max(2.05 * t, _LEAST_HEIGHT)
        width = 2 * _PADDING * t + width_of(_font(t), self.text)
        if self.fit.icon:
            width += (_ICON + _GAP) * t
        if self.suit is not None:
            width += (_DISC + _DISC_GAP) * t
        if self._shows_key:
            width += (_GAP - 0.25) * t + self._key_width(t)
        return QRectF(-width / 2, -height / 2, width, height)

    @override
    def margin(self, look: Look) -> float:
        return 0.045 * look.card_width + 2.0

    @property
    def _shows_key(self) -> bool:
        return bool(self.key) and self.fit.key

    def _unit(self, look: Look) -> float:
        return look.text_unit * self.fit.scale

    def _key_width(self, t: float) -> float:
        return max(_KEY_HEIGHT * t * 0.92, width_of(_key_font(t), self.key) + 0.6 * t)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        t = self._unit(look)
        body = self.body()
        shape = pill(body.adjusted(0.7, 0.7, -0.7, -0.7))
        drop_shadow(painter, shape, 0.035 * look.card_width, 0.40)
        if self.is_armed:
            painter.fillPath(shape, theme.colour(theme.GOLD))
        else:
            painter.fillPath(shape, theme.colour(theme.CHIP_FILL, look.contrast.chip))
        rim = theme.DARK_GOLD if self.is_armed else theme.GOLD
        painter.strokePath(shape, QPen(theme.colour(rim), theme.CHIP_LINE * look.contrast.wider))
        ink = theme.COIN_TEXT if self.is_armed else theme.CREAM
        left = body.left() + _PADDING * t
        if self.fit.icon:
            icon = QRectF(left, -_ICON * t / 2, _ICON * t, _ICON * t)
            icon_colour = theme.COIN_TEXT if self.is_armed else theme.GOLD
            draw_icon(painter, self.kind.value, icon, theme.colour(icon_colour))
            left = icon.right() + _GAP * t
        if self.suit is not None:
            self._draw_suit(painter, look, QPointF(left + _DISC * t / 2, 0.0), self.suit)
            left += (_DISC + _DISC_GAP) * t
        painter.setPen(theme.colour(ink))
        draw_left(painter, _font(t), self.text, QPointF(left, 0.0))
        if self._shows_key:
            self._draw_key(painter, t, ink)

    def _draw_suit(self, painter: QPainter, look: Look, centre: QPointF, suit: Suit) -> None:
        """A disc of paper, on which the suit has the colour that it has on the cards."""
        radius = _DISC * self._unit(look) / 2
        painter.fillPath(circle(centre, radius), theme.colour(theme.PAPER))
        side = 2 * _SIGN * radius
        draw_suit(painter, look, suit, QRectF(centre.x() - side / 2, -side / 2, side, side))

    def _draw_key(self, painter: QPainter, t: float, ink: str) -> None:
        width = self._key_width(t)
        cap = QRectF(0, 0, width, _KEY_HEIGHT * t)
        cap.moveCenter(QPointF(self.body().right() - (_PADDING - 0.25) * t - width / 2, 0.0))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(ink, 0.55), 1.0))
        painter.drawRoundedRect(cap, 0.26 * t, 0.26 * t)
        painter.setPen(theme.colour(ink, 0.92))
        draw_centred(painter, _key_font(t), self.key, cap.center())


def _font(t: float) -> QFont:
    return text(0.98 * t, TextWeight.SEMI_BOLD)


def _key_font(t: float) -> QFont:
    return text(0.76 * t, TextWeight.SEMI_BOLD)


_APART = 4.0
_ROW_GAP = 0.45
"""Distance of two chips of the row, in t."""

FITS = (
    WHOLE,
    WITHOUT_KEY,
    ChipFit(key=False, scale=0.92),
    ChipFit(key=False, scale=0.85),
    ChipFit(key=False, icon=False, scale=0.85),
    ChipFit(key=False, icon=False, scale=0.78),
    ChipFit(key=False, icon=False, scale=0.7),
    ChipFit(key=False, icon=False, scale=0.6),
)
"""How chips that stand together make themselves small, step after step, until all fit."""


def arrange_chips(
    layout: TableLayout, close: Chip | None, exchange: Chip | None, *, dragging_lowest: bool = False
) -> None:
    """Place the chips for closing and exchanging; None where the act is not allowed.

    While the lowest trump is dragged, the exchange chip stands to the right of the trump card.
    Chips that would touch lose their key caps first; if they still touch, the exchange chip moves
    to the right as well.
    """
    for chip in (close, exchange):
        if chip is not None:
            chip.fit = WHOLE
    if close is not None:
        close.setPos(_inside(layout, close, layout.chips.close))
    if exchange is None:
        return
    if dragging_lowest:
        _stand_beside(layout, exchange)
        return
    exchange.setPos(_inside(layout, exchange, layout.chips.exchange))
    if close is None or not _touch(close, exchange):
        return
    for chip in (close, exchange):
        chip.fit = WITHOUT_KEY
    close.setPos(_inside(layout, close, layout.chips.close))
    if _touch(close, exchange):
        _stand_beside(layout, exchange)


def fit_in_row(room: QRectF, axis: float, text_unit: float, chips: Sequence[Chip]) -> None:
    """Place chips side by side in a room, around an axis or as near to it as they can stand.

    Too many of them leave out what they can do without, and then become smaller.
    """
    width, gap = 0.0, 0.0
    for fit in FITS:
        gap = _ROW_GAP * text_unit * fit.scale
        for chip in chips:
            chip.fit = fit
        width = sum(chip.body().width() for chip in chips) + gap * (len(chips) - 1)
        if width <= room.width():
            break
    left = max(room.left(), min(axis - width / 2, room.right() - width))
    for chip in chips:
        half = chip.body().width() / 2
        chip.setPos(QPointF(left + half, room.center().y()))
        left += 2 * half + gap


def stand_clear(chip: Chip, other: Chip) -> None:
    """Move a chip to the right of another one that it would touch."""
    if _touch(chip, other):
        right = other.x() + other.body().right() + 2 * _APART
        chip.setPos(QPointF(right - chip.body().left(), chip.y()))


def _stand_beside(layout: TableLayout, exchange: Chip) -> None:
    """Stand to the right of the trump card, as small as the other's eights there ask for."""
    left, width = layout.chips.exchange_beside, layout.metrics.card_width
    eights = bounds_of(layout.scores.eights(Chair.NORTH, _MOST_EIGHTS), width)
    for fit in FITS[1:]:
        exchange.fit = fit
        exchange.setPos(left + QPointF(exchange.body().width() / 2, 0.0))
        if not exchange.area().intersects(eights):
            break


def _touch(first: Chip, second: Chip) -> bool:
    def area(chip: Chip) -> QRectF:
        return chip.body().translated(chip.pos())

    return area(first).adjusted(-_APART, -_APART, _APART, _APART).intersects(area(second))


def _inside(layout: TableLayout, chip: Chip, centre: QPointF) -> QPointF:
    """The place, shifted where the chip would stick out over the rim."""
    half = chip.body().width() / 2
    left = layout.metrics.rim + _APART + half
    return QPointF(max(centre.x(), left), centre.y())


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
    caption = ShownValue("")
    """The words below the disc, such as "99" or "Hearts"."""

    is_allowed = ShownValue(True)
    """Whether it may be chosen; if not, it is pressed in."""

    is_focused = ShownValue(False)
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

    figure = ShownValue("")
    """What stands on the disc."""

    @override
    def radius(self, look: Look) -> float:
        return bid_radius(look.card_width)

    @override
    def draw_content(self, painter: QPainter, look: Look, radius: float) -> None:
        painter.setPen(QPen(theme.colour(theme.INK)) if self.is_allowed else pressed_ink(look))
        font = heading(theme.FIGURE_ON_DISC * radius, bold=True)
        draw_centred(painter, font, self.figure, QPointF(0, 0))


_DISC_KEY_HEIGHT, _KEY_MOST = 1.34, 0.72
_KEY_AT = 0.74
"""Height of a key cap in t, and at most in radii; its middle lies so far right of and below the
disc's, in radii."""

_KEY_LETTERS, _KEY_PADDING = 0.57, 0.45
"""Size of the letter and room beside it against the height of the cap."""

_PRESSED_SIGN = 0.28
"""How strongly the sign of a suit is seen in a pressed-in place."""


class NamingDisc(ChoiceDisc):
    """A suit that may be named trump, with the key that names it."""

    suit = ShownValue[Suit | None](None)
    """The suit it names."""

    key = ShownValue("")
    """The key that names it; without one there is no key cap."""

    @override
    def radius(self, look: Look) -> float:
        return naming_radius(look.card_width)

    @override
    def margin(self, look: Look) -> float:
        return max(super().margin(look), _DISC_KEY_HEIGHT * look.text_unit)

    @override
    def draw_content(self, painter: QPainter, look: Look, radius: float) -> None:
        if self.suit is not None:
            strength = 1.0 if self.is_allowed else max(_PRESSED_SIGN, look.contrast.pressed)
            draw_sign(painter, look, self.suit, theme.SIGN_ON_COUNTER * radius, strength)
        if self.key and self.is_allowed:
            self._draw_key(painter, look, radius)

    def _draw_key(self, painter: QPainter, look: Look, radius: float) -> None:
        height = min(_DISC_KEY_HEIGHT * look.text_unit, _KEY_MOST * radius)
        font = text(_KEY_LETTERS * height, TextWeight.SEMI_BOLD)
        width = max(height, width_of(font, self.key) + _KEY_PADDING * height)
        cap = QRectF(0, 0, width, height)
        cap.moveCenter(QPointF(_KEY_AT * radius, _KEY_AT * radius))
        shape = pill(cap, 0.22 * height)
        painter.fillPath(shape, theme.colour(theme.CHIP_FILL))
        painter.strokePath(shape, QPen(theme.colour(theme.CREAM, 0.75), look.contrast.wider))
        painter.setPen(theme.colour(theme.CREAM))
        draw_centred(painter, font, self.key, cap.center())
