"""Two branches of laurel around the score of a game that was won."""

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import theme

_RADIUS = 3.9
_SQUEEZED = 0.74
"""The branches lie on an ellipse so much lower than wide, for a score is wider than high."""
_LEAF = 0.92
_LEAF_WIDTH = 0.30
_TWIG = 0.09
_BELOW = 0.35
_ROOM = 5.2
"""Sizes in text units."""
_FIRST, _LAST = 6.0, 140.0
"""From where to where a branch reaches, in degrees from the lowest point upwards."""
_PAIRS = 9
_SPREAD = 38.0
"""By how many degrees a leaf turns off its twig."""


class LaurelScore(QWidget):
    """A score between two branches."""

    def __init__(self, text: str, unit: float, font: QFont) -> None:
        """Write the score in a font; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._text = text
        self._unit = unit
        self.setFont(font)
        self.setAccessibleName(text)
        width, height = _RADIUS + _LEAF, _SQUEEZED * _RADIUS + _BELOW
        self.setMinimumWidth(math.ceil(2 * width * unit))
        self.setFixedHeight(math.ceil(2 * height * unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint both branches and the score."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.save()
        painter.translate(self.width() / 2, self.height() / 2)
        painter.scale(self._unit, self._unit)
        for side in (-1, 1):
            painter.save()
            painter.scale(side, 1)
            _paint_branch(painter)
            painter.restore()
        painter.restore()
        painter.setPen(QColor(theme.ACTION_GREEN))
        painter.setFont(self._fitting_font())
        painter.drawText(QRectF(self.rect()), Qt.AlignmentFlag.AlignCenter, self._text)
        painter.end()

    def _fitting_font(self) -> QFont:
        """Return the font, smaller where a long score would lie on the leaves."""
        font, room = QFont(self.font()), _ROOM * self._unit
        width = QFontMetricsF(font).horizontalAdvance(self._text)
        if width > room:
            font.setPixelSize(int(font.pixelSize() * room / width))
        return font


def _paint_branch(painter: QPainter) -> None:
    twig = QPainterPath(_on_branch(_FIRST))
    for step in range(1, 41):
        twig.lineTo(_on_branch(_FIRST + (_LAST - _FIRST) * step / 40))
    painter.setPen(_pen(_TWIG))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(twig)
    painter.setPen(_pen(0.055))
    painter.setBrush(QColor(theme.GOLD))
    for number in range(_PAIRS):
        degrees = _FIRST + (_LAST - _FIRST) * (number + 0.6) / _PAIRS
        shrinking = 1.0 - 0.35 * number / _PAIRS
        for turn in (-_SPREAD, _SPREAD):
            _paint_leaf(painter, degrees, turn, shrinking)
    _paint_leaf(painter, _LAST, 0.0, 0.62)


def _paint_leaf(painter: QPainter, degrees: float, turn: float, size: float) -> None:
    """Paint a leaf that grows from the twig at some place, along it but for a turn."""
    here, ahead = _on_branch(degrees), _on_branch(degrees + 0.5)
    along = math.degrees(math.atan2(ahead.y() - here.y(), ahead.x() - here.x()))
    painter.save()
    painter.translate(here)
    painter.rotate(along + turn)
    painter.drawPath(_leaf(_LEAF * size, _LEAF_WIDTH * size))
    painter.restore()


def _leaf(length: float, width: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(0.25 * length, -0.75 * width, 0.7 * length, -0.7 * width, length, 0)
    path.cubicTo(0.7 * length, 0.7 * width, 0.25 * length, 0.75 * width, 0, 0)
    return path


def _on_branch(degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return QPointF(_RADIUS * math.sin(angle), _SQUEEZED * _RADIUS * math.cos(angle))


def _pen(width: float) -> QPen:
    pen = QPen(QColor(theme.DARK_GOLD), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen
