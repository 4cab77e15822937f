"""Every number of a shown sentence is true: a sample; shown_reasons.py checks as many as wanted."""

from dataclasses import replace
from functools import cache

import pytest

from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgements import VALUE_NAMES, Reason
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.helpers.coach.shown_reasons import Shown, shown_in
from tests.helpers.naive.reasons.checks import CHECKS, trouble_with

QUICK = Limits(worlds=50, descents=300)


@cache
def shown(rules: str, number: int) -> list[Shown]:
    return list(shown_in(rules, 66, number, QUICK))


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("number", range(1, 13))
@pytest.mark.parametrize("rules", rule_set_names(close=True))
def test_sentences_are_true(rules: str, number: int) -> None:
    for each in shown(rules, number):
        assert trouble_with(each.reason, each.findings) == ""


def test_a_false_number_would_be_found() -> None:
    found = [each for number in range(1, 4) for each in shown("schnapsen", number)]
    assert found
    altered = 0
    for each in found:
        for name, value in each.reason.values:
            if isinstance(value, int) and name not in ("s", "b"):
                values = tuple(
                    (key, -7 if key == name else kept) for key, kept in each.reason.values
                )
                assert trouble_with(replace(each.reason, values=values), each.findings)
                altered += 1
    assert altered >= len(found) / 2


def test_every_reason_of_a_verdict_has_a_check() -> None:
    judged_otherwise = {32, 38, 40, 41, 42, 52}
    assert set(CHECKS) == set(VALUE_NAMES) - judged_otherwise


def test_nothing_is_believed_without_a_check() -> None:
    each = next(each for number in range(1, 7) for each in shown("schnapsen", number))
    assert trouble_with(Reason(38), each.findings)
