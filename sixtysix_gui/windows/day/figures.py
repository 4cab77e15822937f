"""The figures of the deal of the day: both results, and the last days as discs."""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.design.fonts import TextWeight
from sixtysix_gui.windows.widgets.paper import page_in_use
from sixtysix_gui.windows.widgets.pencil import paint_mark

FACE = 3.4
_FIGURE, _NAME = 3.1, 1.0
_NAME_AT, _FIGURE_AT, _HEIGHT = 0.65, 2.85, 4.7
"""Sizes, where the middles of the lines are, and the height of all, in text units."""
_BESIDE_FACE, _BETWEEN = 0.35, 6.0
_DOTS = 1.9


class TwoFigures(QWidget):
    """The person's figure at the left, the Ace's with his face at the right."""

    def __init__(
        self,
        names: tuple[str, str],
        figures: tuple[str, str],
        face: QPixmap,
        unit: float,
        *,
        is_as_good: bool,
        is_playing: bool,
    ) -> None:
        """Write names and figures; the Ace's is empty where it is not known.

        ``is_playing`` shows three dots in its place.
        """
        super().__init__()
        self._names = names
        self._figures = figures
        self._face = face
        self._unit = unit
        self._is_as_good = is_as_good
        self._is_playing = is_playing
        self.setObjectName("figures")
        both = (f"{name} {figure}".rstrip() for name, figure in zip(names, figures, strict=True))
        self.setAccessibleName(", ".join(both))
        self.setFixedHeight(math.ceil(_HEIGHT * unit))
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    @property
    def figures(self) -> tuple[str, str]:
        """What is written."""
        return self._figures

    @property
    def is_playing(self) -> bool:
        """Whether the Ace's figure is still to come."""
        return self._is_playing

    @override
    def sizeHint(self) -> QSize:
        return QSize(math.ceil(self._needed(_BETWEEN)), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(self._needed(1.0)), self.height())

    def _needed(self, between: float) -> float:
        return sum(self._widths) + (FACE + _BESIDE_FACE + between) * self._unit

    @property
    def _widths(self) -> tuple[float, float]:
        first, second = (
            max(
                QFontMetricsF(self._name_font).horizontalAdvance(name),
                QFontMetricsF(self._figure_font).horizontalAdvance(figure or "+0"),
            )
            for name, figure in zip(self._names, self._figures, strict=True)
        )
        return first, second

    @property
    def _name_font(self) -> QFont:
        return fonts.text(_NAME * self._unit)

    @property
    def _figure_font(self) -> QFont:
        return fonts.heading(_FIGURE * self._unit, bold=True)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._unit
        painter = QPainter(self)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        mine, theirs = self._widths
        between = min(_BETWEEN * unit, max(unit, self.width() - self._needed(0.0)))
        left = (self.width() - self._needed(0.0) - between) / 2
        colour = QColor(theme.ACTION_GREEN if self._is_as_good else theme.INK)
        self._paint_column(painter, 0, QRectF(left, 0, mine, self.height()), colour)
        face = QRectF(left + mine + between, 0, FACE * unit, FACE * unit)
        face.moveTop((_FIGURE_AT - FACE / 2 - 0.35) * unit)
        painter.drawPixmap(face, self._face, QRectF(self._face.rect()))
        at = face.right() + _BESIDE_FACE * unit
        column = QRectF(at, 0, theirs, self.height())
        self._paint_column(painter, 1, column, QColor(theme.INK))
        painter.end()

    def _paint_column(self, painter: QPainter, place: int, area: QRectF, colour: QColor) -> None:
        unit, left = self._unit, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        line = QRectF(area.x(), (_NAME_AT - 1) * unit, area.width() + 1, 2 * unit)
        painter.setPen(QColor(page_in_use().note))
        painter.setFont(self._name_font)
        painter.drawText(line, left, self._names[place])
        below = QRectF(area.x(), (_FIGURE_AT - 2) * unit, area.width() + 1, 4 * unit)
        if place == 1 and self._is_playing:
            dots = QRectF(below.x(), 0, _DOTS * unit, _DOTS * unit)
            dots.moveTop(below.center().y() - dots.height() / 2)
            paint_mark(painter, None, dots)
            return
        painter.setPen(colour)
        painter.setFont(self._figure_font)
        painter.drawText(below, left, self._figures[place])


_RADIUS, _EMPTY_RADIUS = 1.3, 1.05
_DISC_FIGURE, _BELOW, _DAY = 1.1, 0.82, 0.88
_BELOW_AT, _DAY_AT, _DAYS_HEIGHT = 3.4, 4.45, 5.2
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
        self.setFixedHeight(math.ceil(_DAYS_HEIGHT * unit))

    @override
    def sizeHint(self) -> QSize:
        return QSize(math.ceil(_STEP * len(self._days) * self._unit), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        step = 2 * _RADIUS + 0.5
        return QSize(math.ceil(step * len(self._days) * self._unit), self.height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
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
            painter.setFont(fonts.heading(_DISC_FIGURE * unit, bold=True))
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
