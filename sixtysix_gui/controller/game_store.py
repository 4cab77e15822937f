"""Where games are kept safe while they are played."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.controller.signals import SaveFailure
from sixtysix_gui.records import DealRecord


class GameStore(Protocol):
    """Where the running game is kept safe; raises OSError with a sentence when it cannot."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records, the last of which may be unfinished; without any, keep no game."""
        ...


class NoStore:
    """Keeps nothing, for games that are no one's and must not replace a real one."""

    def save(self, records: Sequence[DealRecord]) -> None:
        """Let the records go."""


class SafeKeeping(QObject):
    """Saves a game and reports when that fails, but only once until it succeeds again.

    Signals:
        failed: SaveFailure, at the first save that did not succeed.
    """

    failed = Signal(object)

    def __init__(self, store: GameStore, parent: QObject | None = None) -> None:
        """Save to a store."""
        super().__init__(parent)
        self._store = store
        self._fails = False

    @property
    def fails(self) -> bool:
        """Whether the game could not be saved the last time."""
        return self._fails

    def save(self, records: Sequence[DealRecord]) -> None:
        """Keep these records if that can be done."""
        try:
            self._store.save(records)
        except OSError as error:
            if not self._fails:
                self._fails = True
                self.failed.emit(SaveFailure(str(error)))
        else:
            self._fails = False
