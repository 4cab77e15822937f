"""The system's own box, for what has to be said where there is no table to say it at."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget


def message_box(parent: QWidget | None, title: str, text: str, more: str) -> QMessageBox:
    """Make a box without buttons that shows its texts as they stand, whatever is in them."""
    box = QMessageBox(parent)
    box.setWindowTitle(title)
    box.setText(text)
    box.setInformativeText(more)
    for shown in box.findChildren(QLabel):
        # the box's own setTextFormat leaves the smaller text out, which then may be HTML
        shown.setTextFormat(Qt.TextFormat.PlainText)
    return box
