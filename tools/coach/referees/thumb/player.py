"""The rule-of-thumb player at a table, where he can be matched with the program's own."""

import random

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop, refuse_idle_view
from sixtysix_gui.rules.deals.view import View
from tools.coach.referees.thumb.hands import deal_seen
from tools.coach.referees.thumb.terms import move_of
from tools.coach.referees.thumb.thumb import Thumb


class ThumbPlayer(Player):
    """Plays by rules of thumb; the seed of the budget decides which hands he imagines."""

    def __init__(self) -> None:
        """Start with nothing solved."""
        self._thumb = Thumb()

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose at once; there are no values.

        Raises:
            UnsupportedRulesError: if he does not know the rules.
        """
        refuse_idle_view(view)
        deal, _ = deal_seen(view)
        chance = random.Random(f"{budget.seed} {view.trick_number} {view.seat}")
        return Decision(move_of(self._thumb.choose(deal, chance)))
