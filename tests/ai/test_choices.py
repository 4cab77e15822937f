"""What the other's choices are taken for, in hand-written deals and in random ones."""

import random
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest

from sixtysix_gui.ai.two.solver.numbers import mask_of
from sixtysix_gui.ai.two.thinking.opponent_beliefs import (
    SeenChoice,
    choices_of_opponent,
    is_worth_weighing,
)
from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.history import Exchange
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.dimensions import Value
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.packs import stack_pack
from tests.helpers.deals.seeded_deals import seeded_deal
from tests.helpers.deals.solver_positions import played_on, rules_number
from tests.helpers.golden_data.golden import profile
from tests.helpers.rows import each_row


class Dealt(NamedTuple):
    """A deal in which A leads first, and hearts, whose king is turned up, are trumps."""

    variant: str
    forehand: str
    dealer: str
    changes: dict[str, Value] = {}  # noqa: RUF012 - never changed


DEALS = {
    "german": Dealt("german-66", "AC AS KS QS TS 9H", "JC QC JS KD QD 9C"),
    "pending": Dealt("german-66", "KS QS AD JC JD 9C", "AS TS AC KD QD 9H"),
    "any turn": Dealt(
        "german-66",
        "AC AS KS QS TS JH",
        "JC QC JS KD QD 9H",
        {"exchange.when": "any-turn", "exchange.needs_trick": False},
    ),
    "reply": Dealt(
        "german-66", "AC AS KS QS TS JH", "JC QC JS KD QD 9H", {"exchange.defender_on_close": True}
    ),
    "schnapsen": Dealt("schnapsen", "AC AS KS QS JH", "JC QC JS KD QD"),
}
ACTS: dict[str, Move] = {
    "close": CLOSE_TALON,
    "exchange": EXCHANGE_TRUMP,
    "draw": DRAW,
    "pass": PASS,
    "spades": MELD[Suit.SPADES],
}


def played(name: str, moves: str) -> Deal:
    """A deal as far as these moves."""
    deal = DEALS[name]
    pack = stack_pack(
        profile(deal.variant, {}),
        forehand=deal.forehand,
        dealer=deal.dealer,
        turn_up="KH",
        talon="TD QH TC KC",
    )
    rules = rule_set(deal.variant).with_overrides(deal.changes)
    state = Deal.start(rules, [Card.parse(code) for code in pack], Seat.B)
    for token in moves.split():
        move = ACTS[token] if token in ACTS else PLAY_CARD[Card.parse(token)]
        state, _ = state.apply(move)
    return state


class Row(NamedTuple):
    """Moves from the first lead on, who looks back at them, and the other's last choice.

    ``own`` and ``other`` are standings: -1 is no trick, -21 a marriage of 20 without one.
    """

    deal: str
    moves: str
    looks: Seat
    card: str
    led: str = ""
    gone: str = ""
    told: str = ""
    """What else is so: free, drew, closed, before-draw."""
    trick: int = 1
    own: int = -1
    other: int = -1
    turn_up: str = "KH"
    left: int = 12
    shown: str = ""
    gave: str = ""
    """What he gave for the king in this turn before."""


