"""Events tell the whole story of a deal, and to each seat only its own side of it."""

from collections import Counter

import pytest
from hypothesis import given

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.events import (
    CardDrawn,
    CardLaid,
    CardPlayed,
    CardsDealt,
    DealEnded,
    Event,
    LastTrickBonus,
    SlamWon,
    TalonClosed,
    TrickWon,
    TrumpExchanged,
    TrumpTurned,
    as_seen_by,
)
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names
from tests.helpers.deals.engine import cards
from tests.helpers.deals.random_deals import steps_of
from tests.helpers.deals.rule_mixtures import CHANGED, SEEDS
from tests.helpers.rows import each_row
from tools.random_deals.play import states_of

A, B = Seat.A, Seat.B


class Chronicle:
    """What somebody who only hears the events knows of a deal."""

    def __init__(self, rules: Rules) -> None:
        self.hands = [Counter[Card]() for _ in rules.seats]
        self.points = [0 for _ in rules.seats]
        self.fixed: Card | None = None
        """The turn-up, or another card that fixes trump."""
        self.talon = rules.deck_pack - rules.deck_hand * len(rules.seats) if rules.has_talon else 0
        self.has_turn_up = rules.turns_up

    def hear(self, event: Event) -> None:
        match event:
            case TrumpTurned(card):
                self.fixed = card
            case CardsDealt(seat, count, dealt):
                assert dealt is not None
                assert len(dealt) == count
                self.hands[seat].update(dealt)
            case CardDrawn(seat, card):
                assert card is not None
                self.talon -= 1
                assert event.talon_left == self.talon
                assert event.is_turn_up == (self.has_turn_up and not self.talon)
                assert card == self.fixed or not event.is_turn_up
                self.hands[seat][card] += 1
            case CardPlayed(seat, card) | CardLaid(seat, card):
                assert card is not None
                self.hands[seat][card] -= 1
            case TrumpExchanged(seat, given, taken):
                assert taken == self.fixed
                self.hands[seat].update({given: -1, taken: 1})
                self.fixed = given
            case TrickWon(trick):
                self.points[trick.winner] += trick.points
            case LastTrickBonus(seat, points) | SlamWon(seat, points):
                self.points[seat] += points
            case _:
                pass


def check_chronicle(chronicle: Chronicle, deal: Deal) -> None:
    """Compare what was heard with a deal before a trick can have ended by going out."""
    named_later = deal.rules.names_trump and deal.named is None
    assert named_later or [+hand for hand in chronicle.hands] == list(map(Counter, deal.hands))
    widow = sum(card.points for card in deal.undealt) if deal.rules.has_widow and deal.won else 0
    for seat, earned in enumerate(deal.card_points):
        more = widow if widow and deal.won[0].winner == seat else 0
        assert chronicle.points[seat] + more == earned.captured + earned.bonus


def follow_deal(rules: Rules, seed: int) -> None:
    chronicle = Chronicle(rules)
    heard: list[Event] = []
    tricks = 0
    for deal, events in steps_of(rules, seed):
        for event in events:
            chronicle.hear(event)
        heard += events
        check_chronicle(chronicle, deal)
        tricks = len(deal.won)
        if deal.outcome is not None:
            assert events[-1] == DealEnded(deal.outcome)
    counts = Counter(map(type, heard))
    assert counts[DealEnded] == 1
    assert counts[TalonClosed] <= 1
    assert counts[TrumpExchanged] <= 1
    assert counts[TrickWon] == tricks


@pytest.mark.parametrize("name", rule_set_names())
@given(seed=SEEDS)
def test_events_tell_the_deal(name: str, seed: int) -> None:
    follow_deal(rule_set(name), seed)


@given(rules=CHANGED, seed=SEEDS)
def test_events_tell_the_deal_under_any_rules(rules: Rules, seed: int) -> None:
    follow_deal(rules, seed)


ACE, NINE = Card.parse("AC"), Card.parse("9H")
HIDDEN: list[tuple[Event, Event]] = [
    (CardsDealt(A, 2, cards("AC TC")), CardsDealt(A, 2, None)),
    (CardDrawn(A, ACE, 4, is_turn_up=False), CardDrawn(A, None, 4, is_turn_up=False)),
    (CardDrawn(A, NINE, 0, is_turn_up=True), CardDrawn(A, NINE, 0, is_turn_up=True)),
    (CardLaid(A, ACE, is_lead=True), CardLaid(A, None, is_lead=True)),
]


@each_row(("event", "seen_by_others"), HIDDEN)
def test_each_seat_sees_its_side(event: Event, seen_by_others: Event) -> None:
    assert as_seen_by(A, event) == event
    assert as_seen_by(B, event) == as_seen_by(Seat.C, event) == seen_by_others


@given(rules=CHANGED, seed=SEEDS)
def test_everything_else_is_public(rules: Rules, seed: int) -> None:
    for _, events in steps_of(rules, seed):
        for event in events:
            if not isinstance(event, CardsDealt | CardDrawn | CardLaid):
                assert all(as_seen_by(seat, event) == event for seat in rules.seats)


# Claims that are made for people who do not want to count (many.md 1.10 and 3.4).


TARGETS = {"four-66": 66, "bauernschnapsen": 66, "gaigel": 101, "gaigel-2": 101, "german-66": 66}


@each_row("game", TARGETS)
@each_row("seed", range(12))
def test_a_side_with_its_points_goes_out_rightly_on_lead(game: str, seed: int) -> None:
    for deal in states_of(rule_set(game), seed):
        moves = deal.automatic_claim()
        side = deal.rules.sides[deal.to_act]
        may = GO_OUT in deal.legal_moves()
        assert bool(moves) == (may and deal.totals[side] >= TARGETS[game])
        assert moves in ((), (GO_OUT,), (PASS, GO_OUT))
        after = deal
        for move in moves:
            after, _ = after.apply(move)
        if moves:
            assert after.outcome is not None
            assert after.outcome.reason in ("out", "defender-out")
            assert after.outcome.points[side] > 0


def test_a_claim_before_the_own_lead_lets_the_partner_pass() -> None:
    rules = rule_set("four-66")
    found = [
        deal.automatic_claim()
        for seed in range(12)
        for deal in states_of(rules, seed)
        if deal.phase.value == "PARTNER"
    ]
    assert set(found) == {(), (PASS, GO_OUT)}


@each_row("game", ["santase-engine", "three-66", "na-66", "cutthroat-66", "idiots-66"])
def test_nobody_claims_where_that_is_not_played(game: str) -> None:
    for deal in states_of(rule_set(game), 1):
        assert deal.automatic_claim() == ()
