"""The records of rules.md 6 and many.md 12, read, checked and written byte for byte."""

import itertools
import re

import pytest

from sixtysix_gui.records import (
    RightRecord,
    check_records,
    game_before,
    game_tags,
    read_records,
    replay,
    write_record,
    write_records,
)
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, MELD, PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards
from tests.helpers.rows import each_row
from tests.records.many_records import ALL_FILES, FILES, WORKED, text_of, worked

pytestmark = pytest.mark.identical

TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def tags_of(text: str) -> list[dict[str, str]]:
    """The tags of every record of a file, in plain words."""
    return [dict(TAG.findall(head)) for head in text.split("\n\n") if head.startswith("[Format")]


@each_row("name", ALL_FILES)
def test_a_file_is_right_and_written_as_it_was_read(name: str) -> None:
    text = text_of(name)
    for checked, tags in zip(check_records(text), tags_of(text), strict=True):
        assert isinstance(checked, RightRecord)
        assert checked.record.rules.name == tags["Variant"]
        assert (checked.result, checked.termination) == (tags["Result"], tags["Termination"])
        numbers = [re.split("[,-]", tags[key]) for key in ("Totals", "Tricks")]
        assert [list(map(str, each)) for each in (checked.totals, checked.tricks)] == numbers
    assert write_records(read_records(text)) == text


@each_row("name", [name for name in FILES if name.startswith("game-")])
def test_a_game_goes_on_from_record_to_record(name: str) -> None:
    for record, following in itertools.pairwise(read_records(text_of(name))):
        outcome = replay(record).state.outcome
        assert outcome is not None
        after = game_before(record).after(outcome)
        assert following.tags[-1] == game_tags(after)[0]
        assert following.dealer is after.dealer


@each_row("name", WORKED)
def test_german_letters_say_the_same(name: str) -> None:
    (record,) = read_records(worked(name))
    german = write_record(record, suits="german")
    assert '[Suits "german"]' in german
    assert read_records(german) == (record,)


def test_r1_in_german_letters_begins_as_rules_md_has_it() -> None:
    (record,) = read_records(worked("r1"))
    moves = write_record(record, suits="german").partition("\n\n")[2].split("\n")
    assert moves[:4] == [
        "1. 9E AE A+11",
        "2. 9G 9H A+0",
        "3. 40S OS UH A+5",
        "4. #- /xTS TG TS B+20",
    ]


def test_the_words_become_the_moves_of_the_engine_draws_included() -> None:
    (record,) = read_records(worked("r1"))
    played = cards("9C AC 9S 9H QD JH TS TD AH KH TH KD")
    plays = [PLAY_CARD[card] for card in played]
    assert record.dealer is Seat.A
    assert record.moves == (
        *plays[:2],
        DRAW,
        *plays[2:4],
        DRAW,
        MELD[3],
        *plays[4:6],
        CLOSE_TALON,
        EXCHANGE_TRUMP,
        *plays[6:],
        GO_OUT,
    )
    assert record.tags == (("A", "Anna"), ("B", "Bruno"), ("Score", "0-0"))
