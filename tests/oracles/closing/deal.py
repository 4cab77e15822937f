"""The two-player deal as a state machine (rules.md 3): one frozen state, moves in, events out."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Self

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import CardsDealt, Event, TrumpTurned
from sixtysix_gui.rules.moves import IllegalMoveError, Move
from sixtysix_gui.rules.seats import Seat
from tests.oracles.closing import legality, transitions
from tests.oracles.closing.dealing import lay_out
from tests.oracles.closing.facts import DealFacts, Phase
from tests.oracles.closing.seats import opposite
from tests.oracles.closing.variants import RuleSet
from tests.oracles.closing.view import PlayerView, view_of


@dataclass(frozen=True)
class DealState(DealFacts):
    """A deal and what can be done with it; every move gives a new one (rules.md 3.2)."""

    @classmethod
    def start(cls, rules: RuleSet, pack: Sequence[Card], dealer: Seat) -> Self:
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
            to_act=opposite(dealer),
        )

    @classmethod
    def imagined(cls, view: PlayerView, unseen: Sequence[Card]) -> Self:
        """Give a whole deal that the seat of a view could be in: the unseen cards, in some order.

        The first of them fill up the other hand beside the cards known to be there, the rest is
        the face-down talon in drawing order. Raises ``ValueError`` for another number of cards.
        """
        other = opposite(view.seat)
        known = view.known[other]
        missing = view.hand_sizes[other] - len(known)
        talon = tuple(unseen[missing:])
        if view.turn_up is not None:
            talon = (*talon, view.turn_up)
        if len(talon) != view.talon_size:
            raise ValueError("The unseen cards do not fill the other hand and the talon.")
        hand = known + tuple(unseen[:missing])
        first, second = view.card_points
        return cls(
            rules=view.rules,
            dealer=view.dealer,
            trump=view.trump,
            hands=(view.hand, hand) if view.seat is Seat.A else (hand, view.hand),
            talon=talon,
            phase=view.phase,
            to_act=view.to_act,
            trick_number=view.trick_number,
            status=view.status,
            led=view.led,
            captured=(first.captured, second.captured),
            melded=(first.melded, second.melded),
            bonus=(first.bonus, second.bonus),
            tricks=(first.tricks, second.tricks),
            melded_suit=view.melded_suit,
            bound=view.bound,
            close=view.close,
            exchange=view.exchange,
            marriages=view.marriages,
            won=view.won,
            shown=view.known,
            outcome=view.outcome,
        )

    def opening_events(self) -> tuple[Event, ...]:
        """Give the events of dealing: batches, forehand first, and the turn-up at its moment."""
        events: list[Event] = []
        start = 0
        for number, size in enumerate(self.rules.deal_batches, start=1):
            for seat in (opposite(self.dealer), self.dealer):
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

    def apply(self, move: Move) -> tuple[Self, tuple[Event, ...]]:
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
        return view_of(self, seat, score, carry)
