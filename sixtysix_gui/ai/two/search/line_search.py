"""Values of lines in sampled worlds: each world is solved exactly after every line.

A line is what a player does up to the end of a turn (`line_decisions.py`), as numbers. All lines
see the same worlds, so that the luck of the cards cancels out between them.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.deal_solver import DealSolver
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms

MOST_LINES = 64
LONGEST_LINE = 8


class LineSearch:
    """One search for one decision."""

    def __init__(self, terms: Terms, sampler: Sampler, stop: Stop) -> None:
        self.stop = stop
        self.sampler = sampler
        self.solver = DealSolver(terms, stop)
        self.root = Position(terms)
        self.position = Position(terms)
        self.lines = [0] * 512
        self.lengths = [0] * 64
        self.alive = [0] * 64
        self.count = 0
        self.worlds = 0
        self.hands = [0] * 1024
        if not cython.compiled:  # C arrays begin with zeros
            self.values = [0] * 65536

    def prepare(self, root: Position, lines: Sequence[Sequence[int]]) -> None:
        """Start again at a position with the lines of the seat to act.

        Raises:
            ValueError: for more than MOST_LINES of them, or one of more than LONGEST_LINE moves.
        """
        if len(lines) > MOST_LINES or any(len(line) > LONGEST_LINE for line in lines):
            raise ValueError("There are more lines, or longer ones, than a search has room for.")
        self.root.copy(root)
        self.count = len(lines)
        self.worlds = 0
        for number, line in enumerate(lines):
            self.lengths[number] = len(line)
            self.alive[number] = 1
            for place, move in enumerate(line):
                self.lines[number * 8 + place] = move

    def drop(self, line: int) -> None:
        """Value a line no longer."""
        self.alive[line] = 0

    def run(self, worlds: int) -> int:
        """Value the lines alive in more worlds; return how many there are now.

        A world in whose middle the search was told to stop does not count.
        """
        self.released(worlds)
        return self.worlds

    def released(self, worlds: int) -> None:
        """Do what ``run`` does without holding the interpreter's lock."""
        with cython.nogil:
            for _ in range(worlds):
                if self.worlds >= 1024:
                    break
                self.add_world()
                self.stop.poll()
                if self.stop.asked:
                    break
                self.worlds += 1

    def add_world(self) -> None:
        """Deal one world and value every line alive in it."""
        seat = self.root.to_act
        self.sampler.fill(self.root)
        self.hands[self.worlds] = self.root.hands[1 - seat]
        self.solver.begin(self.root)
        for line in range(self.count):
            if self.alive[line]:
                self.values[line * 1024 + self.worlds] = self.line_value(line, seat)

    def line_value(self, line: int, seat: int) -> int:
        """Value a line for the seat that plays it; the other exchanges in reply to a close."""
        self.position.copy(self.root)
        for place in range(self.lengths[line]):
            if self.position.phase == codes.OVER:
                break
            self.position.apply(self.lines[line * 8 + place])
            if self.position.phase == codes.REPLY and self.position.to_act != seat:
                self.position.apply(codes.EXCHANGE)
        value = self.solver.value(self.position, -codes.LIMIT, codes.LIMIT)
        return value if self.position.to_act == seat else -value

    def values_of(self, line: int) -> list[int]:
        """Return the game points of a line in every world so far, for the seat that plays it."""
        return [self.values[line * 1024 + world] for world in range(self.worlds)]

    def holdings(self, weights: Sequence[int]) -> list[int]:
        """Return for every place of a card the weight of the worlds in which the other holds it."""
        found = [0] * 32
        for world in range(self.worlds):
            hand = self.hands[world]
            while hand:
                place = bits.lowest(hand)
                hand ^= bits.single(place)
                found[place] += weights[world]
        return found

    def nodes(self) -> int:
        """Return how many leads have been searched: the work done, the same on any machine."""
        return self.solver.count_nodes()
