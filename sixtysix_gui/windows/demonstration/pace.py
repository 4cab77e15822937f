"""How fast a demonstration goes."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sixtysix_gui.table.durations import WATCHED_MOVE, WATCHED_RESULT, Speed, Timing
from sixtysix_gui.table.options import TableOptions


@dataclass(frozen=True)
class Pace:
    """Milliseconds that pass before a move below, and with the result of a deal.

    ``hurries``: nothing takes time, for those who only want to know that everything works.
    """

    before_move: int
    with_result: int
    hurries: bool = False

    def of_table(self, options: TableOptions) -> TableOptions:
        """Give the table's options at this pace."""
        if not self.hurries:
            return options
        return replace(options, speed=Speed.NONE.value, rest_tricks=False)


HURRY = Pace(0, 0, hurries=True)


def pace_for(speed: str) -> Pace:
    """Give the pace for the speed of the settings."""
    known = Speed(speed)
    return Pace(_wait(WATCHED_MOVE, known), _wait(WATCHED_RESULT, known))


def _wait(timing: Timing, speed: Speed) -> int:
    return timing.at(Speed.NORMAL if speed is Speed.NONE else speed)