A, B = Seat.A, Seat.B
FREE_ROWS = [
    # who may play any card tells something by his choice
    Row("german", "AC", B, "AC", told="free"),
    Row("german", "AC JC", A, "JC", "AC", "AC", "free"),
    Row("german", "AC JC draw", A, "JC", "AC", "AC", "free drew"),
    Row("schnapsen", "AC", B, "AC", told="free", left=10),
    Row("schnapsen", "AC JC", A, "JC", "AC", "AC", "free drew", left=10),
    # later on there are tricks, card points of both, and fewer cards in the talon
    Row("german", "AC JC draw AS", B, "AS", "", "AC JC", "free", 2, own=13, left=10),
    Row("german", "AC JC draw AS JS", A, "JS", "AS", "AC JC AS", "free", 2, other=13, left=10),
    Row("schnapsen", "AC JC AS", B, "AS", "", "AC JC", "free", 2, own=13, left=8),
    Row(
        "pending",
        "spades QS AS draw KD AD draw JD",
        B,
        "JD",
        "",
        "QS AS KD AD",
        "free",
        3,
        own=15 + 20,
        other=14,
        left=8,
        shown="KS QS",
    ),
    # a marriage without a trick waits
    Row("schnapsen", "spades QS JS", A, "JS", "QS", "QS", "free drew", other=-21, left=10),
    Row(
        "pending",
        "spades QS AS draw AC",
        A,
        "AC",
        "",
        "QS AS",
        "free",
        2,
        own=14,
        other=-21,
        left=10,
    ),
    Row(
        "pending",
        "spades QS AS draw AC JC",
        B,
        "JC",
        "AC",
        "QS AS AC",
        "free",
        2,
        own=-21,
        other=14,
        left=10,
        shown="KS QS",
    ),
    # after an exchange, by whichever of the two, another card lies under the talon
    Row(
        "german",
        "AC JC draw exchange AS",
        B,
        "AS",
        "",
        "AC JC",
        "free",
        2,
        own=13,
        turn_up="9H",
        left=10,
        shown="KH",
        gave="9H",
    ),
    Row(
        "german",
        "AC JC draw exchange AS JS",
        A,
        "JS",
        "AS",
        "AC JC AS",
        "free",
        2,
        other=13,
        turn_up="9H",
        left=10,
    ),
    Row(
        "any turn",
        "AC exchange JC",
        A,
        "JC",
        "AC",
        "AC",
        "free",
        turn_up="9H",
        shown="KH",
        gave="9H",
    ),
    Row("any turn", "AC exchange JC", B, "AC", "", "", "free", turn_up="KH"),
    Row("any turn", "AC JC draw AS exchange JS", B, "AS", "", "AC JC", "free", 2, own=13, left=10),
]
CLOSED_ROWS = [
    Row(
        "german",
        "AC JC close pass AS",
        B,
        "AS",
        "",
        "AC JC",
        "closed before-draw",
        2,
        own=13,
        left=12,
    ),
    Row("german", "AC JC draw close pass AS", B, "AS", "", "AC JC", "closed", 2, own=13, left=10),
    Row("schnapsen", "AC JC close AS", B, "AS", "", "AC JC", "closed", 2, own=13, left=8),
    Row("schnapsen", "close AS", B, "AS", told="closed", left=10),
    Row(
        "schnapsen",
        "AC JC exchange close AS",
        B,
        "AS",
        "",
        "AC JC",
        "closed",
        2,
        own=13,
        turn_up="JH",
        left=8,
        shown="KH",
        gave="JH",
    ),
    Row(
        "schnapsen",
        "AC JC spades close KS",
        B,
        "KS",
        "",
        "AC JC",
        "closed",
        2,
        own=13 + 20,
        left=8,
        shown="KS QS",
    ),
    # the exchange that answers a close comes after it
    Row(
        "reply",
        "AC JC draw close exchange AS",
        B,
        "AS",
        "",
        "AC JC",
        "closed",
        2,
        own=13,
        turn_up="KH",
        left=10,
    ),
]
SILENT_ROWS = [
    # who has melded must lead of the marriage
    Row("german", "AC JC draw spades KS", B, "KS", "", "AC JC", "", 2, shown="KS QS"),
    Row("schnapsen", "spades QS JS", B, "QS", told="drew", shown="KS QS"),
    # after a close he must follow, no one draws, and nothing is left to be left out
    Row("german", "AC JC close pass AS JS", A, "JS", "AS", "AC JC AS", "", 2),
    Row("german", "AC JC close pass AS JS KS", B, "KS", "", "AC JC AS JS", "", 3),
    Row("schnapsen", "close AS JS", A, "JS", "AS", "AS"),
]
ROWS = [*FREE_ROWS, *CLOSED_ROWS, *SILENT_ROWS]


def expected(row: Row) -> SeenChoice:
    words = row.told.split()
    assert set(words) <= {"free", "drew", "closed", "before-draw"}
    exchange = None
    if row.gave:
        taken = Card.parse("KH")
        exchange = Exchange(opposite(row.looks), Card.parse(row.gave), taken, row.trick)
    return SeenChoice(
        card=Card.parse(row.card),
        led=Card.parse(row.led) if row.led else None,
        free="free" in words,
        closed="closed" in words,
        before_draw="before-draw" in words,
        drew="drew" in words,
        gone=mask_of(Card.parse(code) for code in row.gone.split()),
        trick=row.trick,
        standings=(row.own, row.other),
        turn_up=Card.parse(row.turn_up),
        left=row.left,
        shown=mask_of(Card.parse(code) for code in row.shown.split()),
        exchange=exchange,
    )


