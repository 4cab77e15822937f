"""Sentences break where it looks best, and nothing is ever cut off without an ellipsis."""

import pytest

from sixtysix_gui.table.fonts import text
from sixtysix_gui.table.pieces.text_lines import elided, width_of, wrapped

pytestmark = pytest.mark.usefixtures("qapp")

SENTENCE = "That card stays: diamonds were led, you hold diamonds."


def test_a_sentence_that_fits_stays_on_one_line() -> None:
    font = text(16)
    assert wrapped(font, SENTENCE, width_of(font, SENTENCE) + 1) == [SENTENCE]


def test_a_longer_one_is_broken_near_its_middle() -> None:
    font = text(16)
    first, second = wrapped(font, SENTENCE, 0.7 * width_of(font, SENTENCE))
    assert f"{first} {second}" == SENTENCE
    assert abs(width_of(font, first) - width_of(font, second)) < 0.2 * width_of(font, SENTENCE)


def test_large_words_take_a_third_line() -> None:
    font = text(16)
    lines = wrapped(font, SENTENCE, 0.4 * width_of(font, SENTENCE))
    assert len(lines) == 3
    assert " ".join(lines) == SENTENCE


@pytest.mark.parametrize("share", [0.05, 0.1, 0.2, 0.3])
def test_what_does_not_fit_three_lines_is_elided(share: float) -> None:
    font = text(16)
    room = share * width_of(font, SENTENCE)
    lines = wrapped(font, SENTENCE, room)
    assert len(lines) == 3
    assert lines[2].endswith("…")
    assert all(width_of(font, line) <= room + 1 for line in lines)


def test_nothing_gives_no_line() -> None:
    assert wrapped(text(16), "", 100) == []


def test_a_name_is_shortened_only_when_it_must_be() -> None:
    font = text(16)
    assert elided(font, "Jürgen", 200) == "Jürgen"
    short = elided(font, "Jürgen-Wolfgang Großmann", 80)
    assert short.endswith("…")
    assert width_of(font, short) <= 80


def test_two_sentences_break_where_the_second_begins_if_both_fit() -> None:
    font = text(16)
    first, second = "Short.", "Lead the ace of spades to the middle of the table."
    room = width_of(font, second) + 1
    assert wrapped(font, f"{first} {second}", room) == [first, second]
    assert wrapped(font, f"{first} {second}", 0.8 * room) != [first, second]
