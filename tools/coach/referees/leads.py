"""What a referee finds: by how much one move leads another, and how sure that is."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from math import sqrt
from statistics import fmean, variance
from typing import Protocol

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

NO_LOSS = 0.1
"""Game points below which an undecided lead is none."""


class Ruling(Enum):
    """What a referee says of a loss that the coach has called clear."""

    CONFIRMED = "confirmed"
    REVERSED = "reversed"
    NO_LOSS = "no loss"
    UNDECIDED = "undecided"


@dataclass(frozen=True)
class Lead:
    """The lead of one move over another in game points; ``error`` is its standard error.

    ``worlds`` counts the cases, 1 where every card was known: then the error is 0.
    """

    mean: float
    error: float
    worlds: int

    @property
    def half(self) -> float:
        """Two standard errors."""
        return 2 * self.error

    @property
    def ruling(self) -> Ruling:
        """What it says of a loss."""
        if self.mean - self.half > 0:
            return Ruling.CONFIRMED
        if self.mean + self.half < 0:
            return Ruling.REVERSED
        return Ruling.NO_LOSS if self.mean < NO_LOSS else Ruling.UNDECIDED


class Referee(Protocol):
    """A player who plays positions on for both seats, and shares nothing with the coach's own."""

    @property
    def name(self) -> str:
        """Return the name by which he is chosen."""
        ...

    def lead(self, view: View, best: Move, played: Move) -> Lead:
        """Return by how much the best move leads the played one, from the view of its seat.

        Raises:
            UnsupportedRulesError: if he does not know the rules.
        """
        ...


def lead_of(differences: Sequence[float]) -> Lead:
    """Return the lead that some worlds show."""
    count = len(differences)
    mean = sum(differences) / count
    squares = sum((each - mean) ** 2 for each in differences)
    return Lead(mean, sqrt(squares) / count, count)


def lead_of_all(differences: Sequence[Sequence[float]], weights: Sequence[int]) -> Lead:
    """Return the lead over all worlds there are, each gone through several times.

    Then only the playing on is left to chance: the error is that of the means of each world.
    """
    total = sum(weights)
    each = [fmean(found) for found in differences]
    mean = sum(found * weight for found, weight in zip(each, weights, strict=True)) / total
    squares = sum(
        weight**2 * variance(found) / len(found)
        for found, weight in zip(differences, weights, strict=True)
    )
    return Lead(mean, sqrt(squares) / total, len(differences))


def pooled(leads: Sequence[Lead]) -> Lead:
    """Return the mean of leads, weighed by how exactly each is known.

    That no world differed does not make a lead certain, so each counts as no more exact than one
    point in all its worlds.
    """
    errors = [max(lead.error, 1 / lead.worlds) for lead in leads]
    weights = [1 / error**2 for error in errors]
    mean = sum(lead.mean * weight for lead, weight in zip(leads, weights, strict=True))
    total = sum(weights)
    if all(lead.error == 0 for lead in leads):
        return Lead(mean / total, 0.0, sum(lead.worlds for lead in leads))
    return Lead(mean / total, 1 / sqrt(total), sum(lead.worlds for lead in leads))
