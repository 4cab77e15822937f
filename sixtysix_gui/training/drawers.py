"""The five drawers of own mistakes: what is solved moves on, what is missed comes tomorrow."""

from datetime import date, timedelta
from enum import Enum, unique


@unique
class Drawer(Enum):
    """A drawer; the number is that of the file, in the order of the drawers."""

    TODAY = 1
    THREE_DAYS = 2
    WEEK = 3
    MONTH = 4
    LEARNED = 5


MOST_A_DAY = 10
"""Own mistakes that are asked a day; the rest waits silently."""
_DAYS = {Drawer.THREE_DAYS: 3, Drawer.WEEK: 7, Drawer.MONTH: 30}
FURTHEST = max(_DAYS.values())
"""Days after which every one is due again that is not learned."""


def moved(drawer: Drawer, day: date, *, is_right: bool) -> tuple[Drawer, date | None]:
    """Return the drawer after an answer, and the day on which it is due; None once learned.

    A missed one goes into the first drawer, and is due tomorrow.
    """
    if not is_right:
        return Drawer.TODAY, day + timedelta(days=1)
    on = Drawer(min(drawer.value + 1, Drawer.LEARNED.value))
    return on, day + timedelta(days=_DAYS[on]) if on in _DAYS else None
