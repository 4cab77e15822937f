"""Who sits where at the table as the person sees it, and how the game stands."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from functools import cache, cached_property, lru_cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixtysix_gui.rules.deals.view import View
    from sixtysix_gui.rules.seats import Seat
    from sixtysix_gui.rules.sets.rules import Rules


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
    """Return the chairs of a table clockwise from the person's.

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


@dataclass(frozen=True)
class SeatLabels:
    """What the plates say, by seat.

    ``called`` is how words on the table call those whose name needs an article: the Queen.
    ``notes`` are short additions to the score below a name, ``faces`` card codes such as ``KH``, or
    None for no portrait, ``hints`` what a plate's tool tip says, such as a strength. ``partner`` is
    the one word for the partner, who sits opposite.
    ``only_watched``: no one at the table is "you", so that everybody is called by name.
    """

    names: tuple[str, ...] = ("", "", "", "")
    notes: tuple[str, ...] = ("", "", "", "")
    faces: tuple[str | None, ...] = (None, None, None, None)
    hints: tuple[str, ...] = ("", "", "", "")
    partner: str = ""
    only_watched: bool = False
    called: tuple[str, ...] = ()

    def name(self, seat: Seat) -> str:
        """Return the name at a seat; empty while others sit down, of whom fewer are told."""
        return self.names[seat] if seat < len(self.names) else ""

    def called_at(self, seat: Seat) -> str:
        """Return how words call who sits at a seat."""
        return self.called[seat] if seat < len(self.called) else self.name(seat)

    def note(self, seat: Seat) -> str:
        """Return the addition to the score of a seat."""
        return self.notes[seat] if seat < len(self.notes) else ""

    def face(self, seat: Seat) -> str | None:
        """Return the code of the card whose face is shown at a seat."""
        return self.faces[seat] if seat < len(self.faces) else None

    def hint(self, seat: Seat) -> str:
        """Return what is told besides of who sits there."""
        return self.hints[seat] if seat < len(self.hints) else ""


@dataclass(frozen=True)
class Score:
    """How the game stands.

    ``won`` are the points of each party; ``before`` the totals after earlier deals, the oldest
    first, without the present one. ``deal`` is the number of the deal on the table among those
    that count, ``deals`` how many there are, or None where that is open.
    """

    won: tuple[int, ...] = ()
    before: tuple[tuple[int, ...], ...] = ()
    deal: int = 1
    deals: int | None = None

    def of(self, party: int) -> int:
        """Return the points of a party; none are won where nothing is known."""
        return self.won[party] if party < len(self.won) else 0


@dataclass(frozen=True)
class Seating:
    """Which seat has which chair, seen by one of them."""

    rules: Rules
    person: Seat

    @classmethod
    def of(cls, view: View) -> Seating:
        """Return the seating as a view's own seat sees it."""
        return _seating(cls, view.rules, view.seat)

    @cached_property
    def chairs(self) -> tuple[Chair, ...]:
        """Everybody clockwise, from the person on."""
        return chairs_for(len(self.rules.seats))

    def chair(self, seat: Seat) -> Chair:
        """Return the chair of a seat."""
        return chair_of(seat, self.person, len(self.rules.seats))

    def seat(self, chair: Chair) -> Seat:
        """Return the seat that has a chair."""
        place = self.chairs.index(chair)
        return self.rules.seats[(self.person + place) % len(self.rules.seats)]

    @cached_property
    def has_partners(self) -> bool:
        """Whether players score together."""
        return len(self.rules.parties) < len(self.rules.seats)

    def party(self, chair: Chair) -> int:
        """Return the number of the party that a chair belongs to."""
        return self.rules.sides[self.seat(chair)].number

    def seats_of(self, party: int) -> tuple[Seat, ...]:
        """Return the seats of a party, the nearest to the person first."""
        seats = self.rules.parties[party].seats
        return tuple(sorted(seats, key=lambda seat: self.chairs.index(self.chair(seat))))

    def pile(self, seat: Seat) -> Chair:
        """Return the chair at whose pile the tricks of a seat lie: one pile for each side."""
        return self.pile_of_party(self.rules.sides[seat].number)

    def pile_of_party(self, party: int) -> Chair:
        """Return the chair at whose pile the tricks of a party lie."""
        chairs = [self.chair(seat) for seat in self.rules.parties[party].seats]
        return min(chairs, key=self.chairs.index)

    @cached_property
    def piles(self) -> tuple[Chair, ...]:
        """The chairs with a pile, the own one first."""
        chairs = (self.pile_of_party(party.number) for party in self.rules.parties)
        return tuple(sorted(chairs, key=self.chairs.index))


# Every part of the table asks who sits where, many times while cards fly.
@lru_cache(maxsize=64)
def _seating(kind: type[Seating], rules: Rules, person: Seat) -> Seating:
    return kind(rules, person)


def chair_at(view: View, seat: Seat) -> Chair:
    """Return the chair of a seat, seen from the view's own."""
    return chair_of(seat, view.seat, len(view.rules.seats))
