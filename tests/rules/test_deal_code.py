"""Deal codes: made from random bytes, read however they were copied."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.fair_deals import (
    ALPHABET,
    DealCodeError,
    deal_code_in,
    fresh_deal_code,
    read_deal_code,
)
from tests.helpers.rows import each_row

CODE = "ABCDE-FGHJK-LMNPR-STWXY"


@each_row(
    "text",
    [
        CODE,
        CODE.lower(),
        "ABCDEFGHJKLMNPRSTWXY",
        "abcde fghjk lmnpr stwxy",
        "  A-B-C-D-E F G H J K LMNPRSTWXY\n",
    ],
)
def test_read(text: str) -> None:
    assert read_deal_code(text) == CODE


@each_row(
    "text",
    ["", "ABCDE", CODE + "A", CODE.replace("A", "O"), CODE.replace("A", "1"), "Ä" * 20, "—" * 20],
)
def test_refused(text: str) -> None:
    with pytest.raises(DealCodeError, match="is no deal code") as raised:
        read_deal_code(text)
    assert raised.value.text == text


@given(st.binary(min_size=64, max_size=64))
def test_fresh_codes_can_be_read(entropy: bytes) -> None:
    supply = [entropy, bytes(range(256))]
    code = fresh_deal_code(lambda _: supply.pop(0))
    assert read_deal_code(code) == code


def test_bytes_that_would_favour_some_letters_are_passed_over() -> None:
    # 256 = 12 * 20 + 16: the last 16 byte values would make the first 16 letters likelier.
    code = fresh_deal_code(lambda _: bytes([255, 240, 0, 239, 19, *range(20)]))
    assert code == "AYYAB-CDEFG-HJKLM-NPRST"


def test_more_bytes_are_asked_for_when_needed() -> None:
    asked: list[int] = []

    def few_useful(size: int) -> bytes:
        asked.append(size)
        return bytes([255] * 28 + [7, 8, 9, 10])

    assert fresh_deal_code(few_useful).replace("-", "") == "HJKL" * 5
    assert len(asked) == 5


def test_no_letter_can_be_misread() -> None:
    assert len(set(ALPHABET)) == 20
    assert not set(ALPHABET) & set("0125IOQUVZ")


@each_row(("text", "code"), [(CODE.lower(), CODE), ("ABC", None), ("", None), (None, None)])
def test_a_text_may_hold_a_code_or_none(text: str | None, code: str | None) -> None:
    assert deal_code_in(text) == code
