"""The coach at a table that is only watched: he finds why a good move was made, and says it."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from sixtysix_gui.coach.judgements import Hint, Nudge, Reason, can_review
from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.signals import TableUpdate
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, Move
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.table.values import Advice
from sixtysix_gui.text.coach.reasons import reason_sentence
from sixtysix_gui.text.common import texts
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.windows.table_page import TablePage
from sixtysix_gui.windows.telling.announcer import Announcer

_ = texts("CoachHints")

_PLAIN_MOVES = (DRAW, PASS)
"""What no one asks the reason of."""


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
        """Return the move that was made, if it was clearly the best."""
        hint, update = self.hint, self.update
        if hint is None or update is None or hint.reason is None or not _is_clear(hint):
            return None
        return GoodMove(self.view, update, hint.reason) if hint.best == self.move else None


class MoveReasons(QObject):
    """Lets the coach look at every choice, as who has it sees it, and tells when a move was good.

    No one waits for him: what he has not found when its move has been seen is forgotten. While he
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

    def reset(self, choice: View | None) -> None:
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
        """Return the move that has been seen now, if it was good, and nothing a second time."""
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
    """Return whether one move is clearly the best; "Out" is, even where all else wins, too."""
    if hint.nudge is Nudge.TOO_CLOSE or hint.best in _PLAIN_MOVES:
        return False
    return hint.judgement.leads_clearly or hint.best == GO_OUT


def _forget(choice: _Choice | None) -> None:
    if choice is not None and choice.job is not None:
        choice.job.forget()
        choice.job = None


class Explaining(QObject):
    """Writes on the coach's paper what was good about a move, when that move has been seen.

    Signals:
        has_been_read: there was time to read it; it stays until the next move.
    """

    has_been_read = Signal()

    def __init__(
        self,
        worker: CoachWorker,
        page: TablePage,
        announcer: Announcer,
        narrator: Callable[[], Narrator | None],
        parent: QObject | None = None,
    ) -> None:
        """Say nothing yet: ``use`` switches it on."""
        super().__init__(parent)
        self._table, self._notices, self._announcer = page.table, page.notices, announcer
        self._narrator = narrator
        self._per_letter = 0
        self._shown: GoodMove | None = None
        self._reasons = MoveReasons(worker, self)
        self._reasons.failed.connect(self._say_failure)
        self._reading = QTimer(self)
        self._reading.setSingleShot(True)
        self._reading.timeout.connect(self.has_been_read)
        page.table.advice_ended.connect(self._put_away)

    @property
    def is_on(self) -> bool:
        """Whether moves are explained."""
        return self._per_letter > 0

    def use(self, per_letter: int) -> None:
        """Give each letter that many milliseconds; 0 ends it."""
        self._per_letter, narrator = per_letter, self._narrator()
        if not self.is_on:
            self.stop()
        elif self._shown is not None and narrator is not None:
            self._table.advise(self._advice(self._shown, narrator))

    def begin(self, choice: View | None) -> None:
        """Look at what is to be decided now."""
        self._reasons.reset(choice)

    def stop(self) -> None:
        """Put everything away, and calculate nothing more."""
        self._reasons.stop()
        self._put_away()
        self._table.advise(None)

    def follow(self, update: TableUpdate, controller: GameController) -> None:
        """Take what has happened, and what is to be decided after it."""
        if not self.is_on:
            return
        self._put_away()
        choice, records = controller.watched_choice, controller.game_records()
        if update.fresh_deal or update.at_once or not records[-1].moves:
            self._reasons.reset(choice)
        else:
            self._reasons.follow(records[-1].moves[-1], update, choice)

    def speaks(self) -> bool:
        """Say what there is to say of the move that has been seen; whether it is being read now."""
        if not self.is_on or self._reading.isActive():
            return self.is_on
        good, narrator = self._reasons.told(), self._narrator()
        if good is None or narrator is None:
            return False
        self._shown = good
        advice = self._advice(good, narrator)
        self._table.advise(advice)
        self._announcer.tell_line(advice.spoken)
        self._reading.start(self._per_letter * len(advice.sentence))
        return True

    @Slot()
    def _put_away(self) -> None:
        self._reading.stop()
        self._shown = None

    @Slot()
    def _say_failure(self) -> None:
        self._notices.say(_("The coach could not work this out. See the log for details."))

    def _advice(self, good: GoodMove, narrator: Narrator) -> Advice:
        """Say who did what, as the history does, and why; readers have heard the first."""
        seen, people, mover = good.update, narrator.people, good.view.seat
        why = reason_sentence(
            good.reason,
            narrator.words,
            people.name(opposite(mover)),
            before_move=True,
            mover=people.name(mover),
        )
        done = narrator.told(seen.events[:1], seen.view)
        spoken = _("Coach: {sentence}").format(sentence=why)
        return Advice(" ".join((*done, why)), spoken=spoken)
