"""What a player believes of the other's hand: every possible one, weighed by what was done.

Each possible hand is taken back through the tricks: at every draw any card of it that no one had
seen there yet may be the one that was drawn, and the mean is taken over all these ways; at every
choice the intuition says how likely it was from the hand of that moment, beside everything else
that could have been done with it. Ways of many hands meet in the same earlier hand, weighed only
once, so that a few thousand questions to the intuition suffice for all of them.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms

WEIGHT_SCALE = 131072
"""The weight of the likeliest hand."""
DOUBT = 0.02
"""How likely a move is chosen against all intuition, added to what that says."""

_SLOTS = 16384
_MOST_NOTED = 12288
"""Earlier hands that are noted; 24 cards have 3,300 at the most. Others would be weighed again."""
_SPREAD = 2654435761
_NUMBERS_APART = 40503
_WORD = 0xFFFFFFFF


class Beliefs:
    """Weights of all hands the other could hold."""

    def __init__(self, intuition: Intuition, terms: Terms, stop: Stop | None = None) -> None:
        self.intuition = intuition
        self.moment = Position(terms)
        self.stop = stop or Stop(lambda: False)
        if not cython.compiled:  # C arrays begin with zeros
            self.hands = [0] * 12544  # 12,376 are possible at the first lead with 24 cards
            self.ends = [0] * 12544
            self.chances = [0.0] * 12544
            self.noted_hands = [0] * _SLOTS
            self.noted_numbers = [0] * _SLOTS
            self.noted = [0.0] * _SLOTS
        self.count = 0
        self.cards = [0] * 32
        self.possible = 0
        self.known = 0
        self.pack = 0
        self.missing = 0
        self.notes = 0
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
        self.shown = [0] * 16
        self.taken = [0] * 16
        self.given = [0] * 16

    def load(self, pack: int, possible: Sequence[int], known: int, missing: int) -> None:
        """Take up who could hold what; ``pack`` are all cards of the game, as a mask."""
        self.pack = pack
        self.possible = len(possible)
        self.known = known
        self.missing = missing
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
        shown: int,
        taken: int,
        given: int,
    ) -> None:
        """Add a choice of the other, the oldest first.

        ``move`` is what was chosen in a ``phase``, a card or to close, or -1 where there was no
        choice. ``card`` is what was led, or answered ``led`` with, in that turn, and -1 where that
        is yet to come; ``drew`` says that a card was drawn after it. ``gone`` are the cards known
        to be out of play, as a mask, ``own`` and ``other`` the standings of the other and of
        the player, ``turn_up`` the place of the turn-up, and ``left`` the number of talon cards.
        ``shown`` are the cards that had been seen in that hand by then, ``taken`` and ``given``
        those of an exchange made in this turn before the choice, all as masks.
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
        self.shown[number] = shown
        self.taken[number] = taken
        self.given[number] = given
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
        """Return the cards whose numbers are chosen."""
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
        self.forget()
        for number in range(self.count):
            if not number & 127 and not self.stop.asked:
                self.stop.poll()
            self.chances[number] = 0.0
            if self.stop.asked:
                continue
            self.chances[number] = self.likelihood(self.choices - 1, self.hands[number])
            if self.chances[number] > highest:
                highest = self.chances[number]
        # Every hand keeps a weight of 1: the network may err, and no hand is ruled out by it alone.
        end = 0
        for number in range(self.count):
            if highest > 0.0:
                end += 1 + bits.whole(131071.0 * (self.chances[number] / highest))
            else:
                end += 1
            self.ends[number] = end

    def forget(self) -> None:
        """Forget the earlier hands that were noted."""
        self.notes = 0
        for slot in range(_SLOTS):
            self.noted_numbers[slot] = 0

    def likelihood(self, number: int, hand: int) -> float:
        """Return how likely all choices up to one were if this is the hand after it and its draw.

        That is the mean over the cards that can have been drawn, each as likely.
        """
        if number < 0:
            return 1.0
        drawn = hand & ~self.shown[number]
        if not self.drew[number] or not drawn:
            return self.before_draw(number, hand)
        ways = bits.count(drawn)
        total = 0.0
        while drawn:
            card = drawn & -drawn
            drawn ^= card
            total += self.noted_before_draw(number, hand ^ card)
        return total / ways

    def noted_before_draw(self, number: int, hand: int) -> float:
        """Do what ``before_draw`` does, once for every hand."""
        slot = self.slot_of(number, hand)
        if self.noted_numbers[slot]:
            return self.noted[slot]
        found = self.before_draw(number, hand)
        if self.notes < _MOST_NOTED:
            slot = self.slot_of(number, hand)  # others were noted meanwhile, perhaps there
            self.noted_numbers[slot] = number + 1
            self.noted_hands[slot] = hand
            self.noted[slot] = found
            self.notes += 1
        return found

    def slot_of(self, number: int, hand: int) -> int:
        """Return where a hand before a draw is noted, or the empty place where it can be."""
        spread = ((hand ^ (number * _NUMBERS_APART)) * _SPREAD) & _WORD
        slot = spread >> 18
        while self.noted_numbers[slot]:
            if self.noted_numbers[slot] == number + 1 and self.noted_hands[slot] == hand:
                break
            slot = (slot + 1) & (_SLOTS - 1)
        return slot

    def before_draw(self, number: int, hand: int) -> float:
        """Return how likely all choices up to one were if this is the hand left after it."""
        if self.card[number] >= 0:
            hand |= bits.single(self.card[number])
        chance = 1.0
        if self.move[number] >= 0:
            chance = DOUBT + self.chance_of(number, hand)
        if hand & self.taken[number]:
            hand = (hand ^ self.taken[number]) | self.given[number]
        return chance * self.likelihood(number - 1, hand)

    def chance_of(self, number: int, hand: int) -> float:
        """Return how likely a choice was from the hand of that moment."""
        self.imagine(number, hand)
        count = self.moment.list_moves()
        self.intuition.weigh(self.moment, count)
        for place in range(count):
            if self.moment.moves[place] == self.move[number]:
                return self.intuition.shares[place]
        return 0.0

    def imagine(self, number: int, hand: int) -> None:
        """Set up the moment of a choice as the other saw it, in seat 0.

        All that was not seen there goes to the other hand, and the turn-up stands for every card
        of the talon: a choice by what is seen cannot depend on the difference.
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

    def pick(self, share: int) -> int:
        """Return the hand in whose part of the summed weights a number lies."""
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
        """Return the sum of all weights."""
        return self.ends[self.count - 1]

    def listed(self) -> list[tuple[int, int]]:
        """Return all hands with their weights."""
        before = [0, *(self.ends[number] for number in range(self.count))]
        return [
            (self.hands[number], self.ends[number] - before[number]) for number in range(self.count)
        ]
