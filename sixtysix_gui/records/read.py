"""From a text to its records, everything they say checked (rules.md 6.5, "Checking a record")."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.records.check import Continuation, check_ending
from sixtysix_gui.records.derived import result_of, termination_of
from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.header import Header
from sixtysix_gui.records.moves import MovePlayer
from sixtysix_gui.records.record import ABANDONED, DealRecord, own_tags
from sixtysix_gui.records.replay import Replay, remember
from sixtysix_gui.records.scan import MOST_WORDS, RawRecord, decode, scan
from sixtysix_gui.records.words import MoveText, split


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
