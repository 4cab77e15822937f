"""Every key of the program on one sheet."""

from __future__ import annotations

from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from sixtysix_gui.windows.help.help_panel import keys_html
from sixtysix_gui.windows.look.dialog import Dialog
from sixtysix_gui.windows.look.text_size import give_size
from sixtysix_gui.windows.look.widgets import button, label

_SIZE = (620, 640)


class KeySheet(Dialog):
    """Lists the keys by where they work, in the language of the program."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Write the sheet."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Keys"))
        give_size(self, *_SIZE)
        self._text = QTextBrowser()
        self._text.setObjectName("keys")
        self._text.setProperty("look", "reading")
        self._text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self._text.setTabChangesFocus(True)
        self._text.setAccessibleName(self.tr("Keys"))
        self._text.setHtml(keys_html())
        self._text.moveCursor(QTextCursor.MoveOperation.Start)
        close = button(self.tr("Close"), main=True)
        close.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(close)
        layout = QVBoxLayout(self)
        layout.addWidget(label(self.tr("Keys"), "title"))
        layout.addWidget(self._text, 1)
        layout.addLayout(row)
        self._text.setFocus()

    @property
    def text(self) -> str:
        """What the sheet says, as plain text."""
        return self._text.toPlainText()
