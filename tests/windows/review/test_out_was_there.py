"""Whoever plays on with 66 is told in the review, even where nothing was lost by it."""

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from typing_extensions import override

from sixtysix_gui.coach.judgements import Judgement, Moment, Verdict
from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.coach.positions import QUICK
from tests.helpers.coach.scripted_review import ReviewLink
from tests.helpers.deals.seeded_deals import seeded_deal, seeded_pack
from tests.helpers.deals.viewer_records import OWN
from tests.helpers.players.player_moments import never
from tests.windows.review.at_the_review import press
from tests.windows.review.conftest import Open

pytestmark = pytest.mark.window

PLAYED_ON = (("german-66", 39), ("german-66", 17), ("schnapsen", 13))
"""Deals in which A has 66, sees all cards, and plays on: any move wins as much as "Out"."""


def never_out(rules: str, number: int) -> DealRecord:
    """Return a deal of moves drawn at random, in which no one goes out or closes."""
    start = seeded_deal(rule_set(rules), number)
    state, source = start, random.Random(number)
    moves: list[Move] = []
    while not state.is_over:
        others = [move for move in state.legal_moves() if move not in (GO_OUT, CLOSE_TALON)]
        moves.append(source.choice(others))
        state = state.apply(moves[-1])[0]
    pack = seeded_pack(start.rules, number)
    return DealRecord(start.rules, pack, BOTH[number % 2], tuple(moves), tags=OWN)


def passed_over(record: DealRecord) -> Moment:
    """Return the first moment at which A might have gone out."""
    return next(
        moment
        for moment in moments_of(record)
        if moment.seat is Seat.A
        and GO_OUT in moment.view.legal_moves
        and moment.view.total(Seat.A) >= TARGET
    )


class NothingToDecide(ReviewLink):
    """Finds all choices worth the same, but looks at the moment when "Out" was there."""

    @override
    def judged(self, record: DealRecord, seat: Seat) -> dict[int, Judgement]:
        found = super().judged(record, seat)
        nothing = {
            step: replace(judgement, verdict=Verdict.NONE, reason=None)
            for step, judgement in found.items()
        }
        moment = passed_over(record)
        return {**nothing, moment.step: judge(moment.view, moment.move, never, limits=QUICK)}


@pytest.fixture
def link() -> ReviewLink:
    return NothingToDecide()


@pytest.mark.parametrize(("rules", "number"), PLAYED_ON)
def test_it_is_seen_as_a_note_without_strokes(
    rules: str, number: int, review: Open, link: ReviewLink
) -> None:
    record = never_out(rules, number)
    moment = passed_over(record)
    assert moment.move != GO_OUT
    viewer = review(record)
    link.finish()
    press(viewer, Qt.Key.Key_Escape)
    assert viewer.review is not None
    assert [decision.moment for decision in viewer.review.decisions] == [moment]
    assert not any(decision.strokes for decision in viewer.review.decisions)
    press(viewer, Qt.Key.Key_A)
    rows = [row for row in viewer.column.list.rows if moment.step in row.steps]
    assert [row.verdict for row in rows] == [Verdict.GOOD]
    viewer.show_place(0)
    press(viewer, Qt.Key.Key_Down)
    assert viewer.decision is not None
    assert viewer.decision.moment == moment
    note = viewer.column.note.text
    assert note.verdict is Verdict.GOOD
    assert note.loss is None
    total = moment.view.total(Seat.A)
    assert note.why == f"You had {total}: “Out!” ends the deal at once."
