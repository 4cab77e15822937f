"""From losses to a verdict, by the borders of docs/coach.md 1.5, and whether it is borne out."""

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.coach.measure.findings import Worlds
from sixtysix_gui.coach.measure.statistics import Estimate
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move

POINT_BORDERS = (0.10, 0.4, 0.8)
"""Game points from which a clear loss is a slip, a mistake, a blunder."""
CHANCE_BORDERS = (0.03, 0.10, 0.20)
"""The same in chances to win the game."""
Borders = tuple[float, float, float]


def verdict_of(loss: Estimate, borders: Borders, *, is_best: bool) -> Verdict:
    """Return the verdict of a move that cost so much; ``is_best`` says that none was better."""
    slip, mistake, blunder = borders
    if loss.mean - loss.bound >= slip:
        if loss.mean < mistake:
            return Verdict.SLIP
        return Verdict.MISTAKE if loss.mean < blunder else Verdict.BLUNDER
    if is_best or loss.mean + loss.bound < slip:
        return Verdict.GOOD
    return Verdict.CLOSE


def is_settled(loss: Estimate, rival: Estimate, borders: Borders) -> bool:
    """Return whether more worlds would hardly change the verdict, so that looking may stop.

    A clear loss must be known well enough to name its size. Otherwise no ``rival``, the move that
    might lead most, may be able to lead by as much as a slip.
    """
    slip, mistake, _ = borders
    if loss.mean - loss.bound >= slip:
        return loss.bound <= max(mistake - slip, loss.mean / 2)
    return rival.mean + rival.bound < slip


MOST_SOLVED = 60
"""Worlds that are solved at most."""
_LAST_DRAW = 2
"""Cards in the talon from which one draw alone is left."""


def bear_out(view: View, best: Move, played: Move, worlds: Worlds, should_stop: ShouldStop) -> bool:
    """Return whether the best move leads with open cards, too; so where no one can tell.

    Behind a closed talon, and before the last draw, the player who plays on chooses by a few
    imagined hands or by its network. What it does wrong there it does in every world alike, so that
    no number of worlds tells its mistakes from those of the move that is judged. With all cards
    open a solver plays without any: what it does not bear out at all is not called clear.

    Raises:
        StoppedError: as soon as told to stop.
    """
    if view.status is TalonStatus.OPEN and view.talon_size > _LAST_DRAW:
        return True
    solver = ExactSolver(view.rules, view.trump_suit, should_stop)
    lead = 0
    for world in range(min(worlds.cases, MOST_SOLVED)):
        state = worlds.state(world)
        first, second = (solver.value(state.apply(move)[0], view.seat) for move in (best, played))
        lead += worlds.weights[world] * (first - second)
    return lead > 0
