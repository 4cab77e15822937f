"""A deal while the coach looks at it: its decisions, what is judged so far, and the account."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.coach.accounts import JudgedDecision, Lesson, dearest, lessons_of
from sixtysix_gui.coach.findings import CLOSER
from sixtysix_gui.coach.judgements import Account, Judgement, Moment, Reason, Verdict, can_review
from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat


class ReviewStage(Enum):
    """How far the coach has come with a deal."""

    NO_SEAT = auto()
    """The record does not say whose decisions are to be judged."""
    FOREIGN = auto()
    """He does not know its rules."""
    RUNNING = auto()
    """It is still played, so he says nothing."""
    WORKING = auto()
    NOTHING = auto()
    """There was nothing to decide."""
    READY = auto()
    FAILED = auto()


@dataclass(frozen=True)
class OwnDecision:
    """An own decision and what is known of it."""

    moment: Moment
    judgement: Judgement | None

    @property
    def strokes(self) -> int:
        """How many strokes it has got so far."""
        return 0 if self.judgement is None else self.judgement.verdict.strokes


class DealInReview(QObject):
    """Asks the coach for one deal and keeps what he answers.

    Attributes:
        moments: those of the person's seat at which there was a choice, in order.
        decisions: those of them that were one, with what is known of each.
        lessons: what clearly cost something, in order, each lesson once.
        marks: the few of them that are worth looking at, in order.

    Signals:
        changed: anything is known that was not; ask again.
        completed: all is judged now, after it was not when the deal was opened.
    """

    changed = Signal()
    completed = Signal()

    def __init__(
        self,
        record: DealRecord,
        seat: Seat | None,
        worker: CoachWorker,
        parent: QObject | None = None,
        *,
        is_running: bool = False,
    ) -> None:
        """Ask at once, unless there is a reason not to."""
        super().__init__(parent)
        self.record = record
        self.seat = seat
        self._worker = worker
        self._job: CoachJob | None = None
        self._closer: CoachJob | None = None
        self._looked_closer: set[int] = set()
        self._uncovering: CoachJob | None = None
        self._uncovers: Judgement | None = None
        self._uncovered: dict[int, tuple[Judgement, Reason | None]] = {}
        self._moments: tuple[Moment, ...] = ()
        self.judgements: dict[int, Judgement] = {}
        self._take_stock()
        self.account: Account | None = None
        self.stage = ReviewStage.WORKING
        if not can_review(record.rules):
            self.stage = ReviewStage.FOREIGN
        elif is_running:
            self.stage = ReviewStage.RUNNING
        elif seat is None:
            self.stage = ReviewStage.NO_SEAT
        else:
            self._ask(seat)

    # ------------------------------------------------------------------------------ what is known

    @property
    def progress(self) -> tuple[int, int]:
        """How many of how many of the person's decisions are judged."""
        return sum(each.step in self.judgements for each in self.moments), len(self.moments)

    @property
    def share(self) -> float:
        """How much of all the work is done, 0 to 1."""
        return len(self.judgements) / len(self._moments) if self._moments else 0.0

    def lesson_at(self, step: int) -> Lesson | None:
        """Return the lesson that a move belongs to, by its number; None where it cost nothing."""
        return next((lesson for lesson in self.lessons if step in lesson.steps), None)

    @property
    def own_is_judged(self) -> bool:
        """Whether all decisions of the person are judged, so that the marks stay as they are."""
        judged, count = self.progress
        return bool(count) and judged == count

    def hidden_reason(self, step: int) -> Reason | None:
        """Return what is said of what lay hidden at a decision; None while nothing is known."""
        judgement, reason = self._uncovered.get(step, (None, None))
        return reason if judgement == self.judgements.get(step) else None

    # ------------------------------------------------------------------------------ what is asked

    def try_again(self) -> None:
        """Ask once more, after a failure."""
        if self.seat is not None:
            self._ask(self.seat)
            self.changed.emit()

    def look_closer(self, step: int) -> None:
        """Have a decision that was too close to call looked at with more worlds, once."""
        judgement = self.judgements.get(step)
        if judgement is None or self.seat is None or self.stage is not ReviewStage.READY:
            return
        is_open = judgement.verdict is Verdict.CLOSE
        is_open = is_open and not (judgement.exact or judgement.disputed)
        if not is_open or judgement.worlds >= CLOSER.worlds or step in self._looked_closer:
            return
        if self._closer is not None:
            self._closer.forget()
        self._looked_closer.add(step)
        job = self._closer = self._worker.look_closer(self.record, self.seat, step)
        job.judged.connect(self._take_judgement)
        job.summed.connect(self._take_account)
        job.ended.connect(self._end_closer)
        job.failed.connect(self._end_closer)

    def uncover(self, step: int) -> None:
        """Ask what lay hidden at a decision, once for every judgement on it."""
        judgement = self.judgements.get(step)
        if judgement is None or self.stage is not ReviewStage.READY:
            return
        known, _ = self._uncovered.get(step, (None, None))
        if judgement in (known, self._uncovers):
            return
        if self._uncovering is not None:
            self._uncovering.forget()
        self._uncovers = judgement
        job = self._uncovering = self._worker.uncover(self.record, step, judgement)
        job.uncovered.connect(partial(self._take_hidden, step, judgement))
        job.ended.connect(self._end_uncovering)
        job.failed.connect(partial(self._say_nothing_hidden, step, judgement))

    def leave(self) -> None:
        """Want nothing more to be told; the work for it goes on only if somebody else asks."""
        for job in (self._job, self._closer, self._uncovering):
            if job is not None:
                job.forget()
        self._job = self._closer = None
        self._end_uncovering()

    def _ask(self, seat: Seat) -> None:
        self.stage = ReviewStage.WORKING
        job = self._job = self._worker.review(self.record, seat)
        job.opened.connect(self._open)
        job.judged.connect(self._take_judgement)
        job.summed.connect(self._take_account)
        job.ended.connect(self._end)
        job.failed.connect(self._fail)

    def _take_stock(self) -> None:
        """Bring up to date what follows from the moments and the judgements on them."""
        self.moments = tuple(each for each in self._moments if each.seat is self.seat)
        made = [OwnDecision(each, self.judgements.get(each.step)) for each in self.moments]
        self.decisions = tuple(
            one
            for one in made
            if one.judgement is None or one.judgement.verdict is not Verdict.NONE
        )
        self.lessons = lessons_of(
            JudgedDecision(one.moment.step, one.moment.view, one.judgement)
            for one in self.decisions
            if one.judgement is not None
        )
        self.marks = dearest(self.lessons)

    def _open(self, moments: Sequence[Moment]) -> None:
        self._moments = tuple(moments)
        self._take_stock()
        if not self.moments:
            self.stage = ReviewStage.NOTHING
        self.changed.emit()

    def _take_judgement(self, step: int, judgement: Judgement) -> None:
        self.judgements[step] = judgement
        self._take_stock()
        self.changed.emit()

    def _take_account(self, account: Account | None) -> None:
        self.account = account
        is_new = self.stage is ReviewStage.WORKING
        if is_new:
            self.stage = ReviewStage.READY
        self.changed.emit()
        if is_new:
            self.completed.emit()

    def _end(self) -> None:
        self._job = None

    def _end_closer(self) -> None:
        self._closer = None

    def _take_hidden(self, step: int, judgement: Judgement, reason: Reason | None) -> None:
        self._uncovered[step] = judgement, reason
        self.changed.emit()

    def _say_nothing_hidden(self, step: int, judgement: Judgement, _details: str) -> None:
        """After a failure the cards lie open without a word; the log has said why."""
        self._uncovered[step] = judgement, None
        self._end_uncovering()

    def _end_uncovering(self) -> None:
        self._uncovering = self._uncovers = None

    def _fail(self) -> None:
        self._job = None
        self.stage = ReviewStage.FAILED
        self.changed.emit()
