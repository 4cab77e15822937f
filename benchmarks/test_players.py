"""How fast the computer's players think: `pytest benchmarks/test_players.py`.

The master is timed compiled. How soon a stop is honoured follows from the longest time between two
questions whether to stop.
"""

from __future__ import annotations

import random
import subprocess
import sys
from itertools import pairwise
from pathlib import Path
from time import perf_counter

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import CLOSE_TALON, DRAW, PASS, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set

POSITIONS = 20
ROOT = Path(__file__).resolve().parent.parent


def walk(rules: str, number: int, tricks: int) -> Deal | None:
    """A lead with an open talon after some tricks of random cards; None if the deal is over."""
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


def positions(rules: str, tricks: int) -> list[Deal]:
    found = (walk(rules, number, tricks) for number in range(3 * POSITIONS))
    return [state for state in found if state is not None][:POSITIONS]


# ---------------------------------------------------------------------------------- the master

MASTERS_RULES = ("german-66", "schnapsen")


def note(benchmark: BenchmarkFixture, **figures: float) -> None:
    """Keep figures beside the times, in the file that --benchmark-json writes."""
    for name, figure in figures.items():
        benchmark.extra_info[name] = figure  # pyright: ignore[reportUnknownMemberType]


@pytest.mark.parametrize("rules", MASTERS_RULES)
@pytest.mark.parametrize("tricks", range(7))
def test_master_on_lead(benchmark: BenchmarkFixture, rules: str, tricks: int) -> None:
    states = positions(rules, tricks)
    views = iter([state.view(state.to_act) for state in states] * 2)
    player = player_named("master", rule_set())
    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        lambda: player.choose(next(views), Budget(), lambda: False), rounds=len(states)
    )


@pytest.mark.parametrize("rules", MASTERS_RULES)
def test_master_once_the_talon_is_closed(benchmark: BenchmarkFixture, rules: str) -> None:
    closed = [state.apply(CLOSE_TALON)[0] for state in positions(rules, 2)]
    states = [state for state in closed if state.phase is Phase.LEAD]
    states += [state.apply(PASS)[0] for state in closed if state.phase is Phase.REPLY]
    views = iter([state.view(state.to_act) for state in states] * 2)
    player = player_named("master", rule_set())
    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        lambda: player.choose(next(views), Budget(), lambda: False), rounds=len(states)
    )


@pytest.mark.parametrize("rules", MASTERS_RULES)
@pytest.mark.parametrize("tricks", [0, 1, 3, 5])
def test_master_honours_a_stop(benchmark: BenchmarkFixture, rules: str, tricks: int) -> None:
    """The figure is the time from yes to the answer; ``longest_wait`` that between questions."""
    player = player_named("master", rule_set())
    views = [state.view(state.to_act) for state in positions(rules, tricks)]
    longest = 0.0
    said_yes: list[float] = []

    def decide(view: View) -> float:
        nonlocal longest
        asked: list[float] = [perf_counter()]

        def should_stop() -> bool:
            asked.append(perf_counter())
            return len(asked) > 10

        player.choose(view, Budget(), should_stop)
        end = perf_counter()
        waits = [later - earlier for earlier, later in pairwise(asked)]
        longest = max(longest, *waits, 0.0)
        return end - asked[-1]

    def decide_all() -> None:
        said_yes[:] = [decide(view) for view in views]

    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        decide_all, rounds=3
    )
    note(benchmark, longest_wait=longest, answer_after_yes=max(said_yes))


MEMORY = """
from pathlib import Path

from benchmarks.test_players import positions
from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.sets.rules import rule_set

def peak():
    lines = Path("/proc/self/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) // 1024 for line in lines if line.startswith("VmHWM"))

player = player_named("master", rule_set("{rules}"))
views = [state.view(state.to_act) for tricks in range(6) for state in positions("{rules}", tricks)]
before = peak()
for view in views:
    player.choose(view, Budget(), lambda: False)
print(before, peak())
"""


@pytest.mark.skipif(sys.platform != "linux", reason="asks the kernel of Linux")
@pytest.mark.parametrize("rules", MASTERS_RULES)
def test_memory_of_the_master(benchmark: BenchmarkFixture, rules: str) -> None:
    """A hundred decisions and more in a process of their own; ``mebibytes`` before and after."""
    found: list[int] = []

    def run() -> None:
        script = [sys.executable, "-c", MEMORY.format(rules=rules)]
        output = subprocess.run(script, cwd=ROOT, capture_output=True, text=True, check=True).stdout
        found[:] = map(int, output.split())

    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        run, rounds=1
    )
    note(benchmark, mebibytes_before=found[0], mebibytes_after=found[1])
    assert found[1] < 500
