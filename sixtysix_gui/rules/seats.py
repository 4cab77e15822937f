"""The seats at a table, and who scores together there (rules.md 3.1)."""

from dataclasses import dataclass
from enum import IntEnum


class Seat(IntEnum):
    """A place at a table, clockwise; its number indexes what is kept for every player.

    Most games use only some of them: a table says by its parties which, so nothing may go
    through this enumeration itself.
    """

    A = 0
    B = 1
    C = 2
    D = 3


@dataclass(frozen=True, slots=True)
class Party:
    """Players who score together, or one alone; ``number`` indexes scores, card points and columns.

    >>> (7, 3)[PARTNERS[1]]
    3
    """

    number: int
    seats: tuple[Seat, ...]

    @property
    def name(self) -> str:
        """The letter by which records name a party: that of its first seat."""
        return self.seats[0].name

    def __index__(self) -> int:
        """The number, so that a party can be looked up where things are kept by party."""
        return self.number


Parties = tuple[Party, ...]
"""All parties at a table."""


def _parties(*seats: tuple[Seat, ...]) -> Parties:
    return tuple(Party(number, together) for number, together in enumerate(seats))


TWO_ALONE = _parties((Seat.A,), (Seat.B,))
THREE_ALONE = _parties((Seat.A,), (Seat.B,), (Seat.C,))
PARTNERS = _parties((Seat.A, Seat.C), (Seat.B, Seat.D))

FIRST_SEATS = (Seat.A, Seat.B, Seat.C)
"""The first seat of a party, at its number; that is the same at every table."""

EVERY_SEAT = (Seat.A, Seat.B, Seat.C, Seat.D)
"""The seats of the largest table, where a letter or number is read before the rules are known."""

BOTH = (Seat.A, Seat.B)
"""The seats of a table for two."""


def seats_of(parties: Parties) -> tuple[Seat, ...]:
    """List the seats of a table in clockwise order.

    >>> [seat.name for seat in seats_of(PARTNERS)]
    ['A', 'B', 'C', 'D']
    """
    return tuple(sorted(seat for party in parties for seat in party.seats))


def opposite(seat: Seat) -> Seat:
    """Return the other seat at a table for two."""
    return Seat.B if seat is Seat.A else Seat.A
