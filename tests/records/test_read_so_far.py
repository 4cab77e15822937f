"""A text with a fault is read up to it (rules.md 6.5)."""

import pytest

from sixtysix_gui.records import Reason, read_so_far
from tests.helpers.deals.record_texts import changed, golden_record

R1 = golden_record("r1")
R2 = golden_record("r2")

# what is changed in R1, the fault, how many moves come before it, whether the deal is then over
FAULTS = [
    ("1. 9C AC A+11", "1. ZZ AC A+11", Reason.TOKEN_MALFORMED, 0, False),
    ("2. 9S 9H A+0", "2. 9S ZZ A+0", Reason.TOKEN_MALFORMED, 4, False),
    ("2. 9S 9H A+0", "2. 9S 9S A+0", Reason.ILLEGAL_MOVE, 4, False),
    ("1. 9C AC A+11", "1. 9C AC A+12", Reason.CHECK_WRONG, 2, False),
    ('[Totals "70-35"]', '[Totals "70-36"]', Reason.TOTALS_WRONG, None, True),
    ("7. out\nA:1", "7. out\nB:1", Reason.RESULT_WRONG, None, True),
]


@pytest.mark.parametrize(("old", "new", "reason", "moves", "is_over"), FAULTS)
def test_the_deal_is_known_up_to_the_fault(
    old: str, new: str, reason: Reason, moves: int | None, is_over: bool
) -> None:
    read = read_so_far(changed(R1, old, new))
    whole = read_so_far(R1).records[0]
    assert read.records == ()
    assert read.error is not None
    assert read.error.reason is reason
    assert read.broken is not None
    assert read.broken.moves == whole.moves[:moves]
    assert read.broken.pack == whole.pack
    assert read.broken.abandoned is not is_over, "it claims a result, so it cannot be gone on with"


def test_an_unfinished_text_may_still_be_a_running_deal() -> None:
    text = changed(changed(R1, "7. out\nA:1", "7. ZZ *"), '[Result "A:1"]', '[Result "*"]')
    read = read_so_far(text)
    assert read.broken is not None
    assert not read.broken.abandoned


def test_records_before_the_fault_are_kept_and_those_after_it_are_not() -> None:
    broken = changed(R2, "3. QD AD A+14", "3. QD ZZ A+14")
    read = read_so_far(f"{R1}\n{broken}\n{R1}")
    assert read.records == read_so_far(R1).records
    assert read.broken is not None
    assert read.broken.rules.name == "schnapsen"


@pytest.mark.parametrize("text", ["", "\0", changed(R1, '[Dealer "A"]', '[Dealer "X"]')])
def test_without_a_deal_there_is_only_the_fault(text: str) -> None:
    read = read_so_far(text)
    assert read.records == ()
    assert read.broken is None
    assert read.error is not None


def test_a_right_text_has_no_fault() -> None:
    read = read_so_far(f"{R1}\n{R2}")
    assert len(read.records) == 2
    assert read.error is None
    assert read.broken is None
