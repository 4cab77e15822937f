"""A deal as one of its seats has seen it, in the words of 66R, and the view that the seat had.

(rules.md 3.8 and 6.4, many.md 12.3)
"""

from collections import Counter
from enum import Enum, unique
from typing import NoReturn

from sixtysix_gui.records.hidden_cards import FollowedDeal, SeenDeal
from sixtysix_gui.records.letters import FRENCH
from sixtysix_gui.records.replay import Replay
from sixtysix_gui.records.words import HIDDEN, Kind, Word, move_of, move_word, read_word
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.events import CardDrawn, CardsDealt
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.moves import DRAW, TURN_TRUMP, Move, PlayCard
from sixtysix_gui.rules.seats import Seat

DRAW_WORD = "d"


@unique
class Unseen(Enum):
    """Why a seat cannot have seen that; the text is the English sentence, values in braces."""

    HAND_SIZE = "A hand of this rule set is dealt {size} cards, not {count}."
    CARD_FOREIGN = "{card} does not belong to the pack of {size} cards."
    CARD_TWICE = "{card} is there twice."
    TOKEN_MALFORMED = "Move {number}, “{token}”, is none: only the words of moves stand here."
    TOKEN_WRONG = "Move {number} is written “{expected}” here, not “{token}”."
    ILLEGAL_MOVE = "Move {number}, “{token}” by {seat}: {sentence}"
    DRAW_MISSING = "The cards are drawn after move {number}, so “d” follows it."
    DRAWN_MISSING = "Card {number} of those drawn is missing."
    DRAWN_HIDDEN = "Card {number} of those drawn went to the other hand, so it is written “??”."
    DRAWN_UNKNOWN = "Card {number} of those drawn came to the own hand, so it has a name."
    DRAWN_TURN_UP = "Card {number} of those drawn is the card under the talon, {expected}."
    DRAWN_ELSEWHERE = "Card {number} of those drawn, {card}, lay elsewhere."
    DRAWN_TOO_MANY = "There are {count} drawn cards more than the moves draw."


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
    reader = _Reader(seen)
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


class _Reader:
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
