"""A view holds what its seat may know (rules.md 3.8), and not a trace of anything else."""

import dataclasses
import pickle
import random
from collections.abc import Iterator
from typing import cast

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import Card, Rank, card_of, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.named import rule_set, rule_set_names
from sixtysix_gui.rules.sets.rules import Rules
from tests.helpers.deals.engine import EngineDeal, cards, engine_rules
from tests.helpers.deals.golden_rule_sets import NAMED, GoldenRuleSet
from tests.helpers.deals.packs import Layout
from tests.helpers.deals.random_ones.deals import random_start, states_of
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.golden_data.golden import profile

SEEDS = st.integers(0, 2**32)
STRIDE = 6
"""Views are compared at every sixth state of a deal, each time others, to save time."""


def public_cards(states: list[Deal]) -> set[Card]:
    """The cards both players have seen, from the course of the deal so far.

    The turn-up, everything played, both cards of every marriage and of the exchange.
    """
    state = states[-1]
    public = {states[0].undealt[-1]}
    public |= {card for trick in state.won for card in (trick.led, trick.reply)}
    public |= {state.led} if state.led is not None else set()
    for marriage in state.marriages:
        public |= {card_of(Rank.KING, marriage.suit), card_of(Rank.QUEEN, marriage.suit)}
    if state.exchange is not None:
        public |= {state.exchange.given, state.exchange.taken}
    return public


def known_cards(states: list[Deal], seat: Seat) -> set[Card]:
    """The cards whose place a seat knows."""
    return public_cards(states) | set(states[-1].hands[seat])


def redealt(states: list[Deal], seat: Seat, source: random.Random) -> Deal:
    """The same position for that seat, with the cards it cannot know dealt differently."""
    state = states[-1]
    known = known_cards(states, seat)
    theirs, talon = list(state.hands[opposite(seat)]), list(state.undealt)
    places = [(cards, n) for cards in (theirs, talon) for n in range(len(cards))]
    hidden = [(cards, n) for cards, n in places if cards[n] not in known]
    loose = [cards[n] for cards, n in hidden]
    source.shuffle(loose)
    for (pile, n), card in zip(hidden, loose, strict=True):
        pile[n] = card
    hands = [state.hands[0], state.hands[1]]
    hands[opposite(seat)] = tuple(theirs)
    return dataclasses.replace(state, hands=(hands[0], hands[1]), talon=tuple(talon))


def histories(rules: Rules, seed: int) -> Iterator[list[Deal]]:
    """The course of a deal up to every one of its states."""
    states: list[Deal] = []
    for state in states_of(rules, seed):
        states.append(state)
        yield states


def cards_inside(value: object) -> Iterator[Card]:
    """All cards anywhere in a value."""
    if isinstance(value, Card):
        yield value
    elif isinstance(value, tuple | list | set | frozenset):
        for part in cast("tuple[object, ...]", value):
            yield from cards_inside(part)
    elif dataclasses.is_dataclass(value):
        for entry in dataclasses.fields(value):
            yield from cards_inside(getattr(value, entry.name))


def check_deal(mixture: GoldenRuleSet, seed: int) -> None:
    source = random.Random(seed)
    rules = engine_rules(mixture.variant, mixture.overrides)
    offset = source.randrange(STRIDE)
    for states in histories(rules, seed):
        state = states[-1]
        if (len(states) + offset) % STRIDE and not state.is_over:
            continue
        for seat in BOTH:
            view = state.view(seat, (3, 2), 1)
            other_world = redealt(states, seat, source)
            assert pickle.dumps(other_world.view(seat, (3, 2), 1)) == pickle.dumps(view)
            known = known_cards(states, seat)
            assert set(cards_inside(view)) <= known
            assert view.seen == known
            assert set(view.unseen) == set(pack_cards(rules.deck_pack)) - known


