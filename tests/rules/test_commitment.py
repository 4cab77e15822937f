"""The promise shown before a deal can be checked after it, and is the same in every release."""

from collections import Counter
from datetime import date, timedelta
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.fair_deals import (
    ALPHABET,
    DealCodeError,
    NonceError,
    commitment,
    deal_code_in,
    derived_deal_code,
    fresh_deal_code,
    is_nonce,
    is_promise,
    keeps_promise,
    pack_order,
    plain_word,
    read_deal_code,
    rules_text,
    spell,
)
from sixtysix_gui.rules.sets.dimensions import dimensions
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_promises import promises
from tests.helpers.naive.days import naive_day_code
from tests.helpers.naive.shuffle import naive_order, naive_promise
from tests.helpers.rows import each_row

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NONCE = "00112233445566778899aabbccddeeff"
GERMAN = rule_set("german-66")
# Made by tests/helpers/naive/shuffle.py.
PROMISE = "914a1a4365df03362f80461ced221bb003617ec1318e2a4ba5cb854accfb1b80"


PROMISES: list[tuple[str, dict[str, object], str]] = [
    ("german-66", {}, PROMISE),
    ("three-66", {}, "0e1eaf06f3c7a912ca15cf1e79352c5df9baa48a36d138c654194667c45df2ca"),
    ("four-66", {}, "04e00946ea74c93d80efc7cb59ce7287229c93923501129704c7e635a7e84143"),
    ("na-66", {}, "a8bf60465002c9a6bae431f5074afba3d1e0e535938fe92bf13ffb18fde1a383"),
    ("cutthroat-66", {}, "aea6cdef0d0e13957287d36360b642f4aee26a180b3959e50ae0f572c75a6d5a"),
    ("idiots-66", {}, "bb94227ca9ce87b265db8dd77c014041fb8aa9796246d6baf11289d94461a2ef"),
    ("bauernschnapsen", {}, "83f75396692ada827a03f29045187f9f39b9ebcf5e305ac7d761f802e4bbe22a"),
    ("gaigel", {}, "2ad5b15447e8e24d9472c22f97a4b7db620b961c38614a841f33835fd5adf0d3"),
    ("gaigel-2", {}, "150191f74ebdb2977d989eb3b366d503fd9bc59b8cfd67900b9891c527cf990e"),
    (
        "schnapsen score.scale=[1,2,2]; game.target=11",
        {"game.target": 11, "score.scale": [1, 2, 2]},
        "10ef88e258e3136d6db063bd8afa47c4a9d37a1c2decf039bb56d98472e08379",
    ),
    (
        "four-66 end.draw_carry=plus-1; strict.overtrump=false",
        {"strict.overtrump": False, "end.draw_carry": "plus-1"},
        "97e5d322707b7d8b6f4d2688bb674536692ed7ebf547706e48346fba63ae4e2f",
    ),
    (
        "bauernschnapsen contracts=[gang,schnapser]; contracts.values=[gang:10]; double.max=1",
        {"double.max": 1, "contracts.values": ["gang:10"], "contracts": ["gang", "schnapser"]},
        "7339da5dd0c340ee5177d29caa0d724c298872e73b4f11730bc4a30aad4da2bb",
    ),
]
"""SHA-256 of these rules as docs/fair-deals.md describes it, made without this program."""


@each_row(("text", "options", "promise"), PROMISES)
def test_a_promise_stays_as_it_is(text: str, options: dict[str, object], promise: str) -> None:
    rules = rule_set(text.partition(" ")[0], options)
    assert rules_text(rules) == text
    assert commitment(rules, CODE, NONCE) == promise
    assert promise == naive_promise(text, CODE, NONCE)
    assert keeps_promise(promise, rules, CODE, NONCE)


GIVEN: dict[str, Any] = load_golden("promises.json")


