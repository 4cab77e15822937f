"""The numbers of a rule set against the settlement and the engine's own rules of play."""

import pickle
import random
from itertools import product

import pytest

from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import CARD, context_of, mask_of, place_of
from sixtysix_gui.ai.two.solver.terms import CONTEXTS, Terms
from sixtysix_gui.rules.cards import Card, Suit, beats, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import CardPoints, Close, DealEnd
from sixtysix_gui.rules.seats import BOTH, Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set
from tests.helpers.deals.solver_positions import rules_number
from tests.helpers.rows import each_row
from tests.helpers.runs.sampling import evenly_spread

RULES = 60
"""The first of them are the named ones, with mixtures between."""
CLOSES: list[Close | None] = [
    None,
    *(
        Close(seat, 3, before_draw=False, defender_points=points, defender_tricks=tricks)
        for seat in BOTH
        for points, tricks in ((0, 0), (0, 1), (32, 2), (33, 1), (65, 3))
    ),
]
TALLIES = [
    CardPoints(),
    CardPoints(melded=40),
    *(CardPoints(captured=points, tricks=1) for points in (0, 2, 32, 33, 34, 65, 66, 67, 90, 130)),
]


def won(rules: Rules, end: DealEnd, seat: Seat) -> int:
    outcome = settle(rules, end)
    if outcome.winner is None:
        return 0
    return outcome.game_points if outcome.winner is seat else -outcome.game_points


def pair(seat: Seat, own: CardPoints, other: CardPoints) -> tuple[CardPoints, CardPoints]:
    return (own, other) if seat is Seat.A else (other, own)


def standing(earned: CardPoints) -> int:
    return earned.total if earned.tricks else -1 - earned.melded


def terms_number(number: int) -> tuple[Rules, Terms]:
    rules = rules_number(number)
    return rules, Terms(rules, tuple(Suit)[number % 4])


def test_every_close_has_a_context() -> None:
    assert {context_of(close) for close in CLOSES} == set(range(CONTEXTS))


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("number", range(RULES))
def test_claims_are_priced_by_the_settlement(number: int) -> None:
    rules, terms = terms_number(number)
    for close, seat, other in product(CLOSES, BOTH, TALLIES):
        card_points = pair(seat, CardPoints(captured=66, tricks=1), other)
        expected = won(rules, DealEnd(card_points, close, seat), seat)
        assert terms.claim(context_of(close), seat, standing(other)) == expected


@pytest.mark.both_modes
@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("number", range(RULES))
def test_deals_played_out_are_priced_by_the_settlement(number: int) -> None:
    rules, terms = terms_number(number)
    for close, seat, own, other in product(CLOSES, BOTH, TALLIES, TALLIES):
        end = DealEnd(pair(seat, own, other), close, None, seat)
        found = terms.ended(context_of(close), seat, standing(own), standing(other))
        assert found == won(rules, end, seat), (close, seat, own, other)


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("number", range(RULES))
def test_nothing_is_worth_more_than_the_most(number: int) -> None:
    """Bounds are safe against every end in which no one has lost points or tricks again."""
    rules, terms = terms_number(number)
    for close, seat, own, other in product(CLOSES, BOTH, TALLIES, TALLIES):
        context = context_of(close)
        ends = [won(rules, DealEnd(pair(seat, own, other), close, None, w), seat) for w in BOTH]
        if own.total >= 66:
            ends.append(won(rules, DealEnd(pair(seat, own, other), close, seat), seat))
        for before in TALLIES:
            if standing_kind(before) <= standing_kind(other):
                assert max(ends) <= terms.most(context, seat, standing(before))


def standing_kind(earned: CardPoints) -> tuple[int, int]:
    return (1, int(earned.total >= 33)) if earned.tricks else (0, 0)


@pytest.mark.both_modes
@each_row("number", evenly_spread(range(RULES), 20))
def test_replies_and_takers_are_those_of_the_engine(number: int) -> None:
    rules, terms = terms_number(number)
    trump, source = tuple(Suit)[number % 4], random.Random(number)
    for _ in range(100):
        led, *hand = source.sample(pack_cards(rules.deck_pack), source.randint(2, 7))
        legal = legal_replies(rules, trump, led, tuple(hand))
        assert terms.replies(place_of(led), mask_of(hand)) == mask_of(legal)
        takers = terms.takers(place_of(led))
        assert [card for card in CARD.values() if beats(card, led, trump)] == [
            card for bit, card in CARD.items() if bit & takers
        ]


def legal_replies(rules: Rules, trump: Suit, led: Card, hand: tuple[Card, ...]) -> list[Card]:
    state = Deal(
        rules=rules,
        dealer=Seat.A,
        trump=trump,
        hands=((), hand),
        phase=Phase.FOLLOW,
        to_act=Seat.B,
        leader=Seat.A,
        trick_number=8,
        table=(Play(Seat.A, led),),
        card_points=(CardPoints(), CardPoints()),
        served=((), ()),
        known=((), ()),
    )
    return [move.card for move in state.legal_moves() if isinstance(move, PlayCard)]


def test_rules_that_suppose_a_value_have_terms_of_their_own() -> None:
    rules = rule_set("german-66")
    supposed = rules.supposing("score.scale", (1, 1, 1))
    assert supposed.score_scale == (1, 1, 1)
    assert pickle.loads(pickle.dumps(supposed)) == supposed != rules
    assert terms_of(supposed, Suit.HEARTS) is not terms_of(rules, Suit.HEARTS)
    assert supposed is rules.supposing("score.scale", (1, 1, 1))
