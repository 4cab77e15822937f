"""Events tell the whole story of a deal, and to each seat only its own side of it."""

from typing import get_args

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    LastTrickBonus,
    MarriageMelded,
    Passed,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpTurned,
    WentOut,
    as_seen_by,
)
from sixtysix_gui.rules.history import trick_of
from sixtysix_gui.rules.seats import BOTH, Seat
from tests.helpers.deals.engine import EngineDeal, cards, engine_rules, start
from tests.helpers.deals.golden_rule_sets import NAMED, GoldenRuleSet
from tests.helpers.deals.packs import Layout
from tests.helpers.deals.random_ones.deals import steps_of
from tests.helpers.deals.rule_mixtures import rule_mixtures
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.cards import full_pack

A, B = Seat.A, Seat.B
SEEDS = st.integers(0, 2**32)


class Chronicle:
    """What somebody who only hears the events knows of a deal."""

    def __init__(self) -> None:
        self.hands: tuple[set[Card], set[Card]] = (set(), set())
        self.points = [0, 0]
        self.turn_up: Card | None = None

    def hear(self, event: Event) -> None:
        """Follow one event."""
        if isinstance(event, TrumpTurned):
            self.turn_up = event.card
        elif isinstance(event, CardsDealt):
            assert event.cards is not None
            assert len(event.cards) == event.count
            self.hands[event.seat].update(event.cards)
        elif isinstance(event, CardDrawn):
            assert event.card is not None
            assert event.is_turn_up == (event.card == self.turn_up)
            assert event.is_turn_up == (event.talon_left == 0)
            self.hands[event.seat].add(event.card)
        elif isinstance(event, CardPlayed):
            self.hands[event.seat].remove(event.card)
        elif isinstance(event, TrumpExchanged):
            assert event.taken == self.turn_up
            self.hands[event.seat].remove(event.given)
            self.hands[event.seat].add(event.taken)
            self.turn_up = event.given
        elif isinstance(event, TrickWon):
            self.points[event.seat] += event.trick.points
        elif isinstance(event, LastTrickBonus):
            self.points[event.seat] += event.points


def follow_deal(rule_set: GoldenRuleSet, seed: int) -> None:
    chronicle = Chronicle()
    heard: list[Event] = []
    rules = engine_rules(rule_set.variant, rule_set.overrides)
    for state, events in steps_of(rules, seed):
        for event in events:
            chronicle.hear(event)
        heard += events
        assert chronicle.hands == (set(state.hands[0]), set(state.hands[1]))
        made = [state.captured[seat] + state.bonus[seat] for seat in BOTH]
        assert chronicle.points == made
        if state.outcome is not None:
            assert events[-1] == DealEnded(state.outcome)
    assert sum(isinstance(event, DealEnded) for event in heard) == 1
    assert sum(isinstance(event, TalonClosed) for event in heard) <= 1
    assert sum(isinstance(event, TrumpExchanged) for event in heard) <= 1


@pytest.mark.parametrize("rule_set", NAMED, ids=lambda rules: rules.variant)
@given(seed=SEEDS)
def test_events_tell_the_deal(rule_set: GoldenRuleSet, seed: int) -> None:
    follow_deal(rule_set, seed)


@given(rule_set=rule_mixtures(), seed=SEEDS)
def test_events_tell_the_deal_under_any_rules(rule_set: GoldenRuleSet, seed: int) -> None:
    follow_deal(rule_set, seed)


def test_dealing_german() -> None:
    state = start(engine_rules("german-66"), " ".join(full_pack(profile("german-66"))))
    assert state.opening_events() == (
        CardsDealt(B, 3, cards("9C JC QC")),
        CardsDealt(A, 3, cards("KC TC AC")),
        CardsDealt(B, 3, cards("9S JS QS")),
        CardsDealt(A, 3, cards("KS TS AS")),
        TrumpTurned(Card.parse("9H")),
    )


