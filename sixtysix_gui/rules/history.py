"""What lies behind the players: tricks, marriages and the exchange, all of them public."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick; ``number`` counts from 1."""

    number: int
    leader: Seat
    led: Card
    reply: Card
    winner: Seat

    @property
    def points(self) -> int:
        """Captured card points of both cards."""
        return self.led.points + self.reply.points


@dataclass(frozen=True, slots=True)
class Marriage:
    """A declared marriage; ``trick`` is the number of the trick it was to be led to."""

    seat: Seat
    suit: Suit
    points: int
    trick: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """The one exchange of a deal; ``trick`` is the trick then led, played or to be led."""

    seat: Seat
    given: Card
    taken: Card
    trick: int
