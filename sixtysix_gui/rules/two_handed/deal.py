"""The two-player deal as a state machine (rules.md 3): one frozen state, moves in, events out."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.errors import IllegalMoveError
from sixtysix_gui.rules.events import CardsDealt, Event, TrumpTurned
from sixtysix_gui.rules.history import Exchange, Marriage, Trick
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed import legality, transitions, view
from sixtysix_gui.rules.two_handed.dealing import lay_out
from sixtysix_gui.rules.two_handed.phases import Phase, TalonStatus
from sixtysix_gui.rules.two_handed.scoring import Close, DealOutcome, Tally
from sixtysix_gui.rules.two_handed.variants import RuleSet
from sixtysix_gui.rules.two_handed.view import PlayerView

Cards = tuple[Card, ...]


@dataclass(frozen=True)
class DealState:
    """Everything about a deal at one moment, hidden cards included (rules.md 3.1).

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

    @classmethod
    def start(cls, rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> DealState:
        """Deal a pack in the order in which its cards leave it (rules.md 6.3).

        Raises:
            PackError: if it does not hold exactly the cards of the rule set.
        """
        hands, talon = lay_out(rules, pack, dealer)
        return cls(
            rules=rules,
            dealer=dealer,
            trump=talon[-1].suit,
            hands=hands,
            talon=talon,
            phase=Phase.LEAD,
            to_act=dealer.other,
        )

    def opening_events(self) -> tuple[Event, ...]:
        """Give the events of dealing: batches, forehand first, and the turn-up at its moment."""
        events: list[Event] = []
        start = 0
        for number, size in enumerate(self.rules.deal_batches, start=1):
            for seat in (self.dealer.other, self.dealer):
                cards = self.hands[seat][start : start + size]
                events.append(CardsDealt(seat, size, cards))
            start += size
            if number == 1 and self.rules.deal_turn_up == "after-batch-1":
                events.append(TrumpTurned(self.talon[-1]))
        if self.rules.deal_turn_up == "last":
            events.append(TrumpTurned(self.talon[-1]))
        return tuple(events)

    def legal_moves(self) -> tuple[Move, ...]:
        """List every move the rules allow now, wise or not; empty when the deal is settled."""
        return legality.legal_moves(self)

    def why_illegal(self, move: Move) -> IllegalMoveError | None:
        """Say why a move is forbidden now, or give None when it is legal."""
        return legality.why_illegal(self, move)

    def apply(self, move: Move) -> tuple[DealState, tuple[Event, ...]]:
        """Make a move: the state after it and what happened, hidden cards included.

        Raises:
            IllegalMoveError: with the reason, if the rules forbid it now.
        """
        error = legality.why_illegal(self, move)
        if error is not None:
            raise error
        return transitions.make(self, move)

    def view(self, seat: Seat, score: tuple[int, int] = (0, 0), carry: int = 0) -> PlayerView:
        """Give all that a seat may know, at a score of game points won so far."""
        return view.view_of(self, seat, score, carry)

    def tally(self, seat: Seat) -> Tally:
        """Give what a player has made so far."""
        close = self.close
        frozen = (
            close.defender_points
            if close is not None
            and self.rules.close_defender_points == "frozen"
            and close.seat is not seat
            else None
        )
        return Tally(
            self.captured[seat], self.melded[seat], self.bonus[seat], self.tricks[seat], frozen
        )

    def total(self, seat: Seat) -> int:
        """Give the card points of a player as they would count now (rules.md 3.1)."""
        return self.tally(seat).total

    @property
    def leader(self) -> Seat:
        """The seat that leads, or led, to the present trick."""
        waits = self.led is not None or self.phase is Phase.REPLY
        return self.to_act.other if waits else self.to_act

    @property
    def turn_up(self) -> Card | None:
        """The card under the talon, face up or turned down; None once it is drawn."""
        return self.talon[-1] if self.talon else None

    @property
    def is_over(self) -> bool:
        """Whether the deal is settled."""
        return self.phase is Phase.SETTLED

    def changed(self, **changes: Any) -> DealState:  # noqa: ANN401 - the fields differ in type
        """Give a copy with some fields changed, without the cost of a fresh construction."""
        copy = object.__new__(DealState)
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(changes)
        return copy
