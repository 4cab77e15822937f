"""Node counts from fixed positions equal those of the naive engine (tests/golden/perft.json)."""

from typing import Any

import pytest

from sixtysix_gui.rules.deals.deal import Deal
from tests.helpers.deals.engine import engine_rules, move_of, start
from tests.helpers.golden_data.golden import load_golden

pytestmark = pytest.mark.identical

ROWS = load_golden("perft.json")


def counts_by_depth(state: Deal, depths: int) -> list[int]:
    """The counts of depth 1 to `depths`, by one walk over the tree."""
    counts: list[int] = []
    level = [state]
    for depth in range(depths):
        moves = [(position, position.legal_moves()) for position in level]
        counts.append(sum(len(legal) for _, legal in moves))
        if depth < depths - 1:
            level = [position.apply(move)[0] for position, legal in moves for move in legal]
    return counts


def name_of(row: dict[str, Any]) -> str:
    changes = ",".join(f"{key}={value}" for key, value in row["overrides"].items())
    return f"{row['variant']} {changes} {row['position']}"


@pytest.mark.parametrize("row", ROWS, ids=name_of)
def test_counts(row: dict[str, Any]) -> None:
    rules = engine_rules(row["variant"], row["overrides"])
    state = start(rules, row["pack"], row["dealer"])
    for token in row["prefix"].split():
        state, _ = state.apply(move_of(token))
    assert counts_by_depth(state, len(row["counts"])) == row["counts"]
