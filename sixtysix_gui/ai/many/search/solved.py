"""Solved worlds: every move of a decision in the same worlds, each played out perfectly there.

In every world all moves are valued, so that the chance of the cards touches all of them alike, and
few worlds show more than a tree that tries each move in worlds of its own.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.many.search import codes
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.search.habit import Habit
from sixtysix_gui.ai.many.search.pool import WorldPool
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.two.search.chance import Chance
from sixtysix_gui.ai.two.solver.stop import Stop


class SolvedWorlds:
    """Values the moves of one party's decisions, of which only two play against each other."""

    def __init__(self, terms: TrickTerms, stop: Stop) -> None:
        self.terms = terms
        self.stop = stop
        self.endings = Endings(terms, stop)
        self.habit = Habit(terms)
        self.chance = Chance(1)
        self.root = TrickPosition(terms)
        self.work = TrickPosition(terms)
        self.party = 0
        self.free_melds = False
        self.habits = 0
        self.slack = 1
        self.wanted = 0
        self.worlds = 0
        self.number = 0
        self.moves = [0] * 64
        self.sums = [0.0] * 64

    def take_up(self, terms: TrickTerms, stop: Stop, seed: int) -> None:
        """Serve another decision, perhaps under other terms."""
        self.stop = stop
        self.chance = Chance(seed)
        self.endings.take_up(terms, stop)
        if terms is not self.terms:
            self.terms = terms
            self.habit.terms = terms
            self.root.terms = terms
            self.work.terms = terms

    def run(
        self, pool: WorldPool, party: int, worlds: int, habits: int, slack: int, *, free_melds: bool
    ) -> None:
        """Value every move in ``worlds`` worlds of a pool, for a party.

        ``habits`` hundredths of a worth are what comes of it when everyone plays by habit in
        that world, with ``slack`` of chance; the rest is what perfect play brings.
        """
        self.pool = pool
        self.wanted = worlds
        self.party = party
        self.free_melds = free_melds
        self.habits = habits
        self.slack = slack
        self.worlds = 0
        self.number = 0
        for index in range(64):
            self.sums[index] = 0.0
        with cython.nogil:
            self.run_all()

    def run_all(self) -> None:
        """Go through worlds that are spread over the pool by weight."""
        for world in range(self.wanted):
            drawn = self.pool.total * ((world + 0.5) / self.wanted)
            self.pool.take(self.pool.find(drawn), self.root)
            self.stop.poll()
            if self.stop.asked:
                return
            self.value_moves()
            if self.stop.asked:
                return
            self.worlds += 1

    def value_moves(self) -> None:
        """Add what every move is worth in the world at hand."""
        number = self.root.list_moves()
        self.number = number
        for index in range(number):
            move = self.root.moves[index]
            self.moves[index] = move
            self.work.copy(self.root)
            self.work.apply(move)
            self.work.free_melds = self.free_melds
            worth = self.solved() * (100.0 - self.habits)
            if self.habits:
                worth += self.played_out() * self.habits
            if self.stop.asked:
                return
            self.sums[index] += worth / 100.0

    def solved(self) -> float:
        """Return what the position at work is worth to the party when all play perfectly."""
        if self.work.phase == codes.OVER:
            slot = self.work.worths()
            return self.terms.settled.worths[slot + self.party] * 1.0
        self.endings.value(self.work, self.party)
        return self.endings.result[self.party] * 1.0

    def played_out(self) -> float:
        """Return what the position at work brings the party when all play by habit."""
        while self.work.phase != codes.OVER:
            if self.slack > 1:
                self.work.apply(self.habit.choose_with(self.work, self.chance, self.slack))
            else:
                self.work.apply(self.habit.choose(self.work))
        slot = self.work.worths()
        return self.terms.settled.worths[slot + self.party] * 1.0

    def results(self) -> list[tuple[int, int, float]]:
        """Return for each move: number, worlds, and its mean for the party."""
        if not self.worlds:
            return []
        return [
            (self.moves[index], self.worlds, self.sums[index] / self.worlds)
            for index in range(self.number)
        ]
