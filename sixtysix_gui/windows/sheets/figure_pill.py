"""A total of card points in a pill: gold for the winner's, dashed for one that failed."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QLabel
from typing_extensions import override

from sixtysix_gui.table import theme
from sixtysix_gui.windows.look import paper

_GOLD = "#FBE7B4"
_FAILED_LINE = "#B4641E"
_DASHES = (3.2, 2.4)
"""Length of dashes and gaps in widths of the line."""
_HEIGHT, _PADDING = 1.95, 0.75
"""In text units."""


class FigurePill(QLabel):
    """A figure that decided."""

    def __init__(self, figure: str, unit: float, font: QFont, *, failed: bool) -> None:
        """Write a figure; ``unit`` is the text unit in pixels."""
        super().__init__(figure)
        self._failed = failed
        self.setFont(font)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        width = self.fontMetrics().horizontalAdvance(figure) + 2 * _PADDING * unit
        self.setFixedSize(round(width), round(_HEIGHT * unit))
        if failed:
            palette = self.palette()
            palette.setColor(QPalette.ColorRole.WindowText, QColor(paper.TROUBLE))
            self.setPalette(palette)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the pill below the figure."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        area = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self._failed:
            pen = QPen(QColor(_FAILED_LINE), 1.5)
            pen.setDashPattern(list(_DASHES))
            painter.setPen(pen)
        else:
            painter.setPen(QPen(QColor(theme.DARK_GOLD), 1.2))
            painter.setBrush(QColor(_GOLD))
        painter.drawRoundedRect(area, area.height() / 2, area.height() / 2)
        painter.end()
        super().paintEvent(event)
