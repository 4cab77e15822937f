"""The tab that is left of a leaf: a strip of paper over the backs."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.keys.key_map import Purpose
from sixtysix_gui.keys.meaning import shown_key
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.pencil import paint_pencil

_TAB_HEIGHT, _TAB_MARGIN, _TAB_GAP, _CAP_HEIGHT, _CAP_SIZE = 2.5, 1.0, 0.6, 1.5, 0.76
_TAB_CORNER = 0.5
"""Sizes of the tab in text units."""


class Tab(QAbstractButton):
    """What is left of a leaf: a strip of paper over the backs, with the key that opens it."""

    def __init__(self, text: str, unit: float, parent: QWidget) -> None:
        """Write it, in letters ``unit`` pixels high."""
        super().__init__(parent)
        self.setObjectName("exercise-tab")
        self._unit = unit
        self._key = shown_key(Purpose.OTHER_PART)
        self.setText(text)
        self.setFont(fonts.text(unit, fonts.TextWeight.SEMI_BOLD))
        self._cap_font = fonts.text(_CAP_SIZE * unit)
        self.setAccessibleName(text)
        self.setAccessibleDescription(self._key)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        height = max(round(_TAB_HEIGHT * unit), round(theme.HIT_SIZE) - 8)
        self.resize(ceil(self._words_width() + self._cap_width() + self._others()), height)

    @property
    def _pencil(self) -> float:
        return 1.1 * self._unit

    def _others(self) -> float:
        return self._pencil + (2 * _TAB_MARGIN + 2 * _TAB_GAP) * self._unit

    def _words_width(self) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(self.text())

    def _cap_width(self) -> float:
        return QFontMetricsF(self._cap_font).horizontalAdvance(self._key) + 0.9 * self._unit

    @override
    def sizeHint(self) -> QSize:
        """Be as large as the words."""
        return self.size()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint paper, pencil, words and cap; a ring where the keys are."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        corner, unit = _TAB_CORNER * self._unit, self._unit
        area = QRectF(self.rect()).adjusted(1.5, -2 * corner, -1.5, -1.5)
        has_keys = self.hasFocus()
        edge = theme.FOCUS_ON_PAPER if has_keys else paper.page_in_use().line
        painter.setPen(QPen(QColor(edge), theme.FOCUS_ON_PAPER_WIDTH if has_keys else 1.0))
        painter.setBrush(QColor(theme.PAPER))
        painter.drawRoundedRect(area, corner, corner)
        middle = self.height() / 2
        left = _TAB_MARGIN * unit
        size = self._pencil
        paint_pencil(painter, QRectF(left, middle - size / 2, size, size))
        left += size + _TAB_GAP * unit
        painter.setPen(QColor(theme.INK))
        painter.setFont(self.font())
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
        painter.drawText(
            QRectF(left, 0, self._words_width() + 2, self.height()), flags, self.text()
        )
        left += self._words_width() + _TAB_GAP * unit
        self._paint_cap(painter, QRectF(left, middle, self._cap_width(), 0))
        painter.end()

    def _paint_cap(self, painter: QPainter, area: QRectF) -> None:
        half = _CAP_HEIGHT * self._unit / 2
        cap = area.adjusted(0, -half, 0, half)
        painter.setPen(QPen(QColor(theme.GREY_ON_PAPER), 1.1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(cap, 0.28 * self._unit, 0.28 * self._unit)
        painter.setFont(self._cap_font)
        painter.drawText(cap, Qt.AlignmentFlag.AlignCenter, self._key)
