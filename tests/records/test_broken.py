"""A wrong record is named by record, line, trick and token, with a sentence."""

import gc
import tracemalloc
from collections.abc import Mapping

import pytest

from sixtysix_gui.records import (
    DealRecord,
    Reason,
    RecordError,
    check_records,
    read_records,
    read_so_far,
    write_record,
)
from sixtysix_gui.records.errors import RecordPlace
from sixtysix_gui.records.record import NAMED_TAGS, OWN_TAGS
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.errors import RulesError
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.record_texts import changed, golden_record, with_moves, with_tag
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


# How much a record may hold: all that rules.md 6 can need, and nothing that does harm.


R1, R2 = golden_record("r1"), golden_record("r2")
NOTES = "".join(f'[Note-{n} "{n}"]\n' for n in range(100))
"""As many tags of foreign names as there may be."""


def first_error(text: str) -> RecordError:
    """The first thing that is wrong; what follows the record is right."""
    found = list(check_records(text + "\n" + R2))
    assert not isinstance(found[-1], RecordError), "a bad record hides the next one"
    assert isinstance(found[0], RecordError)
    return found[0]


LONGEST = {
    "a value": '[Note "' + "x" * 4_000 + '"]',
    "a value of quotes": '[Note "' + '\\"' * 4_000 + '"]',
    "a name": "[" + "N" * 64 + ' "x"]',
    "both, and blanks": "[" + "N" * 64 + ' "' + "\\\\" * 4_000 + '"]' + " " * 50_000,
}


@each_row("line", LONGEST.values())
def test_the_longest_tag_is_kept(line: str) -> None:
    (record,) = read_records(line + "\n" + R1)
    assert read_records(write_record(record)) == (record,)


MEGABYTES = "x" * 1_900_000
TOO_LONG = {
    "a value": ('[Note "' + "x" * 4_001 + '"]', "Note"),
    "a value of quotes": ('[A-1 "' + '\\"' * 4_001 + '"]', "A-1"),
    "a name": ("[" + "N" * 65 + ' "x"]', "N" * 39 + "…"),
    "a player's name of megabytes": (f'[Note "{MEGABYTES}"]', '[Note "' + "x" * 32 + "…"),
    "a value never ended": (f'[Note "{MEGABYTES}', '[Note "' + "x" * 32 + "…"),
    "a bracket and blanks": ("[" + " x" * 900_000, "[" + " x" * 19 + "…"),
}


@each_row(("line", "shown"), TOO_LONG.values())
def test_a_longer_tag_is_refused_with_its_line(line: str, shown: str) -> None:
    error = first_error(changed(R1, '[A "Anna"]', line))
    assert (error.reason, error.line) == (Reason.TAG_LONG, 3)
    assert str(error) == (
        f"Record 1, line 3, token {shown}: This tag is too long: a name can have at most 64 "
        "characters, a value 4000."
    )


def test_every_name_that_is_known_may_stand_beside_a_hundred_others() -> None:
    others = sorted(NAMED_TAGS - OWN_TAGS - {"A", "B", "Score", "Carry", "Seat"})
    free = "".join(f'[{name} "x"]\n' for name in others)
    text = NOTES + free + '[Carry "0"]\n[Seat "B"]\n' + R1
    (record,) = read_records(text)
    assert len(record.tags) == 100 + len(others) + 5
    assert read_records(write_record(record)) == (record,)


def test_one_tag_more_is_refused_with_its_line() -> None:
    error = first_error(NOTES + R1.replace("\n\n", '\n[Note-100 "x"]\n\n', 1))
    assert (error.reason, error.line, error.token) == (
        Reason.TAGS_MANY,
        100 + R1.partition("\n\n")[0].count("\n") + 2,
        "Note-100",
    )
    assert error.sentence == ("There are too many tags: at most 100 can have names of your own.")


def test_the_rules_with_every_dimension_changed_are_far_from_any_limit() -> None:
    longest = "; ".join(
        f"{key}={max((str(choice) for choice in choices), key=len)}"
        for key, choices in rule_set().choices.items()
    )
    assert len(longest) < 2_000


