"""The calculating player: exact where he can be, many worlds where he must guess.

Once all cards are known he plays exactly. With the talon closed, or nearly used up, he solves many
possible worlds exactly and plays the line that is worth most on average. Before that he searches a
tree over what can be seen, whose endings the solver values. He goes out as soon as he has 66,
unless waiting can pay more, and never claims falsely.
"""

from __future__ import annotations

from typing_extensions import override

from sixtysix_gui.ai import worths
from sixtysix_gui.ai.exact_choice import exact_decision
from sixtysix_gui.ai.line_thought import line_decision
from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.ai.simple import SimplePlayer
from sixtysix_gui.ai.situation import Situation
from sixtysix_gui.ai.skill import Skill
from sixtysix_gui.ai.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.tree_thought import tree_decision
from sixtysix_gui.rules.phases import Phase, TalonStatus
from sixtysix_gui.rules.view import PlayerView


class CalculatingPlayer(Player):
    """Thinks as his skill allows; see the module for how."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose the move that is worth most; the same for the same view and seed."""
        refuse_idle_view(view)
        try:
            return self._think(view, budget, Stop(should_stop))
        except StoppedError:
            return SimplePlayer().choose(view, budget, should_stop)

    def _think(self, view: PlayerView, budget: Budget, stop: Stop) -> Decision:
        skill = self.skill
        worth = worths.of_game(view) if skill.score_aware else worths.OF_DEAL
        open_talon = view.status is TalonStatus.OPEN
        by_lines = view.trick_number >= skill.exact_from if open_talon else skill.closed_lines
        situation = Situation(
            view,
            budget.seed,
            fixed_draws=skill.seat_draws and by_lines,
            pinned=skill.pinned,
            weighed=skill.reweighting and skill.memory == "all",
            memory=skill.memory,
        )
        if view.phase is Phase.FINAL or (situation.all_known and not open_talon):
            return exact_decision(situation, worth, stop)
        if by_lines:
            return line_decision(situation, worth, skill.worlds, stop)
        iterations = budget.iterations or skill.iterations
        return tree_decision(situation, worth, skill, iterations, stop)
