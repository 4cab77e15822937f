"""What the coach said of some decisions he still says: make_judgements.py tells what if not."""

import pytest

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.rules.sets.rules import rule_set_names
from tests.helpers.golden_data.golden import load_golden
from tests.helpers.golden_data.make_judgements import NAME, judged, moment_of, said

GOLDEN = load_golden(NAME)
CHANGED = "the coach judges otherwise: see make_judgements.py for what follows from that"


@pytest.mark.identical
@pytest.mark.skipif(not IS_COMPILED, reason="interpreted, he looks at fewer deals")
@pytest.mark.parametrize("number", range(len(GOLDEN)))
def test_judges_as_ever(number: int) -> None:
    found, held = said(judged(moment_of(GOLDEN[number]))), GOLDEN[number]["said"]
    about = {name: pytest.approx(held[name], abs=0.0011) for name in ("loss", "bound")}
    assert found == {**held, **about}, CHANGED


def test_the_golden_judgements_are_of_every_rule_set_verdict_and_many_reasons() -> None:
    rules = {moment_of(entry).view.rules.name for entry in GOLDEN}
    assert rules == set(rule_set_names(close=True))
    assert {entry["said"]["verdict"] for entry in GOLDEN} == {each.value for each in Verdict}
    reasons = [entry["said"]["reason"] for entry in GOLDEN]
    assert len({reason["number"] for reason in reasons if reason}) >= 8
