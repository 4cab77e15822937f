"""Who plays in the person's place: a player of the computer behind the person's own view."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sixtysix_gui.ai.player import Budget, Player
from sixtysix_gui.controller.player_thread import Answer, PlayerThread
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView


class StandIn(QObject):
    """Decides on the moves of one seat, on a thread of his own, from what that seat may know.

    A move is handed in only when the table has come to rest and a pause is over, so that it can
    be followed by eye.

    Signals:
        decided: Move for the view that was shown last.
        failed: str, the details for the log; he is not asked again before the next view.
    """

    decided = Signal(object)
    failed = Signal(str)

    def __init__(self, player: Player, pause: int, parent: QObject | None = None) -> None:
        """Take the player's place; ``shut_down`` must be called in the end.

        ``pause`` is how many milliseconds he lets pass at least after the table has come to rest.
        """
        super().__init__(parent)
        self._player = player
        self._move: Move | None = None
        self._may_act = False
        self._thread = PlayerThread(self)
        self._thread.answered.connect(self._take)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(pause)
        self._pause.timeout.connect(self._act)

    def set_pause(self, pause: int) -> None:
        """Act more slowly or faster from now on."""
        self._pause.setInterval(pause)

    def see(self, view: PlayerView) -> None:
        """Look at the newest view, and think if it is his turn; older thoughts are dropped."""
        self._pause.stop()
        self._move = None
        self._may_act = False
        if view.my_turn:
            self._thread.ask(self._player, view, Budget())
        else:
            self._thread.cancel()

    def table_rests(self) -> None:
        """Be told that nothing moves on the table any more."""
        if self._move is not None or self._thread.is_thinking:
            self._pause.start()

    def shut_down(self) -> bool:
        """Stop thinking and end the thread; say whether it has ended."""
        self._pause.stop()
        return self._thread.shut_down()

    @Slot(object)
    def _take(self, answer: Answer) -> None:
        if answer.decision is None:
            self.failed.emit(answer.details)
            return
        self._move = answer.decision.move
        if self._may_act:
            self._hand_in()

    @Slot()
    def _act(self) -> None:
        self._may_act = True
        self._hand_in()

    def _hand_in(self) -> None:
        move, self._move = self._move, None
        if move is not None:
            self.decided.emit(move)
