"""A decision by lines: each is solved exactly in many worlds, and the best on average is played."""

from __future__ import annotations

from collections.abc import Sequence
from operator import mul

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Decision
from sixtysix_gui.ai.search.line_search import LineSearch
from sixtysix_gui.ai.solver.state_numbers import code_of
from sixtysix_gui.ai.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.thinking.appraised import Estimate, decide, with_temper
from sixtysix_gui.ai.thinking.lines import Line, turn_lines
from sixtysix_gui.ai.thinking.situation import Situation
from sixtysix_gui.ai.thinking.skill import Skill
from sixtysix_gui.ai.thinking.worths import Worths
from sixtysix_gui.rules.moves import Move

_ROUND = 16
"""Worlds between two looks at which lines are still worth calculating."""
_MOST_NODES = 4_000_000 if IS_COMPILED else 40_000
"""Leads searched after which no further round begins: about a third of a second compiled."""


def line_decision(
    situation: Situation, worths: Worths, worlds: int, skill: Skill, stop: Stop
) -> Decision:
    """Choose by the mean worth of each line over all worlds, or over so many sampled ones.

    Raises:
        StoppedError: if told to stop before the first world was through.
    """
    weights = situation.list_worlds(worlds)
    thought = _Thought(situation, worths, weights or [1] * worlds, stop)
    thought.think()
    return thought.decision(skill)


class _Thought:
    """One decision on its way."""

    def __init__(
        self, situation: Situation, worths: Worths, weights: Sequence[int], stop: Stop
    ) -> None:
        self._weights = weights
        self._situation = situation
        self._worths = worths
        self._stop = stop
        self._lines: list[Line] = list(turn_lines(situation.some_world))
        self._search = LineSearch(situation.terms, situation.sampler, stop)
        codes = [[code_of(move) for move in line] for line in self._lines]
        self._search.prepare(situation.root, codes)
        self._alive = list(range(len(self._lines)))
        self._points: list[list[int]] = [[] for _ in self._lines]
        self.worlds = 0

    def think(self) -> None:
        """Go through the worlds, until only one line is left or the work allowed is done.

        Raises:
            StoppedError: if told to stop before the first world was through.
        """
        worlds = len(self._weights)
        while self.worlds < worlds and not self._stop.asked:
            self.worlds = self._search.run(min(_ROUND, worlds - self.worlds))
            if not self.worlds:
                raise StoppedError
            for number in self._alive:
                self._points[number] = self._search.values_of(number)
            self._drop_hopeless()
            if len(self._alive) == 1 < len(self._lines) or self._search.nodes() > _MOST_NODES:
                return

    def decision(self, skill: Skill) -> Decision:
        """Give the first move of the best line, and every move the value of its best line."""
        best = max(self._alive, key=lambda number: (self._mean(number), self._mean_points(number)))
        most = self._mean(best)
        estimates: dict[Move, Estimate] = {}
        ranked = sorted(
            range(len(self._lines)), key=lambda number: (number in self._alive, self._mean(number))
        )
        for number in ranked:
            worth = min(self._mean(number), most)
            estimates[self._lines[number][0]] = Estimate(self._mean_points(number), worth)
        move = with_temper(self._situation, self._lines[best][0], estimates, skill)
        holdings = self._search.holdings(self._weights)
        weight = sum(self._weights[: self.worlds])
        chances = [held / weight for held in holdings]
        return decide(self._situation, move, estimates, self._worths, self.worlds, chances)

    def _mean_points(self, number: int) -> float:
        points = self._points[number]
        return sum(map(mul, points, self._weights)) / sum(self._weights[: len(points)])

    def _mean(self, number: int) -> float:
        found = self._worth(number)
        return sum(found) / sum(self._weights[: len(found)])

    def _worth(self, number: int) -> list[int]:
        """Give the weighed worth of a line in every world that it has seen."""
        found = self._points[number]
        weights = self._weights[: len(found)]
        worths = [self._worths[points + 3] for points in found]
        return [worth * weight for worth, weight in zip(worths, weights, strict=True)]

    def _drop_hopeless(self) -> None:
        """Drop the lines that trail the best one by more than chance explains (appraisal.py)."""
        leader = self._worth(max(self._alive, key=self._mean))
        for number in self._alive:
            if _trails(self._worth(number), leader):
                self._search.drop(number)
        self._alive = [number for number in self._alive if not _trails(self._worth(number), leader)]


def _trails(own: Sequence[int], leader: Sequence[int]) -> bool:
    """Say whether a line trails by over 2.2 standard errors of the differences, around zero."""
    behind = sum(leader) - sum(own)
    squares = sum((first - second) ** 2 for first, second in zip(leader, own, strict=True))
    return behind > 0 and 100 * behind * behind > 484 * squares
