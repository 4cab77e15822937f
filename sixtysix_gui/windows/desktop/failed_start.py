"""What is said to someone whose program could not start."""

from __future__ import annotations

from contextlib import suppress

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication, QMessageBox

from sixtysix_gui.windows.desktop.no_screen import calm_without_screen
from sixtysix_gui.windows.dialogs.message_box import message_box


def show_failed_start(error: str, log: str) -> None:
    """Say that the program could not start, and wait until that is read.

    Args:
        error: what went wrong, in one line.
        log: the file with details; empty if there is none.
    """
    with calm_without_screen():
        _application = QApplication.instance() or QApplication(["sixtysix"])
    with suppress(Exception):  # whatever has failed may fail again, and English remains
        _speaks = _speak()
    said = QCoreApplication.translate(
        "FailedStart",
        "Your games and settings are untouched; installing the program again may help.",
    )
    details = QCoreApplication.translate("FailedStart", "Details are in {log}.").format(log=log)
    box = message_box(
        None,
        QCoreApplication.translate("FailedStart", "Sixty-Six"),
        QCoreApplication.translate("FailedStart", "Sixty-Six could not be started."),
        "\n\n".join(filter(None, (error, said, details if log else ""))),
    )
    box.setIcon(QMessageBox.Icon.Critical)
    box.addButton(
        QCoreApplication.translate("FailedStart", "Close"), QMessageBox.ButtonRole.AcceptRole
    )
    box.exec()


def _speak() -> object:
    """Use the person's language as long as what is given lives; it takes parts of the program."""
    from sixtysix_gui.storage.settings import look_at_settings
    from sixtysix_gui.windows.desktop.language import Translations

    translations = Translations()
    translations.use(look_at_settings().language)
    return translations
