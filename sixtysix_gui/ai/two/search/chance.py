"""Chance: a generator of 48 bits, that of POSIX drand48.

It gives the same numbers on every machine, interpreted and compiled, and needs no lock.
"""

from __future__ import annotations

_MASK = (1 << 48) - 1


class Chance:
    """Gives random numbers that follow from a seed."""

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK
        self.multiplier = 25214903917
        self.mask = _MASK

    def below(self, bound: int) -> int:
        """Return a random number from 0 to ``bound`` - 1."""
        self.state = (self.state * self.multiplier + 11) & self.mask
        return ((self.state >> 16) * bound) >> 32
