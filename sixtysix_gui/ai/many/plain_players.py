"""Yardsticks of strength: rules of thumb, and information-set tree search with nothing else.

The tree player is built to the published recipe (Cowling, Powley and Whitehouse 2012): in each
iteration a world drawn evenly from all that agree with what it knows, one tree, all in it
choosing for their own party, playouts by rules of thumb, and the most visited move in the end. The
rules themselves move the cards. Neither must change: docs/strength.md measures others against both.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field

from typing_extensions import override

from sixtysix_gui.ai.many.claims import lead_of
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.many.thinking.worlds import dealer_for, unseen_by, world
from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    MoveValue,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.ai.randomness import Dice, dice_for
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move

ITERATIONS = 200
EXPLORATION = 0.7
"""Of the whole range of results that a search has met."""


class SimplePlayer(Player):
    """Plays by rules of thumb."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose at once; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        return Decision(sensible_act(view, view.legal_moves))


@dataclass
class _Node:
    """A move in the tree; ``worth`` is the sum of its results for the seat that made it."""

    visits: int = 0
    chances: int = 0
    worth: float = 0.0
    children: dict[Move, "_Node"] = field(default_factory=dict[Move, "_Node"])


class TreePlayer(Player):
    """Searches one tree for every decision that is one."""

    def __init__(self, iterations: int | None = None) -> None:
        """Keep a measure of its own; without one that of the budget, or ITERATIONS, goes."""
        self._iterations = iterations

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose the move that the search visited most."""
        refuse_idle_view(view)
        moves = _sensible(view, view.legal_moves)
        if len(moves) == 1:
            return Decision(moves[0])
        search = _Search(view, dice_for(view, budget.seed))
        done = 0
        for _ in range(self._iterations or budget.iterations or ITERATIONS):
            if should_stop():
                break
            search.iterate()
            done += 1
        found = search.root.children
        if not found:
            return Decision(sensible_act(view, view.legal_moves))
        best = max(found, key=lambda move: found[move].visits)
        values = tuple(
            MoveValue(move, found[move].worth / found[move].visits)
            for move in view.legal_moves
            if move in found
        )
        all_valued = len(values) == len(view.legal_moves)
        return Decision(best, values if all_valued else (), done)


def _sensible(facts: View | Deal, moves: Sequence[Move]) -> Sequence[Move]:
    """Leave out false claims; where a claim is true, leave nothing else."""
    if claims_rightly(facts, moves):
        return (GO_OUT,)
    return [move for move in moves if move != GO_OUT]


class _Search:
    """One search for one decision."""

    def __init__(self, view: View, dice: Dice) -> None:
        self.root = _Node()
        self._view = view
        self._dice = dice
        self._unseen = unseen_by(view)
        self._dealer = dealer_for(self._unseen, dice.below(1 << 30))
        self._lowest = 0.0
        self._highest = 1.0

    def iterate(self) -> None:
        """Go down once, add a node, and carry the result back."""
        deal = world(self._view, self._unseen, self._dealer)
        node = self.root
        path: list[tuple[_Node, int]] = []
        while not deal.is_over:
            party = deal.rules.sides[deal.to_act].number
            moves = _sensible(deal, deal.legal_moves())
            move, is_new = self._select(node, moves)
            node = node.children[move]
            path.append((node, party))
            deal, _ = deal.apply(move)
            if is_new:
                break
        while not deal.is_over:
            deal, _ = deal.apply(sensible_act(deal, deal.legal_moves()))
        assert deal.outcome is not None
        points = deal.outcome.points
        worths = [lead_of(points, party) for party in deal.rules.parties]
        self._lowest = min(self._lowest, *worths)
        self._highest = max(self._highest, *worths)
        for visited, party in path:
            visited.visits += 1
            visited.worth += worths[party]

    def _select(self, node: _Node, moves: Sequence[Move]) -> tuple[Move, bool]:
        tried = [move for move in moves if move in node.children]
        for move in tried:
            node.children[move].chances += 1
        if len(tried) < len(moves):
            untried = [move for move in moves if move not in node.children]
            move = untried[self._dice.below(len(untried))]
            node.children[move] = _Node(chances=1)
            return move, True
        spread = EXPLORATION * (self._highest - self._lowest)
        return max(moves, key=lambda move: _promise(node.children[move], spread)), False


def _promise(node: _Node, spread: float) -> float:
    """Return the upper confidence bound of a move."""
    mean = node.worth / node.visits
    return mean + spread * math.sqrt(math.log(node.chances) / node.visits)
