"""Who sits at a table, as plates and sentences need it, and the words for the person's own game."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from sixtysix_gui.controller.game_controller import GameController
from sixtysix_gui.controller.game_setup import GameSetup
from sixtysix_gui.controller.record_tags import seats_without_level
from sixtysix_gui.records import DealRecord, games_before
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table.seating import SeatLabels
from sixtysix_gui.table.table import Table
from sixtysix_gui.text.names import (
    MY_FACE,
    Companion,
    Opponent,
    company,
    my_name,
    opponent_called,
    opponent_of,
    plate_note,
)
from sixtysix_gui.text.narrator.narrator import Narrator
from sixtysix_gui.text.people import People, Person
from sixtysix_gui.windows.settings.settings_keeper import SettingsKeeper, opponent_name_of, words_of


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


def outcomes_of(records: Sequence[DealRecord]) -> list[Outcome]:
    """Return how all deals of the last game ended that were played to their end."""
    found = (record.outcome for record in records[-len(games_before(records)) :])
    return [outcome for outcome in found if outcome is not None]


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


class GameWords:
    """Knows the words for the game that the controller has, by the settings as they are now."""

    def __init__(self, controller: GameController, keeper: SettingsKeeper) -> None:
        """Take whom to ask; nothing is kept."""
        self._controller = controller
        self._keeper = keeper
        self._made: tuple[GameSetup, Settings, Narrator] | None = None

    @property
    def _settings(self) -> Settings:
        return self._keeper.settings

    # --------------------------------------------------------------------------------- who plays

    @property
    def opponents(self) -> tuple[Opponent, ...]:
        """Who plays with and against the person; without a game the one of the next game."""
        setup = self._controller.setup
        if setup is None:
            return (self.opponent,)
        return tuple(opponent_of(level) for level in setup.levels)

    @property
    def opponent(self) -> Opponent:
        """Who plays against the person; without a game, who would play the next one."""
        setup = self._controller.setup
        return opponent_of(self._settings.level if setup is None else setup.level)

    @property
    def opponent_name(self) -> str:
        """How the opponent is called."""
        return opponent_name_of(self._settings, self.opponent)

    @property
    def failing(self) -> tuple[Opponent, str]:
        """Who has failed to decide, and how sentences call him."""
        setup, seat = self._controller.setup, self._controller.failing_seat
        if setup is None or seat is None:
            return self.opponent, opponent_called(self.opponent, self._settings.deck)
        player = opponent_of(setup.players[seat])
        return player, people_of(setup, self._settings).name(seat)

    def replaced(self, record: DealRecord) -> tuple[str, tuple[str, ...]]:
        """Return who plays where a record names no level, and how those who do so are called.

        None are called where the record names no level at all.
        """
        settings, setup, seats = self._settings, self._controller.setup, seats_without_level(record)
        level = opponent_name_of(settings, opponent_of(settings.level))
        if setup is None or len(seats) == len(setup.players):
            return level, ()
        people = people_of(setup, settings)
        return level, tuple(people.name(seat) for seat in seats)

    def label(self, table: Table) -> None:
        """Write who sits at a table; a practice game is marked there, or a deal with a hint."""
        setup = self._controller.setup
        if setup is None:
            return
        note = plate_note(practice=setup.practice, helped=self._controller.is_helped)
        table.set_players(labels_of(setup, self._settings, note))

    # ------------------------------------------------------------------------------ what is said

    @property
    def narrator(self) -> Narrator | None:
        """What tells of the game to those who play it; None without a game."""
        setup, settings = self._controller.setup, self._settings
        if setup is None:
            return None
        made = self._made
        if made is None or made[0] is not setup or made[1] is not settings:
            self._made = made = (setup, settings, narrator_at(setup, settings))
        return made[2]

    def retranslate(self) -> None:
        """Find other words: the language has changed."""
        self._made = None
