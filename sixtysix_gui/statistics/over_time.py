"""Over time: rings of some deals each, a smoothed line through them, and the band around it."""

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.statistics.amounts import coin_of, own_amount
from sixtysix_gui.statistics.averages import NORMAL_REACH, clearly_differ, standard_error
from sixtysix_gui.statistics.figures import FEWEST_DEALS
from sixtysix_gui.statistics.measured import companion
from sixtysix_gui.statistics.overview import (
    Reviewed,
    early_month,
    mean_found,
    months_of,
    reviewed,
)
from sixtysix_gui.statistics.pages import Change, Course, OnLine, OverTime, Ring, Since
from sixtysix_gui.statistics.selection import Chosen

RING = 12
"""Deals of a ring, as long as there are not too many rings."""
MOST_RINGS = 48
"""More rings than this are not drawn: each is of two dozen deals then, or three and so on."""
_NARROWEST = 1.5
_PART_OF_ALL = 12
"""How far around a ring the line looks, in rings: a twelfth of all of them, but not less."""


def over_time(chosen: Chosen) -> OverTime | None:
    """Return how points and what was given away went on; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    looked_at = reviewed(chosen.deals)
    has_given = len(looked_at) >= FEWEST_DEALS
    return OverTime(
        coin=coin_of(chosen.rules),
        points=course([(deal, own_amount(deal, chosen.rules)) for deal in chosen.deals]),
        given=course([(deal, coach.given) for deal, coach in looked_at]) if has_given else None,
        companion=companion() if has_given else None,
        since=since(months_of(chosen.deals)),
    )


Valued = tuple[DealRow, float]
"""A deal and its figure."""


def course(deals: Sequence[Valued]) -> Course:
    """Return the rings of deals in their order, and the line; there is one deal at least."""
    size = RING * math.ceil(len(deals) / (RING * MOST_RINGS))
    rings = [_ring(part) for part in _parts(deals, size)]
    error = standard_error([value for _, value in deals], [deal.game for deal, _ in deals])
    return Course(size, tuple(rings), _line(rings, error * math.sqrt(len(deals))))


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
    return tuple(
        _on_line(
            [_weighed(ring, (place - here) / reach) for place, ring in enumerate(rings)], deviation
        )
        for here in range(len(rings))
    )


@dataclass(frozen=True)
class _Weighed:
    ring: Ring
    weight: float


def _weighed(ring: Ring, distance: float) -> _Weighed:
    return _Weighed(ring, ring.deals * math.exp(-(distance**2) / 2))


def _on_line(around: Sequence[_Weighed], deviation: float) -> OnLine:
    total = math.fsum(each.weight for each in around)
    value = math.fsum(each.weight * each.ring.value for each in around) / total
    spread = math.fsum(each.weight**2 / each.ring.deals for each in around)
    band = NORMAL_REACH * deviation * math.sqrt(spread) / total
    return OnLine(value, value - band, value + band)


def since(months: Mapping[str, Sequence[Reviewed]]) -> Since | None:
    """Compare what was given away in the latest month with the first one; None without two."""
    before = early_month(months)
    if before is None:
        return None
    now = mean_found(list(months.values())[-1], lambda coach: coach.given)
    change = Change.SAME
    if clearly_differ(now, before.mean):
        change = Change.LESS if now.value < before.mean.value else Change.MORE
    old = before.mean.value
    return Since(change, before, now, abs(now.value - old) / old if old else 0.0)
