"""From the words of a record to the moves of its deal (rules.md 6.4, many.md 12.3).

The deal itself judges every move. What is left to do here: draws and passes that a record need
not write, and what it says twice (who speaks, numbers, worth of marriages, faced and taken cards,
checks).
"""

from collections.abc import Sequence
from typing import NoReturn

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.header import Header
from sixtysix_gui.records.scan import Token
from sixtysix_gui.records.words import Item, Kind, MoveText, Word, move_of, move_word, read_word
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import CardDrawn, Event
from sixtysix_gui.rules.moves import (
    DRAW,
    NAME_TRUMP,
    PASS,
    TURN_TRUMP,
    Illegality,
    IllegalMoveError,
    Move,
)
from sixtysix_gui.rules.seats import Seat

_SPOKEN = {"bid": Phase.BID, "double": Phase.DOUBLE}
"""When the words of a line are said."""
_CLOSES = (Kind.CLOSE, Kind.SHORT_CLOSE)
_UNKNOWN = {
    Kind.HIDDEN_CARD: Reason.UNKNOWN_CARD,
    Kind.FOREIGN: Reason.MANY_PLAYERS,
    Kind.MALFORMED: Reason.TOKEN_MALFORMED,
}
_FALSE = {
    Kind.MARRIAGE: Reason.MARRIAGE_WORTH,
    Kind.EXCHANGE: Reason.EXCHANGE_TAKES,
    Kind.REPLY: Reason.EXCHANGE_TAKES,
    Kind.CLOSE: Reason.CLOSE_AFTER_DRAW,
    Kind.SHORT_CLOSE: Reason.CLOSE_WITHOUT_DRAW,
}
"""What is wrong with a word that means a legal move, by the kind of the right word."""


