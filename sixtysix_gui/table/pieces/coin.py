"""The gold coin with which a player goes out."""

from enum import Enum
from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPen
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.fonts import heading
from sixtysix_gui.table.layout.radii import coin_radius
from sixtysix_gui.table.pieces.brushwork import circle, drop_shadow, glow, press_in
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.text_lines import draw_centred, width_of
from sixtysix_gui.table.theme import Z

FIGURE = "66"
_WIDEST_WORD = 1.55
"""A longer word is set smaller, so that it stays within the beads; in radii."""


class CoinState(Enum):
    """What the coin says about going out."""

    PRESSED_IN = "going out is not allowed now"
    LEGAL = "going out is allowed"
    GLOWING = "going out is allowed, and the player wished to be told of 66 points"


class Coin(Piece):
    """The coin, or its pressed-in place while going out is not allowed."""

    def __init__(self) -> None:
        """Makes a coin's pressed-in place."""
        super().__init__(Z.CHIPS)
        self._word = ""
        self._figure = FIGURE
        self._state = CoinState.PRESSED_IN

    def set_word(self, word: str) -> None:
        """Writes the word on the coin, such as "Out!"."""
        if word != self._word:
            self._word = word
            self.repaint_picture()

    def set_figure(self, figure: str) -> None:
        """Writes the card points that end the deal on the coin, or in its pressed-in place."""
        if figure != self._figure:
            self._figure = figure
            self.repaint_picture()

    def set_state(self, state: CoinState) -> None:
        """Shows the coin, its glow, or its pressed-in place."""
        if state is not self._state:
            self._state = state
            self.repaint_picture()

    @property
    def state(self) -> CoinState:
        """What the coin shows."""
        return self._state

    @override
    def measure(self, look: Look) -> QRectF:
        radius = _radius(look)
        return QRectF(-radius, -radius, 2 * radius, 2 * radius)

    @override
    def margin(self, look: Look) -> float:
        return 0.10 * look.card_width + 2.0

    @override
    def draw(self, painter: QPainter, look: Look) -> None:
        radius = _radius(look)
        if self._state is CoinState.PRESSED_IN:
            light = look.contrast.pressed
            edge = circle(QPointF(0, 0), radius - 1)
            press_in(painter, edge, line=max(1.2, 0.02 * radius), light=light)
            ink = theme.colour(theme.CREAM, light) if light else theme.colour(theme.BLACK, 0.22)
            painter.setPen(ink)
            draw_centred(painter, heading(0.56 * radius, bold=True), self._figure, QPointF(0, 0))
            return
        edge = circle(QPointF(0, 0), radius)
        if self._state is CoinState.GLOWING:
            glow(painter, edge, 0.10 * look.card_width, theme.GOLD, 0.95)
        drop_shadow(painter, edge, 0.05 * look.card_width, 0.55)
        draw_metal(painter, radius)
        self._draw_words(painter, radius)

    def _draw_words(self, painter: QPainter, radius: float) -> None:
        painter.setPen(theme.colour(theme.COIN_TEXT))
        draw_centred(painter, word_font(self._word, radius), self._word, QPointF(0, 0))
        figure = heading(theme.COIN_FIGURE_SIZE * radius, bold=True)
        draw_centred(painter, figure, self._figure, QPointF(0, 0.58 * radius))


def _radius(look: Look) -> float:
    return coin_radius(look.card_width, look.text_unit)


def word_font(word: str, radius: float) -> QFont:
    """Gives the letters for the word on a coin: smaller where it would reach the beads."""
    font = heading(theme.COIN_WORD_SIZE * radius, bold=True)
    width = width_of(font, word)
    if width > _WIDEST_WORD * radius:
        return heading(theme.COIN_WORD_SIZE * radius * _WIDEST_WORD * radius / width, bold=True)
    return font


def draw_metal(painter: QPainter, radius: float) -> None:
    """Paints an empty coin around the origin."""
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
