"""A card with nothing but its index and a large sign, drawn while its own picture is rendered.

Index and sign are those of the drawing, the index where it will be, so that a hand can be read at
once. Where there is no drawing it is the plain card of `fallback_card`.
"""

from __future__ import annotations

import re

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.fallback_card import draw_fallback
from sixtysix_gui.table.cards.render import card_height, framed, render_svg
from sixtysix_gui.table.cards.style import BACK, CardStyle
from sixtysix_gui.table.cards.svg import CARD_HEIGHT, CARD_WIDTH, CardArtError

_SIGN = re.compile(rb'<defs><g id="sign">.*?</g></defs>', re.DOTALL)
_INDEX = re.compile(rb'<g><path id="letters".*?</g>\s*<g transform=.*?</g>', re.DOTALL)
_DRAWING = (
    b'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" '
    b'viewBox="0 0 %d %d" stroke-linecap="round" stroke-linejoin="round">%s%s'
    b'<use xlink:href="#sign" transform="translate(%d %d) scale(2.6)"/></svg>'
)


def plain_card(style: CardStyle, code: str, width: int) -> QImage:
    """Draws a card of that width in pixels, at once, with its margin and hairline."""
    size = QSize(width, card_height(width))
    drawing = None if code == BACK else _face(style, code, size)
    if drawing is None:
        drawing = draw_fallback(style, code, size)
    return framed(drawing, strong=style.strong_edge)


def _face(style: CardStyle, code: str, size: QSize) -> QImage | None:
    """The index and the sign on paper; None where the drawing does not have them."""
    try:
        face = style.svg(code)
    except CardArtError:
        return None
    sign, index = _SIGN.search(face), _INDEX.search(face)
    if sign is None or index is None:
        return None
    middle = (CARD_WIDTH // 2, CARD_HEIGHT // 2)
    drawing = render_svg(_DRAWING % (CARD_WIDTH, CARD_HEIGHT, sign[0], index[0], *middle), size)
    return None if drawing.isNull() else _on_paper(drawing)


def _on_paper(drawing: QImage) -> QImage:
    paper = QImage(drawing.size(), QImage.Format.Format_ARGB32_Premultiplied)
    paper.fill(Qt.GlobalColor.transparent)
    painter = QPainter(paper)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.PAPER))
    radius = theme.CARD_RADIUS * paper.width()
    painter.drawRoundedRect(QRectF(paper.rect()), radius, radius)
    painter.drawImage(QPointF(0, 0), drawing)
    painter.end()
    return paper
