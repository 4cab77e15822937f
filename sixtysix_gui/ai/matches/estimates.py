"""How sure a mean or a share is after so many samples."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

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
