"""What a move cost in paired worlds, a second time: slowly, with fractions and no shared sums."""

from collections.abc import Hashable, Mapping, Sequence
from fractions import Fraction
from math import sqrt
from typing import TypeVar

Name = TypeVar("Name", bound=Hashable)


def naive_mean(numbers: Sequence[Fraction]) -> Fraction:
    return sum(numbers, Fraction()) / len(numbers)


def naive_loss(played: Name, results: Mapping[Name, Sequence[int]]) -> tuple[float, float]:
    """The cross-fitted loss of a move and its half-width of 2.7 standard errors.

    Worlds 0, 2, 4 … choose the best move for worlds 1, 3, 5 …, and these for those; of equals the
    played move, then the first. One more world with a difference of 1 counts in the error.
    """
    count = len(results[played])
    leads: list[Fraction] = []
    for judging in (1, 0):
        choosing = range(1 - judging, count, 2)
        totals = {move: sum(numbers[w] for w in choosing) for move, numbers in results.items()}
        most = max(totals.values())
        best = played if totals[played] == most else next(m for m in totals if totals[m] == most)
        leads += [Fraction(results[best][w] - results[played][w]) for w in range(judging, count, 2)]
    found = naive_mean(leads)
    squares = sum(((lead - found) ** 2 for lead in leads), Fraction()) + 1
    return float(found), 2.7 * sqrt(squares) / count
