"""Short questions and messages in calm words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from sixtysix_gui.windows.dialogs.message_box import message_box
from sixtysix_gui.windows.look.widgets import set_look

_ROLES = {True: QMessageBox.ButtonRole.RejectRole, False: QMessageBox.ButtonRole.AcceptRole}
"""What a button is to the box, by whether it cancels."""


@dataclass(frozen=True)
class Answer:
    """A button: its text and what it does; the main one is what Enter does."""

    text: str
    act: Callable[[], None] | None = None
    main: bool = False
    cancels: bool = False


def ask(
    parent: QWidget | None, title: str, text: str, answers: tuple[Answer, ...], more: str = ""
) -> QMessageBox:
    """Ask without stopping the program; the answer acts when it is given.

    Args:
        parent: the window that the question belongs to.
        title: of the question's window.
        text: one or two sentences.
        answers: the buttons, in order; one of them may cancel (Esc).
        more: further words in smaller letters.
    """
    box = message_box(parent, title, text, more)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    acts: dict[object, Callable[[], None]] = {}
    for answer in answers:
        button = box.addButton(answer.text, _ROLES[answer.cancels])
        if answer.main:
            set_look(button, "main")
            box.setDefaultButton(button)
        if answer.cancels:
            box.setEscapeButton(button)
        if answer.act is not None:
            acts[button] = answer.act

    def answered() -> None:
        act = acts.get(box.clickedButton())
        if act is not None:
            act()

    box.finished.connect(lambda: answered())
    box.open()
    return box


def tell(parent: QWidget | None, title: str, text: str, close: str, more: str = "") -> QMessageBox:
    """Say something that needs no decision."""
    return ask(parent, title, text, (Answer(close, main=True, cancels=True),), more)
