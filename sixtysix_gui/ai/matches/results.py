"""What a match has shown: game points per deal, games won, their uncertainty, and times."""

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field

from typing_extensions import override

from sixtysix_gui.ai.matches.runner import Points, Sample
from sixtysix_gui.ai.matches.terms import VALUES_A_GAME, MatchTerms

NORMAL_95 = 1.959964
"""The standard errors that hold 95 % of a normal distribution, on either side."""


@dataclass(frozen=True)
class Estimate:
    """A mean with half the width of its 95 % interval, None with fewer than two samples."""

    mean: float
    half_width: float | None
    samples: int


@dataclass(frozen=True)
class Share:
    """How many out of how many, and the 95 % interval of the share, from 0 to 1."""

    count: int
    of: int
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share, from 0 to 1."""
        return self.count / self.of


def estimate(samples: Sequence[float]) -> Estimate:
    """Estimate a mean: the interval is 1.96 standard errors to either side.

    >>> estimate([1.0, 3.0, 2.0, 2.0])
    Estimate(mean=2.0, half_width=0.80..., samples=4)

    Raises:
        ValueError: without any sample.
    """
    return estimate_ratio(samples, [1] * len(samples))


def estimate_ratio(sums: Sequence[float], sizes: Sequence[int]) -> Estimate:
    """Estimate the mean of things that come in samples of several: their sums and their sizes.

    It is the sum of all by the number of all; its variance is that of a ratio of two means, to
    the first order (W. G. Cochran, Sampling Techniques, 2.11).

    Raises:
        ValueError: without any sample.
    """
    count = len(sums)
    if not count:
        raise ValueError("Nothing can be estimated without a sample.")
    mean = sum(sums) / sum(sizes)
    if count == 1:
        return Estimate(mean, None, count)
    squares = sum((value - mean * size) ** 2 for value, size in zip(sums, sizes, strict=True))
    error = math.sqrt(squares / (count - 1) / count) / (sum(sizes) / count)
    return Estimate(mean, NORMAL_95 * error, count)


def share_of(count: int, of: int) -> Share:
    """Give a share with its 95 % interval by Wilson's score (1927), which never leaves 0 to 1.

    Raises:
        ValueError: of nothing.
    """
    if of < 1:
        raise ValueError("There is no share of nothing.")
    share, square = count / of, NORMAL_95**2
    scale = 1 + square / of
    middle = (share + square / (2 * of)) / scale
    half = math.sqrt(share * (1 - share) * square / of + (square / (2 * of)) ** 2) / scale
    return Share(count, of, max(middle - half, 0.0), min(middle + half, 1.0))


@dataclass(frozen=True)
class Times:
    """Seconds per decision."""

    mean: float
    median: float
    percentile_99: float
    longest: float


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
class Results(ABC):
    """What a match has shown so far; ``stored`` deals were not played now."""

    mirrored: bool
    stored: int = 0
    seconds: tuple[list[float], list[float]] = field(
        default_factory=lambda: (list[float](), list[float]())
    )

    def add(self, sample: Sample) -> None:
        """Add a sample; one that was stored has taken no time."""
        deals = self._keep(sample.points)
        self.stored += 0 if sample.deals else deals
        for deal in sample.deals:
            for sums, more in zip(self.seconds, deal.seconds, strict=True):
                sums.extend(more)

    @property
    @abstractmethod
    def deals(self) -> int:
        """How many deals there have been."""

    @abstractmethod
    def points_per_deal(self) -> Estimate | None:
        """Estimate the game points of the first player per deal; None before there is a sample."""

    @abstractmethod
    def _keep(self, points: Points) -> int:
        """Take what is kept of a sample, and give the number of its deals."""


@dataclass
class MatchResults(Results):
    """The deals of a match so far, seen from the first player."""

    points: list[int] = field(default_factory=list[int])

    @property
    @override
    def deals(self) -> int:
        return len(self.points)

    @override
    def _keep(self, points: Points) -> int:
        self.points.extend(points)
        return len(points)

    @override
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


@dataclass
class GameResults(Results):
    """The games of a match so far, sample by sample as they are kept."""

    samples: list[Points] = field(default_factory=list[Points])

    @property
    @override
    def deals(self) -> int:
        return sum(map(_deals_of, self.samples))

    @override
    def _keep(self, points: Points) -> int:
        self.samples.append(points)
        return _deals_of(points)

    @override
    def points_per_deal(self) -> Estimate | None:
        """Estimate the game points per deal as the score counts them, with what was carried.

        The deals of a game, or of a mirrored pair of games, are one sample.
        """
        if not self.samples:
            return None
        return estimate_ratio(
            [_won_more(sample) for sample in self.samples], list(map(_deals_of, self.samples))
        )

    def games_won(self) -> Share | None:
        """Give the share of the games that the first player won; None before there is one.

        Every game counts by itself. Two games of a pair lean to opposite results if to anything,
        so that for mirrored games the interval is rather too wide.
        """
        games = [_games_of(sample) for sample in self.samples]
        won = sum(first > second for sample in games for first, second, _ in sample)
        count = sum(map(len, games))
        return share_of(won, count) if count else None


def _games_of(sample: Points) -> list[tuple[int, int, int]]:
    """Divide a sample into games: the points of both players, and the number of deals."""
    starts = range(0, len(sample), VALUES_A_GAME)
    return [(sample[start], sample[start + 1], sample[start + 2]) for start in starts]


def _deals_of(sample: Points) -> int:
    return sum(deals for _, _, deals in _games_of(sample))


def _won_more(sample: Points) -> int:
    return sum(first - second for first, second, _ in _games_of(sample))


def new_results(terms: MatchTerms) -> MatchResults | GameResults:
    """Give the results of a match before its first sample."""
    return GameResults(terms.mirrored) if terms.games else MatchResults(terms.mirrored)
