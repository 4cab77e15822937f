"""Fair cards: what was dealt at the start, beside what good shuffling deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixtysix_gui.archive.rows import Dealt
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.statistics.averages import LEVEL
from sixtysix_gui.statistics.dealing_odds import happens, odds_of
from sixtysix_gui.statistics.figures import FEWEST_DEALS
from sixtysix_gui.statistics.pages import DealtWhat, FairCards, Fairness, FairRow
from sixtysix_gui.statistics.selection import Chosen
from sixtysix_gui.statistics.sums import SumOfDeals

RARE: Final = 0.001
"""Chance below which, over all rows together, the headline says so."""
_READ: Mapping[DealtWhat, Callable[[Dealt], int]] = {
    DealtWhat.TRUMPS: lambda dealt: dealt.trumps,
    DealtWhat.ACES: lambda dealt: dealt.aces,
    DealtWhat.MARRIAGES: lambda dealt: dealt.marriages,
    DealtWhat.TRUMP_MARRIAGE: lambda dealt: dealt.trump_marriage,
    DealtWhat.LOWEST_TRUMP: lambda dealt: dealt.lowest_trump,
    DealtWhat.FIRST_LEAD: lambda dealt: dealt.first_lead,
    DealtWhat.POINTS: lambda dealt: dealt.points,
}


@dataclass(frozen=True)
class Totals:
    """What both hands had in so many deals, and first leads in those whose dealer chance chose.

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
    hands = [deal.dealt for deal in chosen.dealt if deal.dealt is not None]
    first = [
        deal.dealt
        for deal in chosen.dealt
        if deal.dealt is not None and deal.number == 1 and deal.game in chosen.dealer_by_chance
    ]
    return judged(
        chosen.rules,
        Totals(
            len(hands),
            {what: sum(read(mine) for mine, _ in hands) for what, read in _READ.items()},
            {what: sum(read(other) for _, other in hands) for what, read in _READ.items()},
            len(first),
            sum(mine.first_lead for mine, _ in first),
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
    joint = _joint(rows)
    outside = sum(row.is_outside for row in rows)
    return FairCards(totals.deals, rows, outside, joint, _fairness(joint, outside))


def _row(what: DealtWhat, totals: Totals, chance: SumOfDeals) -> FairRow:
    mine, others = totals.mine[what], totals.others[what]
    return FairRow(
        what,
        mine,
        others,
        chance.mean,
        chance.mean,
        chance.deviation,
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
    later_of_others = others - (totals.first_deals - totals.my_first_leads)
    often = chance.two_sided(totals.my_first_leads)
    return FairRow(
        DealtWhat.FIRST_LEAD,
        mine,
        others,
        chance.mean + later,
        chance.mean + later_of_others,
        chance.deviation,
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


def _fairness(joint: float, outside: int) -> Fairness:
    if joint < RARE:
        return Fairness.RARE
    return Fairness.OUTSIDE if outside else Fairness.USUAL
