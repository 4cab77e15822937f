"""From the words of a record to the moves of its deal (rules.md 6.4).

The deal itself judges every move. What is left to do here: draws and passes that a record need
not write, and what it says twice (numbers, worth of marriages, taken cards, checks).
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import NoReturn

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.reading.header import Header
from sixtysix_gui.records.scan import Token
from sixtysix_gui.records.reading.tokens import CardWord, CheckWord, Kind, MarriageWord
from sixtysix_gui.records.reading.turns import Item, MoveText, Turn
from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.events import CardDrawn, Event
from sixtysix_gui.rules.illegal_moves import Illegality, IllegalMoveError
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
from sixtysix_gui.rules.sets.rules import marriage_points

_CLOSES = (Kind.CLOSE, Kind.CLOSE_SHORT)
_ACTS_BEFORE_DRAW = (Kind.EXCHANGE, Kind.MARRIAGE)


@dataclass(frozen=True)
class Played:
    """The moves that the words of a record make, and the state after the last of them."""

    moves: tuple[Move, ...]
    state: Deal


def play_moves(header: Header, text: MoveText) -> Played:
    """Perform the words of a record up to its result, and the passes it leaves unsaid.

    Raises:
        RecordError: for the first word that is malformed, out of place, illegal or wrong; it
            knows the moves before that word.
    """
    player = _Player(header, is_unfinished=text.is_unfinished)
    try:
        for item in text.before:
            player.refuse_before_number(item)
        for turn in text.turns:
            player.play(turn)
        if not text.is_unfinished:
            player.pass_at_the_end()
        player.refuse_false_undrawn()
    except RecordError as error:
        error.moves = tuple(player.moves)
        raise
    return Played(tuple(player.moves), player.state)


class _Player:
    """Performs turn after turn; remembers the last events, the last word and the turn."""

    def __init__(self, header: Header, *, is_unfinished: bool) -> None:
        self._header = header
        self._is_unfinished = is_unfinished
        self.state = header.start
        self.moves: list[Move] = []
        self._events: tuple[Event, ...] = ()
        self._previous: Kind | None = None
        self._trick: int | None = None
        self._trick_is_complete = True
        self._draw_is_unwritten = False
        self._is_undrawn = False
        self._signs: dict[Kind, Callable[[Token], None]] = {
            Kind.PASS: self._pass,
            Kind.CLOSE: self._close,
            Kind.CLOSE_SHORT: self._close_short,
            Kind.DRAW: self._draw,
            Kind.OUT: self._out,
        }

    # ------------------------------------------------------------------------------- turns

    def refuse_before_number(self, item: Item) -> None:
        """Refuse a word that belongs to no turn.

        Raises:
            RecordError: always.
        """
        self._refuse_foreign(item)
        self._fail(Reason.NUMBER_EXPECTED, item.token, number=1)

    def play(self, turn: Turn) -> None:
        """Perform the words of a turn.

        Raises:
            RecordError: for the first word that is wrong.
        """
        self._begin(turn)
        for item in turn.items:
            self._refuse_foreign(item)
            self._reply_unsaid(item.word.kind)
            self._perform(item)
            self._previous = item.word.kind
        if not turn.items and not (turn.is_last and self._is_unfinished):
            self._fail(Reason.TURN_EMPTY, turn.token)

    def _begin(self, turn: Turn) -> None:
        token, number = turn.token, turn.number
        if self.state.is_over:
            self._trick = number
            self._fail(Reason.DEAL_OVER, token)
        if not self._trick_is_complete:
            self._fail(Reason.TRICK_OPEN, token, number=self._trick)
        self._trick = self.state.trick_number
        if number != self._trick:
            self._fail(Reason.NUMBER_EXPECTED, token, number=self._trick)
        self._previous = Kind.NUMBER
        self._trick_is_complete = False
        self._draw_unsaid(turn)

    def _draw_unsaid(self, turn: Turn) -> None:
        """Draw where the record need not say so (rules.md 6.4)."""
        drawn_at = turn.has(Kind.DRAW) and not turn.begins_with(Kind.DRAW)
        if drawn_at and self._has_drawn_by_itself():
            # nothing but drawing was possible, so whatever stands before it is not
            self._fail_illegal(turn.items[0].token, IllegalMoveError(Illegality.DRAW_FIRST))
        if self.state.phase is not Phase.PRE_DRAW:
            return
        self._is_undrawn = self._goes_out_undrawn(turn)
        said = (
            turn.has(Kind.DRAW)
            or turn.has(Kind.CLOSE_SHORT)
            or turn.begins_with(Kind.OUT)
            or self._is_undrawn
        )
        self._draw_is_unwritten = not said and self._is_unfinished and turn.is_last
        if not said and not self._draw_is_unwritten:
            self._advance(DRAW)

    def _goes_out_undrawn(self, turn: Turn) -> bool:
        """Say whether the tag Undrawn is there for this turn, and its words are as it says."""
        if self._is_unfinished or not turn.is_last or self._header.undrawn != self._trick:
            return False
        *acts, last = (item.word.kind for item in turn.items) if turn.items else (Kind.MALFORMED,)
        if last is not Kind.OUT:  # where 66 counts by itself, nobody says it
            acts.append(last)
        return bool(acts) and all(kind in _ACTS_BEFORE_DRAW for kind in acts)

    def refuse_false_undrawn(self) -> None:
        """Refuse the tag Undrawn where it says what is not so (rules.md 6.3).

        Raises:
            RecordError: if it does.
        """
        if self._header.undrawn is not None and not (self._is_undrawn and self.state.is_over):
            raise self._header.error(Reason.UNDRAWN_WRONG, "Undrawn")

    def _has_drawn_by_itself(self) -> bool:
        return self.state.phase is Phase.LEAD and any(
            isinstance(event, CardDrawn) for event in self._events
        )

    def _reply_unsaid(self, kind: Kind) -> None:
        if self.state.phase is Phase.REPLY and kind not in (Kind.REPLY, Kind.PASS):
            self._advance(PASS)

    def pass_at_the_end(self) -> None:
        """Let the claim pass after the last card, where nobody made it."""
        if self.state.phase is Phase.FINAL:
            self._advance(PASS)

    # -------------------------------------------------------------------------------- acts

    def _perform(self, item: Item) -> None:
        word = item.word
        if isinstance(word, CardWord):
            self._card(word, item.token)
        elif isinstance(word, MarriageWord):
            self._marriage(word, item.token)
        elif isinstance(word, CheckWord):
            self._check(word, item.token)
        else:
            self._signs[word.kind](item.token)

    def _card(self, word: CardWord, token: Token) -> None:
        if word.kind is Kind.CARD:
            tricks = len(self.state.won)
            self._make(PLAY_CARD[word.card], token)
            self._trick_is_complete = len(self.state.won) > tricks
            return
        if word.kind is Kind.REPLY and self._previous not in _CLOSES:
            self._fail(Reason.REPLY_MISPLACED, token)
        self._exchange(word.card, token)

    def _exchange(self, taken: Card, token: Token) -> None:
        self._require_legal(EXCHANGE_TRUMP, token)
        turn_up = self.state.undealt[-1]
        if taken != turn_up:
            card = self._header.letters.card(turn_up)
            self._fail(Reason.EXCHANGE_TAKES, token, card=card)
        self._advance(EXCHANGE_TRUMP)

    def _marriage(self, word: MarriageWord, token: Token) -> None:
        self._require_legal(MELD[word.suit], token)
        points = marriage_points(word.suit, self.state.trump)
        if word.points != points:
            self._fail(Reason.MARRIAGE_WORTH, token, points=points)
        self._advance(MELD[word.suit])

    def _check(self, word: CheckWord, token: Token) -> None:
        if not self._trick_is_complete or self._previous is not Kind.CARD:
            self._fail(Reason.CHECK_MISPLACED, token)
        trick = self.state.won[-1]
        if (word.seat, word.points) != (trick.winner, trick.points):
            expected = f"{trick.winner.name}+{trick.points}"
            self._fail(Reason.CHECK_WRONG, token, expected=expected)

    def _pass(self, token: Token) -> None:
        if self._previous not in _CLOSES:
            self._fail(Reason.REPLY_MISPLACED, token)
        if self.state.phase is Phase.REPLY:
            self._advance(PASS)

    def _close(self, token: Token) -> None:
        self._require_legal(CLOSE_TALON, token)
        if self.state.phase is Phase.PRE_DRAW:
            self._fail(Reason.CLOSE_WITHOUT_DRAW, token)
        self._advance(CLOSE_TALON)

    def _close_short(self, token: Token) -> None:
        self._require_legal(CLOSE_TALON, token)
        if self.state.phase is not Phase.PRE_DRAW:
            self._fail(Reason.CLOSE_AFTER_DRAW, token)
        self._advance(CLOSE_TALON)

    def _draw(self, token: Token) -> None:
        if self._previous is Kind.NUMBER and self._has_drawn_by_itself():
            return
        self._make(DRAW, token)

    def _out(self, token: Token) -> None:
        self._make(GO_OUT, token)

    # ------------------------------------------------------------------------------- moves

    def _make(self, move: Move, token: Token) -> None:
        self._refuse_after_trick(token)
        try:
            self._advance(move)
        except IllegalMoveError as error:
            self._fail_illegal(token, error)

    def _advance(self, move: Move) -> None:
        self.state, self._events = self.state.apply(move)
        self.moves.append(move)

    def _require_legal(self, move: Move, token: Token) -> None:
        self._refuse_after_trick(token)
        error = self.state.why_illegal(move)
        if error is not None:
            self._fail_illegal(token, error)

    def _refuse_after_trick(self, token: Token) -> None:
        if self.state.is_over:
            self._fail(Reason.DEAL_OVER, token)
        if self._trick_is_complete:
            self._fail(Reason.TRICK_FULL, token, number=self._trick)

    # ------------------------------------------------------------------------------ errors

    def _refuse_foreign(self, item: Item) -> None:
        kind = item.word.kind
        if kind is Kind.UNKNOWN_CARD:
            self._fail(Reason.UNKNOWN_CARD, item.token)
        if kind is Kind.MANY_PLAYERS:
            self._fail(Reason.MANY_PLAYERS, item.token)
        if kind is Kind.MALFORMED:
            self._fail(Reason.TOKEN_MALFORMED, item.token)

    def _fail_illegal(self, token: Token, error: IllegalMoveError) -> NoReturn:
        if self.state.phase is Phase.PRE_DRAW and self._draw_is_unwritten:
            self._fail(Reason.DRAW_UNWRITTEN, token)
        place = RecordPlace(self._header.number, token.line, self._trick, token.text)
        raise RecordError(Reason.ILLEGAL_MOVE, place, cause=error) from error

    def _fail(self, reason: Reason, token: Token, **values: object) -> NoReturn:
        place = RecordPlace(self._header.number, token.line, self._trick, token.text)
        raise RecordError(reason, place, values)
