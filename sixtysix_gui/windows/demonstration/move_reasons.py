"""What the coach has to say of the moves of a demonstration, found while they are shown."""

from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.coach.values.judgements import Hint, Nudge, can_review
from sixtysix_gui.coach.values.reasons import Reason
from sixtysix_gui.controller.coaching.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.controller.signals import TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, Move

_PLAIN_MOVES = (DRAW, PASS)
"""What nobody asks the reason of."""


@dataclass(frozen=True)
class GoodMove:
    """A move that was clearly the best, what came of it, and why."""

    view: View
    update: TableUpdate
    reason: Reason


@dataclass
class _Choice:
    """What somebody was to decide, what the coach finds, and what was decided."""

    view: View
    job: CoachJob | None = None
    hint: Hint | None = None
    move: Move | None = None
    update: TableUpdate | None = None

    def as_good_move(self) -> GoodMove | None:
        """Give the move that was made, if it was clearly the best."""
        hint, update = self.hint, self.update
        if hint is None or update is None or hint.reason is None or not _is_clear(hint):
            return None
        return GoodMove(self.view, update, hint.reason) if hint.best == self.move else None


class MoveReasons(QObject):
    """Lets the coach look at every choice, as who has it sees it, and tells when a move was good.

    Nobody waits for him: what he has not found when its move has been seen is forgotten. While he
    still looks at that move, the next choice waits. Where he has failed he is asked no more.

    Signals:
        failed: the coach could not work something out; the log says why.
    """

    failed = Signal()

    def __init__(self, worker: CoachWorker, parent: QObject | None = None) -> None:
        """Look at nothing yet."""
        super().__init__(parent)
        self._worker = worker
        self._fails = False
        self._made: _Choice | None = None
        self._next: _Choice | None = None

    def begin_anew(self, choice: View | None) -> None:
        """Look at a choice, and forget all others and a failure."""
        self.stop()
        self._fails = False
        self._expect(choice)

    def stop(self) -> None:
        """Want nothing more of the coach."""
        for choice in (self._made, self._next):
            _forget(choice)
        self._made = self._next = None

    def follow(self, move: Move, update: TableUpdate, choice: View | None) -> None:
        """Take what was done, and what is to be decided now."""
        made = self._next
        if made is not None:
            made.move, made.update = move, update
        if self._made is None or (made is not None and made.hint is not None):
            _forget(self._made)
            self._made = made
        else:  # the draw that follows a card by itself: that card has not been told yet
            _forget(made)
        self._expect(choice)

    def told(self) -> GoodMove | None:
        """Give the move that has been seen now, if it was good, and nothing a second time."""
        made, self._made = self._made, None
        _forget(made)
        self._look()
        return None if made is None else made.as_good_move()

    def _expect(self, choice: View | None) -> None:
        self._next = None
        if choice is not None and choice.rules.close and len(choice.legal_moves) > 1:
            self._next = _Choice(choice) if can_review(choice.rules) else None
        self._look()

    def _look(self) -> None:
        """Ask about the next choice, unless the one before it is still looked at."""
        choice = self._next
        is_busy = self._made is not None and self._made.job is not None
        if self._fails or choice is None or choice.job or choice.hint or is_busy:
            return
        job = choice.job = self._worker.hint(choice.view)
        job.advised.connect(partial(self._take, choice))
        job.ended.connect(partial(self._end, choice))
        job.failed.connect(partial(self._fail, choice))

    def _take(self, choice: _Choice, hint: Hint) -> None:
        choice.hint = hint

    def _end(self, choice: _Choice) -> None:
        choice.job = None
        self._look()

    def _fail(self, choice: _Choice, _details: str) -> None:
        choice.job = None
        self._fails = True
        self.failed.emit()


def _is_clear(hint: Hint) -> bool:
    """Say whether one move is clearly the best; "Out" is, even where all else wins, too."""
    if hint.nudge is Nudge.TOO_CLOSE or hint.best in _PLAIN_MOVES:
        return False
    return hint.judgement.leads_clearly or hint.best == GO_OUT


def _forget(choice: _Choice | None) -> None:
    if choice is not None and choice.job is not None:
        choice.job.forget()
        choice.job = None
