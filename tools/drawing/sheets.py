"""Contact sheets: many cards in one picture, to be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from tools.drawing.dimensions import CARD_HEIGHT, CARD_WIDTH
from tools.drawing.palette import CLOTH

GAP = 14


def render(svg: bytes, width: int, height: int) -> QImage:
    """Renders an SVG document into an image with a transparent ground."""
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(QByteArray(svg)).render(painter, QRectF(0, 0, width, height))
    painter.end()
    return image


def card_height(width: int) -> int:
    """The height of a card of a given width, in whole pixels."""
    return round(width * CARD_HEIGHT / CARD_WIDTH)


def sheet(cards: Sequence[bytes], columns: int, width: int) -> QImage:
    """Lays cards out on cloth, row by row; `width` is that of one card, in pixels."""
    height = card_height(width)
    rows = -(-len(cards) // columns)
    size = (columns * (width + GAP) + GAP, rows * (height + GAP) + GAP)
    image = QImage(*size, QImage.Format.Format_RGB32)
    image.fill(QColor(CLOTH))
    painter = QPainter(image)
    for k, card in enumerate(cards):
        row, column = divmod(k, columns)
        place = (GAP + column * (width + GAP), GAP + row * (height + GAP))
        painter.drawImage(*place, render(card, width, height))
    painter.end()
    return image
