"""What moves are worth, a line each: name, ruler, game points, and how often they win."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.table.advice import WorthLine
from sixtysix_gui.table.pieces.coach_slip import draw_ruler
from sixtysix_gui.windows.look.paper import page_in_use

_ROW, _RULER = 1.75, 0.95
"""Heights of a line and of its ruler, in text units."""
_LETTERS, _SMALL = 0.97, 0.84
_GAP = 0.5
_EDGE = 3
"""Pixels that figures keep off what scrolls beside them."""
_LEAST_RULER = 4.5
"""A ruler that would be shorter takes the room of how often the moves win."""
_RED = ("♥", "♦")


class Figures(QWidget):
    """Paints the lines; readers are told by the note they stand in."""

    def __init__(self) -> None:
        """Begin without a line."""
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._lines: tuple[WorthLine, ...] = ()
        self._unit = 16.0

    @property
    def lines(self) -> tuple[WorthLine, ...]:
        """What is shown."""
        return self._lines

    def show_lines(self, lines: Sequence[WorthLine]) -> None:
        """Show other lines, the best first."""
        self._lines = tuple(lines)
        self.setVisible(bool(lines))
        self.setFixedHeight(ceil(len(self._lines) * _ROW * self._unit))
        self.update()

    def set_text_size(self, unit: float) -> None:
        """Write in letters of that size, in pixels."""
        self._unit = unit
        self.show_lines(self._lines)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = _ROW * self._unit
        for place, line in enumerate(self._lines):
            self._paint(painter, line, QRectF(0.0, place * height, self.width() - _EDGE, height))
        painter.end()

    def _paint(self, painter: QPainter, line: WorthLine, area: QRectF) -> None:
        left, right = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight
        plain, small = fonts.text(_LETTERS * self._unit), fonts.text(_SMALL * self._unit)
        heading = fonts.heading(self._unit, bold=True)
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.setFont(plain)
        painter.setPen(QColor(theme.CARD_RED if line.name[-1:] in _RED else theme.INK))
        painter.drawText(area, middle | left, line.name)
        gap, rest = _GAP * self._unit, QRectF(area)
        rest.setLeft(area.left() + self._names_width() + gap)
        if self._shows_wins():
            painter.setFont(small)
            painter.setPen(QColor(theme.GREY_ON_PAPER))
            painter.drawText(rest, middle | right, line.wins)
            rest.setRight(rest.right() - self._wins_width() - gap)
        painter.setFont(heading)
        painter.setPen(QColor(theme.INK))
        painter.drawText(rest, middle | right, line.value)
        rest.setRight(rest.right() - self._values_width() - gap)
        rest.setTop(area.center().y() - _RULER * self._unit / 2)
        rest.setHeight(_RULER * self._unit)
        contrast = theme.STRONG if page_in_use().high_contrast else theme.USUAL
        draw_ruler(painter, rest, line.points, line.bound, contrast)

    def _names_width(self) -> float:
        metrics = QFontMetricsF(fonts.text(_LETTERS * self._unit))
        return max((metrics.horizontalAdvance(line.name) for line in self._lines), default=0.0)

    def _values_width(self) -> float:
        metrics = QFontMetricsF(fonts.heading(self._unit, bold=True))
        return max((metrics.horizontalAdvance(line.value) for line in self._lines), default=0.0)

    def _wins_width(self) -> float:
        metrics = QFontMetricsF(fonts.text(_SMALL * self._unit))
        return max((metrics.horizontalAdvance(line.wins) for line in self._lines), default=0.0)

    def _shows_wins(self) -> bool:
        """Whether there is room for how often the moves win beside a ruler that can be read."""
        gaps = 3 * _GAP * self._unit
        taken = self._names_width() + self._values_width() + self._wins_width() + gaps
        return self.width() - taken >= _LEAST_RULER * self._unit