def test_dealing_schnapsen() -> None:
    state = start(engine_rules("schnapsen"), " ".join(full_pack(profile("schnapsen"))), "B")
    assert state.opening_events() == (
        CardsDealt(A, 3, cards("JC QC KC")),
        CardsDealt(B, 3, cards("TC AC JS")),
        TrumpTurned(Card.parse("QS")),
        CardsDealt(A, 2, cards("KS TS")),
        CardsDealt(B, 2, cards("AS JH")),
    )


def play(variant: str, layout: Layout, acts: str) -> list[Event]:
    """The events of some acts; the dealer is seat A."""
    deal = EngineDeal(engine_rules(variant), layout.order(profile(variant)), "A")
    for token in acts.split():
        deal.do(token)
    return deal.events


def test_a_trick_with_everything() -> None:
    layout = Layout(forehand="9H QH JC AD AS AC", dealer="9C 9S", talon="TC TS JS TD")
    events = play("german-66", layout, "AC 9C d AS 9S d x 40H # - QH")
    ace, nine = cards("AC 9C")
    assert events[:5] == [
        CardPlayed(B, ace, is_lead=True),
        CardPlayed(A, nine, is_lead=False),
        TrickWon(trick_of(1, B, ace, nine, B)),
        CardDrawn(B, Card.parse("TC"), 11, is_turn_up=False),
        CardDrawn(A, Card.parse("TS"), 10, is_turn_up=False),
    ]
    king, nine_of_trumps, queen = cards("KH 9H QH")
    assert events[10:] == [
        TrumpExchanged(B, nine_of_trumps, king),
        MarriageMelded(B, king.suit, 40),
        TalonClosed(B, before_draw=False),
        Passed(A),
        CardPlayed(B, queen, is_lead=True),
    ]


def test_closing_before_the_draw_and_going_out() -> None:
    events = play("german-66", Layout(forehand="AC", dealer="9C"), "AC 9C # - out")
    assert events[3:6] == [TalonClosed(B, before_draw=True), Passed(A), WentOut(B, by_itself=False)]


def test_going_out_by_itself() -> None:
    layout = Layout(forehand="AD AH AS AC", dealer="TD TH TS TC")
    events = play("santase-engine", layout, "AD TD AH TH AS TS AC TC")
    assert events[-2] == WentOut(B, by_itself=True)
    assert isinstance(events[-1], DealEnded)


@pytest.mark.parametrize(
    ("event", "seen_by_a", "seen_by_b"),
    [
        (
            CardsDealt(A, 2, cards("AC TC")),
            CardsDealt(A, 2, cards("AC TC")),
            CardsDealt(A, 2, None),
        ),
        (
            CardDrawn(B, Card.parse("AC"), 4, is_turn_up=False),
            CardDrawn(B, None, 4, is_turn_up=False),
            CardDrawn(B, Card.parse("AC"), 4, is_turn_up=False),
        ),
        (
            CardDrawn(B, Card.parse("9H"), 0, is_turn_up=True),
            CardDrawn(B, Card.parse("9H"), 0, is_turn_up=True),
            CardDrawn(B, Card.parse("9H"), 0, is_turn_up=True),
        ),
    ],
)
def test_each_seat_sees_its_side(event: Event, seen_by_a: Event, seen_by_b: Event) -> None:
    assert as_seen_by(A, event) == seen_by_a
    assert as_seen_by(B, event) == seen_by_b


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_events_cannot_be_changed(kind: type[Event]) -> None:
    field_name = kind.__match_args__[0]
    event = object.__new__(kind)
    with pytest.raises(AttributeError):
        setattr(event, field_name, None)


@given(seed=SEEDS)
def test_everything_else_is_public(seed: int) -> None:
    for _, events in steps_of(engine_rules("german-66"), seed):
        for event in events:
            if not isinstance(event, CardsDealt | CardDrawn):
                assert as_seen_by(A, event) == as_seen_by(B, event) == event
