"""Fair cards: what was dealt at the start, beside what good shuffling deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from operator import attrgetter
from typing import Final

from sixtysix_gui.archive.rows import Dealt
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.averages import LEVEL
from sixtysix_gui.statistics.odds import DealtWhat, SumOfDeals, happens, odds_of
from sixtysix_gui.statistics.selection import FEWEST_DEALS, Chosen

RARE: Final = 0.001
"""Chance below which, over all rows together, the headline says so."""
READ: Mapping[DealtWhat, Callable[[Dealt], int]] = {
    what: attrgetter(what.name.lower()) for what in DealtWhat
}
"""How each row is read from what a hand held."""


@dataclass(frozen=True)
class FairRow:
    """One row: what both were dealt, what was to be expected, and how rare it is.

    ``low`` and ``high`` are the pegs: the least and the most that is usual, 95 % of all cases at
    least. ``chance`` is how often chance alone goes as far, two-sided; ``chance_of_others`` the
    same for the others.
    """

    what: DealtWhat
    mine: int
    others: int
    expected: float
    low: int
    high: int
    chance: float
    chance_of_others: float

    @property
    def is_outside(self) -> bool:
        """Whether the bead lies outside the pegs."""
        return not self.low <= self.mine <= self.high


class Fairness(Enum):
    """The headline of *Fair cards*."""

    USUAL = "usual"
    OUTSIDE = "outside"
    """A bead or several lie outside, as happens by chance."""
    RARE = "rare"
    """Chance alone does this less than once in a thousand times, over all rows together."""


@dataclass(frozen=True)
class FairCards:
    """What was dealt at the start, and how many beads lie outside."""

    deals: int
    rows: tuple[FairRow, ...]
    outside: int
    fairness: Fairness


@dataclass(frozen=True)
class Totals:
    """What both hands had in some deals, and first leads in those whose dealer chance chose.

    These are ``first_deals``: who deals otherwise follows from the deal before.
    """

    deals: int
    mine: Mapping[DealtWhat, int]
    others: Mapping[DealtWhat, int]
    first_deals: int
    my_first_leads: int


def fair_cards(chosen: Chosen) -> FairCards | None:
    """Return what both hands were dealt in all deals whose cards came by chance.

    Whether one played them on counts for nothing here; a deal that was given up is in. None for
    too few deals, and for games whose talon cannot be closed.
    """
    if not chosen.rules.close or len(chosen.dealt) < FEWEST_DEALS:
        return None
    hands = [(deal, deal.dealt) for deal in chosen.dealt if deal.dealt is not None]
    first = [
        mine
        for deal, (mine, _) in hands
        if deal.number == 1 and deal.game in chosen.dealer_by_chance
    ]
    return judged(
        chosen.rules,
        Totals(
            len(hands),
            {what: sum(read(mine) for _, (mine, _) in hands) for what, read in READ.items()},
            {what: sum(read(other) for _, (_, other) in hands) for what, read in READ.items()},
            len(first),
            sum(mine.first_lead for mine in first),
        ),
    )


def judged(rules: Rules, totals: Totals) -> FairCards:
    """Compare what was dealt by such rules with chance."""
    odds = odds_of(rules)
    rows = tuple(
        _lead_row(totals)
        if what is DealtWhat.FIRST_LEAD
        else _row(what, totals, SumOfDeals(odds[what], totals.deals))
        for what in DealtWhat
    )
    outside = sum(row.is_outside for row in rows)
    fairness = Fairness.OUTSIDE if outside else Fairness.USUAL
    return FairCards(
        totals.deals, rows, outside, Fairness.RARE if _joint(rows) < RARE else fairness
    )


def _row(what: DealtWhat, totals: Totals, chance: SumOfDeals) -> FairRow:
    mine, others = totals.mine[what], totals.others[what]
    return FairRow(
        what,
        mine,
        others,
        chance.mean,
        *chance.pegs(LEVEL),
        chance.two_sided(mine),
        chance.two_sided(others),
    )


def _lead_row(totals: Totals) -> FairRow:
    """Return the row of the first lead: leads of later deals are to be expected as they were."""
    mine, others = totals.mine[DealtWhat.FIRST_LEAD], totals.others[DealtWhat.FIRST_LEAD]
    chance = SumOfDeals(happens(1 / 2), totals.first_deals)
    low, high = chance.pegs(LEVEL)
    later = mine - totals.my_first_leads
    often = chance.two_sided(totals.my_first_leads)
    return FairRow(
        DealtWhat.FIRST_LEAD,
        mine,
        others,
        chance.mean + later,
        low + later,
        high + later,
        often,
        often,
    )


def _joint(rows: Sequence[FairRow]) -> float:
    """Return how often chance alone goes as far in any row for either hand (Bonferroni).

    Who has not the first lead leaves it to the other: that row is counted once.
    """
    chances = [row.chance for row in rows]
    chances += [row.chance_of_others for row in rows if row.what is not DealtWhat.FIRST_LEAD]
    return min(1.0, len(chances) * min(chances))
