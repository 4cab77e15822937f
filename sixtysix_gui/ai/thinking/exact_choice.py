"""A decision where every card is known: exact, and of equal moves the one that traps most."""

from __future__ import annotations

from sixtysix_gui.ai.player import Decision
from sixtysix_gui.ai.solver.exact import ExactSolver
from sixtysix_gui.ai.solver.payoffs import points_for
from sixtysix_gui.ai.solver.stop import Stop
from sixtysix_gui.ai.thinking.appraised import Estimate, decide
from sixtysix_gui.ai.thinking.situation import Situation
from sixtysix_gui.ai.thinking.worths import Worths
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.scoring import TARGET


def exact_decision(situation: Situation, worths: Worths, stop: Stop) -> Decision:
    """Choose the move that wins most; of equals, the one after which most replies are mistakes.

    Raises:
        StoppedError: if told to stop.
    """
    view, state = situation.view, situation.some_world
    solver = ExactSolver(view.rules, view.trump, lambda: stop.asked or stop.ask())
    estimates: dict[Move, Estimate] = {}
    ranks: dict[Move, tuple[float, ...]] = {}
    for move in _sensible(state):
        after, _ = state.apply(move)
        points = solver.value(after, view.seat)
        worth = worths[points + 3]
        estimates[move] = Estimate(points, worth)
        ranks[move] = (worth, points, _mean_after_reply(solver, after, view.seat))
    best = max(ranks, key=lambda move: ranks[move])
    return decide(situation, best, estimates, worths, 1)


def _mean_after_reply(solver: ExactSolver, state: DealState, seat: Seat) -> float:
    """Give the mean game points after each thing the other may do next, wise or not."""
    if state.outcome is not None:
        return points_for(state.outcome, seat)
    moves = _sensible(state)
    values = [solver.value(state.apply(move)[0], seat) for move in moves]
    if state.to_act is seat:
        return max(values)
    return sum(values) / len(values)


def _sensible(state: DealState) -> list[Move]:
    """List the legal moves but false claims."""
    may_claim = state.total(state.to_act) >= TARGET
    return [move for move in state.legal_moves() if may_claim or move != GO_OUT]
