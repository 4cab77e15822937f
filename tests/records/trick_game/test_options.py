"""Records of deals by options that no record of the specification names."""

import pytest

from sixtysix_gui.records import (
    DealRecord,
    RecordError,
    check_records,
    read_records,
    replay,
    write_record,
)
from sixtysix_gui.records.read import RightRecord
from sixtysix_gui.rules.seats import Seat
from tests.helpers.deals.trick_games import cards_of, move_of, rules_for

SLAM = (
    "9C 9S 9H QC QS QH 9D JC JS QD KC KS JH AC JD AS KH AH KD AD TH TC TD TS",
    "9C QC QS 9S QH 9H QD 9D KC JC KS JS TH AH AD TD AC JH AS KH TC JD TS KD",
)
LOWEST = (
    "AC TC KC JS TH KH AS JH QH TD KD AD QC JC TS KS QS AH QD JD",
    "tC pass c:assbettler pass pass pass pass pass JS QS QC JH JC TH",
)


def record_of(
    game: str, options: dict[str, object], deal: tuple[str, str], dealer: str
) -> DealRecord:
    moves = tuple(move_of(token) for token in deal[1].split())
    return DealRecord(rules_for(game, options), cards_of(deal[0]), Seat[dealer], moves)


RECORDS: list[tuple[DealRecord, str]] = [
    (record_of("idiots-66", {"slam": 100}, SLAM, "B"), '[Rules "end.slam=100"]'),
    (
        record_of("bauernschnapsen", {"ace_lowest": True}, LOWEST, "D"),
        '[Rules "contracts.ace_lowest=true"]',
    ),
]


@pytest.mark.parametrize(("record", "tag"), RECORDS)
def test_a_record_says_the_option_and_is_read_again(record: DealRecord, tag: str) -> None:
    text = write_record(record)
    assert tag in text
    (read,) = read_records(text)
    assert write_record(read) == text
    for length in range(len(record.moves)):
        cut = DealRecord(record.rules, record.pack, record.dealer, record.moves[:length])
        (restored,) = read_records(write_record(cut))
        played = replay(restored)
        assert played.state == replay(cut).state


def test_the_numbers_of_a_slam_are_checked() -> None:
    text = write_record(RECORDS[0][0])
    assert '[Totals "196,24"]' in text
    (checked,) = check_records(text)
    assert isinstance(checked, RightRecord)
    assert checked.totals == (196, 24)
    for wrong in (text.replace("196,24", "96,24"), text.replace("end.slam=100", "end.slam=none")):
        with pytest.raises(RecordError):
            read_records(wrong)


def test_the_same_call_without_an_ace_is_refused_where_the_order_is_the_usual_one() -> None:
    text = write_record(RECORDS[1][0])
    with pytest.raises(RecordError):
        read_records(text.replace('[Rules "contracts.ace_lowest=true"]\n', ""))
