"""What lies behind the players: tricks, marriages and the exchange, all of them public."""

from dataclasses import dataclass
from typing import NamedTuple

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.seats import Seat, opposite


class Play(NamedTuple):
    """A card as a seat played it; ``copy`` tells equal cards apart where a pack has several."""

    seat: Seat
    card: Card
    copy: int = 0


class Laid(NamedTuple):
    """A card that lies face down; None for a seat that may not know which."""

    seat: Seat
    card: Card | None


class Call(NamedTuple):
    """What a player said in the auction: ticks, the word of a contract, or None for a pass."""

    seat: Seat
    bid: int | str | None


class Answer(NamedTuple):
    """What a player said who was asked to double."""

    seat: Seat
    doubled: bool


@dataclass(frozen=True, slots=True)
class Trick:
    """A complete trick, card by card in the order of play; ``number`` counts from 1."""

    number: int
    plays: tuple[Play, ...]
    winner: Seat

    @property
    def leader(self) -> Seat:
        """Who led."""
        return self.plays[0].seat

    @property
    def led(self) -> Card:
        """The card that was led."""
        return self.plays[0].card

    @property
    def reply(self) -> Card:
        """The card after the one led; where two play, the answer to it."""
        return self.plays[1].card

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards in the order of play."""
        return tuple(play.card for play in self.plays)

    @property
    def points(self) -> int:
        """Captured card points of all its cards."""
        return sum([play.card.points for play in self.plays])


def trick_of(number: int, leader: Seat, led: Card, reply: Card, winner: Seat) -> Trick:
    """Return a trick of two cards at a table for two."""
    return Trick(number, (Play(leader, led), Play(opposite(leader), reply)), winner)


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
