"""Writes tests/golden/playthroughs.json: `python -m tests.helpers.golden_data.make_playthroughs`.

The naive engine plays at random. Every deal holds its pack, dealer and result, and a list of steps.
A step is the token played, the totals of A and B after it, and the sorted legal tokens after it.
"""

import json
import random
from typing import Any

from tests.helpers.deals.golden_rule_sets import MIXED, NAMED, GoldenRuleSet
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.naive.cards import full_pack
from tests.helpers.naive.engine import NaiveDeal, random_token

DEALS_PER_NAMED = 20
DEALS_PER_MIXED = 6


def play_through(rule_set: GoldenRuleSet, number: int) -> dict[str, Any]:
    """One random deal from first lead to result."""
    source = random.Random(f"{rule_set.label} / {number}")
    pack = full_pack(rule_set.rules)
    source.shuffle(pack)
    dealer = source.choice("AB")
    deal = NaiveDeal(rule_set.rules, pack, dealer)
    first_legal = " ".join(deal.legal())
    steps: list[list[str]] = []
    while deal.phase != "SETTLED":
        token = random_token(deal, source)
        deal.do(token)
        steps.append([token, f"{deal.total('A')}-{deal.total('B')}", " ".join(deal.legal())])
    return {
        "variant": rule_set.variant,
        "overrides": rule_set.overrides,
        "pack": " ".join(pack),
        "dealer": dealer,
        "first_legal": first_legal,
        "steps": steps,
        "result": deal.result(),
    }


def main() -> None:
    """Play all deals and write the file, one deal a line."""
    deals = [play_through(rules, n) for rules in NAMED for n in range(DEALS_PER_NAMED)]
    deals += [play_through(rules, n) for rules in MIXED for n in range(DEALS_PER_MIXED)]
    lines = ",\n".join(json.dumps(deal) for deal in deals)
    (GOLDEN / "playthroughs.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
