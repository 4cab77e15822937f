"""The suit signs of the card drawings as pictures of their own, for badges and announcements."""

from __future__ import annotations

import re
from functools import lru_cache

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards import svg
from sixtysix_gui.table.cards.render import render_svg
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.cards.suit_shapes import suit_path

_SIGN = re.compile(rb'<g id="sign"[^>]*>.*?</g>', re.DOTALL)
_HALF = 62
"""The signs lie within so many units of the origin."""

_DRAWING = (
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
    b' viewBox="%d %d %d %d" width="%d" height="%d"'
    b' stroke-linecap="round" stroke-linejoin="round">%b</svg>'
)
_FACE_WITH_SIGN = "9"
_PLAIN = {"C": theme.INK, "S": theme.INK, "H": theme.CARD_RED, "D": theme.CARD_RED}


@lru_cache(maxsize=64)
def suit_sign(style: CardStyle, suit: str, pixels: int) -> QImage:
    """Gives the sign of a suit in a square of so many pixels of the screen.

    Args:
        style: the cards whose sign it is.
        suit: French letter of the suit: C, S, H or D.
        pixels: width and height.
    """
    try:
        found = _SIGN.search(style.svg(_FACE_WITH_SIGN + suit))
    except svg.CardArtError:
        found = None
    if found:
        side = 2 * _HALF
        drawing = _DRAWING % (-_HALF, -_HALF, side, side, side, side, found[0])
        image = render_svg(drawing, QSize(pixels, pixels))
        if not image.isNull():
            return image
    return _plain_sign(style, suit, pixels)


def _plain_sign(style: CardStyle, suit: str, pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(pixels / (2 * _HALF), pixels / (2 * _HALF))
    painter.translate(_HALF, _HALF)
    painter.fillPath(suit_path(style.pack, suit), QColor(_PLAIN.get(suit, theme.INK)))
    painter.end()
    return image
