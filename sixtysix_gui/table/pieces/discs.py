"""Round things: the ivory counter of trump, seals of marriages, and the coins."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import suit_sign
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.layout.metrics import (
    badge_radius,
    coin_radius,
    counter_radius,
    doubling_radius,
    seal_radius,
)
from sixtysix_gui.table.pieces.brushwork import (
    circle,
    draw_centred,
    draw_image,
    drop_shadow,
    press_in,
    round_pen,
    width_of,
)
from sixtysix_gui.table.pieces.piece import Disc, Look, ShownValue

SHADOW = 0.05
"""Reach of the shadow of a disc, in W."""

_BEAD, _FINE_RING = 0.024, 0.795
_LIGHT = (-0.18, -0.30)
"""Where the disc is brightest, from its middle in radii: the light comes from above."""

_SIGN_PICTURE = 62 / 54
"""A picture of a suit sign against the sign itself, which does not fill it."""


def draw_ivory(painter: QPainter, look: Look, radius: float) -> None:
    """Paint an empty disc around the origin, with its shadow."""
    edge = circle(QPointF(0, 0), radius)
    drop_shadow(painter, edge, SHADOW * look.card_width, 0.55)
    light = QRadialGradient(QPointF(0, 0), radius, QPointF(_LIGHT[0] * radius, _LIGHT[1] * radius))
    light.setColorAt(0.0, theme.colour(theme.IVORY_LIGHT))
    light.setColorAt(0.62, theme.colour(theme.IVORY))
    light.setColorAt(1.0, theme.colour(theme.IVORY_DARK))
    painter.setPen(
        QPen(theme.colour(theme.IVORY_LINE), max(1.0, 0.022 * radius) * look.contrast.wider)
    )
    painter.setBrush(light)
    painter.drawPath(edge)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ring = theme.COUNTER_RING * radius
    painter.setPen(QPen(theme.colour(theme.IVORY_RING), max(1.4, 0.042 * radius)))
    painter.drawEllipse(QPointF(0, 0), ring, ring)
    fine = _FINE_RING * radius
    painter.setPen(QPen(theme.colour(theme.IVORY_RING, 0.45), max(0.7, 0.012 * radius)))
    painter.drawEllipse(QPointF(0, 0), fine, fine)
    _draw_beads(painter, radius)


def _draw_beads(painter: QPainter, radius: float) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.IVORY_RING))
    ring = theme.COUNTER_BEAD_RING * radius
    for number in range(theme.COUNTER_BEADS):
        turn = 2 * pi * number / theme.COUNTER_BEADS
        bead = QPointF(ring * sin(turn), -ring * cos(turn))
        painter.drawEllipse(bead, _BEAD * radius, _BEAD * radius)
    painter.setBrush(Qt.BrushStyle.NoBrush)


def draw_pressed(painter: QPainter, look: Look, radius: float) -> None:
    """Paint the place of a disc that is not to be had: pressed into the cloth."""
    edge = circle(QPointF(0, 0), radius - 1)
    press_in(painter, edge, line=max(1.2, 0.02 * radius), light=look.contrast.pressed)


def pressed_ink(look: Look) -> QPen:
    """Return the pen for what stands in a pressed-in place."""
    light = look.contrast.pressed
    return QPen(theme.colour(theme.CREAM, light) if light else theme.colour(theme.BLACK, 0.26))


def draw_sign(
    painter: QPainter, look: Look, suit: Suit, height: float, opacity: float = 1.0
) -> None:
    """Paint the sign of a suit around the origin, `height` pixels high."""
    side = height * _SIGN_PICTURE
    painter.save()
    painter.setOpacity(opacity)
    draw_suit(painter, look, suit, QRectF(-side / 2, -side / 2, side, side))
    painter.restore()


def draw_suit(painter: QPainter, look: Look, suit: Suit, area: QRectF) -> None:
    """Paint the picture of a suit, which its sign does not fill, into a square."""
    sign = suit_sign(look.style, suit.letter, max(8, round(area.width() * look.ratio)))
    draw_image(painter, sign, area)


UNKNOWN_MARK = "?"


class NoSuit(Enum):
    """What the counter shows in place of a suit."""

    UNKNOWN = "trump is not known yet: pressed in, with a question mark"
    NO_TRUMPS = "this deal has no trumps: the counter is turned over"


class TrumpCounter(Disc):
    """The trump disc. Anchor: its middle."""

    layer = Z.CLOSED_TURN_UP
    trump = ShownValue[Suit | NoSuit](NoSuit.UNKNOWN)
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
    suit = ShownValue[Suit | None](None)
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


_NOTCH = 1.36
_NOTCH_ROOT = 0.62
"""How far the notch reaches from the middle, and where it leaves the disc, in radii."""

_SIGN = 1.16
_SIGN_BY_FIGURE, _SIGN_UP = 0.84, 0.30
_FIGURE, _FIGURE_DOWN, _LEAST_FIGURE = 0.66, 0.46, 10.0
"""What a marriage in trumps counts, below a smaller sign: in radii, and at least in pixels."""

_ROYAL = 40
_RIM, _INK = 0.13, 0.055
"""Height of the sign, and widths of the rim of gold and of that of ink, in radii."""

_SHADOW = 0.045


class Seal(Disc):
    """A paper disc with the suit of a marriage. Anchor: its middle."""

    layer = Z.PILES + 7
    _suit = ShownValue[Suit | None](None)
    _royal = ShownValue(False)
    notch = ShownValue[float | None](None)
    """The direction of the player who showed it, clockwise from the top; None for no notch."""

    def __init__(self) -> None:
        super().__init__()
        self._pending = False

    def set_marriage(self, suit: Suit | None, *, royal: bool = False) -> None:
        """Show another suit, with a rim of gold for the marriage in trumps; None shows nothing."""
        self.change(_suit=suit, _royal=royal)

    def set_pending(self, pending: bool) -> None:
        """Let the seal be seen faintly: it counts from the first trick of its side on."""
        if pending != self._pending:
            self._pending = pending
            # The picture, not the carrier: that one fades while it moves.
            self._picture.setOpacity(theme.PENDING if pending else 1.0)

    @override
    def radius(self, look: Look) -> float:
        return 0.0 if self._suit is None else seal_radius(look.card_width)

    @override
    def margin(self, look: Look) -> float:
        notch = (_NOTCH - 1.0) * seal_radius(look.card_width)
        return notch + 2 * _SHADOW * look.card_width + 3.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        if self._suit is None:
            return
        radius = self.radius(look)
        shape = self._shape(radius)
        drop_shadow(painter, shape, _SHADOW * look.card_width, 0.50)
        painter.fillPath(shape, theme.colour(theme.PAPER))
        if self._royal:
            width = max(2.0, _RIM * radius)
            painter.strokePath(shape, QPen(theme.colour(theme.COIN_LINE), width + 1.6))
            painter.strokePath(shape, QPen(theme.colour(theme.DARK_GOLD), width))
        else:
            width = max(1.0, _INK * radius) * look.contrast.wider
            painter.strokePath(shape, QPen(theme.colour(theme.INK), width))
        if not self._royal:
            draw_sign(painter, look, self._suit, _SIGN * radius)
            return
        painter.translate(0.0, -_SIGN_UP * radius)
        draw_sign(painter, look, self._suit, _SIGN_BY_FIGURE * radius)
        painter.translate(0.0, _SIGN_UP * radius)
        painter.setPen(theme.colour(theme.INK))
        figure = heading(max(_FIGURE * radius, _LEAST_FIGURE), bold=True)
        draw_centred(painter, figure, str(_ROYAL), QPointF(0.0, _FIGURE_DOWN * radius))

    def _shape(self, radius: float) -> QPainterPath:
        disc = circle(QPointF(0, 0), radius)
        if self.notch is None:
            return disc
        half = _NOTCH_ROOT * radius
        notch = QPolygonF(
            [QPointF(-half, -half), QPointF(0, -_NOTCH * radius), QPointF(half, -half)]
        )
        point = QPainterPath()
        point.addPolygon(QTransform().rotate(self.notch).map(notch))
        point.closeSubpath()
        return disc.united(point)


FIGURE = "66"
_WIDEST_WORD = 1.55
"""A longer word is set smaller, so that it stays within the beads; in radii."""

_WORD_UP, _FACTOR_DOWN = 0.10, 0.44
"""How far above and below the middle the words stand, in radii."""

_FACTOR, _ALONE = 0.38, 0.86
"""Size of the factor below a word, and of one that stands alone, in radii."""

_COIN_SHADOW = 0.05
"""How far the shadow of a coin reaches, in W."""


class _GoldCoin(Disc):
    """A coin around its anchor."""

    layer = Z.CHIPS

    @override
    def margin(self, look: Look) -> float:
        return 2 * _COIN_SHADOW * look.card_width + 2.0


class Coin(_GoldCoin):
    """The coin, or its pressed-in place while going out is not allowed."""

    word = ShownValue("")
    """The word on the coin, such as "Out!"."""

    figure = ShownValue(FIGURE)
    """The card points that end the deal, on the coin or in its pressed-in place."""

    is_legal = ShownValue(False)
    """Whether going out is allowed; if not, the place of the coin is pressed in."""

    @override
    def radius(self, look: Look) -> float:
        return coin_radius(look.card_width, look.text_unit)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = self.radius(look)
        if not self.is_legal:
            light = look.contrast.pressed
            edge = circle(QPointF(0, 0), radius - 1)
            press_in(painter, edge, line=max(1.2, 0.02 * radius), light=light)
            ink = theme.colour(theme.CREAM, light) if light else theme.colour(theme.BLACK, 0.22)
            painter.setPen(ink)
            draw_centred(painter, heading(0.56 * radius, bold=True), self.figure, QPointF(0, 0))
            return
        _draw_coin(painter, look, radius)
        self._draw_words(painter, radius)

    def _draw_words(self, painter: QPainter, radius: float) -> None:
        painter.setPen(theme.colour(theme.COIN_TEXT))
        draw_centred(painter, _word_font(self.word, radius), self.word, QPointF(0, 0))
        figure = heading(theme.COIN_FIGURE_SIZE * radius, bold=True)
        draw_centred(painter, figure, self.figure, QPointF(0, 0.58 * radius))


class DoublingCoin(_GoldCoin):
    """A coin with the word that doubles and what it multiplies by. Anchor: its middle."""

    _word = ShownValue("")
    _factor = ShownValue("")

    @property
    def words(self) -> tuple[str, str]:
        """The word and the factor."""
        return self._word, self._factor

    def set_words(self, word: str, factor: str) -> None:
        """Write other words, such as "Kontra" and "× 2"; without a word the factor is large."""
        self.change(_word=word, _factor=factor)

    @override
    def radius(self, look: Look) -> float:
        return doubling_radius(look.card_width, look.text_unit) if self._factor else 0.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = self.radius(look)
        _draw_coin(painter, look, radius)
        painter.setPen(theme.colour(theme.COIN_TEXT))
        if not self._word:
            draw_centred(painter, heading(_ALONE * radius, bold=True), self._factor, QPointF(0, 0))
            return
        word = _word_font(self._word, radius)
        draw_centred(painter, word, self._word, QPointF(0, -_WORD_UP * radius))
        factor = heading(_FACTOR * radius, bold=True)
        draw_centred(painter, factor, self._factor, QPointF(0, _FACTOR_DOWN * radius))


def _word_font(word: str, radius: float) -> QFont:
    """Return the letters for the word on a coin: smaller where it would reach the beads."""
    font = heading(theme.COIN_WORD_SIZE * radius, bold=True)
    width = width_of(font, word)
    if width > _WIDEST_WORD * radius:
        return heading(theme.COIN_WORD_SIZE * radius * _WIDEST_WORD * radius / width, bold=True)
    return font


def _draw_coin(painter: QPainter, look: Look, radius: float) -> None:
    """Paint an empty coin around the origin, with its shadow."""
    edge = circle(QPointF(0, 0), radius)
    drop_shadow(painter, edge, _COIN_SHADOW * look.card_width, 0.55)
    _draw_metal(painter, radius)


def _draw_metal(painter: QPainter, radius: float) -> None:
    """Paint an empty coin around the origin."""
    corner = radius / 2**0.5
    metal = QLinearGradient(QPointF(-corner, -corner), QPointF(corner, corner))
    for stop, colour in enumerate((theme.COIN_LIGHT, theme.COIN_MIDDLE, theme.COIN_DARK)):
        metal.setColorAt(stop / 2, theme.colour(colour))
    painter.setPen(QPen(theme.colour(theme.COIN_LINE), max(1.2, 0.022 * radius)))
    painter.setBrush(metal)
    painter.drawEllipse(QPointF(0, 0), radius, radius)
    painter.setPen(QPen(theme.colour(theme.COIN_LINE, 0.55), max(0.8, 0.012 * radius)))
    painter.setBrush(theme.colour(theme.WHITE, 0.06))
    painter.drawEllipse(QPointF(0, 0), 0.86 * radius, 0.86 * radius)
    painter.setPen(QPen(theme.colour(theme.WHITE, 0.0), 0.0))
    painter.setBrush(theme.colour(theme.COIN_LINE, 0.62))
    for number in range(theme.COIN_BEADS):
        turn = 2 * pi * number / theme.COIN_BEADS
        ring = theme.COIN_BEAD_RING * radius
        bead = QPointF(ring * cos(turn), ring * sin(turn))
        painter.drawEllipse(bead, 0.021 * radius, 0.021 * radius)
