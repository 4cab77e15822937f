"""A plain information-set tree: single observer, a fresh world for every iteration, UCT.

A node is a card after the cards before it, as everybody sees them; it counts how often it was
played and how often it could have been.
"""

from __future__ import annotations

from tools.strength.yardsticks import bits, playouts
from tools.strength.yardsticks.dealing import Chance, Dealer
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.payment import paid
from tools.strength.yardsticks.position import Position

MOST = 100_000
"""The most iterations, for each of which there is a node at most."""
_NONE = -1
_TRIED = 50
_LEAST = 0.25


class Tree:
    """Searches decisions of one game, one after the other."""

    def __init__(self, laws: Laws) -> None:
        self.laws = laws
        self.exploration = 1.0
        self.scratch = Position(laws)
        self.position = Position(laws)
        self.used = 0
        self.card = [0] * 100_001
        self.first = [0] * 100_001
        self.following = [0] * 100_001
        self.played = [0] * 100_001
        self.possible = [0] * 100_001
        self.total = [0.0] * 100_001
        self.path = [0] * 64
        self.sides = [0] * 64

    def search(self, dealer: Dealer, chance: Chance, iterations: int) -> list[tuple[int, int]]:
        """Search a decision; give how often each card was played at it, most often first."""
        self.used = 0
        self.add(_NONE)
        self.exploration = self.spread(dealer, chance)
        for _ in range(min(iterations, MOST - 1)):
            dealer.deal(self.position)
            self.descend(chance)
        found: list[tuple[int, int]] = []
        node = self.first[0]
        while node != _NONE:
            found.append((self.played[node], self.card[node]))
            node = self.following[node]
        return sorted(found, reverse=True)

    def spread(self, dealer: Dealer, chance: Chance) -> float:
        """Return how far apart the ends of playouts lie: their standard deviation."""
        total, squares = 0.0, 0.0
        for _ in range(_TRIED):
            dealer.deal(self.position)
            gain = playouts.worth(self.position, self.scratch, -1, 0, 1, chance)
            total += gain
            squares += gain * gain
        mean = total / _TRIED
        variance = squares / _TRIED - mean * mean
        return variance**0.5 if variance > _LEAST else _LEAST

    def add(self, card: int) -> int:
        """Add a node; give its place."""
        node = self.used
        self.used += 1
        self.card[node] = card
        self.first[node] = _NONE
        self.following[node] = _NONE
        self.played[node] = 0
        self.possible[node] = 0
        self.total[node] = 0.0
        return node

    def descend(self, chance: Chance) -> None:
        """Go down the tree in the world that was dealt, add a node, play on, and go back."""
        position, node, depth = self.position, 0, 0
        self.path[0] = 0
        is_new = False
        while not position.over and not is_new:
            cards = position.legal()
            fresh = cards & ~self.tried(node)
            depth += 1
            self.sides[depth] = self.laws.side[position.turn]
            if fresh:
                below = self.add(playouts.any_of(fresh, chance))
                self.following[below] = self.first[node]
                self.first[node] = below
                is_new = True
            else:
                below = self.best(node, cards)
            self.count_possible(node, cards)
            self.path[depth] = below
            position.play(self.card[below])
            node = below
        playouts.play_out(position, chance)
        for step in range(1, depth + 1):
            self.played[self.path[step]] += 1
            self.total[self.path[step]] += paid(position, self.sides[step])

    def tried(self, node: int) -> int:
        """Return the cards that have a node below another."""
        cards = 0
        below = self.first[node]
        while below != _NONE:
            cards |= bits.single(self.card[below])
            below = self.following[below]
        return cards

    def best(self, node: int, cards: int) -> int:
        """Return the node of a legal card that promises most, for whose turn it is."""
        found, most = _NONE, -1.0e9
        below = self.first[node]
        while below != _NONE:
            if cards & bits.single(self.card[below]):
                times = self.played[below]
                reach = bits.reach(self.possible[below], self.played[below])
                promise = self.total[below] / times + self.exploration * reach
                if promise > most:
                    found, most = below, promise
            below = self.following[below]
        return found

    def count_possible(self, node: int, cards: int) -> None:
        """Count for every legal card that it could have been played."""
        below = self.first[node]
        while below != _NONE:
            if cards & bits.single(self.card[below]):
                self.possible[below] += 1
            below = self.following[below]
