"""Strength: one's results on the scale of the levels, whose own values were measured.

``measured.toml`` has these, with where every figure is from.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sixtysix_gui.archive.rows import PlaceInFile
from sixtysix_gui.statistics.amounts import own_amount
from sixtysix_gui.statistics.averages import Mean, average
from sixtysix_gui.statistics.selection import FEWEST_FOR_CHANCE, Chosen, others, seat_of, who_sits

DATA_FILE = "measured.toml"
DEALS_AS_THE_QUEEN = 30
"""Deals that one is supposed to have played just as strongly as the Queen, before any other."""


@dataclass(frozen=True)
class MeasuredLevel:
    """A figure of a level in game points per deal, and half of its 95 % interval."""

    value: float
    give: float


@dataclass(frozen=True)
class Strength:
    """How strong the person plays, on the scale of the levels.

    ``levels`` are what the five are worth in game points per deal, the weakest first; the Queen is
    at 0. ``below`` is the strongest level that is not stronger, ``above`` the weakest that is;
    empty beyond either end. ``more`` is how many deals are missing until there is anything to say:
    then ``value``, ``low`` and ``high`` are None.
    """

    levels: Mapping[str, float]
    more: int
    value: float | None = None
    low: float | None = None
    high: float | None = None
    below: str = ""
    above: str = ""


def gives_away() -> Mapping[str, MeasuredLevel]:
    """Return what levels give away per deal by the coach's account, as far as it is measured."""
    return _data()["gives_away"]


def level_values() -> Mapping[str, MeasuredLevel]:
    """Return what each level wins per deal more than the Queen does, the weakest first."""
    return _data()["levels"]


@cache
def _data() -> Mapping[str, Mapping[str, MeasuredLevel]]:
    text = files("sixtysix_gui.statistics").joinpath(DATA_FILE).read_text(encoding="utf-8")
    tables: dict[str, dict[str, tuple[float, float]]] = tomllib.loads(text)
    return {
        table: {level: MeasuredLevel(*numbers) for level, numbers in levels.items()}
        for table, levels in tables.items()
    }


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
    played = [
        (deal.game, own_amount(deal, chosen.rules) + worth[who.level])
        for deal in chosen.deals
        for seat in others(chosen.rules, seat_of(deal))
        if (who := who_sits(deal.company, seat)).level in worth
    ]
    if len(played) < FEWEST_FOR_CHANCE:
        return Strength(worth, FEWEST_FOR_CHANCE - len(played))
    mean = _average([value for _, value in played], [game for game, _ in played])
    value = mean.value * mean.deals / (mean.deals + DEALS_AS_THE_QUEEN)
    give = mean.give or 0.0
    return Strength(
        worth,
        0,
        value,
        min(mean.value - give, value),
        max(mean.value + give, value),
        next((level for level, at in reversed(worth.items()) if at <= value), ""),
        next((level for level, at in worth.items() if at > value), ""),
    )


def _average(values: Sequence[float], games: Sequence[PlaceInFile]) -> Mean:
    """Return the mean, also of a single endless game: its deals then stand for themselves."""
    return average(values, games if len(set(games)) > 1 else range(len(values)))
