"""Whether the end of a record agrees with its deal (many.md 12.1, rules.md 6.5, step 5)."""

from sixtysix_gui.records.errors import Reason, RecordError, RecordPlace
from sixtysix_gui.records.scan import RawRecord, Token
from sixtysix_gui.records.result import result_by, termination_of
from sixtysix_gui.records.trick_game import words
from sixtysix_gui.records.trick_game.derived import later_tags
from sixtysix_gui.records.trick_game.header import TrickHeader
from sixtysix_gui.records.trick_game.moves import MoveText
from sixtysix_gui.records.trick_game.replay import read_score
from sixtysix_gui.rules.deals.deal import Deal

_LATER = ("Trump", "Bid", "Contract", "Bidder", "Double")


def check_trick_ending(raw: RawRecord, header: TrickHeader, text: MoveText, state: Deal) -> None:
    """Compare the result and every tag that follows from the play with the deal.

    Raises:
        RecordError: for the first that is missing or does not agree.
    """
    expected = result_by(state.rules, state.outcome)
    _check_result(raw, header, text, expected)
    if not _is_same(header, header.values["Result"], expected):
        raise header.error(Reason.RESULT_TAG_WRONG, "Result", expected=expected)
    ending = termination_of(state.outcome)
    if header.values.get("Termination", ending) != ending:
        raise header.error(Reason.TERMINATION_WRONG, "Termination", expected=ending)
    _check_numbers(header, "Totals", Reason.TOTALS_WRONG, state.totals)
    _check_numbers(header, "Tricks", Reason.TRICKS_WRONG, state.tricks)
    header.check_derived(dict(later_tags(state, header.letters)), _LATER)


def _check_result(raw: RawRecord, header: TrickHeader, text: MoveText, expected: str) -> None:
    result = text.result
    if result is None:
        raise _error(raw, Reason.RESULT_MISSING, Token("", raw.last_line), "")
    if text.after:
        raise _error(raw, Reason.AFTER_RESULT, text.after[0], "")
    if not _is_same(header, result.text, expected):
        reason = Reason.RESULT_EARLY if expected == "*" else Reason.RESULT_WRONG
        raise _error(raw, reason, result, expected)


def _is_same(header: TrickHeader, text: str, expected: str) -> bool:
    """Compare two results; a number may begin with zeros."""
    word = words.read_word(text, header.letters)
    return isinstance(word, words.Result) and word == words.read_word(expected, header.letters)


def _check_numbers(
    header: TrickHeader, name: str, reason: Reason, numbers: tuple[int, ...]
) -> None:
    written = header.values.get(name)
    if written is not None and read_score(written, header.rules) != numbers:
        raise header.error(reason, name, expected=",".join(map(str, numbers)))


def _error(raw: RawRecord, reason: Reason, token: Token, expected: str) -> RecordError:
    place = RecordPlace(raw.number, token.line, token=token.text)
    return RecordError(reason, place, {"expected": expected})
