"""Moves on their way out: one at a time, the next when the view has come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView


class Proposals(QObject):
    """Proposes moves, and what is to follow as soon as a view allows it.

    Signals:
        proposed: Move, to be made now.
        given_up: nothing more follows: a later move of the sequence has become impossible.
    """

    proposed = Signal(object)
    given_up = Signal()
    _due = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        """Start with nothing proposed."""
        super().__init__(parent)
        self._waiting: deque[Move] = deque()
        self._due.connect(self._go_on, Qt.ConnectionType.QueuedConnection)
        self._view: PlayerView | None = None

    @property
    def is_waiting(self) -> bool:
        """Whether a further move follows the one proposed last."""
        return bool(self._waiting)

    def propose(self, moves: Sequence[Move]) -> None:
        """Propose the first of some moves now and the others one by one as views arrive."""
        self._waiting = deque(moves[1:])
        self.proposed.emit(moves[0])

    def view_arrived(self, view: PlayerView) -> None:
        """Take note of a view; what is waiting goes on when control is back in the event loop."""
        self._view = view
        if self._waiting:
            self._due.emit()

    def drop_waiting(self) -> None:
        """Forget what was to follow."""
        if self._waiting:
            self._waiting.clear()
            self.given_up.emit()

    @Slot()
    def _go_on(self) -> None:
        if not self._waiting or self._view is None:
            return
        if self._waiting[0] in self._view.legal_moves:
            self.proposed.emit(self._waiting.popleft())
        else:
            self.drop_waiting()
