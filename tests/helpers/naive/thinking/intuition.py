"""How likely a strong player takes each move to be: a slow second reading of intuition.json.

The network of search/intuition.py on whole cards and by names instead of numbers: every input is a
few words, and which of them are true of a moment is asked of what the player to act can see.
"""

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.ai.two import thinking
from sixtysix_gui.rules.cards import Card, Rank, Suit, pack_cards
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.rules.sets.rules import Rules

_FILE = Path(thinking.__file__).with_name("intuition.json")
LAYERS: dict[str, list[list[float]]] = json.loads(_FILE.read_text(encoding="utf-8"))

_SUITS = ("trump", "first plain", "second plain", "third plain")
_CARDS = [f"{suit} {rank.letter}" for suit in _SUITS for rank in Rank]
_POINTS = ("nothing", "a marriage pending", *(f"{7 * number} points" for number in range(10)))
INPUTS = [
    *(f"holds {card}" for card in _CARDS),
    *(f"misses {card}" for card in _CARDS),
    *(f"answers {card}" for card in _CARDS),
    *(f"turn-up {rank.letter}" for rank in Rank),
    *(f"trick {number}" for number in range(1, 9)),
    *(f"has {points}" for points in _POINTS),
    *(f"the other has {points}" for points in _POINTS),
    "before the draw",
    "follows",
    "has shown a marriage",
    "rules: closing before the draw",
    "may close",
    "may meld",
    "may exchange",
    "has to close",
    "rules: counts by itself",
    "rules: the defender's points are frozen",
    "rules: a marriage is led by its king",
    "rules: six cards in a hand",
    *(f"is shown {card}" for card in _CARDS),
]
"""What can be true of a moment, in the order of the rows of the first layer."""
OUTPUTS = [
    *(f"play {card}" for card in _CARDS),
    *(f"meld {suit}" for suit in _SUITS),
    "exchange",
    "close",
    "draw",
    "go out",
    "pass",
]
"""What can be done, in the order of the columns of the last layer."""
_ACTS: dict[Move, str] = {
    EXCHANGE_TRUMP: "exchange",
    CLOSE_TALON: "close",
    DRAW: "draw",
    GO_OUT: "go out",
    PASS: "pass",
}


@dataclass(frozen=True)
class Sight:
    """What the player to act sees of a moment with an open talon; ``out`` are cards he misses."""

    rules: Rules
    trump: Suit
    phase: Phase
    hand: frozenset[Card]
    out: frozenset[Card]
    led: Card | None
    turn_up: Card
    trick: int
    own: CardPoints
    other: CardPoints
    has_shown: bool
    bound: bool
    moves: tuple[Move, ...]
    shown: frozenset[Card] = frozenset()


def sight_of(view: View, *, remembers: bool = False) -> Sight:
    """What is seen from a view whose player is to act, and ``remembers`` what the other showed."""
    played = {card for trick in view.won for card in (trick.led, trick.reply)}
    met = {*view.hand, *played, *((view.led,) if view.led else ())}
    assert view.turn_up is not None
    return Sight(
        rules=view.rules,
        trump=view.trump_suit,
        phase=view.phase,
        hand=frozenset(view.hand),
        out=frozenset(pack_cards(view.rules.deck_pack)) - met,
        led=view.led,
        turn_up=view.turn_up,
        trick=view.trick_number,
        own=view.card_points[view.seat],
        other=view.card_points[opposite(view.seat)],
        has_shown=view.melded_suit is not None,
        bound=view.bound,
        moves=worth_a_thought(view.legal_moves, view.total(view.seat)),
        shown=frozenset(view.known[opposite(view.seat)] if remembers else ()),
    )


def worth_a_thought(legal: Sequence[Move], points: int) -> tuple[Move, ...]:
    """What a player would do while the talon is open: he goes out if he can, and never falsely."""
    if GO_OUT in legal and points >= TARGET:
        return (GO_OUT,)
    return tuple(move for move in legal if move != GO_OUT)


