"""The computer's players at the table: who plays where, and the thread on which they think."""

import sys
import threading
import traceback
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import cast

from PySide6.QtCore import QObject, Qt, QThread, QTimer, Signal, Slot

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup
from sixtysix_gui.controller.signals import PlayerFailure
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

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
class ThinkingRequest:
    """A question to the player; ``stop`` is set when no one wants the answer any more."""

    number: int
    player: Player
    view: View
    budget: Budget
    stop: threading.Event = field(default_factory=threading.Event)


@dataclass(frozen=True)
class ThinkingAnswer:
    """The player's decision, or, when it failed, the traceback for the log."""

    number: int
    decision: Decision | None
    details: str = ""


class _Worker(QObject):
    """Lives on the thread; answers one request at a time.

    Signals:
        answered: a ThinkingAnswer for every request, stopped ones too.
    """

    answered = Signal(object)

    @Slot(object)
    def think(self, request: ThinkingRequest) -> None:
        """Ask the player, whatever it may raise."""
        self.answered.emit(_answer(request))


@dataclass(frozen=True, eq=False)
class _Thinker:
    """A thread and the worker on it; neither may be destroyed before the thread has ended."""

    thread: QThread
    worker: _Worker


_stuck: list[_Thinker] = []
"""Threads that did not end."""


def _answer(request: ThinkingRequest) -> ThinkingAnswer:
    if request.stop.is_set():
        return ThinkingAnswer(request.number, None)
    try:
        decision = request.player.choose(request.view, request.budget, request.stop.is_set)
    except BaseException:  # noqa: BLE001 - a player may fail in any way and must not end the game
        return ThinkingAnswer(request.number, None, traceback.format_exc())
    if not isinstance(cast("object", decision), Decision):
        return ThinkingAnswer(request.number, None, f"the answer is no decision: {type(decision)}")
    return ThinkingAnswer(request.number, decision)


class PlayerThread(QObject):
    """Asks a player off the GUI thread and drops answers no one waits for.

    Signals:
        answered: the ThinkingAnswer to the latest request, unless it was cancelled.
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
        self._pending: ThinkingRequest | None = None
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
        self._pending = ThinkingRequest(self._numbers, player, view, budget)
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
        self.answered.emit(
            ThinkingAnswer(pending.number, None, f"no answer within {seconds:g} seconds")
        )

    @Slot(object)
    def _take(self, answer: ThinkingAnswer) -> None:
        if answer.number == self._unanswered:
            self._unanswered = 0
        if self._pending is None or answer.number != self._pending.number:
            return
        self._patience.stop()
        self._pending = None
        self.answered.emit(answer)


FindPlayer = Callable[[str, Rules], Player]
"""Returns a player by name for a game by such rules; raises ``PlayerSpecError`` for none."""


def ignoring_rules(players: Callable[[str], Player]) -> FindPlayer:
    """Find players by their names alone, whatever is played."""

    def find(name: str, _: Rules) -> Player:
        return players(name)

    return find


class ComputerPlayers(QObject):
    """Lets the player who is to act think on a thread of its own, and emits what it decides.

    Each is given the view of its own seat, and one thinks at a time.

    Signals:
        decided: Move for the view that was shown last; no one has looked whether it is legal.
        thinking_changed: bool, whether a player is at work.
        failed: PlayerFailure; no one is asked again before ``reset``.
    """

    decided = Signal(object)
    thinking_changed = Signal(bool)
    failed = Signal(object)

    def __init__(self, players: FindPlayer, budget: Budget, parent: QObject | None = None) -> None:
        """Leave all seats empty; ``players`` finds a player by its name and the rules.

        ``shut_down`` must be called in the end.
        """
        super().__init__(parent)
        self._find = players
        self._budget = budget
        self._players: dict[Seat, Player] = {}
        self._asked: Seat | None = None
        self._fails = False
        self._held_back: frozenset[Seat] = frozenset()
        self._waiting: Decision | None = None
        self._is_released = False
        self._thread = PlayerThread(self)
        self._thread.answered.connect(self._take)

    def seat(self, setup: GameSetup) -> None:
        """Let the players of a setup play from the next question on.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        self._seat(setup.players, setup.rules)

    def seat_if_known(self, setup: GameSetup) -> None:
        """Let the players of a setup play, or, if one is not known, the usual one everywhere."""
        try:
            self.seat(setup)
        except PlayerSpecError:
            self._seat(dict.fromkeys(setup.players, USUAL_PLAYER), setup.rules)

    def hold_back(self, *seats: Seat) -> None:
        """Let each move of these seats alone wait for ``release`` from now on."""
        self._held_back = frozenset(seats)

    def release(self) -> None:
        """Hand on the move that waits, or else the next one as soon as it is decided."""
        self._is_released = True
        self._hand_on()

    def ask(self, view: View) -> None:
        """Ask the seat of a view for a move, unless one is thought about, waits, or failed."""
        player = self._players.get(view.seat)
        is_busy = self._thread.is_thinking or self._waiting is not None
        if player is None or self._fails or is_busy:
            return
        self._asked = view.seat
        self._thread.ask(player, view, self._budget)
        self.thinking_changed.emit(True)

    @property
    def failing(self) -> Seat | None:
        """The seat whose player could not decide; None where no one has failed."""
        return self._asked if self._fails else None

    def reset(self) -> None:
        """Forget a failure, what is being thought about, and what waits."""
        self._fails = False
        self._waiting = None
        self._is_released = False
        if self._thread.is_thinking:
            self._thread.cancel()
            self.thinking_changed.emit(False)

    def fail(self, details: str) -> None:
        """Ask no more: the player who was asked could not decide, or not legally."""
        self._fails = True
        self.failed.emit(PlayerFailure(details))

    def shut_down(self) -> bool:
        """Stop thinking and end the thread.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        return self._thread.shut_down()

    def _seat(self, names: Mapping[Seat, str], rules: Rules) -> None:
        self._players = {seat: self._find(name, rules) for seat, name in names.items()}

    @Slot(object)
    def _take(self, answer: ThinkingAnswer) -> None:
        self.thinking_changed.emit(False)
        if answer.decision is None:
            self.fail(answer.details)
            return
        self._waiting = answer.decision
        if self._asked not in self._held_back or self._is_released:
            self._hand_on()

    def _hand_on(self) -> None:
        decision, self._waiting = self._waiting, None
        if decision is not None:
            self._is_released = False
            self.decided.emit(decision.move)
