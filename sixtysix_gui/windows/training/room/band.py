"""The band *Five for today* on the Training sheet."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.asking.parts import paint_bead
from sixtysix_gui.windows.training.room.contents import BandWords
from sixtysix_gui.windows.widgets import paper
from sixtysix_gui.windows.widgets.basic import label
from sixtysix_gui.windows.widgets.paper import page_in_use

_CORNER = 0.6
_HEAD, _LINE = 1.45, 1.0
_RADIUS, _SMALL_RADIUS, _STEP, _SMALL_STEP = 1.05, 0.8, 3.0, 1.95
_WORD, _ABOVE_WORD = 0.8, 0.15
_MARGINS, _SMALL_MARGINS = (1.0, 0.75, 1.0, 0.6), (0.85, 0.6, 0.85, 0.5)
"""In text units."""


class StringOfBeads(QWidget):
    """The five in a row, with a word below each where there is room; the band tells readers."""

    def __init__(self, beads: Sequence[tuple[Bead, str]], unit: float, *, words: bool) -> None:
        """Thread the beads."""
        super().__init__()
        self._beads, self._unit, self._has_words = tuple(beads), unit, words
        self._radius = (_RADIUS if words else _SMALL_RADIUS) * unit
        self._font = fonts.text(_WORD * unit)
        self.setFixedSize(self._size())

    @property
    def _step(self) -> float:
        if not self._has_words:
            return _SMALL_STEP * self._unit
        widths = (QFontMetricsF(self._font).horizontalAdvance(word) for _, word in self._beads)
        return max(_STEP * self._unit, max(widths, default=0.0) + 0.6 * self._unit)

    def _size(self) -> QSize:
        height = 2 * self._radius + 4
        if self._has_words:
            height += QFontMetricsF(self._font).height() + _ABOVE_WORD * self._unit
        return QSize(round(self._step * len(self._beads)), round(height))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint beads and words."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, radius = self._step, self._radius
        for place, (bead, word) in enumerate(self._beads):
            middle = (place + 0.5) * step
            area = QRectF(middle - radius, 2.0, 2 * radius, 2 * radius)
            paint_bead(painter, area, bead, place + 1)
            if self._has_words:
                top = area.bottom() + _ABOVE_WORD * self._unit
                below = QRectF(place * step, top, step, self.height() - top)
                painter.setFont(self._font)
                painter.setPen(QColor(page_in_use().note))
                flags = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                painter.drawText(below, flags, word)
        painter.end()


class Band(QFrame):
    """Says what the five are, and begins them."""

    def __init__(
        self, words: BandWords, title: str, main: QPushButton, unit: float, *, is_wide: bool
    ) -> None:
        """Lay the band out around its main button."""
        super().__init__()
        self._unit = unit
        column = QVBoxLayout(self)
        margins = _MARGINS if is_wide else _SMALL_MARGINS
        column.setContentsMargins(*(round(part * unit) for part in margins))
        column.setSpacing(round(0.25 * unit))
        head = label(title, wrap=False)
        head.setFont(fonts.heading(_HEAD * unit, bold=True))
        self.line = label(words.line)
        self.line.setFont(fonts.text(_LINE * unit))
        self.beads = StringOfBeads(words.beads, unit, words=is_wide)
        if is_wide:
            column.addLayout(self._beside(head, self.line))
        else:
            column.addLayout(self._beside(head))
            column.addWidget(self.line)
        column.addSpacing(round(0.45 * unit))
        column.addWidget(main)

    def _beside(self, *words: QWidget) -> QHBoxLayout:
        """Stand words at the left and the beads at the right."""
        row = QHBoxLayout()
        row.setSpacing(round(self._unit))
        column = QVBoxLayout()
        column.setSpacing(round(0.3 * self._unit))
        column.addStretch(1)
        for each in words:
            column.addWidget(each)
        column.addStretch(1)
        row.addLayout(column, 1)
        row.addWidget(self.beads, 0, Qt.AlignmentFlag.AlignVCenter)
        return row

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the band."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(page_in_use().line), 1))
        painter.setBrush(QColor(paper.CHOSEN))
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        painter.drawRoundedRect(area, _CORNER * self._unit, _CORNER * self._unit)
        painter.end()
