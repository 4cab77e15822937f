"""The tricky situations of rules.md section 5 that concern two hands, replayed on both engines."""

import pytest

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.deals.packs import Layout
from tests.helpers.deals.replay import replay
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.scoring import Outcome
from tests.rules.data.closing import CLOSING
from tests.rules.data.exchanging import EXCHANGING
from tests.rules.data.going_out import GOING_OUT
from tests.rules.data.marriages import MARRIAGES
from tests.rules.data.play import PLAY
from tests.rules.data.situation import Situation, Then

SITUATIONS = (*MARRIAGES, *EXCHANGING, *CLOSING, *GOING_OUT, *PLAY)
CASES = [
    pytest.param(row, variant, id=f"{row.row} {variant}")
    for row in SITUATIONS
    for variant in row.variants
]


def in_your_words(outcome: Outcome, you: str) -> str:
    """A settlement as the rows write it."""
    if outcome["winner"] is None:
        return "draw"
    winner = "you" if outcome["winner"] == you else "opponent"
    return f"{winner} {outcome['points']} {outcome['termination']}"


def check(deal: EngineDeal, then: Then, you: str, opponent: str) -> None:
    """Compare a position with everything a row says about it."""
    legal = deal.legal()
    assert set(then.allows.split()) <= set(legal)
    assert not set(then.forbids.split()) & set(legal)
    assert sorted(then.only.split()) in ([], legal)
    assert then.yours in (None, deal.total(you))
    assert then.theirs in (None, deal.total(opponent))
    assert set(then.you_hold.split()) <= set(deal.hand(you))
    assert set(then.they_hold.split()) <= set(deal.hand(opponent))
    if then.cards_each is not None:
        assert [len(deal.hand(seat)) for seat in "AB"] == [then.cards_each] * 2
    if then.result:
        assert in_your_words(deal.result(), you) == then.result


@pytest.mark.parametrize(("row", "variant"), CASES)
def test_situation(row: Situation, variant: str) -> None:
    pack = row.cards.order(profile(variant, row.overrides))
    deal = EngineDeal(engine_rules(variant, row.overrides), pack, "A")
    opponent = "A" if row.seat == "B" else "B"
    for then in row.then:
        replay(deal, then.play)
        check(deal, then, row.seat, opponent)


@pytest.mark.parametrize(("row", "variant"), CASES)
def test_naive_engine_agrees(row: Situation, variant: str) -> None:
    rules = profile(variant, row.overrides)
    pack = row.cards.order(rules)
    naive, real = (
        NaiveDeal(rules, pack, "A"),
        EngineDeal(engine_rules(variant, row.overrides), pack, "A"),
    )
    for then in row.then:
        replay(naive, then.play)
        replay(real, then.play)
        assert real.legal() == naive.legal()
        assert [real.total(seat) for seat in "AB"] == [naive.total(seat) for seat in "AB"]


def test_every_row_for_two_hands_is_there() -> None:
    rows = {row.row.split()[0] for row in SITUATIONS}
    assert rows == {f"T{number:02}" for number in range(1, 63)}


def test_a_claim_before_following_leaves_the_card_with_its_leader() -> None:
    layout = Layout(forehand="AC JC", dealer="9C KC AD", talon="JS QS TS 9H")
    deal = EngineDeal(engine_rules("house-66"), layout.order(profile("house-66")), "A")
    replay(deal, "AC 9C d JC KC d AD out")
    assert deal.state.is_over
    assert deal.state.led == Card.parse("AD")
    assert deal.state.leader is Seat.A