def what_matters(choice: SeenChoice) -> SeenChoice:
    """A choice without what no one weighs: what he saw where he had no choice."""
    if choice.free or choice.closed:
        return choice
    return replace(choice, standings=(0, 0), turn_up=None, left=0)


@each_row("row", ROWS)
def test_the_last_choice(row: Row) -> None:
    view = played(row.deal, row.moves).view(row.looks)
    assert what_matters(list(choices_of_opponent(view))[-1]) == what_matters(expected(row))


def test_every_kind_of_choice_stands_where_it_belongs() -> None:
    assert all("free" in row.told for row in FREE_ROWS)
    assert all("closed" in row.told for row in CLOSED_ROWS)
    assert not any("free" in row.told or "closed" in row.told for row in SILENT_ROWS)


@each_row("looks", BOTH)
@each_row(
    ("deal", "moves", "led", "answered"),
    [
        ("german", "AC JC draw exchange AS JS draw KS QD draw", "KH 9H 9H", "KH 9H 9H"),
        ("any turn", "AC JC draw AS exchange JS draw KS QD draw", "KH KH 9H", "KH 9H 9H"),
        ("any turn", "AC JC draw AS JS draw KS QD draw", "KH KH KH", "KH KH KH"),
    ],
)
def test_the_turn_up_of_every_choice(
    deal: str, moves: str, led: str, answered: str, looks: Seat
) -> None:
    """A leads to every trick; it is the exchange of whoever holds the nine."""
    found = choices_of_opponent(played(deal, moves).view(looks))
    seen = [choice.turn_up.code for choice in found if choice.turn_up]
    assert seen == (answered if looks is A else led).split()


def test_closed_before_drawing_the_trick_before_brought_no_card() -> None:
    drawn = played("german", "AC JC draw AS JS").view(Seat.A)
    closed = played("german", "AC JC close pass AS JS").view(Seat.A)
    assert [choice.drew for choice in choices_of_opponent(drawn)][:1] == [True]
    assert [choice.drew for choice in choices_of_opponent(closed)] == [False, False]


@each_row(("draw", "left"), [("draw ", 10), ("", 12)])
def test_asked_for_a_reply_one_knows_of_the_close_alone(draw: str, left: int) -> None:
    state = played("german", f"AC JC {draw}close")
    assert state.phase is Phase.REPLY
    assert list(choices_of_opponent(state.view(Seat.B)))[-1] == SeenChoice(
        card=None,
        led=None,
        free=False,
        closed=True,
        before_draw=not draw,
        drew=False,
        gone=mask_of([Card.parse("AC"), Card.parse("JC")]),
        trick=2,
        standings=(13, -1),
        turn_up=Card.parse("KH"),
        left=left,
    )


def test_what_is_worth_weighing() -> None:
    start = played("german", "")
    assert not is_worth_weighing(start.view(Seat.A))
    assert is_worth_weighing(played("german", "AC").view(Seat.B))
    assert is_worth_weighing(played("schnapsen", "close AS").view(Seat.B))


# ------------------------------------------------------------------------------------- any deal


def naive_choices(states: list[Deal], moves: list[Move], other: Seat) -> list[SeenChoice]:
    """The choices of a seat, from the whole states in which it made them.

    The last state is the one in which somebody looks back.
    """
    found: list[SeenChoice] = []
    close, seen = None, 0
    for number, (state, move) in enumerate(zip(states, moves, strict=False)):
        seen |= mask_of(state.known[other])
        if state.to_act is not other:
            continue
        if move == CLOSE_TALON:
            close = state
        elif isinstance(move, PlayCard):
            choice = played_card(state, move.card)
            if close is not None and close.trick_number == state.trick_number:
                choice = closing(choice, close)
            choice = replace(choice, drew=drew_after(states, number))
            found.append(with_what_was_seen(choice, state, other, seen))
    if states[-1].phase is Phase.REPLY and close is not None:
        choice = closing(played_card(close, None), close)
        found.append(with_what_was_seen(choice, close, other, seen))
    return found


