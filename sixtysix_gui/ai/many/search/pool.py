"""Worlds drawn beforehand, each weighed by how likely all would have played in it as they did.

A pool draws worlds that agree with all that is known, plays every one back from the first lead, and
asks habit at each play of another seat how likely it was with that hand. Worlds are then taken
by weight: what a lead, a discard or a marriage that was not shown says of a hand is used so.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.many.search import codes, sets
from sixtysix_gui.ai.many.search.dealer import Dealer
from sixtysix_gui.ai.many.search.habit import Habit
from sixtysix_gui.ai.many.search.position import TrickPosition
from sixtysix_gui.ai.many.search.terms import TrickTerms
from sixtysix_gui.ai.two.search.chance import Chance

MOST = 2048
"""Room for worlds."""


class WorldPool:
    """Draws and weighs worlds for one decision after another."""

    def __init__(self, terms: TrickTerms, past_terms: TrickTerms) -> None:
        """Serve decisions under these terms; ``past_terms`` are the same without automatic acts."""
        self.terms = terms
        self.habit = Habit(past_terms)
        self.chance = Chance(1)
        self.dealer = Dealer(1)
        self.root = TrickPosition(terms)
        self.start = TrickPosition(past_terms)
        self.past = TrickPosition(past_terms)
        self.others = [0] * 3
        self.holders = 0
        self.known = [0] * 4
        self.played = [0] * 4
        self.seat = 0
        self.widow_winner = -1
        self.size = 0
        self.events = 0
        self.seats = [0] * 128
        self.acts = [0] * 128
        self.temperature = 6.0
        self.doubt = 0.1
        self.total = 0.0
        if not cython.compiled:  # C arrays begin with zeros
            self.hands = [0] * 6144
            self.widows = [0] * 2048
            self.sums = [0.0] * 2048

    def serve(self, terms: TrickTerms, past_terms: TrickTerms) -> None:
        """Serve decisions under other terms."""
        self.terms = terms
        self.habit.terms = past_terms
        self.root.terms = terms
        self.start.terms = past_terms
        self.past.terms = past_terms

    def take_up(
        self,
        root: TrickPosition,
        dealer: Dealer,
        seats: Sequence[int],
        known: Sequence[int],
        widow_winner: int,
    ) -> None:
        """Take up a decision: what is known, the seats to deal to, and who has won the widow."""
        self.root.copy(root)
        self.dealer = dealer
        self.holders = len(seats)
        for place in range(len(seats)):
            self.others[place] = seats[place]
        for seat in range(self.terms.seats):
            self.known[seat] = known[seat]
        self.widow_winner = widow_winner
        self.events = 0

    def remember(
        self,
        start: TrickPosition,
        seat: int,
        played: Sequence[int],
        acts: Sequence[tuple[int, int]],
        temperature: float,
        doubt: float,
    ) -> None:
        """Take up the past: the first lead, what every seat has played, and all acts in order.

        ``start`` has empty hands. An act is a seat and a move, or SILENT for a partner who showed
        no marriage. A habit gives a move that scores ``temperature`` less an e-th of the chance;
        ``doubt`` is the share of acts that follow no habit.
        """
        self.start.copy(start)
        self.seat = seat
        for number in range(self.terms.seats):
            self.played[number] = played[number]
        self.events = len(acts)
        for number in range(len(acts)):
            self.seats[number] = acts[number][0]
            self.acts[number] = acts[number][1]
        self.temperature = temperature
        self.doubt = doubt

    def draw(self, number: int, seed: int) -> None:
        """Draw ``number`` worlds and weigh them."""
        self.chance = Chance(seed)
        self.size = min(number, MOST)
        with cython.nogil:
            self.draw_all()

    def draw_all(self) -> None:
        """Draw and weigh all worlds of the pool."""
        self.total = 0.0
        for index in range(self.size):
            self.dealer.deal()
            for place in range(self.holders):
                self.hands[index * 3 + place] = self.dealer.hands[place]
            widow = 0
            for place in range(self.dealer.rest_size):
                widow += self.terms.points[self.dealer.rest[place]]
            self.widows[index] = widow
            if self.events:
                self.total += self.weight(index)
            else:
                self.total += 1.0
            self.sums[index] = self.total

    def weight(self, index: int) -> float:
        """Return how likely all acts of the others were in a world."""
        self.past.copy(self.start)
        for seat in range(self.terms.seats):
            self.past.hands[seat] = self.known[seat] | self.played[seat]
        for place in range(self.holders):
            seat = self.others[place]
            dealt = self.known[seat] | self.hands[index * 3 + place]
            self.past.hands[seat] = dealt | self.played[seat]
        found = 1.0
        for number in range(self.events):
            seat = self.seats[number]
            act = self.acts[number]
            if act == codes.SILENT:
                if seat != self.seat:
                    found *= self.silence(seat)
            elif act >= codes.SHOWING:
                self.past.meld(seat, act - codes.SHOWING)
            else:
                if seat != self.seat:
                    found *= self.likelihood(act)
                self.past.apply(act)
        return found

    def believe(self, played: Sequence[int], weight: Callable[[int, int], float]) -> None:
        """Multiply the weight of every world by how likely its hands had called as was called.

        ``played`` are the sets that every seat has played, ``weight`` says of a seat and the set
        that was dealt to it how likely that is.
        """
        total = 0.0
        before = 0.0
        for index in range(self.size):
            own = self.sums[index] - before
            before = self.sums[index]
            for place in range(self.holders):
                seat = self.others[place]
                dealt = self.known[seat] | self.hands[index * 3 + place] | played[seat]
                own *= weight(seat, dealt)
            total += own
            self.sums[index] = total
        self.total = total

    def weigh(self, hands: Sequence[int]) -> float:
        """Return how likely all acts of the others were with these hands (sets) dealt to them."""
        for place in range(self.holders):
            self.hands[(MOST - 1) * 3 + place] = hands[place]
        return self.weight(MOST - 1)

    def mean_weight(self) -> float:
        """Return the mean weight of the worlds drawn."""
        return self.total / self.size

    def silence(self, seat: int) -> float:
        """Return how likely a partner shows no marriage: it depends on whether one can be shown."""
        for suit in range(4):
            if self.past.may_meld(seat, suit):
                return self.doubt
        return 1.0

    def likelihood(self, act: int) -> float:
        """Return how likely the seat to act makes a move."""
        number = self.past.list_moves()
        if number <= 1:
            return 1.0
        self.habit.score_all(self.past)
        highest = self.habit.scores[self.habit.best_index]
        total = 0.0
        share = 0.0
        for index in range(number):
            gap = (highest - self.habit.scores[index]) / self.temperature
            # Close to e to the power of -gap, but the same to the last bit on every machine.
            one = 1.0 / (1.0 + gap * (1.0 + gap / 2.0 * (1.0 + gap / 3.0)))
            total += one
            if self.past.moves[index] == act:
                share = one
        return self.doubt / number + (1.0 - self.doubt) * share / total

    def pick(self) -> int:
        """Draw one of the worlds by weight; return its number."""
        drawn = self.total * (self.chance.below(1073741824) / 1073741824.0)
        return self.find(drawn)

    def find(self, drawn: float) -> int:
        """Return the first world up to which the weights exceed a sum."""
        low = 0
        high = self.size - 1
        while low < high:
            middle = (low + high) >> 1
            if self.sums[middle] > drawn:
                high = middle
            else:
                low = middle + 1
        return low

    def take(self, index: int, position: TrickPosition) -> None:
        """Make a position like the decision in a world."""
        position.copy(self.root)
        for place in range(self.holders):
            seat = self.others[place]
            position.hands[seat] = self.known[seat] | self.hands[index * 3 + place]
        if self.widow_winner >= 0:
            one = sets.single(self.widow_winner * 16)
            position.captured += one * self.widows[index]
        elif position.widow >= 0:
            position.widow = self.widows[index]
