"""How often a hand makes a contract, or stops another's, before anything is known of other hands.

hand_odds.json holds what `python -m tools.hand_odds` measured, a byte for every kind of hand: hands
that differ only by which plain suit is which are of one kind. Contracts are the same where their
goals are and their suits rank, whatever the ranks are called: a Zehnergang with the tens highest is
a Gang. Of another pack, or another size of hand, nothing is known.
"""

import json
import math
from base64 import b64decode
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from itertools import combinations

from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.sets.contracts import Contract

ODDS_FILE = "hand_odds.json"
ORDER = "ATKQJ"
"""The ranks of the pack that was measured, from high to low."""
HAND = 5
"""The cards of a hand that was measured."""
MOST = 255
"""The byte of a certainty."""
SIMPLE_RANGE = 3
"""The points that the simple game brings or costs at most."""
STOPS = "stops"
"""The name of the tables with how often a hand stops a contract of the other side."""
UNKNOWN = 0.5

_FOREIGN = 1 << len(ORDER)
"""The bit of any rank that the pack has not."""

Kind = tuple[int, int, int, int]
"""The ranks held of each suit as bits, the trump suit first, the plain ones from high to low."""


@dataclass(frozen=True)
class Threshold:
    """At which odds one in two would, and by how much more nearly three in four."""

    at: float
    width: float

    def chance(self, odds: float) -> float:
        """Return how likely someone does it with these odds."""
        return 1 / (1 + math.exp(min((self.at - odds) / self.width, 60)))


CALLS_IT = Threshold(0.58, 0.08)
"""Of those who make a contract: to call it."""


@cache
def _bits(order: str) -> Mapping[Rank, int]:
    ranks = {rank.letter: rank for rank in Rank}
    return {ranks[letter]: 1 << number for number, letter in enumerate(reversed(order))}


def kind_of(hand: Iterable[Card], trump: Suit | None, order: str = ORDER) -> Kind:
    """Return the kind of a hand; without trump all suits are plain.

    >>> kind_of([card_of(Rank.ACE, Suit.CLUBS), card_of(Rank.JACK, Suit.HEARTS)], Suit.HEARTS)
    (1, 16, 0, 0)
    """
    held, bits = [0, 0, 0, 0], _bits(order)
    for card in hand:
        held[card.suit] |= bits.get(card.rank, _FOREIGN)
    trumps = [] if trump is None else [held.pop(trump)]
    first, second, third, fourth = (*trumps, *sorted(held, reverse=True))
    return first, second, third, fourth


@cache
def kinds(*, has_trump: bool) -> tuple[Kind, ...]:
    """List the kinds of hands, in the order of the tables."""
    pack = [card_of(rank, suit) for suit in Suit for rank in _bits(ORDER)]
    trump = Suit.SPADES if has_trump else None
    return tuple(sorted({kind_of(hand, trump) for hand in combinations(pack, HAND)}))


@cache
def _numbers(*, has_trump: bool) -> Mapping[Kind, int]:
    return {kind: number for number, kind in enumerate(kinds(has_trump=has_trump))}


def tables_of(contract: Contract) -> str:
    """Return the name of the tables of a contract, shared with all that are won in the same way."""
    return f"{contract.goal.value} {'with' if contract.has_trump else 'without'} trump"


def call_chance(odds: float) -> float:
    """Return how likely a contract is called on a hand that makes it so often."""
    return CALLS_IT.chance(odds)


@dataclass(frozen=True)
class HandOdds:
    """The odds of hands; ``tables`` are by their names, and by the place of a hand or STOPS."""

    tables: Mapping[str, Mapping[str, bytes]]

    def made(
        self, contract: Contract, hand: Sequence[Card], trump: Suit | None, place: int
    ) -> float:
        """Return how often a hand makes a contract, from 0 to 1.

        ``place`` is the distance of its player from who leads, who is 0.
        """
        if not contract.is_played:
            return 1.0 if contract.allows(tuple(hand), trump) else 0.0
        return self._entry(contract, str(place), hand, trump)

    def stopped(self, contract: Contract, hand: Sequence[Card], trump: Suit | None) -> float:
        """Return how often a hand stops a contract of the other side, from 0 to 1."""
        return self._entry(contract, STOPS, hand, trump)

    def simple(
        self, contract: Contract, hand: Sequence[Card], trump: Suit | None, place: int
    ) -> float:
        """Return the points that the simple game brings the side of a hand, if it costs as many."""
        found = self._entry(contract, str(place), hand, trump)
        return (2 * found - 1) * SIMPLE_RANGE

    def _entry(
        self, contract: Contract, name: str, hand: Sequence[Card], trump: Suit | None
    ) -> float:
        table = self.tables.get(tables_of(contract), {}).get(name)
        if table is None or len(hand) != HAND:
            return UNKNOWN
        suit = trump if contract.has_trump else None
        number = _numbers(has_trump=suit is not None).get(kind_of(hand, suit, contract.order))
        return UNKNOWN if number is None else table[number] / MOST


@lru_cache(1)
def hand_odds() -> HandOdds:
    """Read the odds that were measured."""
    place = resources.files("sixtysix_gui.ai.many").joinpath(ODDS_FILE)
    written: dict[str, dict[str, str]] = json.loads(place.read_text(encoding="utf-8"))["tables"]
    return HandOdds(
        {
            key: {name: b64decode(table) for name, table in tables.items()}
            for key, tables in written.items()
        }
    )
