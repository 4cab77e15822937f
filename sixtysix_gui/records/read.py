"""From a text to its records, everything they say checked (rules.md 6.5)."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.header import Header
from sixtysix_gui.records.moves import MovePlayer
from sixtysix_gui.records.record import (
    ABANDONED,
    UNFINISHED,
    DealRecord,
    later_tags,
    own_tags,
    read_numbers,
    result_of,
    termination_of,
    write_numbers,
)
from sixtysix_gui.records.replay import Replay, remember
from sixtysix_gui.records.scan import MOST_WORDS, RawRecord, Token, decode, scan
from sixtysix_gui.records.words import Kind, MoveText, read_word, split
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.scoring.game import Game, game_at
from sixtysix_gui.rules.scoring.points import Outcome

_LATER = ("Trump", "Bid", "Contract", "Bidder", "Double")


def check_ending(raw: RawRecord, header: Header, text: MoveText, deal: Deal) -> None:
    """Refuse a result and tags that do not follow from the moves, or a result that is missing."""
    expected = result_of(deal.rules, deal.outcome)
    _check_result(raw, header, text, expected)
    if not _is_same(header, header.values["Result"], expected):
        header.fail(Reason.RESULT_TAG_WRONG, "Result", expected=expected)
    ending = termination_of(deal.outcome)
    if header.values.get("Termination", ending) != ending:
        header.fail(Reason.TERMINATION_WRONG, "Termination", expected=ending)
    totals = ("Totals", Reason.TOTALS_WRONG, deal.totals)
    tricks = ("Tricks", Reason.TRICKS_WRONG, deal.tricks)
    for name, reason, numbers in (totals, tricks):
        written = header.values.get(name)
        if written is not None and read_numbers(header.rules, written) != numbers:
            header.fail(reason, name, expected=write_numbers(header.rules, numbers))
    header.check_derived(later_tags(deal, header.letters), _LATER)


def _check_result(raw: RawRecord, header: Header, text: MoveText, expected: str) -> None:
    if text.result is None:
        header.fail_at(Reason.RESULT_MISSING, Token("", raw.last_line))
    if text.after:
        header.fail_at(Reason.AFTER_RESULT, text.after[0].token)
    if not _is_same(header, text.result.token.text, expected):
        reason = Reason.RESULT_EARLY if expected == UNFINISHED else Reason.RESULT_WRONG
        header.fail_at(reason, text.result.token, expected=expected)


def _is_same(header: Header, text: str, expected: str) -> bool:
    """Compare two results; a number may begin with zeros."""
    closing = header.rules.close
    word, wanted = (read_word(each, header.letters, closing=closing) for each in (text, expected))
    return word.kind is Kind.RESULT and word == wanted


@dataclass(frozen=True)
class _Standing:
    """A game after a deal; without any tag Score so far its score is not known."""

    header: Header
    game: Game
    score_is_known: bool


class Continuation:
    """Follows the games from record to record (rules.md 6.1)."""

    def __init__(self) -> None:
        self._standing: _Standing | None = None

    def check(self, header: Header, outcome: Outcome | None) -> None:
        """Refuse a right record whose dealer, score or carry does not continue its game.

        That is the game of the record before if rules, players and the tag Game are the same.
        """
        before, self._standing = self._standing, None
        if before is not None and not _is_one_game(before.header, header):
            before = None
        if before is not None:
            _refuse_break(before, header)
        if outcome is not None and header.values.get("Game"):
            self._standing = _after(before, header, outcome)


def _is_one_game(first: Header, second: Header) -> bool:
    names = ("Game", *(seat.name for seat in first.rules.seats))
    is_same = all(first.values.get(name) == second.values.get(name) for name in names)
    return is_same and first.game_rules == second.game_rules


def _refuse_break(before: _Standing, header: Header) -> None:
    game = before.game
    if before.score_is_known and game.is_over:
        header.fail(Reason.GAME_OVER, "Game")
    if header.dealer is not game.dealer:
        header.fail(Reason.DEALER_CONTINUES, "Dealer", expected=game.dealer.name)
    known = before.score_is_known and header.score is not None
    if known and header.score != game.shown_score:
        expected = write_numbers(game.rules, game.shown_score)
        header.fail(Reason.SCORE_CONTINUES, "Score", expected=expected)
    if header.carry != game.carry:
        header.fail(Reason.CARRY_CONTINUES, "Carry", expected=game.carry)


def _after(before: _Standing | None, header: Header, outcome: Outcome) -> _Standing:
    rules, dealer = header.game_rules, header.dealer
    was_known = before is not None and before.score_is_known
    if before is not None and (was_known or header.score is None):
        game = before.game
    elif header.score is not None:
        game = game_at(rules, dealer, header.score, header.carry)
    else:
        game = Game(rules, dealer, carry=header.carry)
    return _Standing(header, game.after(outcome), was_known or header.score is not None)


@dataclass(frozen=True)
class RightRecord:
    """A record that is right, as it was played; ``number`` and ``line`` count from 1."""

    number: int
    line: int
    played: Replay

    @property
    def record(self) -> DealRecord:
        """The record itself."""
        return self.played.record

    @property
    def result(self) -> str:
        """The result as records write it."""
        return result_of(self.record.rules, self.played.state.outcome)

    @property
    def termination(self) -> str:
        """The word for the way the deal ended."""
        return termination_of(self.played.state.outcome)

    @property
    def totals(self) -> tuple[int, ...]:
        """The card points of each party at the end."""
        return self.played.state.totals

    @property
    def tricks(self) -> tuple[int, ...]:
        """The tricks of each party at the end."""
        return self.played.state.tricks


Checked = RightRecord | RecordError
"""What the check says of a record."""


@dataclass(frozen=True)
class ReadSoFar:
    """What of a text can be read: records that are right, then at most one that breaks off.

    ``error`` is the first fault, None if there is none. ``broken`` is the deal in which it lies,
    as far as it can be replayed; it counts as abandoned where the text goes on to a result.
    """

    records: tuple[DealRecord, ...]
    broken: DealRecord | None = None
    error: RecordError | None = None


def read_records(data: bytes | str, *, odd_tags: bool = False) -> tuple[DealRecord, ...]:
    """Return all records of a text.

    Args:
        data: The text, or a file in UTF-8.
        odd_tags: Whether a seat and a score are let be that no game has. So a saved game goes on
            whose tags somebody has changed.

    Raises:
        RecordError: for the first record that is not right, or if there is none.
    """
    read = read_so_far(data, odd_tags=odd_tags)
    if read.error is not None:
        raise read.error
    return read.records


def read_so_far(data: bytes | str, *, odd_tags: bool = False) -> ReadSoFar:
    """Return the records of a text up to the first fault; never raises.

    ``odd_tags`` as in ``read_records``.
    """
    records: list[DealRecord] = []
    for found in check_records(data, odd_tags=odd_tags):
        if isinstance(found, RecordError):
            return ReadSoFar(tuple(records), found.so_far, found)
        remember(found.played)
        records.append(found.record)
    return ReadSoFar(tuple(records))


def check_records(data: bytes | str, *, odd_tags: bool = False) -> Iterator[Checked]:
    """Check the records of a text one by one; an empty or unreadable one gives one error.

    ``odd_tags`` as in ``read_records``.
    """
    try:
        text = decode(data)
    except RecordError as error:
        yield error
        return
    continuation = Continuation()
    raw = None
    for raw in scan(text):
        try:
            played = _play(raw, continuation, odd_tags=odd_tags)
        except RecordError as error:
            continuation = Continuation()
            yield error
        else:
            yield RightRecord(raw.number, raw.line, played)
    if raw is None:
        yield RecordError(Reason.EMPTY, RecordPlace(1, 1))


def _play(raw: RawRecord, continuation: Continuation, *, odd_tags: bool) -> Replay:
    """Return a record as it was played; raises a RecordError for its first fault."""
    header = Header(raw)
    _refuse_endless(raw, header)
    text = split(raw.tokens, header.letters, closing=header.rules.close)
    player = MovePlayer(header, text)
    try:
        player.play()
        check_ending(raw, header, text, player.state)
        continuation.check(header, player.state.outcome)
        if not odd_tags:
            header.refuse_odd()
    except RecordError as error:
        error.so_far = _record(header, text, player)
        raise
    record = _record(header, text, player)
    return Replay(record, tuple(player.states), tuple(player.events))


def _refuse_endless(raw: RawRecord, header: Header) -> None:
    if raw.open_comment is not None:
        header.fail_at(Reason.COMMENT_OPEN, raw.open_comment)
    if len(raw.tokens) > MOST_WORDS:
        header.fail_at(Reason.WORDS_MANY, raw.tokens[MOST_WORDS], most=MOST_WORDS)


def _record(header: Header, text: MoveText, player: MovePlayer) -> DealRecord:
    """Return the deal as far as it was played; one whose end cannot be played is abandoned."""
    has_result = text.result is not None and not text.is_unfinished
    is_broken_off = has_result and not player.state.is_over
    is_said = player.is_played and header.values.get("Termination") == ABANDONED
    own = own_tags(header.rules)
    return DealRecord(
        rules=header.rules,
        pack=header.pack,
        dealer=header.dealer,
        moves=tuple(player.moves),
        tags=tuple(item for item in header.values.items() if item[0] not in own),
        abandoned=is_said or is_broken_off,
    )
