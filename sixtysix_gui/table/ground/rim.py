"""The wooden rim of the table, its shadow on the cloth, and the piping."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QLineF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen

from sixtysix_gui.table import theme
from sixtysix_gui.table.theme import ClothColours

_CORNER = 1.6
"""Radius of the inner corner, in rim widths."""

_SHADOW_STROKES = 14
_SHADOW_ALPHA = 0.030
_PIPING_IN = 0.055
"""How far inside the rim the piping runs, in W."""

_GRAIN_SEED = 66
_GRAIN_ALPHA = 0.05


def draw_rim(
    painter: QPainter, width: float, height: float, rim: float, cloth: ClothColours
) -> None:
    """Draws the rim around a scene of that size, and the shadow it throws on the cloth."""
    inner = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
    corner = _CORNER * rim
    opening = QPainterPath()
    opening.addRoundedRect(inner, corner, corner)
    _draw_shadow(painter, opening, rim)
    frame = QPainterPath()
    frame.addRect(QRectF(0, 0, width, height))
    frame = frame.subtracted(opening)
    wood = QLinearGradient(0, 0, 0, height)
    wood.setColorAt(0, theme.colour(cloth.rim_top))
    wood.setColorAt(1, theme.colour(cloth.rim_bottom))
    painter.fillPath(frame, wood)
    _draw_grain(painter, frame, width, height)
    painter.strokePath(opening, QPen(theme.colour(theme.BLACK, 0.45), 1.5))
    painter.save()
    painter.setClipPath(frame)
    painter.strokePath(opening, QPen(theme.colour(theme.WHITE, 0.07), 4.0))
    painter.restore()


def _draw_shadow(painter: QPainter, opening: QPainterPath, rim: float) -> None:
    painter.save()
    painter.setClipPath(opening)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(1, _SHADOW_STROKES + 1):
        pen = QPen(theme.colour(theme.BLACK, _SHADOW_ALPHA), step * rim / 6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(opening.translated(0, rim * 0.08), pen)
    painter.restore()


def _draw_grain(painter: QPainter, frame: QPainterPath, width: float, height: float) -> None:
    random = Random(_GRAIN_SEED)
    painter.save()
    painter.setClipPath(frame)
    lines = [
        QLineF(x, y, x + random.uniform(80, 400), y)
        for y in range(0, int(height), 2)
        for x in (random.uniform(-200, width),)
    ]
    painter.setPen(QPen(theme.colour(theme.BLACK, _GRAIN_ALPHA * 2), 1.0))
    painter.drawLines(lines[::2])
    painter.setPen(QPen(theme.colour(theme.WHITE, _GRAIN_ALPHA / 2), 1.0))
    painter.drawLines(lines[1::2])
    painter.restore()


def draw_piping(
    painter: QPainter,
    width: float,
    height: float,
    rim: float,
    card_width: float,
    *,
    plain: bool = False,
) -> None:
    """Draws the fine seam inside the rim."""
    inset = rim + _PIPING_IN * card_width
    corner = max(_CORNER * rim - _PIPING_IN * card_width, 0.5 * rim)
    line = theme.clamp(0.010 * card_width, 1.0, 2.5)
    alpha = theme.PLAIN_PIPING_ALPHA if plain else theme.PIPING_ALPHA
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(theme.colour(theme.PIPING, alpha), line))
    painter.drawRoundedRect(
        QRectF(inset, inset, width - 2 * inset, height - 2 * inset), corner, corner
    )
