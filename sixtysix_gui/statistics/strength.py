"""Strength: one's results on the scale of the levels, whose own values were measured."""

from collections.abc import Sequence

from sixtysix_gui.archive.rows import Place
from sixtysix_gui.statistics.amounts import own_amount
from sixtysix_gui.statistics.averages import average
from sixtysix_gui.statistics.figures import FEWEST_FOR_CHANCE, Mean
from sixtysix_gui.statistics.measured import level_values
from sixtysix_gui.statistics.pages import LevelOnRod, Strength
from sixtysix_gui.statistics.selection import Chosen, others, seat_of, who_sits

DEALS_AS_THE_QUEEN = 30
"""Deals that one is supposed to have played just as strongly as the Queen, before any other."""


def strength(chosen: Chosen) -> Strength | None:
    """Return how strong the person plays; None where no strength is measured: with no close.

    A result of x against a level worth v says that one is worth v + x. The value is the mean of
    these over the deals and 30 more of the Queen's; the band is that of the mean without them, for
    only so does it hold what is true in 95 of 100 cases however strong one is. Only deals against
    a level count.
    """
    if not chosen.rules.close:
        return None
    worth = {level: measured.value for level, measured in level_values().items()}
    rod = tuple(LevelOnRod(level, value) for level, value in worth.items())
    played = [
        (deal.game, own_amount(deal, chosen.rules) + worth[who.level])
        for deal in chosen.deals
        for seat in others(chosen.rules, seat_of(deal))
        if (who := who_sits(deal.company, seat)).level in worth
    ]
    if len(played) < FEWEST_FOR_CHANCE:
        return Strength(rod, len(played), FEWEST_FOR_CHANCE - len(played))
    mean = _average([value for _, value in played], [game for game, _ in played])
    value = mean.value * mean.deals / (mean.deals + DEALS_AS_THE_QUEEN)
    give = mean.give or 0.0
    return Strength(
        rod,
        mean.deals,
        0,
        value,
        min(mean.value - give, value),
        max(mean.value + give, value),
        next((level for level, at in reversed(worth.items()) if at <= value), ""),
        next((level for level, at in worth.items() if at > value), ""),
    )


def _average(values: Sequence[float], games: Sequence[Place]) -> Mean:
    """Return the mean, also of a single endless game: its deals then stand for themselves."""
    return average(values, games if len(set(games)) > 1 else range(len(values)))
