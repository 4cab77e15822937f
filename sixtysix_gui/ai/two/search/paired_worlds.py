"""Moves played on in the same worlds, so that the luck of the cards cancels out between them.

Every world is dealt by a sampler; in it each move is made, with what else the seat does in the same
turn, and the steady player (steady.py) plays both seats on to the end, with the same seed for all
moves of that world.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.steady import Steady
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms

MOST_MOVES = 4
MOST_STEPS = 4
"""Moves of one turn: an exchange, a marriage and a card are three."""
MOST_WORLDS = 2048


class PairedWorlds:
    """The moves of one decision in more and more worlds."""

    def __init__(self, terms: Terms, steady: Steady, sampler: Sampler, stop: Stop) -> None:
        self.steady = steady
        self.sampler = sampler
        self.stop = stop
        self.root = Position(terms)
        self.known = [0] * 4
        self.steps = [0] * 16
        self.lengths = [0] * 4
        self.count = 0
        self.worlds = 0
        self.seed = 0
        if not cython.compiled:  # C arrays begin with zeros
            self.hands = [0] * 2048
            self.talons = [0] * 32768
            self.values = [0] * 8192

    def prepare(
        self, root: Position, turns: Sequence[Sequence[int]], known: Sequence[int], seed: int
    ) -> None:
        """Start again at a position; ``known`` are the four masks of ``Steady.know``.

        A turn is the move that is compared, and what its seat does before the other is to act.

        Raises:
            ValueError: for more than MOST_MOVES turns, or for one of more than MOST_STEPS moves.
        """
        if len(turns) > MOST_MOVES or any(len(turn) > MOST_STEPS for turn in turns):
            raise ValueError("There are more moves than a comparison has room for.")
        self.root.copy(root)
        self.count = len(turns)
        self.worlds = 0
        self.seed = seed
        for number, turn in enumerate(turns):
            self.lengths[number] = len(turn)
            for step, move in enumerate(turn):
                self.steps[number * 4 + step] = move
        for number, mask in enumerate(known):
            self.known[number] = mask

    def run(self, worlds: int) -> int:
        """Play on in more worlds; return how many there are now.

        A world in whose middle the search was told to stop does not count, and there are never
        more than MOST_WORLDS.
        """
        self.released(worlds)
        return self.worlds

    def released(self, worlds: int) -> None:
        """Do what ``run`` does without holding the interpreter's lock."""
        with cython.nogil:
            for _ in range(worlds):
                if self.worlds >= 2048:
                    break
                self.stop.poll()
                if self.stop.asked:
                    break
                self.add_world()
                if self.stop.asked:
                    break
                self.worlds += 1

    def add_world(self) -> None:
        """Deal one world and play every move on in it."""
        seat = self.root.to_act
        self.sampler.fill(self.root)
        self.hands[self.worlds] = self.root.hands[1 - seat]
        for place in range(self.root.size):
            self.talons[self.worlds * 16 + place] = self.root.talon[place]
        for number in range(self.count):
            self.steady.begin(self.root, self.seed + self.worlds)
            self.steady.know(self.known[0], self.known[1], self.known[2], self.known[3])
            for step in range(self.lengths[number]):
                self.steady.make(self.steps[number * 4 + step])
            value = self.steady.finish()
            self.values[number * 2048 + self.worlds] = value if seat == 0 else -value

    def values_of(self, number: int) -> list[int]:
        """Return the game points of a move in every world so far, for the seat that makes it."""
        return [self.values[number * 2048 + world] for world in range(self.worlds)]

    def hand_of(self, world: int) -> int:
        """Return the other's hand in a world, as a mask."""
        return self.hands[world]

    def talon_of(self, world: int) -> list[int]:
        """Return the places of the talon's cards in a world, the turn-up last."""
        return [self.talons[world * 16 + place] for place in range(self.root.size)]
