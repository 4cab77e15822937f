"""Deals the unseen cards: every way that agrees with what is known is equally likely.

There are up to four holders: the other hands, and last whatever lies hidden (talon, widow, cards
not yet dealt). Cards that the same holders can have are one group. For every group and every room
left in the hands, the ways to deal this group and those after it are counted once; a deal then
divides group by group, each division as likely as its share of the ways.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_gui.ai.many.search import sets
from sixtysix_gui.ai.two.search.chance import Chance

try:
    import cython
except ImportError:
    from sixtysix_gui.ai.two.solver import uncompiled as cython

MOST_STATES = 65536
"""Room for numbers of ways: groups, times every room left in three hands."""


class Dealer:
    """Deals unseen cards again and again, by the chance of one seed."""

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.groups = 0
        self.states = 0
        self.sizes = [0] * 16
        self.holders = [0] * 16
        self.starts = [0] * 16
        self.left = [0] * 17
        self.places = [0] * 48
        self.sources = [0] * 48
        self.wanted = [0] * 4
        self.room = [0] * 4
        self.split = [0] * 4
        self.factorials = [1.0] * 64
        for number in range(1, 64):
            self.factorials[number] = self.factorials[number - 1] * number
        if not cython.compiled:  # C arrays begin with zeros
            self.ways = [0.0] * 65536
        self.hands = [0] * 4
        self.rest = [0] * 48
        self.rest_size = 0

    def prepare(self, wanted: Sequence[int], groups: Sequence[tuple[int, Sequence[int]]]) -> bool:
        """Take up what is known; say whether there is any way to deal it.

        ``wanted`` are the cards that the three hands and the rest need, 0 where there is no such
        holder; ``groups`` are the holders as bits (1, 2, 4 for the hands, 8 for the rest), and the
        places of the cards that only these can have.
        """
        for holder in range(4):
            self.wanted[holder] = wanted[holder]
        self.states = (wanted[0] + 1) * (wanted[1] + 1) * (wanted[2] + 1)
        self.groups = len(groups)
        if (self.groups + 1) * self.states > MOST_STATES:
            return False
        start = 0
        for number, (holders, places) in enumerate(groups):
            self.holders[number] = holders
            self.sizes[number] = len(places)
            self.starts[number] = start
            for place in places:
                self.sources[start] = place
                start += 1
        self.left[self.groups] = 0
        for group in range(self.groups - 1, -1, -1):
            self.left[group] = self.left[group + 1] + self.sizes[group]
        if start != sum(wanted):
            return False
        self.count_ways()
        for holder in range(4):
            self.room[holder] = wanted[holder]
        return start == 0 or self.walk(0, 1e300) > 0

    def below(self, bound: int) -> int:
        """Return a random number from 0 to ``bound`` - 1."""
        return self.chance.below(bound)

    def count_ways(self) -> None:
        """Count the ways to deal each group and those after it, for every room left."""
        for index in range((self.groups + 1) * self.states):
            self.ways[index] = 0.0
        self.ways[self.groups * self.states] = 1.0
        group = self.groups - 1
        while group > 0:
            index = group * self.states
            for first in range(self.wanted[0] + 1):
                for second in range(self.wanted[1] + 1):
                    for third in range(self.wanted[2] + 1):
                        rest = self.left[group] - first - second - third
                        if 0 <= rest <= self.wanted[3]:
                            self.room[0] = first
                            self.room[1] = second
                            self.room[2] = third
                            self.room[3] = rest
                            self.ways[index] = self.walk(group, 1e300)
                        index += 1
            group -= 1

    def most(self, group: int, holder: int) -> int:
        """Return how many cards of a group a holder can get at most."""
        if not self.holders[group] >> holder & 1:
            return 0
        return min(self.sizes[group], self.room[holder])

    def walk(self, group: int, drawn: float) -> float:
        """Add up the ways of every division of a group, until they exceed ``drawn``.

        The division at which they do so, or the last one, is left in ``split``.
        """
        total = 0.0
        size = self.sizes[group]
        seconds = self.wanted[1] + 1
        thirds = self.wanted[2] + 1
        most_rest = self.most(group, 3)
        for first in range(self.most(group, 0) + 1):
            for second in range(min(self.most(group, 1), size - first) + 1):
                for third in range(min(self.most(group, 2), size - first - second) + 1):
                    rest = size - first - second - third
                    if rest > most_rest:
                        continue
                    index = (self.room[0] - first) * seconds + self.room[1] - second
                    index = index * thirds + self.room[2] - third
                    choices = self.ways[(group + 1) * self.states + index]
                    if choices == 0.0:
                        continue
                    choices *= self.factorials[size] / (
                        self.factorials[first]
                        * self.factorials[second]
                        * self.factorials[third]
                        * self.factorials[rest]
                    )
                    total += choices
                    self.split[0] = first
                    self.split[1] = second
                    self.split[2] = third
                    self.split[3] = rest
                    if total > drawn:
                        return total
        return total

    def deal(self) -> None:
        """Deal all cards once: into ``hands``, and the rest in an order into ``rest``."""
        for holder in range(4):
            self.room[holder] = self.wanted[holder]
            self.hands[holder] = 0
        self.rest_size = 0
        if self.groups == 0:
            return
        for index in range(self.starts[self.groups - 1] + self.sizes[self.groups - 1]):
            self.places[index] = self.sources[index]
        for group in range(self.groups):
            self.choose_split(group)
            self.hand_out(group)
        self.shuffle_rest()

    def choose_split(self, group: int) -> None:
        """Choose how a group is divided, by the shares of the ways."""
        drawn = self.walk(group, 1e300) * (self.chance.below(1073741824) / 1073741824.0)
        self.walk(group, drawn)

    def hand_out(self, group: int) -> None:
        """Hand the cards of a group to the holders as they have been divided."""
        start = self.starts[group]
        self.shuffle(start, self.sizes[group])
        for holder in range(4):
            self.room[holder] -= self.split[holder]
            for _ in range(self.split[holder]):
                if holder == 3:
                    self.rest[self.rest_size] = self.places[start]
                    self.rest_size += 1
                else:
                    self.hands[holder] |= sets.single(self.places[start])
                start += 1

    def shuffle(self, start: int, size: int) -> None:
        """Put the cards of a group in a random order."""
        while size > 1:
            size -= 1
            other = start + self.chance.below(size + 1)
            place = self.places[start + size]
            self.places[start + size] = self.places[other]
            self.places[other] = place

    def shuffle_rest(self) -> None:
        """Put the hidden cards in a random order."""
        size = self.rest_size
        while size > 1:
            size -= 1
            other = self.chance.below(size + 1)
            place = self.rest[size]
            self.rest[size] = self.rest[other]
            self.rest[other] = place

    def drawn(self, bound: int) -> int:
        """Return a random number from 0 to ``bound`` - 1, beside the deals."""
        return self.below(bound)

    def dealt(self) -> tuple[list[int], list[int]]:
        """Deal once; return the three hands as sets of places, and the rest in its order."""
        self.deal()
        rest = [self.rest[index] for index in range(self.rest_size)]
        return [self.hands[holder] for holder in range(3)], rest