class MovePlayer:
    """Performs word after word; remembers the line or the trick that it is in.

    ``states[n]`` is the deal before move n, ``events[n]`` is what that move did; ``is_played`` is
    true as soon as all words are performed.
    """

    def __init__(self, header: Header, text: MoveText) -> None:
        self.moves: list[Move] = []
        self.states: list[Deal] = [header.start]
        self.events: list[tuple[Event, ...]] = []
        self.is_played = False
        self._header = header
        self._text = text
        self._line: Token | None = None
        self._trick: int | None = None
        self._is_complete = True
        self._previous: Kind | None = None
        self._draw_is_unwritten = False
        self._is_undrawn = False

    @property
    def state(self) -> Deal:
        """The deal as far as it has got."""
        return self.states[-1]

    def play(self) -> None:
        """Perform all words, and the passes that the record leaves unsaid.

        Raises a RecordError for the first word that is malformed, out of place, illegal or wrong.
        """
        for turn in self._text.turns:
            for item in turn:
                self._perform(item, turn)
                self._previous = item.word.kind
            if self._trick is not None and len(turn) == 1 and not self._breaks_off_in(turn):
                self._fail(Reason.TURN_EMPTY, turn[0].token)
        self._end_line()
        if not self._text.is_unfinished:
            if self._is_complete and self.state.phase is Phase.PARTNER and not self.state.hand:
                self._advance(PASS)
            if self.state.phase is Phase.FINAL:
                self._advance(PASS)
        if self._header.undrawn is not None and not (self._is_undrawn and self.state.is_over):
            self._header.fail(Reason.UNDRAWN_WRONG, "Undrawn")
        self.is_played = True

    def _breaks_off_in(self, turn: Sequence[Item]) -> bool:
        return self._text.is_unfinished and turn is self._text.turns[-1]

    def _perform(self, item: Item, turn: Sequence[Item]) -> None:
        token, word = item
        if word.kind in _UNKNOWN:
            self._fail(_UNKNOWN[word.kind], token)
        if self.state.is_over and word.kind not in (Kind.CHECK, Kind.WIDOW):
            self._trick = word.number if word.kind is Kind.NUMBER else self._trick
            self._fail(Reason.DEAL_OVER, token)
        if word.kind is Kind.NUMBER:
            self._begin(word, token, turn)
        elif self._trick is None:
            self._before_play(word, token)
        else:
            self._in_trick(word, token)

    def _in_trick(self, word: Word, token: Token) -> None:
        if self.state.phase is Phase.REPLY and word.kind not in (Kind.REPLY, Kind.DASH):
            self._advance(PASS)
        match word.kind:
            case Kind.DASH:
                self._dash(token)
            case Kind.DRAW if self._previous is Kind.NUMBER and self._has_drawn_by_itself():
                pass
            case Kind.CHECK:
                self._check(word, token)
            case Kind.WIDOW:
                self._widow(word, token)
            case _:
                self._act(word, token)

    def _before_play(self, word: Word, token: Token) -> None:
        if word.kind is Kind.LINE:
            self._end_line()
            self._line = token
            return
        if self._line is None:
            self._fail(Reason.NUMBER_EXPECTED, token, number=1)
        line, is_first = self._line.text, self._previous is Kind.LINE
        if line == "trump" and word.kind is Kind.SUIT and word.suit is not None and is_first:
            self._make(NAME_TRUMP[word.suit], token)
        elif line == "face" and word.kind is Kind.CARD and is_first:
            self._face(word, token)
        elif line in _SPOKEN and word.kind is Kind.SAID:
            self._speak(word, token, _SPOKEN[line])
        else:
            self._fail(Reason.WORD_MISPLACED, token)

    def _end_line(self) -> None:
        if self._line is not None and self._previous is Kind.LINE:
            self._fail(Reason.LINE_BROKEN, self._line, word=self._line.text)

    def _face(self, word: Word, token: Token) -> None:
        self._refuse_illegal(TURN_TRUMP, token)
        card = self.state.undealt[0]
        if word.card != card:
            self._fail(Reason.FACED_WRONG, token, card=self._header.letters.card(card))
        self._advance(TURN_TRUMP)

    def _speak(self, word: Word, token: Token, phase: Phase) -> None:
        if self.state.phase is not phase:
            self._refuse_unsaid(token)
            self._fail(Reason.WORD_MISPLACED, token)
        self._refuse_other_seat(word.seat, token)
        move = move_of(word, self.state)
        if move is None:
            self._fail(Reason.CALL_UNKNOWN, token, value=word.text)
        self._make(move, token)

    def _refuse_unsaid(self, token: Token) -> None:
        if self.state.phase is Phase.TRUMP:
            self._fail(Reason.TRUMP_UNSAID, token)
        if self.state.phase is Phase.BID:
            self._fail(Reason.CALLS_UNSAID, token)

    def _begin(self, word: Word, token: Token, turn: Sequence[Item]) -> None:
        self._end_line()
        self._refuse_unsaid(token)
        self._pass_doubling(token)
        if not self._is_complete:
            self._fail(Reason.TRICK_OPEN, token, number=self._trick)
        self._trick = self.state.trick_number
        if word.number != self._trick:
            self._fail(Reason.NUMBER_EXPECTED, token, number=self._trick)
        self._is_complete = False
        self._draw_unsaid(turn)

    def _pass_doubling(self, token: Token) -> None:
        """Let all pass where no one doubles; then the line need not be there."""
        if self.state.phase is Phase.DOUBLE and self.state.answers:
            self._fail(Reason.ANSWERS_UNSAID, token)
        while self.state.phase is Phase.DOUBLE:
            self._advance(PASS)

    def _draw_unsaid(self, turn: Sequence[Item]) -> None:
        """Draw where the record need not say so (rules.md 6.4)."""
        kinds = [item.word.kind for item in turn[1:]]
        if Kind.DRAW in kinds[1:] and kinds[0] is not Kind.DRAW and self._has_drawn_by_itself():
            # nothing but drawing was possible, so whatever stands before it is not
            self._fail_illegal(turn[1].token, IllegalMoveError(Illegality.DRAW_FIRST))
        is_told = Kind.DRAW in kinds or Kind.SHORT_CLOSE in kinds or kinds[:1] == [Kind.OUT]
        if self.state.phase is not Phase.PRE_DRAW or is_told:
            return
        self._is_undrawn = turn is self._text.turns[-1] and self._goes_out_undrawn(kinds)
        self._draw_is_unwritten = not self._is_undrawn and self._breaks_off_in(turn)
        if not self._is_undrawn and not self._draw_is_unwritten:
            self._advance(DRAW)

    def _goes_out_undrawn(self, kinds: list[Kind]) -> bool:
        """Return whether the tag Undrawn is there for this turn, and its words are as it says."""
        # where 66 counts by itself, no one says so
        acts = kinds[:-1] if kinds[-1:] == [Kind.OUT] else kinds
        is_named = not self._text.is_unfinished and self._header.undrawn == self._trick
        return is_named and bool(acts) and set(acts) <= {Kind.EXCHANGE, Kind.MARRIAGE}

    def _has_drawn_by_itself(self) -> bool:
        events = self.events[-1] if self.events else ()
        drew = any(isinstance(event, CardDrawn) for event in events)
        return drew and self.state.phase is Phase.LEAD

    def _act(self, word: Word, token: Token) -> None:
        if word.kind is Kind.REPLY and self._previous not in _CLOSES:
            self._fail(Reason.REPLY_MISPLACED, token)
        move = None if word.kind in (Kind.SAID, Kind.SUIT) else move_of(word, self.state)
        if move is None:
            self._fail(Reason.WORD_MISPLACED, token)
        self._leave_partner(word.seat, token)
        if word.kind in _FALSE:
            self._refuse_false(word, move, token)
        tricks = len(self.state.won)
        self._make(move, token)
        self._is_complete = len(self.state.won) > tricks

    def _refuse_false(self, word: Word, move: Move, token: Token) -> None:
        self._refuse_illegal(move, token)
        header = self._header
        text = move_word(self.state, move, header.letters)
        right = read_word(text, header.letters, closing=header.rules.close)
        if word != right:
            self._fail(_FALSE[right.kind], token, points=right.number, card=text.lstrip("/x"))

    def _dash(self, token: Token) -> None:
        is_asked = self.state.phase is Phase.PARTNER and not self._is_complete
        if self._previous not in _CLOSES and not is_asked:
            closing = self._header.rules.close
            self._fail(Reason.REPLY_MISPLACED if closing else Reason.WORD_MISPLACED, token)
        if self.state.phase in (Phase.PARTNER, Phase.REPLY):
            self._advance(PASS)

    def _leave_partner(self, seat: Seat | None, token: Token) -> None:
        """Let the leader's partner pass who does not act; only one who acts is named."""
        self._refuse_after_trick(token)
        is_asked = self.state.phase is Phase.PARTNER
        if seat is None and is_asked:
            self._advance(PASS)
        elif seat is not None:
            if not is_asked:
                self._fail(Reason.WORD_MISPLACED, token)
            self._refuse_other_seat(seat, token)

    def _check(self, word: Word, token: Token) -> None:
        if not self._is_complete or self._previous is not Kind.CARD:
            self._fail(Reason.CHECK_MISPLACED, token)
        trick = self.state.won[-1]
        if (word.seat, word.number) != (trick.winner, trick.points):
            self._fail(Reason.CHECK_WRONG, token, expected=f"{trick.winner.name}+{trick.points}")

    def _widow(self, word: Word, token: Token) -> None:
        is_first = self._previous is Kind.CHECK and self._trick == 1
        if not (is_first and self.state.rules.has_widow):
            self._fail(Reason.CHECK_MISPLACED, token)
        points = sum(card.points for card in self.state.undealt)
        if word.number != points:
            self._fail(Reason.WIDOW_WRONG, token, points=points)

    def _make(self, move: Move, token: Token) -> None:
        self._refuse_after_trick(token)
        try:
            self._advance(move)
        except IllegalMoveError as error:
            self._fail_illegal(token, error)

    def _advance(self, move: Move) -> None:
        state, events = self.state.apply(move)
        self.moves.append(move)
        self.states.append(state)
        self.events.append(events)

    def _refuse_illegal(self, move: Move, token: Token) -> None:
        error = self.state.why_illegal(move)
        if error is not None:
            self._fail_illegal(token, error)

    def _refuse_after_trick(self, token: Token) -> None:
        if self._trick is not None and self._is_complete:
            self._fail(Reason.TRICK_FULL, token, number=self._trick)

    def _refuse_other_seat(self, seat: Seat | None, token: Token) -> None:
        if seat is not self.state.to_act:
            self._fail(Reason.SEAT_WRONG, token, expected=self.state.to_act.name)

    def _fail_illegal(self, token: Token, error: IllegalMoveError) -> NoReturn:
        if self._draw_is_unwritten and self.state.phase is Phase.PRE_DRAW:
            self._fail(Reason.DRAW_UNWRITTEN, token)
        is_for_two = len(self.state.rules.seats) == 2
        reason = Reason.ILLEGAL_MOVE if is_for_two else Reason.ILLEGAL_MOVE_OF
        self._fail(reason, token, error, seat=self.state.to_act.name)

    def _fail(
        self, reason: Reason, token: Token, cause: IllegalMoveError | None = None, **values: object
    ) -> NoReturn:
        place = RecordPlace(self._header.number, token.line, self._trick, token.text)
        raise RecordError(reason, place, values, cause) from cause
