"""The honest player: counts, imagines the worlds he could be in, and asks what each move wins.

With the talon closed or used up he solves every world exactly. With an open talon he follows
each line of his turn into each world and plays it on by rules of thumb up to the exact ending; a
line that closes the talon is solved exactly. He goes out as soon as he has 66, and exchanges
whenever that costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from typing_extensions import override

from sixtysix_gui.ai.appraisal import Appraisal
from sixtysix_gui.ai.line_values import LineValues
from sixtysix_gui.ai.player import (
    Budget,
    Decision,
    MoveValue,
    Player,
    ShouldStop,
    refuse_idle_view,
)
from sixtysix_gui.ai.players.plain_players import SimplePlayer
from sixtysix_gui.ai.solver.stop import StoppedError
from sixtysix_gui.ai.thinking.line_decisions import Line, turn_lines
from sixtysix_gui.ai.worlds import imagined_worlds
from sixtysix_gui.rules.moves import EXCHANGE_TRUMP, GO_OUT, Move
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.phases import Phase
from sixtysix_gui.rules.two_handed.scoring import TARGET
from sixtysix_gui.rules.two_handed.view import PlayerView

_ROUND = 8
"""Worlds between two looks at which lines are still worth calculating."""
_MOST_NODES = 100_000
"""Leads searched after which no further world is begun: about half a second of plain Python."""
_FORCED_WORLDS = 8
"""Worlds for the values where the move itself is no question."""


class HonestPlayer(Player):
    """Sees a view and nothing else; see the module for how he thinks."""

    def __init__(self, worlds: int | None = None) -> None:
        """Make one who uses so many worlds at most, or as many as the budget allows."""
        self._worlds = worlds

    @override
    def choose(self, view: PlayerView, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the mean game points of each line over the worlds that may be used."""
        refuse_idle_view(view)
        forced = _forced(view)
        worlds = self._worlds or budget.worlds
        if forced is not None:
            worlds = min(worlds, _FORCED_WORLDS)
        thought = _Thought(view, should_stop)
        thought.think(imagined_worlds(view, worlds, budget.seed))
        stand_in = SimplePlayer().choose(view, budget, should_stop)
        if not thought.worlds:  # stopped before a single world was through
            return stand_in
        move = thought.chosen(stand_in.move) if forced is None else forced
        return Decision(move, thought.values(), thought.worlds)


def _forced(view: PlayerView) -> Move | None:
    """Give the move that needs no thought: a true claim, a free exchange, the only one."""
    legal = view.legal_moves
    if GO_OUT in legal and view.total(view.seat) >= TARGET:
        return GO_OUT
    sensible = [move for move in legal if move != GO_OUT]
    if len(sensible) == 1:
        return sensible[0]
    binds = view.phase is Phase.PRE_DRAW and view.rules.exchange_when == "lead"
    return EXCHANGE_TRUMP if EXCHANGE_TRUMP in legal and not binds else None


class _Thought:
    """One decision on its way."""

    def __init__(self, view: PlayerView, should_stop: ShouldStop) -> None:
        self._view = view
        self._should_stop = should_stop
        self._line_values = LineValues(view.rules, view.trump, should_stop)
        some_world = view.imagine(view.unseen)  # any will do for what is public
        self._appraisal = Appraisal(turn_lines(some_world))
        self._false_claim = 0
        if GO_OUT in view.legal_moves:
            self._false_claim = self._line_values.value(some_world, (GO_OUT,))

    @property
    def worlds(self) -> int:
        """How many worlds have been thought through."""
        return self._appraisal.worlds

    def think(self, worlds: Iterator[DealState]) -> None:
        """Go through the worlds until they, the work allowed or the patience run out."""
        appraisal = self._appraisal
        for world in worlds:
            try:
                appraisal.add([self._value(world, line) for line in appraisal.alive])
            except StoppedError:
                return
            if appraisal.worlds % _ROUND == 0:
                appraisal.drop_hopeless()
            if self._line_values.nodes > _MOST_NODES:
                return

    def chosen(self, favourite: Move) -> Move:
        """Give the first move of the best line, the favourite if several are as good."""
        return self._appraisal.best(favourite)[0]

    def values(self) -> tuple[MoveValue, ...]:
        """Value every legal move; a false claim begins no line, it costs the same everywhere."""
        found = ((move, self._appraisal.value(move)) for move in self._view.legal_moves)
        return tuple(
            MoveValue(move, self._false_claim if value is None else value) for move, value in found
        )

    def _value(self, world: DealState, line: Line) -> int:
        if self._should_stop():
            raise StoppedError
        return self._line_values.value(world, line)
