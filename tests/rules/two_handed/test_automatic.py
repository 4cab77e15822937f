"""Automatic mode: 66 ends the deal by itself, at the first moment it counts (rules.md 3.5)."""

from dataclasses import dataclass
from typing import Any

import pytest

from tests.helpers.deals.engine import EngineDeal, engine_rules
from tests.helpers.deals.packs import Layout
from tests.helpers.golden_data.golden import profile

AUTOMATIC: dict[str, Any] = {"out.mode": "automatic"}


@dataclass(frozen=True)
class Row:
    """Acts of a deal that ends with the last of them; trump is hearts, the dealer seat A."""

    title: str
    variant: str
    cards: Layout
    acts: str
    result: str
    totals: str


ROWS = [
    Row(
        "a trick makes 66",
        "german-66",
        Layout(forehand="AD AC AH AS", dealer="TD TC JH 9S"),
        "AD TD d AC TC d AH JH d AS 9S",
        "B 3 out",
        "0-66",
    ),
    Row(
        "a marriage makes 66, the other 40 counting since the only trick",
        "german-66",
        Layout(forehand="KH QH AS KD QD 9C", dealer="AH TS", turn_up="JH"),
        "40H QH AH d TS AS d 20D",
        "B 2 out",
        "14-81",
    ),
    Row(
        "a defender reaches it first",
        "wiki-66",
        Layout(
            forehand="9C 9D 9S JC JD JS",
            dealer="AC AD AS TC TD TS",
            turn_up="AH",
        ),
        "# 9C AC AD 9D AS 9S TC JC TD JD TS JS",
        "A 3 defender-out",
        "69-0",
    ),
    Row(
        "the last-trick ten makes 66; trump is diamonds",
        "german-66",
        Layout(pack="9H JD QC AH QS TD JH KD KC AC 9C AS QH KH QD 9S JC KS TH 9D AD JS TS TC"),
        "KD AH d AC JH d JD TD d AS 9H d KC AD d 9S TS d TC QC JC QH QD KH QS JS KS TH 9D 9C",
        "B 1 out",
        "62-68",
    ),
    Row(
        "65-65: played out and settled without a word",
        "german-66",
        Layout(pack="TD AC QC JS AD QS TH 9S KS JH JD JC AS QH KH QD TS KD TC KC 9H 9C 9D AH"),
        "QC JH d x AS JD d QH KH d JC AC d QD AD d 9H TH d AH 9S TS KS KD TD TC 9C KC JS QS 9D",
        "None 0 draw",
        "65-65",
    ),
    Row(
        "a close that failed",
        "wiki-66",
        Layout(
            forehand="KH QH AH QC 9D KC",
            dealer="9S JS JD AC AD AS",
            turn_up="9H",
        ),
        "# KH 9S QH JS AH JD QC AC AD 9D AS KC",
        "A 3 closed-fail",
        "40-22",
    ),
]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.title)
def test_ends_by_itself(row: Row) -> None:
    pack = row.cards.order(profile(row.variant))
    deal = EngineDeal(engine_rules(row.variant, AUTOMATIC), pack, "A")
    for token in row.acts.split():
        assert not deal.state.is_over
        assert "out" not in deal.legal()
        deal.do(token)
    outcome = deal.result()
    assert f"{outcome['winner']} {outcome['points']} {outcome['termination']}" == row.result
    assert "{A}-{B}".format(**outcome["totals"]) == row.totals


def test_a_pending_marriage_ends_nothing() -> None:
    layout = Layout(forehand="KH QH KS QS", turn_up="JH")
    deal = EngineDeal(engine_rules("german-66", AUTOMATIC), layout.order(profile("german-66")), "A")
    deal.do("40H")
    assert not deal.state.is_over
    assert deal.total("B") == 0
