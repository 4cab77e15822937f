"""What a player would probably do on a position: shares for a search, and moves for playouts.

Cards with an open talon go by the habits (habits.py), acts by fixed shares, and everything else by the
rules of thumb (thumb.py).
"""

from __future__ import annotations

from sixtysix_gui.ai.search.habits import Habits
from sixtysix_gui.ai.search.sampler import Sampler
from sixtysix_gui.ai.search.thumb import Thumb
from sixtysix_gui.ai.solver import bits, codes
from sixtysix_gui.ai.solver.position import Position

CLAIM_SHARE = 4.0
EXCHANGE_SHARE = 2.0
MELD_SHARE = 2.0
CLOSE_SHARE = 0.15
DRAW_SHARE = 1.0
"""Shares of acts, where all cards together have 1."""


class Guide:
    """Guesses moves under the terms of one rule set and trump suit."""

    def __init__(self, thumb: Thumb, habits: Habits, sampler: Sampler) -> None:
        self.thumb = thumb
        self.habits = habits
        self.sampler = sampler
        self.shares = [0.0] * 48

    def weigh(self, position: Position, number: int) -> None:
        """Write the shares of so many listed moves of a position into ``shares``; they sum to 1."""
        seat = position.to_act
        hand = position.hands[seat]
        out = self.thumb.unseen_by(position, seat)
        cards = 0.0
        for place in range(number):
            move = position.moves[place]
            if move < codes.MELD:
                self.shares[place] = self.habits.attraction(move, hand, position.led, out)
                cards += self.shares[place]
        total = 0.0
        for place in range(number):
            move = position.moves[place]
            if move < codes.MELD:
                self.shares[place] /= cards
            else:
                self.shares[place] = self.act_share(move)
            total += self.shares[place]
        for place in range(number):
            self.shares[place] /= total

    def act_share(self, move: int) -> float:
        """Give the share of an act beside all cards."""
        if move < codes.EXCHANGE:
            return MELD_SHARE
        if move == codes.EXCHANGE:
            return EXCHANGE_SHARE
        if move == codes.CLOSE:
            return CLOSE_SHARE
        return CLAIM_SHARE if move == codes.OUT else DRAW_SHARE

    def choose(self, position: Position) -> int:
        """Choose a move at random, likely ones more often: acts by the rules of thumb."""
        move = self.thumb.choose(position)
        if move >= codes.MELD or position.status != codes.OPEN or position.shown:
            return move
        return self.choose_card(position)

    def choose_card(self, position: Position) -> int:
        """Choose a card of the hand at random by its attraction."""
        seat = position.to_act
        hand = position.hands[seat]
        out = self.thumb.unseen_by(position, seat)
        total = 0.0
        rest = hand
        number = 0
        while rest:
            place = bits.lowest(rest)
            rest ^= bits.single(place)
            total += self.habits.attraction(place, hand, position.led, out)
            self.shares[number] = total
            number += 1
        wanted = total * (self.sampler.below(1048576) / 1048576.0)
        rest = hand
        number = 0
        place = bits.lowest(rest)
        while rest:
            place = bits.lowest(rest)
            rest ^= bits.single(place)
            if wanted < self.shares[number]:
                return place
            number += 1
        return place