def test_new_dimensions_come_after_all_old_ones() -> None:
    """Promises name the changed dimensions in this order."""
    written = [key for key in rule_set().choices if key in dimensions()]
    assert written[: len(GIVEN["choices"])] == list(GIVEN["choices"])


@each_row("name", GIVEN["rule_sets"])
def test_old_rule_sets_are_promised_and_written_as_ever(name: str) -> None:
    assert promises(name, GIVEN["choices"]) == GIVEN["rule_sets"][name]


def test_a_kept_promise() -> None:
    assert keeps_promise(PROMISE, GERMAN, CODE, NONCE)
    assert keeps_promise(f"  {PROMISE.upper()}\n", GERMAN, CODE.lower(), f" {NONCE.upper()} ")


@each_row(
    ("promise", "variant", "code", "nonce"),
    [
        ("0" * 64, "german-66", CODE, NONCE),
        ("", "german-66", CODE, NONCE),
        ("größer", "german-66", CODE, NONCE),
        (PROMISE, "santase", CODE, NONCE),
        (PROMISE, "german-66", CODE.replace("A", "B"), NONCE),
        (PROMISE, "german-66", CODE, "f" * 32),
    ],
)
def test_a_broken_promise(promise: str, variant: str, code: str, nonce: str) -> None:
    assert not keeps_promise(promise, rule_set(variant), code, nonce)


@each_row("nonce", ["", "00", "g" * 32, "0" * 33, "0" * 31])
def test_nonces_have_32_digits(nonce: str) -> None:
    with pytest.raises(NonceError, match="32 hexadecimal digits") as raised:
        commitment(GERMAN, CODE, nonce)
    assert raised.value.text == nonce


def test_a_promise_needs_a_code() -> None:
    with pytest.raises(DealCodeError):
        commitment(GERMAN, "nonsense", NONCE)


@each_row(
    ("value", "text"),
    [
        (True, "true"),
        (False, "false"),
        ((1, 2, 2), "[1,2,2]"),
        (11, "11"),
        ("any-turn", "any-turn"),
    ],
)
def test_spelling_of_values(value: str | int | bool | tuple[int, ...], text: str) -> None:
    assert spell(value) == text


@each_row(
    ("text", "promise", "nonce"),
    [
        (PROMISE, True, False),
        (NONCE, False, True),
        (PROMISE.upper(), False, False),
        (PROMISE[:-1], False, False),
        (PROMISE + "\n", False, False),
        ("g" * 64, False, False),
        ("g" * 32, False, False),
        ("", False, False),
    ],
)
def test_what_looks_like_a_promise_or_a_nonce(text: str, promise: bool, nonce: bool) -> None:
    assert (is_promise(text), is_nonce(text)) == (promise, nonce)


def test_a_long_nonce_is_quoted_shortly() -> None:
    with pytest.raises(NonceError) as raised:
        commitment(GERMAN, CODE, "\x1b" + "0" * 1_000_000)
    assert len(str(raised.value)) < 120
    assert "\x1b" not in str(raised.value)


# Pack orders are pinned for ever: a deal code means the same deal in every release.


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


@each_row("first_bytes", [1, 4, 23])
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


# Deal codes: made from random bytes, read however they were copied.


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
    with pytest.raises(DealCodeError, match="is not a deal code") as raised:
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


# A code that follows from a text is the same for all, and a second computation finds it.


FIRST_DAY = date(2026, 1, 1)
OF_A_DAY = "sixtysix day 1\nschnapsen\n{day}"


def test_the_letters_are_those_of_the_recipe() -> None:
    for number in range(200):  # among them some whose first bytes are passed over
        day = FIRST_DAY + timedelta(days=number)
        code = derived_deal_code(OF_A_DAY.format(day=day.isoformat()))
        assert code == naive_day_code("schnapsen", day)
        assert code == read_deal_code(code)


def test_another_text_has_another_code() -> None:
    codes = {derived_deal_code(text) for text in ("", "a", "b", "a\n", "ä", "A")}
    assert len(codes) == 6
