"""What a match has shown: points, leads, bids and games, with their uncertainty, and times."""

import math
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from sixtysix_gui.ai.matches.rotations import Rotation, Sample

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
    """Return a share with its 95 % interval by Wilson's score (1927), which never leaves 0 to 1.

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
class Results:
    """What a match has shown so far, rotation by rotation; ``stored`` deals were not played now.

    A player is meant by its number, 0 for the first; ``seconds`` are those of its decisions.
    """

    samples: list[tuple[Rotation, ...]] = field(default_factory=list[tuple[Rotation, ...]])
    stored: int = 0
    seconds: dict[int, list[float]] = field(default_factory=lambda: defaultdict(list[float]))

    def add(self, sample: Sample) -> None:
        """Add a sample; one that was stored has taken no time."""
        self.samples.append(sample.rotations)
        if not sample.played:
            self.stored += sum(rotation.deals for rotation in sample.rotations)
        for seated in sample.played:
            for deal in seated.deals:
                for player, times_taken in zip(seated.seating, deal.seconds, strict=True):
                    self.seconds[player].extend(times_taken)

    @property
    def deals(self) -> int:
        """How many deals there have been, every rotation counted."""
        return sum(rotation.deals for rotation in self._rotations)

    def points(self, player: int = 0) -> Estimate | None:
        """Estimate the points of a player's party per deal; None before there is a sample."""
        return self._mean(lambda rotation: rotation.points[player])

    def lead(self, player: int = 0) -> Estimate | None:
        """Estimate how far the points of a player's party exceed the mean of the others', per deal.

        All rotations of a deal share their cards, so they are one sample; those of a game too.
        """
        return self._mean(lambda rotation: rotation.points[player] - rotation.others[player])

    def bids_made(self, player: int = 0) -> Share | None:
        """Return the share of the bids of a player's party that were made; None without any."""
        bids = [bid for one in self._rotations for bid in one.bids if bid.bidder == player]
        return share_of(sum(bid.made for bid in bids), len(bids)) if bids else None

    def won_lost_drawn(self) -> tuple[int, int, int]:
        """Return how many deals the first of two players won and lost, and how many were drawn."""
        leads = [rotation.lead for rotation in self._rotations]
        won, lost = sum(lead > 0 for lead in leads), sum(lead < 0 for lead in leads)
        return won, lost, len(leads) - won - lost

    def games_won(self) -> Share | None:
        """Return the share of games that the first of two players won; None before there is one.

        Every game counts by itself. Two games of a pair lean to opposite results if to anything,
        so that for mirrored games the interval is rather too wide.
        """
        leads = [rotation.lead for rotation in self._rotations]
        return share_of(sum(lead > 0 for lead in leads), len(leads)) if leads else None

    def share_of_games(self, player: int = 0) -> Estimate | None:
        """Estimate the share of games that a player's party wins, one shared by two as a half."""
        shares = [sum(one.shares[player] for one in each) / len(each) for each in self.samples]
        return estimate(shares) if shares else None

    @property
    def _rotations(self) -> Iterator[Rotation]:
        return (rotation for sample in self.samples for rotation in sample)

    def _mean(self, worth: Callable[[Rotation], float]) -> Estimate | None:
        if not self.samples:
            return None
        return estimate_ratio(
            [sum(map(worth, sample)) for sample in self.samples],
            [sum(rotation.deals for rotation in sample) for sample in self.samples],
        )
