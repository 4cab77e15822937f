"""Luck and play: the accounts of deals summed up; and what was lost by theme."""

from collections.abc import Sequence

from sixtysix_gui.coach.accounts import Theme
from sixtysix_gui.statistics.amounts import own_amount
from sixtysix_gui.statistics.averages import average
from sixtysix_gui.statistics.figures import FEWEST_DEALS
from sixtysix_gui.statistics.overview import Reviewed, mean_found, reviewed
from sixtysix_gui.statistics.pages import LuckAndPlay, ThemeLoss, Themes
from sixtysix_gui.statistics.selection import Chosen


def luck_and_play(chosen: Chosen) -> LuckAndPlay | None:
    """Return the four averages of the accounts; None where the coach has looked at too few deals.

    The result of a deal is what its points were. Luck is what of it neither side gave away, so that
    the four add up even where the coach's figures are rounded.
    """
    deals = reviewed(chosen.deals)
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
        others_gave=mean_found(deals, lambda coach: coach.given_by_other),
        i_gave=mean_found(deals, lambda coach: -coach.given),
        points=average(points, games),
    )


def themes(chosen: Chosen) -> Themes | None:
    """Return what each theme cost per deal; None where the coach has looked at too few deals."""
    deals = reviewed(chosen.deals)
    if len(deals) < FEWEST_DEALS:
        return None
    losses = [_loss_by(theme, deals) for theme in Theme]
    return Themes(len(deals), tuple(sorted(losses, key=lambda loss: -loss.lost.value)))


def _loss_by(theme: Theme, deals: Sequence[Reviewed]) -> ThemeLoss:
    lost = mean_found(deals, lambda coach: coach.lost.get(theme, 0.0))
    return ThemeLoss(theme, lost, sum(theme in coach.lost for _, coach in deals))
