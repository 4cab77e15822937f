"""A deal followed from one seat: the cards it has not seen change places as the play shows them.

Some whole deal is imagined and played. Which of the hidden cards lies where in it does not
matter, as long as nothing that has happened contradicts it: so when a hidden card turns up
elsewhere than imagined, it changes places with another hidden one. What a seat may know of such
a deal is what it may know of the true one.
"""

from collections import Counter
from dataclasses import dataclass

from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.changes import with_seat
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.dealing import order_of_deal, place_of_turn_up
from sixtysix_gui.rules.deals.transitions import make
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.illegal_moves import Illegality
from sixtysix_gui.rules.moves import PLAY_CARD, ExchangeTrump, Meld, Move, Opening, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

_BY_HIDDEN_CARDS = frozenset(
    (
        *(Illegality.FOLLOW_SUIT, Illegality.HEAD, Illegality.TRUMP, Illegality.TRUMP_HELD),
        *(Illegality.CALL_ACE, Illegality.CALL_PLAIN_SUIT, Illegality.CALL_TRUMP_SUIT),
        *(Illegality.OPENING_CARD, Illegality.OPENING_ACE),
        *(Illegality.OPENING_BELOW_ACE, Illegality.OPENING_NO_TRUMP),
    )
)
"""What only hidden cards could forbid: where several hands hide them, another seat is believed."""
Place = tuple[Seat | None, int]
"""Where a card lies: in whose hand, or None for those undealt, and which one there."""


@dataclass(frozen=True)
class SeenDeal:
    """The cards that came to a seat, and everything that was public.

    ``hand`` is as dealt, in that order; ``shown`` is the turn-up as it was turned, or the cut
    card. ``drawn`` are the own cards drawn since; where records say draws (rules.md 6.4) it holds
    all cards drawn in the order in which they left the talon, None for those of the other seat.
    ``tokens`` are the moves of all seats as words of 66R, every pass and draw among them, and
    nothing but moves.
    """

    rules: Rules
    seat: Seat
    dealer: Seat
    hand: tuple[Card, ...]
    shown: Card | None = None
    drawn: tuple[Card | None, ...] = ()
    tokens: tuple[str, ...] = ()


