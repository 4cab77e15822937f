"""A coach who finds in a deal what the test wants him to find, without a process of his own."""

from collections.abc import Mapping

from sixtysix_gui.coach.accounts import JudgedDecision, account_of
from sixtysix_gui.coach.judgements import (
    Account,
    Judgement,
    Moment,
    MoveWorth,
    Reason,
    Study,
    Verdict,
)
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.controller.coach_work import (
    CloserWork,
    Ended,
    HiddenWork,
    Judged,
    OtherJudged,
    OtherMoveWork,
    ReviewWork,
    Started,
    Studied,
    StudyWork,
    Summed,
    Uncovered,
)
from sixtysix_gui.records import DealRecord, replay
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat, opposite
from tests.helpers.coach.scripted_link import ScriptedLink

LOSSES = {Verdict.SLIP: 0.3, Verdict.MISTAKE: 0.5, Verdict.BLUNDER: 1.0}


def other_move(moment: Moment) -> Move:
    """Return another legal move of a moment, to be called better."""
    return next(move for move in moment.view.legal_moves if move != moment.move)


def judgement_of(moment: Moment, verdict: Verdict) -> Judgement:
    """Return a judgement of that verdict; only what is clear costs anything."""
    loss = LOSSES.get(verdict, 0.0)
    best = other_move(moment) if loss else moment.move
    second = moment.move if loss else other_move(moment)
    return Judgement(
        trick=moment.trick,
        played=moment.move,
        best=best,
        verdict=verdict,
        loss=loss,
        bound=0.05,
        reason=Reason(0, (("best", best), ("a", 52), ("n", 100), ("played", second), ("b", 43))),
        worlds=400,
        exact=False,
        worths=(
            MoveWorth(best, 0.5, 0.05, 52, 100, 0.5),
            MoveWorth(second, 0.1, 0.05, 43, 100, 0.4),
        ),
        value=0.5,
        value_after=0.5 - loss,
        chance=0.5,
        chance_after=0.4,
    )


class ReviewLink(ScriptedLink):
    """Finds every own move good but for those whose verdicts it is told, by their place."""

    def __init__(self, verdicts: Mapping[int, Verdict] | None = None) -> None:
        super().__init__()
        self.verdicts = dict(verdicts or {})

    def judged(self, record: DealRecord, seat: Seat) -> dict[int, Judgement]:
        own = [moment for moment in moments_of(record) if moment.seat is seat]
        by_step = {moment.step: place for place, moment in enumerate(own)}
        return {
            moment.step: judgement_of(
                moment, self.verdicts.get(by_step.get(moment.step, -1), Verdict.GOOD)
            )
            for moment in moments_of(record)
        }

    def account(self, record: DealRecord, seat: Seat) -> Account | None:
        """Sum the deal up as the coach would."""
        outcome = replay(record).state.outcome
        if outcome is None:
            return None
        judged = self.judged(record, seat)
        moves = [
            JudgedDecision(moment.step, moment.view, judged[moment.step], moment.seat is seat)
            for moment in moments_of(record)
        ]
        mine, theirs = outcome.points[seat], outcome.points[opposite(seat)]
        return account_of(moves, mine - theirs)

    def open(self) -> ReviewWork:
        """Tell the decisions of the deal that was asked for last."""
        begin = self.begun
        assert isinstance(begin.work, ReviewWork)
        self.received.emit(Started(begin.number, moments_of(begin.work.record)))
        return begin.work

    def judge(self, count: int | None = None) -> None:
        """Judge a number of moves, or all."""
        begin = self.begun
        assert isinstance(begin.work, ReviewWork | CloserWork)
        judged = self.judged(begin.work.record, begin.work.seat)
        for step, judgement in list(judged.items())[:count]:
            self.received.emit(Judged(begin.number, step, judgement))

    def uncover(self, reason: Reason | None) -> HiddenWork:
        """Say what lay hidden, as was asked for last, and end."""
        begin = self.begun
        assert isinstance(begin.work, HiddenWork)
        self.received.emit(Uncovered(begin.number, reason))
        self.received.emit(Ended(begin.number))
        return begin.work

    def judge_other(self, judgement: Judgement) -> OtherMoveWork:
        """Judge a move that was not made, as was asked for last, and end."""
        begin = self.begun
        assert isinstance(begin.work, OtherMoveWork)
        self.received.emit(OtherJudged(begin.number, judgement))
        self.received.emit(Ended(begin.number))
        return begin.work

    def study(self, study: Study) -> StudyWork:
        """Tell what else there is of a better move, as was asked for last, and end."""
        begin = self.begun
        assert isinstance(begin.work, StudyWork)
        self.received.emit(Studied(begin.number, study))
        self.received.emit(Ended(begin.number))
        return begin.work

    def finish_all(self) -> None:
        """Finish one deal after another, until no other is asked for."""
        done = 0
        while self.begun.number != done:
            done = self.begun.number
            self.finish()

    def finish(self) -> None:
        """Judge all, sum up and end."""
        begin, work = self.begun, self.open()
        self.judge()
        self.received.emit(Summed(begin.number, self.account(work.record, work.seat)))
        self.received.emit(Ended(begin.number))
