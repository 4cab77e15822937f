"""The calculating player of three and four: many worlds, one tree, exact endings.

It claims as soon as a claim is true, never falsely, and shows a marriage that makes one true. It
takes a turn-up that it can rob, and shows what marriages it has as the leader's partner. A card it
chooses by a tree over what can be seen; what to say, by what each call would bring in many worlds.
It goes by the view of its own seat alone: a partner shows it nothing but by the cards played.
"""

from collections.abc import Sequence
from dataclasses import replace

from typing_extensions import override

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.many.claims import claims_with, marriage_to_claim_by
from sixtysix_gui.ai.many.game_worth import standing_of
from sixtysix_gui.ai.many.skill import Skill
from sixtysix_gui.ai.many.thinking.call_decisions import call_decision
from sixtysix_gui.ai.many.thinking.card_decisions import card_decision
from sixtysix_gui.ai.many.thinking.loading import TermsKeeper
from sixtysix_gui.ai.many.thinking.rules_of_thumb import sensible_act
from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.ai.randomness import dice_for
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, Meld, Move, PlayCard

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
