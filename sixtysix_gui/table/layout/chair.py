"""Where a seat is at the table as the person sees it."""

from enum import Enum
from functools import cache


class Chair(Enum):
    """An edge of the table with somebody at it; the person sits in the south."""

    SOUTH = "south"
    WEST = "west"
    NORTH = "north"
    EAST = "east"

    __hash__ = object.__hash__  # there is one of each, and places are looked up by them often


FACING = (Chair.SOUTH, Chair.NORTH)
"""The chairs of two who face each other."""
_SEEDS = {Chair.SOUTH: "mine", Chair.NORTH: "theirs"}
"""The words from which follows how untidily the cards of two lie: the golden pictures hold them."""

_CHAIRS = {
    2: (Chair.SOUTH, Chair.NORTH),
    3: (Chair.SOUTH, Chair.WEST, Chair.EAST),
    4: (Chair.SOUTH, Chair.WEST, Chair.NORTH, Chair.EAST),
}


@cache
def chairs_for(seats: int) -> tuple[Chair, ...]:
    """Lists the chairs of a table clockwise from the person's.

    Args:
        seats: how many play, two to four.

    >>> [chair.value for chair in chairs_for(3)]
    ['south', 'west', 'east']
    """
    return _CHAIRS[seats]


def chair_of(seat: int, person: int, seats: int) -> Chair:
    """Return the chair of a seat; seats are numbered clockwise, whichever way a game runs.

    Args:
        seat: the number of a seat.
        person: the number of the seat that the table is seen from.
        seats: how many play.

    >>> chair_of(1, person=2, seats=4)
    <Chair.EAST: 'east'>
    """
    return chairs_for(seats)[(seat - person) % seats]


def pile_chair(chair: Chair, seats: int) -> Chair:
    """Return the chair whose pile takes what a chair wins: of four, partners have one together."""
    if seats < 4:
        return chair
    return Chair.SOUTH if chair in {Chair.SOUTH, Chair.NORTH} else Chair.WEST


def seed_of(chair: Chair, seats: int) -> str:
    """Return the word from which follows how untidily the cards of a chair lie."""
    return _SEEDS[chair] if seats == len(FACING) else chair.value
