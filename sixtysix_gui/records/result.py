"""How the end of a deal is written: result, termination, totals (rules.md 6.3, 6.4)."""

from __future__ import annotations

import re
from collections.abc import Iterable

from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.scoring import DealOutcome

UNFINISHED = "*"
DRAWN = "0:0"
_NUMBER = re.compile(r"[0-9]{1,4}")
_PAIR = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


def result_of(outcome: DealOutcome | None) -> str:
    """Write a result: ``A:2``, drawn ``0:0``, or ``*`` for a deal that is not settled."""
    if outcome is None:
        return UNFINISHED
    if outcome.winner is None:
        return DRAWN
    return f"{outcome.winner.name}:{outcome.game_points}"


def termination_of(outcome: DealOutcome | None) -> str:
    """Name the way a deal ended; an unsettled one was abandoned."""
    return ABANDONED if outcome is None else outcome.termination.value


def totals_of(state: DealState) -> tuple[int, int]:
    """Give the card points of both seats as they count now."""
    return state.total(Seat.A), state.total(Seat.B)


def pair(numbers: Iterable[int]) -> str:
    """Write two numbers as in ``70-35``.

    >>> pair((70, 35))
    '70-35'
    """
    return "-".join(str(number) for number in numbers)


def read_pair(text: str) -> tuple[int, int] | None:
    """Read two numbers as in ``70-35``; None if the text is of another form."""
    found = _PAIR.fullmatch(text)
    return None if found is None else (int(found[1]), int(found[2]))


def read_number(text: str) -> int | None:
    """Read a number of at most four digits; None if the text is none."""
    return int(text) if _NUMBER.fullmatch(text) else None
