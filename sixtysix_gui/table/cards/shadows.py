"""Shadows of cards: one picture per size and state, drawn once.

A blurred rounded rectangle is built from rounded outlines whose darkness follows the Gaussian, at
a resolution no finer than the blur needs. Light comes from above, so the shift of a shadow never
turns with its card.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from math import ceil, erf, sqrt

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from sixtysix_gui.table.geometry.place import CARD_ASPECT
from sixtysix_gui.table.theme import CARD_RADIUS

_REACH = 2.6
"""A shadow ends so many sigmas beyond its card."""

_FINEST = 4.0
"""A sigma of so many pixels is fine enough; wider blurs are drawn smaller and stretched."""


@dataclass(frozen=True)
class Blur:
    """One layer of a shadow: its sigma in card widths and its darkness."""

    sigma: float
    alpha: float


class Shadow(Enum):
    """How high a card is above the cloth."""

    RESTING = "resting"
    LIFTED = "lifted"


_LAYERS = {
    Shadow.RESTING: (Blur(0.034, 0.50), Blur(0.009, 0.42)),
    Shadow.LIFTED: (Blur(0.114, 0.38),),
}
_SHIFTS = {Shadow.RESTING: (0.0, 0.016), Shadow.LIFTED: (0.026, 0.103)}
"""Right and down, in card widths; the resting one lies between its two layers' shifts."""


def shadow_shift(state: Shadow, width: float) -> QPointF:
    """Gives how far a shadow lies from its card of that width, in the directions of the scene."""
    right, down = _SHIFTS[state]
    return QPointF(right * width, down * width)


def shadow(state: Shadow, width: float, ratio: float) -> QPixmap:
    """Gives the shadow of a card, centred on it.

    Args:
        state: how high the card is.
        width: of the card in logical pixels.
        ratio: pixels of the screen per logical pixel.
    """
    return _shadow(state, round(width * ratio), ratio)


@lru_cache(maxsize=48)
def _shadow(state: Shadow, pixels: int, ratio: float) -> QPixmap:
    height = pixels * CARD_ASPECT
    margin = ceil(max(layer.sigma for layer in _LAYERS[state]) * pixels * _REACH) + 1
    size = QSize(pixels + 2 * margin, round(height) + 2 * margin)
    result = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    result.fill(Qt.GlobalColor.transparent)
    painter = QPainter(result)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for layer in _LAYERS[state]:
        painter.drawImage(QRectF(result.rect()), _blurred(layer, pixels, size))
    painter.end()
    pixmap = QPixmap.fromImage(result)
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _blurred(layer: Blur, pixels: int, size: QSize) -> QImage:
    """One layer for a card of that width in the middle of a picture of that size."""
    sigma = layer.sigma * pixels
    shrink = max(1.0, sigma / _FINEST)
    small = QSize(ceil(size.width() / shrink), ceil(size.height() / shrink))
    image = QImage(small, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(small.width() / size.width(), small.height() / size.height())
    card = QRectF(0, 0, pixels, pixels * CARD_ASPECT)
    card.moveCenter(QPointF(size.width() / 2, size.height() / 2))
    steps = max(8, ceil(2 * _REACH * sigma / shrink * 1.5))
    for step in range(steps + 1):
        beyond = _REACH * sigma * (1 - 2 * step / steps)
        darkness = 0.5 * (1 - erf(beyond / (sigma * sqrt(2))))
        _fill_outline(painter, card, beyond, CARD_RADIUS * pixels + sigma, layer.alpha * darkness)
    painter.end()
    return image


def _fill_outline(
    painter: QPainter, card: QRectF, beyond: float, radius: float, alpha: float
) -> None:
    area = card.adjusted(-beyond, -beyond, beyond, beyond)
    if area.width() <= 0 or area.height() <= 0:
        return
    black = QColor(0, 0, 0)
    black.setAlphaF(alpha)
    painter.setBrush(black)
    corner = max(radius + beyond, 0.0)
    painter.drawRoundedRect(area, corner, corner)
