"""What a move did, in the order in which it happened (architecture.md, "How a card travels")."""

from dataclasses import dataclass, replace

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import Opening
from sixtysix_gui.rules.scoring.points import Outcome
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that can happen in a deal."""


@dataclass(frozen=True, slots=True)
class CardsDealt(Event):
    """A batch went to a hand; ``cards`` is None for a seat that may not see them."""

    seat: Seat
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class TrumpTurned(Event):
    """The turn-up, the cut card or a card of forehand was laid open and fixed trump."""

    card: Card


@dataclass(frozen=True, slots=True)
class TrumpNamed(Event):
    """Forehand named the trump suit, or the first card led or a marriage fixed it."""

    seat: Seat
    suit: Suit


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A player bid this number of ticks."""

    seat: Seat
    ticks: int


@dataclass(frozen=True, slots=True)
class DealOpened(Event):
    """Forehand said how the deal is opened."""

    seat: Seat
    opening: Opening


@dataclass(frozen=True, slots=True)
class ContractCalled(Event):
    """A player called a contract; ``contract`` is its word."""

    seat: Seat
    contract: str


@dataclass(frozen=True, slots=True)
class Doubled(Event):
    """A side doubled; ``level`` counts how often that was done, 1 to 3."""

    seat: Seat
    level: int


@dataclass(frozen=True, slots=True)
class SatOut(Event):
    """The partner of a contract's player laid the hand away for the deal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A player showed the whole hand, which won the deal."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardPlayed(Event):
    """A card was led, or followed the led one."""

    seat: Seat
    card: Card
    is_lead: bool


@dataclass(frozen=True, slots=True)
class CardLaid(Event):
    """A card was laid face down; ``card`` is None for a seat that may not see it."""

    seat: Seat
    card: Card | None
    is_lead: bool


@dataclass(frozen=True, slots=True)
class CardsTurned(Event):
    """The cards that lay face down in a trick were turned up together."""

    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """A trick is complete."""

    trick: Trick

    @property
    def seat(self) -> Seat:
        """Who won it."""
        return self.trick.winner


@dataclass(frozen=True, slots=True)
class LastTrickBonus(Event):
    """The very last trick earned its winner extra card points."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class SlamWon(Event):
    """One player won every trick that was played without a talon, and earned card points by it."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card went from the talon to a hand; ``card`` is None for a seat that may not see it.

    The turn-up is seen by both. ``talon_left`` counts the talon afterwards, turn-up included.
    """

    seat: Seat
    card: Card | None
    talon_left: int
    is_turn_up: bool


@dataclass(frozen=True, slots=True)
class TrumpExchanged(Event):
    """The lowest trump was put under the talon and the turn-up taken; both cards are public."""

    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class MarriageMelded(Event):
    """King and queen of a suit were shown; ``points`` are what the rules give (20 and 40, say)."""

    seat: Seat
    suit: Suit
    points: int


@dataclass(frozen=True, slots=True)
class TalonClosed(Event):
    """The turn-up was turned down; ``before_draw`` is the close with the short hand."""

    seat: Seat
    before_draw: bool


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A player let an occasion pass: the defender's exchange or the claim at the very end."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A player claimed 66, or reached it where no claim is needed (``by_itself``)."""

    seat: Seat
    by_itself: bool


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal was settled."""

    outcome: Outcome


def as_seen_by(seat: Seat, event: Event) -> Event:
    """Return the event as that seat saw it.

    Cards that were dealt to others, drawn by them or laid by them face down are hidden.
    """
    if isinstance(event, CardsDealt) and event.seat is not seat:
        return replace(event, cards=None)
    if isinstance(event, CardDrawn) and event.seat is not seat and not event.is_turn_up:
        return replace(event, card=None)
    if isinstance(event, CardLaid) and event.seat is not seat:
        return replace(event, card=None)
    return event
