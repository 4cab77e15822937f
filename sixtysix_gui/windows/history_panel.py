"""The panel beside the table that tells what has happened, to be read again."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QListWidget, QWidget
from typing_extensions import override

from sixtysix_gui.windows.side_panel import SidePanel

_LEFT = 16
"""Pixels from the panel's edge to the lines."""


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
    """Lists what has happened, the latest last; where nothing has, it says so."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin with nothing that has happened."""
        self._lines = _Lines()
        self._is_empty = True
        super().__init__(self._lines, _LEFT, parent)
        self._lines.setProperty("look", "lines")
        self._lines.setWordWrap(True)
        self._lines.setUniformItemSizes(False)
        self._lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._name()
        self.write(())

    @property
    def sentences(self) -> list[str]:
        """What has happened, as it is listed."""
        if self._is_empty:
            return []
        return [self._lines.item(row).text() for row in range(self._lines.count())]

    def write(self, sentences: Iterable[str]) -> None:
        """List other sentences than before."""
        self._lines.clear()
        self._lines.addItem(self.tr("Nothing has happened yet since the game was opened."))
        self._is_empty = True
        self.add(sentences)

    def add(self, sentences: Iterable[str]) -> None:
        """List more sentences; where no older one is being read, they come to be seen."""
        more = list(sentences)
        if not more:
            return
        row, last = self._lines.currentRow(), self._lines.count() - 1
        self._lines.addItems(more)
        if row == last >= 0:
            self._lines.setCurrentRow(self._lines.count() - 1)
        if self._is_empty:
            self._lines.takeItem(0)  # which has said that nothing has happened
            self._is_empty = False
        if row in (last, -1):
            self._lines.scrollToBottom()

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Name everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        self.name(self.tr("What happened"), self.tr("Close what happened"))
