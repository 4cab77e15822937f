"""Whether the end of a record agrees with its deal (rules.md 6.5, step 5)."""

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.reading.header import Header
from sixtysix_gui.records.scan import RawRecord, Token
from sixtysix_gui.records.reading.tokens import Kind, read_word
from sixtysix_gui.records.reading.turns import Item, MoveText
from sixtysix_gui.records.record import ABANDONED
from sixtysix_gui.records.result import pair, read_pair, result_of
from sixtysix_gui.rules.deals.deal import Deal


def check_ending(raw: RawRecord, header: Header, text: MoveText, state: Deal) -> None:
    """Compare result, Result, Termination, Totals and Tricks with the deal, in this order.

    Raises:
        RecordError: for the first that is missing or does not agree.
    """
    result = _result(raw, text)
    _check_result(raw, result, state)
    _check_result_tag(header, state)
    _check_termination(header, state)
    _check_pair(header, "Totals", Reason.TOTALS_WRONG, state.totals)
    _check_pair(header, "Tricks", Reason.TRICKS_WRONG, state.tricks)


def _result(raw: RawRecord, text: MoveText) -> Item:
    if text.result is None:
        raise _error(raw, Reason.RESULT_MISSING, Token("", raw.last_line))
    if text.after:
        raise _error(raw, Reason.AFTER_RESULT, text.after[0].token)
    return text.result


def _check_result(raw: RawRecord, result: Item, state: Deal) -> None:
    expected = result_of(state.outcome)
    if _is_same(result.token.text, expected):
        return
    early = state.outcome is None
    reason = Reason.RESULT_EARLY if early else Reason.RESULT_WRONG
    raise _error(raw, reason, result.token, expected)


def _check_result_tag(header: Header, state: Deal) -> None:
    expected = result_of(state.outcome)
    if not _is_same(header.values["Result"], expected):
        raise header.error(Reason.RESULT_TAG_WRONG, "Result", expected=expected)


def _is_same(text: str, expected: str) -> bool:
    """Compare two results; a number may begin with zeros."""
    word, wanted = read_word(text, "french"), read_word(expected, "french")
    is_unsettled = (text == "*", expected == "*")
    return word.kind is Kind.RESULT and word == wanted and len(set(is_unsettled)) == 1


def _check_termination(header: Header, state: Deal) -> None:
    written = header.values.get("Termination")
    outcome = state.outcome
    expected = ABANDONED if outcome is None else outcome.termination.value
    if written is not None and written != expected:
        raise header.error(Reason.TERMINATION_WRONG, "Termination", expected=expected)


def _check_pair(header: Header, name: str, reason: Reason, numbers: tuple[int, ...]) -> None:
    written = header.values.get(name)
    if written is not None and read_pair(written) != numbers:
        raise header.error(reason, name, expected=pair(numbers))


def _error(raw: RawRecord, reason: Reason, token: Token, expected: str = "") -> RecordError:
    place = RecordPlace(raw.number, token.line, token=token.text)
    return RecordError(reason, place, {"expected": expected})
