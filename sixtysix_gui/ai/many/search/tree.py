"""Information-set tree search for several seats: one tree over what can be seen, ever new worlds.

Each descent deals the unseen cards again, or takes the next of the worlds it is given, goes down by
the moves that are legal there, adds a node and plays on by habit; the last tricks are valued
exactly. All in the tree choose for their own party (Cowling, Powley and Whitehouse 2012, with
the first guesses of Rosin 2011: what is not tried yet is taken to be as good as its parent, and
what habit thinks unlikely is tried less).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.many.search import codes, sets
from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.search.endings import Endings
from sixtysix_gui.ai.many.search.habit import Habit
from sixtysix_gui.ai.many.search.pool import WorldPool
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.two.search.chance import Chance
from sixtysix_gui.ai.two.solver.stop import Stop


class TrickTree:
    """One search for one decision of one party."""

    def __init__(self, terms: TrickTerms, stop: Stop, seed: int) -> None:
        self.terms = terms
        self.stop = stop
        self.chance = Chance(seed)
        self.habit = Habit(terms)
        self.endings = Endings(terms, stop)
        self.dealer = Dealer(seed)
        self.root = TrickPosition(terms)
        self.position = TrickPosition(terms)
        self.deals = False
        self.pooled = False
        self.others = [0] * 3
        self.holders = 0
        self.known = [0] * 4
        self.turn_up = -1
        self.talon_left = 0
        self.widow_winner = -1
        self.party = 0
        self.exact_tricks = 0
        self.slack = 1
        self.free_melds = False
        self.own = 0.5
        self.other = 0.5
        # Nodes are numbers into arrays; 0 is the root and so, as a child or a sibling, none.
        # Nodes 1 to 3 belong to the second, third and fourth card laid face down.
        if not cython.compiled:  # C arrays begin with zeros
            self.children = [0] * 32768
            self.siblings = [0] * 32768
            self.moves = [0] * 32768
            self.visits = [0] * 32768
            self.sums = [0] * 98304
        self.path = [0] * 128
        self.asked = 0
        self.result = [0] * 3
        self.low = 0
        self.high = 1000
        self.size = 4
        self.iterations = 0

    def take_up(self, terms: TrickTerms, stop: Stop, seed: int) -> None:
        """Serve another decision, perhaps under other terms."""
        self.stop = stop
        self.chance = Chance(seed)
        self.endings.take_up(terms, stop)
        if terms is not self.terms:
            self.terms = terms
            self.habit.terms = terms
            self.root.terms = terms
            self.position.terms = terms

    def begin(
        self,
        party: int,
        own: float,
        other: float,
        exact_tricks: int,
        slack: int,
        *,
        free_melds: bool,
    ) -> None:
        """Start again for a party.

        ``own`` and ``other`` are the exploration of its moves and of the others', in shares of the
        range of results; ``exact_tricks`` the last tricks that are valued exactly, 0 for none;
        ``slack`` how much chance there is in playouts, in the scores of habit, 1 for none.
        ``free_melds`` lets everyone keep a marriage back, not only the seat that is to decide.
        """
        self.free_melds = free_melds
        self.party = party
        self.own = own
        self.other = other
        self.exact_tricks = exact_tricks
        self.slack = slack
        self.size = 4
        self.iterations = 0
        self.low = 0
        self.high = 1000
        self.asked = 0
        for node in range(4):
            self.clear(node, 0)

    def deal_from(
        self,
        root: TrickPosition,
        dealer: Dealer,
        others: Sequence[int],
        known: Sequence[int],
        hidden: Sequence[int],
    ) -> None:
        """Deal every world: the seats of the dealer's hands, and what is known of every hand.

        ``hidden`` are the cards left in the talon, the place of its last card if that is known,
        else -1, and the winner of the widow, else -1.
        """
        self.root.copy(root)
        self.deals = True
        self.pooled = False
        self.dealer = dealer
        self.holders = len(others)
        for place in range(len(others)):
            self.others[place] = others[place]
        for seat in range(self.terms.seats):
            self.known[seat] = known[seat]
        self.talon_left = hidden[0]
        self.turn_up = hidden[1]
        self.widow_winner = hidden[2]

    def run(self, iterations: int) -> None:
        """Search on with dealt worlds, without holding the interpreter's lock."""
        self.released(iterations)

    def draw_from(self, pool: WorldPool) -> None:
        """Take every world from a pool, by weight."""
        self.pool = pool
        self.pooled = True

    def run_over(self, worlds: Sequence[TrickPosition], iterations: int) -> None:
        """Search on over given worlds in turn."""
        self.deals = False
        self.pooled = False
        for number in range(iterations):
            self.root.copy(worlds[number % len(worlds)])
            self.released(1)
            if self.stop.asked:
                break

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
        for party in range(3):
            self.sums[node * 3 + party] = 0

    def iterate(self) -> None:
        """Take a world and go down once."""
        if self.pooled:
            self.pool.take(self.pool.pick(), self.position)
        else:
            self.position.copy(self.root)
            if self.deals:
                self.deal_world()
        self.descend()

    def deal_world(self) -> None:
        """Deal the unseen cards to hands, talon and widow."""
        self.dealer.deal()
        for place in range(self.holders):
            seat = self.others[place]
            self.position.hands[seat] = self.known[seat] | self.dealer.hands[place]
        if self.talon_left:
            start = 0
            if self.turn_up >= 0:
                self.position.talon[0] = self.turn_up
                start = 1
            for place in range(start, self.talon_left):
                self.position.talon[place] = self.dealer.rest[place - start]
            self.position.talon_left = self.talon_left
        elif self.dealer.rest_size:
            self.add_widow()

    def add_widow(self) -> None:
        """Count the hidden cards for the winner of the first trick, past or to come."""
        points = 0
        for place in range(self.dealer.rest_size):
            points += self.terms.points[self.dealer.rest[place]]
        if self.widow_winner >= 0:
            one = sets.single(self.widow_winner * 16)
            self.position.captured += one * points
        elif self.position.widow >= 0:
            self.position.widow = points

    def descend(self) -> None:
        """Go down, add a node, and carry the result back.

        The player who lays a card face down has seen none of those that lie there: the node is the
        same, whatever they are. When they are turned up the tree goes on from what they are.
        """
        depth = 0
        node = 0
        self.path[0] = 0
        self.asked = self.position.on_table if self.position.is_blind() else 0
        while self.position.phase != codes.OVER and depth < 120:
            before = self.size
            number = self.position.list_moves()
            is_blind = self.position.is_blind()
            if is_blind:
                node = self.position.on_table
                depth += 1
                self.path[depth] = node
            node = self.select(node)
            if node < 0:
                break
            depth += 1
            self.path[depth] = node
            self.position.apply(self.moves[node])
            self.position.free_melds = self.free_melds
            if self.size > before and number > 1:  # a forced move is no choice: go on behind it
                break
            if is_blind and not self.position.is_blind():
                node = self.turned_up()
                if node < 0:
                    break
                depth += 1
                self.path[depth] = node
        self.finish()
        if not self.stop.asked:  # what was broken off is worth nothing
            self.carry_back(depth)

    def turned_up(self) -> int:
        """Return the node where all see what lay face down, from the lead on; or -1: no more room.

        Which of the others laid which card makes no difference here.
        """
        first = self.position.first
        node = self.grown(0, first & ~1)
        cards = self.position.gone & ~sets.single(first)
        while cards and node >= 0:
            place = sets.lowest(cards)
            cards ^= sets.single(place)
            node = self.grown(node, place & ~1)
        return node

    def grown(self, node: int, move: int) -> int:
        """Return the child of a node for a move, a new one if need be; or -1: no more room."""
        child = self.child_of(node, move)
        return child if child else self.create(node, move)

    def select(self, node: int) -> int:
        """Return the child to go to by its mean and its share in this world; -1: no more room."""
        number = self.position.number
        if number == 1:
            return self.grown(node, self.position.moves[0])
        self.habit.weigh(self.position)
        actor = self.terms.side[self.position.to_act]
        parent = 0.0
        if self.visits[node]:
            parent = self.sums[node * 3 + actor] / (self.visits[node] * 1.0)
        spread = self.own if actor == self.party else self.other
        spread *= (self.high - self.low) * math.sqrt(self.visits[node] + 1.0)
        best = 0
        highest = -1e18
        chosen = 0
        for index in range(number):
            move = self.position.moves[index]
            child = self.child_of(node, move)
            mean = parent
            visits = 0
            if child:
                visits = self.visits[child]
                if visits:
                    mean = self.sums[child * 3 + actor] / (visits * 1.0)
            value = mean + spread * self.habit.shares[index] / (1.0 + visits)
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
        if child >= 32768:
            return -1
        self.size += 1
        self.clear(child, move)
        self.siblings[child] = self.children[node]
        self.children[node] = child
        return child

    def is_ending(self) -> bool:
        """Return whether the position is to be valued exactly."""
        if self.position.on_table or self.position.phase != codes.LEAD:
            return False
        if self.position.talon_left:
            return False
        return sets.count(self.position.hands[self.position.to_act]) <= self.exact_tricks

    def finish(self) -> None:
        """Play on by habit, or value exactly, into ``result``."""
        while self.position.phase != codes.OVER:
            if self.is_ending():
                self.endings.value(self.position, self.party)
                for party in range(3):
                    self.result[party] = self.endings.result[party]
                return
            if self.slack > 1:
                self.position.apply(self.habit.choose_with(self.position, self.chance, self.slack))
            else:
                self.position.apply(self.habit.choose(self.position))
        slot = self.position.worths()
        for party in range(3):
            self.result[party] = self.terms.settled.worths[slot + party]

    def carry_back(self, depth: int) -> None:
        """Count the result for every node on the path."""
        self.iterations += 1
        worth = self.result[self.party]
        if worth < self.low:
            self.low = worth
        if worth > self.high:
            self.high = worth
        for place in range(depth + 1):
            node = self.path[place]
            self.visits[node] += 1
            for party in range(self.terms.parties):
                self.sums[node * 3 + party] += self.result[party]

    def results(self) -> list[tuple[int, int, float]]:
        """Return for each move to be decided on: number, visits, and its mean for the party."""
        found: list[tuple[int, int, float]] = []
        child = self.children[self.asked]
        while child:
            visits = self.visits[child]
            if visits:
                found.append(
                    (self.moves[child], visits, self.sums[child * 3 + self.party] / visits)
                )
            child = self.siblings[child]
        return found

    def mean(self) -> float:
        """Return the mean of all results for the party."""
        return self.sums[self.party] / max(self.visits[0], 1)

    def playouts(self, position: TrickPosition, number: int) -> float:
        """Play a position to its end ``number`` times by habit; return the party's mean worth."""
        total = 0
        for _ in range(number):
            self.position.copy(position)
            self.finish()
            total += self.result[self.party]
        return total / max(number, 1)
