"""The records of rules.md 6 and many.md 12, read, checked and written byte for byte."""

import itertools

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
from tests.records.many_records import ALL_FILES, FILES, WORKED, text_of, worked

pytestmark = pytest.mark.identical

ENDS = [
    ("r1", "german-66", "A:1", "out", (70, 35), (4, 2)),
    ("r2", "schnapsen", "B:3", "out", (14, 74), (1, 3)),
    ("r3", "german-66", "0:0", "draw", (65, 65), (6, 6)),
    ("r4", "german-66", "A:2", "out", (76, 17), (3, 2)),
    ("three-66", "three-66", "A:-2,B:3,C:-1", "count", (14, 88, 38), (2, 5, 1)),
    ("four-66", "four-66", "A:3", "out", (71, 0), (2, 0)),
    ("na-66", "na-66", "A:3,B:1", "made", (115, 45), (4, 2)),
    ("cutthroat-66", "cutthroat-66", "A:0,B:-3,C:2", "set", (0, 79, 81), (0, 3, 4)),
    ("idiots-66", "idiots-66", "A:14,B:9", "count", (147, 93), (6, 6)),
    ("bauernschnapsen", "bauernschnapsen", "A:12", "made", (73, 0), (2, 0)),
    ("gaigel", "gaigel", "A:1", "out", (103, 61), (4, 2)),
    ("gaigel-2", "gaigel-2", "A:1", "out", (104, 43), (7, 7)),
]


@pytest.mark.parametrize(("name", "rules", "result", "termination", "totals", "tricks"), ENDS)
def test_a_worked_record_is_right(
    name: str,
    rules: str,
    result: str,
    termination: str,
    totals: tuple[int, ...],
    tricks: tuple[int, ...],
) -> None:
    (checked,) = check_records(worked(name))
    assert isinstance(checked, RightRecord)
    assert checked.record.rules.name == rules
    assert (checked.result, checked.termination) == (result, termination)
    assert (checked.totals, checked.tricks) == (totals, tricks)


@pytest.mark.parametrize("name", ALL_FILES)
def test_a_file_is_written_as_it_was_read(name: str) -> None:
    text = text_of(name)
    assert write_records(read_records(text)) == text


@pytest.mark.unmeasured
@pytest.mark.parametrize("name", ALL_FILES)
def test_every_number_is_checked(name: str) -> None:
    for checked in check_records(text_of(name)):
        assert isinstance(checked, RightRecord)
        outcome = replay(checked.record).state.outcome
        assert outcome is not None
        assert (checked.totals, checked.tricks) == (outcome.totals, outcome.tricks)
        assert checked.termination == outcome.reason


@pytest.mark.parametrize("name", [name for name in FILES if name.startswith("game-")])
def test_a_game_goes_on_from_record_to_record(name: str) -> None:
    for record, following in itertools.pairwise(read_records(text_of(name))):
        outcome = replay(record).state.outcome
        assert outcome is not None
        after = game_before(record).after(outcome)
        assert following.tags[-1] == game_tags(after)[0]
        assert following.dealer is after.dealer


@pytest.mark.parametrize("name", WORKED)
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
