"""The solver of the strict phase against brute force over the rules engine."""

import random

import pytest

from sixtysix_gui.ai.endgame import Endgame
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import CLOSE_TALON, GO_OUT
from sixtysix_gui.rules.phases import TalonStatus
from sixtysix_gui.rules.variants import RuleSet, rule_set, rule_set_names
from tests.helpers.brute_force import brute_force_value
from tests.helpers.random_rules import random_rules
from tests.helpers.seeded_deals import seeded_deal

MOST_CARDS = 8
"""Cards in both hands together from which brute force is quick enough."""


def random_walk(rules: RuleSet, number: int, closing: float) -> DealState | None:
    """A strict position with few cards, reached by random moves; None if the deal ended before."""
    source = random.Random(number)
    cards = MOST_CARDS - number % 9
    state = seeded_deal(rules, number)
    while not state.is_over:
        few = sum(map(len, state.hands)) <= cards
        if state.status is not TalonStatus.OPEN and few and source.random() < 0.7:
            return state
        moves = [m for m in state.legal_moves() if m not in (GO_OUT, CLOSE_TALON)]
        closes = CLOSE_TALON in state.legal_moves() and source.random() < closing
        move = CLOSE_TALON if closes or not moves else source.choice(moves)
        state, _ = state.apply(move)
    return None


def positions(rules: RuleSet, first: int, count: int) -> list[DealState]:
    found: list[DealState] = []
    for number in range(first, first + 50 * count):
        state = random_walk(rules, number, closing=(0, 0.2, 0.6)[number % 3])
        if state is not None:
            found.append(state)
        if len(found) == count:
            break
    return found


def assert_solved(state: DealState) -> None:
    endgame = Endgame(lambda: False)
    seat = state.to_act
    for entry in endgame.move_values(state):
        after, _ = state.apply(entry.move)
        assert entry.game_points == brute_force_value(after, seat), (state, entry)
    assert endgame.value(state, seat) == brute_force_value(state, seat), state
    assert endgame.value(state, seat.other) == -brute_force_value(state, seat), state


@pytest.mark.parametrize("rules", rule_set_names())
def test_every_move_has_its_exact_value(rules: str) -> None:
    for state in positions(rule_set(rules), 0, 12):
        assert_solved(state)


@pytest.mark.slow(sample=60)
@pytest.mark.parametrize("number", range(3000))
def test_any_mixture_of_rules_is_solved(number: int) -> None:
    for state in positions(random_rules(random.Random(number)), number * 10, 2):
        assert_solved(state)
