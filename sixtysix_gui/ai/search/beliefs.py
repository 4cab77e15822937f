"""What a player believes of the other's hand: every hand he could hold, weighed by what he did.

Each possible hand is taken back through the tricks: at every draw any card of it may be the one
that was drawn, so some histories are tried at random; at every choice the habits say how likely it
was from the hand of that moment. A player who could have exchanged or melded and did not, probably
could not.
"""

from __future__ import annotations

from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.solver import uncompiled as cython

from sixtysix_gui.ai.search.chance import Chance
from sixtysix_gui.ai.search.habits import Habits
from sixtysix_gui.ai.solver import bits

WEIGHT_SCALE = 131072
"""The weight of the likeliest hand."""


class Beliefs:
    """Weights of all hands the other could hold."""

    def __init__(self, habits: Habits, seed: int) -> None:
        self.habits = habits
        self.chance = Chance(seed)
        self.hands = [0] * 12544  # 12,376 are possible at the first lead with 24 cards
        self.ends = [0] * 12544
        self.chances = [0.0] * 12544
        self.count = 0
        self.cards = [0] * 32
        self.possible = 0
        self.known = 0
        self.pack = 0
        self.missing = 0
        self.choices = 0
        self.card = [0] * 16
        self.led = [0] * 16
        self.gone = [0] * 16
        self.drew = [0] * 16
        self.lowest = [0] * 16
        self.unmelded = [0] * 16
        self.closing = [0] * 16
        self.points = [0] * 16
        self.omission = 0.05
        self.doubt = 0.02
        self.samples = 4

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
        card: int,
        led: int,
        gone: int,
        *,
        drew: bool,
        lowest: int,
        unmelded: bool,
        closing: int,
        points: int,
    ) -> None:
        """Add a choice of the other, the oldest first.

        He led ``card`` (``led`` is -1), answered ``led`` with it, or had no free choice (-2);
        ``gone`` are the cards he knew to be out of play; ``drew`` says that he drew a card after
        it. ``lowest`` is the lowest trump, as a mask, where he could have exchanged it,
        ``unmelded`` that he could have melded. ``closing`` is 1 where he closed in that turn with
        so many card ``points``, -1 where he could have and did not, else 0. ``card`` is -1 where
        he closed and has yet to lead.
        """
        number = self.choices
        self.card[number] = card
        self.led[number] = led
        self.gone[number] = gone
        self.drew[number] = drew
        self.lowest[number] = lowest
        self.unmelded[number] = unmelded
        self.closing[number] = closing
        self.points[number] = points
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
        """Weigh every hand, the likeliest by WEIGHT_SCALE, and sum the weights up."""
        highest = 0.0
        for number in range(self.count):
            total = 0.0
            for _ in range(self.samples):
                total += self.likelihood(self.hands[number])
            self.chances[number] = total
            if total > highest:
                highest = total
        end = 0
        for number in range(self.count):
            if highest > 0.0:
                end += 1 + bits.whole(131071.0 * (self.chances[number] / highest))
            else:
                end += 1
            self.ends[number] = end

    def likelihood(self, hand: int) -> float:
        """Give how likely the choices were on one possible way to this hand."""
        result = 1.0
        for back in range(self.choices):
            number = self.choices - 1 - back
            if self.drew[number]:
                hand ^= self.random_card(hand)
            if self.card[number] >= 0:
                hand |= bits.single(self.card[number])
            out = self.pack & ~(self.gone[number] | hand)
            led = self.led[number]
            if led > -2:
                result *= self.doubt + self.habits.chance(self.card[number], hand, led, out)
            if hand & self.lowest[number]:
                result *= self.omission
            if self.unmelded[number] and self.habits.has_marriage(hand):
                result *= self.omission
            if self.closing[number]:
                close = self.habits.close_chance(hand, out, self.points[number])
                result *= close if self.closing[number] > 0 else 1.0 - close
        return result

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
