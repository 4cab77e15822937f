"""How fast deals with known cards are solved: `pytest benchmarks/test_solver.py`.

An operation is a hundred positions of the strict phase, or a single one of the open talon. Aims, on
one core: 60,000 exhausted positions of six cards each in a second, an open deal after three tricks
in 2 ms on average. What is measured is the search alone, from positions that are loaded already,
and each of them is solved once, for solvers remember.
"""

from __future__ import annotations

import random
import subprocess
import sys
import time
from itertools import islice

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.deal_solver import DealSolver
from sixtysix_gui.ai.two.solver.exact import terms_of
from sixtysix_gui.ai.two.solver.numbers import numbers_of
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.rules.cards import Suit, pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set

RULES = ("german-66", "house-66", "schnapsen")
STRICT = 100
ROUNDS = 15
OPEN = 60
FEW = 30
"""Positions that are solved interpreted as well."""
_INTERPRETED = """
from tests.helpers.runs.interpreted import ignore_compiled_modules
ignore_compiled_modules()
from benchmarks.test_solver import seconds_for_a_few
print(seconds_for_a_few())
"""


class Task:
    """A position ready to be solved."""

    def __init__(self, state: Deal, solvers: dict[Suit, DealSolver]) -> None:
        terms = terms_of(state.rules, state.trump)
        if state.trump not in solvers:
            solvers[state.trump_suit] = DealSolver(terms, Stop(lambda: False))
        self._solver = solvers[state.trump_suit]
        self._position = Position(terms)
        self._position.load(numbers_of(state), fixed_draws=False)

    def solve(self) -> int:
        return self._solver.solve(self._position, -codes.LIMIT, codes.LIMIT)


def walk(rules: str, number: int, tricks: int) -> Deal | None:
    """A lead after some tricks of random cards; None if the deal is over."""
    source = random.Random(number)
    chosen = rule_set(rules)
    pack = list(pack_cards(chosen.deck_pack))
    source.shuffle(pack)
    state = Deal.start(chosen, pack, Seat.A)
    while not state.is_over:
        if state.phase is Phase.LEAD and state.trick_number > tricks:
            return state
        moves = [move for move in state.legal_moves() if isinstance(move, PlayCard)]
        state, _ = state.apply(source.choice(moves) if moves else DRAW)
    return None


def tasks(rules: str, tricks: int, count: int, *, closed: bool = False) -> list[Task]:
    solvers: dict[Suit, DealSolver] = {}
    found = (walk(rules, number, tricks) for number in range(3 * count))
    states = list(islice((state for state in found if state is not None), count))
    if closed:
        states = [state.apply(CLOSE_TALON)[0] for state in states]
    return [Task(state, solvers) for state in states]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("talon", ["exhausted", "closed"])
def test_solve_a_hundred_full_hands(benchmark: BenchmarkFixture, rules: str, talon: str) -> None:
    hand, closed = rule_set(rules).deck_hand, talon == "closed"
    chosen = iter(tasks(rules, 1 if closed else hand, STRICT * ROUNDS, closed=closed))
    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        lambda: sum(task.solve() for task in islice(chosen, STRICT)), rounds=ROUNDS
    )
    assert next(chosen, None) is None


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("tricks", [5, 4, 3, 2, 1])
def test_solve_an_open_deal(benchmark: BenchmarkFixture, rules: str, tricks: int) -> None:
    rounds = OPEN * 3 if tricks > 2 else OPEN
    chosen = iter(tasks(rules, tricks, rounds))
    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        lambda: next(chosen).solve(), rounds=rounds
    )


def seconds_for_a_few() -> float:
    """Seconds for a few exhausted positions, after one of the same kind to warm up."""
    chosen = tasks("german-66", 6, FEW + 1)
    chosen.pop().solve()
    start = time.perf_counter()
    for task in chosen:
        task.solve()
    return time.perf_counter() - start


def test_compiled_against_interpreted(capsys: pytest.CaptureFixture[str]) -> None:
    run = subprocess.run(
        [sys.executable, "-c", _INTERPRETED], capture_output=True, text=True, check=True
    )
    ratio = float(run.stdout) / seconds_for_a_few()
    with capsys.disabled():
        sys.stdout.write(f"\ncompiled modules solve {ratio:.0f} times as many positions\n")
    assert ratio > 1
