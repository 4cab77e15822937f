"""The invariants of rules.md 3.9, on every rule set and on random mixtures of them."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import Card, beats, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.history import Exchange
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
)
from sixtysix_gui.rules.seats import BOTH, opposite
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import engine_rules
from tests.helpers.deals.golden_rule_sets import NAMED, GoldenRuleSet
from tests.helpers.deals.random_ones.deals import states_of
from tests.helpers.deals.rule_mixtures import rule_mixtures

SEEDS = st.integers(0, 2**32)
EVERY_MOVE = (
    *PLAY_CARD.values(),
    *MELD,
    EXCHANGE_TRUMP,
    CLOSE_TALON,
    DRAW,
    GO_OUT,
    PASS,
)


def captured_cards(state: Deal) -> list[Card]:
    return [card for trick in state.won for card in (trick.led, trick.reply)]


def cards_left(state: Deal) -> list[Card]:
    on_table = [state.led] if state.led is not None else []
    return [*state.hands[0], *state.hands[1], *state.undealt, *on_table]


def check_cards(state: Deal) -> None:
    """Every card in exactly one place, and 120 points altogether."""
    everywhere = captured_cards(state) + cards_left(state)
    assert sorted(everywhere) == sorted(pack_cards(state.rules.deck_pack))
    left = sum(card.points for card in cards_left(state))
    assert sum(state.captured) + left == 120
    assert sum(state.captured) == sum(card.points for card in captured_cards(state))


def check_sizes(state: Deal) -> None:
    """Hands equal but inside a trick, full while the talon is open, the talon even at a lead."""
    sizes = [len(hand) for hand in state.hands]
    if state.phase is Phase.FOLLOW:
        assert state.led is not None
    if state.led is not None:
        assert sizes[opposite(state.leader)] == sizes[state.leader] + 1
        return
    assert sizes[0] == sizes[1]
    if state.status is TalonStatus.OPEN and state.phase is Phase.LEAD:
        assert sizes[0] == state.rules.deck_hand
        assert len(state.undealt) % 2 == 0
        assert len(state.undealt) >= 2
    if state.phase is Phase.PRE_DRAW:
        assert sizes[0] == state.rules.deck_hand - 1
        assert state.status is TalonStatus.OPEN


def check_numbers(state: Deal) -> None:
    """Tricks, and marriages that count for those who have one."""
    assert sum(state.tricks) == len(state.won) == state.trick_number - 1
    assert [trick.number for trick in state.won] == list(range(1, state.trick_number))
    assert len(state.won) <= state.rules.tricks_in_open_deal
    leaders = [opposite(state.dealer), *(trick.winner for trick in state.won)]
    assert [trick.leader for trick in state.won] == leaders[: len(state.won)]
    for trick in state.won:
        taken = beats(trick.reply, trick.led, state.trump_suit)
        assert trick.winner is (opposite(trick.leader) if taken else trick.leader)
    for seat in BOTH:
        melded = sum(marriage.points for marriage in state.marriages if marriage.seat is seat)
        assert state.melded[seat] == melded
    leads = [(marriage.seat, marriage.trick) for marriage in state.marriages]
    assert len(leads) == len(set(leads))
    assert (state.status is TalonStatus.EXHAUSTED) == (not state.undealt)
    assert (state.close is not None) == (state.status is TalonStatus.CLOSED)


def check_end(state: Deal) -> None:
    """The end of a deal, in particular one whose cards were all played."""
    outcome = state.outcome
    assert outcome is not None
    assert state.legal_moves() == ()
    assert outcome.game_points in ({0} if outcome.winner is None else {1, 2, 3})
    if state.hands[0] or outcome.end.claimant is not None:
        return
    if state.close is None:
        assert len(state.won) == state.rules.tricks_in_open_deal
        assert sum(state.captured) == 120
        ten = 10 if state.rules.end_last_trick == "bonus-10" else 0
        valid = sum(state.melded[seat] for seat in BOTH if state.tricks[seat])
        assert sum(outcome.totals) == 120 + ten + valid
    else:
        hand = state.rules.deck_hand - (1 if state.close.before_draw else 0)
        assert len(state.won) == state.close.trick - 1 + hand
        assert state.bonus == (0, 0)
        assert outcome.winner is not None


def check_step(before: Deal, after: Deal) -> None:
    """What a move may not change."""
    assert (before.trump, before.dealer, before.rules) == (after.trump, after.dealer, after.rules)
    assert before.close in (None, after.close)
    assert before.exchange in (None, after.exchange)
    assert after.won[: len(before.won)] == before.won
    assert after.marriages[: len(before.marriages)] == before.marriages
    assert all(after.tricks[seat] >= before.tricks[seat] for seat in BOTH)


def check_deal(rules: Rules, seed: int) -> None:
    states = list(states_of(rules, seed))
    for state in states:
        check_cards(state)
        check_sizes(state)
        check_numbers(state)
    for before, after in pairwise(states):
        check_step(before, after)
    check_end(states[-1])


@pytest.mark.parametrize("rule_set", NAMED, ids=lambda rules: rules.variant)
@given(seed=SEEDS)
def test_named_rule_set(rule_set: GoldenRuleSet, seed: int) -> None:
    check_deal(engine_rules(rule_set.variant), seed)


@given(rule_set=rule_mixtures(), seeds=st.lists(SEEDS, min_size=4, max_size=4))
def test_any_rule_set(rule_set: GoldenRuleSet, seeds: list[int]) -> None:
    for seed in seeds:
        check_deal(engine_rules(rule_set.variant, rule_set.overrides), seed)


@given(rule_set=rule_mixtures(), seed=SEEDS)
def test_legal_moves_are_exactly_those_that_can_be_applied(
    rule_set: GoldenRuleSet, seed: int
) -> None:
    rules = engine_rules(rule_set.variant, rule_set.overrides)
    for state in states_of(rules, seed):
        legal = state.legal_moves()
        assert len(set(legal)) == len(legal)
        for move in EVERY_MOVE:
            error = state.why_illegal(move)
            assert (error is None) == (move in legal)
            if error is None:
                state.apply(move)
            else:
                assert "{" not in str(error)


@given(rule_set=rule_mixtures(), seed=SEEDS)
def test_states_are_values(rule_set: GoldenRuleSet, seed: int) -> None:
    rules = engine_rules(rule_set.variant, rule_set.overrides)
    first, second = list(states_of(rules, seed)), list(states_of(rules, seed))
    assert first == second
    assert [hash(state) for state in first] == [hash(state) for state in second]
    assert pickle.loads(pickle.dumps(first)) == first
    with pytest.raises(AttributeError):
        first[0].trick_number = 2  # pyright: ignore[reportAttributeAccessIssue]


def test_a_refused_move_changes_nothing() -> None:
    for state in states_of(engine_rules("german-66"), 7):
        copy = pickle.loads(pickle.dumps(state))
        for move in EVERY_MOVE:
            if move not in state.legal_moves():
                with pytest.raises(IllegalMoveError):
                    state.apply(move)
        assert state == copy


def test_random_play_meets_everything() -> None:
    """Otherwise the tests above would prove little."""
    ends: list[Deal] = []
    for number in range(200):
        ends += list(states_of(engine_rules("german-66"), number))[-1:]
    assert any(isinstance(state.exchange, Exchange) for state in ends)
    assert any(state.marriages for state in ends)
    assert any(state.close is not None and state.close.before_draw for state in ends)
    assert any(state.close is not None and not state.close.before_draw for state in ends)
    assert any(state.close is None and not state.hands[0] for state in ends)
