"""One decision judged, and a hint for one that is still to be made."""

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.coach.limits import REVIEW, Limits
from sixtysix_gui.coach.shelf import Shelf
from sixtysix_gui.coach.values.hints import Hint
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView


def judge(
    view: PlayerView,
    played: Move,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    shelf: Shelf | None = None,
) -> Judgement:
    """Judge a legal move by the view of the seat that made it, and by nothing else.

    What is on the shelf is taken from there.

    Raises:
        StoppedError: as soon as told to stop; nothing is kept then.
    """
    raise NotImplementedError


def advise(
    view: PlayerView,
    should_stop: ShouldStop,
    *,
    limits: Limits = REVIEW,
    shelf: Shelf | None = None,
) -> Hint:
    """Give a hint for the seat of a view that is to act.

    Raises:
        NothingToDecideError: if it is not.
        StoppedError: as soon as told to stop.
    """
    raise NotImplementedError
