"""Looks, in a program that a test has started, for what it tells: on paper, or in a box."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget

from sixtysix_gui.windows.sheets.questions import QuestionSheet

INTERVAL = 20
"""Milliseconds from one look to the next."""


def whenever_told(hear: Callable[[str, str, QWidget | None], None]) -> None:
    """Hand on the head, the lines and the window of all that is told, and press its safe button."""

    def look() -> None:
        box = QApplication.activeModalWidget()
        if isinstance(box, QMessageBox):
            hear(box.text(), box.informativeText(), box.parentWidget())
            box.buttons()[0].click()
        elif (sheet := question_shown()) is not None:
            hear(sheet.question.head, sheet.question.line, sheet.window())
            if sheet.main_button is not None:
                sheet.main_button.click()
        QTimer.singleShot(INTERVAL, look)

    QTimer.singleShot(INTERVAL, look)


def question_shown() -> QuestionSheet | None:
    """Return the question or message that lies in one of the windows."""
    for window in QApplication.topLevelWidgets():
        for sheet in window.findChildren(QuestionSheet):
            if sheet.isVisible():
                return sheet
    return None
