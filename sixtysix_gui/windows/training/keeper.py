"""Keeps what belongs to the training, and collects own mistakes on a thread of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from sixtysix_gui.training.practice import Practice
    from sixtysix_gui.windows.archive.keeper import ArchiveKeeper


class TrainingKeeper(QObject):
    """Holds the ``Practice`` of a data folder, which is opened when it is asked for first.

    Signals:
        changed: something that is kept is another one, or the coach has fewer deals to look at.
        told: Notice, what a person should know of the file; each kind is told once.
    """

    changed = Signal()
    told = Signal(object)

    def __init__(self, archive: ArchiveKeeper, parent: QObject | None = None) -> None:
        """Take the keeper of the archive: of its folder, and only reading where it only reads."""
        super().__init__(parent)
        self._archive = archive

    @property
    def practice(self) -> Practice:
        """What is kept; the file is opened when it is asked for the first time."""
        raise NotImplementedError

    @property
    def awaited(self) -> int:
        """How many deals the coach still has to look at before their mistakes are known (X7)."""
        raise NotImplementedError

    @property
    def is_collecting(self) -> bool:
        """Whether mistakes are being collected just now."""
        raise NotImplementedError

    def collect_soon(self) -> None:
        """Collect own mistakes from what the coach has found, in the background."""
        raise NotImplementedError

    def tell_change(self) -> None:
        """Say that something was kept: after an answer, a deal of the day, a question."""
        raise NotImplementedError

    def shut_down(self) -> bool:
        """Stop collecting and let go of the file; say whether the thread has ended."""
        raise NotImplementedError
