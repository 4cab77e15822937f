"""The tricks of an exercise, played before the player's eyes."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.table.durations import Speed
from sixtysix_gui.table.table import Table
from sixtysix_gui.training.exercise import Exercise


class TrickPlayback(QObject):
    """Plays what the seat saw of an exercise's record on a table, one trick after another.

    It calls ``Table.play``; whoever leads the table must not say or do anything while it
    ``is_running``. At the end the table shows the exercise's position, with nothing to be done.

    Signals:
        finished: the position lies there; not after ``stop``.
    """

    finished = Signal()

    def __init__(
        self, table: Table, exercise: Exercise, speed: Speed, parent: QObject | None = None
    ) -> None:
        """Play at a pace; at the speed "none" the tricks lie there one by one, without motion."""
        super().__init__(parent)
        self._table, self._exercise, self._speed = table, exercise, speed

    @property
    def is_running(self) -> bool:
        """Whether tricks are still to be shown."""
        raise NotImplementedError

    def begin(self) -> None:
        """Play all from the deal as it was dealt; once more if it has been played."""
        raise NotImplementedError

    def hurry(self) -> None:
        """Go on to the next trick at once."""
        raise NotImplementedError

    def stop(self) -> None:
        """Show nothing more; what moves is ended."""
        raise NotImplementedError
