"""What a game is to be, and what is done in it on the person's behalf."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from typing import Literal

from sixtysix_gui.rules.scoring.game import Length
from sixtysix_gui.rules.seats import Parties, Party, Seat
from sixtysix_gui.rules.sets.rules import Rules

USUAL_PLAYER = "casual"
"""Who plays where no one is named."""


@dataclass(frozen=True)
class GameSetup:
    """What a new game is to be.

    ``names`` are by seat, one for each. ``players`` names the computer's players by their seats,
    each usually by a level. ``seat`` is that from which the game is shown: the person's, or, if
    the computer plays there too, the one over whose shoulder the game is watched. ``code`` fixes
    the first deal and ``first_dealer`` who deals it; both are drawn by lot when None. ``length``
    says when it is over. ``day`` is the day whose deal it is, if it is one.
    """

    rules: Rules
    names: tuple[str, ...]
    players: Mapping[Seat, str]
    seat: Seat = Seat.A
    code: str | None = None
    first_dealer: Seat | None = None
    practice: bool = False
    length: Length = "game"
    day: date | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Where someone sits."""
        return self.rules.seats

    @property
    def person(self) -> Seat | None:
        """The seat of the person; None where the computer plays at all."""
        return None if self.seat in self.players else self.seat

    @property
    def party(self) -> Party:
        """Who scores together with the seat that the game is shown from."""
        return self.rules.sides[self.seat]

    @property
    def other_parties(self) -> Parties:
        """Who plays against them."""
        return tuple(party for party in self.rules.parties if self.seat not in party.seats)

    @property
    def others(self) -> tuple[Seat, ...]:
        """The seats of all others, clockwise from the one that the game is shown from."""
        seats = self.seats
        place = seats.index(self.seat)
        return (*seats[place + 1 :], *seats[:place])

    @property
    def opponent(self) -> Seat:
        """The seat of the first of the others; where two play, of the one who plays against it."""
        return self.others[0]

    @property
    def level(self) -> str:
        """Who plays there, usually a level."""
        return self.players[self.opponent]

    @property
    def levels(self) -> tuple[str, ...]:
        """Who plays at the seats of all others, clockwise."""
        return tuple(self.players[seat] for seat in self.others)


@dataclass(frozen=True)
class Preferences:
    """What is done on the person's behalf.

    Saying out at 66, drawing where they might close first, and playing the last card of a hand
    where nothing else can be done. ``before_partner``: where they could only claim before the
    partner leads, that is passed by at once, by the table after a moment, or by themselves.
    """

    claim_for_me: bool = False
    draw_for_me: bool = False
    last_card_for_me: bool = False
    before_partner: Literal["at_once", "moment", "wait"] = "wait"
