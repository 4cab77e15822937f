"""What is said of deals that do not count."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


def practice_note(*, again: bool) -> str:
    """Say why a deal does not count: it was played again, or its game is a practice game."""
    if again:
        return QCoreApplication.translate("Practice", "Played again for practice. Your game waits.")
    return QCoreApplication.translate("Practice", "A practice game: it does not count.")
