"""A decision by lines: each is solved exactly in many worlds, and the best on average is played.

A line is a sensible series of acts of one turn, up to the card that ends it.
"""

from collections.abc import Iterator, Sequence
from operator import mul

from sixtysix_gui.ai.compiled import IS_COMPILED
from sixtysix_gui.ai.player import Decision
from sixtysix_gui.ai.two.odds import ResultValues
from sixtysix_gui.ai.two.search.line_search import LineSearch
from sixtysix_gui.ai.two.solver.numbers import code_of
from sixtysix_gui.ai.two.solver.stop import Stop, StoppedError
from sixtysix_gui.ai.two.thinking.decisions import Expectation, decide, with_temper
from sixtysix_gui.ai.two.thinking.situation import Situation
from sixtysix_gui.ai.two.thinking.skill import Skill
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import (
    CLOSE_TALON,
    EXCHANGE_TRUMP,
    GO_OUT,
    PASS,
    CloseTalon,
    ExchangeTrump,
    Meld,
    Move,
    PlayCard,
)
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat

Line = tuple[Move, ...]
"""Moves of one player in one turn; a reply of the other to a close is not among them."""


def turn_lines(state: Deal) -> tuple[Line, ...]:
    """List the lines of the seat to act, at least one for every legal move but a false claim.

    A close is followed to the lead, a marriage to the lead or the close, an exchange that binds
    to the close; any other act stands alone. Only what the seat knows matters.
    """
    return tuple(
        line
        for move in state.legal_moves()
        if move != GO_OUT or state.total(state.to_act) >= TARGET
        for line in _extended(state, (move,), state.to_act)
    )


def after_reply(state: Deal, seat: Seat) -> Deal:
    """Return the deal after the other player's reply, where one is asked for."""
    if state.phase is not Phase.REPLY or state.to_act is seat:
        return state
    legal = state.legal_moves()
    return state.apply(EXCHANGE_TRUMP if EXCHANGE_TRUMP in legal else PASS)[0]


def _extended(state: Deal, line: Line, seat: Seat) -> Iterator[Line]:
    after = after_reply(state.apply(line[-1])[0], seat)
    moves = _continuations(after, line[-1])
    if not moves:
        yield line
    for move in moves:
        yield from _extended(after, (*line, move), seat)


def _continuations(state: Deal, last: Move) -> list[Move]:
    """List what may follow an act in the same turn; nothing after other moves."""
    follows = isinstance(last, Meld | CloseTalon) or (
        isinstance(last, ExchangeTrump) and state.bound
    )
    if not follows or state.phase not in (Phase.LEAD, Phase.PRE_DRAW):
        return []
    legal = state.legal_moves()
    if GO_OUT in legal and state.total(state.to_act) >= TARGET:
        return [GO_OUT]
    marriages: list[Move] = [move for move in legal if isinstance(move, Meld)]
    if state.phase is Phase.PRE_DRAW:
        return [*marriages, CLOSE_TALON]
    closes: list[Move] = [CLOSE_TALON] if CLOSE_TALON in legal else []
    return marriages + closes + [move for move in legal if isinstance(move, PlayCard)]


_ROUND = 16
"""Worlds between two looks at which lines are still worth calculating."""
_MOST_NODES = 4_000_000 if IS_COMPILED else 40_000
"""Leads searched after which no further round begins: about a third of a second compiled."""


def line_decision(
    situation: Situation, result_values: ResultValues, worlds: int, skill: Skill, stop: Stop
) -> Decision:
    """Choose by the mean worth of each line over all worlds, or over ``worlds`` sampled ones.

    Raises:
        StoppedError: if told to stop before the first world was through.
    """
    weights = situation.list_worlds(worlds)
    thought = _Thought(situation, result_values, weights or [1] * worlds, stop)
    thought.think()
    return thought.decision(skill)


class _Thought:
    """One decision on its way."""

    def __init__(
        self, situation: Situation, result_values: ResultValues, weights: Sequence[int], stop: Stop
    ) -> None:
        self._weights = weights
        self._situation = situation
        self._result_values = result_values
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
        """Return the first move of the best line, and every move the value of its best line."""
        best = max(self._alive, key=lambda number: (self._mean(number), self._mean_points(number)))
        most = self._mean(best)
        expectations: dict[Move, Expectation] = {}
        ranked = sorted(
            range(len(self._lines)), key=lambda number: (number in self._alive, self._mean(number))
        )
        for number in ranked:
            worth = min(self._mean(number), most)
            expectations[self._lines[number][0]] = Expectation(self._mean_points(number), worth)
        move = with_temper(self._situation, self._lines[best][0], expectations, skill)
        holdings = self._search.holdings(self._weights)
        weight = sum(self._weights[: self.worlds])
        chances = [held / weight for held in holdings]
        return decide(
            self._situation, move, expectations, self._result_values, self.worlds, chances
        )

    def _mean_points(self, number: int) -> float:
        points = self._points[number]
        return sum(map(mul, points, self._weights)) / sum(self._weights[: len(points)])

    def _mean(self, number: int) -> float:
        found = self._worth(number)
        return sum(found) / sum(self._weights[: len(found)])

    def _worth(self, number: int) -> list[int]:
        """Return the weighed worth of a line in every world that it has seen."""
        found = self._points[number]
        weights = self._weights[: len(found)]
        result_values = [self._result_values[points + 3] for points in found]
        return [worth * weight for worth, weight in zip(result_values, weights, strict=True)]

    def _drop_hopeless(self) -> None:
        """Drop the lines that trail the best one by more than chance explains."""
        leader = self._worth(max(self._alive, key=self._mean))
        for number in self._alive:
            if _trails(self._worth(number), leader):
                self._search.drop(number)
        self._alive = [number for number in self._alive if not _trails(self._worth(number), leader)]


def _trails(own: Sequence[int], leader: Sequence[int]) -> bool:
    """Return whether a line trails by over 2.2 standard errors of the differences, around zero."""
    behind = sum(leader) - sum(own)
    squares = sum((first - second) ** 2 for first, second in zip(leader, own, strict=True))
    return behind > 0 and 100 * behind * behind > 484 * squares
