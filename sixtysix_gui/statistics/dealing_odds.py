"""What a hand holds by chance, exactly: counted over all hands that a rule set can deal."""

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from sixtysix_gui.rules.cards import Rank
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.pages import DealtWhat

_PAIR = frozenset((Rank.KING, Rank.QUEEN))


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
