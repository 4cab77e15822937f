"""The calculating player: exact where it can be, many worlds where it must guess.

Once all cards are known it plays exactly. With the talon closed, or nearly used up, it solves many
possible worlds exactly and plays the line that is worth most on average. Before that it searches a
tree over what can be seen, whose endings the solver values. It goes out as soon as it has 66,
unless waiting can pay more, and never claims falsely.
"""

from typing_extensions import override

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.ai.players.plain_players import SimplePlayer
from sixtysix_gui.ai.two.odds.game_chances import BY_GAME_POINTS, values_in_game
from sixtysix_gui.ai.two.solver.payoffs import Payoffs
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.decisions import exact_decision
from sixtysix_gui.ai.two.thinking.line_decisions import line_decision
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.ai.two.thinking.tree_decisions import tree_decision
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.scoring.points import TARGET

_FEW_WORLDS = 8
"""Worlds for the values of the other moves where the claim is beyond question."""
_FORCED_SHARE = 20
"""Where there is only one move, its value gets this many times less work."""
_INTERPRETED_ITERATIONS = 150
"""Iterations where nothing is compiled: a person must not wait a minute for a card."""


class CalculatingPlayer(Player):
    """Thinks as its skill allows; see the module for how."""

    def __init__(self, skill: Skill, *, keeps_measure: bool = False) -> None:
        """Have a skill, whose iterations go before those of a budget if it ``keeps_measure``."""
        self.skill = skill
        self._keeps_measure = keeps_measure

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose the move that is worth most; the same for the same view and seed."""
        refuse_idle_view(view)
        try:
            return self._think(view, budget, Stop(should_stop))
        except StoppedError:
            return SimplePlayer().choose(view, budget, should_stop)

    def _think(self, view: View, budget: Budget, stop: Stop) -> Decision:
        skill = self.skill
        result_values = values_in_game(view) if skill.score_aware else BY_GAME_POINTS
        is_open = view.status is TalonStatus.OPEN
        claims = _claims(view)
        by_lines = view.trick_number >= skill.exact_from if is_open else skill.closed_lines
        situation = Situation(
            view,
            budget.seed,
            fixed_draws=skill.seat_draws and by_lines,
            pinned=skill.pinned,
            weighed=skill.reweighting and skill.memory == "all" and self._has_time(budget),
            memory=skill.memory,
            stop=stop,
        )
        stop.refuse()
        if view.phase is Phase.FINAL or (situation.all_known and not is_open):
            return exact_decision(situation, result_values, stop)
        if claims or by_lines:
            worlds = min(skill.worlds, _FEW_WORLDS) if claims else skill.worlds
            return line_decision(situation, result_values, worlds, skill, stop)
        iterations = None if self._keeps_measure else budget.iterations
        if iterations is None:
            iterations = skill.iterations if self._keeps_measure else _affordable(skill.iterations)
        if _is_forced(view):
            iterations = max(iterations // _FORCED_SHARE, 1)
        return tree_decision(situation, result_values, skill, iterations, stop)

    def _has_time(self, budget: Budget) -> bool:
        """Return whether thousands of hands can be weighed, or must be; not if interpreted."""
        return IS_COMPILED or self._keeps_measure or budget.iterations is not None


def _affordable(iterations: int) -> int:
    """Return the iterations of a skill, or those an interpreted search can do in a second."""
    return iterations if IS_COMPILED else min(iterations, _INTERPRETED_ITERATIONS)


def _claims(view: View) -> bool:
    """Return whether the player can claim truly, and nothing is better than that."""
    if GO_OUT not in view.legal_moves or view.total(view.seat) < TARGET:
        return False
    return not Payoffs(view.rules, view.close).may_wait[view.seat]


def _is_forced(view: View) -> bool:
    """Return whether there is only one move but a false claim."""
    return sum(move != GO_OUT for move in view.legal_moves) == 1
