"""Round faces of the opponents for dialogs, with their strength in lozenges below."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.cutouts import portrait
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.windows.look.paper import DISABLED
from sixtysix_gui.windows.look.text_size import page_in_use
from sixtysix_gui.windows.texts.opponents import (
    OPPONENTS,
    Opponent,
    opponent_card,
    opponent_strength,
)

_RING = 0.028
"""Width of the ring."""
_PIP = 0.056
"""From the middle of a lozenge to its corners."""
_PIP_STEP = 0.165
_PIP_GAP = 0.13
"""From the face to the middle of the lozenges; all by the diameter of the face."""


def opponent_face(opponent: Opponent, style: CardStyle, ratio: float, size: int) -> QPixmap:
    """Paint a face alone; ``size`` is its diameter in pixels."""
    pixmap = _blank(size, size, ratio)
    painter = _painter(pixmap)
    _paint_face(painter, opponent, style, size)
    painter.end()
    return pixmap


def opponent_with_pips(opponent: Opponent, style: CardStyle, ratio: float, size: int) -> QPixmap:
    """Paint a face of ``size`` pixels, and below it as many full lozenges as its strength."""
    pixmap = _blank(size, size * (1 + _PIP_GAP + 2 * _PIP), ratio)
    painter = _painter(pixmap)
    _paint_face(painter, opponent, style, size)
    for place in range(len(OPPONENTS)):
        _paint_pip(painter, place, size, full=place < opponent_strength(opponent))
    painter.end()
    return pixmap


class Face(QWidget):
    """A face on a sheet."""

    def __init__(self, picture: QPixmap) -> None:
        """Show a picture, which says nothing that does not stand beside it."""
        super().__init__()
        self._picture = picture
        self.setFixedSize(picture.size() / picture.devicePixelRatio())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint it."""
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._picture)
        painter.end()


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


def _paint_pip(painter: QPainter, place: int, size: int, *, full: bool) -> None:
    x = size / 2 + (place - (len(OPPONENTS) - 1) / 2) * _PIP_STEP * size
    y, reach = size * (1 + _PIP_GAP), size * _PIP
    corners = [(x, y - reach), (x + reach, y), (x, y + reach), (x - reach, y)]
    empty = theme.GREY_ON_PAPER if page_in_use().high_contrast else DISABLED
    painter.setPen(QPen(QColor(theme.ACTION_GREEN if full else empty), 1.0))
    painter.setBrush(QColor(theme.ACTION_GREEN) if full else Qt.BrushStyle.NoBrush)
    painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))
