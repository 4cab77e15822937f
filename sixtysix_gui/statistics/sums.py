"""How the sum over many deals is distributed by chance: exactly, not by a normal curve.

With φ the characteristic function of one deal, that of n deals is φⁿ, and the distribution of
their sum comes out of it by Fourier's sum over a window of M whole numbers around the mean. What
lies outside the window is never met, and φⁿ is soon nothing: some fifty terms give a tail to twelve
decimals, for ten deals as for a million.
"""

import cmath
import math
from collections.abc import Sequence
from functools import cached_property
from typing import final

from sixtysix_gui.statistics.dealing_odds import Odds

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
