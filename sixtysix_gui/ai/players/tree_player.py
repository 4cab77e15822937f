"""The plain tree player: information-set tree search and nothing else, the yardstick of strength.

It is built to the published recipe (Cowling, Powley and Whitehouse 2012): in each iteration a world
drawn evenly from all that are consistent with what it knows, one tree, exploration 0.7 over results
scaled to 0..1, playouts by rules of thumb, and the most visited move in the end. It plays for game
points of the deal. It must not change: docs/strength.md measures the levels against it, and a test
holds its decisions.
"""

from typing_extensions import override

from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    MoveValue,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.ai.two.search.tree import WORTH_SCALE, Tree
from sixtysix_gui.ai.two.solver.state_numbers import move_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, PASS

ITERATIONS = 40_000
EXPLORATION = 0.7
PLAIN_VALUES = tuple(round(WORTH_SCALE * (points + 3) / 6) for points in range(-3, 4))
"""What results of -3 to 3 game points are worth to who plays for game points alone."""


class TreePlayer(Player):
    """Searches one tree for every decision that is one."""

    def __init__(self, iterations: int = ITERATIONS) -> None:
        self._iterations = iterations

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose the move that the search visited most."""
        refuse_idle_view(view)
        sensible = [move for move in view.legal_moves if move != GO_OUT]
        if claims_rightly(view, view.legal_moves):
            return Decision(GO_OUT)
        if len(sensible) == 1 or view.phase is Phase.FINAL:
            return Decision(sensible[0] if sensible else PASS)
        situation = Situation(view, budget.seed, fixed_draws=False, pinned=True)
        tree = Tree(situation.terms, situation.sampler, Stop(should_stop))
        tree.prepare(situation.root, PLAIN_VALUES, EXPLORATION, exact=False)
        tree.run(budget.iterations or self._iterations)
        found = sorted(tree.results(), key=lambda result: (-result[1], result[0]))
        if not found:
            return Decision(sensible[0])
        values = tuple(
            MoveValue(move_of(code), points / visits) for code, visits, _, points in found
        )
        return Decision(values[0].move, values, tree.iterations)
