"""The light on the cloth: a lamp above the middle and darkness towards the corners."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QPainter, QRadialGradient, QTransform

from sixtysix_gui.table import theme
from sixtysix_gui.table.theme import ClothColours

_VIGNETTE_CENTRE = (0.5, 0.46)
_VIGNETTE_RADII = (0.66, 0.80)
_VIGNETTE_POWER = 1.7
_LAMP_CENTRE = (0.5, 0.36)
_LAMP_RADII = (0.42, 0.5)
_STOPS = 20


def draw_light(painter: QPainter, width: float, height: float, cloth: ClothColours) -> None:
    """Darkens the corners of a scene of that size and lights its middle."""
    area = QRectF(0, 0, width, height)
    dark = QRadialGradient(QPointF(0, 0), 1.0)
    for step in range(_STOPS + 1):
        reach = step / _STOPS
        alpha = cloth.vignette * reach**_VIGNETTE_POWER
        dark.setColorAt(reach, theme.colour(cloth.edge, alpha))
    painter.fillRect(area, _elliptic(dark, area, _VIGNETTE_CENTRE, _VIGNETTE_RADII))
    lamp = QRadialGradient(QPointF(0, 0), 1.0)
    for step in range(_STOPS + 1):
        reach = step / _STOPS
        lamp.setColorAt(reach, theme.colour(theme.LAMP, theme.LAMP_ALPHA * _falling(reach)))
    painter.fillRect(area, _elliptic(lamp, area, _LAMP_CENTRE, _LAMP_RADII))


def _falling(reach: float) -> float:
    """From 1 to 0 without an edge where the light ends."""
    return (1 - reach) * (1 - reach) * (1 + 2 * reach)


def _elliptic(
    gradient: QRadialGradient,
    area: QRectF,
    centre: tuple[float, float],
    radii: tuple[float, float],
) -> QBrush:
    brush = QBrush(gradient)
    place = QTransform()
    place.translate(centre[0] * area.width(), centre[1] * area.height())
    place.scale(radii[0] * area.width(), radii[1] * area.height())
    brush.setTransform(place)
    return brush
