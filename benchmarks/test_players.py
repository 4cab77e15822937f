"""How fast the computer's players think: `pytest benchmarks/test_players.py`.

Aims, on one core: a decision of the honest player in less than 300 ms, and in less than a second at
worst, in plain Python too.
"""

from __future__ import annotations

import random

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.ai.player import Budget
from sixtysix_gui.ai.players import player_named
from sixtysix_gui.rules.cards import pack_cards
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import DRAW, PlayCard
from sixtysix_gui.rules.phases import Phase
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.variants import rule_set

RULES = ("german-66", "house-66", "schnapsen")
POSITIONS = 20


def walk(rules: str, number: int, tricks: int) -> DealState | None:
    """A lead with an open talon after some tricks of random cards; None if the deal is over."""
    source = random.Random(number)
    chosen = rule_set(rules)
    pack = list(pack_cards(chosen.deck_pack))
    source.shuffle(pack)
    state = DealState.start(chosen, pack, Seat.A)
    while not state.is_over:
        if state.phase is Phase.LEAD and state.trick_number > tricks:
            return state
        moves = [move for move in state.legal_moves() if isinstance(move, PlayCard)]
        state, _ = state.apply(source.choice(moves) if moves else DRAW)
    return None


def positions(rules: str, tricks: int) -> list[DealState]:
    found = (walk(rules, number, tricks) for number in range(3 * POSITIONS))
    return [state for state in found if state is not None][:POSITIONS]


@pytest.mark.parametrize("rules", RULES)
@pytest.mark.parametrize("trick", range(1, 8))
def test_decide_on_lead(benchmark: BenchmarkFixture, rules: str, trick: int) -> None:
    states = positions(rules, trick - 1)
    views = iter([state.view(state.to_act) for state in states] * 2)
    player = player_named("honest")
    benchmark.pedantic(  # pyright: ignore[reportUnknownMemberType] - the plugin is not typed
        lambda: player.choose(next(views), Budget(), lambda: False), rounds=len(states)
    )
