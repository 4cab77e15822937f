"""The promise shown before a deal can be checked after it, and by nobody before."""

import pytest

from sixtysix_gui.rules.commitment import (
    NonceError,
    commitment,
    is_nonce,
    is_promise,
    keeps_promise,
    rules_text,
    spell,
)
from sixtysix_gui.rules.deal_code import DealCodeError
from tests.helpers.deals.engine import engine_rules
from tests.helpers.naive.shuffle import naive_promise

CODE = "ABCDE-FGHJK-LMNPR-STWXY"
NONCE = "00112233445566778899aabbccddeeff"
GERMAN = engine_rules("german-66")
# Made by tests/helpers/naive/shuffle.py.
PROMISE = "914a1a4365df03362f80461ced221bb003617ec1318e2a4ba5cb854accfb1b80"


def test_pinned_promise() -> None:
    assert commitment(GERMAN, CODE, NONCE) == PROMISE


def test_overrides_are_part_of_the_promise() -> None:
    rules = engine_rules("schnapsen", {"game.target": 11, "score.scale": [1, 2, 2]})
    text = "schnapsen score.scale=[1,2,2]; game.target=11"
    assert rules_text(rules) == text
    assert commitment(rules, CODE, NONCE) == naive_promise(text, CODE, NONCE)


def test_a_kept_promise() -> None:
    assert keeps_promise(PROMISE, GERMAN, CODE, NONCE)
    assert keeps_promise(f"  {PROMISE.upper()}\n", GERMAN, CODE.lower(), f" {NONCE.upper()} ")


@pytest.mark.parametrize(
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
    assert not keeps_promise(promise, engine_rules(variant), code, nonce)


@pytest.mark.parametrize("nonce", ["", "00", "g" * 32, "0" * 33, "0" * 31])
def test_nonces_have_32_digits(nonce: str) -> None:
    with pytest.raises(NonceError, match="32 hexadecimal digits") as raised:
        commitment(GERMAN, CODE, nonce)
    assert raised.value.text == nonce


def test_a_promise_needs_a_code() -> None:
    with pytest.raises(DealCodeError):
        commitment(GERMAN, "nonsense", NONCE)


@pytest.mark.parametrize(
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


@pytest.mark.parametrize(
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
