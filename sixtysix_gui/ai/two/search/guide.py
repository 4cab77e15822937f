"""What a player would probably do on a position: shares for a search, and moves for playouts.

With an open talon all moves go by the intuition (intuition.py) where there is one. Without it cards
and closing go by the habits (habits.py), and other acts by fixed shares. Everything else goes by
the rules of thumb (thumb.py).
"""

from __future__ import annotations

from sixtysix_gui.ai.two.search.habits import Habits
from sixtysix_gui.ai.two.search.intuition import Intuition
from sixtysix_gui.ai.two.search.sampler import Sampler
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.position import Position

CLAIM_SHARE = 4.0
EXCHANGE_SHARE = 2.0
MELD_SHARE = 2.0
DRAW_SHARE = 1.0
LEAST_CLOSE_SHARE = 0.03
"""Shares of acts, where all cards together have 1."""
DOUBT = 0.01
"""How likely a move is chosen against all intuition."""


class Guide:
    """Guesses moves under the terms of one rule set and trump suit."""

    def __init__(self, thumb: Thumb, habits: Habits, sampler: Sampler) -> None:
        self.thumb = thumb
        self.habits = habits
        self.sampler = sampler
        self.shares = [0.0] * 48
        self.intuition: Intuition | None = None

    def follow(self, intuition: Intuition) -> None:
        """Go by an intuition from now on."""
        self.intuition = intuition

    def weigh(self, position: Position, number: int) -> None:
        """Write the shares of ``number`` listed moves into ``shares``; they sum to 1."""
        if self.intuition is not None and position.status == codes.OPEN:
            self.intuition.weigh(position, number)
            for place in range(number):
                share = self.intuition.shares[place]
                self.shares[place] = share * (1.0 - DOUBT) + DOUBT / number
        else:
            self.weigh_habits(position, number)

    def weigh_habits(self, position: Position, number: int) -> None:
        """Do what ``weigh`` does, by habits and fixed shares."""
        seat = position.to_act
        hand = position.hands[seat]
        out = self.thumb.unseen_by(position, seat)
        cards = 0.0
        for place in range(number):
            move = position.moves[place]
            if move < codes.MELD:
                self.shares[place] = self.habits.attraction(move, hand, position.led, out)
                cards += self.shares[place]
        closing = 0.0
        if position.phase == codes.LEAD or position.phase == codes.PRE_DRAW:
            chance = self.close_chance(position, out)
            closing = LEAST_CLOSE_SHARE + chance / (1.0 - chance)
        total = 0.0
        for place in range(number):
            move = position.moves[place]
            if move < codes.MELD:
                self.shares[place] /= cards
            elif move == codes.CLOSE or self.binds(position, move):
                self.shares[place] = closing
            else:
                self.shares[place] = self.act_share(move)
            total += self.shares[place]
        for place in range(number):
            self.shares[place] /= total

    def binds(self, position: Position, move: int) -> bool:
        """Return whether a move before the draw obliges the player to close."""
        if position.phase != codes.PRE_DRAW:
            return False
        if move == codes.EXCHANGE:
            return not self.thumb.terms.exchange_any_turn
        return move < codes.EXCHANGE

    def act_share(self, move: int) -> float:
        """Return the share of an act beside all cards."""
        if move < codes.EXCHANGE:
            return MELD_SHARE
        if move == codes.EXCHANGE:
            return EXCHANGE_SHARE
        return CLAIM_SHARE if move == codes.OUT else DRAW_SHARE

    def close_chance(self, position: Position, out: int) -> float:
        """Return the chance that the seat on lead closes."""
        seat = position.to_act
        points = position.standings[seat] if position.standings[seat] > 0 else 0
        return self.habits.close_chance(position.hands[seat], out, points)

    def choose(self, position: Position) -> int:
        """Choose a move at random, likely ones more often: other acts by the rules of thumb."""
        if position.status != codes.OPEN:
            return self.thumb.choose(position)
        if self.intuition is not None:
            return self.choose_by_intuition(position, self.intuition)
        if self.wants_to_close(position):
            return codes.CLOSE
        move = self.thumb.choose(position)
        if move == codes.CLOSE and position.phase == codes.LEAD:
            return self.choose_card(position)
        if move >= codes.MELD or position.shown:
            return move
        return self.choose_card(position)

    def choose_by_intuition(self, position: Position, intuition: Intuition) -> int:
        """Choose one of the sensible moves at random by its share."""
        last = position.list_moves() - 1
        if last == 0:
            return position.moves[0]
        intuition.weigh(position, last + 1)
        wanted = self.sampler.below(1048576) / 1048576.0
        for place in range(last):
            wanted -= intuition.shares[place]
            if wanted < 0.0:
                return position.moves[place]
        return position.moves[last]

    def wants_to_close(self, position: Position) -> bool:
        """Return, by chance, whether the seat to act closes now."""
        if position.phase != codes.LEAD and position.phase != codes.PRE_DRAW:
            return False
        if not position.may_close() or position.may_claim():
            return False
        chance = self.close_chance(position, self.thumb.unseen_by(position, position.to_act))
        return chance * 1048576.0 > self.sampler.below(1048576)

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

    # ------------------------------------------------------------ for callers that are not compiled

    def shares_at(self, position: Position) -> list[tuple[int, float]]:
        """Return every listed move of a position and its share."""
        number = position.list_moves()
        self.weigh(position, number)
        return [(position.moves[place], self.shares[place]) for place in range(number)]

    def choice_at(self, position: Position) -> int:
        """Return what ``choose`` does."""
        return self.choose(position)
