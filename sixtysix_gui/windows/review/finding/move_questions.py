"""What the coach is asked besides: about moves that were not made, and about the better one."""

from functools import partial

from PySide6.QtCore import QObject, Signal

from sixtysix_gui.coach.values.judgements import Judgement, Moment, Study
from sixtysix_gui.controller.coaching.coach_worker import CoachJob, CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.moves import Move


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
        """Give what is known of a move that was not made."""
        return self._judgements.get((step, move))

    def has_failed(self, step: int, move: Move) -> bool:
        """Whether nothing could be found about a move."""
        return (step, move) in self._failed

    def study(self, step: int, judgement: Judgement) -> Study | None:
        """Give what else there is to tell of the better move of a judgement."""
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
