"""Whether open cards bear a clear loss out, where no unknown card is left to be drawn.

Behind a closed talon, and before the last draw, the player who plays on chooses by a few imagined
hands or by his network. What he does wrong there he does in every world alike, so that no number of
worlds tells his mistakes from those of the move that is judged. With all cards open a solver plays
without any: what it does not bear out at all is not called clear.
"""

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.solver.exact import ExactSolver
from sixtysix_gui.coach.measure.findings import Worlds
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.facts import TalonStatus
from sixtysix_gui.rules.two_handed.view import PlayerView

MOST_SOLVED = 60
"""Worlds that are solved at most."""
_LAST_DRAW = 2
"""Cards in the talon from which one draw alone is left."""


def bear_out(
    view: PlayerView, best: Move, played: Move, worlds: Worlds, should_stop: ShouldStop
) -> bool:
    """Say whether the best move leads with open cards, too; so where nobody can tell.

    Raises:
        StoppedError: as soon as told to stop.
    """
    if view.status is TalonStatus.OPEN and view.talon_size > _LAST_DRAW:
        return True
    solver = ExactSolver(view.rules, view.trump, should_stop)
    lead = 0
    for world in range(min(worlds.cases, MOST_SOLVED)):
        state = worlds.state(world)
        first, second = (solver.value(state.apply(move)[0], view.seat) for move in (best, played))
        lead += worlds.weights[world] * (first - second)
    return lead > 0
