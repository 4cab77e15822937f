"""What a deal is worth when all hands lie open: to the end, by every move there is.

Two sides search with bounds (alpha and beta); of three alone each takes what is worth most to him.
"""

from __future__ import annotations

from tools.strength.yardsticks import bits
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.payment import paid
from tools.strength.yardsticks.position import Position

DEEPEST = 40
_ALL = 1.0e9


class Solver:
    """Solves deals of one game, of at most 40 cards to come."""

    def __init__(self, laws: Laws) -> None:
        self.laws = laws
        self.stack = [Position(laws) for _ in range(DEEPEST)]
        self.worths = [0.0] * 120
        self.nodes = 0

    def worth(self, position: Position, card: int, side: int) -> float:
        """Return what a side gets, less the mean of the others', if a card is played now."""
        first: Position = self.stack[0]
        first.copy(position)
        first.play(card)
        if self.laws.parties == 2:
            return self.search(0, side, -_ALL, _ALL)
        self.search_three(0)
        return self.worths[side]

    def value(self, position: Position, side: int) -> float:
        """Return what a side gets, less the mean of the others', as the deal stands."""
        first: Position = self.stack[0]
        first.copy(position)
        if self.laws.parties == 2:
            return self.search(0, side, -_ALL, _ALL)
        self.search_three(0)
        return self.worths[side]

    def search(self, depth: int, side: int, low: float, high: float) -> float:
        """Return the worth of the position at a depth for one of two sides, within bounds."""
        here: Position = self.stack[depth]
        self.nodes += 1
        if here.over:
            return paid(here, side)
        below: Position = self.stack[depth + 1]
        own = self.laws.side[here.turn] == side
        best = -_ALL if own else _ALL
        cards = here.legal()
        while cards:
            card = bits.highest(cards)
            cards &= ~bits.single(card)
            below.copy(here)
            below.play(card)
            worth = self.search(depth + 1, side, low, high)
            if own:
                best = worth if worth > best else best
                low = best if best > low else low
            else:
                best = worth if worth < best else best
                high = best if best < high else high
            if low >= high:
                break
        return best

    def search_three(self, depth: int) -> None:
        """Write what the position at a depth is worth to each of three."""
        here: Position = self.stack[depth]
        self.nodes += 1
        if here.over:
            for side in range(3):
                self.worths[depth * 3 + side] = paid(here, side)
            return
        below: Position = self.stack[depth + 1]
        own = self.laws.side[here.turn]
        best = -_ALL
        cards = here.legal()
        while cards:
            card = bits.highest(cards)
            cards &= ~bits.single(card)
            below.copy(here)
            below.play(card)
            self.search_three(depth + 1)
            if self.worths[depth * 3 + 3 + own] > best:
                best = self.worths[depth * 3 + 3 + own]
                for side in range(3):
                    self.worths[depth * 3 + side] = self.worths[depth * 3 + 3 + side]
