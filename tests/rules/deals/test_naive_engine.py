"""The naive engine itself, against the tables and records of the specification.

The golden playthroughs and node counts come from it, so it has to be right on its own.
"""

import re
from typing import Any

from tests.helpers.golden_data.golden import GOLDEN, load_golden, profile
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal
from tests.helpers.naive.scoring import settle_claim, settle_played_out
from tests.helpers.rows import each_row

VECTORS = load_golden("vectors.json")


def position(row: dict[str, Any], rules: dict[str, Any]) -> NaiveDeal:
    """The end position a row of rules.md 4.2 describes."""
    deal = NaiveDeal(rules, full_pack(rules), "A")
    deal.captured = {"A": row["cA"], "B": row["cB"]}
    deal.melds = {"A": row["mA"], "B": row["mB"]}
    deal.tricks = {"A": row["tA"], "B": row["tB"]}
    deal.closer, deal.snap_points, deal.snap_tricks = row["closer"], row["sp"], row["st"]
    if row["full"] and row["closer"] is None and rules["end.last_trick"] == "bonus-10":
        deal.ten[row["last"]] = 10
    return deal


@each_row("row", VECTORS)
def test_vectors(row: dict[str, Any]) -> None:
    for name, expected in row["result"].items():
        if expected is None:
            continue
        deal = position(row, profile(name))
        if row["end"] == "cards":
            outcome = settle_played_out(deal, row["last"] or "A")
        else:
            outcome = settle_claim(deal, row["end"][-1])
        found = f"{outcome['winner']}{outcome['points']}" if outcome["winner"] else "draw"
        assert found == expected, name


def record_turns(text: str) -> list[list[str]]:
    """The acts of a 66R record, cut at the trick numbers; draws and passes stay implicit."""
    numbered = re.split(r"\d+\.", text.split("\n\n", 1)[1])
    checks = re.compile(r"[AB]\+\d+|[AB]:\d|0:0")
    return [[t for t in turn.split() if not checks.fullmatch(t)] for turn in numbered[1:]]


def naive_token(token: str) -> str:
    """The naive engine's word for a 66R token."""
    return "x" if token.lstrip("/").startswith("x") else token.replace("#-", "#")


@each_row("name", ["r1", "r2", "r3", "r4"])
def test_worked_records(name: str) -> None:
    text = (GOLDEN / "records" / f"{name}.66r").read_text(encoding="utf-8")
    tags = dict(re.findall(r'\[(\w+) "(.*)"\]', text))
    deal = NaiveDeal(profile(tags["Variant"]), tags["Pack"].split(), tags["Dealer"])
    for turn in record_turns(text):
        if deal.phase == "PRE" and "#-" not in turn and turn[0] != "out":
            deal.do("d")
        for token in turn:
            if deal.phase == "REPLY" and not token.startswith("/"):
                deal.do("-")
            deal.do(naive_token(token))
    if deal.phase == "FINAL":
        deal.do("-")
    outcome = deal.result()
    winner = f"{outcome['winner']}:{outcome['points']}" if outcome["winner"] else "0:0"
    assert winner == tags["Result"]
    assert outcome["termination"] == tags["Termination"]
    assert "{A}-{B}".format(**outcome["totals"]) == tags["Totals"]
    assert "{A}-{B}".format(**outcome["tricks"]) == tags["Tricks"]
