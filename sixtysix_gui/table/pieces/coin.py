"""Gold coins: one with which a player goes out, and one that doubles what a deal is worth."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.design import theme
from sixtysix_gui.design.fonts import heading
from sixtysix_gui.design.theme import Z
from sixtysix_gui.table.layout.sizes import coin_radius, doubling_radius
from sixtysix_gui.table.pieces.brushwork import circle, drop_shadow, glow, press_in
from sixtysix_gui.table.pieces.piece import Disc, Look, Shown
from sixtysix_gui.table.pieces.words.text_lines import draw_centred, width_of

FIGURE = "66"
_WIDEST_WORD = 1.55
"""A longer word is set smaller, so that it stays within the beads; in radii."""

_WORD_UP, _FACTOR_DOWN = 0.10, 0.44
"""How far above and below the middle the words stand, in radii."""

_FACTOR, _ALONE = 0.38, 0.86
"""Size of the factor below a word, and of one that stands alone, in radii."""

_SHADOW, _GLOW = 0.05, 0.10
"""How far the shadow and the shine of a coin reach, in W."""


class CoinState(Enum):
    """What the coin says about going out."""

    PRESSED_IN = "going out is not allowed now"
    LEGAL = "going out is allowed"
    GLOWING = "going out is allowed, and the player wished to be told of 66 points"


class _GoldCoin(Disc):
    """A coin around its anchor, with room for its shine."""

    layer = Z.CHIPS

    @override
    def margin(self, look: Look) -> float:
        return _GLOW * look.card_width + 2.0


class Coin(_GoldCoin):
    """The coin, or its pressed-in place while going out is not allowed."""

    word = Shown("")
    """The word on the coin, such as "Out!"."""

    figure = Shown(FIGURE)
    """The card points that end the deal, on the coin or in its pressed-in place."""

    state = Shown(CoinState.PRESSED_IN)
    """What the coin shows."""

    @override
    def radius(self, look: Look) -> float:
        return coin_radius(look.card_width, look.text_unit)

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = self.radius(look)
        if self.state is CoinState.PRESSED_IN:
            light = look.contrast.pressed
            edge = circle(QPointF(0, 0), radius - 1)
            press_in(painter, edge, line=max(1.2, 0.02 * radius), light=light)
            ink = theme.colour(theme.CREAM, light) if light else theme.colour(theme.BLACK, 0.22)
            painter.setPen(ink)
            draw_centred(painter, heading(0.56 * radius, bold=True), self.figure, QPointF(0, 0))
            return
        _draw_coin(painter, look, radius, 0.95 if self.state is CoinState.GLOWING else 0.0)
        self._draw_words(painter, radius)

    def _draw_words(self, painter: QPainter, radius: float) -> None:
        painter.setPen(theme.colour(theme.COIN_TEXT))
        draw_centred(painter, _word_font(self.word, radius), self.word, QPointF(0, 0))
        figure = heading(theme.COIN_FIGURE_SIZE * radius, bold=True)
        draw_centred(painter, figure, self.figure, QPointF(0, 0.58 * radius))


class DoublingCoin(_GoldCoin):
    """A coin with the word that doubles and what it multiplies by. Anchor: its middle."""

    _word = Shown("")
    _factor = Shown("")

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


def _draw_coin(painter: QPainter, look: Look, radius: float, shine: float = 0.0) -> None:
    """Paint an empty coin around the origin, with its shadow, shining or not."""
    edge = circle(QPointF(0, 0), radius)
    if shine:
        glow(painter, edge, _GLOW * look.card_width, theme.GOLD, shine)
    drop_shadow(painter, edge, _SHADOW * look.card_width, 0.55)
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
