"""What one seat knows of the cards: those it has not seen, and which of its own are high."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play
from sixtysix_gui.rules.moves import PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.duties import Duties


def without(cards: Iterable[Card], gone: Iterable[Card]) -> tuple[Card, ...]:
    """Take cards away from others, each once; they may lie there twice."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


class Knowledge:
    """A view, and what follows from it at once."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.seat = view.seat
        self.trump = view.trump

    @cached_property
    def duties(self) -> Duties:
        """The order of the ranks and the duties."""
        return self.view.rules.duties_in(self.view.contract)

    @cached_property
    def seen(self) -> tuple[Card, ...]:
        """All cards that have been seen outside other hands: the own ones, and those played."""
        view = self.view
        own = (laid.card for laid in view.face_down if laid.card is not None)
        tricks = (play.card for trick in view.won for play in trick.plays)
        return (*view.hand, *tricks, *(play.card for play in view.table), *own)

    @cached_property
    def unseen(self) -> tuple[Card, ...]:
        """The cards that are not seen, a turn-up and those known in other hands among them."""
        return without(self.view.rules.pack, self.seen)

    @cached_property
    def trumps_out(self) -> int:
        """How many trumps have not been seen."""
        return sum(card.suit is self.trump for card in self.unseen)

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played."""
        return tuple(move.card for move in self.view.legal_moves if isinstance(move, PlayCard))

    @cached_property
    def partner(self) -> Seat | None:
        """The partner who plays too; None where everybody plays alone or he sits out."""
        side = self.view.rules.sides[self.seat].seats
        return next((s for s in side if s is not self.seat and s not in self.view.out_seats), None)

    @property
    def power(self) -> Suit | None:
        """The suit that takes tricks of other suits: none in the first trick of Gaigel."""
        opens = self.view.opening is not None and self.view.trick_number == 1
        return None if opens else self.trump

    def strength(self, card: Card) -> int:
        """Say how high a card is in its suit."""
        return self.duties.order[card.rank]

    def is_high(self, card: Card) -> bool:
        """Return whether no unseen card of its suit beats a card."""
        strength = self.strength(card)
        return not any(
            other.suit is card.suit and self.strength(other) > strength for other in self.unseen
        )

    def is_sure(self, card: Card) -> bool:
        """Return whether nothing unseen can beat a card where anybody may be void."""
        if self.power is not None and card.suit is not self.power and self.trumps_out:
            return False
        return self.is_high(card)

    @cached_property
    def best(self) -> Play:
        """The card that is winning the trick; only where one lies open."""
        return self.duties.winning(self.view.table, self.power)

    def takes(self, card: Card) -> bool:
        """Return whether a card takes the trick over."""
        return self.duties.beats(card, self.best.card, self.power)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """Who plays to the trick after this seat."""
        rules, view = self.view.rules, self.view
        laid = {play.seat for play in view.table} | {laid.seat for laid in view.face_down}
        following = rules.from_seat(self.seat)[1:]
        return tuple(s for s in following if s not in laid and s not in view.out_seats)
