"""What a match has shown: game points per deal with their uncertainty, and times."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from sixtysix_gui.ai.match_runner import Sample

NORMAL_95 = 1.959964
"""The standard errors that hold 95 % of a normal distribution, on either side."""


@dataclass(frozen=True)
class Estimate:
    """A mean with half the width of its 95 % interval, None with fewer than two samples."""

    mean: float
    half_width: float | None
    samples: int


@dataclass(frozen=True)
class Times:
    """Seconds per decision."""

    mean: float
    median: float
    percentile_99: float
    longest: float


def estimate(samples: Sequence[float]) -> Estimate:
    """Estimate a mean: the interval is 1.96 standard errors to either side.

    >>> estimate([1.0, 3.0, 2.0, 2.0])
    Estimate(mean=2.0, half_width=0.80..., samples=4)

    Raises:
        ValueError: without any sample.
    """
    count = len(samples)
    if not count:
        raise ValueError("Nothing can be estimated without a sample.")
    mean = sum(samples) / count
    if count == 1:
        return Estimate(mean, None, count)
    variance = sum((sample - mean) ** 2 for sample in samples) / (count - 1)
    return Estimate(mean, NORMAL_95 * math.sqrt(variance / count), count)


def times(seconds: Sequence[float]) -> Times | None:
    """Sum up the times of decisions; None where there was none. Percentiles by nearest rank."""
    if not seconds:
        return None
    ordered = sorted(seconds)
    return Times(
        sum(ordered) / len(ordered), _percentile(ordered, 50), _percentile(ordered, 99), ordered[-1]
    )


def _percentile(ordered: Sequence[float], percent: int) -> float:
    rank = math.ceil(len(ordered) * percent / 100)
    return ordered[max(rank, 1) - 1]


@dataclass
class MatchResults:
    """The deals of a match so far, seen from the first player; ``stored`` were not played now."""

    mirrored: bool
    points: list[int] = field(default_factory=list[int])
    stored: int = 0
    seconds: tuple[list[float], list[float]] = field(
        default_factory=lambda: (list[float](), list[float]())
    )

    def add(self, sample: Sample) -> None:
        """Add the deals of a sample; those that were stored have taken no time."""
        self.points.extend(sample.points)
        self.stored += 0 if sample.deals else len(sample.points)
        for deal in sample.deals:
            for sums, more in zip(self.seconds, deal.seconds, strict=True):
                sums.extend(more)

    def points_per_deal(self) -> Estimate | None:
        """Estimate the game points per deal: over pairs where mirrored, else over deals.

        The two deals of a pair share their cards, so they are one sample: their mean. A half
        pair at the end is left out. None before there is a sample.
        """
        samples: list[float] = [float(points) for points in self.points]
        if self.mirrored:
            pairs = zip(self.points[::2], self.points[1::2], strict=False)
            samples = [(first + second) / 2 for first, second in pairs]
        return estimate(samples) if samples else None

    def won_lost_drawn(self) -> tuple[int, int, int]:
        """Count the deals that the first player won, lost, and that nobody won."""
        won = sum(points > 0 for points in self.points)
        lost = sum(points < 0 for points in self.points)
        return won, lost, len(self.points) - won - lost
