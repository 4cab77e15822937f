"""Draws an example: a trick above, the hand below, with what may or should be played raised."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPen

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.card_render import suit_sign
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.cards import Card, Rank
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.rules.help_examples import Example

_CARD = QSizeF(2.3, 3.1)
_GAP, _RAISED, _BETWEEN = 0.35, 0.7, 1.0
_CORNER, _LETTER, _SIGN = 0.3, 1.15, 1.05
"""Lengths in text units: the cards, and what is on them."""
_FAINT = 0.42
"""How much of a card that may not be played is seen."""


def picture_size(example: Example, unit: float) -> QSizeF:
    """Return width and height of the picture, in pixels of the page."""
    most = max(len(example.trick), len(example.hand))
    width = most * _CARD.width() + (most - 1) * _GAP + 0.4
    return QSizeF(width, 2 * _CARD.height() + _BETWEEN + _RAISED + 0.3) * unit


def draw_example(
    example: Example, words: CardWords, style: CardStyle, unit: float, ratio: float
) -> QImage:
    """Draw it; ``unit`` is a text unit, ``ratio`` the pixels of the screen to one of the page."""
    size = picture_size(example, unit)
    image = QImage((size * ratio).toSize(), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    hand = _Row(painter, words, style, unit)
    for place, card in enumerate(example.trick):
        hand.draw(card, QPointF(place, 0.15), ringed=place == example.winning)
    below = _CARD.height() + _BETWEEN + _RAISED
    for place, card in enumerate(example.hand):
        allowed = card in example.playable
        down = below - (_RAISED if allowed else 0.0)
        hand.draw(card, QPointF(place, down), faint=not allowed)
    painter.end()
    return image


class _Row:
    """Draws cards side by side, each as a small sheet of paper with its rank and its sign."""

    def __init__(self, painter: QPainter, words: CardWords, style: CardStyle, unit: float) -> None:
        self._painter = painter
        self._words = words
        self._style = style
        self._unit = unit

    def draw(
        self, card: Card, place: QPointF, *, faint: bool = False, ringed: bool = False
    ) -> None:
        """Draw a card at its place in the row, so many units down."""
        painter, t = self._painter, self._unit
        left = place.x() * (_CARD.width() + _GAP) + 0.2
        area = QRectF(QPointF(left, place.y()) * t, _CARD * t)
        painter.setOpacity(_FAINT if faint else 1.0)
        painter.setPen(QPen(QColor(theme.DARK_GOLD if ringed else theme.INK), 2.6 if ringed else 1))
        painter.setBrush(QColor("white"))
        painter.drawRoundedRect(area, _CORNER * t, _CORNER * t)
        font: QFont = fonts.text(_LETTER * t, fonts.TextWeight.SEMI_BOLD)
        painter.setFont(font)
        red = card.suit.letter in "HD"
        painter.setPen(QColor(theme.CARD_RED if red else theme.INK))
        upper = QRectF(area.topLeft(), QSizeF(area.width(), 0.5 * area.height()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignCenter, self._letter(card.rank))
        side = _SIGN * t
        centre = QPointF(area.center().x(), area.top() + 0.72 * area.height())
        sign = suit_sign(self._style, card.suit.letter, round(3 * side))
        painter.drawImage(QRectF(centre - QPointF(side, side) / 2, QSizeF(side, side)), sign)
        painter.setOpacity(1.0)

    def _letter(self, rank: Rank) -> str:
        if not self._words.is_german_suited:
            return self._words.letter(rank)
        if rank is Rank.TEN:
            return "10"
        is_court = rank >= Rank.JACK
        return self._words.rank(rank)[0].upper() if is_court else rank.german_letter