@pytest.mark.unmeasured
@pytest.mark.parametrize("rule_set", NAMED, ids=lambda rules: rules.variant)
@given(seed=SEEDS)
def test_view_says_nothing_of_hidden_cards(rule_set: GoldenRuleSet, seed: int) -> None:
    check_deal(rule_set, seed)


@pytest.mark.unmeasured
@given(rule_set=rule_mixtures(), seed=SEEDS)
def test_view_says_nothing_of_hidden_cards_under_any_rules(
    rule_set: GoldenRuleSet, seed: int
) -> None:
    check_deal(rule_set, seed)


def test_a_view_starts_at_no_score() -> None:
    view = random_start(engine_rules("german-66"), random.Random(1)).view(Seat.A)
    assert (view.score, view.carry) == ((0, 0), 0)


def test_hidden_cards_are_really_dealt_differently() -> None:
    states = list(states_of(engine_rules("german-66"), 1))[:1]
    other_world = redealt(states, Seat.A, random.Random(1))
    assert other_world.hands[Seat.A] == states[0].hands[Seat.A]
    assert other_world.hands[Seat.B] != states[0].hands[Seat.B]
    assert other_world.view(Seat.B) != states[0].view(Seat.B)


@given(mixture=rule_mixtures(), seed=SEEDS)
def test_view_agrees_with_the_deal(mixture: GoldenRuleSet, seed: int) -> None:
    rules = engine_rules(mixture.variant, mixture.overrides)
    for state in states_of(rules, seed):
        for seat in BOTH:
            view = state.view(seat, (1, 4), 2)
            assert (view.score, view.carry) == ((1, 4), 2)
            assert view.hand == state.hands[seat]
            assert view.hand_sizes == (len(state.hands[0]), len(state.hands[1]))
            assert view.talon_size == len(state.undealt)
            assert view.my_turn == (state.to_act is seat and state.phase is not Phase.SETTLED)
            assert view.legal_moves == (state.legal_moves() if view.my_turn else ())
            assert [view.total(either) for either in BOTH] == [state.total(s) for s in BOTH]
            assert view.leader is state.leader
            assert view.outcome == state.outcome


ALL_MOVES: tuple[Move, ...] = (
    *PLAY_CARD.values(),
    *MELD,
    EXCHANGE_TRUMP,
    CLOSE_TALON,
    DRAW,
    GO_OUT,
    PASS,
)


@pytest.mark.slow(sample=75)
@pytest.mark.unmeasured
@pytest.mark.parametrize("name", rule_set_names(close=True))
@pytest.mark.parametrize("seed", range(25))
def test_the_view_forbids_what_the_deal_forbids(name: str, seed: int) -> None:
    assert_views_forbid_the_same(rule_set(name), seed)


@pytest.mark.unmeasured
@given(mixture=rule_mixtures(), seed=SEEDS)
def test_the_view_forbids_the_same_under_any_rules(mixture: GoldenRuleSet, seed: int) -> None:
    assert_views_forbid_the_same(engine_rules(mixture.variant, mixture.overrides), seed)


def assert_views_forbid_the_same(rules: Rules, seed: int) -> None:
    """The reason against every move is that of the true deal, in every state of a random deal."""
    for state in states_of(rules, seed):
        own = state.view(state.to_act)
        for move in ALL_MOVES:
            assert told(own.why_illegal(move)) == told(state.why_illegal(move))
        waiting = state.view(opposite(state.to_act)).why_illegal(PASS)
        reason = Illegality.DEAL_OVER if state.is_over else Illegality.NOT_YOUR_TURN
        assert waiting is not None
        assert waiting.reason is reason


def told(error: IllegalMoveError | None) -> tuple[object, ...] | None:
    """All that an error says."""
    return None if error is None else (error.reason, error.values, str(error))


