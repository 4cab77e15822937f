"""Who sat where, as the tags Seat and Level of a record say it (many.md 12.1)."""

from collections.abc import Mapping

from sixtysix_gui.records.trick_game.replay import TrickRecord
from sixtysix_gui.rules.seats import Seat


def person_of(record: TrickRecord) -> Seat | None:
    """Give the seat of the person; None where the record names none of the game's."""
    written = record.tag("Seat")
    return next((seat for seat in record.rules.seats if seat.name == written), None)


def levels_of(record: TrickRecord) -> Mapping[Seat, str]:
    """Give the strength named for each computer seat, clockwise after the person.

    Who is not named has the usual strength and is left out; what is written is not judged here.
    """
    person, seats = person_of(record), record.rules.seats
    first = 0 if person is None else person + 1
    others = [seat for seat in (*seats[first:], *seats[:first]) if seat is not person]
    levels = [level.strip() for level in (record.tag("Level") or "").split(",")]
    return {seat: level for seat, level in zip(others, levels, strict=False) if level}
