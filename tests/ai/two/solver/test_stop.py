"""A solver that is told to stop does so soon, and can be used again."""

from collections.abc import Callable

import pytest

from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.seeded_deals import seeded_deal

POLL = 2048
"""Nodes between two looks at the flag, of the open talon and of the strict phase each."""


def fresh_deal() -> Deal:
    """A whole deal with every talon card: far more than a million nodes."""
    return seeded_deal(rule_set("german-66"), 4)


def after(calls: int) -> Callable[[], bool]:
    """A flag that is raised when it has been asked so often."""
    asked = iter(range(calls))
    return lambda: next(asked, None) is None


@pytest.mark.both_modes
def test_it_stops_at_the_first_look() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, lambda: True)
    with pytest.raises(StoppedError):
        solver.value(state, state.to_act)
    assert 0 < solver.nodes <= 2 * POLL


def test_it_stops_at_a_later_look() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, after(10))
    after_moves = [state.apply(move)[0] for move in state.legal_moves()]
    with pytest.raises(StoppedError):
        [solver.value(each, state.to_act) for each in after_moves]
    assert 10 * POLL <= solver.nodes <= 13 * POLL


def test_it_stays_stopped() -> None:
    state = fresh_deal()
    solver = ExactSolver(state.rules, state.trump_suit, after(0))
    for _ in range(2):
        with pytest.raises(StoppedError):
            solver.value(state, state.to_act)
    assert solver.nodes <= 2 * POLL + 10


@pytest.mark.both_modes
def test_a_stop_is_remembered() -> None:
    stop = Stop(after(1))
    assert not stop.ask()
    stop.refuse()
    assert stop.ask()
    with pytest.raises(StoppedError):
        stop.refuse()
