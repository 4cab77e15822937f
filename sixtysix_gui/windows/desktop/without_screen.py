"""What is said where no window can be opened: a sentence on the terminal, and an exit status."""

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

from sixtysix_gui.speech import speaking, texts

_ = texts("NoScreen")

NO_SCREEN = 3
"""Exit status of a start without a screen."""


@contextmanager
def calm_without_screen() -> Generator[None, None, None]:
    """Replace Qt's abort, while the application is made, by a sentence and an exit status."""
    said: list[str] = []

    def take(kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
        if kind is not QtMsgType.QtFatalMsg:
            said.append(message or "")
            return
        _complain(said)
        os._exit(NO_SCREEN)  # Qt aborts as soon as this returns

    before = qInstallMessageHandler(take)
    try:
        yield
    finally:
        qInstallMessageHandler(before)
    _pass_on(said)


def _complain(said: list[str]) -> None:
    """Say it in the language of the environment, as in every terminal."""
    with speaking():
        sentences = _sentences("; ".join(said).rstrip("."))
    with suppress(AttributeError, OSError, ValueError):  # a program without a standard error
        sys.stderr.write(f"{' '.join(sentences)}\n")
        sys.stderr.flush()


def _sentences(reason: str) -> list[str]:
    sentences = [_("Sixty-Six needs a screen, but none can be opened.")]
    if reason:
        sentences.append(_("Qt says: {reason}.").format(reason=reason))
    sentences.append(
        _(
            "Please start it from a desktop. You can use sixtysix-cli to play and check records "
            "without one."
        )
    )
    return sentences


def _pass_on(said: list[str]) -> None:
    with suppress(AttributeError, OSError, ValueError):
        sys.stderr.writelines(f"{message}\n" for message in said)
