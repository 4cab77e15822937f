"""The facts of a deal at one moment, hidden cards included (rules.md 3.1)."""

from dataclasses import dataclass
from enum import Enum
from typing import Any, Self

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.history import Exchange, Marriage, Trick
from sixtysix_gui.rules.seats import Seat
from tests.oracles.closing.scoring import CardPoints, Close, DealOutcome
from tests.oracles.closing.seats import opposite
from tests.oracles.closing.variants import RuleSet

Cards = tuple[Card, ...]


class Phase(Enum):
    """The state of rules.md 3.2 that decides who may do what."""

    PRE_DRAW = "before the draw"
    LEAD = "lead"
    REPLY = "reply to a close"
    FOLLOW = "follow"
    FINAL = "after the last card"
    SETTLED = "settled"


class TalonStatus(Enum):
    """Whether cards are still drawn."""

    OPEN = "open"
    CLOSED = "closed"
    EXHAUSTED = "exhausted"


@dataclass(frozen=True)
class DealFacts:
    """Everything about a deal, and nothing that can be done with it.

    Pairs are indexed by ``Seat``. ``talon[0]`` is drawn next and ``talon[-1]`` is the turn-up.
    ``trick_number`` counts the trick about to be led or being played, from 1. ``led`` is the
    card on the table. ``melded_suit`` is the marriage shown in this turn, ``bound`` is true once
    its owner acted before drawing and must therefore close. ``shown`` holds cards of each seat
    that both players have seen in or on the way to that hand, played ones included.
    """

    rules: RuleSet
    dealer: Seat
    trump: Suit
    hands: tuple[Cards, Cards]
    talon: Cards
    phase: Phase
    to_act: Seat
    trick_number: int = 1
    status: TalonStatus = TalonStatus.OPEN
    led: Card | None = None
    captured: tuple[int, int] = (0, 0)
    melded: tuple[int, int] = (0, 0)
    bonus: tuple[int, int] = (0, 0)
    tricks: tuple[int, int] = (0, 0)
    melded_suit: Suit | None = None
    bound: bool = False
    close: Close | None = None
    exchange: Exchange | None = None
    marriages: tuple[Marriage, ...] = ()
    won: tuple[Trick, ...] = ()
    shown: tuple[Cards, Cards] = ((), ())
    outcome: DealOutcome | None = None

    def points_of(self, seat: Seat) -> CardPoints:
        """Give what a player has made so far."""
        close = self.close
        frozen = (
            close.defender_points
            if close is not None
            and self.rules.close_defender_points == "frozen"
            and close.seat is not seat
            else None
        )
        return CardPoints(
            self.captured[seat], self.melded[seat], self.bonus[seat], self.tricks[seat], frozen
        )

    def total(self, seat: Seat) -> int:
        """Give the card points of a player as they would count now (rules.md 3.1)."""
        return self.points_of(seat).total

    @property
    def totals(self) -> tuple[int, int]:
        """The card points of both seats as they would count now."""
        return self.total(Seat.A), self.total(Seat.B)

    @property
    def leader(self) -> Seat:
        """The seat that leads, or led, to the present trick."""
        waits = self.led is not None or self.phase is Phase.REPLY
        return opposite(self.to_act) if waits else self.to_act

    @property
    def turn_up(self) -> Card | None:
        """The card under the talon, face up or turned down; None once it is drawn."""
        return self.talon[-1] if self.talon else None

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.phase is Phase.SETTLED

    @property
    def hand(self) -> Cards:
        """The hand of the seat to act."""
        return self.hands[self.to_act]

    @property
    def tricks_won(self) -> int:
        """The tricks of the seat to act."""
        return self.tricks[self.to_act]

    @property
    def talon_size(self) -> int:
        """How many cards lie in the talon, turn-up included."""
        return len(self.talon)

    def changed(self, **changes: Any) -> Self:  # noqa: ANN401 - the fields differ in type
        """Give a copy with some fields changed, without the cost of a fresh construction."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(changes)
        return copy
