"""A line, or a double one, across a sheet of figures."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.table import theme

_GAP = 3.0


class DoubleRule(QWidget):
    """One or two lines of ink."""

    def __init__(self, text_unit: float, *, lines: int) -> None:
        """Draw so many lines; the height leaves a little room around them."""
        super().__init__()
        self._lines = lines
        self.setFixedHeight(round(0.35 * text_unit) + round(_GAP * lines))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines in the middle."""
        painter = QPainter(self)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        top = self.height() / 2 - _GAP * (self._lines - 1) / 2
        for line in range(self._lines):
            y = round(top + _GAP * line)
            painter.drawLine(0, y, self.width(), y)
        painter.end()
