"""What all pages of the statistics are made of: averages, counts, and whether chance explains them.

Nothing here is a sentence. A figure is None where there are too few deals to give it.
"""

from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

FEWEST_DEALS = 10
"""Deals before there is anything to tell but how many they are."""
FEWEST_FOR_CHANCE = 30
"""Deals before anything is said about chance."""


class Coin(Enum):
    """What a deal is paid with; amounts in different coins are never added."""

    GAME_POINTS = "game points"
    CHIPS = "chips"
    """Paid by the others: the sum over a table is 0."""
    TICKS = "ticks"
    TENS = "tens"


@dataclass(frozen=True)
class Mean:
    """An average over deals, and how far chance may have moved it: ``value`` ± ``give``.

    ``give`` is half of the 95 % interval, with the deals of a game taken together; None where all
    are from one game, so that nothing can be said.
    """

    value: float
    give: float | None
    deals: int


class Tendency(Enum):
    """What an average says about who is ahead."""

    AHEAD = "ahead"
    UNDECIDED = "undecided"
    """Chance explains it."""
    BEHIND = "behind"


@dataclass(frozen=True)
class ChanceSentence:
    """What can be said of an average: ``more`` is about how many deals it would take to tell.

    ``more`` belongs to UNDECIDED alone; None there, too, where they would be too many to name.
    """

    tendency: Tendency
    more: int | None = None


@dataclass(frozen=True)
class Count:
    """How often something was tried, and how often it was won."""

    won: int = 0
    lost: int = 0
    tied: int = 0

    @property
    def all(self) -> int:
        """How often it was tried."""
        return self.won + self.lost + self.tied


@dataclass(frozen=True)
class MonthMean:
    """The average of one month, ``2026-06``."""

    month: str
    mean: Mean


class Who(NamedTuple):
    """Somebody else at the table: their level, or where none is named, their name."""

    level: str = ""
    name: str = ""
