"""What the other's choices are taken for, in hand-written deals and in random ones."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import NamedTuple

import pytest

from sixtysix_gui.ai.choices import Choice, choices_of_opponent, is_worth_weighing
from sixtysix_gui.ai.masks import bit_of, mask_of
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    MELD,
    PASS,
    PLAY_CARD,
    CloseTalon,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.phases import Phase, TalonStatus
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import rule_set
from tests.helpers.golden import profile
from tests.helpers.packs import stack_pack
from tests.helpers.seeded_deals import seeded_deal
from tests.helpers.solver_positions import played_on, rules_number

HANDS = {
    "german-66": ("AC AS KS QS TS 9H", "JC QC JS KD QD 9C"),
    "schnapsen": ("AC AS KS QS JH", "JC QC JS KD QD"),
}
LOWEST = {"german-66": "9H", "schnapsen": "JH"}
ACTS: dict[str, Move] = {
    "close": CLOSE_TALON,
    "exchange": EXCHANGE_TRUMP,
    "draw": DRAW,
    "pass": PASS,
    "spades": MELD[Suit.SPADES],
}


def played(rules: str, moves: str) -> DealState:
    """A deal in which A leads first, and hearts, whose king is turned up, are trumps."""
    forehand, dealer = HANDS[rules]
    pack = stack_pack(
        profile(rules, {}), forehand=forehand, dealer=dealer, turn_up="KH", talon="TD JD TC KC"
    )
    state = DealState.start(rule_set(rules), [Card.parse(code) for code in pack], Seat.B)
    for token in moves.split():
        move = ACTS[token] if token in ACTS else PLAY_CARD[Card.parse(token)]
        state, _ = state.apply(move)
    return state


class Row(NamedTuple):
    """Moves from the first lead on, who looks back at them, and the other's last choice."""

    rules: str
    moves: str
    looks: Seat
    card: str
    led: str = ""
    gone: str = ""
    points: int = 0
    told: str = ""
    """What else is so: free, drew, exchange or marriage or close that could have been, closed."""


A, B = Seat.A, Seat.B
ROWS = [
    # who may play any card tells something by his choice
    Row("german-66", "AC", B, "AC", told="free marriage close"),
    Row("german-66", "AC JC", A, "JC", "AC", "AC", told="free"),
    Row("german-66", "AC JC draw", A, "JC", "AC", "AC", told="free drew"),
    Row("schnapsen", "AC", B, "AC", told="free exchange marriage close"),
    Row("schnapsen", "AC JC", A, "JC", "AC", "AC", told="free drew"),
    # once he has a trick, what he might have done and did not tells more
    Row(
        "german-66",
        "AC JC draw AS",
        B,
        "AS",
        gone="AC JC",
        points=13,
        told="free exchange marriage close",
    ),
    # what he has done, he has not left out
    Row(
        "german-66",
        "AC JC draw exchange AS",
        B,
        "AS",
        gone="AC JC",
        points=13,
        told="free marriage close",
    ),
    Row(
        "german-66", "AC JC draw spades KS", B, "KS", gone="AC JC", points=33, told="exchange close"
    ),
    Row("schnapsen", "spades QS JS", B, "QS", told="drew exchange close"),
    # after a close he must follow, nobody draws, and nothing is left to be left out
    Row("german-66", "AC JC close pass AS", B, "AS", gone="AC JC", points=13, told="closed"),
    Row("german-66", "AC JC close pass AS JS", A, "JS", "AS", "AC JC AS"),
    Row("german-66", "AC JC close pass AS JS KS", B, "KS", gone="AC JC AS JS", points=26),
    Row("schnapsen", "AC JC close AS", B, "AS", gone="AC JC", points=13, told="closed"),
    Row("schnapsen", "close AS JS", A, "JS", "AS", "AS"),
]


def expected(row: Row) -> Choice:
    words = row.told.split()
    assert set(words) <= {"free", "drew", "exchange", "marriage", "close", "closed"}
    return Choice(
        card=Card.parse(row.card),
        led=Card.parse(row.led) if row.led else None,
        free="free" in words,
        gone=mask_of(Card.parse(code) for code in row.gone.split()),
        drew="drew" in words,
        lowest=bit_of(Card.parse(LOWEST[row.rules])) if "exchange" in words else 0,
        unmelded="marriage" in words,
        closed="closed" in words,
        unclosed="close" in words,
        points=row.points,
    )


@pytest.mark.parametrize("row", ROWS, ids=[f"{row.rules}, {row.moves}" for row in ROWS])
def test_the_last_choice(row: Row) -> None:
    view = played(row.rules, row.moves).view(row.looks)
    assert list(choices_of_opponent(view))[-1] == expected(row)


