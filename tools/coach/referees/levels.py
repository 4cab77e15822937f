"""The program's own levels as referees: each seat plays on from what it sees itself.

The worlds are drawn again by what the coach believes of the other's hand; who plays them on is
another than the coach's own player.
"""

from math import ceil

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.ai.two.solver.numbers import points_for
from sixtysix_gui.ai.two.thinking.decisions import sensible_moves
from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.worlds import DrawnWorlds
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.sets.rules import rule_set
from tools.coach.referees.leads import Lead, lead_of, lead_of_all

WORLDS = {"expert": 120, "master": 64}
_SPECS = {"expert": "expert", "master": "master:iterations=800"}


class LevelReferee:
    """Has a level play both moves on in the same worlds; see ``Referee``."""

    def __init__(self, name: str, worlds: int | None = None, seed: int = 0) -> None:
        """Use some worlds for a decision, or as many as is usual; chance follows the seed."""
        self.name = name
        self._player = player_named(_SPECS[name], rule_set())
        self._worlds = worlds or WORLDS[name]
        self._seed = seed

    def lead(self, view: View, best: Move, played: Move) -> Lead:
        """Return by how much the best move leads the played one."""
        limits = Limits(worlds=self._worlds, seed=self._seed)
        worlds = DrawnWorlds(view, (), limits, _never)
        worlds.look_at(worlds.most or self._worlds)
        count = worlds.cases if worlds.listed else worlds.count
        passes = max(ceil(self._worlds / count), 2) if worlds.listed else 1
        leads = [
            [self._lead_in(worlds.state(world), view, best, played, number) for number in seeds]
            for world in range(count)
            for seeds in [range(world, passes * count, count)]
        ]
        if worlds.listed:
            return lead_of_all(leads, worlds.weights[:count])
        return lead_of([each for (each,) in leads])

    def _lead_in(self, state: Deal, view: View, best: Move, played: Move, number: int) -> int:
        first, second = (self._result(state, view, move, number) for move in (best, played))
        return first - second

    def _result(self, state: Deal, view: View, move: Move, number: int) -> int:
        """Return what the seat of the view wins if a level plays on for both after a move."""
        budget = Budget(seed=self._seed * 1_000 + number)
        while state.outcome is None:
            state = state.apply(move)[0]
            if state.outcome is None:
                move = self._choice(state, view, budget)
        return points_for(state.outcome, view.seat)

    def _choice(self, state: Deal, view: View, budget: Budget) -> Move:
        moves = sensible_moves(state)
        if len(moves) == 1:
            return moves[0]
        seen = state.view(state.to_act, view.score, view.carry)
        return self._player.choose(seen, budget, _never).move


def _never() -> bool:
    return False
