"""The records of rules.md 6.6 and 6.7."""

import pytest

from sixtysix_gui.records import RightRecord, check_records, read_records, write_record
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, EXCHANGE_TRUMP, GO_OUT, MELD, PLAY_CARD
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.engine import cards
from tests.helpers.deals.record_texts import golden_record

pytestmark = pytest.mark.identical

ENDS = [
    ("r1", "german-66", "A:1", "out", (70, 35), (4, 2)),
    ("r2", "schnapsen", "B:3", "out", (14, 74), (1, 3)),
    ("r3", "german-66", "0:0", "draw", (65, 65), (6, 6)),
    ("r4", "german-66", "A:2", "out", (76, 17), (3, 2)),
]


@pytest.mark.parametrize(("name", "rules", "result", "termination", "totals", "tricks"), ENDS)
def test_a_worked_record_is_right(
    name: str,
    rules: str,
    result: str,
    termination: str,
    totals: tuple[int, int],
    tricks: tuple[int, int],
) -> None:
    (checked,) = check_records(golden_record(name))
    assert isinstance(checked, RightRecord)
    assert checked.record.rules.name == rules
    assert (checked.result, checked.termination) == (result, termination)
    assert (checked.totals, checked.tricks) == (totals, tricks)


@pytest.mark.parametrize("name", ["r1", "r2", "r3", "r4"])
def test_writing_a_worked_record_gives_the_same_text(name: str) -> None:
    (record,) = read_records(golden_record(name))
    assert write_record(record) == golden_record(name)


@pytest.mark.parametrize("name", ["r1", "r2", "r3", "r4"])
def test_german_letters_say_the_same(name: str) -> None:
    (record,) = read_records(golden_record(name))
    german = write_record(record, suits="german")
    assert '[Suits "german"]' in german
    assert read_records(german) == (record,)


def test_r1_in_german_letters_begins_as_rules_md_has_it() -> None:
    (record,) = read_records(golden_record("r1"))
    moves = write_record(record, suits="german").partition("\n\n")[2].split("\n")
    assert moves[:4] == [
        "1. 9E AE A+11",
        "2. 9G 9H A+0",
        "3. 40S OS UH A+5",
        "4. #- /xTS TG TS B+20",
    ]


def test_the_words_become_the_moves_of_the_engine_draws_included() -> None:
    (record,) = read_records(golden_record("r1"))
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
