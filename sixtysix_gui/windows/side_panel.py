"""A panel beside the table: a heading, a cross that puts it away, and something to read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget
from typing_extensions import override

from sixtysix_gui.table import fonts
from sixtysix_gui.table.tool_tips import set_tool_tip
from sixtysix_gui.windows.look.widgets import is_enter, label, press_focused

_MARGINS = (10, 8, 10)
"""Above, right of and below what is in the panel, in pixels."""


class SidePanel(QWidget):
    """Holds what there is to read, which gets the focus; Esc or the cross puts it away.

    Signals:
        closed: the person has put it away.
    """

    closed = Signal()

    def __init__(self, content: QWidget, left: int, parent: QWidget | None = None) -> None:
        """Lay the content below the heading, ``left`` pixels from the panel's edge."""
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self._content = content
        self._title = label("", "heading", wrap=False)
        self._close = QToolButton()
        self._close.setText("✕")
        self._close.setAutoRaise(True)
        self._close.clicked.connect(self.closed)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(left, *_MARGINS)
        layout.addLayout(head)
        layout.addWidget(content, 1)
        self.setFocusProxy(content)

    def set_text_size(self, pixels: float) -> None:
        """Write in letters of that size."""
        self._content.setFont(fonts.text(pixels, fonts.TextWeight.REGULAR))

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc put the panel away, and Enter press the cross that has the focus."""
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        elif is_enter(event):
            press_focused(self, event)
        else:
            super().keyPressEvent(event)

    def name(self, title: str, close: str) -> None:
        """Name the panel, and for readers of the screen its cross."""
        self._title.setText(title)
        self._content.setAccessibleName(title)
        set_tool_tip(self._close, self.tr("Close"))
        self._close.setAccessibleName(close)
