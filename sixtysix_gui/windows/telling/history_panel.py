"""The panel beside the table that tells what has happened, to be read again."""

from collections import deque
from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QColor, QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QWidget
from typing_extensions import override

from sixtysix_gui.design import fonts, theme
from sixtysix_gui.windows.panels import SidePanel
from sixtysix_gui.windows.telling.steps import Level, Line

_LEVEL = Qt.ItemDataRole.UserRole
_HEADING_SIZES = {Level.DEAL: 1.25, Level.TRICK: 1.0}
"""Sizes of the headings, in those of the text."""
_LEFT = 16
"""Pixels from the panel's edge to the lines."""
MOST_LINES, SPARE_LINES = 3000, 300
"""How many of the latest lines stay, more than any game has, and how many go at a time."""
_USUAL_SIZE = 15.0
"""Pixels of the letters until the panel is told another size."""


class _Lines(QListWidget):
    """Lines to go through by arrows; the latest has the focus first.

    Without the focus none is the current one: readers would take it for what has the focus.
    """

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the window, which knows what they are for; do not search by them."""
        if event.text().isprintable() and event.text():
            event.ignore()
        else:
            super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        if self.currentRow() < 0:
            self.setCurrentRow(self.count() - 1)
        super().focusInEvent(event)

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        if self.window().focusWidget() is not self:  # for more than a while
            self.setCurrentRow(-1)


class HistoryPanel(SidePanel):
    """Lists what has happened below headings, the latest last; where nothing has, it says so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing that has happened."""
        self._lines = _Lines()
        self._is_empty = True
        self._pixels = _USUAL_SIZE
        super().__init__(self._lines, _LEFT, parent)
        self._lines.setProperty("look", "lines")
        self._lines.setWordWrap(True)
        self._lines.setUniformItemSizes(False)
        # a scroll bar that comes makes lines narrower, and more of them wrap
        self._lines.setResizeMode(QListWidget.ResizeMode.Adjust)
        self._lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._name()
        self.write(())

    @property
    def sentences(self) -> list[str]:
        """What has happened, as it is listed."""
        if self._is_empty:
            return []
        items = (self._lines.item(row) for row in range(self._lines.count()))
        return [item.text() for item in items if item.data(_LEVEL) is Level.SENTENCE]

    def write(self, lines: Iterable[Line]) -> None:
        """List other lines than before."""
        self._lines.clear()
        self._lines.addItem(self.tr("Nothing has happened yet since the game was opened."))
        self._is_empty = True
        self.add(deque(lines, MOST_LINES))

    @override
    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size, headings in larger ones."""
        super().set_text_size(pixels)
        self._pixels = pixels
        for row in range(self._lines.count()):
            self._set_font(self._lines.item(row))

    def add(self, lines: Iterable[Line]) -> None:
        """List more lines; where no older one is being read, they come to be seen."""
        more = list(lines)
        if not more:
            return
        row, last = self._lines.currentRow(), self._lines.count() - 1
        for line in more:
            self._lines.addItem(self._item(line))
        if row == last >= 0:
            self._lines.setCurrentRow(self._lines.count() - 1)
        if self._is_empty:
            self._lines.takeItem(0)  # which has said that nothing has happened
            self._is_empty = False
        if self._lines.count() > MOST_LINES + SPARE_LINES:
            self._forget_oldest()
        if row in (last, -1):
            self._lines.scrollToBottom()

    def _forget_oldest(self) -> None:
        """Keep the latest lines; where older ones are being read, they stay where they are seen."""
        bar = self._lines.verticalScrollBar()
        seen = self._lines.item(self._lines.count() - 1)
        before = self._lines.visualItemRect(seen).top()
        for _ in range(self._lines.count() - MOST_LINES):
            self._lines.takeItem(0)
        bar.setValue(bar.value() + self._lines.visualItemRect(seen).top() - before)

    def _item(self, line: Line) -> QListWidgetItem:
        item = QListWidgetItem(line.text)
        item.setData(_LEVEL, line.level)
        if line.level is not Level.SENTENCE:
            #: what readers of the screen call a heading in the list of what happened
            spoken = self.tr("{title}, heading")
            item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken.format(title=line.text))
            item.setForeground(QColor(theme.ACTION_GREEN))
        self._set_font(item)
        return item

    def _set_font(self, item: QListWidgetItem) -> None:
        size = _HEADING_SIZES.get(item.data(_LEVEL))
        if size is not None:
            item.setFont(fonts.heading(size * self._pixels))

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Name everything again in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.name(self.tr("What happened"), self.tr("Close what happened"))
