"""The lines of a turn: complete, legal in every world, and in the order of the rules."""

from math import comb
from typing import NamedTuple

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.two.players import SimplePlayer
from sixtysix_gui.ai.two.thinking.line_decisions import turn_lines
from sixtysix_gui.ai.two.thinking.opponent_beliefs import count_cards
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
)
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tests.helpers.deals.packs import stack_pack
from tests.helpers.deals.random_deals import states_of
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.golden_data.golden import profile
from tests.helpers.naive.thinking.worlds import after_line, imagined_worlds
from tests.helpers.rows import each_row


@each_row("rules", rule_set_names(close=True))
def test_every_move_but_a_false_claim_begins_a_line(rules: str) -> None:
    for number in range(20):
        for state in states_of(rule_set(rules), number):
            true_claim = not state.is_over and state.total(state.to_act) >= TARGET
            expected = {m for m in state.legal_moves() if m != GO_OUT or true_claim}
            assert {line[0] for line in turn_lines(state)} == expected


@each_row("rules", rule_set_names(close=True))
def test_lines_hold_in_every_world(rules: str) -> None:
    for number in range(6):
        for state in states_of(rule_set(rules), number):
            if state.is_over:
                continue
            view = state.view(state.to_act)
            for world in imagined_worlds(view, 2, seed=number):
                assert turn_lines(world) == turn_lines(state)
                for line in turn_lines(state):
                    after = after_line(world, line)
                    assert not (after.phase is Phase.REPLY and after.to_act is not view.seat)
                    assert not after.bound or after.is_over


def german_deal(**cards: str) -> Deal:
    pack = stack_pack(profile("german-66", {}), **cards)
    return Deal.start(rule_set(), [Card.parse(code) for code in pack], Seat.B)


def play(state: Deal, codes: str) -> Deal:
    for code in codes.split():
        state, _ = state.apply(PLAY_CARD[Card.parse(code)])
    return state


def test_before_the_draw_acts_lead_to_the_close() -> None:
    start = german_deal(
        forehand="AC 9H KS QS TD JD", dealer="9C JC 9S JS 9D QD", turn_up="TH", talon="KD KH"
    )
    state = play(start, "AC 9C")
    assert state.phase is Phase.PRE_DRAW
    lines = turn_lines(state)
    king, queen = (PLAY_CARD[Card.parse(code)] for code in ("KS", "QS"))
    spades = MELD[Suit.SPADES]
    assert (DRAW,) in lines
    assert (CLOSE_TALON, PLAY_CARD[Card.parse("TD")]) in lines
    assert (EXCHANGE_TRUMP, CLOSE_TALON, PLAY_CARD[Card.parse("TH")]) in lines
    assert {line for line in lines if line[:3] == (EXCHANGE_TRUMP, spades, CLOSE_TALON)} == {
        (EXCHANGE_TRUMP, spades, CLOSE_TALON, king),
        (EXCHANGE_TRUMP, spades, CLOSE_TALON, queen),
    }
    assert (EXCHANGE_TRUMP,) not in lines
    assert (spades,) not in lines


def test_a_close_lets_the_other_exchange_if_he_can() -> None:
    start = german_deal(forehand="AC AS KS QS TD JD", dealer="9H JC 9S JS 9D QD", turn_up="TH")
    after = after_line(start, (CLOSE_TALON, PLAY_CARD[Card.parse("AC")]))
    assert after.exchange is not None
    assert after.exchange.seat is Seat.B
    assert after.to_act is Seat.B


# What the opponent's replies prove, and that no world contradicts it.


class Row(NamedTuple):
    """Forehand closes with hearts as trumps and leads; the dealer replies from his hand."""

    rules: str
    led: str
    reply: str
    hand: str
    denied: str = ""
    """Unseen cards that the dealer is then known not to hold."""


FOREHAND = "KC AC AH JH AS TS"
ROWS = [
    Row("german-66", "KC", "TC", "TC QC KS QS TH QH"),  # headed, as he must
    Row("german-66", "AC", "QC", "TC QC KS QS TH QH"),  # nothing beats an ace
    Row("german-66", "KC", "QC", "QC JC KS QS TH QH", "TC"),
    Row("german-66", "KC", "TH", "KS QS TD KD TH QH", "TC QC JC 9C"),
    Row("german-66", "KC", "QS", "KS QS TD KD QD JD", "TC QC JC 9C TH QH 9H"),
    Row("german-66", "JH", "9H", "KS QS TD KD QD 9H", "TH QH"),
    Row("german-66", "JH", "QS", "KS QS TD KD QD JD", "TH QH 9H"),
    Row("house-66", "KC", "QC", "TC QC KS QS TH QH"),  # need not head
    Row("house-66", "KC", "QS", "KS QS TD KD TH QH", "TC QC JC 9C"),  # need not trump
    Row("house-66", "KC", "TH", "KS QS TD KD TH QH", "TC QC JC 9C"),
    Row("schnapsen", "KC", "QC", "QC JC KS QS TH", "TC"),
    Row("schnapsen", "KC", "QS", "KS QS TD KD QD", "TC QC JC TH QH"),
]


