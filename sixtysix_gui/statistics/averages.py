"""Averages with what chance may have done to them, the deals of a game taken together.

Deals of one game are not independent: players know the score, and whoever is behind dares more. So
the spread is measured between games ("cluster-robust"), and with few games Student's distribution
takes the place of the normal one.
"""

import math
from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import lru_cache
from statistics import NormalDist, fmean

_NORMAL = NormalDist()
LEVEL = 0.95
"""How often a band holds what is true."""
NORMAL_REACH = _NORMAL.inv_cdf((1 + LEVEL) / 2)
"""Half a band in standard errors, where these are known well: 1.96."""
MOST_DEALS_TO_NAME = 9_999
"""More deals that it would take to tell are not worth naming."""


@dataclass(frozen=True)
class Mean:
    """An average over deals, and how far chance may have moved it: ``value`` ± ``give``.

    ``give`` is half of the 95 % interval, with the deals of a game taken together; None where all
    are from one game, so that nothing can be said.
    """

    value: float
    give: float | None
    deals: int


class Tendency(Enum):
    """What an average says about who is ahead."""

    AHEAD = "ahead"
    UNDECIDED = "undecided"
    """Chance explains it."""
    BEHIND = "behind"


@dataclass(frozen=True)
class ChanceSentence:
    """What can be said of an average: ``more`` is about how many deals it would take to say more.

    ``more`` belongs to UNDECIDED alone; None there, too, where they would be too many to name.
    """

    tendency: Tendency
    more: int | None = None


def average(values: Sequence[float], games: Sequence[Hashable]) -> Mean:
    """Return the mean of values, one a deal; ``games`` says which game each is of.

    With m the mean of n deals and u the sum of x - m over a game, the standard error is
    √(G / (G - 1) · Σ u²) / n over G games, and half the band is that times Student's quantile for
    G - 1 degrees of freedom: 1.96 for many games.

    Raises:
        StatisticsError: without values.
    """
    error, freedom = _spread(values, games)
    give = None if error is None else student(freedom) * error
    return Mean(fmean(values), give, len(values))


def standard_error(values: Sequence[float], games: Sequence[Hashable]) -> float:
    """Return the standard error of a mean, 0 where all values are of one game."""
    return _spread(values, games)[0] or 0.0


def _spread(values: Sequence[float], games: Sequence[Hashable]) -> tuple[float | None, int]:
    """Return the standard error of a mean, None from one game, and its degrees of freedom."""
    mean = fmean(values)
    sums = defaultdict[Hashable, float](float)
    for value, game in zip(values, games, strict=True):
        sums[game] += value - mean
    freedom = len(sums) - 1
    if not freedom:
        return None, 0
    squares = math.fsum(one * one for one in sums.values())
    return math.sqrt(squares * len(sums) / freedom) / len(values), freedom


@lru_cache(maxsize=256)
def student(freedom: int, level: float = LEVEL) -> float:
    """Return how many standard errors half a band is, by Student's distribution.

    Few degrees of freedom are searched for in the exact distribution, many are near the normal one.

    >>> [round(student(freedom), 3) for freedom in (1, 2, 10, 30, 100, 10_000)]
    [12.706, 4.303, 2.228, 2.042, 1.984, 1.96]
    """
    z = _NORMAL.inv_cdf((1 + level) / 2)
    if freedom > _FEW:
        first, second = (z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96
        return z + first / freedom + second / freedom**2
    low, high = z, _WIDEST
    for _ in range(_HALVINGS):
        middle = (low + high) / 2
        low, high = (middle, high) if _within(middle, freedom) < level else (low, middle)
    return low


_FEW = 30
_WIDEST = 100.0
_HALVINGS = 60


def _within(reach: float, freedom: int) -> float:
    """Return how often Student's variable lies within ± reach (Abramowitz and Stegun, 26.7.3-4)."""
    angle = math.atan(reach / math.sqrt(freedom))
    cosine, sine = math.cos(angle), math.sin(angle)
    is_odd = freedom % 2 == 1
    term = total = 0.0 if freedom == 1 else cosine if is_odd else 1.0
    for number in range(3 if is_odd else 2, freedom - 1, 2):
        term *= cosine**2 * (number - 1) / number
        total += term
    return 2 / math.pi * (angle + sine * total) if is_odd else sine * total


def sentence_of(mean: Mean) -> ChanceSentence:
    """Return what can be said of an average: if nothing, after how many more deals there will be.

    A band narrows with the root of the deals; that many would bring it down to the average, if that
    stayed. The number is rounded up to two digits.

    >>> sentence_of(Mean(0.1, 0.2, 100)).more
    300
    """
    if mean.give is None or not mean.value:
        return ChanceSentence(Tendency.UNDECIDED)
    if abs(mean.value) > mean.give:
        return ChanceSentence(Tendency.AHEAD if mean.value > 0 else Tendency.BEHIND)
    more = mean.deals * ((mean.give / abs(mean.value)) ** 2 - 1)
    return ChanceSentence(
        Tendency.UNDECIDED, None if more > MOST_DEALS_TO_NAME else _rounded_up(more)
    )


def _rounded_up(number: float) -> int:
    whole = max(1, math.ceil(round(number, 6)))
    step = 10 ** max(0, len(str(whole)) - 2)
    return math.ceil(whole / step) * step


def clearly_differ(one: Mean, other: Mean) -> bool:
    """Return whether two averages of different deals differ by more than chance explains."""
    if one.give is None or other.give is None:
        return False
    return abs(one.value - other.value) > math.hypot(one.give, other.give)
