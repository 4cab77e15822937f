"""A deal of these games as one of its seats has seen it, and the view that the seat had.

The cards that a seat has not seen are dealt anyhow. Whenever a card comes to light, it changes
places with one that nobody has seen, so that the state is always one that fits all that is known.
"""

from collections import Counter
from dataclasses import dataclass

from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.seen.errors import Unseen, refuse
from sixtysix_gui.records.trick_game.move_words import faced_word, trick_word
from sixtysix_gui.records.trick_game.replay import TrickReplay
from sixtysix_gui.records.trick_game.seen_words import Faced, Hidden, read_seen_move
from sixtysix_gui.rules.cards import Card, Rank, card_of
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.dealing import order_of_deal
from sixtysix_gui.rules.deals.transitions import make
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, CardsDealt
from sixtysix_gui.rules.illegal_moves import Illegality
from sixtysix_gui.rules.moves import (
    PLAY_CARD,
    TURN_TRUMP,
    ExchangeTrump,
    Meld,
    Move,
    Opening,
    PlayCard,
    TurnTrump,
)
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
"""What only the hidden cards of whoever moves could forbid: he is believed."""
HIDDEN = "??"
RecordPlace = tuple[Seat | None, int]
"""Where a card lies: whose hand, or None for those undealt, and which one there."""


@dataclass(frozen=True)
class SeenTricks:
    """The cards that came to a seat, and everything that was public.

    ``hand`` is as dealt, in that order, ``drawn`` the own cards drawn since; ``shown`` is the cut
    card or the turn-up. ``tokens`` are all moves as words of 66R, every pass among them.
    """

    rules: Rules
    seat: Seat
    dealer: Seat
    hand: tuple[Card, ...]
    shown: Card | None = None
    drawn: tuple[Card, ...] = ()
    tokens: tuple[str, ...] = ()


def seen_tricks_by(played: TrickReplay, seat: Seat) -> SeenTricks:
    """Give what a seat has seen of a deal up to the last state of its replay."""
    start, end = played.states[0], played.state
    hand, drawn, tokens = list(start.hands[seat]), list[Card](), list[str]()
    for before, move, events in zip(
        played.states, played.record.moves, played.events, strict=False
    ):
        word = trick_word(before, move, FRENCH)
        if isinstance(move, TurnTrump):
            word = faced_word(before.undealt[0], FRENCH)
        if isinstance(move, PlayCard) and end.is_face_down and before.to_act is not seat:
            word = HIDDEN
        tokens += word.split()
        for event in events:
            if isinstance(event, CardsDealt) and event.seat is seat:
                hand += event.cards or ()
            if isinstance(event, CardDrawn) and event.seat is seat:
                drawn += [event.card] if event.card else []
    shown = start.faced if start.rules.cuts else start.turn_up
    return SeenTricks(
        start.rules, seat, start.dealer, tuple(hand), shown, tuple(drawn), tuple(tokens)
    )


def view_of_seen_tricks(seen: SeenTricks) -> View:
    """Give the view of the seat after the last move, equal to that of the whole deal.

    Raises:
        SeenDealError: if no deal of the game looks like that from this seat. What the others do
            is believed where only their hidden cards could forbid it.
    """
    _refuse_impossible_cards(seen)
    follower = _Follower(seen)
    tokens = list(seen.tokens)
    while tokens:
        follower.read(tokens)
    follower.end()
    return follower.deal.view(seen.seat)


def _refuse_impossible_cards(seen: SeenTricks) -> None:
    rules = seen.rules
    early = rules.names_trump and not seen.tokens
    size = rules.deal_batches[0] if early else sum(rules.deal_batches)
    if len(seen.hand) != size:
        refuse(Unseen.HAND_SIZE, size=size, count=len(seen.hand))
    pack = Counter(rules.pack)
    is_own = rules.cuts and seen.dealer is seen.seat
    cards = [*seen.hand, *([] if seen.shown is None or is_own else [seen.shown])]
    for card in (*cards, *seen.drawn):
        if card not in pack:
            refuse(Unseen.CARD_FOREIGN, card=card, size=len(rules.pack))
    doubled = next(iter(Counter(cards) - pack), None)
    if doubled is None and is_own and seen.hand[-1] != seen.shown:
        doubled = seen.shown
    if doubled is not None:
        refuse(Unseen.CARD_TWICE, card=doubled)


def _any_pack(seen: SeenTricks) -> list[Card]:
    """Give a pack from which the seat gets what it got; the turn-up is in its place."""
    rules = seen.rules
    size = len(rules.pack)
    places = list(range(size))
    turn_up = rules.deal_batches[0] * len(rules.seats) if rules.turns_up else None
    if turn_up is not None:
        places.remove(turn_up)
    known: dict[int, Card] = {}
    own: list[int] = []
    start = 0
    for batch in rules.deal_batches:
        for seat in order_of_deal(rules, seen.dealer):
            own += places[start : start + batch] if seat is seen.seat else []
            start += batch
    known |= dict(zip(own, seen.hand, strict=False))
    if seen.shown is not None:
        known[size - 1 if turn_up is None else turn_up] = seen.shown
    left = list((Counter(rules.pack) - Counter(known.values())).elements())
    return [known[place] if place in known else left.pop() for place in range(size)]


