"""How fast the rules of three and four are: `pytest benchmarks/test_trick_games.py`.

Aim: 20 microseconds an act in plain Python, that is to list the legal moves and to make one. An
operation is a hundred acts, taken from random deals without claims.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names
from tools.random_deals.play import states_of

DEALS = 64
ACTS = 100


def some_acts(name: str) -> list[tuple[Deal, Move]]:
    """Takes acts from random deals, and what they are applied to."""
    source, rules = random.Random(name), rule_set(name)
    states = [deal for seed in range(DEALS) for deal in states_of(rules, seed) if not deal.is_over]
    moves = [[move for move in deal.legal_moves() if move != GO_OUT] for deal in states]
    steps = [(deal, source.choice(legal)) for deal, legal in zip(states, moves, strict=True)]
    return source.sample(steps, ACTS)


@pytest.mark.parametrize("name", rule_set_names(close=False))
def test_a_hundred_acts(benchmark: BenchmarkFixture, name: str) -> None:
    steps = some_acts(name)

    def act() -> int:
        return sum(len(deal.legal_moves()) + len(deal.apply(move)[1]) for deal, move in steps)

    assert benchmark(act) >= ACTS
