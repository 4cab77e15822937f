"""The promise shown before a deal can be checked after it, and is the same in every release."""

from typing import Any

import pytest

from sixtysix_gui.rules.fair_deals import (
    DealCodeError,
    NonceError,
    commitment,
    is_nonce,
    is_promise,
    keeps_promise,
    rules_text,
    spell,
)
from sixtysix_gui.rules.sets.dimensions import dimensions
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_promises import promises
from tests.helpers.naive.shuffle import naive_promise
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
