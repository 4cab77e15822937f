"""The overview of a game for two whose talon can be closed."""

from collections.abc import Callable, Iterable, Mapping, Sequence

from sixtysix_gui.archive.rows import CoachRow, DealRow
from sixtysix_gui.rules.scoring.points import Termination
from sixtysix_gui.statistics.amounts import (
    Ending,
    coin_of,
    count,
    ending_of,
    ending_of_game,
    own_amount,
)
from sixtysix_gui.statistics.averages import average, sentence_of
from sixtysix_gui.statistics.figures import FEWEST_DEALS, Mean, MonthMean
from sixtysix_gui.statistics.pages import Overview
from sixtysix_gui.statistics.selection import Chosen, seat_of

FEWEST_OF_A_MONTH = 12
"""Deals that the coach has looked back at before a month has a figure of its own: one ring."""
_MONTH = 7


def overview(chosen: Chosen) -> Overview | None:
    """Return the figures of the overview; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    points, rules = points_per_deal(chosen), chosen.rules
    ended = [(deal, ending_of(deal, rules)) for deal in chosen.deals]
    months = months_of(chosen.deals)
    return Overview(
        coin=coin_of(rules),
        games=count(map(ending_of_game, chosen.games)),
        deals=count(ending for _, ending in ended),
        points=points,
        sentence=sentence_of(points) if chosen.can_speak_of_chance else None,
        given=given_per_deal(reviewed(chosen.deals)),
        given_before=early_month(months),
        closes=count(ending for deal, ending in ended if deal.closer is seat_of(deal)),
        closed_against=count(
            ending for deal, ending in ended if deal.closer not in (None, seat_of(deal))
        ),
        false_claims=false_claims(ended),
        passed_over=sum(deal.passed_over for deal in chosen.deals),
        helped=chosen.helped,
    )


def points_per_deal(chosen: Chosen) -> Mean:
    """Return what a deal brings the person on average; there is one at least."""
    amounts = [own_amount(deal, chosen.rules) for deal in chosen.deals]
    return average(amounts, [deal.game for deal in chosen.deals])


def false_claims(ended: Iterable[tuple[DealRow, Ending]]) -> int:
    """Count the deals that the person's side lost by saying "Out!" with too few points."""
    word = Termination.FALSE_CLAIM.value
    return sum(deal.ended == word and ending is Ending.LOST for deal, ending in ended)


Reviewed = tuple[DealRow, CoachRow]
"""A deal that the coach has looked back at whole, and what he found."""


def reviewed(deals: Iterable[DealRow]) -> list[Reviewed]:
    """Return the deals that the coach has looked back at, in their order."""
    return [(deal, deal.coach) for deal in deals if deal.coach is not None]


def given_per_deal(deals: Sequence[Reviewed]) -> Mean | None:
    """Return what was given away per deal; None where the coach has looked back at too few."""
    return mean_found(deals, lambda coach: coach.given) if len(deals) >= FEWEST_DEALS else None


def mean_found(deals: Sequence[Reviewed], figure: Callable[[CoachRow], float]) -> Mean:
    """Return the average of something that the coach found in deals; there is one at least."""
    return average([figure(coach) for _, coach in deals], [deal.game for deal, _ in deals])


def months_of(deals: Iterable[DealRow]) -> Mapping[str, Sequence[Reviewed]]:
    """Return the deals looked back at by month, of months that have enough; oldest first."""
    months: dict[str, list[Reviewed]] = {}
    for deal, coach in reviewed(deals):
        months.setdefault(deal.day[:_MONTH], []).append((deal, coach))
    return {
        month: found
        for month, found in sorted(months.items())
        if month and len(found) >= FEWEST_OF_A_MONTH
    }


def early_month(months: Mapping[str, Sequence[Reviewed]]) -> MonthMean | None:
    """Return what was given away in the first month, where a later one can be compared with it."""
    if len(months) < 2:
        return None
    month, deals = next(iter(months.items()))
    return MonthMean(month, mean_found(deals, lambda coach: coach.given))
