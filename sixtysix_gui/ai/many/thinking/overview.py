"""What a seat can know of the trick it plays to, and of the cards that are still out."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from sixtysix_gui.ai.many.skill import EVERY_CONVENTION, Convention
from sixtysix_gui.ai.many.thinking.worlds import forgotten, ruled_out
from sixtysix_gui.ai.player import Memory
from sixtysix_gui.rules.cards import Card, Rank, Suit, card_of
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.history import Play, Trick
from sixtysix_gui.rules.moves import Opening, PlayCard
from sixtysix_gui.rules.scoring.points import CardPoints, together
from sixtysix_gui.rules.seats import Party, Seat

_MARRIAGE = (Rank.KING, Rank.QUEEN)


class Overview:
    """A view as its seat remembers it; cards that are forgotten count as still out."""

    def __init__(
        self,
        view: View,
        memory: Memory = "all",
        conventions: frozenset[Convention] = EVERY_CONVENTION,
    ) -> None:
        self.view = view
        self.conventions = conventions
        self.trump = view.trump
        self.side: Party = view.rules.sides[view.seat]
        self._memory: Memory = memory
        self._duties = view.rules.duties_in(view.contract)

    @property
    def leads(self) -> bool:
        """Whether the seat leads."""
        return self.view.phase is Phase.LEAD

    @property
    def counts_points(self) -> bool:
        """Whether card points decide: not in contracts, where tricks or the bidder's own do."""
        return self.view.contract is None or self.view.contract.is_simple

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """The cards that may be played."""
        return tuple(move.card for move in self.view.legal_moves if isinstance(move, PlayCard))

    @cached_property
    def _not_seen(self) -> tuple[Card, ...]:
        view = self.view
        seen = Counter(view.hand)
        seen.update(card for trick in view.won for card in trick.cards)
        seen.update(play.card for play in view.table)
        seen.update(laid.card for laid in view.face_down if laid.card is not None)
        return tuple((Counter(view.rules.pack) - seen).elements())

    @cached_property
    def _forgotten(self) -> tuple[Card, ...]:
        return forgotten(self.view, self._memory)

    @cached_property
    def out(self) -> tuple[Card, ...]:
        """The cards that may be in other hands or in the talon, those known there included."""
        return (*self._not_seen, *self._forgotten)

    @cached_property
    def trumps_out(self) -> tuple[Card, ...]:
        """The trumps among them; a bidder on trumps counts them, whatever else is forgotten."""
        counts = self.view.seat is self.view.bidder
        return tuple(
            card for card in (self._not_seen if counts else self.out) if card.suit is self.trump
        )

    @property
    def _power(self) -> Suit | None:
        """The suit that takes tricks of other suits: none in the first trick of Gaigel."""
        opens = self.view.opening is not None and self.view.trick_number == 1
        return None if opens else self.trump

    def is_higher(self, card: Card, other: Card) -> bool:
        """Return whether a card is the higher of two of one suit."""
        order = self._duties.order
        return card.suit is other.suit and order[card.rank] > order[other.rank]

    def is_highest(self, card: Card) -> bool:
        """Return whether no card of its suit that is still out is higher."""
        return not any(self.is_higher(other, card) for other in self.out)

    @cached_property
    def best(self) -> Play | None:
        """The card that is winning the trick, where one lies open."""
        return self._duties.winning(self.view.table, self._power) if self.view.table else None

    def takes(self, card: Card) -> bool:
        """Return whether a card takes the trick over."""
        return self.best is not None and self._duties.beats(card, self.best.card, self._power)

    @cached_property
    def to_come(self) -> tuple[Seat, ...]:
        """Who plays to the trick after this seat."""
        view = self.view
        laid = {play.seat for play in view.table} | {one.seat for one in view.face_down}
        following = view.rules.from_seat(view.seat)[1:]
        return tuple(s for s in following if s not in laid and s not in view.out_seats)

    def holds(self, card: Card) -> bool:
        """Return whether nothing that is still out can take a trick from a card."""
        beats = self._duties.beats
        return not self.to_come or not any(beats(one, card, self._power) for one in self.out)

    @cached_property
    def is_lost(self) -> bool:
        """Whether others win the trick, unless the seat takes it over itself.

        A player who has forgotten cards trusts in a partner still to play only if that one has
        shown a card that takes the trick.
        """
        if self.best is None or self.best.seat in self.side.seats:
            return False
        partners = [seat for seat in self.to_come if seat in self.side.seats]
        if not partners or self.holds(self.best.card):
            return True
        shown = (card for seat in partners for card in self.view.known[seat])
        return bool(self._forgotten) and not any(self.takes(card) for card in shown)

    @property
    def is_blind(self) -> bool:
        """Whether the cards lie face down, and the trick may well go to the opponents.

        An ace that the partner led is only taken by its twin, so that is left out.
        """
        laid = self.view.face_down
        if not laid:
            return False
        return self.view.opening is Opening.HOEHER or laid[0].seat not in self.side.seats

    @cached_property
    def is_won(self) -> bool:
        """Whether the partner wins the trick for certain, unless the seat takes it over."""
        best = self.best
        if best is None or best.seat not in self.side.seats:
            return False
        rivals = [seat for seat in self.to_come if seat not in self.side.seats]
        return not rivals or self.holds(best.card)

    @cached_property
    def _barred(self) -> Sequence[frozenset[Card]]:
        return ruled_out(self.view, last_only=self._memory == "last")

    def may_hold(self, seat: Seat, card: Card) -> bool:
        """Return whether a card that is still out may be in a seat's hand."""
        return card in self.out and card not in self._barred[seat]

    @property
    def partner(self) -> Seat | None:
        """The seat that plays with this one."""
        return next((seat for seat in self.side.seats if seat is not self.view.seat), None)

    @property
    def tricks(self) -> Sequence[Trick]:
        """The tricks of which it is remembered who played what suit."""
        return self.view.won[-1:] if self._memory == "last" else self.view.won

    @property
    def opponents_may_hold_trumps(self) -> bool:
        """Whether an opponent may hold a trump."""
        rivals = (seat for seat in self.view.rules.seats if seat not in self.side.seats)
        return any(
            card not in self._barred[seat]
            for seat in rivals
            if seat not in self.view.out_seats
            for card in self.trumps_out
        )

    def will_be_trumped(self, card: Card) -> bool:
        """Return whether an opponent may have to trump a lead, since its suit is exhausted."""
        if card.suit is self.trump or any(one.suit is card.suit for one in self.out):
            return False
        return self._duties.trump and self.opponents_may_hold_trumps

    @cached_property
    def marriages(self) -> tuple[Suit, ...]:
        """The suits of which the seat holds king and queen that it has not shown."""
        view = self.view
        shown = {marriage.suit for marriage in view.marriages if marriage.seat is view.seat}
        suits = dict.fromkeys(card.suit for card in view.hand)
        return tuple(suit for suit in suits if suit not in shown and _holds_pair(view.hand, suit))

    def breaks_marriage(self, card: Card) -> bool:
        """Return whether a card is of a marriage that could still be shown."""
        return card.rank in _MARRIAGE and card.suit in self.marriages

    def points_of(self, party: Party) -> CardPoints:
        """Return what a party has."""
        return together(self.view.card_points[seat] for seat in party.seats)

    @cached_property
    def points_left(self) -> int:
        """The card points not captured yet, including those of the current trick."""
        taken = sum(earned.captured for earned in self.view.card_points)
        return sum(card.points for card in self.view.rules.pack) - taken


def _holds_pair(hand: Sequence[Card], suit: Suit) -> bool:
    return all(card_of(rank, suit) in hand for rank in _MARRIAGE)
