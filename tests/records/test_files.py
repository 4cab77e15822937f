"""Whole files: several records, damaged ones, files that are none."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.records import (
    Reason,
    RecordError,
    RightRecord,
    check_records,
    read_records,
    write_records,
)
from tests.helpers.deals.record_texts import changed, golden_record
from tests.helpers.rows import each_row
from tests.records.many_records import error_of, worked

R1, R2, R3, R4 = (golden_record(name) for name in ("r1", "r2", "r3", "r4"))
ALL = "\n".join((R1, R2, R3, R4))


def reasons(data: bytes | str) -> list[Reason | str]:
    return [c.reason if isinstance(c, RecordError) else c.result for c in check_records(data)]


def test_records_follow_one_another() -> None:
    assert reasons(ALL) == ["A:1", "B:3", "0:0", "A:2"]
    assert write_records(read_records(ALL)) == ALL


def test_blank_lines_more_or_none_between_records_do_not_matter() -> None:
    assert reasons("\n\n \n" + "\n\n\n".join((R1, R2)) + "\n\n") == ["A:1", "B:3"]
    assert reasons(R1 + R2) == ["A:1", "B:3"]


def test_numbers_and_lines_are_those_of_the_file() -> None:
    found = [(c.number, c.line) for c in check_records(ALL) if isinstance(c, RightRecord)]
    lines = [n for n, line in enumerate(ALL.split("\n"), 1) if line.startswith("[Format")]
    assert found == list(enumerate(lines, 1))


@each_row(
    ("name", "old", "new", "reason"),
    [
        ("r2", "3. QD AD", "3. QD QD", Reason.ILLEGAL_MOVE),
        ("na-66", "D+25", "D+1", Reason.CHECK_WRONG),
    ],
)
def test_a_bad_record_does_not_hide_the_good_ones(
    name: str, old: str, new: str, reason: Reason
) -> None:
    others = [worked(each) for each in ("idiots-66", "r3", "gaigel-2")]
    text = "\n".join((R1, changed(worked(name), old, new), *others))
    assert reasons(text) == ["A:1", reason, "A:14,B:9", "0:0", "A:1"]
    assert error_of(text).record == 2


def test_a_record_cut_off_in_its_tags_does_not_hide_the_next() -> None:
    cut = R1[: R1.index("[Dealer")]
    assert reasons(cut + "\n" + R2) == [Reason.TAG_MISSING, "B:3"]


def test_a_comment_without_end_does_not_hide_the_next_record() -> None:
    damaged = changed(R1, "5. AH", "5. {AH")
    assert reasons("\n".join((damaged, R2, R3))) == [Reason.COMMENT_OPEN, "B:3", "0:0"]
    (error,) = [c for c in check_records(damaged) if isinstance(c, RecordError)]
    assert (error.line, error.token) == (17, "{")


def test_a_brace_that_closes_later_closes_the_comment() -> None:
    damaged = changed(R1, "5. AH", "5. {AH")
    closing = changed(R2, "3. QD", "3. } QD")
    assert reasons("\n".join((damaged, closing, R3))) == [Reason.ILLEGAL_MOVE, "0:0"]


def test_a_comment_may_end_where_a_line_begins() -> None:
    assert reasons(changed(R1, "5. AH", "{ so far\n} 5. AH")) == ["A:1"]
    assert reasons(changed(R1, "5. AH", "{ so\n far\n}5. AH")) == ["A:1"]


def test_words_outside_any_record_are_one_record_without_tags() -> None:
    assert reasons("hello\n" + R1) == [Reason.TAG_MISSING, "A:1"]


@each_row("data", [b"", b"\n \n", b"\xef\xbb\xbf", b"; nothing\n{ at all }", ""])
def test_a_file_without_records_is_one_error(data: bytes | str) -> None:
    assert reasons(data) == [Reason.EMPTY]


FOREIGN = [
    (b"\x00", Reason.NOT_TEXT, 1),
    (R1.encode() + b"\n\x00\n", Reason.NOT_TEXT, 22),
    (R1.encode("utf-16"), Reason.UTF16, 1),
    (R1.encode("utf-16-le"), Reason.UTF16, 1),
    (b"\xfe\xff" + R1.encode("utf-16-be"), Reason.UTF16, 1),
    (("\r\n" + R1).encode("utf-16"), Reason.UTF16, 1),
    ("a letter".encode("utf-16"), Reason.UTF16, 1),
    ("a letter".encode("utf-16-le"), Reason.NOT_TEXT, 1),
    ("a letter".encode("utf-32"), Reason.NOT_TEXT, 1),
    (b"\xff\xfe\x00\xd8", Reason.NOT_TEXT, 1),
    (b"\x89PNG\r\n\x1a\n\x00\x00", Reason.NOT_TEXT, 1),
    (R1.encode().replace(b"Anna", b"\xc4nne"), Reason.NOT_UTF8, 3),
    (R1.encode()[:-1] + b"\xc3", Reason.NOT_UTF8, 20),
]


@each_row(("data", "reason", "line"), FOREIGN)
def test_a_file_that_is_no_text_is_one_error(data: bytes, reason: Reason, line: int) -> None:
    (error,) = check_records(data)
    assert isinstance(error, RecordError)
    assert (error.reason, error.line) == (reason, line)
    with pytest.raises(RecordError):
        read_records(data)


LONG = 1_000_000
LONG_LINES = {
    "A": "A" * LONG,
    "spaces": " " * LONG + "9C",
    "tags": '[A "' + "x" * LONG,
    "opening braces": "{" * LONG,
    "comments": "{}" * (LONG // 2),
    "comments without end": "{} {" * (LONG // 4),
    "semicolons": ";" * LONG,
    "quotes": '[A "' + '\\"' * (LONG // 2),
    "digits": "9" * LONG + ".",
    "checks": "A+" + "9" * LONG,
    "results": "A:1," * (LONG // 4),
    "numbers": "1. " * (LONG // 3),
    "cards": "9C " * (LONG // 3),
}


@pytest.mark.unmeasured
@each_row("line", LONG_LINES.values())
def test_a_very_long_line_is_refused_quickly_and_shortly(line: str) -> None:
    found = list(check_records(changed(R1, "1. 9C", line + "\n1. 9C") + "\n" + R2))
    assert found
    assert all(len(str(each)) < 400 for each in found if isinstance(each, RecordError))


def mutated(text: str, source: random.Random) -> str:
    """The text with a few characters or lines changed, dropped, doubled or swapped."""
    characters = list(text)
    for _ in range(source.randint(1, 4)):
        place, other = source.randrange(len(characters)), source.randrange(len(characters))
        act = source.randrange(4)
        if act == 0:
            characters[place] = source.choice('ACHKQ0123.:+-*#x/{};"\\[] \n\ufeffé')
        elif act == 1:
            del characters[place]
        elif act == 2:
            characters[place:place] = characters[other : other + source.randrange(40)]
        else:
            characters[place], characters[other] = characters[other], characters[place]
    return "".join(characters)


@pytest.mark.unmeasured
@each_row("seed", range(8))
def test_a_damaged_file_is_reported_and_never_raises(seed: int, exhaustive: bool) -> None:
    source = random.Random(seed)
    for _ in range(3000 if exhaustive else 60):
        text = mutated(ALL, source)
        for checked in check_records(text.encode()):
            if isinstance(checked, RecordError):
                assert checked.sentence.endswith((".", "”."))
            else:
                assert checked.record.rules.close
                again = tuple(read_records(write_records([checked.record])))
                assert again == (checked.record,)


@given(st.binary(max_size=200))
def test_any_bytes_are_reported_and_never_raise(data: bytes) -> None:
    assert list(check_records(data))


@given(st.text(alphabet='[]{};"\\AB12. KQHSxd#-*:+\n', max_size=120))
def test_any_text_is_reported_and_never_raises(text: str) -> None:
    assert list(check_records(text))
    assert list(check_records(R1 + "\n" + text))[0:1] != []
