"""A box with what would have been printed, for a program that has no terminal."""

from html import escape

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMessageBox

from sixtysix_gui.windows.widgets.basic import set_look


def show_words(text: str) -> None:
    """Show what would have been printed, as it would have been, and wait until it is read."""
    words = text.strip()
    box = QMessageBox()
    box.setWindowTitle(QCoreApplication.translate("CommandLine", "Sixty-Six"))
    if "\n" in words:  # options stand in columns, and a box would break the lines of a plain text
        box.setTextFormat(Qt.TextFormat.RichText)
        box.setText(f"<pre>{escape(words)}</pre>")
    else:
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words)
    button = box.addButton(
        QCoreApplication.translate("CommandLine", "Close"), QMessageBox.ButtonRole.AcceptRole
    )
    set_look(button, "main")
    box.exec()