def after_reply(row: Row) -> Deal:
    rules = profile(row.rules, {})
    forehand = " ".join(FOREHAND.split()[: rules["deck.hand"]])
    pack = stack_pack(rules, forehand=forehand, dealer=row.hand, turn_up="KH")
    state = Deal.start(rule_set(row.rules), [Card.parse(code) for code in pack], Seat.B)
    state, _ = state.apply(CLOSE_TALON)
    if state.phase is Phase.REPLY:
        state, _ = state.apply(PASS)
    for code in (row.led, row.reply):
        state, _ = state.apply(PLAY_CARD[Card.parse(code)])
    return state


@each_row("row", ROWS)
def test_a_reply_proves_what_its_player_lacks(row: Row) -> None:
    cards = count_cards(after_reply(row).view(Seat.A))
    assert {card.code for card in cards.talon_only} == set(row.denied.split())


def test_without_duties_a_reply_proves_nothing() -> None:
    free = {"strict.follow": False, "strict.head": False, "strict.trump": False}
    row = Row("german-66", "KC", "QS", "KS QS TD KD QD JD")
    state = after_reply(row).changed(rules=rule_set("german-66").with_overrides(free))
    assert count_cards(state.view(Seat.A)).talon_only == ()


def walk(rules: str, number: int) -> list[Deal]:
    """The states of a deal by rules of thumb; every third deal is closed in its third trick."""
    states: list[Deal] = []
    state = seeded_deal(rule_set(rules), number)
    while not state.is_over:
        states.append(state)
        seat = state.to_act
        closes = CLOSE_TALON in state.legal_moves() and number % 3 == 0
        move = SimplePlayer().choose(state.view(seat), Budget(), lambda: False).move
        state, _ = state.apply(CLOSE_TALON if closes and state.trick_number > 2 else move)
    return states


@each_row("rules", rule_set_names(close=True))
def test_what_is_proved_is_true(rules: str) -> None:
    proved = 0
    for number in range(60):
        for state in walk(rules, number):
            for seat in BOTH:
                cards = count_cards(state.view(seat))
                theirs = state.hands[opposite(seat)]
                assert not set(cards.talon_only) & set(theirs)
                assert set(theirs) <= set(cards.known) | set(cards.possible)
                proved += len(cards.talon_only)
    assert proved > 0


@each_row("rules", rule_set_names(close=True))
def test_a_world_looks_to_the_player_like_the_deal_he_is_in(rules: str) -> None:
    for number in range(0, 12, 3):
        for state in walk(rules, number):
            view = state.view(state.to_act)
            denied = set(count_cards(view).talon_only)
            for world in imagined_worlds(view, 3, seed=number):
                assert world.view(view.seat) == view
                assert not denied & set(world.hands[opposite(view.seat)])


@each_row("rules", rule_set_names(close=True))
def test_few_worlds_are_all_listed_once(rules: str) -> None:
    listed = 0
    for state in walk(rules, 3):
        view = state.view(state.to_act)
        if view.status is TalonStatus.OPEN:
            continue
        cards = count_cards(view)
        expected = comb(len(cards.possible), cards.missing)
        hands = [
            frozenset(world.hands[opposite(view.seat)]) for world in imagined_worlds(view, 5000, 1)
        ]
        assert len(hands) == len(set(hands)) == expected
        assert frozenset(state.hands[opposite(view.seat)]) in hands
        listed += 1
    assert listed > 3


def test_samples_follow_the_seed_and_are_even() -> None:
    view = seeded_deal(rule_set(), 1).view(seeded_deal(rule_set(), 1).to_act)
    first = [world.hands for world in imagined_worlds(view, 600, 1)]
    assert first == [world.hands for world in imagined_worlds(view, 600, 1)]
    assert first != [world.hands for world in imagined_worlds(view, 600, 2)]
    other = opposite(view.seat)
    for card in view.unseen:  # 6 of 17 unseen cards: about 212 of 600, deviation 12
        count = sum(card in hands[other] for hands in first)
        assert abs(count - 600 * 6 / 17) < 60, card
