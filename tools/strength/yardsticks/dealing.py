"""Worlds drawn at random: deals of the unseen cards that agree with what everybody knows."""

from __future__ import annotations

from collections.abc import Sequence

from tools.strength.yardsticks import bits
from tools.strength.yardsticks.position import Position

TALON, WIDOW = 4, 5
"""Who holds cards besides the seats."""
TRIES = 20_000
"""Draws until one agrees; after that the last one is taken as it is."""


class Chance:
    """A stream of numbers that follows from a seed (Marsaglia's xorshift)."""

    def __init__(self, seed: int) -> None:
        self.state = (seed * 0x9E3779B97F4A7C15 + 0x2545F4914F6CDD1D) & 0xFFFFFFFFFFFFFFFF | 1
        for _ in range(8):
            self.below(2)

    def below(self, bound: int) -> int:
        """Return a number from 0 to below a bound."""
        state = self.state
        state ^= bits.wrapped(state << 13)
        state ^= state >> 7
        state ^= bits.wrapped(state << 17)
        self.state = state
        return ((state >> 32) * bound) >> 32


class Dealer:
    """Deals what is unseen into a position that holds all the rest.

    ``base`` is at the lead to the trick, with the cards that are known in the hands. ``holders``
    says for every unseen card who gets one, ``allowed`` which cards each holder may have,
    ``needed`` of which cards each seat has at least one, 0 for none. ``table`` is what was laid
    there in its order: a card, or below 0 what lies face down.
    """

    def __init__(
        self,
        base: Position,
        unseen: Sequence[int],
        holders: Sequence[int],
        allowed: Sequence[int],
        needed: Sequence[int],
        table: Sequence[int],
        turn_up: int,
        chance: Chance,
    ) -> None:
        self.base = base
        self.chance = chance
        self.turn_up = turn_up
        self.number = len(unseen)
        self.laid = len(table)
        self.unseen = [0] * 48
        self.holders = [0] * 48
        self.allowed = [0] * 6
        self.needed = [0] * 4
        self.table = [0] * 4
        for place in range(len(unseen)):
            self.unseen[place] = unseen[place]
            self.holders[place] = holders[place]
        for holder in range(6):
            self.allowed[holder] = allowed[holder]
        for seat in range(4):
            self.needed[seat] = needed[seat]
        for place in range(len(table)):
            self.table[place] = table[place]

    def deal(self, position: Position) -> None:
        """Make a position one of the worlds, each as likely as the others."""
        for _ in range(TRIES):
            if self.shuffle() and self.has_needed():
                break
        position.copy(self.base)
        end = 0
        for place in range(self.number):
            holder = self.holders[place]
            if holder < TALON:
                position.hands[holder] |= bits.single(self.unseen[place])
            elif holder == TALON:
                position.talon[end] = self.unseen[place]
                end += 1
            else:
                position.add_widow(self.unseen[place])
        if self.turn_up >= 0:
            position.talon[end] = self.turn_up
            end += 1
        position.talon_next, position.talon_end = 0, end
        for place in range(self.laid):
            card = self.table[place]
            position.lay(card if card >= 0 else self.face_down(position))

    def dealt(self) -> list[int]:
        """Return the hands of one world, to look at."""
        position = Position(self.base.laws)
        self.deal(position)
        return [position.hands[seat] for seat in range(self.base.laws.seats)]

    def shuffle(self) -> bool:
        """Shuffle the unseen cards; give up at once where a holder may not have his card."""
        for place in range(self.number):
            other = place + self.chance.below(self.number - place)
            card = self.unseen[other]
            self.unseen[other] = self.unseen[place]
            self.unseen[place] = card
            if not self.allowed[self.holders[place]] & bits.single(card):
                return False
        return True

    def has_needed(self) -> bool:
        """Return whether every seat has one of the cards that it must have."""
        for seat in range(4):
            if self.needed[seat] and not self.held(seat) & self.needed[seat]:
                return False
        return True

    def held(self, seat: int) -> int:
        """Return the hand of a seat in the world that was just shuffled."""
        cards = self.base.hands[seat]
        for place in range(self.number):
            if self.holders[place] == seat:
                cards |= bits.single(self.unseen[place])
        return cards

    def face_down(self, position: Position) -> int:
        """Choose the card that the seat whose turn it is has laid face down."""
        cards = position.playable()
        number = self.chance.below(bits.count(cards))
        for _ in range(number):
            cards = bits.rest(cards)
        return bits.lowest(cards)


def deal_others(position: Position, kept: int, chance: Chance) -> None:
    """Deal all hands of a position but one again, each of the size that it had."""
    cards = [0] * 48
    number = 0
    for seat in range(4):
        held = position.hands[seat] if seat != kept else 0
        while held:
            cards[number] = bits.lowest(held)
            number += 1
            held = bits.rest(held)
    for seat in range(4):
        if seat == kept:
            continue
        size = bits.count(position.hands[seat])
        position.hands[seat] = 0
        for _ in range(size):
            place = chance.below(number)
            number -= 1
            position.hands[seat] |= bits.single(cards[place])
            cards[place] = cards[number]
