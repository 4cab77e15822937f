"""The players of these games: calculating, by rules of thumb, steady, and a plain tree."""

from typing_extensions import override

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    MoveValue,
    Player,
    ShouldStop,
    claims_rightly,
    refuse_idle_view,
)
from sixtysix_gui.ai.randomness import dice_for
from sixtysix_gui.ai.two.odds import BY_GAME_POINTS, values_in_game
from sixtysix_gui.ai.two.search.thumb import Thumb
from sixtysix_gui.ai.two.search.tree import WORTH_SCALE, Tree
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import Payoffs, mask_of, move_of, numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.decisions import exact_decision, tree_decision
from sixtysix_gui.ai.two.thinking.line_decisions import line_decision
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.ai.two.thinking.steadiness import known_to_both, steady_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT, MELD, PASS, Meld, Move
from sixtysix_gui.rules.scoring.points import TARGET
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
