"""What is asked and answered at a decision: a mark to be found, and moves that were not made."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum, auto
from functools import partial

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.coach.judgements import Judgement, Moment, Study
from sixtysix_gui.controller.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.windows.review.deal_in_review import OwnDecision, ReviewStage
from sixtysix_gui.windows.review.walk import Walk


class FindingMemory:
    """Remembers what was found while the program runs; the switch is kept by somebody else."""

    def __init__(
        self,
        is_on: Callable[[], bool] = lambda: False,
        turn: Callable[[bool], object] = lambda _on: None,
    ) -> None:
        """``is_on`` reads the switch, ``turn`` keeps another choice."""
        self._is_on = is_on
        self._turn = turn
        self._answered: list[tuple[DealRecord, int]] = []

    @property
    def is_on(self) -> bool:
        """Whether the person wants to find it first."""
        return self._is_on()

    def turn(self, *, on: bool) -> None:
        """Keep what the person wants from now on."""
        if on is not self.is_on:
            self._turn(on)

    def answer(self, record: DealRecord, step: int) -> None:
        """Remember that a mark was found or shown, by the number of its move."""
        if not self.is_answered(record, step):
            self._answered.append((record, step))

    def is_answered(self, record: DealRecord, step: int) -> bool:
        """Whether a mark was found or shown."""
        return (record, step) in self._answered


class MoveQuestions(QObject):
    """Asks about the moves of one deal and keeps the answers.

    Of either kind one question waits for its answer; a newer one takes its place.

    Signals:
        changed: something is known that was not, or cannot be found.
    """

    changed = Signal()

    def __init__(self, record: DealRecord, worker: CoachWorker, parent: QObject) -> None:
        """Ask nothing yet."""
        super().__init__(parent)
        self._record = record
        self._worker = worker
        self._judgements: dict[tuple[int, Move], Judgement] = {}
        self._studies: dict[int, tuple[Judgement, Study]] = {}
        self._failed: set[tuple[int, Move]] = set()
        self._judging: tuple[tuple[int, Move], CoachJob] | None = None
        self._studying: tuple[tuple[int, Judgement], CoachJob] | None = None

    def judgement(self, step: int, move: Move) -> Judgement | None:
        """Return what is known of a move that was not made."""
        return self._judgements.get((step, move))

    def has_failed(self, step: int, move: Move) -> bool:
        """Whether nothing could be found about a move."""
        return (step, move) in self._failed

    def study(self, step: int, judgement: Judgement) -> Study | None:
        """Return what else there is to tell of the better move of a judgement."""
        known, study = self._studies.get(step, (None, None))
        return study if known == judgement else None

    def ask(self, moment: Moment, move: Move) -> None:
        """Have a move judged that was not made."""
        key = moment.step, move
        if key in self._judgements or (self._judging is not None and self._judging[0] == key):
            return
        self.stop_judging()
        self._failed.discard(key)
        job = self._worker.judge_other(self._record, moment.view, move)
        self._judging = key, job
        job.other_judged.connect(partial(self._take_judgement, key))
        job.ended.connect(self._end_judging)
        job.failed.connect(partial(self._fail, key))

    def look_into(self, moment: Moment, judgement: Judgement) -> None:
        """Have the better move of a judgement studied, once."""
        key = moment.step, judgement
        is_asked = self._studying is not None and self._studying[0] == key
        if is_asked or self.study(*key) is not None:
            return
        self._forget_studying()
        job = self._worker.study(self._record, moment.view, moment.move, judgement.best)
        self._studying = key, job
        job.studied.connect(partial(self._take_study, key))
        job.ended.connect(self._end_studying)
        job.failed.connect(partial(self._say_nothing_more, key))

    def stop_judging(self) -> None:
        """Want to know no more of the move that is being judged."""
        if self._judging is not None:
            self._judging[1].forget()
        self._judging = None

    def leave(self) -> None:
        """Want nothing more to be told."""
        self.stop_judging()
        self._forget_studying()

    def _forget_studying(self) -> None:
        if self._studying is not None:
            self._studying[1].forget()
        self._studying = None

    def _take_judgement(self, key: tuple[int, Move], judgement: Judgement) -> None:
        self._judgements[key] = judgement
        self.changed.emit()

    def _take_study(self, key: tuple[int, Judgement], study: Study) -> None:
        step, judgement = key
        self._studies[step] = judgement, study
        self.changed.emit()

    def _end_judging(self) -> None:
        self._judging = None

    def _end_studying(self) -> None:
        self._studying = None

    def _fail(self, key: tuple[int, Move], _details: str) -> None:
        self._judging = None
        self._failed.add(key)
        self.changed.emit()

    def _say_nothing_more(self, key: tuple[int, Judgement], _details: str) -> None:
        """After a failure the reason alone is told; the log has said why."""
        self._studying = None
        self._studies[key[0]] = key[1], Study((), None)


class Given(Enum):
    """How a mark was answered."""

    RIGHT = auto()
    ALSO_GOOD = auto()
    SHOWN = auto()


@dataclass(frozen=True)
class GivenAnswer:
    """An answer, and the move that was given; None where the person had it shown.

    ``judgement`` is that of a move that is not clearly worse than the best.
    """

    given: Given
    move: Move | None = None
    judgement: Judgement | None = None


@dataclass(frozen=True)
class LookedAt:
    """A move that the person has pointed at; without a judgement the coach is still looking."""

    move: Move
    judgement: Judgement | None
    failed: bool = False


def lacks_for_out(decision: OwnDecision, move: Move) -> int:
    """Return the card points that a false "Out" lacks; 0 for any other move."""
    view = decision.moment.view
    return max(TARGET - view.total(view.seat), 0) if move == GO_OUT else 0


class Finder(QObject):
    """Asks at marks what would have been best, and tells of any other move that is pointed at.

    Signals:
        changed: something is known, asked or answered that was not.
    """

    changed = Signal()

    def __init__(self, memory: FindingMemory, worker: CoachWorker, parent: QObject) -> None:
        """Begin without a deal."""
        super().__init__(parent)
        self._memory = memory
        self._worker = worker
        self._walk: Walk | None = None
        self._questions: MoveQuestions | None = None
        self._answers: dict[int, GivenAnswer] = {}
        self._looked: tuple[int, Move] | None = None

    @property
    def is_on(self) -> bool:
        """Whether marks are to be found first."""
        return self._memory.is_on

    def turn(self, *, on: bool) -> None:
        """Ask at marks from now on, or show everything at once."""
        self._memory.turn(on=on)
        self._looked = None
        self.changed.emit()

    # ------------------------------------------------------------------------------ which deal

    def enter(self, walk: Walk) -> None:
        """Ask about the decisions of a deal."""
        self._walk = walk
        self._answers.clear()
        self._looked = None
        self._questions = MoveQuestions(walk.deal.record, self._worker, self)
        self._questions.changed.connect(self._take_news)

    def come_to(self, decision: OwnDecision | None) -> None:
        """Forget the other move that was looked at where another decision is shown."""
        if self._looked is None or self._questions is None:
            return
        if decision is None or decision.moment.step != self._looked[0]:
            self._looked = None
            self._questions.stop_judging()

    def leave(self) -> None:
        """Want to know nothing more of the deal."""
        questions, self._questions = self._questions, None
        self._walk = None
        if questions is not None:
            questions.leave()
            questions.deleteLater()

    # ------------------------------------------------------------------------ what there is to see

    def asks(self, decision: OwnDecision) -> bool:
        """Whether a decision is a mark that is still to be found."""
        walk = self._walk
        mark = None if walk is None else walk.mark_of(decision)
        if walk is None or mark is None or not self._memory.is_on or self.waits(decision):
            return False
        return not self._memory.is_answered(walk.deal.record, mark)

    def waits(self, decision: OwnDecision) -> bool:
        """Whether a decision cost something, but it is not known yet whether it is a mark.

        The marks are known once all own decisions are judged.
        """
        walk = self._walk
        if walk is None or not self._memory.is_on or not decision.strokes:
            return False
        is_known = walk.review.own_is_judged or walk.review.stage is not ReviewStage.WORKING
        step = decision.moment.step
        return not is_known and not self._memory.is_answered(walk.deal.record, step)

    def keeps_back(self, decision: OwnDecision) -> bool:
        """Whether a decision is still hidden: it is being asked about, or will be."""
        return self.waits(decision) or self.asks(decision)

    def is_mark(self, decision: OwnDecision) -> bool:
        """Whether a decision is one of those that the coach speaks about."""
        return self._walk is not None and self._walk.mark_of(decision) is not None

    def has_note(self, decision: OwnDecision) -> bool:
        """Whether the note is not about the decision itself: a question, or another move."""
        return self.keeps_back(decision) or self.looked_at(decision) is not None

    def answer(self, decision: OwnDecision) -> GivenAnswer | None:
        """Return how a mark was answered in this window."""
        return self._answers.get(decision.moment.step)

    def looked_at(self, decision: OwnDecision) -> LookedAt | None:
        """Return the other move that the person wants to know about."""
        step, questions = decision.moment.step, self._questions
        if self._looked is None or self._looked[0] != step or questions is None:
            return None
        move = self._looked[1]
        known = questions.judgement(step, move)
        if move == decision.moment.move:
            known = decision.judgement
        return LookedAt(move, known, questions.has_failed(step, move))

    def study(self, decision: OwnDecision) -> Study | None:
        """Return what else is known of the better move of a mark; it is asked for."""
        judgement, questions = decision.judgement, self._questions
        if judgement is None or questions is None:
            return None
        if not self.is_mark(decision) or self.keeps_back(decision):
            return None
        questions.look_into(decision.moment, judgement)
        return questions.study(decision.moment.step, judgement)

    def lights(self, decision: OwnDecision) -> tuple[Move | None, Move | None]:
        """Return the move that gold light lies on, and the one that has the ring."""
        looked = self.looked_at(decision)
        ringed = decision.moment.move if looked is None else looked.move
        if self.keeps_back(decision):
            return None, None if looked is None else looked.move
        judgement = decision.judgement
        clear = judgement is not None and judgement.verdict.strokes
        return judgement.best if judgement is not None and clear else None, ringed

    # ------------------------------------------------------------------------ what the person does

    def point_at(self, decision: OwnDecision, move: Move) -> None:
        """Take a move as the answer, or as the one to be told about.

        The played and the better move, once they are seen, lead back to what is said of them.
        """
        if self.waits(decision):
            return
        judgement, asks = decision.judgement, self.asks(decision)
        best = judgement.best if judgement is not None and decision.strokes else None
        if asks and move == best:
            self._settle(decision, GivenAnswer(Given.RIGHT, move))
        elif not asks and (move in (best, decision.moment.move) or self._is_looked_at(move)):
            self.look_away()
        else:
            self._looked = decision.moment.step, move
            if move != decision.moment.move and self._questions is not None:
                self._questions.ask(decision.moment, move)
            self._take_news()

    def show(self, decision: OwnDecision) -> None:
        """Show what would have been best."""
        self._settle(decision, GivenAnswer(Given.SHOWN))

    def look_away(self) -> bool:
        """Come back from another move to the decision itself; say whether there was one."""
        was_away = self._looked is not None
        self.come_to(None)
        if was_away:
            self.changed.emit()
        return was_away

    def _is_looked_at(self, move: Move) -> bool:
        return self._looked is not None and self._looked[1] == move

    def _settle(self, decision: OwnDecision, answer: GivenAnswer) -> None:
        if self._walk is None:
            return
        step = decision.moment.step
        mark = self._walk.mark_of(decision)
        self._answers[step] = answer
        self._memory.answer(self._walk.deal.record, step if mark is None else mark)
        self._looked = None
        self.changed.emit()

    def _take_news(self) -> None:
        """Let a move that is not clearly worse be an answer, too; never a false "Out"."""
        decision = None if self._walk is None else self._walk.decision
        looked = None if decision is None else self.looked_at(decision)
        if decision is not None and looked is not None and self.asks(decision):
            judgement = looked.judgement
            is_false = lacks_for_out(decision, looked.move) > 0
            if judgement is not None and not judgement.verdict.strokes and not is_false:
                self._settle(decision, GivenAnswer(Given.ALSO_GOOD, looked.move, judgement))
                return
        self.changed.emit()
