"""A wrong record is named by record, line, trick and token, with a sentence."""

from sixtysix_gui.records import Reason, read_so_far
from tests.helpers.deals.record_texts import changed
from tests.helpers.rows import each_row
from tests.records.broken import BROKEN, Broken
from tests.records.many_records import error_of, worked


@each_row("row", BROKEN)
def test_a_fault_is_named_with_its_place(row: Broken) -> None:
    text = changed(worked(row.game), row.old, row.new)
    error = error_of(text)
    assert error.reason is row.reason
    assert (error.record, error.trick, error.token) == (1, row.trick, row.token)
    assert error.sentence == row.sentence or not row.sentence
    lines = text.split("\n")
    tags = [n for n, line in enumerate(lines, 1) if line.startswith(f"[{row.token} ")]
    assert error.line in (tags or range(1, len(lines) + 1))
    assert str(error).startswith(f"Record 1, line {error.line}")


LONG = [
    ("x" * 80, Reason.TOKEN_MALFORMED, 3, "x" * 65),
    ("out " * 1000, Reason.WORDS_MANY, None, "out"),
]


@each_row(("words", "reason", "trick", "token"), LONG)
def test_what_is_too_long_is_named(
    words: str, reason: Reason, trick: int | None, token: str
) -> None:
    error = error_of(changed(worked("four-66"), "A:out", words))
    assert (error.reason, error.trick, error.token) == (reason, trick, token)


# a record, what is changed in it, the fault, how many moves come before it, whether it is over then
READ_SO_FAR = [
    ("r1", "1. 9C AC A+11", "1. ZZ AC A+11", Reason.TOKEN_MALFORMED, 0, False),
    ("r1", "2. 9S 9H A+0", "2. 9S ZZ A+0", Reason.TOKEN_MALFORMED, 4, False),
    ("r1", "2. 9S 9H A+0", "2. 9S 9S A+0", Reason.ILLEGAL_MOVE, 4, False),
    ("r1", "1. 9C AC A+11", "1. 9C AC A+12", Reason.CHECK_WRONG, 2, False),
    ("r1", '[Totals "70-35"]', '[Totals "70-36"]', Reason.TOTALS_WRONG, None, True),
    ("r1", "7. out\nA:1", "7. out\nB:1", Reason.RESULT_WRONG, None, True),
    ("four-66", "C+27", "C+28", Reason.CHECK_WRONG, -1, False),
    ("four-66", 'Totals "71,0"', 'Totals "0,71"', Reason.TOTALS_WRONG, None, True),
]


@each_row(("game", "old", "new", "reason", "moves", "is_over"), READ_SO_FAR)
def test_the_deal_is_known_up_to_the_fault(
    game: str, old: str, new: str, reason: Reason, moves: int | None, is_over: bool
) -> None:
    read = read_so_far(changed(worked(game), old, new))
    whole = read_so_far(worked(game)).records[0]
    assert read.records == ()
    assert read.error is not None
    assert (read.error.reason, read.error.so_far) == (reason, read.broken)
    assert read.broken is not None
    assert read.broken.moves == whole.moves[:moves]
    assert read.broken.pack == whole.pack
    assert read.broken.abandoned is not is_over, "it claims a result, so it cannot be gone on with"


def test_an_unfinished_text_may_still_be_a_running_deal() -> None:
    text = changed(
        changed(worked("r1"), "7. out\nA:1", "7. ZZ *"), '[Result "A:1"]', '[Result "*"]'
    )
    read = read_so_far(text)
    assert read.broken is not None
    assert not read.broken.abandoned


@each_row("text", ["", "\0", changed(worked("r1"), '[Dealer "A"]', '[Dealer "X"]')])
def test_without_a_deal_there_is_only_the_fault(text: str) -> None:
    read = read_so_far(text)
    assert read.records == ()
    assert read.broken is None
    assert read.error is not None


def test_a_file_of_all_games_is_read_up_to_its_first_fault() -> None:
    right = [worked(name) for name in ("na-66", "r1", "gaigel")]
    whole = read_so_far("\n".join(right))
    assert (len(whole.records), whole.error, whole.broken) == (3, None, None)
    wrong = worked("four-66").replace("AD JD KD", "AD 9S KD")
    read = read_so_far("\n".join([*right, wrong, worked("three-66")]))
    assert [record.rules.name for record in read.records] == ["na-66", "german-66", "gaigel"]
    assert read.error is not None
    assert (read.error.record, read.error.trick) == (4, 2)
    assert read.broken is not None
    assert (read.broken.rules.name, read.broken.abandoned) == ("four-66", True)
