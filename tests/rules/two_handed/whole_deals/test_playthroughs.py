"""Whole deals, step by step, equal those of the naive engine (tests/golden/playthroughs.json)."""

from typing import Any

import pytest

from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.golden_data.golden import load_golden

pytestmark = pytest.mark.identical

DEALS = load_golden("playthroughs.json")


def name_of(deal: dict[str, Any]) -> str:
    changes = ",".join(f"{key}={value}" for key, value in deal["overrides"].items())
    return f"{deal['variant']} {changes}"


@pytest.mark.parametrize("golden", DEALS, ids=name_of)
def test_every_step(golden: dict[str, Any]) -> None:
    rules = engine_rules(golden["variant"], golden["overrides"])
    deal = EngineDeal(rules, golden["pack"].split(), golden["dealer"])
    assert " ".join(deal.legal()) == golden["first_legal"]
    for number, (token, totals, legal) in enumerate(golden["steps"], start=1):
        deal.do(token)
        assert (number, f"{deal.total('A')}-{deal.total('B')}") == (number, totals)
        assert (number, " ".join(deal.legal())) == (number, legal)
    assert deal.result() == golden["result"]


def test_every_rule_set_is_played() -> None:
    named = {deal["variant"] for deal in DEALS if not deal["overrides"]}
    assert named == set(load_golden("profiles.json"))
