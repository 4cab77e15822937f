"""Whoever knows what the system wants, and answers later, if ever."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot


class Asked(QObject):
    """Is asked whether less motion is wanted; nobody waits for the answer.

    Signals:
        answered: bool, whether it is; after a question, or whenever that changes.
    """

    answered = Signal(bool)

    @Slot()
    def ask(self) -> None:
        """Ask, unless an answer is still to come."""
        raise NotImplementedError

    @Slot()
    def stop(self) -> None:
        """Wait for no answer any more."""
        raise NotImplementedError
