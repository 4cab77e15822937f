"""Players that value nothing: rules of thumb, and what the coach plays on with."""

from typing_extensions import override

from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.ai.randomness import dice_for
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.masks import mask_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.state_numbers import move_of, numbers_of
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.steadiness import known_to_both, steady_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, MELD, PASS, Meld, Move
from sixtysix_gui.rules.seats import opposite


class SimplePlayer(Player):
    """Goes out on 66, exchanges and melds when it can, closes on sure tricks, leads winners."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose at once; nothing is calculated, so there are no values."""
        refuse_idle_view(view)
        if view.phase is Phase.FINAL:
            return _after_last_card(view)
        terms = terms_of(view.rules, view.trump)
        position = Position(terms)
        any_world = Deal.imagined(
            view, view.unseen
        )  # the rules of thumb do not look at whose is what
        position.load(numbers_of(any_world), fixed_draws=False)
        not_met = mask_of((*view.unseen, *view.known[opposite(view.seat)]))
        move = move_of(Thumb(terms).choose_by(position, not_met))
        return Decision(_marriage_before(move, view) or move)


def _after_last_card(view: View) -> Decision:
    """Claim with the points for it; a position has no moment after the last card."""
    return Decision(GO_OUT if claims_rightly(view, view.legal_moves) else PASS)


def _marriage_before(move: Move, view: View) -> Move | None:
    """Return the marriage to show first: for another one, or for a close the player is bound to.

    To the rules of thumb one plain marriage is as good as another, and where the player must close
    they do that at once; at a real table a marriage before it brings points for nothing.
    """
    binds = view.phase is Phase.PRE_DRAW and move == CLOSE_TALON
    if not (binds or isinstance(move, Meld)):
        return None
    marriages = [legal for legal in view.legal_moves if isinstance(legal, Meld)]
    trump = MELD[view.trump_suit]
    return trump if trump in marriages else next(iter(marriages), None)


class SteadyPlayer(Player):
    """Plays as the coach takes both players to play on (ai/two/search/steady.py)."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose almost at once; nothing is valued, so there are no values."""
        refuse_idle_view(view)
        if view.phase is Phase.FINAL:
            return _after_last_card(view)
        situation = Situation(view, budget.seed, fixed_draws=False)
        steady = steady_of(situation.terms, Stop(should_stop))
        steady.know(*known_to_both(view))
        seed = dice_for(view, budget.seed).below(1 << 30)
        return Decision(move_of(steady.choice(situation.root, seed)))
