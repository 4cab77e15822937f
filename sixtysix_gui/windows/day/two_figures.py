"""What the person and the Ace have made of the same cards, in large figures."""

import math

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
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
        """Both columns, and what is between them."""
        return QSize(math.ceil(self._needed(_BETWEEN)), self.height())

    @override
    def minimumSizeHint(self) -> QSize:
        """The columns may come closer."""
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
        """Write both columns side by side in the middle."""
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