@given(mixture=rule_mixtures(), seed=SEEDS)
def test_what_may_be_led_after_a_marriage(mixture: GoldenRuleSet, seed: int) -> None:
    for state in states_of(engine_rules(mixture.variant, mixture.overrides), seed):
        for move in state.legal_moves():
            if not isinstance(move, Meld):
                continue
            view = state.view(state.to_act)
            shown, _ = state.apply(move)
            if shown.phase is Phase.PRE_DRAW:
                shown, _ = shown.apply(CLOSE_TALON)
            if shown.phase is Phase.REPLY:
                shown, _ = shown.apply(PASS)
            if not shown.is_over:
                leads = {move.card for move in shown.legal_moves() if isinstance(move, PlayCard)}
                assert set(view.leads_after(move.suit)) == leads


@given(mixture=rule_mixtures(), seed=SEEDS)
def test_imagined_deals_look_the_same(mixture: GoldenRuleSet, seed: int) -> None:
    source = random.Random(seed)
    rules = engine_rules(mixture.variant, mixture.overrides)
    for state in states_of(rules, seed):
        for seat in BOTH:
            view = state.view(seat)
            unseen = list(view.unseen)
            source.shuffle(unseen)
            world = Deal.imagined(view, unseen)
            assert world.view(seat) == view
            places = [*world.hands[opposite(seat)], *world.undealt]
            assert [card for card in places if card in unseen] == unseen
            assert set(view.known[opposite(seat)]) <= set(world.hands[opposite(seat)])


@given(seed=SEEDS)
def test_imagined_deals_can_be_played_out(seed: int) -> None:
    source = random.Random(seed)
    states = list(states_of(engine_rules("german-66"), seed))
    view = states[len(states) // 2].view(Seat.A)
    world = Deal.imagined(view, view.unseen)
    while not world.is_over:
        world, _ = world.apply(source.choice(world.legal_moves()))


@pytest.mark.parametrize("change", [-1, 1])
def test_imagining_takes_exactly_the_unseen_cards(change: int) -> None:
    view = random_start(engine_rules("german-66"), random.Random(1)).view(Seat.A)
    wrong = view.unseen[:change] if change < 0 else (*view.unseen, view.hand[0])
    with pytest.raises(ValueError, match="fill"):
        Deal.imagined(view, wrong)


def view_after(layout: Layout, acts: str, seat: Seat) -> View:
    """What a seat knows after some acts of german-66; the dealer is seat A, trump is hearts."""
    deal = EngineDeal(engine_rules("german-66"), layout.order(profile("german-66")), "A")
    for token in acts.split():
        deal.do(token)
    return deal.state.view(seat)


def test_the_exchanged_turn_up_is_known_in_the_other_hand() -> None:
    layout = Layout(forehand="AC 9H", dealer="9C")
    view = view_after(layout, "AC 9C d x", Seat.A)
    assert view.known[Seat.B] == cards("KH")
    assert view.turn_up == Card.parse("9H")


def test_a_marriage_is_known_until_played() -> None:
    layout = Layout(forehand="KS QS", dealer="9C")
    assert view_after(layout, "20S", Seat.A).known[Seat.B] == cards("KS QS")
    assert view_after(layout, "20S QS 9C d", Seat.A).known[Seat.B] == cards("KS")
    assert view_after(layout, "20S", Seat.A).melded_suit is Card.parse("KS").suit


def test_the_turn_up_is_known_when_drawn_and_remembered_when_closed() -> None:
    layout = Layout(
        forehand="AS KS QS QC JC AD",
        dealer="9S 9C 9D JD QD JH",
        talon="AC KC TS KD TC QH TD JS AH 9H TH",
    )
    acts = "AS 9S d AC 9C d TS 9D d TC JD d TD QD d AH JH d"
    drawn = view_after(layout, acts, Seat.B)
    assert drawn.turn_up is None
    assert drawn.known[Seat.A] == cards("KH")
    closed = view_after(layout, "# -", Seat.A)
    assert closed.turn_up == Card.parse("KH")
