"""A player without a thought, but not absurd: the weakest yardstick of all."""

from __future__ import annotations

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.ai.thinking.randomness import dice_for
from sixtysix_gui.rules.moves import GO_OUT, CloseTalon
from sixtysix_gui.rules.two_handed.scoring import TARGET
from sixtysix_gui.rules.two_handed.view import PlayerView


class RandomPlayer(Player):
    """Plays any legal move, but goes out on 66 and never otherwise, and closes only if he must."""

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the seed alone; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        if GO_OUT in view.legal_moves and view.total(view.seat) >= TARGET:
            return Decision(GO_OUT)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        calm = [move for move in moves if not isinstance(move, CloseTalon)]
        choice = calm or moves
        return Decision(choice[dice_for(view, budget.seed).below(len(choice))])
