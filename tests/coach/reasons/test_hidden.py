"""What lay hidden: true of the finished deal, and never more than that."""

import pytest

from sixtysix_gui.coach.judging import judge
from sixtysix_gui.coach.reasons.hidden import what_lay_hidden
from sixtysix_gui.coach.reviewing import moments_of
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.records import replay
from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, PlayCard
from sixtysix_gui.rules.seats import opposite
from tests.coach.positions import QUICK, played_record
from tests.helpers.naive.thinking.card_counting import card_points, counted
from tests.helpers.players.player_moments import never


def assert_true(record: DealRecord, step: int, verdict: Verdict) -> int | None:
    """Check what is said of a move against the whole deal; give the reason's number."""
    states = replay(record).states
    state = states[step]
    view = state.view(state.to_act)
    judgement = judge(view, record.moves[step], never, limits=QUICK)
    assert judgement.verdict is verdict
    reason = what_lay_hidden(record, step, judgement, never, QUICK)
    if reason is None:
        return None
    if reason.number == 32:
        assert_passed_over(record, states, step, reason.value("t"))
        return 32
    card, a, n = (reason.value(name) for name in ("card", "a", "n"))
    assert isinstance(card, Card)
    assert isinstance(a, int)
    assert isinstance(n, int)
    assert 0 < a < n
    assert card in counted(view).possible
    lies_in_talon = card in state.undealt
    assert lies_in_talon is (reason.number == 40)
    assert lies_in_talon is not (card in state.hands[opposite(state.to_act)])
    assert (verdict is Verdict.GOOD) is (reason.number == 41)
    return reason.number


def assert_passed_over(
    record: DealRecord, states: tuple[Deal, ...], step: int, total: object
) -> None:
    """The other had 66 and did something else, before the seat acted again."""
    me = states[step].to_act
    found: list[int] = []
    for state, move in list(zip(states, record.moves, strict=False))[step + 1 :]:
        if state.to_act is me:
            break
        if GO_OUT in state.legal_moves() and move != GO_OUT:
            found.append(card_points(state.view(me), state.to_act))
    assert total in found
    assert isinstance(total, int)
    assert total >= 66


@pytest.mark.slow(sample=4)
@pytest.mark.parametrize("number", range(16))
@pytest.mark.parametrize("rules", ["german-66", "schnapsen"])
def test_what_is_said_of_hidden_cards_is_true(rules: str, number: int) -> None:
    record = played_record(rules, number)
    for moment in moments_of(record):
        if isinstance(moment.move, PlayCard):
            view = moment.view
            verdict = judge(view, moment.move, never, limits=QUICK).verdict
            assert_true(record, moment.step, verdict)


@pytest.mark.window
def test_a_card_is_found_to_blame() -> None:
    """Over some deals a good move goes wrong by one card."""
    met: set[int | None] = set()
    for number in range(10):
        record = played_record("german-66", number)
        for moment in moments_of(record):
            judgement = judge(moment.view, moment.move, never, limits=QUICK)
            met.add(assert_true(record, moment.step, judgement.verdict))
        if {None, 41} <= met:
            return
    raise AssertionError(met)