def test_closed_before_drawing_the_trick_before_brought_no_card() -> None:
    drawn = played("german-66", "AC JC draw AS JS").view(Seat.A)
    closed = played("german-66", "AC JC close pass AS JS").view(Seat.A)
    assert [choice.drew for choice in choices_of_opponent(drawn)][:1] == [True]
    assert [choice.drew for choice in choices_of_opponent(closed)] == [False, False]


def test_asked_for_a_reply_one_knows_of_the_close_alone() -> None:
    state = played("german-66", "AC JC draw close")
    assert state.phase is Phase.REPLY
    choice = list(choices_of_opponent(state.view(Seat.B)))[-1]
    assert (choice.card, choice.closed, choice.points) == (None, True, 13)


def test_what_is_worth_weighing() -> None:
    start = played("german-66", "")
    assert not is_worth_weighing(start.view(Seat.A))
    assert is_worth_weighing(played("german-66", "AC").view(Seat.B))
    assert is_worth_weighing(played("schnapsen", "close AS").view(Seat.B))


# ------------------------------------------------------------------------------------- any deal


def naive_choices(states: list[DealState], moves: list[Move], other: Seat) -> list[Choice]:
    """The choices of a seat, from whole states: what it could have done is asked of the engine.

    The last state is the one in which somebody looks back.
    """
    found: list[Choice] = []
    for number, (state, move) in enumerate(zip(states, moves, strict=False)):
        if state.to_act is not other or not isinstance(move, PlayCard):
            continue
        turn = [  # what this seat did in this turn, before the card
            place
            for place in range(number)
            if states[place].to_act is other
            and states[place].trick_number == state.trick_number
            and states[place].phase is Phase.LEAD
        ]
        first = states[turn[0]] if turn and state.phase is Phase.LEAD else state
        is_open = state.status is TalonStatus.OPEN
        leads = state.phase is Phase.LEAD
        melded = leads and state.melded_suit is not None
        gone = {card for trick in state.won for card in (trick.led, trick.reply)}
        found.append(
            Choice(
                card=move.card,
                led=state.led,
                free=is_open and not melded,
                gone=mask_of(gone | ({state.led} if state.led is not None else set())),
                drew=drew_after(states, number),
                lowest=lowest_of(first, state) if is_open else 0,
                unmelded=leads and is_open and not melded and could_meld(first),
                closed=leads and closed_here(state, other),
                unclosed=leads and is_open and could_close(first),
                points=state.total(other),
            )
        )
    return found


def drew_after(states: list[DealState], number: int) -> bool:
    """Whether the talon has shrunk when the next trick is led to."""
    card = states[number]
    leads = [state for state in states[number:] if state.phase is Phase.LEAD]
    after = [state for state in leads if state.trick_number > card.trick_number]
    return bool(after) and len(after[0].talon) < len(card.talon)


def lowest_of(first: DealState, last: DealState) -> int:
    """The lowest trump, if its holder could have exchanged it in this turn and nobody has."""
    rank = first.rules.exchange_rank
    if rank is None or last.exchange is not None:
        return 0
    lowest = card_of(rank, first.trump)
    return bit_of(lowest) if EXCHANGE_TRUMP in with_hand(first, lowest).legal_moves() else 0


def could_meld(first: DealState) -> bool:
    suit = next(suit for suit in Suit if suit is not first.trump)
    married = with_hand(first, card_of(Rank.KING, suit), card_of(Rank.QUEEN, suit))
    return any(isinstance(move, Meld) for move in married.legal_moves())


def could_close(first: DealState) -> bool:
    return any(isinstance(move, CloseTalon) for move in first.legal_moves())


def closed_here(state: DealState, seat: Seat) -> bool:
    close = state.close
    return close is not None and close.seat is seat and close.trick == state.trick_number


def with_hand(state: DealState, *cards: Card) -> DealState:
    """The same state with other cards in the hand of who is to act; the rules ask no more."""
    hands = list(state.hands)
    kept = [card for card in hands[state.to_act] if card not in cards]
    hands[state.to_act] = (*cards, *kept)[: max(len(hands[state.to_act]), len(cards))]
    return state.changed(hands=tuple(hands))


def recorded(number: int) -> tuple[list[DealState], list[Move]]:
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
        naive = naive_choices(states[: place + 1], moves[:place], seat.other)
        if state.phase is Phase.REPLY:
            found = found[:-1]
        assert len(found) == len(naive)
        for choice, other in zip(found, naive, strict=True):
            assert comparable(choice, state) == comparable(other, state), (state, choice, other)


def comparable(choice: Choice, state: DealState) -> Choice:
    """A choice without what does not matter: points, where no close is weighed.

    Nor does the lowest trump matter to who has exchanged it himself.
    """
    if not (choice.closed or choice.unclosed):
        choice = replace(choice, points=0)
    if state.exchange is not None and state.exchange.seat is state.to_act:
        choice = replace(choice, lowest=0)
    return choice