class FollowedDeal:
    """A deal as one seat follows it; ``deal`` is what it imagines.

    What it has seen, and what follows from that, is true in ``deal``; the rest is invented.
    """

    def __init__(self, seen: SeenDeal) -> None:
        self._seat = seen.seat
        self._is_exact = len(seen.rules.seats) == 2 and not seen.rules.has_copies
        self._barred: set[Card] = set()
        self.deal = Deal.start(seen.rules, _any_pack(seen), seen.dealer)

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Make a move, as one of the whole deals that agree with it so far allows it.

        Cards that the seat draws are invented; ``correct`` says which they truly were.

        Raises:
            IllegalMoveError: if none of them does; where several hands hide cards, only if nothing
                hidden could allow it.
        """
        is_own = self.deal.to_act is self._seat
        if not is_own:
            self._bring_to_light(move)
        if not is_own and self._is_exact and isinstance(move, PlayCard):
            self._learn_from(move)
        error = self.deal.why_illegal(move)
        is_believed = not is_own and not self._is_exact
        if error is not None and not (is_believed and error.reason in _BY_HIDDEN_CARDS):
            raise error
        self.deal, events = make(self.deal, move)
        return events

    def correct(self, card: Card) -> bool:
        """Put the card truly drawn in the place of the last one; False if it lies elsewhere."""
        hand = self.deal.hands[self._seat]
        return hand[-1] == card or self._swap(self._seat, len(hand) - 1, card)

    def face(self, card: Card) -> bool:
        """Let a card come next from the pack; False if it is known to be elsewhere."""
        places = [] if self.deal.to_act is self._seat else self._places_of(card)
        if card != self.deal.undealt[0] and places:
            self._change((None, 0), places[0])
        return card == self.deal.undealt[0]

    def any_laid(self) -> Move | None:
        """Let a card be laid face down that no one has seen; None where none can lie there."""
        deal = self.deal
        kept = [card for card in dict.fromkeys(deal.rules.pack) if card.suit is not deal.trump]
        if not deal.table:
            is_ace = deal.opening is Opening.ALTE
            kept = [card for card in kept if (card.rank is Rank.ACE) == is_ace]
        hand = deal.hands[deal.to_act]
        held = [card for card in kept if card in hand]
        found = held or [card for card in kept if self._places_of(card)]
        return PLAY_CARD[found[0]] if found else None

    def _bring_to_light(self, move: Move) -> None:
        """See to it that another seat holds the cards that its move shows."""
        seat, deal = self.deal.to_act, self.deal
        if isinstance(move, PlayCard):
            self._give(seat, move.card, 1, ())
        elif isinstance(move, Meld):
            pair = (card_of(Rank.KING, move.suit), card_of(Rank.QUEEN, move.suit))
            for card in pair:
                self._give(seat, card, deal.served[seat].count(card) + 1, pair)
        elif isinstance(move, ExchangeTrump) and deal.rules.exchange_rank is not None:
            self._give(seat, card_of(deal.rules.exchange_rank, deal.trump_suit), 1, ())

    def _give(self, seat: Seat, card: Card, count: int, kept: tuple[Card, ...]) -> None:
        hand = self.deal.hands[seat]
        if hand.count(card) >= count or card in self._barred:
            return
        seen = Counter(self.deal.known[seat])
        for place, other in enumerate(hand):
            if seen[other]:
                seen[other] -= 1
            elif other not in kept and self._swap(seat, place, card):
                return

    def _learn_from(self, reply: PlayCard) -> None:
        """Take from the other hand what would have forbidden this reply (rules.md 3.4).

        A reply is forbidden by single cards of the hand, never by several together; nothing is
        forbidden while cards are drawn.
        """
        deal = self.deal
        if deal.led is None or deal.draws:
            return
        seat, hand = deal.to_act, deal.hands[deal.to_act]
        end = len(deal.undealt) - (deal.turn_up is not None)
        talon = deal.undealt[:end]
        hidden = [card for card in hand if card not in deal.known[seat]]
        self._barred |= {card for card in (*hidden, *talon) if self._forbids(card, reply)}
        free = [card for card in talon if card not in self._barred]
        wrong = [card for card in hidden if card in self._barred]
        for card, instead in zip(wrong, free, strict=False):
            self._swap(seat, self.deal.hands[seat].index(card), instead)

    def _forbids(self, card: Card, reply: PlayCard) -> bool:
        both = (reply.card, card)
        imagined = self.deal.changed(hands=(both, both))
        return imagined.why_illegal(reply) is not None

    def _places_of(self, card: Card) -> list[Place]:
        """Return where a card lies that no one has seen: in whose hand, or undealt."""
        deal, found = self.deal, list[Place]()
        for seat in deal.rules.seats:
            hand = deal.hands[seat]
            hidden = hand.count(card) - deal.known[seat].count(card)
            if seat is not self._seat and hidden > 0:
                found.append((seat, len(hand) - 1 - hand[::-1].index(card)))
        end = len(deal.undealt) - (deal.turn_up is not None)
        found += [(None, place) for place in range(end) if deal.undealt[place] == card]
        return found

    def _swap(self, seat: Seat, place: int, card: Card) -> bool:
        """Let a card change places with one in a hand; False where all of them are seen."""
        places = [found for found in self._places_of(card) if found[0] is not seat]
        if not places:
            return False
        self._change((seat, place), places[0])
        return True

    def _change(self, one: Place, other: Place) -> None:
        deal = self.deal
        hands = {seat: list(deal.hands[seat]) for seat in deal.rules.seats}
        rows = {None: list(deal.undealt), **hands}
        (first, here), (second, there) = one, other
        rows[first][here], rows[second][there] = rows[second][there], rows[first][here]
        changed = tuple(map(tuple, hands.values()))
        self.deal = deal.changed(hands=changed, undealt=tuple(rows[None]))
        if deal.rules.has_widow and deal.won:
            self._recount_widow(deal.undealt)

    def _recount_widow(self, before: tuple[Card, ...]) -> None:
        """Let the winner of the first trick have the widow as it lies now."""
        deal = self.deal
        winner = deal.won[0].winner
        more = sum(card.points for card in deal.undealt) - sum(card.points for card in before)
        earned = deal.card_points[winner]
        earned = earned._replace(captured=earned.captured + more)
        self.deal = deal.changed(card_points=with_seat(deal.card_points, winner, earned))


def _any_pack(seen: SeenDeal) -> list[Card]:
    """Return a pack from which the seat gets what it got; the turn-up is in its place."""
    rules = seen.rules
    places = list(range(len(rules.pack)))
    turn_up = places.pop(place_of_turn_up(rules)) if rules.turns_up else len(rules.pack) - 1
    own: list[int] = []
    start = 0
    for batch in rules.deal_batches:
        for served in order_of_deal(rules, seen.dealer):
            own += places[start : start + batch] if served is seen.seat else []
            start += batch
    known = dict(zip(own, seen.hand, strict=False))
    if seen.shown is not None:
        known[turn_up] = seen.shown
    left = list((Counter(rules.pack) - Counter(known.values())).elements())
    return [known[place] if place in known else left.pop() for place in range(len(rules.pack))]
