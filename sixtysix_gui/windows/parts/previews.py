"""Little pictures of decks, backs and cloths for dialogs."""

from __future__ import annotations

import logging

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.cards.svg import CARD_HEIGHT, CARD_WIDTH, CardArtError, compose_back
from sixtysix_gui.table.options import Pack
from sixtysix_gui.table.theme import CLOTHS, Cloth

_log = logging.getLogger(__name__)
_ASPECT = CARD_HEIGHT / CARD_WIDTH
_FAN = ("KS", "QH", "AC")
_STEP = 0.42
"""From one card of a fan to the next, in card widths."""


def fan_preview(style: CardStyle, height: int, ratio: float) -> QPixmap:
    """Show three cards of a deck side by side; ``height`` is in logical pixels."""
    card = QSizeF(height / _ASPECT, height)
    width = round(card.width() * (1 + _STEP * (len(_FAN) - 1)))
    pixmap = _blank(width, height, ratio)
    painter = QPainter(pixmap)
    for place, code in enumerate(_FAN):
        corner = QPointF(place * _STEP * card.width(), 0.0)
        _draw(painter, _face(style, code), QRectF(corner, card))
    painter.end()
    return pixmap


def back_preview(pack: Pack, number: int, height: int, ratio: float) -> QPixmap:
    """Show the back of a card."""
    pixmap = _blank(round(height / _ASPECT), height, ratio)
    painter = QPainter(pixmap)
    _draw(painter, _back(pack, number), QRectF(0, 0, height / _ASPECT, height))
    painter.end()
    return pixmap


def cloth_preview(cloth: Cloth, width: int, height: int, ratio: float) -> QPixmap:
    """Show a patch of a cloth under the lamp, in its rim."""
    colours = CLOTHS[cloth]
    pixmap = _blank(width, height, ratio)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colours.rim_bottom))
    painter.drawRoundedRect(QRectF(0, 0, width, height), 5, 5)
    light = QRadialGradient(QPointF(width / 2, height * 0.45), width * 0.62)
    light.setColorAt(0.0, QColor(colours.centre).lighter(108))
    light.setColorAt(1.0, QColor(colours.edge))
    inside = QPainterPath()
    inside.addRoundedRect(QRectF(3, 3, width - 6, height - 6), 4, 4)
    painter.fillPath(inside, light)
    painter.end()
    return pixmap


def _blank(width: int, height: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _face(style: CardStyle, code: str) -> bytes:
    try:
        return style.svg(code)
    except CardArtError as error:
        _log.warning("%s", error)
        return b""


def _back(pack: Pack, number: int) -> bytes:
    try:
        return compose_back(pack, number)
    except CardArtError as error:
        _log.warning("%s", error)
        return b""


def _draw(painter: QPainter, svg: bytes, area: QRectF) -> None:
    if svg:
        QSvgRenderer(QByteArray(svg)).render(painter, area)
