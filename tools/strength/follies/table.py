"""What the judges of follies ask of a position, with every hand open."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Party, Seat

DEAR = 10
"""Card points from which a card is an ace or a ten."""


@dataclass(frozen=True)
class Position:
    """A deal in which somebody is to play a card, and the cards he may play."""

    deal: Deal

    @property
    def seat(self) -> Seat:
        """Who plays."""
        return self.deal.to_act

    @property
    def side(self) -> Party:
        """His party."""
        return self.deal.rules.sides[self.seat]

    @property
    def trump(self) -> Suit | None:
        """The trump suit."""
        return self.deal.trump

    @property
    def leads(self) -> bool:
        """Whether he leads."""
        return self.deal.phase is Phase.LEAD

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that he may play."""
        return tuple(move.card for move in self.deal.legal_moves() if isinstance(move, PlayCard))

    @property
    def counts_points(self) -> bool:
        """Whether card points decide: not in contracts, where tricks or the bidder's own do."""
        contract = self.deal.contract
        return contract is None or contract.is_simple

    @cached_property
    def best(self) -> Play:
        """The card that is winning the trick so far."""
        return self.deal.duties.winning(self.deal.table, self._power)

    @property
    def _power(self) -> Suit | None:
        """The suit that takes tricks: none in the first trick of Gaigel."""
        opens = self.deal.opening is not None and self.deal.trick_number == 1
        return None if opens else self.trump

    def takes(self, card: Card) -> bool:
        """Return whether a card takes the trick over from the one that is winning it."""
        return self.deal.duties.beats(card, self.best.card, self._power)

    def beats(self, card: Card, other: Card) -> bool:
        """Return whether a card is the higher of two of one suit."""
        order = self.deal.duties.order
        return card.suit is other.suit and order[card.rank] > order[other.rank]

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that he has not seen yet: not his, not played."""
        left = list(self.deal.rules.pack)
        played = [play.card for trick in self.deal.won for play in trick.plays]
        for card in (*played, *(play.card for play in self.deal.table), *self.deal.hand):
            left.remove(card)
        return tuple(left)

    def waiting(self) -> Iterator[Seat]:
        """Yield who plays after him to this trick."""
        seat = self.deal.after(self.seat)
        started = self.deal.table[0].seat if self.deal.table else self.seat
        while seat is not started:
            yield seat
            seat = self.deal.after(seat)

    @cached_property
    def is_lost(self) -> bool:
        """Whether the trick goes to others, as he can know, unless he takes it over himself.

        Others lead it, and his partner plays no more to it, or nothing that is unseen beats it.
        """
        if self.best.seat in self.side.seats:
            return False
        if not any(seat in self.side.seats for seat in self.waiting()):
            return True
        beats = self.deal.duties.beats
        return not any(beats(card, self.best.card, self._power) for card in self.unseen)
