"""Sampled worlds: the cards that a player does not see, dealt out at random by what is known."""

from __future__ import annotations

from collections.abc import Sequence

from sixtysix_gui.ai.two.search.beliefs import Beliefs
from sixtysix_gui.ai.two.search.chance import Chance
from sixtysix_gui.ai.two.solver import bits
from sixtysix_gui.ai.two.solver.position import Position


class Sampler:
    """Fills the other hand and the talon of a position, every possible world being as likely.

    ``possible`` cards may be in the other hand, where ``missing`` of them belong beside the cards
    ``known`` to be there; the rest, with those ``talon_only``, lies face down over the turn-up.
    """

    def __init__(self, seed: int) -> None:
        self.chance = Chance(seed)
        self.cards = [0] * 32
        self.possible = 0
        self.total = 0
        self.missing = 0
        self.down = 0
        self.known = 0
        self.turn_up = -1
        self.seat = 0
        self.beliefs: Beliefs | None = None
        self.listed = [0] * 1024
        self.believed_total = 0
        self.listed_count = 0
        self.listed_next = 0

    def load(
        self,
        seat: int,
        possible: Sequence[int],
        talon_only: Sequence[int],
        known: int,
        missing: int,
        turn_up: int,
        down: int,
    ) -> None:
        """Take up what a seat knows; ``turn_up`` is a place, or -1 where the talon is used up.

        ``down`` cards lie face down over it. Where more cards could be there or in the other hand
        than have room, because the seat forgot some that were played, a sample leaves some out.
        """
        self.down = down
        self.seat = seat
        self.known = known
        self.missing = missing
        self.turn_up = turn_up
        self.possible = len(possible)
        self.total = len(possible) + len(talon_only)
        for number, place in enumerate([*possible, *talon_only]):
            self.cards[number] = place

    def believe(self, beliefs: Beliefs) -> None:
        """Deal the other's hand by weighed beliefs from now on."""
        self.beliefs = beliefs
        self.believed_total = beliefs.total()

    def list_worlds(self, hands: Sequence[int]) -> None:
        """Deal these hands to the other in turn, over and over, instead of random ones."""
        self.listed_count = len(hands)
        self.listed_next = 0
        for number, hand in enumerate(hands):
            self.listed[number] = hand

    def below(self, bound: int) -> int:
        """Return a random number from 0 to ``bound`` - 1."""
        return self.chance.below(bound)

    def fill(self, position: Position) -> None:
        """Deal the unseen cards of a position at random."""
        if self.listed_count:
            self.fill_listed(position)
            return
        if self.beliefs is not None:
            self.fill_believed(position, self.beliefs.pick(self.below(self.believed_total)))
            return
        theirs = self.known
        drawn = self.missing
        if self.total > self.missing + self.down:
            drawn = min(drawn + self.down, self.possible)
        for number in range(drawn):
            other = number + self.below(self.possible - number)
            held = self.cards[number]
            self.cards[number] = self.cards[other]
            self.cards[other] = held
            if number < self.missing:
                theirs |= bits.single(self.cards[number])
        position.hands[1 - self.seat] = theirs
        if self.turn_up >= 0:
            self.fill_talon(position)

    def fill_believed(self, position: Position, theirs: int) -> None:
        """Deal a believed hand, and the rest over the turn-up."""
        position.hands[1 - self.seat] = theirs
        if self.turn_up < 0:
            return
        first = 0
        last = self.total - 1
        while first <= last:
            held = self.cards[first]
            if theirs & bits.single(held):
                first += 1
            else:
                self.cards[first] = self.cards[last]
                self.cards[last] = held
                last -= 1
        self.fill_talon(position)

    def fill_listed(self, position: Position) -> None:
        """Deal the next listed hand; the order of the rest matters to no one then."""
        theirs = self.listed[self.listed_next]
        self.listed_next += 1
        if self.listed_next == self.listed_count:
            self.listed_next = 0
        position.hands[1 - self.seat] = theirs
        if self.turn_up < 0:
            return
        down = 0
        for number in range(self.total):
            if down < self.down and not theirs & bits.single(self.cards[number]):
                position.talon[down] = self.cards[number]
                down += 1
        position.talon[down] = self.turn_up
        position.drawn = 0
        position.size = down + 1

    def fill_talon(self, position: Position) -> None:
        """Put the cards that the other does not hold over the turn-up, in random order."""
        down = self.down
        for number in range(down):
            position.talon[number] = self.cards[self.missing + number]
        for number in range(down - 1):
            other = number + self.below(down - number)
            held = position.talon[number]
            position.talon[number] = position.talon[other]
            position.talon[other] = held
        position.talon[down] = self.turn_up
        position.drawn = 0
        position.size = down + 1
