"""Pack orders are pinned for ever: a deal code means the same deal in every release."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.fair_deals import ALPHABET, DealCodeError, pack_order, plain_word
from tests.helpers.naive.shuffle import naive_order
from tests.helpers.rows import each_row

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
RANKS = {20: "ATKQJ", 24: "ATKQJ9", 48: "AATTKKQQJJ77"}
CODES = st.text(ALPHABET, min_size=20, max_size=20)

# Made by tests/helpers/naive/shuffle.py; a change here breaks every code that was ever shared.
PINNED = [
    (CODE, 24, "", "AC 9D TC KD KC JS AD QH AS 9H JH 9C 9S TS QD AH JD QC KS KH JC QS TD TH"),
    (CODE, 20, "", "TC AS KH AC QD KC AH JC TD KS JS QS JH JD TH TS AD QC QH KD"),
    (
        CODE,
        48,
        "",
        "TC 7D KS JS 7H JH AC KC JS 7S AH KD 7C TD QC KC KH QH AS AH 7H JH TS JD "
        "QC QH 7S JD QS AD QD TH QS AC 7D JC AD TH TD JC QD KD TC 7C KS KH TS AS",
    ),
    (
        CODE,
        24,
        "Schusterjunge",
        "AD TD JH JD 9D AH 9S QC KH KS TH QD 9H KD TS QS AS KC 9C JC TC QH AC JS",
    ),
    (
        "AAAAA-AAAAA-AAAAA-AAAAA",
        24,
        "Grün",
        "KC JS 9H TC TH QC KH AS JC AC 9C TS KD 9D TD 9S AD QD QS KS QH JD AH JH",
    ),
]


@each_row(("code", "size", "word", "order"), PINNED)
def test_pinned_order(code: str, size: int, word: str, order: str) -> None:
    assert " ".join(card.code for card in pack_order(code, size, word)) == order


@given(letters=CODES, size=st.sampled_from((20, 24, 48)), word=st.text())
def test_naive_shuffle_agrees(letters: str, size: int, word: str) -> None:
    code = "-".join(letters[start : start + 5] for start in range(0, 20, 5))
    order = [card.code for card in pack_order(letters, size, word)]
    assert order == naive_order(code, RANKS[size], plain_word(word))
    assert sorted(order) == sorted(card.code for card in pack_cards(size))


@each_row("spelling", ["abcdefghjklmnprstwxy", " abcde fghjk LMNPR stwxy\n", CODE])
def test_the_spelling_of_a_code_does_not_matter(spelling: str) -> None:
    assert pack_order(spelling, 24) == pack_order(CODE, 24)


@each_row(
    ("word", "same"), [("Gr\u00fcn", "Gru\u0308n"), ("two words", "  two \n words "), ("", " \t")]
)
def test_spellings_of_one_word(word: str, same: str) -> None:
    assert pack_order(CODE, 24, word) == pack_order(CODE, 24, same)


def test_the_word_counts() -> None:
    assert len({pack_order(CODE, 24, word) for word in ("", "a", "A", "b")}) == 4


def test_no_code_no_shuffle() -> None:
    with pytest.raises(DealCodeError):
        pack_order("ABCDE", 24)


@pytest.mark.parametrize("first_bytes", [1, 4, 23])
def test_however_many_bytes_it_takes(first_bytes: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """More than the usual 256 bytes are never needed in practice, so here fewer are fetched."""
    monkeypatch.setattr("sixtysix_gui.rules.fair_deals._FIRST_BYTES", first_bytes)
    for code, size, word, order in PINNED:
        assert " ".join(card.code for card in pack_order(code, size, word)) == order


def test_every_card_comes_first_about_equally_often() -> None:
    firsts = Counter(pack_order(CODE, 20, str(number))[0] for number in range(2000))
    # 100 expected each, standard deviation 9.7: six of them to either side never occur by chance.
    assert len(firsts) == 20
    assert all(42 <= times <= 158 for times in firsts.values())
