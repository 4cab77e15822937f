"""What is said to someone who starts the program a second time."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox

from sixtysix_gui.windows.dialogs.message_box import message_box


def say_already_open() -> None:
    """Say that the game is open already, and wait until that is read."""
    box = message_box(
        None,
        QCoreApplication.translate("AlreadyOpen", "Sixty-Six"),
        QCoreApplication.translate("AlreadyOpen", "Sixty-Six is open already in another window."),
        QCoreApplication.translate(
            "AlreadyOpen", "Two windows would play the same saved game. Please go on in that one."
        ),
    )
    box.addButton(
        QCoreApplication.translate("AlreadyOpen", "Close"), QMessageBox.ButtonRole.AcceptRole
    )
    box.exec()
