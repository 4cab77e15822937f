"""One thread on which the computer's player thinks, with request numbers and a stop flag each."""

from __future__ import annotations

import sys
import threading
import traceback
from dataclasses import dataclass, field

from PySide6.QtCore import QObject, Qt, QThread, Signal, Slot

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.rules.view import PlayerView

SWITCH_INTERVAL = 0.0005
"""Seconds between changes of thread: frames stay smooth beside pure Python (docs/gui-facts.md)."""


@dataclass(frozen=True)
class Request:
    """A question to the player; ``stop`` is set when nobody wants the answer any more."""

    number: int
    player: Player
    view: PlayerView
    budget: Budget
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class Answer:
    """The player's decision, or, when it failed, the traceback for the log."""

    number: int
    decision: Decision | None
    details: str = ""


class _Worker(QObject):
    """Lives on the thread; answers one request at a time.

    Signals:
        answered: an Answer for every request, stopped ones too.
    """

    answered = Signal(object)

    @Slot(object)
    def think(self, request: Request) -> None:
        """Ask the player, whatever it may raise."""
        self.answered.emit(_answer(request))


def _answer(request: Request) -> Answer:
    if request.stop.is_set():
        return Answer(request.number, None)
    try:
        decision = request.player.choose(request.view, request.budget, request.stop.is_set)
    except Exception:  # noqa: BLE001 - a player may fail in any way and must not end the game
        return Answer(request.number, None, traceback.format_exc())
    return Answer(request.number, decision)


class PlayerThread(QObject):
    """Asks a player off the GUI thread and drops answers nobody waits for.

    Signals:
        answered: the Answer to the latest request, unless it was cancelled.
    """

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        """Start the thread; ``shut_down`` must be called in the end."""
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._numbers = 0
        self._pending: Request | None = None
        self._thread = QThread(self)
        self._thread.setObjectName("player")
        self._worker = _Worker()
        self._worker.moveToThread(self._thread)
        self._asked.connect(self._worker.think, Qt.ConnectionType.QueuedConnection)
        self._worker.answered.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._thread.start()

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._pending is not None

    def ask(self, player: Player, view: PlayerView, budget: Budget) -> None:
        """Put a question; a question still open is cancelled."""
        self.cancel()
        self._numbers += 1
        self._pending = Request(self._numbers, player, view, budget)
        self._asked.emit(self._pending)

    def cancel(self) -> None:
        """Tell the player to stop and forget its answer."""
        if self._pending is not None:
            self._pending.stop.set()
            self._pending = None

    def shut_down(self) -> None:
        """Stop the player and end the thread; returns when it has ended."""
        self.cancel()
        self._thread.quit()
        self._thread.wait()

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        if self._pending is None or answer.number != self._pending.number:
            return
        self._pending = None
        self.answered.emit(answer)
