"""What a review needs from the rest of the program, and what it hands back to be played on."""

from collections.abc import Callable
from dataclasses import dataclass

from sixtysix_gui.controller.coaching.coach_worker import CoachWorker
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True)
class CoachDesk:
    """Where reviews are asked for; ``called`` gives how sentences call the other than a seat."""

    worker: CoachWorker
    called: Callable[[DealRecord, Seat], str]


@dataclass(frozen=True)
class Trial:
    """A position that is to be played on: the number of the move before which it begins.

    ``index`` is the deal among ``records``, to come back to; ``anew`` deals the hidden cards anew.
    ``with_coach``: the position was chosen with the coach.
    """

    records: tuple[DealRecord[Rules], ...]
    index: int
    move: int
    seat: Seat
    anew: bool = False
    with_coach: bool = True
