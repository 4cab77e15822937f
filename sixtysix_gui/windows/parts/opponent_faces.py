"""Round faces of the opponents for dialogs, with their strength in lozenges below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

from sixtysix_gui.table import theme
from sixtysix_gui.table.card_style import CardStyle
from sixtysix_gui.table.portrait import portrait
from sixtysix_gui.windows.look.paper import DISABLED
from sixtysix_gui.windows.texts.opponents import (
    OPPONENTS,
    Opponent,
    opponent_card,
    opponent_strength,
)

FACE = 72
"""Diameter of a face in pixels."""
_RING = 0.028
"""Width of the ring, by the diameter."""
_PIP = 3.6
"""From the middle of a lozenge to its corners."""
_PIP_STEP = 11.0
_PIP_GAP = 10.0
"""From the face to the middle of the lozenges."""


def opponent_face(opponent: Opponent, style: CardStyle, ratio: float, size: int) -> QPixmap:
    """Paint a face alone; ``size`` is its diameter in pixels."""
    pixmap = _blank(size, size, ratio)
    painter = _painter(pixmap)
    _paint_face(painter, opponent, style, size)
    painter.end()
    return pixmap


def opponent_with_pips(opponent: Opponent, style: CardStyle, ratio: float) -> QPixmap:
    """Paint a face, and below it as many full lozenges of five as its strength."""
    pixmap = _blank(FACE, FACE + _PIP_GAP + 2 * _PIP, ratio)
    painter = _painter(pixmap)
    _paint_face(painter, opponent, style, FACE)
    for place in range(len(OPPONENTS)):
        _paint_pip(painter, place, full=place < opponent_strength(opponent))
    painter.end()
    return pixmap


def _blank(width: float, height: float, ratio: float) -> QPixmap:
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    return pixmap


def _painter(pixmap: QPixmap) -> QPainter:
    painter = QPainter(pixmap)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    return painter


def _paint_face(painter: QPainter, opponent: Opponent, style: CardStyle, size: int) -> None:
    line = max(1.0, size * _RING)
    disc = QRectF(0, 0, size, size).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    image = portrait(style, opponent_card(opponent))
    if image is not None:
        painter.drawImage(disc, image)
    painter.setPen(QPen(QColor(theme.DARK_GOLD), line))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawEllipse(disc)


def _paint_pip(painter: QPainter, place: int, *, full: bool) -> None:
    x = FACE / 2 + (place - (len(OPPONENTS) - 1) / 2) * _PIP_STEP
    y = FACE + _PIP_GAP
    corners = [(x, y - _PIP), (x + _PIP, y), (x, y + _PIP), (x - _PIP, y)]
    painter.setPen(QPen(QColor(theme.ACTION_GREEN if full else DISABLED), 1.0))
    painter.setBrush(QColor(theme.ACTION_GREEN) if full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
