"""What results of moves in the same worlds say about them: leads, losses and how sure they are.

Everything is weighed by the worlds' weights. *Sure* means 2.7 standard errors: there are up to six
looks, and with fewer every twentieth equal pair would seem different (docs/coach.md 1.4).
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import TypeVar

SURE = 2.7
_ONE_MORE = 1.0
"""The square of a difference that one more world might show: no difference in a few worlds is not
yet none at all."""

Key = TypeVar("Key")
Numbers = Sequence[float]


@dataclass(frozen=True)
class Estimate:
    """A mean and its half-width: the mean of endless worlds lies within."""

    mean: float
    bound: float


def mean(numbers: Numbers, weights: Numbers) -> float:
    """Return the weighed mean."""
    return sum(n * w for n, w in zip(numbers, weights, strict=True)) / sum(weights)


def estimate(numbers: Numbers, unit: float = 1.0) -> Estimate:
    """Return the mean of equally likely drawn numbers and its half-width.

    ``unit`` is how far apart two results usually lie: 1 game point, or what that is worth.
    """
    count = len(numbers)
    found = sum(numbers) / count
    squares = sum((number - found) ** 2 for number in numbers) + _ONE_MORE * unit * unit
    return Estimate(found, SURE * sqrt(squares / count / count))


def best_of(results: Mapping[Key, Numbers], weights: Numbers, preferred: Key | None) -> Key:
    """Return the move of the highest mean; of equals the preferred one, else the first."""
    means = {move: mean(numbers, weights) for move, numbers in results.items()}
    most = max(means.values())
    if preferred is not None and means[preferred] >= most:
        return preferred
    return next(move for move in means if means[move] >= most)


def loss_of(played: Key, results: Mapping[Key, Numbers], unit: float = 1.0) -> Estimate:
    """Return what a move cost in drawn worlds: each half chooses the best, the other measures it.

    A best that is chosen and measured in the same worlds leads by luck alone. The odd worlds choose
    for the even ones and the even ones for the odd, so that every world measures. It may come out
    below 0.
    """
    halves = [{move: numbers[part::2] for move, numbers in results.items()} for part in (0, 1)]
    leads: list[float] = []
    for chooser, judge in (halves, halves[::-1]):
        best = best_of(chooser, [1.0] * len(chooser[played]), played)
        leads += [b - p for b, p in zip(judge[best], judge[played], strict=True)]
    if not any(leads) and all(_same(numbers, results[played]) for numbers in results.values()):
        return Estimate(0.0, estimate(leads, unit).bound)
    return estimate(leads, unit)


def listed_loss_of(
    played: Key, results: Mapping[Key, Numbers], weights: Numbers, passes: int
) -> Estimate:
    """Return what a move cost where all worlds were gone through in ``passes`` passes.

    Nothing is drawn then but what the players who play on imagine, so the passes alone differ.
    """
    best = best_of(results, weights, played)
    leads = [float(b - p) for b, p in zip(results[best], results[played], strict=True)]
    error = square_error_of_passes(leads, weights, passes)
    return Estimate(mean(leads, weights), SURE * sqrt(error))


def square_error_of_passes(numbers: Numbers, weights: Numbers, passes: int) -> float:
    """Return the square of the standard error of a mean over worlds that are all gone through."""
    size = len(numbers) // passes
    parts = [slice(number * size, (number + 1) * size) for number in range(passes)]
    means = [mean(numbers[part], weights[part]) for part in parts]
    found = sum(means) / passes
    return sum((each - found) ** 2 for each in means) / max(passes - 1, 1) / passes


def _same(first: Numbers, second: Numbers) -> bool:
    return list(first) == list(second)
