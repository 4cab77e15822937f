"""Stored results of the naive engines: counts of positions, whole deals, settlements."""

from typing import Any

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.history import trick_of
from sixtysix_gui.rules.moves import GO_OUT, PASS
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.engine import EngineDeal, cards, engine_rules, start
from tests.helpers.golden_data.golden import load_golden, profiles
from tests.helpers.rows import each_row
from tests.rules.data.rows import after
from tests.rules.scoring.test_settlements import CLOSING, closed_in, earned_in, in_short

pytestmark = pytest.mark.identical

ONE, MANY = load_golden("perft.json"), load_golden("perft_many.json")
QUICK_COUNT = 12_000
"""What counts more positions than these runs in the second ring."""


def is_quick(row: dict[str, Any]) -> bool:
    return max(row["counts"]) <= QUICK_COUNT


@each_row("row", filter(is_quick, (*ONE, *MANY)))
def test_counts(row: dict[str, Any]) -> None:
    """perft.json and perft_many.json: how many moves there are at each depth."""
    assert counts_of(row) == row["counts"]


@pytest.mark.window
@pytest.mark.parametrize("row", [row for row in (*ONE, *MANY) if not is_quick(row)])
def test_great_counts(row: dict[str, Any]) -> None:
    assert counts_of(row) == row["counts"]


def counts_of(row: dict[str, Any]) -> list[int]:
    rules = rule_set(row.get("variant") or row["game"], row.get("overrides", {}))
    acts = row.get("prefix") or row.get("acts") or ""
    level = [after(start(rules, row["pack"], row["dealer"]), acts)]
    counts: list[int] = []
    for depth in range(len(row["counts"])):
        if depth:
            level = [each.apply(move)[0] for each in level for move in each.legal_moves()]
        counts.append(sum(len(each.legal_moves()) for each in level))
    return counts


DEALS = load_golden("playthroughs.json")


@each_row("golden", DEALS)
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
    assert named == set(profiles()), "python -m tests.helpers.golden_data.make_playthroughs"


def before_the_end(row: dict[str, Any], name: str) -> Deal:
    """A deal one move before its end, in which all has happened that a row of 4.2 tells."""
    rules = engine_rules(name)
    fresh = start(rules, " ".join(card.code for card in rules.pack))
    claimant = None if row["end"] == "cards" else Seat[row["end"][-1]]
    over = row["full"] or claimant is None
    ace, ten = cards("AC TC")
    last = trick_of(10, Seat.A, ace, ten, Seat[row["last"] or "B"])
    return fresh.changed(
        phase=Phase.FINAL if over else Phase.LEAD,
        to_act=last.winner if claimant is None else claimant,
        hands=((), ()) if over else fresh.hands,
        undealt=fresh.undealt if row["closer"] else (),
        card_points=earned_in(row, rules),
        close=closed_in(row),
        won=(last,),
    )


@each_row(("row", "name", "expected"), CLOSING)
def test_the_last_move(row: dict[str, Any], name: str, expected: str) -> None:
    move = PASS if row["end"] == "cards" else GO_OUT
    deal, _ = before_the_end(row, name).apply(move)
    assert deal.outcome is not None
    assert in_short(deal.outcome) == expected
