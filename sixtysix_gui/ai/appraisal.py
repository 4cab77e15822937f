"""Comparing lines over sampled worlds: sums, means, and which lines are no longer worth a look."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sixtysix_gui.ai.thinking.line_decisions import Line
from sixtysix_gui.rules.moves import Move


class Appraisal:
    """What each line has won in each world; all arithmetic that decides is in whole numbers.

    Every line sees the same worlds until it is dropped, so that two lines are compared world by
    world and the luck of the cards cancels out.
    """

    def __init__(self, lines: Iterable[Line]) -> None:
        self.alive: list[Line] = list(lines)
        self.results: dict[Line, list[int]] = {line: [] for line in self.alive}

    @property
    def worlds(self) -> int:
        """How many worlds the lines still alive have seen."""
        return len(self.results[self.alive[0]])

    def add(self, values: Sequence[int]) -> None:
        """Add what the lines alive won in one more world, in their order."""
        for line, value in zip(self.alive, values, strict=True):
            self.results[line].append(value)

    def drop_hopeless(self) -> None:
        """Drop the lines that trail the best one by more than chance explains.

        A line goes when its deficit is over 2.2 standard errors of the differences, taken around
        zero to be careful: d > 2.2 * sqrt(sum of squares).
        """
        leader = self.results[self.best()]
        self.alive = [line for line in self.alive if not _trails(self.results[line], leader)]

    def best(self, favourite: Move | None = None) -> Line:
        """Give the line that won most; of equals one with the favourite move, else the first."""
        return max(self.alive, key=lambda line: (sum(self.results[line]), line[0] == favourite))

    def mean(self, line: Line) -> float:
        """Give the mean game points of a line over the worlds it has seen."""
        return sum(self.results[line]) / len(self.results[line])

    def value(self, move: Move) -> float | None:
        """Give a move the value of its best line, or None where it begins none."""
        return max((self.mean(line) for line in self.results if line[0] == move), default=None)


def _trails(own: Sequence[int], leader: Sequence[int]) -> bool:
    behind = sum(leader) - sum(own)
    squares = sum((first - second) ** 2 for first, second in zip(leader, own, strict=True))
    return behind > 0 and 100 * behind * behind > 484 * squares
