"""A deal as one of its seats has seen it, in the words of 66R, and the view that the seat had.

The cards that the seat has not seen change places as the play shows them.
"""

from collections import Counter
from dataclasses import dataclass
from enum import Enum, unique
from typing import NoReturn

from sixtysix_gui.records.replay import Replay
from sixtysix_gui.records.words import HIDDEN, Kind, Word, move_of, move_word, read_word
from sixtysix_gui.rules.cards import FRENCH, Card, Rank, card_of
from sixtysix_gui.rules.deals.changes import with_seat
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.dealing import order_of_deal, place_of_turn_up
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.transitions import make
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.events import CardDrawn, CardsDealt, Event
from sixtysix_gui.rules.moves import (
    DRAW,
    PLAY_CARD,
    TURN_TRUMP,
    ExchangeTrump,
    Illegality,
    IllegalMoveError,
    Meld,
    Move,
    Opening,
    PlayCard,
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


DRAW_WORD = "d"


@unique
class Unseen(Enum):
    """Why a seat cannot have seen that; the text is the English sentence, values in braces."""

    HAND_SIZE = "A hand in this rule set has {size} cards, not {count}."
    CARD_FOREIGN = "{card} is not in the pack of {size} cards."
    CARD_TWICE = "{card} appears twice."
    TOKEN_MALFORMED = (
        "Move {number}, “{token}”, is not a move: only the words of moves may stand here."
    )
    TOKEN_WRONG = "Move {number} must be written “{expected}” here, not “{token}”."
    ILLEGAL_MOVE = "Move {number}, “{token}” by {seat}: {sentence}"
    DRAW_MISSING = "The cards are drawn after move {number}, so “d” must follow it."
    DRAWN_MISSING = "Drawn card {number} is missing."
    DRAWN_HIDDEN = "Drawn card {number} went to the other hand, so it must be written “??”."
    DRAWN_UNKNOWN = "Drawn card {number} came into this seat’s hand, so it must be named."
    DRAWN_TURN_UP = "Drawn card {number} is the card under the talon, {expected}."
    DRAWN_ELSEWHERE = "Drawn card {number}, {card}, was somewhere else."
    DRAWN_TOO_MANY = "The moves draw {count} cards fewer than are listed."


class SeenDealError(Exception):
    """A deal that no seat can have seen like that; ``str()`` is an English sentence."""

    def __init__(self, reason: Unseen, **values: object) -> None:
        """Keep the reason; ``values`` fills the braces of its sentence."""
        words = {
            name: str(value) if name == "sentence" else quoted(str(value))
            for name, value in values.items()
        }
        super().__init__(reason.value.format(**words))
        self.reason = reason
        self.values = values


def seen_by(played: Replay, seat: Seat) -> SeenDeal:
    """Return what a seat has seen of a deal up to the last state of its replay."""
    start, end = played.states[0], played.state
    says_draws = start.rules.close
    hand, drawn, tokens = list(start.hands[seat]), list[Card | None](), list[str]()
    for events, state, move in zip(played.events, played.states, played.record.moves, strict=False):
        is_hidden = end.is_face_down and state.to_act is not seat and isinstance(move, PlayCard)
        tokens += [HIDDEN] if is_hidden else move_word(state, move, FRENCH).split()
        for event in events:
            if isinstance(event, CardsDealt) and event.seat is seat:
                hand += event.cards or ()
        draws = [event for event in events if isinstance(event, CardDrawn)]
        listed = [event for event in draws if says_draws or event.seat is seat]
        drawn += [event.card if event.seat is seat else None for event in listed]
        tokens += [DRAW_WORD] if says_draws and draws and move != DRAW else []
    shown = start.faced if start.rules.cuts else start.turn_up
    return SeenDeal(
        start.rules, seat, start.dealer, tuple(hand), shown, tuple(drawn), tuple(tokens)
    )


def view_of_seen(seen: SeenDeal, score: tuple[int, ...] = (), carry: int = 0) -> View:
    """Return the view of the seat after the last move, equal to that of the whole deal.

    Raises:
        SeenDealError: if no deal of the game looks like that from this seat. What another seat
            does is believed where only the cards hidden in several hands could forbid it.
    """
    _refuse_impossible_cards(seen)
    reader = _SeenReader(seen)
    while reader.tokens:
        reader.read()
    reader.end()
    return reader.followed.deal.view(seen.seat, score, carry)


def _refuse_impossible_cards(seen: SeenDeal) -> None:
    rules = seen.rules
    early = rules.names_trump and not seen.tokens
    size = sum(rules.first_batches if early else rules.deal_batches)
    if len(seen.hand) != size:
        raise SeenDealError(Unseen.HAND_SIZE, size=size, count=len(seen.hand))
    pack = Counter(rules.pack)
    is_own = rules.cuts and seen.dealer is seen.seat
    cards = [*seen.hand, *([] if seen.shown is None or is_own else [seen.shown])]
    for card in (*cards, *seen.drawn):
        if card is not None and card not in pack:
            raise SeenDealError(Unseen.CARD_FOREIGN, card=card, size=len(rules.pack))
    doubled = next(iter(Counter(cards) - pack), None)
    if doubled is None and is_own and seen.hand[-1] != seen.shown:
        doubled = seen.shown
    if doubled is not None:
        raise SeenDealError(Unseen.CARD_TWICE, card=doubled)


class _SeenReader:
    """Plays word after word; remembers the cards still to be drawn and a draw still unwritten."""

    def __init__(self, seen: SeenDeal) -> None:
        self.followed = FollowedDeal(seen)
        self.tokens = list(seen.tokens)
        self._seen = seen
        self._says_draws = seen.rules.close
        self._number = 0
        self._drawn = 0
        self._draw_is_due = False

    def read(self) -> None:
        """Take the words of a move and make it."""
        text = self.tokens.pop(0)
        if self._draw_is_due:
            self._expect_draw(text)
            return
        self._number += 1
        words = self._words(text)
        move = self._move(words)
        if move is None:
            self._refuse(Unseen.TOKEN_MALFORMED, " ".join(words))
        draws = self._apply(move, words)
        for draw in draws:
            if self._says_draws or draw.seat is self._seen.seat:
                self._take(draw)
        self._draw_is_due = self._says_draws and bool(draws) and move != DRAW

    def _apply(self, move: Move, words: list[str]) -> list[CardDrawn]:
        before, text = self.followed.deal, " ".join(words)
        try:
            events = self.followed.apply(move)
        except IllegalMoveError as error:
            self._refuse(Unseen.ILLEGAL_MOVE, text, seat=before.to_act.name, sentence=error)
        expected = text if text == HIDDEN else move_word(before, move, FRENCH)
        if list(map(self._read, expected.split())) != list(map(self._read, words)):
            self._refuse(Unseen.TOKEN_WRONG, text, expected=expected)
        return [event for event in events if isinstance(event, CardDrawn)]

    def _refuse(self, reason: Unseen, token: str, **values: object) -> NoReturn:
        raise SeenDealError(reason, number=self._number, token=token, **values)

    def end(self) -> None:
        """Refuse a draw that is not written, and cards that were never drawn."""
        if self._draw_is_due:
            self._expect_draw("")
        left = len(self._seen.drawn) - self._drawn
        if left:
            raise SeenDealError(Unseen.DRAWN_TOO_MANY, count=left)

    def _expect_draw(self, token: str) -> None:
        if token != DRAW_WORD:
            raise SeenDealError(Unseen.DRAW_MISSING, number=self._number)
        self._number += 1
        self._draw_is_due = False

    def _read(self, text: str) -> Word:
        return read_word(text, FRENCH, closing=self._seen.rules.close)

    def _words(self, text: str) -> list[str]:
        """Return the words of a move: one, or two where forehand fixes trump."""
        is_line = self._read(text).kind is Kind.LINE and bool(self.tokens)
        return [text, self.tokens.pop(0)] if is_line else [text]

    def _move(self, words: list[str]) -> Move | None:
        """Return the move that words stand for; None where they are those of no move."""
        deal, last = self.followed.deal, self._read(words[-1])
        if words == [HIDDEN]:
            is_first = deal.phase is Phase.LEAD and deal.is_first_opened
            return self.followed.any_laid() if deal.is_face_down or is_first else None
        is_faced = words[0] == "face" and last.kind is Kind.CARD and deal.phase is Phase.TRUMP
        if is_faced and last.card is not None:
            self._face(last.card)
            return TURN_TRUMP
        is_named = words[0] == "trump" and last.kind is Kind.SUIT
        if (len(words) > 1 or last.kind is Kind.SUIT) and not is_named:
            return None
        return move_of(last, deal)

    def _face(self, card: Card) -> None:
        if not self.followed.face(card):
            wrong, right = (f"face {each.code}" for each in (card, self.followed.deal.undealt[0]))
            self._refuse(Unseen.TOKEN_WRONG, wrong, expected=right)

    def _take(self, event: CardDrawn) -> None:
        if self._drawn == len(self._seen.drawn):
            raise SeenDealError(Unseen.DRAWN_MISSING, number=self._drawn + 1)
        card = self._seen.drawn[self._drawn]
        self._drawn += 1
        if event.seat is not self._seen.seat:
            if card is not None:
                raise SeenDealError(Unseen.DRAWN_HIDDEN, number=self._drawn)
        elif card is None:
            raise SeenDealError(Unseen.DRAWN_UNKNOWN, number=self._drawn)
        elif event.is_turn_up and card != event.card:
            raise SeenDealError(Unseen.DRAWN_TURN_UP, number=self._drawn, expected=event.card)
        elif not self.followed.correct(card):
            raise SeenDealError(Unseen.DRAWN_ELSEWHERE, number=self._drawn, card=card)
