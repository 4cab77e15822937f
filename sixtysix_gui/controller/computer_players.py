"""The computer's players at the table: who plays where, their thinking, and their failures."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.controller.game_setup import USUAL_PLAYER, GameSetup
from sixtysix_gui.controller.player_thread import Answer, PlayerThread
from sixtysix_gui.controller.signals import PlayerFailure
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

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
    def _take(self, answer: Answer) -> None:
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
