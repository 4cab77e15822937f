"""Faces for the plates, taken from the cards."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPainterPath

from sixtysix_gui.table.cards.render import card_height, render_svg
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.cards.svg import CARD_WIDTH, CardArtError, compose_portrait

PIXELS = 192
"""Width and height of a portrait; plates show it smaller."""

_COURT = (295.0, 196.0, 112.0)
"""Centre and radius of a court's head in the units of the drawings."""

_PIP = (295.0, 455.0, 128.0)
"""The middle of an ace or a number card."""


@lru_cache(maxsize=24)
def portrait(style: CardStyle, code: str) -> QImage | None:
    """Gives the face of a card's rank: the court's own, or the portrait of a nine or an ace.

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
