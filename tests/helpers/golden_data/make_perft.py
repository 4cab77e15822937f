"""Writes perft.json with the naive engine: `python -m tests.helpers.golden_data.make_perft`.

Perft, as in chess programming: the number of different sequences of d acts from a position. Counted
are the positions reached after exactly d acts; a deal that ends earlier drops out. The counts of a
position stop at the depth where they would need more than `MOST_POSITIONS` positions in between, or
when every sequence has ended.
"""

import json
import random
from collections.abc import Callable
from typing import Any

from tests.helpers.deals.golden_rule_sets import MIXED, NAMED, GoldenRuleSet
from tests.helpers.deals.packs import stack_pack
from tests.helpers.golden_data.golden import GOLDEN
from tests.helpers.naive.engine import NaiveDeal, random_token

MOST_POSITIONS = 2000
PLAYOUTS_TO_SEARCH = 300

# Stacked hands that make the acts possible; the other cards follow in order.
STACKS: dict[int, dict[str, dict[str, str]]] = {
    24: {
        "forehand holds the lowest trump and two marriages, the dealer the trump queen": {
            "forehand": "9H KS QS KD QD AC",
            "dealer": "QH AH TC TS JD 9S",
            "turn_up": "KH",
            "talon": "JH AS 9D KC QC TD JC AD 9C JS TH",
        },
        "forehand holds the trump marriage, the dealer the lowest trump and a marriage": {
            "forehand": "KD QD AS TC 9H JC",
            "dealer": "9D KS QS AH TH 9C",
            "turn_up": "AD",
            "talon": "KH QH JD TS AC KC TD JS QC 9S JH",
        },
        "the lowest trump is the turn-up, the dealer holds two marriages": {
            "forehand": "AC TC AS JD KH 9S",
            "dealer": "KC QC KD QD AH TS",
            "turn_up": "9C",
            "talon": "JC KS QS AD TH QH JS 9D TD 9H JH",
        },
    },
    20: {
        "forehand holds the lowest trump and a marriage, the dealer the trump queen": {
            "forehand": "JH KS QS AC TD",
            "dealer": "QH AH TC JD AS",
            "turn_up": "KH",
            "talon": "TS KD QD JC AD KC QC JS TH",
        },
        "forehand holds the trump marriage, the dealer the lowest trump and a marriage": {
            "forehand": "KD QD AS TC JH",
            "dealer": "JD KS QS AH TH",
            "turn_up": "AD",
            "talon": "KH QH TD TS AC KC JS QC JC",
        },
        "the lowest trump is the turn-up, the dealer holds two marriages": {
            "forehand": "AC TC AS JD KH",
            "dealer": "KC QC KD QD AH",
            "turn_up": "JC",
            "talon": "TS KS QS AD TH QH JS TD JH",
        },
    },
}

Condition = Callable[[NaiveDeal], bool]

# Later positions to count from; the richest one met in random play is taken.
STAGES: dict[str, Condition] = {
    "before drawing": lambda deal: deal.phase == "PRE" and not deal.bound,
    "before the last draw": lambda deal: deal.phase == "PRE" and len(deal.talon) == 2,
    "bound to close": lambda deal: deal.phase == "PRE" and deal.bound,
    "reply to a close": lambda deal: deal.phase == "REPLY",
    "closed talon, on lead": lambda deal: deal.status == "closed" and deal.phase == "LEAD",
    "open talon, following": lambda deal: deal.status == "open" and deal.phase == "FOLLOW",
    "exhausted talon, on lead": lambda deal: deal.status == "exhausted" and deal.phase == "LEAD",
}
STAGES_FOR_MIXED = ("before drawing", "closed talon, on lead", "exhausted talon, on lead")


def perft(deal: NaiveDeal) -> list[int]:
    """Counts for depth 1, 2, … up to the limits named above."""
    counts: list[int] = []
    level = [deal]
    positions = 1
    while level and positions <= MOST_POSITIONS:
        counts.append(sum(len(position.legal()) for position in level))
        positions += counts[-1]
        if positions <= MOST_POSITIONS:
            level = [after(position, token) for position in level for token in position.legal()]
    while counts and counts[-1] == 0:
        counts.pop()
    return counts


def after(deal: NaiveDeal, token: str) -> NaiveDeal:
    """The position one act later."""
    twin = deal.copy()
    twin.do(token)
    return twin


def richness(deal: NaiveDeal) -> tuple[int, int]:
    """Prefer positions with many special acts, then with many acts."""
    legal = deal.legal()
    special = [token for token in legal if token[0] in "x#24" or token == "out"]
    return len(special), len(legal)


def find_stage(rules: dict[str, Any], packs: list[list[str]], stage: str) -> list[str] | None:
    """The pack number and the acts that lead to the richest position of this stage, if any."""
    best: tuple[tuple[int, int], list[str]] | None = None
    for number in range(PLAYOUTS_TO_SEARCH):
        source = random.Random(f"{stage} / {number}")
        chosen = number % len(packs)
        deal = NaiveDeal(rules, packs[chosen], "A")
        played: list[str] = []
        while deal.phase != "SETTLED":
            played.append(random_token(deal, source))
            deal.do(played[-1])
            if STAGES[stage](deal) and (best is None or richness(deal) > best[0]):
                best = (richness(deal), [str(chosen), *played])
    return None if best is None else best[1]


def rows_of(rule_set: GoldenRuleSet, stages: tuple[str, ...]) -> list[dict[str, Any]]:
    """All counted positions of one rule set."""
    rules = rule_set.rules
    stacks = STACKS[rules["deck.pack"]]
    packs = [stack_pack(rules, **stack) for stack in stacks.values()]
    starts: list[tuple[str, int, list[str]]] = [
        (f"start: {title}", number, []) for number, title in enumerate(stacks)
    ]
    for stage in stages:
        found = find_stage(rules, packs, stage)
        if found is not None:
            starts.append((stage, int(found[0]), found[1:]))
    rows: list[dict[str, Any]] = []
    for title, pack_number, prefix in starts:
        deal = NaiveDeal(rules, packs[pack_number], "A")
        for token in prefix:
            deal.do(token)
        rows.append(
            {
                "variant": rule_set.variant,
                "overrides": rule_set.overrides,
                "position": title,
                "pack": " ".join(packs[pack_number]),
                "dealer": "A",
                "prefix": " ".join(prefix),
                "counts": perft(deal),
            }
        )
    return rows


def main() -> None:
    """Count everything and write the file, one position a line."""
    rows = [row for rule_set in NAMED for row in rows_of(rule_set, tuple(STAGES))]
    rows += [row for rule_set in MIXED for row in rows_of(rule_set, STAGES_FOR_MIXED)]
    lines = ",\n".join(json.dumps(row) for row in rows)
    (GOLDEN / "perft.json").write_text(f"[\n{lines}\n]\n", encoding="utf-8")


if __name__ == "__main__":
    main()
