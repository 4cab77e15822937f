"""Fair cards: what was dealt at the start, beside what good shuffling deals."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sixtysix_gui.archive.rows import DealRow, Dealt
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


def fair_cards(chosen: Chosen) -> FairCards | None:
    """Return what both hands were dealt in all deals whose cards came by chance.

    Whether one played them on counts for nothing here; a deal that was given up is in. None for
    too few deals, and for games whose talon cannot be closed.
    """
    if not chosen.rules.close or len(chosen.dealt) < FEWEST_DEALS:
        return None
    odds = odds_of(chosen.rules)
    sums = [_sums(what, chosen.dealt) for what in DealtWhat]
    first_deals = [deal for deal in chosen.dealt if deal.number == 1]
    rows = tuple(
        _lead_row(each, _sums(DealtWhat.FIRST_LEAD, first_deals), len(first_deals))
        if each.what is DealtWhat.FIRST_LEAD
        else _row(each, SumOfDeals(odds[each.what], len(chosen.dealt)))
        for each in sums
    )
    joint = _joint(rows)
    outside = sum(row.is_outside for row in rows)
    return FairCards(len(chosen.dealt), rows, outside, joint, _fairness(joint, outside))


@dataclass(frozen=True)
class _Sums:
    """What both hands had of one kind, over some deals."""

    what: DealtWhat
    mine: int
    others: int


def _sums(what: DealtWhat, deals: Sequence[DealRow]) -> _Sums:
    read = _READ[what]
    pairs = [deal.dealt for deal in deals if deal.dealt is not None]
    return _Sums(what, sum(read(mine) for mine, _ in pairs), sum(read(one) for _, one in pairs))


def _row(sums: _Sums, chance: SumOfDeals) -> FairRow:
    low, high = chance.pegs(LEVEL)
    return FairRow(
        sums.what,
        sums.mine,
        sums.others,
        chance.mean,
        chance.mean,
        chance.deviation,
        low,
        high,
        chance.two_sided(sums.mine),
        chance.two_sided(sums.others),
    )


def _lead_row(sums: _Sums, first: _Sums, deals: int) -> FairRow:
    """Return the row of the first lead: chance has chosen who deals in the first deals of games.

    Who leads in a later deal follows from how the one before went, and is to be expected just so.
    """
    chance = SumOfDeals(happens(0.5), deals)
    row = _row(first, chance)
    later, later_others = sums.mine - first.mine, sums.others - first.others
    return FairRow(
        sums.what,
        sums.mine,
        sums.others,
        row.expected + later,
        row.expected + later_others,
        row.spread,
        row.low + later,
        row.high + later,
        row.chance,
        row.chance_of_others,
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
