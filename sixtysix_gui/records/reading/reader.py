"""From a text to its records, everything they say checked (rules.md 6.5, "Checking a record")."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.reading.continuation import Continuation, refuse_what_no_game_has
from sixtysix_gui.records.reading.ending import check_ending
from sixtysix_gui.records.reading.header import Header, read_header
from sixtysix_gui.records.reading.moves import play_moves
from sixtysix_gui.records.scan import MOST_WORDS, RawRecord, decode, scan
from sixtysix_gui.records.reading.turns import MoveText, group
from sixtysix_gui.records.record import ABANDONED, DealRecord
from sixtysix_gui.records.result import result_by, termination_of
from sixtysix_gui.records.tags import read_tag
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move


@dataclass(frozen=True)
class Found:
    """A record that is right, its number and line in the text, and the state it leads to."""

    number: int
    line: int
    record: DealRecord
    state: Deal


Notation = Callable[[RawRecord], Found]
"""How the deals of a game are read; raises ``RecordError`` for what is wrong."""
NO_OTHERS: Mapping[str, Notation] = {}


def read_records(data: bytes | str) -> tuple[DealRecord, ...]:
    """Read all records of a text.

    Raises:
        RecordError: for the first record that is not right, or if there is none.
    """
    read = read_so_far(data)
    if read.error is not None:
        raise read.error
    return read.records


@dataclass(frozen=True)
class ReadSoFar:
    """What of a text can be read: records that are right, then at most one that breaks off.

    ``error`` is the first fault, None if there is none. ``broken`` is the deal in which it lies,
    as far as it can be replayed; it counts as abandoned where the text goes on to a result.
    """

    records: tuple[DealRecord, ...]
    broken: DealRecord | None = None
    error: RecordError | None = None


def read_so_far(data: bytes | str) -> ReadSoFar:
    """Read the records of games for two of a text up to the first fault; never raises."""
    return read_any_so_far(data)  # there are no others to be found


def read_any_so_far(data: bytes | str, others: Mapping[str, Notation] = NO_OTHERS) -> ReadSoFar:
    """Read the records of a text up to the first fault; never raises.

    ``others`` are the notations of games that are not for two, by the name of the rule set.
    """
    records: list[DealRecord] = []
    for found in examine(data, others):
        if isinstance(found, RecordError):
            return ReadSoFar(tuple(records), found.so_far, found)
        records.append(found.record)
    return ReadSoFar(tuple(records))


def examine(
    data: bytes | str, others: Mapping[str, Notation] = NO_OTHERS, *, odd_tags: bool = False
) -> Iterator[Found | RecordError]:
    """Read the records of a text one by one: each found right, or what is wrong with it.

    ``others`` are the notations of games that are not for two, by the name of the rule set. With
    ``odd_tags`` a seat and a score that no game for two has are let be.
    """
    try:
        text = decode(data)
    except RecordError as error:
        yield error
        return
    continuation = Continuation()
    is_empty = True
    for raw in scan(text):
        is_empty = False
        yield _examine_record(raw, continuation, others, odd_tags=odd_tags)
    if is_empty:
        yield RecordError(Reason.EMPTY, RecordPlace(1, 1))


def _examine_record(
    raw: RawRecord,
    continuation: Continuation,
    others: Mapping[str, Notation],
    *,
    odd_tags: bool,
) -> Found | RecordError:
    notation = next((others[name] for name in _variants(raw) if name in others), None)
    try:
        if notation is not None:
            return notation(raw)
        return _read_record(raw, continuation, odd_tags=odd_tags)
    except RecordError as error:
        continuation.forget()
        return error


def _variants(raw: RawRecord) -> Iterator[str]:
    """Give the values of the tag Variant, of which a right record has one."""
    tags = (read_tag(line.text) for line in raw.tag_lines)
    return (tag[1] for tag in tags if tag is not None and tag[0] == "Variant")


def _read_record(raw: RawRecord, continuation: Continuation, *, odd_tags: bool) -> Found:
    header = read_header(raw)
    if raw.open_comment is not None:
        place = RecordPlace(raw.number, raw.open_comment.line, token=raw.open_comment.text)
        raise RecordError(Reason.COMMENT_OPEN, place)
    if len(raw.tokens) > MOST_WORDS:
        excess = raw.tokens[MOST_WORDS]
        place = RecordPlace(raw.number, excess.line, token=excess.text)
        raise RecordError(Reason.WORDS_MANY, place, {"most": MOST_WORDS})
    text = group(raw.tokens, header.letters.name)
    try:
        played = play_moves(header, text)
    except RecordError as error:
        error.so_far = _record(header, error.moves, abandoned=_has_result(text))
        raise
    is_broken_off = _has_result(text) and not played.state.is_over
    abandoned = header.values.get("Termination") == ABANDONED
    record = _record(header, played.moves, abandoned=abandoned or is_broken_off)
    try:
        check_ending(raw, header, text, played.state)
        continuation.check(header, played.state.outcome)
        if not odd_tags:
            refuse_what_no_game_has(header)
    except RecordError as error:
        error.so_far = record
        raise
    return Found(raw.number, raw.line, record, played.state)


def _has_result(text: MoveText) -> bool:
    """Say whether a text tells of a deal that is over."""
    return text.result is not None and not text.is_unfinished


def _record(header: Header, moves: tuple[Move, ...], *, abandoned: bool) -> DealRecord:
    return DealRecord(
        rules=header.rules,
        pack=header.pack,
        dealer=header.dealer,
        moves=moves,
        tags=header.others,
        abandoned=abandoned,
    )


@dataclass(frozen=True)
class RightRecord:
    """A record that is right, in the words of its tags; ``number`` and ``line`` count from 1."""

    number: int
    line: int
    record: DealRecord
    result: str
    termination: str
    totals: tuple[int, ...]
    tricks: tuple[int, ...]


Checked = RightRecord | RecordError
"""What the check says of a record."""


def check_records(
    data: bytes | str, others: Mapping[str, Notation] = NO_OTHERS
) -> Iterator[Checked]:
    """Check the records of a file one by one; an empty or unreadable file gives one error.

    ``others`` are the notations of games that are not for two, by the name of the rule set.
    """
    for found in examine(data, others):
        if isinstance(found, RecordError):
            yield found
            continue
        state = found.state
        yield RightRecord(
            number=found.number,
            line=found.line,
            record=found.record,
            result=result_by(found.record.rules, state.outcome),
            termination=termination_of(state.outcome),
            totals=state.totals,
            tricks=state.tricks,
        )
