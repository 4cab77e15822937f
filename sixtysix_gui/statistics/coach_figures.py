"""What the coach has found, summed up: luck and play, themes, closing, and what was given away."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.archive.rows import CoachRow, DealRow
from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.statistics.amounts import Count, Ending, count, ending_of, own_amount
from sixtysix_gui.statistics.averages import Mean, average
from sixtysix_gui.statistics.selection import FEWEST_DEALS, Chosen, Reviewed, seat_of

FEWEST_OF_A_MONTH = 12
"""Deals that the coach has looked back at before a month has a figure of its own: one ring."""
_MONTH = 7


@dataclass(frozen=True)
class MonthMean:
    """The average of one month, ``2026-06``."""

    month: str
    mean: Mean


@dataclass(frozen=True)
class LuckAndPlay:
    """The accounts of all deals that the coach has looked back at, per deal: they add up exactly.

    points = luck + others_gave + i_gave, the last of which is below 0. Luck is what the cards
    promised at first, too.
    """

    luck: Mean
    others_gave: Mean
    i_gave: Mean
    points: Mean

    @property
    def hundredths(self) -> tuple[int, int, int, int]:
        """The four in whole hundredths that add up as well: luck takes what rounding leaves."""
        others, mine, points = (
            round(100 * mean.value) for mean in (self.others_gave, self.i_gave, self.points)
        )
        return points - others - mine, others, mine, points


@dataclass(frozen=True)
class ThemeLoss:
    """What was lost by one theme per deal looked back at, and in how many of these deals."""

    theme: Theme
    lost: Mean
    deals: int


@dataclass(frozen=True)
class Closing:
    """Closes of both sides; ``by_trick`` are one's own, by the trick before which they were made.

    ``expected`` is how many of ``compared`` closes of one's own would be won on average by the
    coach's worlds, ``expected_won`` how many of the same were won. ``worth`` is what a close
    brought more than playing on, per close; None without one that was compared. ``passed`` counts
    turns in ``reviewed`` deals in which closing was clearly better.
    """

    mine: Count
    against: Count
    by_trick: Mapping[int, Count]
    compared: int
    expected: float
    expected_won: int
    worth: Mean | None
    reviewed: int
    passed: int


# --------------------------------------------------------------------------------------- given away


def given_per_deal(chosen: Chosen) -> Mean | None:
    """Return what was given away per deal; None where the coach has looked back at too few."""
    return mean_given(chosen.reviewed) if len(chosen.reviewed) >= FEWEST_DEALS else None


def mean_given(deals: Sequence[Reviewed]) -> Mean:
    """Return what was given away per deal; there is one at least."""
    return _mean(deals, lambda coach: coach.given)


def _mean(deals: Sequence[Reviewed], figure: Callable[[CoachRow], float]) -> Mean:
    return average([figure(coach) for _, coach in deals], [deal.game for deal, _ in deals])


def months_of(chosen: Chosen) -> Mapping[str, Sequence[Reviewed]]:
    """Return the deals looked back at by month, of months that have enough; oldest first."""
    months: dict[str, list[Reviewed]] = {}
    for deal, coach in chosen.reviewed:
        months.setdefault(deal.day[:_MONTH], []).append((deal, coach))
    return {
        month: found
        for month, found in sorted(months.items())
        if month and len(found) >= FEWEST_OF_A_MONTH
    }


def early_month(chosen: Chosen) -> MonthMean | None:
    """Return what was given away in the first month, where a later one can be compared with it."""
    months = months_of(chosen)
    if len(months) < 2:
        return None
    month, deals = next(iter(months.items()))
    return MonthMean(month, mean_given(deals))


# ---------------------------------------------------------------------------------- luck and themes


def luck_and_play(chosen: Chosen) -> LuckAndPlay | None:
    """Return the four averages of the accounts; None where the coach has looked at too few deals.

    The result of a deal is what its points were. Luck is what of it neither side gave away, so that
    the four add up even where the coach's figures are rounded.
    """
    deals = chosen.reviewed
    if len(deals) < FEWEST_DEALS:
        return None
    games = [deal.game for deal, _ in deals]
    points = [own_amount(deal, chosen.rules) for deal, _ in deals]
    luck = [
        amount - coach.given_by_other + coach.given
        for amount, (_, coach) in zip(points, deals, strict=True)
    ]
    return LuckAndPlay(
        luck=average(luck, games),
        others_gave=_mean(deals, lambda coach: coach.given_by_other),
        i_gave=_mean(deals, lambda coach: -coach.given),
        points=average(points, games),
    )


def themes(chosen: Chosen) -> tuple[ThemeLoss, ...] | None:
    """Return what each of the eight themes cost per deal looked back at, the dearest first.

    None where the coach has looked at too few deals.
    """
    deals = chosen.reviewed
    if len(deals) < FEWEST_DEALS:
        return None

    def loss_by(theme: Theme) -> ThemeLoss:
        lost = _mean(deals, lambda coach: coach.lost.get(theme, 0.0))
        return ThemeLoss(theme, lost, sum(theme in coach.lost for _, coach in deals))

    return tuple(sorted(map(loss_by, Theme), key=lambda loss: -loss.lost.value))


# ------------------------------------------------------------------------------------------ closing


def closing(chosen: Chosen) -> Closing | None:
    """Return what is known of closes; None where there are too few deals."""
    if not chosen.has_figures:
        return None
    ended = [(deal, ending_of(deal, chosen.rules)) for deal in chosen.deals]
    mine = [(deal, ending) for deal, ending in ended if is_own_close(deal)]
    wins = [
        (deal.coach.close_wins, ending)
        for deal, ending in mine
        if deal.coach is not None and deal.coach.close_wins is not None
    ]
    return Closing(
        mine=count(ending for _, ending in mine),
        against=count(ending for deal, ending in ended if is_close_against(deal)),
        by_trick={
            trick: count(ending for deal, ending in mine if deal.closed_at == trick)
            for trick in sorted({deal.closed_at for deal, _ in mine})
        },
        compared=len(wins),
        expected=sum(share for share, _ in wins),
        expected_won=sum(ending is Ending.WON for _, ending in wins),
        worth=_worth([deal for deal, _ in mine]),
        reviewed=len(chosen.reviewed),
        passed=sum(coach.passed_closes for _, coach in chosen.reviewed),
    )


def is_own_close(deal: DealRow) -> bool:
    """Return whether the person closed the talon in a deal that was chosen."""
    return deal.closer is not None and deal.closer is seat_of(deal)


def is_close_against(deal: DealRow) -> bool:
    """Return whether another player closed the talon."""
    return deal.closer is not None and deal.closer is not seat_of(deal)


def _worth(closes: Sequence[DealRow]) -> Mean | None:
    compared = [
        (deal.coach.closing, deal.game)
        for deal in closes
        if deal.coach is not None and deal.coach.closing is not None
    ]
    if not compared:
        return None
    return average([worth for worth, _ in compared], [game for _, game in compared])
