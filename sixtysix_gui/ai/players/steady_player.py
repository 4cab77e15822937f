"""The steady player at a real table: what the coach plays deals on with, and nothing else."""

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.ai.solver.state_numbers import move_of
from sixtysix_gui.ai.solver.stop import Stop
from sixtysix_gui.ai.thinking.randomness import dice_for
from sixtysix_gui.ai.thinking.situation import Situation
from sixtysix_gui.ai.thinking.steadiness import known_to_both, steady_of
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.two_handed.facts import Phase
from sixtysix_gui.rules.two_handed.scoring import TARGET
from sixtysix_gui.rules.two_handed.view import PlayerView


class SteadyPlayer(Player):
    """Plays as the coach takes both players to play on (ai/search/steady.py)."""

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose almost at once; nothing is valued, so there are no values."""
        refuse_idle_view(view)
        if view.phase is Phase.FINAL:  # a position has no moment after the last card
            claims = GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET
            return Decision(GO_OUT if claims else PASS)
        situation = Situation(view, budget.seed, fixed_draws=False)
        steady = steady_of(situation.terms, Stop(should_stop))
        steady.know(*known_to_both(view))
        seed = dice_for(view, budget.seed).below(1 << 30)
        return Decision(move_of(steady.choice(situation.root, seed)))
