"""What a seat does in the same turn after an exchange or a marriage.

Other moves are chosen by a search before they are compared. Were an exchange played on by the
steady player at once, it would be charged with his choice of the card that is led next, and look
worse than a lead without it.
"""

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.search.paired_worlds import MOST_STEPS
from sixtysix_gui.coach.limits import Limits
from sixtysix_gui.coach.measure.nominees import nominate
from sixtysix_gui.rules.moves import ExchangeTrump, Meld, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.view import PlayerView


def turn_of(
    view: PlayerView, world: DealState, move: Move, limits: Limits, should_stop: ShouldStop
) -> tuple[Move, ...]:
    """Give a move and, after an exchange or a marriage, what a search chooses to do next.

    ``world`` is any deal that the seat of the view cannot tell from the true one: what it sees
    after these moves is the same in all of them.

    Raises:
        StoppedError: as soon as told to stop.
    """
    turn = [move]
    while isinstance(turn[-1], ExchangeTrump | Meld) and len(turn) < MOST_STEPS:
        world = world.apply(turn[-1])[0]
        if world.is_over or world.to_act is not view.seat:
            break
        after = world.view(view.seat, view.score, view.carry)
        turn.append(nominate(after, None, limits, should_stop).moves[0])
    return tuple(turn)
