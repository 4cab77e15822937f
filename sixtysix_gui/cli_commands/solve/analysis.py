"""What the moves of a deal are worth when every card is known."""

from collections.abc import Iterator
from dataclasses import dataclass

from sixtysix_gui.ai.player import MoveValue
from sixtysix_gui.ai.two.solver.exact import ExactSolver
from sixtysix_gui.ai.two.thinking.decisions import sensible_moves
from sixtysix_gui.records import Replay
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.moves import Move


@dataclass(frozen=True)
class Verdict:
    """A move that was played: its worth for its player, and the best move in its place.

    ``number`` is the place of the move in the record, from 0. ``best`` is the move itself where
    nothing is better.
    """

    number: int
    played: Move
    points: int
    best: Move
    best_points: int

    @property
    def loss(self) -> int:
        """Game points given away."""
        return max(self.best_points - self.points, 0)


def values_of(solver: ExactSolver, state: Deal) -> Iterator[MoveValue]:
    """Value every legal move for the seat to act, in the order of ``legal_moves``.

    Raises:
        StoppedError: if told to stop.
    """
    for move in state.legal_moves():
        yield MoveValue(move, solver.value(state.apply(move)[0], state.to_act))


def best_move(solver: ExactSolver, state: Deal, value: int) -> tuple[Move, Deal]:
    """Give the first move with which the seat to act keeps its value, and the deal after it.

    Raises:
        StoppedError: if told to stop.
    """
    moves = sensible_moves(state)
    for move in moves[:-1]:
        after, _ = state.apply(move)
        if solver.value(after, state.to_act, value - 1, value) >= value:
            return move, after
    return moves[-1], state.apply(moves[-1])[0]


def best_line(solver: ExactSolver, state: Deal) -> tuple[Move, ...]:
    """Give moves to the end of the deal, none of which gives anything away.

    Raises:
        StoppedError: if told to stop.
    """
    line: list[Move] = []
    while not state.is_over:
        value = solver.value(state, state.to_act)
        move, state = best_move(solver, state, value)
        line.append(move)
    return tuple(line)


def verdicts(solver: ExactSolver, played: Replay, first: int) -> Iterator[Verdict]:
    """Judge the moves of a record from one on, as far as there was a choice.

    Raises:
        StoppedError: if told to stop.
    """
    for number in decisions(played, first):
        state, move = played.states[number], played.record.moves[number]
        seat = state.to_act
        points = solver.value(played.states[number + 1], seat)
        value = solver.value(state, seat)
        best = move if points >= value else best_move(solver, state, value)[0]
        yield Verdict(number, move, points, best, max(value, points))


def decisions(played: Replay, first: int) -> list[int]:
    """Give the places of the moves of a record, from one on, for which there was a choice."""
    states = played.states[:-1]
    return [n for n in range(first, len(states)) if len(states[n].legal_moves()) > 1]
