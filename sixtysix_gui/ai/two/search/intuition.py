"""What a strong player would probably do on a position: a small network, fitted to self-play.

It sees what the seat to act sees: its hand, the cards still out, the card led, the turn-up, the
trick, the card points of both, what may be done, and which cards the other is known to hold, where
the caller says that (``know``). Trump is the first suit to it, whichever that
is, and the plain ones keep their order. Every input that is on adds its weights to a layer of sums;
what of them is positive goes on to a second layer, and from there a number comes out for each move.
The probability of a move is e to the power of its number, as a share of those of all listed moves.

`python -m tools.intuition` plays the deals and fits the weights.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

try:
    import cython
except ImportError:  # interpreted, and Cython is not installed: the stand-in does nothing
    from sixtysix_gui.ai.two.solver import uncompiled as cython

from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver import bits, codes
from sixtysix_gui.ai.two.solver.position import Position

# Where each kind of input begins; single ones stand for yes.
HAND = 0
OUT = 32
LED = 64
TURN_UP = 96
TRICK = 104
OWN_POINTS = 112
OTHER_POINTS = 124
BEFORE_DRAW = 136
FOLLOWS = 137
SHOWN = 138
CLOSES_BEFORE_DRAW = 139
MAY_CLOSE = 140
MAY_MELD = 141
MAY_EXCHANGE = 142
BOUND = 143
COUNTS_BY_ITSELF = 144
FREEZES = 145
KING_ONLY = 146
SIX_CARDS = 147
KNOWN = 148
INPUTS = 180
FIRST_SUMS = 64
SECOND_SUMS = 32
OUTPUTS = 41
"""The moves of codes.py."""


class Intuition:
    """The network under the terms of one rule set and trump suit, with room for one answer."""

    def __init__(self, thumb: Thumb) -> None:
        self.thumb = thumb
        if not cython.compiled:  # C arrays begin with zeros
            self.inputs = [0.0] * 11584
            self.sums = [0.0] * 2080
            self.outputs = [0.0] * 1353
        self.seen = [0] * 64
        self.count = 0
        self.known = 0
        self.first = [0.0] * 64
        self.second = [0.0] * 32
        self.shares = [0.0] * 48
        self.suits = [0] * 4
        self.order_suits()

    def learn(
        self, inputs: Sequence[float], sums: Sequence[float], outputs: Sequence[float]
    ) -> None:
        """Take up weights, row by row; the last row of each layer is added always.

        There are INPUTS + 1 rows of FIRST_SUMS, FIRST_SUMS + 1 of SECOND_SUMS, and SECOND_SUMS + 1
        of OUTPUTS.
        """
        for number in range(11584):
            self.inputs[number] = inputs[number]
        for number in range(2080):
            self.sums[number] = sums[number]
        for number in range(1353):
            self.outputs[number] = outputs[number]

    def know(self, cards: int) -> None:
        """Set the cards the other is known to hold, as a mask; none until this is called."""
        self.known = cards

    def order_suits(self) -> None:
        """Number the suits, trump first."""
        plain = 1
        for suit in range(4):
            if self.thumb.terms.pairs[suit] & self.thumb.terms.trumps:
                self.suits[suit] = 0
            else:
                self.suits[suit] = plain
                plain += 1

    def weigh(self, position: Position, number: int) -> None:
        """Write the shares of ``number`` listed moves of a position into ``shares``; they sum to 1.

        The talon must be open. A claim is taken to be as likely as the likeliest other move.
        """
        self.look(position, number)
        self.think()
        highest = -1000.0
        for place in range(number):
            if position.moves[place] != codes.OUT:
                self.shares[place] = self.answer(self.turned(position.moves[place]))
                if self.shares[place] > highest:
                    highest = self.shares[place]
        total = 0.0
        for place in range(number):
            if position.moves[place] == codes.OUT:
                self.shares[place] = 1.0
            else:
                self.shares[place] = math.exp(self.shares[place] - highest)
            total += self.shares[place]
        for place in range(number):
            self.shares[place] /= total

    # ------------------------------------------------------------ what is seen

    def look(self, position: Position, number: int) -> None:
        """Write down the inputs that are on, given ``number`` listed moves."""
        seat = position.to_act
        self.count = 0
        self.see_cards(position.hands[seat], HAND)
        self.see_cards(self.thumb.unseen_by(position, seat), OUT)
        if position.led >= 0:
            self.see(LED + self.turned(position.led))
        self.see(TURN_UP + (position.talon[position.size - 1] & 7))
        self.see(TRICK + (position.trick if position.trick < 8 else 8) - 1)
        self.see(OWN_POINTS + self.points_class(position.standings[seat]))
        self.see(OTHER_POINTS + self.points_class(position.standings[1 - seat]))
        self.see_moment(position)
        self.see_acts(position, number)
        self.see_rules(position)
        self.see_cards(self.known & position.hands[1 - seat], KNOWN)

    def see(self, number: int) -> None:
        """Write down one input."""
        self.seen[self.count] = number
        self.count += 1

    def see_cards(self, cards: int, start: int) -> None:
        """Write down an input for every card."""
        while cards:
            place = bits.lowest(cards)
            cards ^= bits.single(place)
            self.see(start + self.turned(place))

    def points_class(self, standing: int) -> int:
        """Return the class of a standing: no trick, a marriage without one, then by sevens."""
        if standing < 0:
            return 0 if standing == -1 else 1
        return 2 + (standing if standing < 65 else 65) // 7

    def see_moment(self, position: Position) -> None:
        """Write down what is going on."""
        if position.phase == codes.PRE_DRAW:
            self.see(BEFORE_DRAW)
        if position.phase == codes.FOLLOW:
            self.see(FOLLOWS)
        if position.shown:
            self.see(SHOWN)
        if position.bound:
            self.see(BOUND)

    def see_acts(self, position: Position, number: int) -> None:
        """Write down which acts there are among the listed moves."""
        melds = False
        for place in range(number):
            move = position.moves[place]
            if move == codes.CLOSE:
                self.see(MAY_CLOSE)
            elif move == codes.EXCHANGE:
                self.see(MAY_EXCHANGE)
            elif codes.MELD <= move < codes.EXCHANGE:
                melds = True
        if melds:
            self.see(MAY_MELD)

    def see_rules(self, position: Position) -> None:
        """Write down what of the rule set matters most."""
        if self.thumb.terms.close_before_draw:
            self.see(CLOSES_BEFORE_DRAW)
        if self.thumb.terms.automatic:
            self.see(COUNTS_BY_ITSELF)
        if self.thumb.terms.freezes:
            self.see(FREEZES)
        if self.thumb.terms.king_only:
            self.see(KING_ONLY)
        size = bits.count(position.hands[position.to_act])
        if position.phase == codes.PRE_DRAW:
            size += 1
        if size == 6:
            self.see(SIX_CARDS)

    def turned(self, move: int) -> int:
        """Return a move, or the place of a card, where the first suit is trump."""
        if move < codes.MELD:
            return self.suits[move >> 3] * 8 + (move & 7)
        if move < codes.EXCHANGE:
            return codes.MELD + self.suits[move - codes.MELD]
        return move

    # ------------------------------------------------------------ what comes of it

    def think(self) -> None:
        """Work out both layers of sums."""
        for column in range(64):
            self.first[column] = self.inputs[11520 + column]
        for number in range(self.count):
            start = self.seen[number] * 64
            for column in range(64):
                self.first[column] += self.inputs[start + column]
        for column in range(32):
            self.second[column] = self.sums[2048 + column]
        for row in range(64):
            value = self.first[row]
            if value > 0.0:
                for column in range(32):
                    self.second[column] += value * self.sums[row * 32 + column]

    def answer(self, output: int) -> float:
        """Return the number of an output."""
        total = self.outputs[1312 + output]
        for row in range(32):
            value = self.second[row]
            if value > 0.0:
                total += value * self.outputs[row * 41 + output]
        return total

    # ------------------------------------------------------------ for callers that are not compiled

    def seen_at(self, position: Position) -> list[int]:
        """Return the inputs that are on in a position."""
        self.look(position, position.list_moves())
        return [self.seen[number] for number in range(self.count)]

    def shares_at(self, position: Position) -> list[tuple[int, int, float]]:
        """Return every listed move of a position, the output that stands for it, and its share."""
        number = position.list_moves()
        self.weigh(position, number)
        return [
            (position.moves[place], self.turned(position.moves[place]), self.shares[place])
            for place in range(number)
        ]
