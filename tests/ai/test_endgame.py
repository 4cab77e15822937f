"""The solver of the strict phase against brute force over the rules engine."""

import random
from collections.abc import Mapping

import pytest

from sixtysix_gui.ai.endgame import Endgame
from sixtysix_gui.ai.strict_search import StoppedError
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import CLOSE_TALON, EXCHANGE_TRUMP, GO_OUT, PlayCard
from sixtysix_gui.rules.phases import Phase, TalonStatus
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


def short_close(number: int, changes: Mapping[str, object]) -> DealState | None:
    """A close with four cards each, after which the defender may exchange."""
    early = {"close.before_draw": True, "exchange.defender_on_close": True}
    rules = rule_set("schnapsen").with_overrides({**early, **changes})
    source = random.Random(number)
    state = seeded_deal(rules, number)
    while state.phase is not Phase.PRE_DRAW:
        cards = [move for move in state.legal_moves() if isinstance(move, PlayCard)]
        state, _ = state.apply(source.choice(cards))
    state, _ = state.apply(CLOSE_TALON)
    return state if EXCHANGE_TRUMP in state.legal_moves() else None


@pytest.mark.parametrize("frozen", ["counted", "frozen"])
def test_the_reply_to_a_close_is_solved_too(frozen: str) -> None:
    states = [short_close(number, {"close.defender_points": frozen}) for number in range(60)]
    replies = [state for state in states if state is not None][:4]
    assert len(replies) == 4
    for state in replies:
        assert_solved(state)


@pytest.mark.slow(sample=3)
@pytest.mark.parametrize("number", range(60))
def test_full_hands_of_five_are_solved(number: int) -> None:
    rules = rule_set(("schnapsen", "schnapsen-sharp", "schnapsen-bar")[number % 3])
    state = seeded_deal(rules, number)
    state, _ = state.apply(CLOSE_TALON)
    assert Endgame(lambda: False).value(state, state.to_act) == brute_force_value(
        state, state.to_act
    )


def solve_often(endgame: Endgame, state: DealState) -> None:
    for _ in range(20):
        endgame.move_values(state)


def test_a_solver_told_to_stop_soon_says_so() -> None:
    endgame = Endgame(lambda: True)
    state, _ = seeded_deal(rule_set("house-66"), 3).apply(CLOSE_TALON)
    with pytest.raises(StoppedError):
        solve_often(endgame, state)
    assert 0 < endgame.nodes <= 1000  # some milliseconds of plain Python
