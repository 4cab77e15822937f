"""Who sits at a table, as plates and sentences need it, and the words for the person's own game."""

from collections.abc import Mapping
from dataclasses import replace

from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.record_tags import seats_without_level
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.text.names import (
    MY_FACE,
    Companion,
    company,
    my_name,
    opponent_of,
)
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.windows.settings.settings_keeper import opponent_name_of, words_of


def people_of(setup: GameSetup, settings: Settings) -> People:
    """Return everybody at a table, named after the cards that lie on it."""
    return _people(setup, settings, _company(setup, settings))


def _people(setup: GameSetup, settings: Settings, known: Mapping[Seat, Companion]) -> People:
    people = tuple(
        known[seat].person if seat in known else Person(my_name(settings)) for seat in setup.seats
    )
    return People(people, setup.rules.parties, setup.person)


def narrator_at(setup: GameSetup, settings: Settings) -> Narrator:
    """Return what tells of a game to those who play it."""
    return Narrator(words_of(settings), people_of(setup, settings))


def labels_of(setup: GameSetup, settings: Settings, note: str = "") -> SeatLabels:
    """Write the plates; ``note`` stands on that of the person."""
    known = _company(setup, settings)
    people = _people(setup, settings, known)
    seats = setup.seats
    return SeatLabels(
        names=tuple(people.label(seat) for seat in seats),
        notes=tuple("" if seat in known else note for seat in seats),
        faces=tuple(known[seat].face.code if seat in known else MY_FACE for seat in seats),
        hints=tuple(known[seat].tip(settings.deck) if seat in known else "" for seat in seats),
        partner=people.partner_word,
        only_watched=setup.person is None,
        called=tuple(people.name(seat) for seat in seats),
    )


def names_at(setup: GameSetup, settings: Settings) -> tuple[str, ...]:
    """Name everybody at a table, as records do."""
    people = people_of(setup, settings)
    return tuple(people.label(seat) for seat in setup.seats)


def _company(setup: GameSetup, settings: Settings) -> dict[Seat, Companion]:
    known = dict(company(setup.players, setup.seat, len(setup.seats), settings.deck))
    if len(setup.seats) > 2:
        return known
    # two of one strength have one name, as where the computer plays on both sides
    names = [known[seat].person.name for seat in known]
    if len(set(names)) == len(names):
        return known
    return {
        seat: replace(one, person=Person(f"{one.person.name} {seat.name}"))
        for seat, one in known.items()
    }


def unnamed_at(
    record: DealRecord, setup: GameSetup, settings: Settings
) -> tuple[str, tuple[str, ...]]:
    """Return who plays where a record names no level, and how those who do so are called.

    None are called where the record names no level at all.
    """
    seats = seats_without_level(record)
    level = opponent_name_of(settings, opponent_of(settings.level))
    if len(seats) == len(setup.players):
        return level, ()
    people = people_of(setup, settings)
    return level, tuple(people.name(seat) for seat in seats)