class _Follower:
    """Plays word after word, and moves hidden cards to where they come to light."""

    def __init__(self, seen: SeenTricks) -> None:
        self._seen = seen
        self._number = 0
        self._drawn = 0
        self.deal = Deal.start(seen.rules, _any_pack(seen), seen.dealer)

    def read(self, tokens: list[str]) -> None:
        """Take the words of a move from a list and make it."""
        self._number += 1
        text, move = read_seen_move(self.deal, tokens, self._number)
        if isinstance(move, Hidden):
            move = self._any_laid()
        elif isinstance(move, Faced):
            self._face(move.card)
            move = TURN_TRUMP
        seat, own = self.deal.to_act, self.deal.to_act is self._seen.seat
        if not own:
            self._bring_to_light(move)
        error = self.deal.why_illegal(move)
        if error is not None and (own or error.reason not in _BY_HIDDEN_CARDS):
            name = seat.name
            refuse(Unseen.ILLEGAL_MOVE, number=self._number, token=text, seat=name, sentence=error)
        self.deal, events = make(self.deal, move)
        for event in events:
            if isinstance(event, CardDrawn) and event.seat is self._seen.seat and event.card:
                self._draw(event.card)

    def end(self) -> None:
        """Refuse own cards that were never drawn."""
        left = len(self._seen.drawn) - self._drawn
        if left:
            refuse(Unseen.DRAWN_TOO_MANY, count=left)

    def _draw(self, card: Card) -> None:
        """Put the card that the seat says it has drawn in the place of the one it got."""
        number = self._drawn + 1
        if number > len(self._seen.drawn):
            refuse(Unseen.DRAWN_MISSING, number=number)
        wanted = self._seen.drawn[self._drawn]
        self._drawn = number
        hands, seat = self.deal.hands, self._seen.seat
        if wanted != card and not self._swap(seat, len(hands[seat]) - 1, wanted):
            refuse(Unseen.DRAWN_ELSEWHERE, number=number, card=wanted)

    def _face(self, card: Card) -> None:
        """Let the card come next from the pack that forehand has faced."""
        deal, first = self.deal, self.deal.undealt[0]
        if card == first:
            return
        if deal.to_act is self._seen.seat or card in self._seen.hand:
            text, wrong = faced_word(card, FRENCH), faced_word(first, FRENCH)
            refuse(Unseen.TOKEN_WRONG, number=self._number, token=text, expected=wrong)
        self._change((None, 0), self._places_of(card)[0])

    def _any_laid(self) -> Move:
        """Let somebody lay face down a card that nobody has seen and that can lie there."""
        deal = self.deal
        kept = [card for card in dict.fromkeys(deal.rules.pack) if card.suit is not deal.trump]
        if not deal.table:
            is_ace = deal.opening is Opening.ALTE
            kept = [card for card in kept if (card.rank is Rank.ACE) == is_ace]
        hand = deal.hands[deal.to_act]
        mine = next((card for card in kept if card in hand), None)
        return PLAY_CARD[mine or next(card for card in kept if self._places_of(card))]

    def _bring_to_light(self, move: Move) -> None:
        """See to it that another seat holds the cards that its move shows."""
        seat, deal = self.deal.to_act, self.deal
        if isinstance(move, PlayCard):
            self._give(seat, move.card, 1, ())
        elif isinstance(move, Meld):
            pair = (card_of(Rank.KING, move.suit), card_of(Rank.QUEEN, move.suit))
            for card in pair:
                self._give(seat, card, deal.served[seat].count(card) + 1, pair)
        elif isinstance(move, ExchangeTrump) and deal.turn_up is not None:
            self._give(seat, card_of(Rank.SEVEN, deal.turn_up.suit), 1, ())

    def _give(self, seat: Seat, card: Card, count: int, kept: tuple[Card, ...]) -> None:
        hand, known = self.deal.hands[seat], self.deal.known[seat]
        if hand.count(card) >= count:
            return
        seen = Counter(known)
        for place, other in enumerate(hand):
            if seen[other]:
                seen[other] -= 1
            elif other not in kept and self._swap(seat, place, card):
                return

    def _places_of(self, card: Card) -> list[RecordPlace]:
        """Give where a card lies that nobody has seen: in whose hand, or undealt."""
        deal, found = self.deal, list[RecordPlace]()
        for seat in deal.rules.seats:
            hand = deal.hands[seat]
            hidden = hand.count(card) - deal.known[seat].count(card)
            if seat is not self._seen.seat and hidden > 0:
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

    def _change(self, one: RecordPlace, other: RecordPlace) -> None:
        """Let the cards of two places change."""
        rows: dict[Seat | None, list[Card]] = {
            seat: list(hand)
            for seat, hand in zip(self.deal.rules.seats, self.deal.hands, strict=True)
        }
        undealt = rows[None] = list(self.deal.undealt)
        (first, here), (second, there) = one, other
        rows[first][here], rows[second][there] = rows[second][there], rows[first][here]
        more = sum(card.points for card in undealt) - sum(card.points for card in self.deal.undealt)
        hands = tuple(tuple(rows[seat]) for seat in self.deal.rules.seats)
        self.deal = self.deal.changed(hands=hands, undealt=tuple(undealt))
        self._recount_widow(more)

    def _recount_widow(self, more: int) -> None:
        """Let the winner of the first trick have the widow as it lies now."""
        deal = self.deal
        if not (deal.rules.has_widow and deal.won):
            return
        winner = deal.won[0].winner
        card_points = list(deal.card_points)
        card_points[winner] = card_points[winner]._replace(
            captured=card_points[winner].captured + more
        )
        self.deal = deal.changed(card_points=tuple(card_points))
