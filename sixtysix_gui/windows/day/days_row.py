"""The last days as discs: full for at least as much as the Ace, a ring for less."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.windows.widgets.paper import page_in_use

_RADIUS, _EMPTY_RADIUS = 1.3, 1.05
_FIGURE, _BELOW, _DAY = 1.1, 0.82, 0.88
_BELOW_AT, _DAY_AT, _HEIGHT = 3.4, 4.45, 5.2
"""Radii, sizes of letters, where the middles of the lines are, and the height of all."""
_LINE = 0.1
_STEP = 4.5
"""In text units."""


@dataclass(frozen=True)
class DayDisc:
    """A day: what stands in its disc, below it, and its name.

    ``figure`` is empty where nothing was played. ``full`` is None while there is nothing to compare
    with. ``is_shown`` says that the sheet tells of that day.
    """

    name: str
    figure: str = ""
    below: str = ""
    full: bool | None = None
    is_shown: bool = False
    is_open: bool = False


class DaysRow(QWidget):
    """Seven days, the last one at the right."""

    def __init__(self, days: Sequence[DayDisc], spoken: str, unit: float) -> None:
        """Draw them in a text unit; ``spoken`` says all of it to readers of the screen."""
        super().__init__()
        self._days = tuple(days)
        self._unit = unit
        self.setObjectName("days")
        self.setAccessibleName(spoken)
        self.setFixedHeight(math.ceil(_HEIGHT * unit))

    @override
    def sizeHint(self) -> QSize:
        """Room for all discs."""
        return QSize(math.ceil(_STEP * len(self._days) * self._unit), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        """Discs may stand closer, but do not touch."""
        step = 2 * _RADIUS + 0.5
        return QSize(math.ceil(step * len(self._days) * self._unit), self.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw a column for each day."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step = self.width() / max(1, len(self._days))
        for place, day in enumerate(self._days):
            self._paint_day(painter, day, (place + 0.5) * step, step)
        painter.end()

    def _paint_day(self, painter: QPainter, day: DayDisc, middle: float, step: float) -> None:
        unit = self._unit
        centre = QPointF(middle, (_RADIUS + 0.15) * unit)
        self._paint_disc(painter, day, centre)
        note, ink = QColor(page_in_use().note), QColor(theme.INK)
        self._write(painter, day.below, _BELOW_AT, middle, step, fonts.text(_BELOW * unit), note)
        weight = TextWeight.SEMI_BOLD if day.is_shown else TextWeight.REGULAR
        font = fonts.text(_DAY * unit, weight)
        self._write(painter, day.name, _DAY_AT, middle, step, font, ink if day.is_shown else note)

    def _paint_disc(self, painter: QPainter, day: DayDisc, centre: QPointF) -> None:
        unit, green = self._unit, QColor(theme.ACTION_GREEN)
        pen = QPen(green, _LINE * unit)
        if not day.figure:
            pen = QPen(green if day.is_open else QColor(page_in_use().line), _LINE * unit)
            pen.setStyle(Qt.PenStyle.SolidLine if day.is_open else Qt.PenStyle.DotLine)
        elif day.full is None:
            pen.setColor(QColor(page_in_use().note))
        painter.setPen(pen)
        painter.setBrush(green if day.full else QColor(theme.PAPER))
        radius = (_RADIUS if day.figure else _EMPTY_RADIUS) * unit
        painter.drawEllipse(centre, radius, radius)
        if day.figure:
            painter.setPen(QColor(theme.PAPER) if day.full else pen.color())
            painter.setFont(fonts.heading(_FIGURE * unit, bold=True))
            area = QRectF(0, 0, 2 * radius, 2 * radius)
            area.moveCenter(centre)
            painter.drawText(area, Qt.AlignmentFlag.AlignCenter, day.figure)

    def _write(
        self,
        painter: QPainter,
        text: str,
        at: float,
        middle: float,
        step: float,
        font: QFont,
        colour: QColor,
    ) -> None:
        needed = QFontMetricsF(font).horizontalAdvance(text)
        if needed > step - 2:
            font.setPixelSize(max(1, int(font.pixelSize() * (step - 2) / needed)))
        painter.setFont(font)
        painter.setPen(colour)
        area = QRectF(middle - step / 2, at * self._unit - self._unit, step, 2 * self._unit)
        painter.drawText(area, Qt.AlignmentFlag.AlignCenter, text)
