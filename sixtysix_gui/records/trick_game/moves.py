"""From the words of a record to the moves of its deal (many.md 12.3, 12.4).

The deal itself judges every move. What is left to do here: passes that a record need not write,
and what it says twice (who speaks, numbers, worth of marriages, faced and taken cards, checks).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, NoReturn

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.scan import Token
from sixtysix_gui.records.trick_game import words
from sixtysix_gui.records.trick_game.header import TrickHeader
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.illegal_moves import IllegalMoveError
from sixtysix_gui.rules.moves import (
    DOUBLE,
    EXCHANGE_TRUMP,
    GO_OUT,
    MELD,
    NAME_TRUMP,
    OPEN,
    PASS,
    PLAY_CARD,
    TURN_TRUMP,
    Bid,
    CallContract,
    Move,
)
from sixtysix_gui.rules.seats import Seat


@dataclass(frozen=True)
class MoveText:
    """The words of a record up to its result; nothing should stand ``after`` that."""

    before: tuple[Token, ...]
    result: Token | None
    after: tuple[Token, ...]

    @property
    def is_unfinished(self) -> bool:
        """Whether the record says of itself that its deal is not over."""
        return self.result is not None and self.result.text == "*"

    @property
    def has_result(self) -> bool:
        """Whether the record tells of a deal that is over."""
        return self.result is not None and not self.is_unfinished


def split(tokens: list[Token], header: TrickHeader) -> MoveText:
    """Find the result among the words of a record."""
    for place, token in enumerate(tokens):
        if isinstance(words.read_word(token.text, header.letters), words.Result):
            return MoveText(tuple(tokens[:place]), token, tuple(tokens[place + 1 :]))
    return MoveText(tuple(tokens), None, ())


class MovePlayer:
    """Performs word after word; remembers the line or the trick that it is in."""

    def __init__(self, header: TrickHeader) -> None:
        """Begin with the deal of a record."""
        self._header = header
        self.state = header.start
        self.moves: list[Move] = []
        self._line: Token | None = None
        self._line_words = 0
        self._trick: int | None = None
        self._turn_words = 0
        self._number_token: Token | None = None
        self._is_complete = True
        self._previous: words.Word | None = None
        self._acts: dict[type, Callable[[Any, Token], None]] = {
            words.Played: self._card,
            words.Taken: self._exchange,
            words.Shown: self._marriage,
            words.Out: self._out,
            words.Dash: self._dash,
            words.Opened: self._open,
            words.Check: self._check,
            words.Widow: self._widow,
        }

    def play(self, text: MoveText) -> None:
        """Perform all words, and the passes that the record leaves unsaid.

        Raises:
            RecordError: for the first word that is malformed, out of place, illegal or wrong.
        """
        for token in text.before:
            self._word(words.read_word(token.text, self._header.letters), token)
        self._end_line()
        if text.is_unfinished:
            return
        self._refuse_empty_turn()
        if self._is_complete and self.state.phase is Phase.PARTNER and not self.state.hand:
            self._advance(PASS)
        if self.state.phase is Phase.FINAL:
            self._advance(PASS)

    def _word(self, word: words.Word, token: Token) -> None:
        if isinstance(word, words.Unknown):
            self._fail(Reason.UNKNOWN_CARD if word.is_card else Reason.TOKEN_MALFORMED, token)
        if self.state.is_over and not isinstance(word, words.Check | words.Widow):
            self._fail(Reason.DEAL_OVER, token)
        if isinstance(word, words.Number):
            self._begin(word, token)
        elif self._trick is None:
            self._before_play(word, token)
        else:
            act = self._acts.get(type(word))
            if act is None:
                self._fail(Reason.WORD_MISPLACED, token)
            act(word, token)
            self._turn_words += 1
        self._previous = word

    # -------------------------------------------------------------------- before the first trick

    def _before_play(self, word: words.Word, token: Token) -> None:
        if isinstance(word, words.Line):
            self._end_line()
            self._line, self._line_words = token, 0
            return
        line = self._line.text if self._line else ""
        if line == "trump" and isinstance(word, words.SuitWord) and not self._line_words:
            self._make(NAME_TRUMP[word.suit], token)
        elif line == "face" and isinstance(word, words.Played) and not self._line_words:
            self._face(word, token)
        elif line == "bid" and isinstance(word, words.Said):
            self._speak(word, token, self._called(word, token), Phase.BID)
        elif line == "double" and isinstance(word, words.Said):
            self._speak(word, token, self._answered(word, token), Phase.DOUBLE)
        elif line:
            self._fail(Reason.WORD_MISPLACED, token)
        else:
            self._fail(Reason.NUMBER_EXPECTED, token, number=1)
        self._line_words += 1

    def _end_line(self) -> None:
        if self._line is not None and not self._line_words:
            self._fail(Reason.LINE_BROKEN, self._line, word=self._line.text)

    def _face(self, word: words.Played, token: Token) -> None:
        self._require_legal(TURN_TRUMP, token)
        card = self.state.undealt[0]
        if word.card != card:
            self._fail(Reason.FACED_WRONG, token, card=self._header.letters.card(card))
        self._advance(TURN_TRUMP)

    def _speak(self, word: words.Said, token: Token, move: Move, phase: Phase) -> None:
        if self.state.phase is not phase:
            self._refuse_unsaid(token)
            self._fail(Reason.WORD_MISPLACED, token)
        if word.seat is not self.state.to_act:
            self._fail(Reason.SEAT_WRONG, token, expected=self.state.to_act.name)
        self._make(move, token)

    def _called(self, word: words.Said, token: Token) -> Move:
        if word.text == "-":
            return PASS
        if word.text.isdigit() and not self.state.rules.contracts:
            return Bid(int(word.text))
        if word.text not in self.state.rules.contracts:
            self._fail(Reason.CALL_UNKNOWN, token, value=word.text)
        return CallContract(word.text)

    def _answered(self, word: words.Said, token: Token) -> Move:
        if word.text not in ("x", "-"):
            self._fail(Reason.CALL_UNKNOWN, token, value=word.text)
        return DOUBLE if word.text == "x" else PASS

    def _refuse_unsaid(self, token: Token) -> None:
        """Refuse what comes too early."""
        if self.state.phase is Phase.TRUMP:
            self._fail(Reason.TRUMP_UNSAID, token)
        if self.state.phase is Phase.BID:
            self._fail(Reason.CALLS_UNSAID, token)

    # ------------------------------------------------------------------------------- tricks

    def _begin(self, word: words.Number, token: Token) -> None:
        self._end_line()
        self._refuse_unsaid(token)
        self._pass_doubling(token)
        self._refuse_empty_turn()
        if not self._is_complete:
            self._fail(Reason.TRICK_OPEN, token, number=self._trick)
        self._trick = self.state.trick_number
        if word.number != self._trick:
            self._fail(Reason.NUMBER_EXPECTED, token, number=self._trick)
        self._is_complete = False
        self._turn_words = 0
        self._number_token = token

    def _pass_doubling(self, token: Token) -> None:
        """Let everybody pass where nobody doubles; then the line need not be there."""
        if self.state.phase is Phase.DOUBLE and self.state.answers:
            self._fail(Reason.ANSWERS_UNSAID, token)
        while self.state.phase is Phase.DOUBLE:
            self._advance(PASS)

    def _refuse_empty_turn(self) -> None:
        if self._number_token is not None and not self._turn_words:
            self._fail(Reason.TURN_EMPTY, self._number_token)

    def _card(self, word: words.Played, token: Token) -> None:
        tricks = len(self.state.won)
        self._leave_partner(None, token)
        self._make(PLAY_CARD[word.card], token)
        self._is_complete = len(self.state.won) > tricks

    def _exchange(self, word: words.Taken, token: Token) -> None:
        self._leave_partner(None, token)
        self._require_legal(EXCHANGE_TRUMP, token)
        turn_up = self.state.turn_up
        if word.card != turn_up and turn_up is not None:
            card = self._header.letters.card(turn_up)
            self._fail(Reason.EXCHANGE_TAKES, token, card=card)
        self._advance(EXCHANGE_TRUMP)

    def _marriage(self, word: words.Shown, token: Token) -> None:
        self._leave_partner(word.seat, token)
        self._require_legal(MELD[word.suit], token)
        state = self.state
        points = state.rules.marriage_points(word.suit, state.trump, len(state.marriages))
        if word.points != points:
            self._fail(Reason.MARRIAGE_WORTH, token, points=points)
        self._advance(MELD[word.suit])

    def _out(self, word: words.Out, token: Token) -> None:
        self._leave_partner(word.seat, token)
        self._make(GO_OUT, token)

    def _dash(self, _: words.Dash, token: Token) -> None:
        if self._is_complete or self.state.phase is not Phase.PARTNER:
            self._fail(Reason.WORD_MISPLACED, token)
        self._advance(PASS)

    def _open(self, word: words.Opened, token: Token) -> None:
        self._leave_partner(None, token)
        self._make(OPEN[word.opening], token)

    def _leave_partner(self, seat: Seat | None, token: Token) -> None:
        """Let the leader's partner pass unless it is he who acts; only he is named."""
        self._refuse_after_trick(token)
        asks = self.state.phase is Phase.PARTNER
        if seat is None and asks:
            self._advance(PASS)
        elif seat is not None and not asks:
            self._fail(Reason.WORD_MISPLACED, token)
        elif seat is not None and seat is not self.state.to_act:
            self._fail(Reason.SEAT_WRONG, token, expected=self.state.to_act.name)

    def _check(self, word: words.Check, token: Token) -> None:
        if not self._is_complete or not isinstance(self._previous, words.Played):
            self._fail(Reason.CHECK_MISPLACED, token)
        trick = self.state.won[-1]
        if (word.seat, word.points) != (trick.winner, trick.points):
            expected = f"{trick.winner.name}+{trick.points}"
            self._fail(Reason.CHECK_WRONG, token, expected=expected)

    def _widow(self, word: words.Widow, token: Token) -> None:
        is_first = isinstance(self._previous, words.Check) and self._trick == 1
        if not (is_first and self.state.rules.has_widow):
            self._fail(Reason.CHECK_MISPLACED, token)
        points = sum(card.points for card in self.state.undealt)
        if word.points != points:
            self._fail(Reason.WIDOW_WRONG, token, points=points)

    # ------------------------------------------------------------------------------- moves

    def _make(self, move: Move, token: Token) -> None:
        self._require_legal(move, token)
        self._advance(move)

    def _advance(self, move: Move) -> None:
        self.state, _ = self.state.apply(move)
        self.moves.append(move)

    def _require_legal(self, move: Move, token: Token) -> None:
        if self._trick is not None:
            self._refuse_after_trick(token)
        error = self.state.why_illegal(move)
        if error is not None:
            self._fail_illegal(token, error)

    def _refuse_after_trick(self, token: Token) -> None:
        if self._is_complete:
            self._fail(Reason.TRICK_FULL, token, number=self._trick)

    def _fail_illegal(self, token: Token, error: IllegalMoveError) -> NoReturn:
        place = RecordPlace(self._header.number, token.line, self._trick, token.text)
        several = len(self.state.rules.seats) > 2
        reason = Reason.ILLEGAL_MOVE_OF if several else Reason.ILLEGAL_MOVE
        raise RecordError(reason, place, {"seat": self.state.to_act.name}, error) from error

    def _fail(self, reason: Reason, token: Token, **values: object) -> NoReturn:
        place = RecordPlace(self._header.number, token.line, self._trick, token.text)
        raise RecordError(reason, place, values)
