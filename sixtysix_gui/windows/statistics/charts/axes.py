"""Axes that every chart shares: round steps over some values, and where a value is on paper."""

from collections.abc import Iterable
from dataclasses import dataclass
from math import ceil, floor, log10

_ROUND = (1.0, 2.0, 2.5, 5.0, 10.0)
"""Steps that are easy to read, within a power of ten."""
_LEAST = 0.1
_HAIR = 1e-9
"""What arithmetic of figures may be off."""


@dataclass(frozen=True)
class Axis:
    """From ``low`` to ``high`` in even steps, which are whole multiples of ``step``."""

    low: float
    high: float
    step: float

    @property
    def ticks(self) -> tuple[float, ...]:
        """All places with a number, the lowest first."""
        first, last = round(self.low / self.step), round(self.high / self.step)
        return tuple(number * self.step for number in range(first, last + 1))

    @property
    def decimals(self) -> int:
        """How many digits behind the point tell the steps apart.

        >>> Axis(0.0, 1.0, 0.25).decimals, Axis(-4.0, 4.0, 2.0).decimals
        (2, 0)
        """
        digits = 0
        while digits < 6 and abs(round(self.step, digits) - self.step) > _HAIR:
            digits += 1
        return digits


def axis_over(values: Iterable[float], *, most: int = 5) -> Axis:
    """Return an axis with nought on it that reaches over all values.

    It has at most ``most`` steps, and is at least a tenth long: less is nothing to be seen.

    >>> axis_over([0.55, 0.81])
    Axis(low=0.0, high=1.0, step=0.2)
    >>> axis_over([-0.3, 0.2], most=4).ticks
    (-0.4, -0.2, 0.0, 0.2)
    """
    known = [0.0, *values]
    low, high = min(known), max(known)
    length = max(high - low, _LEAST)
    top = max(high, low + length)
    power = 10.0 ** floor(log10(length / most))
    steps = (factor * power for factor in (*_ROUND, *(10 * one for one in _ROUND)))
    step = next(one for one in steps if _count(low, top, one) <= most)
    first, last = floor(low / step + _HAIR), ceil(top / step - _HAIR)
    return Axis(round(first * step, 9), round(max(last, first + 1) * step, 9), round(step, 9))


def _count(low: float, high: float, step: float) -> int:
    """Return how many whole steps reach from one value over the other."""
    return ceil(high / step - _HAIR) - floor(low / step + _HAIR)


@dataclass(frozen=True)
class Scale:
    """Leads from values to pixels: ``low`` is at ``begin`` and ``high`` at ``end``."""

    low: float
    high: float
    begin: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value is, in pixels; what lies beyond an end is at that end."""
        if self.high == self.low:
            return self.begin
        share = (value - self.low) / (self.high - self.low)
        return self.begin + max(0.0, min(share, 1.0)) * (self.end - self.begin)
