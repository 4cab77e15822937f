"""What chance deals, exactly: what one hand holds, and how the sum over many deals is distributed.

Hands are counted over all that a rule set can deal. Sums do not go by a normal curve: with φ the
characteristic function of one deal, that of n deals is φⁿ, and the distribution of their sum comes
out of it by Fourier's sum over a window of M whole numbers around the mean. What lies outside the
window is never met, and φⁿ is soon nothing: some fifty terms give a tail to twelve decimals, for
ten deals as for a million.
"""

import cmath
import math
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property, lru_cache
from typing import final

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.rules import Rules

_PAIR = frozenset((Rank.KING, Rank.QUEEN))


class DealtWhat(Enum):
    """The seven rows of *Fair cards*: the fields of ``Dealt`` by their names."""

    TRUMPS = "trumps"
    ACES = "aces"
    MARRIAGES = "marriages"
    TRUMP_MARRIAGE = "trump marriage"
    LOWEST_TRUMP = "lowest trump"
    FIRST_LEAD = "first lead"
    POINTS = "card points"


@dataclass(frozen=True)
class Odds:
    """How often each number comes in one deal; ``chances`` add up to 1."""

    chances: Mapping[int, float]

    @property
    def mean(self) -> float:
        """The number to be expected."""
        return math.fsum(number * chance for number, chance in self.chances.items())

    @property
    def variance(self) -> float:
        """The square of the standard deviation."""
        mean = self.mean
        return math.fsum((number - mean) ** 2 * chance for number, chance in self.chances.items())


@lru_cache(maxsize=256)
def odds_of(rules: Rules) -> Mapping[DealtWhat, Odds]:
    """Return the odds of a hand of a game whose turn-up fixes trump, without the first lead.

    All orders of the pack are alike, so that a hand is any cards of the pack and the turn-up any
    other one, wherever in the deal it is turned. The lowest trump is the one that can be exchanged;
    where none can be, nobody has it.
    """
    pack, hand = len(rules.pack), rules.deck_hand
    ranks = pack // _SUITS
    aces = sum(card.rank is Rank.ACE for card in rules.pack)
    plain_turn_up = (ranks - len(_PAIR)) / ranks
    both = hand * (hand - 1) / ((pack - 1) * (pack - 2))
    lowest = (ranks - 1) / ranks * hand / (pack - 1) if rules.exchanges else 0.0
    return {
        DealtWhat.TRUMPS: drawn(pack - 1, ranks - 1, hand),
        DealtWhat.ACES: drawn(pack, aces, hand),
        DealtWhat.MARRIAGES: _marriages(pack, hand),
        DealtWhat.TRUMP_MARRIAGE: happens(plain_turn_up * both),
        DealtWhat.LOWEST_TRUMP: happens(lowest),
        DealtWhat.POINTS: _points(rules),
    }


_SUITS = 4


def happens(chance: float) -> Odds:
    """Return the odds of something that happens once or not at all."""
    return Odds({0: 1 - chance, 1: chance})


def drawn(cards: int, wanted: int, hand: int) -> Odds:
    """Return how many wanted cards a hand has (the hypergeometric distribution).

    >>> round(drawn(23, 5, 6).mean, 4)
    1.3043
    """
    hands = math.comb(cards, hand)
    return Odds(
        {
            number: math.comb(wanted, number) * math.comb(cards - wanted, hand - number) / hands
            for number in range(min(wanted, hand) + 1)
        }
    )


def _marriages(pack: int, hand: int) -> Odds:
    """Return how many pairs of king and queen a hand has, trumps or not.

    Of the four suits each gives both, one of the two, or none: these are counted by how many cards
    they take, and the other cards of the hand come from the rest of the pack.
    """
    ways = Counter({(0, 0): 1})
    for _ in range(_SUITS):
        grown = Counter[tuple[int, int]]()
        for (pairs, cards), count in ways.items():
            grown[pairs, cards] += count
            grown[pairs, cards + 1] += 2 * count
            grown[pairs + 1, cards + 2] += count
        ways = grown
    rest = pack - len(_PAIR) * _SUITS
    hands = Counter[int]()
    for (pairs, cards), count in ways.items():
        if cards <= hand:
            hands[pairs] += count * math.comb(rest, hand - cards)
    return _shares(hands)


