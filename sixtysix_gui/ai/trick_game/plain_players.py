"""Players without calculation: rules of thumb, and pure chance. They must not change."""

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, ShouldStop
from sixtysix_gui.ai.thinking.randomness import Dice
from sixtysix_gui.ai.trick_game.player import TrickPlayer, claims_rightly, refuse_idle_seat
from sixtysix_gui.ai.trick_game.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT


class SimpleTrickPlayer(TrickPlayer):
    """Plays by rules of thumb."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose at once; nothing is calculated, so there are no values."""
        refuse_idle_seat(view)
        return Decision(sensible_act(view, view.legal_moves))


class RandomTrickPlayer(TrickPlayer):
    """Plays any legal move, but claims where the claim is true and never otherwise."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the seed alone; nothing is calculated, so there are no values."""
        refuse_idle_seat(view)
        if claims_rightly(view, view.legal_moves):
            return Decision(GO_OUT)
        moves = [move for move in view.legal_moves if move != GO_OUT]
        return Decision(moves[dice_of(view, budget.seed).below(len(moves))])


def dice_of(view: View, seed: int) -> Dice:
    """Give the chance for one decision: by the seed and what the player sees."""
    cards = "".join(card.code for card in sorted(view.hand))
    table = "".join(play.card.code for play in view.table)
    return Dice(f"{seed} {view.seat} {view.trick_number} {view.phase.name} {table} {cards}")
