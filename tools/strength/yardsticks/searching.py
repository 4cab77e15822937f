"""What both searching yardsticks share: acts that need no thought, marriages, and their calls."""

from __future__ import annotations

from abc import ABC, abstractmethod

from typing_extensions import override

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import (
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Meld,
    Move,
    PlayCard,
)
from tools.strength.yardsticks.calls import SAYING, call
from tools.strength.yardsticks.calls import WORLDS as WORLDS_TO_CALL
from tools.strength.yardsticks.careful import act_without_thought
from tools.strength.yardsticks.dealing import Chance, Dealer
from tools.strength.yardsticks.exact import Solver
from tools.strength.yardsticks.laws import Laws
from tools.strength.yardsticks.playouts import worth
from tools.strength.yardsticks.position import Position
from tools.strength.yardsticks.root import laws_of
from tools.strength.yardsticks.tree import Tree
from tools.strength.yardsticks.worlds import dealer_of

SOLVED_FROM = 5
"""Cards in hand from which every world is solved, where none is drawn any more."""
WORLDS, PLAYOUTS = 100, 3
ITERATIONS = 10_000
_BY_PLAYOUT = 0.05
"""How much a playout counts beside what is solved: it parts moves that are worth the same."""


def chance_of(view: View, seed: int) -> Chance:
    """Return the chance of a decision: by the seed and what the seat has before it."""
    number = seed
    for card in (*sorted(view.hand), *(play.card for play in view.table)):
        number = (number * 67 + int(card.rank) * 8 + int(card.suit) + 1) & 0xFFFFFFFFFFFF
    return Chance((number * 31 + view.trick_number * 7 + int(view.seat)) & 0xFFFFFFFFFFFF)


class Searching(ABC):
    """Chooses cards by a search of its own, and calls by what such worlds are worth."""

    def __init__(self, measure: float, *, doubles: bool = True) -> None:
        self._measure = measure
        self._doubles = doubles

    def choose(self, view: View, seed: int) -> Move:
        """Choose one of the legal moves."""
        chance = chance_of(view, seed)
        if view.phase in SAYING:
            if DOUBLE in view.legal_moves and not self._doubles:
                return PASS
            return call(view, chance, max(1, round(WORLDS_TO_CALL * self._measure)))
        moves = [move for move in view.legal_moves if isinstance(move, PlayCard)]
        waits = GO_OUT in view.legal_moves or EXCHANGE_TRUMP in view.legal_moves
        if not moves or waits or len(view.legal_moves) == 1:
            act = act_without_thought(view)
            if act is not None and not (moves and isinstance(act, Meld)):
                return act
        laws = laws_of(view.rules, view.contract)
        card = laws.card(self.card(view, laws, dealer_of(view, laws, chance), chance))
        shows = MELD[card.suit] in view.legal_moves and card.points in _OF_MARRIAGE
        return MELD[card.suit] if shows else PLAY_CARD[card]

    @abstractmethod
    def card(self, view: View, laws: Laws, dealer: Dealer, chance: Chance) -> int:
        """Choose the number of a card."""


_OF_MARRIAGE = (3, 4)
"""The points of a queen and a king."""


def cards_in(legal: int) -> list[int]:
    """List the numbers of a set."""
    return [number for number in range(legal.bit_length()) if legal >> number & 1]


class Pimc(Searching):
    """Perfect-information Monte Carlo: every card in the same worlds, each played as if all saw it.

    A world is played out a few times by greed; from five cards a hand on it is solved to its end.
    """

    def __init__(self, worlds: int | None = None, *, doubles: bool = True) -> None:
        self._worlds = worlds or WORLDS
        super().__init__(self._worlds / WORLDS, doubles=doubles)

    @override
    def card(self, view: View, laws: Laws, dealer: Dealer, chance: Chance) -> int:
        """Choose the card that is worth most on average."""
        world, scratch, solver = Position(laws), Position(laws), Solver(laws)
        side = view.rules.sides[view.seat].number
        is_solved = len(view.hand) <= SOLVED_FROM and not view.talon_size
        totals: dict[int, float] = {}
        for _ in range(self._worlds):
            dealer.deal(world)
            for card in cards_in(world.legal()):
                if is_solved:
                    value = solver.worth(world, card, side)
                    value += _BY_PLAYOUT * worth(world, scratch, card, side, 1, chance)
                else:
                    value = worth(world, scratch, card, side, PLAYOUTS, chance)
                totals[card] = totals.get(card, 0.0) + value
        return max(totals, key=lambda card: (totals[card], -card))


class Ismcts(Searching):
    """Single-observer information-set Monte Carlo tree search; the card most often tried is played.

    A world is dealt for every iteration, the tree grows by a node, and greed plays on.
    """

    def __init__(self, iterations: int | None = None, *, doubles: bool = True) -> None:
        self._iterations = iterations or ITERATIONS
        super().__init__(self._iterations / ITERATIONS, doubles=doubles)
        self._trees: dict[Laws, Tree] = {}

    @override
    def card(self, view: View, laws: Laws, dealer: Dealer, chance: Chance) -> int:
        """Choose the card that was tried most often."""
        tree = self._trees.get(laws)
        if tree is None:
            tree = self._trees[laws] = Tree(laws)
        return tree.search(dealer, chance, self._iterations)[0][1]
