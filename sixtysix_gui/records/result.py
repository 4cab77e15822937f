"""How the end of a deal is written: result, termination, totals (rules.md 6.3, 6.4)."""

import re
from collections.abc import Iterable

from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import TWO_ALONE, Parties
from sixtysix_gui.rules.sets.rules import Rules

UNFINISHED = "*"
DRAWN = "0:0"
_NUMBER = re.compile(r"[0-9]{1,4}")
_PAIR = re.compile(r"([0-9]{1,4})-([0-9]{1,4})")


def result_of(
    outcome: Outcome | None, parties: Parties = TWO_ALONE, *, everybody: bool = False
) -> str:
    """Write a result: ``A:2``, drawn ``0:0``, or ``*`` for a deal that is not settled.

    Where several parties win or lose points all of them are named, as in ``A:-2,B:3,C:-1``;
    with ``everybody`` also those who get nothing, as in ``A:0,B:-3``.
    """
    if outcome is None:
        return UNFINISHED
    points = [(party.name, outcome.points[party]) for party in parties]
    if not any(number for _, number in points):
        return DRAWN
    named = (f"{name}:{number}" for name, number in points if number or everybody)
    return ",".join(named)


def result_by(rules: Rules, outcome: Outcome | None) -> str:
    """Write a result as the games of such rules do (rules.md 6.4, many.md 12.3)."""
    everybody = not rules.close and rules.has("score.unit")
    return result_of(outcome, rules.parties, everybody=everybody)


def termination_of(outcome: Outcome | None) -> str:
    """Name the way a deal ended; an unsettled one was abandoned."""
    return ABANDONED if outcome is None else outcome.reason


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
