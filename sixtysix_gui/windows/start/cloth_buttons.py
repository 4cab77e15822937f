"""Buttons that lie on the cloth itself: the ring of gold of cards, and a dark pill."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton
from typing_extensions import override

from sixtysix_gui.table import fonts, theme
from sixtysix_gui.table.fonts import TextWeight

ROOM = 8.0
"""Around a button for its ring, in pixels."""
_RING = 3.0
_UNDER_EXTRA = theme.FOCUS_UNDER_EXTRA
_PILL_HEIGHT, _PILL_PADDING = 2.2, 1.1
_CAP_SIZE, _CAP_HEIGHT, _CAP_PADDING, _CAP_GAP, _CAP_CORNER = 0.78, 1.3, 0.45, 0.55, 0.28
"""In text units."""
_PILL_ALPHA, _PILL_HOT_ALPHA = 0.72, 0.9
_CAP_ALPHA = 0.6


class ClothButton(QAbstractButton):
    """A button with room for a ring of gold, which is there while it has the focus."""

    def __init__(self, unit: float, corner: float) -> None:
        """Make it for a text unit in pixels; ``corner`` is the radius of its body in pixels."""
        super().__init__()
        self._unit = unit
        self._corner = corner
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    @property
    def body(self) -> QRectF:
        """What is seen of it without the ring."""
        return QRectF(self.rect()).adjusted(ROOM, ROOM, -ROOM, -ROOM)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the body, and the ring around it."""
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        self.paint_body(painter)
        if self.hasFocus():
            self._paint_ring(painter)
        painter.end()

    def paint_body(self, painter: QPainter) -> None:
        """Paint what the button is."""
        raise NotImplementedError

    def _paint_ring(self, painter: QPainter) -> None:
        off = theme.FOCUS_GAP + _RING / 2
        ring = self.body.adjusted(-off, -off, off, off)
        corner = self._corner + off
        painter.setBrush(Qt.BrushStyle.NoBrush)
        under = theme.colour(theme.FOCUS_UNDER, theme.FOCUS_UNDER_ALPHA)
        for colour, width in ((under, _RING + _UNDER_EXTRA), (QColor(theme.GOLD), _RING)):
            painter.setPen(QPen(colour, width))
            painter.drawRoundedRect(ring, corner, corner)


class DarkPill(ClothButton):
    """Light words on a dark pill, with the cap of their key behind them."""

    def __init__(self, text: str, unit: float, key: str) -> None:
        """Write the words; ``key`` is the name of the key as a person reads it."""
        height = max(_PILL_HEIGHT * unit, theme.HIT_SIZE)
        super().__init__(unit, height / 2)
        self._key = key
        self._height = height
        self._cap_font = fonts.text(_CAP_SIZE * unit, TextWeight.SEMI_BOLD)
        self.setText(text)
        self.setFont(fonts.text(unit, TextWeight.SEMI_BOLD))

    @override
    def sizeHint(self) -> QSize:
        """Room for words, cap and ring."""
        words = QFontMetricsF(self.font()).horizontalAdvance(self.text())
        width = words + self._cap_width + (_CAP_GAP + 2 * _PILL_PADDING) * self._unit
        return QSize(round(width + 2 * ROOM), round(self._height + 2 * ROOM))

    @override
    def minimumSizeHint(self) -> QSize:
        """No word is cut."""
        return self.sizeHint()

    @override
    def paint_body(self, painter: QPainter) -> None:
        """Paint pill, words and cap."""
        hot = self.underMouse() or self.isDown()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.colour(theme.CHIP_FILL, _PILL_HOT_ALPHA if hot else _PILL_ALPHA))
        painter.drawRoundedRect(self.body, self._corner, self._corner)
        left = self.body.left() + _PILL_PADDING * self._unit
        area = QRectF(left, self.body.top(), self.body.width(), self.body.height())
        painter.setPen(QColor(theme.CREAM))
        painter.setFont(self.font())
        aligned = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(area, aligned, self.text())
        self._paint_cap(painter)

    def _paint_cap(self, painter: QPainter) -> None:
        height = _CAP_HEIGHT * self._unit
        right = self.body.right() - _PILL_PADDING * self._unit
        top = self.body.center().y() - height / 2
        cap = QRectF(right - self._cap_width, top, self._cap_width, height)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.colour(theme.CREAM, _CAP_ALPHA), 1.1))
        corner = _CAP_CORNER * self._unit
        painter.drawRoundedRect(cap, corner, corner)
        painter.setPen(QColor(theme.CREAM))
        painter.setFont(self._cap_font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)

    @property
    def _cap_width(self) -> float:
        words = QFontMetricsF(self._cap_font).horizontalAdvance(self._key)
        return words + 2 * _CAP_PADDING * self._unit
