"""Information-set tree search: one tree over what can be seen, a fresh world for every descent.

Each iteration deals the unseen cards again, goes down the tree by the moves that are legal in that
world, adds one node, plays on by rules of thumb and carries the result back (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012). Where the hands are all that is left,
the rest can be valued exactly instead. What the result of a deal is worth comes from a table, so
that game points, or chances to win the game, can be counted alike.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.search.guide import Guide
from sixtysix_gui.ai.two.search.habits import Habits
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.deal_solver import DealSolver
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms

LOG_SCALE = 1048576
"""Parts of a whole: logarithms are whole numbers of them, the same on every machine."""
WORTH_SCALE = 10000
"""The worth of a deal is a whole number from 0 to this."""


class Tree:
    """One search for one decision."""

    def __init__(self, terms: Terms, sampler: Sampler, stop: Stop) -> None:
        self.stop = stop
        self.sampler = sampler
        self.thumb = Thumb(terms)
        self.solver = DealSolver(terms, stop)
        self.root = Position(terms)
        self.position = Position(terms)
        self.guide = Guide(self.thumb, Habits.without_any(terms), sampler)
        self.guided = False
        self.guided_playouts = False
        self.exact = False
        self.exploration = 0.7
        self.other_exploration = 0.7
        self.result_values = [0] * 16
        # Nodes are numbers into arrays, whose sizes C wants written out; 0 is the root and so, as a
        # child or a sibling, none. Of one search they are enough, and the master fills a tenth.
        if not cython.compiled:  # C arrays begin with zeros
            self.children = [0] * 131072
            self.siblings = [0] * 131072
            self.moves = [0] * 131072
            self.visits = [0] * 131072
            self.chances = [0] * 131072
            self.sums = [0] * 131072
            self.points = [0] * 131072
            self.firsts = [0] * 131072
        self.path = [0] * 64
        self.actors = [0] * 64
        self.held = [0] * 32
        self.size = 1
        self.iterations = 0
        self.floor = 0
        self.logs = [0] * 1024
        for number in range(1, 1024):
            self.logs[number] = round(math.log(number) * LOG_SCALE)

    def follow_guide(
        self, guide: Guide, other_exploration: float, floor: int, *, playouts: bool
    ) -> None:
        """Let a guide say which moves to try first, and how playouts go.

        ``other_exploration`` is the exploration of the other's moves: the greater it is, the more
        they are taken to move by habit, and the less as if they saw the hand they play against.
        Every move at the root is tried ``floor`` times before the search prefers any.
        """
        self.floor = floor
        self.other_exploration = other_exploration
        self.guide = guide
        self.guided = True
        self.guided_playouts = playouts

    def prepare(
        self, root: Position, result_values: Sequence[int], exploration: float, *, exact: bool
    ) -> None:
        """Start again at a position.

        ``result_values`` are what results of -3 to 3 game points are worth for seat 0, from 0 to
        WORTH_SCALE; for seat 1 the rest of that. ``exact`` values strict phases by the solver.
        """
        self.root.copy(root)
        for number in range(7):
            self.result_values[number] = result_values[number]
        self.exploration = exploration
        self.exact = exact
        self.size = 1
        self.iterations = 0
        self.floor = 0
        self.clear(0, 0)
        for place in range(32):
            self.held[place] = 0

    def run(self, iterations: int) -> None:
        """Search on, without holding the interpreter's lock."""
        self.released(iterations)

    def released(self, iterations: int) -> None:
        """Do iterations until they are done or the search is told to stop."""
        with cython.nogil:
            for number in range(iterations):
                if not number & 63:
                    self.stop.poll()
                if self.stop.asked:
                    break
                self.iterate()

    def clear(self, node: int, move: int) -> None:
        """Make a node ready."""
        self.children[node] = 0
        self.siblings[node] = 0
        self.moves[node] = move
        self.visits[node] = 0
        self.chances[node] = 0
        self.sums[node] = 0
        self.points[node] = 0
        self.firsts[node] = 0

    def iterate(self) -> None:
        """Go down once, add a node, and carry the result back."""
        self.position.copy(self.root)
        self.sampler.fill(self.position)
        world = self.position.hands[1 - self.root.to_act]
        depth = 0
        node = 0
        self.path[0] = 0
        while not self.is_leaf():
            number = self.position.list_moves()
            actor = self.position.to_act
            before = self.size
            node = self.select_guided(node, number) if self.guided else self.select(node, number)
            if node < 0:
                break
            depth += 1
            self.path[depth] = node
            self.actors[depth] = actor
            self.position.apply(self.moves[node])
            if self.size > before and number > 1:  # a forced move is no choice: go on behind it
                break
        value = self.outcome()
        if not self.stop.asked:  # what was broken off is worth nothing
            self.count_held(world)
            self.carry_back(depth, value)

    def is_leaf(self) -> bool:
        """Return whether the position is valued as it stands."""
        if self.position.phase == codes.OVER:
            return True
        return self.exact and self.position.status != codes.OPEN

    def select(self, node: int, number: int) -> int:
        """Return the child to go to: an untried move by chance, else the most promising one; or -1.

        A move that was legal when its parent was visited had a chance to be chosen; its bonus grows
        with the logarithm of those chances, not of the visits of the parent.
        """
        tried = self.count_chances(node, number)
        if tried < number:
            if self.size >= 131072:
                return -1
            return self.add(node, number, tried)
        best = -1
        highest = -1.0
        child = self.children[node]
        while child:
            if self.is_legal(child, number):
                value = self.promise(child)
                if value > highest:
                    highest = value
                    best = child
            child = self.siblings[child]
        return best

    def select_guided(self, node: int, number: int) -> int:
        """Return the child to go to by its mean and the guide's share for it in this world; or -1.

        The share counts as in Rosin, "Multi-armed bandits with episode context" (2011): what was
        not tried yet is taken to be as good as its parent, and less sure moves are tried less.
        """
        self.guide.weigh(self.position, number)
        seat = self.position.to_act
        parent = 0.5
        if self.visits[node]:
            parent = self.firsts[node] / (self.visits[node] * 10000.0)
            if seat == 1:
                parent = 1.0 - parent
        own = seat == self.root.to_act
        spread = self.exploration if own else self.other_exploration
        spread *= math.sqrt(self.visits[node] + 1.0)
        best = 0
        highest = -1.0
        chosen = 0
        for place in range(number):
            move = self.position.moves[place]
            child = self.child_of(node, move)
            mean = parent
            visits = 0
            if child:
                visits = self.visits[child]
                mean = self.sums[child] / (visits * 10000.0)
            value = mean + spread * self.guide.shares[place] / (1.0 + visits)
            if node == 0 and visits < self.floor:
                value += 10.0  # more than any mean and share together
            if value > highest:
                highest = value
                best = child
                chosen = move
        if best:
            return best
        return self.create(node, chosen)

    def child_of(self, node: int, move: int) -> int:
        """Return the child of a node for a move, or 0."""
        child = self.children[node]
        while child:
            if self.moves[child] == move:
                return child
            child = self.siblings[child]
        return 0

    def create(self, node: int, move: int) -> int:
        """Add a child for a move; return it, or -1 where there is no more room."""
        child = self.size
        if child >= 131072:
            return -1
        self.size += 1
        self.clear(child, move)
        self.siblings[child] = self.children[node]
        self.children[node] = child
        self.chances[child] = 1
        return child

    def count_chances(self, node: int, number: int) -> int:
        """Count one more chance for every tried legal move; return the number of those."""
        tried = 0
        child = self.children[node]
        while child:
            if self.is_legal(child, number):
                self.chances[child] += 1
                tried += 1
            child = self.siblings[child]
        return tried

    def is_legal(self, child: int, number: int) -> bool:
        """Return whether a child's move is among the listed ones."""
        move = self.moves[child]
        place = 0
        while place < number and self.position.moves[place] != move:
            place += 1
        return place < number

    def add(self, node: int, number: int, tried: int) -> int:
        """Add a child for one of the untried moves."""
        wanted = self.sampler.below(number - tried)
        for place in range(number):
            move = self.position.moves[place]
            if not self.child_of(node, move):
                if wanted == 0:
                    return self.create(node, move)
                wanted -= 1
        return -1

    def promise(self, child: int) -> float:
        """Return the upper confidence bound of a child."""
        visits = self.visits[child]
        chances = self.chances[child]
        mean = self.sums[child] / (visits * 10000.0)
        return mean + self.exploration * math.sqrt(self.log_of(chances) / (visits * 1048576.0))

    def log_of(self, number: int) -> int:
        """Return the natural logarithm of a number, times LOG_SCALE, the same on every machine."""
        shifts = 0
        while number >= 1024:
            number >>= 1
            shifts += 1
        return self.logs[number] + shifts * 726817  # the logarithm of 2

    def outcome(self) -> int:
        """Value the position reached, for seat 0."""
        if self.position.phase == codes.OVER:
            return self.position.value
        while self.position.phase != codes.OVER:
            if self.exact and self.position.status != codes.OPEN:
                return self.exact_value()
            if self.guided_playouts:
                self.position.apply(self.guide.choose(self.position))
            else:
                self.position.apply(self.thumb.choose(self.position))
        return self.position.value

    def exact_value(self) -> int:
        """Value a strict phase with both hands known, for seat 0."""
        value = self.solver.value(self.position, -codes.LIMIT, codes.LIMIT)
        return value if self.position.to_act == 0 else -value

    def carry_back(self, depth: int, value: int) -> None:
        """Add a result of seat 0 to every node of the path, from the side of who moved there."""
        worth = self.result_values[value + 3]
        self.visits[0] += 1
        self.firsts[0] += worth
        self.iterations += 1
        for place in range(1, depth + 1):
            node = self.path[place]
            self.visits[node] += 1
            self.firsts[node] += worth
            if self.actors[place] == 0:
                self.sums[node] += worth
                self.points[node] += value
            else:
                self.sums[node] += 10000 - worth
                self.points[node] -= value

    def holdings(self) -> list[int]:
        """Return for every place of a card in how many iterations the other held it."""
        return [self.held[place] for place in range(32)]

    def count_held(self, hand: int) -> None:
        """Count the cards of the other's hand in a world."""
        while hand:
            place = bits.lowest(hand)
            hand ^= bits.single(place)
            self.held[place] += 1

    def results(self) -> list[tuple[int, int, int, int]]:
        """Return for each move at the root: number, visits, their worth, their game points.

        A move of which the first descent was broken off is not among them.
        """
        found: list[tuple[int, int, int, int]] = []
        child = self.children[0]
        while child:
            if self.visits[child]:
                found.append(
                    (self.moves[child], self.visits[child], self.sums[child], self.points[child])
                )
            child = self.siblings[child]
        return found