def with_what_was_seen(choice: SeenChoice, state: Deal, other: Seat, seen: int) -> SeenChoice:
    """The same with the cards that had been seen in the hand, and what was exchanged for them."""
    exchange = state.exchange
    is_his = exchange is not None and exchange.seat is other
    in_this_turn = is_his and exchange is not None and exchange.trick == state.trick_number
    return replace(choice, shown=seen, exchange=exchange if in_this_turn else None)


def played_card(state: Deal, card: Card | None) -> SeenChoice:
    """The choice of a card, as its player saw the deal."""
    met = [card for trick in state.won for card in (trick.led, trick.reply)]
    if state.led is not None:
        met.append(state.led)
    return SeenChoice(
        card=card,
        led=state.led,
        free=state.status is TalonStatus.OPEN and state.melded_suit is None,
        closed=False,
        before_draw=False,
        drew=False,
        gone=mask_of(met),
        trick=state.trick_number,
        standings=(standing(state, state.to_act), standing(state, opposite(state.to_act))),
        turn_up=state.undealt[-1] if state.undealt else None,
        left=len(state.undealt),
    )


def closing(choice: SeenChoice, state: Deal) -> SeenChoice:
    """The same as part of a turn in which the talon was closed in that state."""
    return replace(
        choice,
        free=False,
        closed=True,
        before_draw=state.phase is Phase.PRE_DRAW,
        turn_up=state.undealt[-1],
        left=len(state.undealt),
    )


def standing(state: Deal, seat: Seat) -> int:
    """The card points of a seat, or -1 minus what waits for a first trick."""
    earned = state.card_points[seat]
    if not earned.tricks:
        return -1 - earned.melded
    return earned.captured + earned.melded


def drew_after(states: list[Deal], number: int) -> bool:
    """Whether the talon has shrunk when the next trick is led to."""
    card = states[number]
    leads = [state for state in states[number:] if state.phase is Phase.LEAD]
    after = [state for state in leads if state.trick_number > card.trick_number]
    return bool(after) and len(after[0].undealt) < len(card.undealt)


def recorded(number: int) -> tuple[list[Deal], list[Move]]:
    """All states of a random deal, and the move made in each but the last."""
    source = random.Random(number)
    rules = rules_number(number)
    states = list(played_on(seeded_deal(rules, number), source, (0.02, 0.3)[number % 2]))
    moves = [
        next(move for move in state.legal_moves() if state.apply(move)[0] == after)
        for state, after in pairwise(states)
    ]
    return states[: len(moves)], moves


@pytest.mark.slow(sample=50)
@pytest.mark.parametrize("number", range(500))
def test_choices_are_those_of_the_deal(number: int) -> None:
    states, moves = recorded(number)
    for place in range(3, len(states), 4):
        state = states[place]
        seat = state.to_act
        found = list(choices_of_opponent(state.view(seat)))
        naive = naive_choices(states[: place + 1], moves[:place], opposite(seat))
        if state.status is TalonStatus.EXHAUSTED:  # the turn-up was drawn, all cards are known
            found, naive = without_turn_up(found), without_turn_up(naive)
        assert list(map(what_matters, found)) == list(map(what_matters, naive)), state


def without_turn_up(choices: list[SeenChoice]) -> list[SeenChoice]:
    return [replace(choice, turn_up=None, shown=0) for choice in choices]


def test_much_is_met_in_random_deals() -> None:
    met = Counter[str]()
    for number in range(300):
        states, moves = recorded(number)
        exchange = next((place for place, move in enumerate(moves) if move == EXCHANGE_TRUMP), None)
        for choice in naive_choices(states, moves[:-1], opposite(states[-1].to_act)):
            met["closed"] += choice.closed
            met["closed before the draw"] += choice.before_draw
            met["free"] += choice.free
            met["a marriage waits"] += choice.free and min(choice.standings) < -1
            met["both have tricks"] += choice.free and min(choice.standings) > 0
            met["after an exchange"] += choice.free and exchange is not None
            met["exchanged in this turn"] += choice.free and choice.exchange is not None
            met["drew after a card was seen"] += choice.drew and choice.shown > 0
    assert min(met.values()) >= 10, met