def naive_shares(sight: Sight) -> dict[Move, float]:
    """How likely each move is; the numbers sum to 1."""
    numbers = naive_outputs(list(true_inputs(sight)))
    words = {move: word_of(move, sight.trump) for move in sight.moves}
    weights = {move: math.exp(numbers[word]) for move, word in words.items() if word != "go out"}
    if GO_OUT in words:  # as likely as the likeliest other move
        weights[GO_OUT] = max(weights.values(), default=1.0)
    total = sum(weights.values())
    return {move: weights[move] / total for move in sight.moves}


def naive_outputs(inputs: Sequence[str]) -> dict[str, float]:
    """The number of everything that can be done, where these inputs are true."""
    numbers = [1.0 if name in inputs else 0.0 for name in INPUTS]
    first = _layer(numbers, LAYERS["inputs"])
    second = _layer([max(number, 0.0) for number in first], LAYERS["sums"])
    third = _layer([max(number, 0.0) for number in second], LAYERS["outputs"])
    return dict(zip(OUTPUTS, third, strict=True))


def _layer(numbers: Sequence[float], rows: Sequence[Sequence[float]]) -> list[float]:
    """Every number times its row, summed up; the last row is added always."""
    used = [(number, row) for number, row in zip(numbers, rows[:-1], strict=True) if number]
    parts = [[number * weight for weight in row] for number, row in used]
    return [sum(column) for column in zip(*parts, rows[-1], strict=True)]


def true_inputs(sight: Sight) -> Iterator[str]:
    """What of INPUTS is true of a moment."""
    for card in sight.hand:
        yield f"holds {_card(card, sight.trump)}"
    for card in sight.out:
        yield f"misses {_card(card, sight.trump)}"
    if sight.led is not None:
        yield f"answers {_card(sight.led, sight.trump)}"
    yield f"turn-up {sight.turn_up.rank.letter}"
    yield f"trick {min(sight.trick, 8)}"
    yield f"has {_points(sight.own)}"
    yield f"the other has {_points(sight.other)}"
    yield from _truths(sight)
    for card in sight.shown:
        yield f"is shown {_card(card, sight.trump)}"


def _truths(sight: Sight) -> Iterator[str]:
    rules = sight.rules
    truths = {
        "before the draw": sight.phase is Phase.PRE_DRAW,
        "follows": sight.phase is Phase.FOLLOW,
        "has shown a marriage": sight.has_shown,
        "may close": CLOSE_TALON in sight.moves,
        "may meld": any(isinstance(move, Meld) for move in sight.moves),
        "may exchange": EXCHANGE_TRUMP in sight.moves,
        "has to close": sight.bound,
        "rules: closing before the draw": rules.close_before_draw,
        "rules: counts by itself": rules.counts_by_itself,
        "rules: the defender's points are frozen": rules.close_defender_points == "frozen",
        "rules: a marriage is led by its king": rules.meld_lead_card == "king",
        "rules: six cards in a hand": rules.deck_hand == 6,
    }
    for name, is_true in truths.items():
        if is_true:
            yield name


def _points(earned: CardPoints) -> str:
    if not earned.tricks:
        return "a marriage pending" if earned.melded else "nothing"
    return f"{min(earned.total, 65) // 7 * 7} points"


def word_of(move: Move, trump: Suit) -> str:
    """The word for a move among OUTPUTS."""
    if isinstance(move, PlayCard):
        return f"play {_card(move.card, trump)}"
    if isinstance(move, Meld):
        return f"meld {_suit(move.suit, trump)}"
    return _ACTS[move]


def _card(card: Card, trump: Suit) -> str:
    return f"{_suit(card.suit, trump)} {card.rank.letter}"


def _suit(suit: Suit, trump: Suit) -> str:
    if suit is trump:
        return "trump"
    return _SUITS[1 + [plain for plain in Suit if plain is not trump].index(suit)]
