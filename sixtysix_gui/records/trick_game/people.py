"""Who sat where, as the tags Seat and Level of a record of any game say it (many.md 12.1)."""

from collections.abc import Mapping

from sixtysix_gui.records.record import DealRecord
from sixtysix_gui.rules.face import Rules
from sixtysix_gui.rules.seats import Seat, seats_of


def person_of(record: DealRecord[Rules]) -> Seat | None:
    """Give the seat of the person; None where the record names none of the game's."""
    written = record.tag("Seat")
    return next((seat for seat in seats_of(record.rules.parties) if seat.name == written), None)


def levels_of(record: DealRecord[Rules], person: Seat | None = None) -> Mapping[Seat, str]:
    """Give the strength named for each computer seat, clockwise after the person.

    The person sits in the seat that the record names, or, where it names none, in ``person``. Who
    is not named has the usual strength and is left out; what is written is not judged here.
    """
    known, seats = person_of(record), seats_of(record.rules.parties)
    sits = person if known is None else known
    first = 0 if sits is None else sits + 1
    others = [seat for seat in (*seats[first:], *seats[:first]) if seat is not sits]
    levels = [level.strip() for level in (record.tag("Level") or "").split(",")]
    return {seat: level for seat, level in zip(others, levels, strict=False) if level}
