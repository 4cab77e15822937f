"""The panel beside the table that tells what has happened, to be read again."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QListWidget, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.table import fonts
from sixtysix_gui.windows.look.widgets import label


class _Lines(QListWidget):
    """Lines to go through by arrows; the latest has the focus first.

    Without the focus none is the current one: readers would take it for what has the focus.
    """

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


class HistoryPanel(QWidget):
    """Lists what has happened, the latest last; Esc or the cross puts it away.

    Signals:
        closed: the person has put it away.
    """

    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Begin empty."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._title = label("", "heading", wrap=False)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        self._lines = _Lines()
        self._lines.setProperty("look", "lines")
        self._lines.setWordWrap(True)
        self._lines.setUniformItemSizes(False)
        self._lines.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self._lines.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(16, 10, 8, 10)
        layout.addLayout(head)
        layout.addWidget(self._lines, 1)
        self.setFocusProxy(self._lines)
        self._name()

    @property
    def sentences(self) -> list[str]:
        """What is listed."""
        return [self._lines.item(row).text() for row in range(self._lines.count())]

    def write(self, sentences: Iterable[str]) -> None:
        """List other sentences than before."""
        self._lines.clear()
        self.add(sentences)

    def add(self, sentences: Iterable[str]) -> None:
        """List more sentences; where no older one is being read, they come to be seen."""
        row, last = self._lines.currentRow(), self._lines.count() - 1
        self._lines.addItems(list(sentences))
        if row == last >= 0:
            self._lines.setCurrentRow(self._lines.count() - 1)
        if row in (last, -1):
            self._lines.scrollToBottom()

    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size."""
        self._lines.setFont(fonts.text(pixels, fonts.TextWeight.REGULAR))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put the panel away."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)

    @override
    def changeEvent(self, event: QEvent) -> None:
        """Name everything anew in another language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name()

    def _name(self) -> None:
        title = self.tr("What happened")
        self._title.setText(title)
        self._lines.setAccessibleName(title)
        self._close.setToolTip(self.tr("Close"))
        self._close.setAccessibleName(self.tr("Close what happened"))
