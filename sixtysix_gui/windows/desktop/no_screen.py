"""A start without a screen: Qt would abort the process, and this says in a sentence why."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from contextlib import contextmanager, suppress

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler

NO_SCREEN = 3
"""Exit status of a start without a screen."""
_SENTENCE = (
    "Sixty-Six needs a screen, and none can be opened.{reason} Please start it from a desktop; "
    "sixtysix-cli plays and checks records without one.\n"
)


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
    reason = f" Qt says: {'; '.join(said).rstrip('.')}." if said else ""
    with suppress(AttributeError, OSError, ValueError):  # a program without a standard error
        sys.stderr.write(_SENTENCE.format(reason=reason))
        sys.stderr.flush()


def _pass_on(said: list[str]) -> None:
    with suppress(AttributeError, OSError, ValueError):
        sys.stderr.writelines(f"{message}\n" for message in said)
