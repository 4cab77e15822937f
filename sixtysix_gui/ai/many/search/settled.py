"""What the ends of deals are worth, as the game's own settlement says, each asked for once.

A search meets the same end many times. Its number says all that a settlement can go by: of each
party the card points and tricks, who claimed, who won the last trick, and whether a contract was
made. The game itself is asked for what is not known yet, so that no rule stands here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

SCALE = 1000
"""Parts of a game point: a worth is a whole number of them."""


class Settled:
    """Remembers the worth of every end for each of up to three parties."""

    def __init__(self, settle: Callable[[int], Sequence[int]]) -> None:
        """Take the settlement: from the number of an end to its worth for each party."""
        self.settle = settle
        self.entries = 0
        if not cython.compiled:  # C arrays begin with zeros
            self.keys = [0] * 16384
            self.worths = [0] * 49152

    def find(self, key: int) -> int:
        """Return the place at which the worths of an end begin."""
        key += 1  # so that none is 0, which marks an empty slot
        slot = (key ^ key >> 15 ^ key >> 31) & 16383
        while self.keys[slot] != key:
            if self.keys[slot] == 0:
                self.ask(key, slot)
                break
            slot = (slot + 1) & 16383
        return slot * 3

    def ask(self, key: int, slot: int) -> None:
        """Have an end settled and write it down; a full table begins again."""
        with cython.gil:
            if self.entries >= 12000:
                self.entries = 0
                for place in range(16384):
                    self.keys[place] = 0
            found = self.settle(key - 1)
            for party in range(len(found)):
                self.worths[slot * 3 + party] = found[party]
        self.entries += 1
        self.keys[slot] = key

    def worths_of(self, key: int) -> tuple[int, int, int]:
        """Return the worth of an end for each party, 0 where there is no third."""
        slot = self.find(key)
        return self.worths[slot], self.worths[slot + 1], self.worths[slot + 2]