def _points(rules: Rules) -> Odds:
    """Return how many card points a hand has: every card is in it or is not."""
    ways = Counter({(0, 0): 1})
    for card in rules.pack:
        grown = Counter(ways)
        for (cards, points), count in ways.items():
            if cards < rules.deck_hand:
                grown[cards + 1, points + card.points] += count
        ways = grown
    hands = {points: count for (cards, points), count in ways.items() if cards == rules.deck_hand}
    return _shares(hands)


def _shares(counts: Mapping[int, int]) -> Odds:
    total = sum(counts.values())
    return Odds({number: count / total for number, count in sorted(counts.items()) if count})


# ------------------------------------------------------------------------------------ sums

_REACH = 12.0
"""Standard deviations to either side of the mean that the window has at least."""
_SPARE = 40
_NOTHING = 1e-17
_MANY = 60
"""A half to this power is nothing."""


@final
class SumOfDeals:
    """The sum of a number over independent deals that all have the same odds."""

    def __init__(self, odds: Odds, deals: int) -> None:
        """Take the odds of one deal, and how many deals there are."""
        self.mean = odds.mean * deals
        self.deviation = math.sqrt(odds.variance * deals)
        self._odds, self._deals = odds, deals
        self.least = min(odds.chances) * deals
        self.most = max(odds.chances) * deals
        half = math.ceil(_REACH * self.deviation) + _SPARE
        self._first = math.floor(self.mean) - half
        self._width = 2 * half + 1

    def at_most(self, number: int) -> float:
        """Return how often the sum is a number or less."""
        last = self._first + self._width - 1
        if number < max(self._first, self.least):
            return 0.0
        if number >= min(last, self.most):
            return 1.0
        places = number - self._first + 1
        terms = ((weight * _wave(angle, places)).real for angle, weight in self.terms)
        return min(max((places + 2 * math.fsum(terms)) / self._width, 0.0), 1.0)

    def at_least(self, number: int) -> float:
        """Return how often the sum is a number or more."""
        return 1.0 - self.at_most(number - 1)

    def two_sided(self, number: int) -> float:
        """Return how often chance goes as far as a number to its side, doubled for both sides."""
        return min(1.0, 2 * min(self.at_most(number), self.at_least(number)))

    def pegs(self, level: float) -> tuple[int, int]:
        """Return the least and the most number such that what lies beyond either is rare.

        Beyond each one is half of what the level leaves, or less.
        """
        tail = (1 - level) / 2
        return self._first_with_more_than(tail), self._first_with_more_than(1 - tail)

    def _first_with_more_than(self, share: float) -> int:
        """Return the first number up to which the sum lies more often than a share."""
        low, high = self._first, self._first + self._width - 1
        while low < high:
            middle = (low + high) // 2
            low, high = (low, middle) if self.at_most(middle) > share else (middle + 1, high)
        return low

    @cached_property
    def terms(self) -> Sequence[tuple[float, complex]]:
        """The angles of Fourier's sum with their weights, as far as these are anything.

        With many deals they are nothing for good once they are: no hand's odds have a
        characteristic function that rises above a half again.
        """
        terms: list[tuple[float, complex]] = []
        for number in range(1, self._width // 2 + 1):
            angle = math.tau * number / self._width
            weight = self._characteristic(angle) ** self._deals
            if abs(weight) > _NOTHING:
                terms.append((angle, weight * cmath.exp(-1j * angle * self._first)))
            elif self._deals >= _MANY:
                break
        return terms

    def _characteristic(self, angle: float) -> complex:
        chances = self._odds.chances.items()
        return sum((chance * cmath.exp(1j * angle * number) for number, chance in chances), 0j)


def _wave(angle: float, places: int) -> complex:
    """Return the sum of exp(-1j * angle * k) over k from 0 to places - 1."""
    return (1 - cmath.exp(-1j * angle * places)) / (1 - cmath.exp(-1j * angle))
