"""A player that plays a position on to its end, each seat by what it could see itself.

With an open talon both go by an intuition of their own (intuition.py) and take the likeliest move;
where that is to close, or before the draw an act that binds to closing, a seat first deals the
cards that it does not see some times, and makes it only if it mostly wins with all cards open.
Behind a closed talon a seat deals the hidden cards in the same way and takes the move that is best
on average with all cards open. Once the talon is used up everything is known, and both
play perfectly. Everything that this player goes by is its own, so that it never changes:
docs/coach.md says why that matters, and a test holds its moves.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_gui.ai.two.search.chance import Chance
from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.deal_solver import DealSolver
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms

MOST_MOVES = 96
"""More moves than a deal has."""
LEAST_POINTS = 70
LEAST_WINS = 75
"""What a close must bring in the hands that are dealt: game points on average in hundredths, and
wins in a hundred."""


class Steady:
    """Plays under the terms of one rule set and trump suit."""

    def __init__(self, terms: Terms, stop: Stop, samples: int) -> None:
        """Take terms; ``samples`` hands are dealt for a move behind a closed talon."""
        self.terms = terms
        self.stop = stop
        self.samples = samples
        self.intuition = Intuition(Thumb(terms))
        self.solver = DealSolver(terms, stop)
        self.chance = Chance(0)
        self.position = Position(terms)
        self.trial = Position(terms)
        self.shown = [0] * 2
        self.denied = [0] * 2
        self.options = [0] * 48
        self.sums = [0] * 48
        self.wins = 0
        self.tried = 0
        self.cards = [0] * 32
        self.made = [0] * 96
        self.count = 0
        self.tracing = False

    def learn(
        self, inputs: Sequence[float], sums: Sequence[float], outputs: Sequence[float]
    ) -> None:
        """Take up the weights of the intuition (``Intuition.learn``)."""
        self.intuition.learn(inputs, sums, outputs)

    def begin(self, start: Position, seed: int) -> None:
        """Take up a position; all chance follows from the seed.

        ``know`` says next what both have seen of each other's cards.
        """
        self.position.copy(start)
        self.chance.state = seed & self.chance.mask
        self.chance.below(2)  # seeds that follow one another differ little in their first number
        self.chance.below(2)
        self.chance.state ^= self.chance.state >> 21
        self.count = 0
        self.tracing = False

    def know(self, first_shown: int, second_shown: int, first_none: int, second_none: int) -> None:
        """Set which cards of each seat were shown, and which it cannot hold, as masks."""
        self.shown[0] = first_shown
        self.shown[1] = second_shown
        self.denied[0] = first_none
        self.denied[1] = second_none

    # ------------------------------------------------------------ playing on

    def finish(self) -> int:
        """Play to the end; return what seat 0 wins. Once stopped, the value means nothing."""
        while self.position.phase != codes.OVER:
            if self.stop.asked:
                return 0
            if self.position.status == codes.EXHAUSTED and not self.tracing:
                value = self.solver.value(self.position, -codes.LIMIT, codes.LIMIT)
                return value if self.position.to_act == 0 else -value
            self.make(self.choose())
        return self.position.value

    def make(self, move: int) -> None:
        """Make a move, and note what it shows."""
        seat = self.position.to_act
        if move < codes.MELD:
            if self.position.phase == codes.FOLLOW and self.position.status == codes.CLOSED:
                self.note_reply(seat, bits.single(move))
        elif move < codes.EXCHANGE:
            self.shown[seat] |= self.terms.pairs[move - codes.MELD]
        elif move == codes.EXCHANGE:
            self.shown[seat] |= bits.single(self.position.talon[self.position.size - 1])
        if self.count < 96:
            self.made[self.count] = move
            self.count += 1
        self.position.apply(move)

    def note_reply(self, seat: int, card: int) -> None:
        """Note what a reply behind a closed talon proves its player not to hold."""
        led = self.position.led
        if not self.terms.follow:
            return
        if not card & self.terms.suit_of[led]:
            self.denied[seat] |= self.terms.suit_of[led]
            if self.terms.trump_when_void and not card & self.terms.trumps:
                self.denied[seat] |= self.terms.trumps
        elif self.terms.head and not card & self.terms.higher[led]:
            self.denied[seat] |= self.terms.higher[led]

    def choose(self) -> int:
        """Choose a move for the seat to act."""
        number = self.position.list_moves()
        if number == 1:
            return self.position.moves[0]
        if self.position.status == codes.OPEN:
            return self.likely(number)
        for place in range(number):
            self.options[place] = self.position.moves[place]
            self.sums[place] = 0
        if self.position.status == codes.EXHAUSTED:
            self.add_values(number, self.position.hands[1 - self.position.to_act])
        else:
            self.sample(number)
        best = 0
        for place in range(1, number):
            if self.sums[place] > self.sums[best]:
                best = place
        return self.options[best]

    def likely(self, number: int) -> int:
        """Return the likeliest of ``number`` listed moves, closes only where they pay."""
        self.intuition.known = self.shown[1 - self.position.to_act]
        self.intuition.weigh(self.position, number)
        best = self.likeliest(number)
        if self.binds(self.position.moves[best]) and not self.close_pays(best):
            for place in range(number):
                if self.binds(self.position.moves[place]):
                    self.intuition.shares[place] = -1.0
            best = self.likeliest(number)
        return self.position.moves[best]

    def likeliest(self, number: int) -> int:
        """Return the place of the likeliest of ``number`` listed moves that were weighed."""
        best = 0
        for place in range(1, number):
            if self.intuition.shares[place] > self.intuition.shares[best]:
                best = place
        return best

    def binds(self, move: int) -> bool:
        """Return whether a move closes the talon, or binds its seat to, that is not bound yet."""
        if self.position.bound:
            return False
        if move == codes.CLOSE:
            return True
        if self.position.phase != codes.PRE_DRAW:
            return False
        if move == codes.EXCHANGE:
            return not self.terms.exchange_any_turn
        return codes.MELD <= move < codes.EXCHANGE

    def close_pays(self, place: int) -> bool:
        """Return whether a listed close wins enough, cards open, in the hands dealt for it."""
        self.options[0] = self.position.moves[place]
        self.sums[0] = self.wins = self.tried = 0
        self.sample(1)
        enough = 100 * self.sums[0] >= LEAST_POINTS * self.tried
        return enough and 100 * self.wins >= LEAST_WINS * self.tried

    def sample(self, number: int) -> None:
        """Sum up what ``number`` options are worth in some worlds, in all where there are few."""
        seat = self.position.to_act
        theirs = self.position.hands[1 - seat]
        known = self.shown[1 - seat] & theirs
        hidden = theirs
        for place in range(self.position.drawn, self.position.size - 1):
            hidden |= bits.single(self.position.talon[place])
        hidden &= ~known
        if not theirs & self.denied[1 - seat]:
            hidden &= ~self.denied[1 - seat]
        missing = bits.count(theirs) - bits.count(known)
        total = 0
        while hidden:
            self.cards[total] = bits.lowest(hidden)
            hidden ^= bits.single(self.cards[total])
            total += 1
        if self.ways(total, missing) <= self.samples:
            self.try_all(number, known, total, missing)
            return
        for _ in range(self.samples):
            hand = known
            for drawn in range(missing):
                other = drawn + self.chance.below(total - drawn)
                held = self.cards[drawn]
                self.cards[drawn] = self.cards[other]
                self.cards[other] = held
                hand |= bits.single(self.cards[drawn])
            self.add_values(number, hand)

    def ways(self, total: int, missing: int) -> int:
        """Return how many hands of ``missing`` cards there are."""
        ways = 1
        for drawn in range(missing):
            ways = ways * (total - drawn) // (drawn + 1)
        return ways

    def try_all(self, number: int, known: int, total: int, missing: int) -> None:
        """Add what options are worth with every hand that the other could hold."""
        if missing == 0:
            self.add_values(number, known)
            return
        chosen = bits.single(missing) - 1
        end = bits.single(total)
        while chosen < end:
            hand = known
            rest = chosen
            while rest:
                place = bits.lowest(rest)
                rest ^= bits.single(place)
                hand |= bits.single(self.cards[place])
            self.add_values(number, hand)
            # Gosper's hack: the next larger number with as many bits, so every choice comes once.
            low = chosen & -chosen
            ripple = chosen + low
            chosen = (((ripple ^ chosen) >> 2) // low) | ripple

    def add_values(self, number: int, hand: int) -> None:
        """Add what every option is worth if the other holds this hand and all cards lie open."""
        seat = self.position.to_act
        for place in range(number):
            self.trial.copy(self.position)
            self.trial.hands[1 - seat] = hand
            self.trial.apply(self.options[place])
            value = self.solver.value(self.trial, -codes.LIMIT, codes.LIMIT)
            if self.trial.to_act != seat:
                value = -value
            self.sums[place] += value
            self.wins += value > 0
        self.tried += 1

    # ------------------------------------------------------------ for callers that are not compiled

    def choice(self, start: Position, seed: int) -> int:
        """Choose a move at a position; ``know`` has said what both have seen."""
        self.begin(start, seed)
        return self.choose()

    def result(self, start: Position, moves: Sequence[int], seed: int) -> int:
        """Return what seat 0 wins after some moves and all that follows them."""
        self.begin(start, seed)
        for move in moves:
            self.make(move)
        return self.finish()

    def trace(self, start: Position, moves: Sequence[int], seed: int) -> list[int]:
        """Return some moves and all that follow them to the end of the deal."""
        self.begin(start, seed)
        self.tracing = True
        for move in moves:
            self.make(move)
        self.finish()
        return [self.made[number] for number in range(self.count)]
