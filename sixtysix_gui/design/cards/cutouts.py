"""Small pictures cut out of the card drawings: faces for the plates, and suit signs."""

import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards import svg
from sixtysix_gui.design.cards.plain_drawing import suit_path
from sixtysix_gui.design.cards.render import card_height, render_svg
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.cards.svg import CARD_WIDTH, CardArtError, compose_portrait

PIXELS = 192
"""Width and height of a portrait; plates show it smaller."""

_COURT = (295.0, 196.0, 112.0)
"""Centre and radius of a court's head in the units of the drawings."""

_PIP = (295.0, 455.0, 128.0)
"""The middle of an ace or a number card."""


@lru_cache(maxsize=24)
def portrait(style: CardStyle, code: str) -> QImage | None:
    """Return the face of a card's rank: the court's own, or the portrait of a nine or an ace.

    Other ranks show their middle sign. None when it cannot be drawn.
    """
    if code[0] in "9A":
        return _drawn_portrait(style, code[0])
    x, y, radius = _COURT if code[0] in "KQJ" else _PIP
    scale = PIXELS / (2 * radius)
    width = round(CARD_WIDTH * scale)
    try:
        card = render_svg(style.svg(code), QSize(width, card_height(width)))
    except CardArtError:
        return None
    if card.isNull():
        return None
    image = QImage(PIXELS, PIXELS, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    circle = QPainterPath()
    circle.addEllipse(QRectF(0, 0, PIXELS, PIXELS))
    painter.setClipPath(circle)
    painter.drawImage(QPointF(PIXELS / 2 - x * scale, PIXELS / 2 - y * scale), card)
    painter.end()
    return image


def _drawn_portrait(style: CardStyle, rank: str) -> QImage | None:
    try:
        drawing = compose_portrait(style.pack, rank)
    except CardArtError:
        return None
    image = render_svg(drawing, QSize(PIXELS, PIXELS))
    return None if image.isNull() else image


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
    """Return the sign of a suit in a square with a side in pixels of the screen.

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
