"""Suit signs as little pictures beside text."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QLabel

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.plain_drawing import suit_path
from sixtysix_gui.table.options import Pack

_SHAPE_HEIGHT = 116.0
"""The height of a shape of `suit_path`, with a little room, in its own units."""
_COLOURS = {
    ("french", Suit.HEARTS): theme.CARD_RED,
    ("french", Suit.DIAMONDS): theme.CARD_RED,
    ("german", Suit.CLUBS): "#7A4E1D",
    ("german", Suit.SPADES): "#2E7A3E",
    ("german", Suit.HEARTS): theme.CARD_RED,
    ("german", Suit.DIAMONDS): "#C98A22",
}


def suit_sign(deck: Pack, suit: Suit, size: int) -> QLabel:
    """Make a sign of a suit, ``size`` logical pixels high."""
    shown = QLabel()
    ratio = shown.devicePixelRatioF()
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(size / 2, size / 2)
    painter.scale(size / _SHAPE_HEIGHT, size / _SHAPE_HEIGHT)
    painter.fillPath(suit_path(deck, suit.letter), QColor(_COLOURS.get((deck, suit), theme.INK)))
    painter.end()
    shown.setPixmap(pixmap)
    return shown
