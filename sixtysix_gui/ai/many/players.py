"""The players of these games: calculating, by rules of thumb, and a plain tree."""

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from typing_extensions import override

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.many.game_worth import claims_with, lead_of, marriage_to_claim_by, standing_of
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_decisions import call_decision
from sixtysix_gui.ai.many.thinking.card_decisions import card_decision
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
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
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard

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


_INTERPRETED_ITERATIONS = 60
"""Iterations where nothing is compiled: a person must not wait a minute for a card."""
_INTERPRETED_WORLDS = 6
_INTERPRETED_TRICKS = 3


class CalculatingPlayer(Player):
    """Thinks as its skill allows; one of them serves one thread at a time."""

    def __init__(self, skill: Skill, *, keeps_measure: bool = False) -> None:
        """Have a skill, whose iterations go before those of a budget if it ``keeps_measure``."""
        self.skill = skill
        self._keeps_measure = keeps_measure
        self._keeper = TermsKeeper()

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose the move that is worth most; the same for the same view and seed."""
        refuse_idle_view(view)
        if claims_rightly(view, view.legal_moves) and self._is_sure(view):
            return Decision(GO_OUT)
        marriage = marriage_to_claim_by(view, view.legal_moves, self.skill.margin)
        if marriage is not None:
            return Decision(marriage)
        if EXCHANGE_TRUMP in view.legal_moves:
            return Decision(EXCHANGE_TRUMP)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        if len(moves) == 1:
            return Decision(moves[0])
        try:
            return self._think(view, moves, budget, Stop(should_stop))
        except StoppedError:
            return Decision(sensible_act(view, moves))

    def _is_sure(self, view: View) -> bool:
        """Return whether enough is counted for a claim; after the last trick it always is."""
        return view.phase is Phase.FINAL or claims_with(view, self.skill.margin)

    def _think(self, view: View, moves: Sequence[Move], budget: Budget, stop: Stop) -> Decision:
        if stop.ask():
            raise StoppedError
        seed = dice_for(view, budget.seed).below(1 << 30)
        self._keeper.standing = standing_of(view, is_aware=self.skill.score_aware)
        skill = self.skill if IS_COMPILED or self._keeps_measure else _patient(self.skill)
        if any(isinstance(move, PlayCard) for move in moves):
            own = budget.iterations if not self._keeps_measure else None
            iterations = own or skill.iterations
            return card_decision(view, skill, iterations, self._keeper, stop, seed)
        if any(isinstance(move, Meld) for move in moves):
            return Decision(sensible_act(view, moves))
        return call_decision(view, skill, self._keeper, stop, seed)


def _patient(skill: Skill) -> Skill:
    """Return what of a skill an interpreted search can do in a second."""
    return replace(
        skill,
        iterations=min(skill.iterations, _INTERPRETED_ITERATIONS),
        worlds=min(skill.worlds, _INTERPRETED_WORLDS),
        descents=min(skill.descents, _INTERPRETED_WORLDS),
        exact_tricks=min(skill.exact_tricks, 1),
        solved_tricks=min(skill.solved_tricks, _INTERPRETED_TRICKS),
        pool=min(skill.pool, _INTERPRETED_ITERATIONS),
    )
