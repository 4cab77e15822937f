"""Endings with every card known: exact worths.

Two parties play alpha-beta: what one wins the other loses. Three who play for themselves play
max^n (Luckhardt and Irani 1986): all take the move that is worth most to themselves, since
no one has a reason to help or to harm more than that; to take the other two for one enemy would
make every bid and every lead look lost. Where moves are worth the same to their player, the one
that is worst for the thinking party is expected, then the one worst for the next party, so that
the worth is one number whatever the order of the moves.
"""

from __future__ import annotations

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.many.search import codes
from sixtysix_gui.ai.many.search.habit import Habit
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.two.solver.stop import Stop


class Endings:
    """Values positions of the same terms, without draws to come."""

    def __init__(self, terms: TrickTerms, stop: Stop) -> None:
        self.terms = terms
        self.stop = stop
        self.habit = Habit(terms)
        self.work = TrickPosition(terms)
        self.nodes = 0
        self.thinker = 0
        self.result = [0] * 3
        self.multiplier = 0x9E3779B97F4A7C15
        self.mask = 0xFFFFFFFFFFFFFFFF
        # By depth: 32 moves, 8 sets and 16 numbers to go back to, 3 values.
        if not cython.compiled:  # C arrays begin with zeros
            self.moves = [0] * 2048
            self.cards = [0] * 512
            self.kept = [0] * 1024
            self.values = [0] * 192
            self.keys = [0] * 32768
            self.known = [0] * 98304

    def take_up(self, terms: TrickTerms, stop: Stop) -> None:
        """Serve other searches, perhaps under other terms, of which the table knows nothing."""
        self.stop = stop
        if terms is not self.terms:
            self.terms = terms
            self.habit.terms = terms
            self.work.terms = terms
            self.forget()

    def forget(self) -> None:
        """Empty the table."""
        for place in range(32768):
            self.keys[place] = 0

    def worths(self, position: TrickPosition, party: int) -> tuple[int, int, int]:
        """Value a position for every party, as ``party`` sees it; 0 where there is no third."""
        self.value(position, party)
        return self.result[0], self.result[1], self.result[2]

    def value(self, position: TrickPosition, party: int) -> None:
        """Value a position into ``result``."""
        self.work.copy(position)
        if self.terms.parties == 2:
            worth = self.two(0, -codes.LIMIT, codes.LIMIT)
            self.result[0] = worth
            self.result[1] = -worth
            return
        if party != self.thinker:  # the table holds what another one expects
            self.thinker = party
            self.forget()
        self.several(0)
        for number in range(3):
            self.result[number] = self.values[number]

    def count_node(self) -> None:
        """Count a node, and now and then ask whether to stop."""
        self.nodes += 1
        if not self.nodes & 2047:
            self.stop.poll()

    def two(self, depth: int, alpha: int, beta: int) -> int:
        """Value the position at work for party 0, between the bounds."""
        self.count_node()
        if self.work.phase == codes.OVER:
            slot = self.work.worths()
            return self.terms.settled.worths[slot]
        if self.stop.asked:
            return alpha
        if self.work.on_table == 0 and self.work.phase == codes.LEAD and self.work.melded_suit < 0:
            return self.remembered(depth, alpha, beta)
        return self.try_moves(depth, alpha, beta)

    def remembered(self, depth: int, alpha: int, beta: int) -> int:
        """Try every move, unless the table knows enough; write there what comes out."""
        key = self.place_key()
        slot = key & 32767
        low = -codes.LIMIT
        high = codes.LIMIT
        if self.keys[slot] == key:
            low = self.known[slot * 3]
            high = self.known[slot * 3 + 1]
            if low >= beta or low == high:
                return low
            if high <= alpha:
                return high
        value = self.try_moves(depth, alpha, beta)
        if self.stop.asked:
            return value
        if value > alpha:
            low = value
        if value < beta:
            high = value
        self.keys[slot] = key
        self.known[slot * 3] = low
        self.known[slot * 3 + 1] = high
        return value

    def try_moves(self, depth: int, alpha: int, beta: int) -> int:
        """Try every move of the seat to act, until a bound is reached."""
        number = self.order_moves(depth)
        rises = self.terms.side[self.work.to_act] == 0
        best = -codes.LIMIT if rises else codes.LIMIT
        self.keep(depth)
        for index in range(number):
            self.work.apply(self.moves[depth * 32 + index])
            value = self.two(depth + 1, alpha, beta)
            self.go_back(depth)
            if rises:
                if value > best:
                    best = value
                if best > alpha:
                    alpha = best
            else:
                if value < best:
                    best = value
                if best < beta:
                    beta = best
            if alpha >= beta:
                break
        return best

    def order_moves(self, depth: int) -> int:
        """List the moves, the most sensible ones first; return their number."""
        number = self.work.list_moves()
        start = depth * 32
        if number == 1:
            self.moves[start] = self.work.moves[0]
            return 1
        self.habit.score_all(self.work)
        for index in range(number):
            score = self.habit.scores[index]
            place = index
            while place > 0 and self.kept[depth * 16 + place - 1] < score and place < 16:
                self.kept[depth * 16 + place] = self.kept[depth * 16 + place - 1]
                self.moves[start + place] = self.moves[start + place - 1]
                place -= 1
            if place < 16:
                self.kept[depth * 16 + place] = score
            self.moves[start + place] = self.work.moves[index]
        return number

    def several(self, depth: int) -> None:
        """Value the position at work for three parties, into the values of a depth."""
        self.count_node()
        if self.work.phase == codes.OVER:
            slot = self.work.worths()
            for party in range(3):
                self.values[depth * 3 + party] = self.terms.settled.worths[slot + party]
            return
        if self.stop.asked:
            return
        if self.work.on_table or self.work.phase != codes.LEAD or self.work.melded_suit >= 0:
            self.try_all(depth)
            return
        key = self.place_key()
        slot = key & 32767
        if self.keys[slot] == key:
            for party in range(3):
                self.values[depth * 3 + party] = self.known[slot * 3 + party]
            return
        self.try_all(depth)
        if self.stop.asked:
            return
        self.keys[slot] = key
        for party in range(3):
            self.known[slot * 3 + party] = self.values[depth * 3 + party]

    def try_all(self, depth: int) -> None:
        """Try every move, and keep the values of the one that who moves prefers."""
        number = self.work.list_moves()
        for index in range(number):
            self.moves[depth * 32 + index] = self.work.moves[index]
        party = self.terms.side[self.work.to_act]
        self.keep(depth)
        for index in range(number):
            self.work.apply(self.moves[depth * 32 + index])
            self.several(depth + 1)
            self.go_back(depth)
            if index == 0 or self.is_better(depth, party):
                for other in range(3):
                    self.values[depth * 3 + other] = self.values[depth * 3 + 3 + other]

    def is_better(self, depth: int, party: int) -> bool:
        """Return whether who moves prefers the values one deeper to those kept."""
        old = depth * 3
        new = old + 3
        if self.values[new + party] != self.values[old + party]:
            return self.values[new + party] > self.values[old + party]
        thinker = self.thinker
        if self.values[new + thinker] != self.values[old + thinker]:
            return self.values[new + thinker] < self.values[old + thinker]
        third = (party + 1) % 3
        return self.values[new + third] < self.values[old + third]

    def mixed(self, key: int, more: int) -> int:
        """Mix a number into a key of 64 bits."""
        key = ((key ^ more) * self.multiplier) & self.mask
        return key ^ key >> 29

    def place_key(self) -> int:
        """Return the number of a lead: hands, leader, trump, what was shown, what counts so far."""
        key = self.mixed(self.work.end_number(), self.work.leader << 8 | (self.work.trump + 1) << 4)
        for seat in range(self.terms.seats):
            key = self.mixed(key, self.work.hands[seat])
            if self.terms.serves_once:
                key = self.mixed(key, self.work.served[seat])
        key = self.mixed(key, self.work.melded)
        if self.terms.goal:
            key = self.mixed(key, self.work.captured)
            key = self.mixed(key, self.work.tricks)
        if self.terms.slam:
            key = self.mixed(key, self.work.slammers)
        return self.mixed(key, self.work.shown << 4 | self.work.marriages) | 1

    def keep(self, depth: int) -> None:
        """Keep the position at work, to go back to it."""
        place = depth * 8
        self.cards[place] = self.work.hands[self.work.to_act]
        self.cards[place + 1] = self.work.served[self.work.to_act]
        self.cards[place + 2] = self.work.gone
        self.cards[place + 3] = self.work.captured
        self.cards[place + 4] = self.work.melded
        self.cards[place + 5] = self.work.tricks
        place = depth * 16
        self.kept[place] = self.work.shown
        self.kept[place + 1] = self.work.marriages
        self.kept[place + 2] = self.work.phase
        self.kept[place + 3] = self.work.to_act
        self.kept[place + 4] = self.work.leader
        self.kept[place + 5] = self.work.trump
        self.kept[place + 6] = self.work.melded_suit
        self.kept[place + 7] = self.work.trick_number
        self.kept[place + 8] = self.work.on_table
        self.kept[place + 9] = self.work.led
        self.kept[place + 10] = self.work.first
        self.kept[place + 11] = self.work.best
        self.kept[place + 12] = self.work.winner
        self.kept[place + 13] = self.work.trick_points
        self.kept[place + 14] = self.work.last_winner
        self.kept[place + 15] = self.work.slammers

    def go_back(self, depth: int) -> None:
        """Go back to the position that was kept."""
        place = depth * 16
        self.work.shown = self.kept[place]
        self.work.marriages = self.kept[place + 1]
        self.work.phase = self.kept[place + 2]
        self.work.to_act = self.kept[place + 3]
        self.work.leader = self.kept[place + 4]
        self.work.trump = self.kept[place + 5]
        self.work.melded_suit = self.kept[place + 6]
        self.work.trick_number = self.kept[place + 7]
        self.work.on_table = self.kept[place + 8]
        self.work.led = self.kept[place + 9]
        self.work.first = self.kept[place + 10]
        self.work.best = self.kept[place + 11]
        self.work.winner = self.kept[place + 12]
        self.work.trick_points = self.kept[place + 13]
        self.work.last_winner = self.kept[place + 14]
        self.work.slammers = self.kept[place + 15]
        self.work.claimant = -1
        self.work.made = 0
        place = depth * 8
        self.work.hands[self.work.to_act] = self.cards[place]
        self.work.served[self.work.to_act] = self.cards[place + 1]
        self.work.gone = self.cards[place + 2]
        self.work.captured = self.cards[place + 3]
        self.work.melded = self.cards[place + 4]
        self.work.tricks = self.cards[place + 5]
