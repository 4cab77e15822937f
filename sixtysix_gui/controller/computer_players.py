"""The seat of the computer: who plays there, his thinking, and his failures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.ai.players.specification import PlayerSpecError
from sixtysix_gui.controller.player_thread import Answer, PlayerThread
from sixtysix_gui.controller.signals import GameSetup
from sixtysix_gui.rules.two_handed.view import PlayerView


class ComputerSeat(QObject):
    """Lets a player think on a thread of his own, and hands on what he decides.

    Signals:
        decided: Move for the view that was shown last; nobody has looked whether it is legal.
        thinking_changed: bool, whether the player is at work.
        failed: str, details for the log; he is not asked again before ``begin_anew``.
    """

    decided = Signal(object)
    thinking_changed = Signal(bool)
    failed = Signal(str)

    def __init__(
        self, players: Callable[[str], Player], budget: Budget, parent: QObject | None = None
    ) -> None:
        """Leave the seat empty; ``players`` gives a player by his name.

        ``shut_down`` must be called in the end.
        """
        super().__init__(parent)
        self._players = players
        self._budget = budget
        self._player: Player | None = None
        self._fails = False
        self._thread = PlayerThread(self)
        self._thread.answered.connect(self._take)

    def seat(self, name: str) -> None:
        """Let the player of this name play from the next question on.

        Raises:
            PlayerSpecError: if there is no such player; nothing has changed then.
        """
        self._player = self._players(name)

    def seat_if_known(self, name: str) -> None:
        """Let the player of this name play, or, if there is none, the usual one."""
        try:
            self.seat(name)
        except PlayerSpecError:
            self.seat(GameSetup.player)

    def ask(self, view: PlayerView) -> None:
        """Ask for a move, unless the player thinks already or has failed."""
        if self._player is None or self._fails or self._thread.is_thinking:
            return
        self._thread.ask(self._player, view, self._budget)
        self.thinking_changed.emit(True)

    def begin_anew(self) -> None:
        """Forget a failure and what is being thought about."""
        self._fails = False
        if self._thread.is_thinking:
            self._thread.cancel()
            self.thinking_changed.emit(False)

    def fail(self, details: str) -> None:
        """Ask no more: the player could not decide, or not legally."""
        self._fails = True
        self.failed.emit(details)

    def shut_down(self) -> bool:
        """Stop thinking and end the thread.

        Says whether the thread has ended, see ``PlayerThread.shut_down``.
        """
        return self._thread.shut_down()

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        self.thinking_changed.emit(False)
        if answer.decision is None:
            self.fail(answer.details)
        else:
            self.decided.emit(answer.decision.move)