def test_too_many_words_are_refused_where_they_become_too_many() -> None:
    moves = "\n".join(["1. 9C AC A+11"] + [f"{n % 9}." for n in range(998)]) + "\n*"
    error = first_error(with_moves(R1, moves))
    assert error.reason is Reason.WORDS_MANY
    assert error.sentence == (
        "There are too many words: the moves of a record can have at most 1000."
    )
    assert error.token == f"{(1000 - 4) % 9}."


def test_a_thousand_words_are_read_for_what_they_are() -> None:
    text = with_moves(R1, "1. 9C AC A+11 " + "9C " * 995 + "*")
    assert first_error(text).reason is Reason.TRICK_FULL


def test_comments_may_be_as_long_as_they_like() -> None:
    comment = "{" + "a long story\n" * 20_000 + "} ; and " + "more " * 20_000
    (record,) = read_records(changed(R1, "5. AH", comment + "\n5. AH"))
    assert (record,) == read_records(R1)


SIZE = 200_000
"""Characters of a harmful file."""
HARMFUL = [
    ("tags", '[A "x"]\n' * (SIZE // 8)),
    ("brackets", "[\n" * (SIZE // 2)),
    ("names", "".join(f'[N{n} "x"]\n' for n in range(SIZE // 12))),
    ("records", '[A "x"]\nx\n' * (SIZE // 100)),
    ("words", "1. " * (SIZE // 3)),
    ("lines of a word", "x\n" * (SIZE // 2)),
    ("comments", "{} " * (SIZE // 3)),
    ("open comments", "{\n" * (SIZE // 2) + "}"),
    ("comments never closed", "{\n[Format \n" * (SIZE // 100)),
    ("blank lines", "\n" * SIZE),
    ("returns", "\r" * SIZE),
    ("one word", "x" * SIZE),
    ("one bracket", "[" * SIZE),
]


@pytest.mark.slow(sample=5)
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(text, id=name, marks=() if name == "tags" else pytest.mark.unmeasured)
        for name, text in HARMFUL
    ],
)
def test_a_harmful_file_takes_no_more_memory_than_itself(text: str) -> None:
    assert list(check_records(b"x"))  # what is loaded with the first record is not counted
    # Other threads of a test run take memory now and then, but not three times in a row.
    peaks = (most_memory(text.encode()) for _ in range(3))
    assert any(peak < 4 * SIZE + 100_000 for peak in peaks)


def most_memory(text: bytes) -> int:
    """The bytes that were taken at the same time while a broken file was read."""
    checked = check_records(text)
    gc.collect()
    tracemalloc.start()
    try:
        assert sum(isinstance(each, RecordError) for each in checked)
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def test_a_limit_counts_characters_and_not_their_escapes() -> None:
    value = '"' * 4_000
    record = DealRecord(rule_set("schnapsen"), pack_cards(20), Seat.A, (), (("Note", value),))
    assert read_records(write_record(record))[0].tag("Note") == value
    assert read_records(with_tag(R1, "Note", "x" * 4_000))


# What is wrong is told in another language by whoever translates.


PLACE = RecordPlace(record=1, line=2)
GERMAN = {
    "The {tag} tag is missing.": "Es fehlt {tag}.",
    "These rules cannot be used: {sentence}": "Solche Regeln gibt es nicht: {sentence}",
    "{tag} cannot be “{value}”: it takes {allowed}.": "{tag} ist nie „{value}“, nur {allowed}.",
}


def in_german(context: str, source: str) -> str:
    return {"RecordErrors": GERMAN}[context][source]


def cause_in_german(error: RulesError) -> str:
    return f"Das heißt: {error}"


@each_row(
    ("reason", "values", "cause", "told"),
    [
        (Reason.TAG_MISSING, {"tag": "Pack"}, None, "Es fehlt Pack."),
        (
            Reason.TAG_VALUE,
            {"tag": "Dealer", "value": "C\n", "allowed": "A"},
            None,
            "Dealer ist nie „C\\n“, nur A.",
        ),
        (
            Reason.RULES_REFUSED,
            {},
            RulesError("66 points."),
            "Solche Regeln gibt es nicht: Das heißt: 66 points.",
        ),
    ],
)
def test_a_fault_is_told_in_the_language_of_the_translator(
    reason: Reason, values: Mapping[str, object], cause: RulesError | None, told: str
) -> None:
    error = RecordError(reason, PLACE, values, cause)
    assert error.told(in_german, cause_in_german) == told
    assert str(error).startswith("Record 1, line 2: ")
