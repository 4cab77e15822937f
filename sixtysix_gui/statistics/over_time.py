"""Over time: rings of some deals each, a smoothed line through them, and the band around it."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from statistics import fmean

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.statistics.amounts import Currency, currency_of, own_amount
from sixtysix_gui.statistics.averages import NORMAL_REACH, clearly_differ, standard_error
from sixtysix_gui.statistics.coach_figures import early_month, mean_given, months_of
from sixtysix_gui.statistics.selection import FEWEST_DEALS, Chosen

RING = 12
"""Deals of a ring, as long as there are not too many rings."""
MOST_RINGS = 48
"""More rings than this are not drawn: each is of two dozen deals then, or three and so on."""
_NARROWEST = 1.5
_PART_OF_ALL = 12
"""How far around a ring the line looks, in rings: a twelfth of all of them, but not less."""


@dataclass(frozen=True)
class Ring:
    """Some deals in a row of which one ring is drawn: how many, when, and their average."""

    deals: int
    first_day: str
    last_day: str
    value: float


@dataclass(frozen=True)
class OnLine:
    """The smoothed line at a ring, and its band."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class RingLine:
    """An average over time: rings of ``size`` deals each, and a line that has a place for each."""

    size: int
    rings: tuple[Ring, ...]
    line: tuple[OnLine, ...]


class Trend(Enum):
    """How what is given away now compares with an early month."""

    LESS = "less"
    SAME = "same"
    """Chance explains the difference."""
    MORE = "more"


@dataclass(frozen=True)
class Since:
    """A comparison with an early month; ``share`` is by which part of it the figure changed."""

    trend: Trend
    month: str
    share: float


@dataclass(frozen=True)
class OverTime:
    """Points per deal, and what was given away where the coach has looked back; oldest first."""

    currency: Currency
    points: RingLine
    given: RingLine | None
    since: Since | None


def over_time(chosen: Chosen) -> OverTime | None:
    """Return how points and what was given away went on; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    has_given = len(chosen.reviewed) >= FEWEST_DEALS
    given = [(deal, coach.given) for deal, coach in chosen.reviewed]
    return OverTime(
        currency=currency_of(chosen.rules),
        points=ring_line([(deal, own_amount(deal, chosen.rules)) for deal in chosen.deals]),
        given=ring_line(given) if has_given else None,
        since=_since(chosen),
    )


Valued = tuple[DealRow, float]
"""A deal and its figure."""


def ring_line(deals: Sequence[Valued]) -> RingLine:
    """Return the rings of deals in their order, and the line; there is one deal at least."""
    size = RING * math.ceil(len(deals) / (RING * MOST_RINGS))
    rings = [_ring(part) for part in _parts(deals, size)]
    error = standard_error([value for _, value in deals], [deal.game for deal, _ in deals])
    return RingLine(size, tuple(rings), _line(rings, error * math.sqrt(len(deals))))


def _parts(deals: Sequence[Valued], size: int) -> Sequence[Sequence[Valued]]:
    """Cut deals into rings; less than half a ring at the end belongs to the one before."""
    parts = [deals[first : first + size] for first in range(0, len(deals), size)]
    if len(parts) > 1 and 2 * len(parts[-1]) < size:
        last = parts.pop()
        parts[-1] = [*parts[-1], *last]
    return parts


def _ring(deals: Sequence[Valued]) -> Ring:
    return Ring(len(deals), deals[0][0].day, deals[-1][0].day, fmean(value for _, value in deals))


def _line(rings: Sequence[Ring], deviation: float) -> tuple[OnLine, ...]:
    """Smooth rings: at each one the mean of all, weighed by nearness (Gauss) and by deals.

    ``deviation`` is that of a single deal; the band is the 95 % of chance around such a mean.
    """
    reach = max(_NARROWEST, len(rings) / _PART_OF_ALL)

    def at(here: int) -> OnLine:
        weights = [
            ring.deals * math.exp(-(((place - here) / reach) ** 2) / 2)
            for place, ring in enumerate(rings)
        ]
        weighed, total = list(zip(weights, rings, strict=True)), math.fsum(weights)
        value = math.fsum(weight * ring.value for weight, ring in weighed) / total
        spread = math.fsum(weight**2 / ring.deals for weight, ring in weighed)
        band = NORMAL_REACH * deviation * math.sqrt(spread) / total
        return OnLine(value, value - band, value + band)

    return tuple(map(at, range(len(rings))))


def _since(chosen: Chosen) -> Since | None:
    """Compare what was given away in the latest month with the first one; None without two."""
    before = early_month(chosen)
    if before is None:
        return None
    now, trend = mean_given(list(months_of(chosen).values())[-1]), Trend.SAME
    if clearly_differ(now, before.mean):
        trend = Trend.LESS if now.value < before.mean.value else Trend.MORE
    old = before.mean.value
    return Since(trend, before.month, abs(now.value - old) / old if old else 0.0)
