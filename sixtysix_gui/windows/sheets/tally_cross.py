"""The tally on a sheet: the cross of two lines with a dot for each lost game, or a row of pips."""

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.text.results.scores import Pip, TallyWords

_DOT = 0.42
"""Radius of a dot."""
_STEP = 1.4
"""From the middle of one dot to that of the next."""
_ROW = 1.75
_HALF_WIDTH = 9.2
_MOST_NAME = 8.0
_BAR = 0.22
_BEHIND_NAME = 0.4
_PIP = 0.5
_PIP_STEP = 1.7
"""All of these in text units."""
_MOST_DOTS = 5
"""From one more on a figure says how many."""


class TallyCross(QWidget):
    """Lost games of both players, the person's above."""

    def __init__(self, words: TallyWords, unit: float) -> None:
        """Draw a tally; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._words = words
        self._unit = unit
        self.setFont(fonts.text(unit))
        self.setAccessibleName(words.spoken)
        self.setFixedHeight(math.ceil((2 * _ROW + 0.3) * unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the two lines, the names left of them and the dots right."""
        unit = self._unit
        half = min(_HALF_WIDTH * unit, self.width() / 2 - 1)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(self.width() / 2 - 0.05 * half, self.height() / 2)
        painter.setPen(QPen(QColor(theme.INK), 1.2))
        painter.drawLine(QPointF(-half, 0), QPointF(half, 0))
        painter.drawLine(QPointF(0, -_ROW * unit), QPointF(0, _ROW * unit))
        rows = (
            (-1, self._words.my_name, self._words.mine),
            (1, self._words.their_name, self._words.theirs),
        )
        for side, name, lost in rows:
            middle = side * _ROW * unit / 2
            self._paint_name(painter, name, middle, half)
            _paint_lost(painter, lost, unit, middle)
        painter.end()

    def _paint_name(self, painter: QPainter, name: str, middle: float, half: float) -> None:
        unit = self._unit
        room = min(half, _MOST_NAME * unit) - _BEHIND_NAME * unit
        shown = QFontMetricsF(self.font()).elidedText(name, Qt.TextElideMode.ElideRight, room)
        painter.setPen(QColor(theme.INK))
        painter.drawText(
            QRectF(-room - _BEHIND_NAME * unit, middle - unit, room, 2 * unit),
            Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter,
            shown,
        )


class TallyRow(QWidget):
    """The same in one line, for where the tally is not the matter: name and dots, twice."""

    def __init__(self, words: TallyWords, unit: float) -> None:
        """Draw a tally; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._unit = unit
        self.setFont(fonts.text(unit))
        self.setAccessibleName(words.spoken)
        self._rows = ((words.my_name, words.mine), (words.their_name, words.theirs))
        width = sum(self._name_width(name) for name, _ in self._rows) + 2 * self._dots_width
        self.setMinimumSize(math.ceil(width), math.ceil(_ROW * unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw one name and its dots behind the other."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, left = self.height() / 2, 0.0
        for name, lost in self._rows:
            width = self._name_width(name)
            painter.setPen(QColor(theme.INK))
            painter.setFont(self.font())
            area = QRectF(left, 0, width, self.height())
            painter.drawText(area, Qt.AlignmentFlag.AlignVCenter, self._shown(name))
            painter.save()
            painter.translate(left + width, 0)
            _paint_lost(painter, lost, self._unit, middle)
            painter.restore()
            left += width + self._dots_width
        painter.end()

    @property
    def _dots_width(self) -> float:
        most = max(sum(lost) for _, lost in self._rows)
        return (_STEP * min(max(most, 1), _MOST_DOTS) + 1.2) * self._unit

    def _shown(self, name: str) -> str:
        metrics = QFontMetricsF(self.font())
        return metrics.elidedText(name, Qt.TextElideMode.ElideRight, _MOST_NAME * self._unit)

    def _name_width(self, name: str) -> float:
        return QFontMetricsF(self.font()).horizontalAdvance(self._shown(name))


class SeriesPips(QWidget):
    """A pip for each game of a series: filled for the person's, a ring for those still open."""

    def __init__(self, words: TallyWords, unit: float) -> None:
        """Draw a series; ``unit`` is the text unit in pixels."""
        super().__init__()
        self._pips = words.pips
        self._unit = unit
        self.setAccessibleName(words.spoken)
        self.setMinimumWidth(math.ceil(_PIP_STEP * len(self._pips) * unit))
        self.setFixedHeight(math.ceil(1.5 * unit))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        unit = self._unit
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        first = (self.width() - (len(self._pips) - 1) * _PIP_STEP * unit) / 2
        for place, pip in enumerate(self._pips):
            centre = QPointF(first + place * _PIP_STEP * unit, self.height() / 2)
            _paint_pip(painter, pip, centre, _PIP * unit)
        painter.end()


def _paint_pip(painter: QPainter, pip: Pip, centre: QPointF, radius: float) -> None:
    line = QPen(QColor(theme.GREY_ON_PAPER if pip is Pip.OPEN else theme.INK), 1.2)
    if pip is Pip.OPEN:
        line.setStyle(Qt.PenStyle.DotLine)
    if pip is Pip.MINE:
        line.setColor(QColor(theme.ACTION_GREEN))
    painter.setPen(line)
    painter.setBrush(QColor(theme.ACTION_GREEN if pip is Pip.MINE else theme.PAPER))
    painter.drawEllipse(centre, radius, radius)
    if pip is Pip.THEIRS:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.INK))
        painter.drawEllipse(centre, 0.42 * radius, 0.42 * radius)


def _paint_lost(painter: QPainter, lost: Sequence[int], unit: float, middle: float) -> None:
    """Draw a dot for each game, joined by bars for one that counts several; many as a figure."""
    count = sum(lost)
    if count > _MOST_DOTS:
        painter.setPen(QColor(theme.INK))
        font: QFont = fonts.heading(1.25 * unit, bold=True)
        painter.setFont(font)
        area = QRectF(0.6 * unit, middle - unit, 6 * unit, 2 * unit)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(count)
        )
        painter.setFont(fonts.text(unit))
        return
    x = 0.92 * unit
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.INK))
    for counted in lost:
        painter.drawEllipse(QPointF(x, middle), _DOT * unit, _DOT * unit)
        for _ in range(counted - 1):
            bar = QRectF(x, middle - _BAR * unit / 2, _STEP * unit, _BAR * unit)
            painter.drawRect(bar)
            x += _STEP * unit
            painter.drawEllipse(QPointF(x, middle), _DOT * unit, _DOT * unit)
        x += _STEP * unit
