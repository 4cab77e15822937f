"""What lies over cards or in their place: veils, and shapes pressed into the cloth."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.render import CARD_MARGIN, card_height

_PICTURE = QImage.Format.Format_ARGB32_Premultiplied


def veil(width: float, colour: QColor, ratio: float) -> QPixmap:
    """Gives the veil over a card that may not be played, centred on it.

    Args:
        width: of the card in logical pixels.
        colour: the edge colour of the cloth, at the veil's opacity (`theme.DIMMED_ALPHA`).
        ratio: pixels of the screen per logical pixel.
    """
    return _veil(round(width * ratio), colour.rgba(), ratio)


@lru_cache(maxsize=16)
def _veil(pixels: int, colour: int, ratio: float) -> QPixmap:
    image = _empty(pixels)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor.fromRgba(colour))
    radius = theme.CARD_RADIUS * pixels
    painter.drawRoundedRect(_card_area(image), radius, radius)
    painter.end()
    return _pixmap(image, ratio)


def press_in(painter: QPainter, shape: QPainterPath, *, line: float, light: float = 0.0) -> None:
    """Draws a shape as if it were pressed into the cloth, lit from above.

    The upper edge throws a shadow inwards, the lower one catches light. Where contrast is to be
    high, a cream line of the opacity `light` runs all around.
    """
    box = shape.boundingRect()
    painter.fillPath(shape, theme.colour(theme.BLACK, theme.PRESSED_FILL_ALPHA))
    edge = QLinearGradient(box.topLeft(), box.bottomLeft())
    edge.setColorAt(0.0, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA))
    edge.setColorAt(0.75, theme.colour(theme.BLACK, theme.PRESSED_SHADOW_ALPHA / 2))
    edge.setColorAt(1.0, theme.colour(theme.WHITE, theme.PRESSED_LIGHT_ALPHA))
    painter.save()
    painter.setClipPath(shape)
    painter.strokePath(shape.translated(0, line), QPen(theme.colour(theme.BLACK, 0.10), 3 * line))
    painter.restore()
    painter.strokePath(shape, QPen(edge, line))
    if light > 0:
        painter.strokePath(shape, QPen(theme.colour(theme.CREAM, light), line))


def _empty(pixels: int) -> QImage:
    margin = 2 * CARD_MARGIN
    image = QImage(QSize(pixels + margin, card_height(pixels) + margin), _PICTURE)
    image.fill(QColor(0, 0, 0, 0))
    return image


def _card_area(image: QImage) -> QRectF:
    margin = CARD_MARGIN
    return QRectF(image.rect()).adjusted(margin, margin, -margin, -margin)


def _pixmap(image: QImage, ratio: float) -> QPixmap:
    pixmap = QPixmap.fromImage(image)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap
