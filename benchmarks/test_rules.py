"""How fast the rules are: `pytest benchmarks/test_rules.py`.

Aim: a thousand random deals a second and core in plain Python. An operation is a whole deal in
the first table, and a hundred moves applied in the second.
"""

from __future__ import annotations

import random
from itertools import cycle

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.rules.cards import Card, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules, rule_set, rule_set_names

PACKS = 64
Step = tuple[Deal, Move]


def shuffled(rules: Rules, source: random.Random) -> list[Card]:
    cards = list(pack_cards(rules.deck_pack))
    source.shuffle(cards)
    return cards


def play(rules: Rules, pack: list[Card], source: random.Random) -> list[Step]:
    """Play a deal at random, without claims, and give what was applied to what."""
    state = Deal.start(rules, pack, Seat.A)
    steps: list[Step] = []
    while not state.is_over:
        moves = [move for move in state.legal_moves() if move != GO_OUT]
        move = moves[int(source.random() * len(moves))]
        steps.append((state, move))
        state, _ = state.apply(move)
    return steps


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_play_a_random_deal(benchmark: BenchmarkFixture, name: str) -> None:
    source, rules = random.Random(name), rule_set(name)
    packs = cycle([shuffled(rules, source) for _ in range(PACKS)])
    assert benchmark(lambda: play(rules, next(packs), source))


@pytest.mark.parametrize("name", rule_set_names(close=True))
def test_apply_a_hundred_moves(benchmark: BenchmarkFixture, name: str) -> None:
    source, rules = random.Random(name), rule_set(name)
    steps = [step for _ in range(PACKS) for step in play(rules, shuffled(rules, source), source)]
    chosen = source.sample(steps, 100)

    def apply_all() -> int:
        return sum(len(state.apply(move)[1]) for state, move in chosen)

    assert benchmark(apply_all) >= len(chosen)
