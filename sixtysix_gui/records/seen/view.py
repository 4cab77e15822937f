"""From a deal as one seat says it has seen it to the view that the seat had (rules.md 3.8)."""

from collections.abc import Iterable

from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.reading.tokens import CardWord, Kind, MarriageWord, Word, read_word
from sixtysix_gui.records.seen.deal import DRAW_WORD, SeenDeal
from sixtysix_gui.records.seen.errors import Unseen, refuse
from sixtysix_gui.records.seen.hidden_cards import FollowedDeal
from sixtysix_gui.records.writing.turns import move_word
from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.events import CardDrawn, Event
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    DRAW,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    PASS,
    PLAY_CARD,
    Move,
)

_SIGNS = {
    Kind.CLOSE: CLOSE_TALON,
    Kind.CLOSE_SHORT: CLOSE_TALON,
    Kind.DRAW: DRAW,
    Kind.PASS: PASS,
    Kind.OUT: GO_OUT,
}


def view_of_seen(seen: SeenDeal, score: tuple[int, int] = (0, 0), carry: int = 0) -> View:
    """Give the view of the seat after the last move, equal to that of the whole deal.

    Raises:
        SeenDealError: if no deal of the rule set looks like that from this seat.
    """
    _refuse_impossible_cards(seen)
    reader = _Reader(seen)
    for token in seen.tokens:
        reader.read(token)
    reader.end()
    return reader.deal.state.view(seen.seat, score, carry)


def _refuse_impossible_cards(seen: SeenDeal) -> None:
    size = seen.rules.deck_hand
    if len(seen.hand) != size:
        refuse(Unseen.HAND_SIZE, size=size, count=len(seen.hand))
    pack = pack_cards(seen.rules.deck_pack)
    dealt = (*seen.hand, seen.turn_up)
    for card in (*dealt, *seen.drawn):
        if card is not None and card not in pack:
            refuse(Unseen.CARD_FOREIGN, card=card, size=len(pack))
    doubled = next((card for card in dealt if dealt.count(card) > 1), None)
    if doubled is not None:
        refuse(Unseen.CARD_TWICE, card=doubled)


class _Reader:
    """Plays word after word; remembers the cards still to be drawn and a draw still unwritten."""

    def __init__(self, seen: SeenDeal) -> None:
        self.deal = FollowedDeal(seen.rules, seen.seat, seen.dealer, seen.hand, seen.turn_up)
        self._seen = seen
        self._number = 0
        self._drawn = 0
        self._draw_is_due = False

    def read(self, token: str) -> None:
        if self._draw_is_due:
            self._expect_draw(token)
            return
        self._number += 1
        word = read_word(token, FRENCH.name)
        move = self._move(word, token)
        before = self.deal.state
        try:
            events = self.deal.apply(move)
        except IllegalMoveError as error:
            seat = before.to_act.name
            refuse(Unseen.ILLEGAL_MOVE, number=self._number, token=token, seat=seat, sentence=error)
        expected = move_word(before, move, FRENCH)
        if read_word(expected, FRENCH.name) != word:
            refuse(Unseen.TOKEN_WRONG, number=self._number, token=token, expected=expected)
        self._draw(events)
        self._draw_is_due = move != DRAW and any(isinstance(one, CardDrawn) for one in events)

    def end(self) -> None:
        """Refuse a draw that is not written, and cards that nobody has drawn."""
        if self._draw_is_due:
            self._expect_draw("")
        left = len(self._seen.drawn) - self._drawn
        if left:
            refuse(Unseen.DRAWN_TOO_MANY, count=left)

    def _expect_draw(self, token: str) -> None:
        if token != DRAW_WORD:
            refuse(Unseen.DRAW_MISSING, number=self._number)
        self._number += 1
        self._draw_is_due = False

    def _move(self, word: Word, token: str) -> Move:
        if isinstance(word, CardWord):
            return PLAY_CARD[word.card] if word.kind is Kind.CARD else EXCHANGE_TRUMP
        if isinstance(word, MarriageWord):
            return MELD[word.suit]
        move = _SIGNS.get(word.kind)
        if move is None:
            refuse(Unseen.TOKEN_MALFORMED, number=self._number, token=token)
        return move

    def _draw(self, events: Iterable[Event]) -> None:
        for event in events:
            if isinstance(event, CardDrawn) and event.card is not None:
                self._take(event, event.card)

    def _take(self, event: CardDrawn, imagined: Card) -> None:
        if self._drawn == len(self._seen.drawn):
            refuse(Unseen.DRAWN_MISSING, number=self._drawn + 1)
        card = self._seen.drawn[self._drawn]
        self._drawn += 1
        if event.seat is not self._seen.seat:
            if card is not None:
                refuse(Unseen.DRAWN_HIDDEN, number=self._drawn)
        elif card is None:
            refuse(Unseen.DRAWN_UNKNOWN, number=self._drawn)
        elif event.is_turn_up:
            if card != imagined:
                refuse(Unseen.DRAWN_TURN_UP, number=self._drawn, expected=imagined)
        elif not self.deal.correct(imagined, card):
            refuse(Unseen.DRAWN_ELSEWHERE, number=self._drawn, card=card)
