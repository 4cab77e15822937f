"""Draws a plain card that can be played with when its drawing is missing or damaged."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.style import BACK, CardStyle
from sixtysix_gui.table.cards.suit_shapes import suit_path

_RANKS = {
    ("french", "english"): {"T": "10"},
    ("french", "german"): {"T": "10", "Q": "D", "J": "B"},
    ("german", "english"): {"T": "10", "A": "D", "Q": "O", "J": "U"},
    ("german", "german"): {"T": "10", "A": "D", "Q": "O", "J": "U"},
}
_SUIT_COLOURS = {
    "two": {"C": theme.INK, "S": theme.INK, "H": theme.CARD_RED, "D": theme.CARD_RED},
    "four": {"C": theme.INK, "S": "#1F6B3F", "H": theme.CARD_RED, "D": "#E58A12"},
}
_GERMAN_COLOURS = {"C": "#97561F", "S": "#3F7D55", "H": "#D9483A", "D": "#DB9C24"}


def draw_fallback(style: CardStyle, code: str, size: QSize) -> QImage:
    """Draws a card of that size in pixels: index, sign, or a plain back."""
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size.width() / 590, size.height() / 910)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.colour(theme.PAPER))
    painter.drawRoundedRect(QRectF(0, 0, 590, 910), 34, 34)
    if code == BACK:
        painter.setBrush(QColor(theme.BACK_COLOURS[style.pack]))
        painter.drawRoundedRect(QRectF(24, 24, 542, 862), 18, 18)
    else:
        _draw_face(painter, style, code)
    painter.end()
    return image


def _draw_face(painter: QPainter, style: CardStyle, code: str) -> None:
    rank, suit = code[0], code[-1]
    label = _RANKS[style.pack, style.letters].get(rank, rank)
    colours = _GERMAN_COLOURS if style.pack == "german" else _SUIT_COLOURS[style.colours]
    painter.setBrush(QColor(colours.get(suit, theme.INK)))
    sign = suit_path(style.pack, suit)
    for turn in (0, 180):
        painter.save()
        painter.translate(295, 455)
        painter.rotate(turn)
        painter.translate(-295, -455)
        _draw_index(painter, label, sign)
        painter.restore()
    painter.translate(295, 455)
    painter.scale(2.6, 2.6)
    painter.drawPath(sign)


def _draw_index(painter: QPainter, label: str, sign: QPainterPath) -> None:
    font = QFont("Vollkorn")
    font.setPixelSize(140)
    font.setBold(True)
    letters = QPainterPath()
    letters.addText(QPointF(0, 0), font, label)
    box = letters.boundingRect()
    painter.drawPath(letters.translated(68 - box.center().x(), 38 - box.top()))
    painter.save()
    painter.translate(68, 210)
    painter.scale(0.7, 0.7)
    painter.drawPath(sign)
    painter.restore()
