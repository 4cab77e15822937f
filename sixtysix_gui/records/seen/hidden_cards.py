"""A deal followed from one seat: the cards it has not seen change places as the play shows them.

Some whole deal is imagined and played. Which of the hidden cards lies where in it does not
matter, as long as nothing that has happened contradicts it: so when a hidden card turns up
elsewhere than imagined, it changes places with another hidden one. What a seat may know of such
a deal is what it may know of the true one.
"""

from collections.abc import Iterable

from sixtysix_gui.rules.cards import Card, Rank, card_of, lowest_rank, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase, TalonStatus
from sixtysix_gui.rules.events import Event
from sixtysix_gui.rules.moves import ExchangeTrump, Meld, Move, PlayCard
from sixtysix_gui.rules.scoring.points import CardPoints
from sixtysix_gui.rules.seats import Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules


class FollowedDeal:
    """A deal as one seat follows it; ``state`` is what it imagines.

    What it has seen, and what follows from that, is true in ``state``; the rest is invented.
    """

    def __init__(
        self, rules: Rules, seat: Seat, dealer: Seat, hand: tuple[Card, ...], turn_up: Card
    ) -> None:
        """Begin with a hand and a turn-up that the pack can deal."""
        own = {*hand, turn_up}
        unseen = tuple(card for card in pack_cards(rules.deck_pack) if card not in own)
        theirs, talon = unseen[: rules.deck_hand], (*unseen[rules.deck_hand :], turn_up)
        self._other = opposite(seat)
        self._hidden = set(unseen)
        self._cannot_hold: set[Card] = set()
        self.state = Deal(
            rules=rules,
            dealer=dealer,
            hands=(hand, theirs) if seat is Seat.A else (theirs, hand),
            phase=Phase.LEAD,
            to_act=opposite(dealer),
            leader=opposite(dealer),
            trump=turn_up.suit,
            undealt=talon,
            card_points=(CardPoints(), CardPoints()),
            served=((), ()),
            known=((), ()),
        )

    def apply(self, move: Move) -> tuple[Event, ...]:
        """Make a move, as one of the whole deals that agree with it so far allows it.

        Cards that the seat draws are invented; ``correct`` says which they truly were.

        Raises:
            IllegalMoveError: if none of them does.
        """
        if self.state.to_act is self._other:
            self._show(self._cards_of(move))
            if isinstance(move, PlayCard) and self.state.led is not None:
                self._learn_from_reply(move)
        self.state, events = self.state.apply(move)
        return events

    def correct(self, invented: Card, card: Card) -> bool:
        """Put the card truly drawn in the place of an invented one; False if it lies elsewhere."""
        if card not in self._hidden:
            return False
        self._swap(invented, card)
        self._hidden.remove(card)
        return True

    def _cards_of(self, move: Move) -> tuple[Card, ...]:
        """Give the cards that a player must hold to make a move."""
        if isinstance(move, PlayCard):
            return (move.card,)
        if isinstance(move, Meld):
            return card_of(Rank.KING, move.suit), card_of(Rank.QUEEN, move.suit)
        if isinstance(move, ExchangeTrump):
            return (card_of(lowest_rank(self.state.rules.deck_pack), self.state.trump_suit),)
        return ()

    def _show(self, cards: Iterable[Card]) -> None:
        """Let the other hand hold these cards, if nothing speaks against it."""
        for card in cards:
            if card in self._cannot_hold or card not in self._hidden:
                continue
            theirs = self.state.hands[self._other]
            if card not in theirs:
                place = next((held for held in theirs if held in self._hidden), None)
                if place is None:
                    continue
                self._swap(card, place)
            self._hidden.remove(card)

    def _learn_from_reply(self, reply: PlayCard) -> None:
        """Take from the other hand what would have forbidden this reply (rules.md 3.4).

        A reply is forbidden by single cards of the hand, never by several together; nothing is
        forbidden while the talon is open.
        """
        state = self.state
        if state.status is TalonStatus.OPEN:
            return
        self._cannot_hold |= {card for card in self._hidden if self._forbids(card, reply)}
        free = [card for card in state.undealt if card in self._hidden - self._cannot_hold]
        wrong = [card for card in state.hands[self._other] if card in self._cannot_hold]
        for card, instead in zip(wrong, free, strict=False):
            self._swap(card, instead)

    def _forbids(self, card: Card, reply: PlayCard) -> bool:
        both = (reply.card, card)
        imagined = self.state.changed(hands=(both, both))
        return imagined.why_illegal(reply) is not None

    def _swap(self, first: Card, second: Card) -> None:
        places = {first: second, second: first}
        hands, talon = self.state.hands, self.state.undealt
        self.state = self.state.changed(
            hands=tuple(tuple(places.get(card, card) for card in hand) for hand in hands),
            undealt=tuple(places.get(card, card) for card in talon),
        )
