"""Foreign text in sentences: short, in one line, nothing invisible."""

from sixtysix_gui.rules.errors import (
    CardCodeError,
    RulesError,
    UnknownDimensionError,
    UnknownRuleSetError,
    ValueRefusedError,
    quoted,
)
from sixtysix_gui.rules.fair_deals import DealCodeError
from tests.helpers.rows import each_row

HOSTILE = "a\nb\x1b[31m" + "x" * 5_000


@each_row(
    ("text", "shown"),
    [
        ("Änne ♠", "Änne ♠"),
        ("a\nb\x1b", r"a\nb\x1b"),
        ("x" * 40, "x" * 40),
        ("x" * 41, "x" * 39 + "…"),
        ("", ""),
    ],
)
def test_a_quote_is_short_and_visible(text: str, shown: str) -> None:
    assert quoted(text) == shown


@each_row(
    "error",
    [
        UnknownRuleSetError(HOSTILE),
        UnknownDimensionError(HOSTILE),
        ValueRefusedError("game.target", HOSTILE, "7 or 9"),
        ValueRefusedError("deal.batches", (HOSTILE, 10**4000), "numbers"),
        DealCodeError(HOSTILE),
        CardCodeError(HOSTILE),
    ],
)
def test_no_error_repeats_a_hostile_text(error: RulesError) -> None:
    sentence = str(error)
    assert len(sentence) < 200
    assert sentence.isprintable()
