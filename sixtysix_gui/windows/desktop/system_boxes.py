"""Boxes of the system, for what is said where there is no table."""

from contextlib import suppress

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QApplication, QLabel, QMessageBox, QWidget

from sixtysix_gui.text.common import texts
from sixtysix_gui.windows.desktop.without_screen import calm_without_screen

_ = texts("FailedStart")
_already_open = texts("AlreadyOpen")


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


def say_already_open() -> None:
    """Say that the game is open already, and wait until that is read."""
    box = message_box(
        None,
        _already_open("Sixty-Six"),
        _already_open("Sixty-Six is already open in another window."),
        _already_open(
            "Two windows would play the same saved game. Please continue in the other one."
        ),
    )
    box.addButton(_already_open("Close"), QMessageBox.ButtonRole.AcceptRole)
    box.exec()


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
    said = _("Your games and settings are untouched. Installing the program again may help.")
    details = _("Details are in {log}.").format(log=log)
    box = message_box(
        None,
        _("Sixty-Six"),
        _("Sixty-Six could not be started."),
        "\n\n".join(filter(None, (error, said, details if log else ""))),
    )
    box.setIcon(QMessageBox.Icon.Critical)
    box.addButton(_("Close"), QMessageBox.ButtonRole.AcceptRole)
    box.exec()


def _speak() -> object:
    """Use the person's language as long as what is given lives; it takes parts of the program."""
    from sixtysix_gui.storage.settings import look_at_settings
    from sixtysix_gui.windows.desktop.language import Translations

    translations = Translations()
    translations.use(look_at_settings().language)
    return translations


def show_words(text: str) -> None:
    """Show what would have been printed, as it would have been, and wait until it is read."""
    # a start that fails need not have it
    from sixtysix_gui.windows.widgets.basic import set_look

    words = text.strip()
    box = QMessageBox()
    box.setWindowTitle(QCoreApplication.translate("CommandLine", "Sixty-Six"))
    if "\n" in words:  # options stand in columns, and a box would break the lines of a plain text
        box.setTextFormat(Qt.TextFormat.RichText)
        from html import escape

        box.setText(f"<pre>{escape(words)}</pre>")
    else:
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setText(words)
    button = box.addButton(
        QCoreApplication.translate("CommandLine", "Close"), QMessageBox.ButtonRole.AcceptRole
    )
    set_look(button, "main")
    box.exec()
