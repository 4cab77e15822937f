"""The pictures on the page of the cards: decks, backs and cloths."""

import logging
from functools import lru_cache

from PySide6.QtCore import QByteArray, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient
from PySide6.QtSvg import QSvgRenderer

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import (
    CARD_HEIGHT,
    CARD_WIDTH,
    CardArtError,
    CardStyle,
    Pack,
    back_count,
    compose_back,
)
from sixtysix_gui.design.theme import CLOTHS, Cloth

_log = logging.getLogger(__name__)
_EDGE = 1.0
"""Width of the line around a card, in pixels."""
_ASPECT = CARD_HEIGHT / CARD_WIDTH
_FAN = ("KS", "QH", "AC")
_STEP = 0.76
"""From one card of a fan to the next, in card widths."""


def backs_of(pack: Pack) -> int:
    """Return how many backs there are to choose from; one where the drawings are missing."""
    try:
        return back_count(pack)
    except CardArtError:
        return 1


def fan_preview(style: CardStyle, height: int, ratio: float) -> QPixmap:
    """Show three cards of a deck side by side; ``height`` is in logical pixels."""
    card_width = height / _ASPECT
    width = round(card_width * (1 + _STEP * (len(_FAN) - 1)))
    return _side_by_side(tuple(_face(style, code) for code in _FAN), width, height, ratio)


def back_preview(pack: Pack, number: int, height: int, ratio: float) -> QPixmap:
    """Show the back of a card."""
    return _side_by_side((_back(pack, number),), round(height / _ASPECT), height, ratio)


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


def _side_by_side(cards: tuple[bytes, ...], width: int, height: int, ratio: float) -> QPixmap:
    return QPixmap.fromImage(_drawn(cards, width, height, ratio))


@lru_cache(maxsize=32)
def _drawn(cards: tuple[bytes, ...], width: int, height: int, ratio: float) -> QImage:
    """Draw cards one over the other once: the page is made again whenever it is opened."""
    image = _blank(width, height, ratio).toImage()
    painter = QPainter(image)
    for place, svg in enumerate(cards):
        corner = QPointF(place * _STEP * height / _ASPECT, 0.0)
        _draw(painter, svg, QRectF(corner, QSizeF(height / _ASPECT, height)))
    painter.end()
    return image


def _draw(painter: QPainter, svg: bytes, area: QRectF) -> None:
    """Draw a card with its rounded corners and a fine edge, without which paper lay on paper."""
    if not svg:
        return
    shape, corner = QPainterPath(), theme.CARD_RADIUS * area.width()
    shape.addRoundedRect(area, corner, corner)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipPath(shape)
    QSvgRenderer(QByteArray(svg)).render(painter, area)
    painter.restore()
    edge = area.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.setPen(QPen(theme.colour("#000000", theme.CARD_HAIRLINE_ALPHA), _EDGE))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(edge, corner, corner)
