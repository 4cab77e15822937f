"""The thread on which the computer's player thinks, with request numbers and a stop flag each.

A player that ignores its stop flag does not hold up the next question: its thread is left behind
to end when it may, and a new one takes over.
"""

import sys
import threading
import traceback
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.rules.deals.view import View

SWITCH_INTERVAL = 0.00005
"""Seconds between changes of thread, so that frames stay smooth beside pure Python.

Every call from Qt into Python waits so long for a thinking player; benchmarks/frames.py measured
98.5 % of frames under 20 ms with this value and 96 % with ten times as much.
"""
PATIENCE = 120_000
"""Milliseconds a player may think; the work of a decision is bounded, so it hangs after that."""
FAREWELL = 3_000
"""Milliseconds a stopped player is waited for at the end."""


@dataclass(frozen=True)
class Request:
    """A question to the player; ``stop`` is set when no one wants the answer any more."""

    number: int
    player: Player
    view: View
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


@dataclass(frozen=True, eq=False)
class _Thinker:
    """A thread and the worker on it; neither may be destroyed before the thread has ended."""

    thread: QThread
    worker: _Worker


_stuck: list[_Thinker] = []
"""Threads that did not end."""


def _answer(request: Request) -> Answer:
    if request.stop.is_set():
        return Answer(request.number, None)
    try:
        decision = request.player.choose(request.view, request.budget, request.stop.is_set)
    except BaseException:  # noqa: BLE001 - a player may fail in any way and must not end the game
        return Answer(request.number, None, traceback.format_exc())
    if not isinstance(cast("object", decision), Decision):
        return Answer(request.number, None, f"the answer is no decision: {type(decision)}")
    return Answer(request.number, decision)


class PlayerThread(QObject):
    """Asks a player off the GUI thread and drops answers no one waits for.

    Signals:
        answered: the Answer to the latest request, unless it was cancelled.
    """

    answered = Signal(object)
    _asked = Signal(object)

    def __init__(self, parent: QObject | None = None, patience: int = PATIENCE) -> None:
        """Start the thread; ``shut_down`` must be called in the end.

        ``patience`` is how many milliseconds an answer may take; then it counts as failed.
        """
        super().__init__(parent)
        sys.setswitchinterval(SWITCH_INTERVAL)
        self._numbers = 0
        self._pending: Request | None = None
        self._unanswered = 0
        self._thinker: _Thinker | None = None
        self._left_behind: list[_Thinker] = []
        self._has_ended = True
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(patience)
        self._patience.timeout.connect(self._give_up)
        self._begin()

    @property
    def is_thinking(self) -> bool:
        """Whether an answer is awaited."""
        return self._pending is not None

    def ask(self, player: Player, view: View, budget: Budget) -> None:
        """Put a question; a question still open is cancelled."""
        self.cancel()
        if self._unanswered:
            self._leave_behind()
            self._begin()
        self._numbers += 1
        self._pending = Request(self._numbers, player, view, budget)
        self._unanswered = self._numbers
        self._patience.start()
        self._asked.emit(self._pending)

    def cancel(self) -> None:
        """Tell the player to stop and forget its answer."""
        self._patience.stop()
        if self._pending is not None:
            self._pending.stop.set()
            self._pending = None

    def shut_down(self) -> bool:
        """Stop the player and end the thread; say whether it has ended.

        A player that ignores its stop flag is waited for only a moment. Its thread runs on, and
        the process must end without it.
        """
        self.cancel()
        self._leave_behind()
        for thinker in self._left_behind:
            if not thinker.thread.wait(FAREWELL):
                self._has_ended = False
                thinker.thread.setParent(None)
                _stuck.append(thinker)
        self._left_behind.clear()
        return self._has_ended

    def _begin(self) -> None:
        thinker = _Thinker(QThread(self), _Worker())
        thinker.thread.setObjectName("player")
        thinker.worker.moveToThread(thinker.thread)
        self._asked.connect(thinker.worker.think, Qt.ConnectionType.QueuedConnection)
        thinker.worker.answered.connect(self._take, Qt.ConnectionType.QueuedConnection)
        self._thinker = thinker
        thinker.thread.start()

    def _leave_behind(self) -> None:
        """Let the thread end when it may; until then it and its worker are kept."""
        thinker, self._thinker = self._thinker, None
        if thinker is None:
            return
        self._unanswered = 0
        self._asked.disconnect(thinker.worker.think)
        thinker.thread.quit()
        still_running = [one for one in self._left_behind if not one.thread.wait(0)]
        self._left_behind = [*still_running, thinker]

    @Slot()
    def _give_up(self) -> None:
        pending = self._pending
        if pending is None:
            return
        self.cancel()
        seconds = self._patience.interval() / 1000
        self.answered.emit(Answer(pending.number, None, f"no answer within {seconds:g} seconds"))

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        if answer.number == self._unanswered:
            self._unanswered = 0
        if self._pending is None or answer.number != self._pending.number:
            return
        self._patience.stop()
        self._pending = None
        self.answered.emit(answer)
