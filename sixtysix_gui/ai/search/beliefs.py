"""What a player believes of the other's hand: every hand he could hold, weighed by what he did.

Each possible hand is taken back through the tricks: at every draw any card of it may be the one
that was drawn, so some histories are tried at random; at every choice the intuition says how likely
it was from the hand of that moment, beside everything else that he could have done with it.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.solver import uncompiled as cython

from sixtysix_gui.ai.search.chance import Chance
from sixtysix_gui.ai.search.intuition import Intuition
from sixtysix_gui.ai.solver import bits, codes
from sixtysix_gui.ai.solver.position import Position
from sixtysix_gui.ai.solver.stop import Stop
from sixtysix_gui.ai.solver.terms import Terms

WEIGHT_SCALE = 131072
"""The weight of the likeliest hand."""
DOUBT = 0.02
"""How likely a move is chosen against all intuition, added to what that says."""


class Beliefs:
    """Weights of all hands the other could hold."""

    def __init__(
        self, intuition: Intuition, terms: Terms, seed: int, stop: Stop | None = None
    ) -> None:
        self.intuition = intuition
        self.moment = Position(terms)
        self.chance = Chance(seed)
        self.stop = stop or Stop(lambda: False)
        if not cython.compiled:  # C arrays begin with zeros
            self.hands = [0] * 12544  # 12,376 are possible at the first lead with 24 cards
            self.ends = [0] * 12544
            self.chances = [0.0] * 12544
        self.count = 0
        self.cards = [0] * 32
        self.possible = 0
        self.known = 0
        self.pack = 0
        self.missing = 0
        self.samples = 1
        self.choices = 0
        self.move = [0] * 16
        self.card = [0] * 16
        self.led = [0] * 16
        self.gone = [0] * 16
        self.drew = [0] * 16
        self.phase = [0] * 16
        self.trick = [0] * 16
        self.own = [0] * 16
        self.other = [0] * 16
        self.turn_up = [0] * 16
        self.left = [0] * 16

    def load(
        self, pack: int, possible: Sequence[int], known: int, missing: int, samples: int
    ) -> None:
        """Take up who could hold what; ``samples`` histories are tried for every hand.

        ``pack`` are all cards of the game, as a mask.
        """
        self.pack = pack
        self.possible = len(possible)
        self.known = known
        self.missing = missing
        self.samples = samples
        self.choices = 0
        for number, place in enumerate(possible):
            self.cards[number] = place

    def add_choice(
        self,
        move: int,
        card: int,
        led: int,
        gone: int,
        *,
        drew: bool,
        phase: int,
        trick: int,
        own: int,
        other: int,
        turn_up: int,
        left: int,
    ) -> None:
        """Add a choice of the other, the oldest first.

        ``move`` is what he chose in a ``phase``, a card or to close, or -1 where he was not free to
        choose. ``card`` is what he led, or answered ``led`` with, in that turn, and -1 where he has
        yet to lead; ``drew`` says that he drew a card after it. ``gone`` are the cards he knew to
        be out of play, as a mask, ``own`` and ``other`` the standings of himself and of the player,
        ``turn_up`` the place of the turn-up, and ``left`` the number of talon cards.
        """
        number = self.choices
        self.move[number] = move
        self.card[number] = card
        self.led[number] = led
        self.gone[number] = gone
        self.drew[number] = drew
        self.phase[number] = phase
        self.trick[number] = trick
        self.own[number] = own
        self.other[number] = other
        self.turn_up[number] = turn_up
        self.left[number] = left
        self.choices += 1

    def weigh(self) -> None:
        """Find and weigh all hands, without holding the interpreter's lock."""
        self.released()

    def released(self) -> None:
        """Do what ``weigh`` does."""
        with cython.nogil:
            self.list_hands()
            self.weigh_hands()

    def list_hands(self) -> None:
        """Write down every hand: each choice of the missing ones among the possible cards."""
        self.count = 0
        if self.missing == 0:
            self.hands[0] = self.known
            self.count = 1
            return
        chosen = bits.single(self.missing) - 1
        end = bits.single(self.possible)
        while chosen < end and self.count < 12544:
            self.hands[self.count] = self.known | self.cards_at(chosen)
            self.count += 1
            # Gosper's hack: the next larger number with as many bits, so every choice comes once.
            low = chosen & -chosen
            ripple = chosen + low
            chosen = (((ripple ^ chosen) >> 2) // low) | ripple

    def cards_at(self, chosen: int) -> int:
        """Give the cards whose numbers are chosen."""
        hand = 0
        while chosen:
            number = bits.lowest(chosen)
            chosen ^= bits.single(number)
            hand |= bits.single(self.cards[number])
        return hand

    def weigh_hands(self) -> None:
        """Weigh every hand, the likeliest by WEIGHT_SCALE, and sum the weights up.

        Told to stop, it leaves the rest as good as impossible.
        """
        highest = 0.0
        samples = self.samples if self.ever_drew() else 1
        for number in range(self.count):
            if not number & 127 and not self.stop.asked:
                self.stop.poll()
            self.chances[number] = 0.0
            if self.stop.asked:
                continue
            total = 0.0
            for _ in range(samples):
                total += self.likelihood(self.hands[number])
            self.chances[number] = total
            if total > highest:
                highest = total
        # Every hand keeps a weight of 1: the network may err, and no hand is ruled out by it alone.
        end = 0
        for number in range(self.count):
            if highest > 0.0:
                end += 1 + bits.whole(131071.0 * (self.chances[number] / highest))
            else:
                end += 1
            self.ends[number] = end

    def ever_drew(self) -> bool:
        """Say whether he drew a card after any choice, so that a hand has several histories."""
        draws = 0
        for number in range(self.choices):
            draws += self.drew[number]
        return draws > 0

    def likelihood(self, hand: int) -> float:
        """Give how likely the choices were on one possible way to this hand."""
        result = 1.0
        for back in range(self.choices):
            number = self.choices - 1 - back
            if self.drew[number]:
                hand ^= self.random_card(hand)
            if self.card[number] >= 0:
                hand |= bits.single(self.card[number])
            if self.move[number] >= 0:
                result *= DOUBT + self.chance_of(number, hand)
        return result

    def chance_of(self, number: int, hand: int) -> float:
        """Give how likely a choice was from the hand of that moment."""
        self.imagine(number, hand)
        count = self.moment.list_moves()
        self.intuition.weigh(self.moment, count)
        for place in range(count):
            if self.moment.moves[place] == self.move[number]:
                return self.intuition.shares[place]
        return 0.0

    def imagine(self, number: int, hand: int) -> None:
        """Set up the moment of a choice as he saw it, himself in seat 0.

        All that he did not see goes to the other hand, and the turn-up stands for every card of
        the talon: who chooses by what he sees cannot tell the difference.
        """
        self.moment.hands[0] = hand
        self.moment.hands[1] = self.pack & ~(self.gone[number] | hand)
        self.moment.standings[0] = self.own[number]
        self.moment.standings[1] = self.other[number]
        self.moment.drawn = 0
        self.moment.size = self.left[number]
        for place in range(self.left[number]):
            self.moment.talon[place] = self.turn_up[number]
        self.moment.phase = self.phase[number]
        self.moment.to_act = 0
        self.moment.trick = self.trick[number]
        self.moment.status = codes.OPEN
        self.moment.led = self.led[number]
        self.moment.shown = 0
        self.moment.bound = False
        self.moment.context = 0

    def random_card(self, hand: int) -> int:
        """Give a random card of a hand that was not shown to be there, or 0, as a mask."""
        hidden = hand & ~self.known
        if not hidden:
            return 0
        skipped = self.chance.below(bits.count(hidden))
        while skipped:
            hidden &= hidden - 1
            skipped -= 1
        return bits.single(bits.lowest(hidden))

    def pick(self, share: int) -> int:
        """Give the hand in whose part of the summed weights a number lies."""
        low = 0
        high = self.count - 1
        while low < high:
            middle = (low + high) // 2
            if share < self.ends[middle]:
                high = middle
            else:
                low = middle + 1
        return self.hands[low]

    def total(self) -> int:
        """Give the sum of all weights."""
        return self.ends[self.count - 1]

    def listed(self) -> list[tuple[int, int]]:
        """Give all hands with their weights."""
        before = [0, *(self.ends[number] for number in range(self.count))]
        return [
            (self.hands[number], self.ends[number] - before[number]) for number in range(self.count)
        ]
