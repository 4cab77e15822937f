"""What a line is worth in one world."""

from __future__ import annotations

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.playout import Playouts
from sixtysix_gui.ai.solver import codes
from sixtysix_gui.ai.solver.exact import ExactSolver
from sixtysix_gui.ai.thinking.line_decisions import Line, after_line
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.moves import DRAW, PlayCard
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.phases import Phase, TalonStatus
from sixtysix_gui.rules.two_handed.variants import RuleSet

_LAST_PAIR = 2
"""Talon cards before the last draw."""


class LineValues:
    """Follows lines into worlds: exactly where all is decided soon, else by a playout."""

    def __init__(self, rules: RuleSet, trump: Suit, should_stop: ShouldStop) -> None:
        self._solver = ExactSolver(rules, trump, should_stop)
        self._playouts = Playouts(rules, trump, should_stop)

    @property
    def nodes(self) -> int:
        """The work done so far: leads searched, the same on any machine."""
        return self._solver.nodes + self._playouts.nodes

    def value(self, world: DealState, line: Line) -> int:
        """Give the game points of a line in a world, for the seat that plays it.

        Raises:
            StoppedError: if told to stop.
        """
        seat = world.to_act
        after = after_line(world, line)
        if after.status is not TalonStatus.OPEN or after.outcome is not None:
            return self._solver.value(after, seat)
        waits = after.phase is Phase.FOLLOW and after.to_act is not seat
        if waits and len(after.talon) == _LAST_PAIR:
            return self._against_best_reply(after, seat)
        return self._playouts.value(after, seat)

    def _against_best_reply(self, state: DealState, seat: Seat) -> int:
        """Value a lead to the last trick with an open talon: all that comes after it is exact."""
        least = codes.LIMIT
        for move in state.legal_moves():
            if isinstance(move, PlayCard):
                after, _ = state.apply(move)
                if after.phase is Phase.PRE_DRAW:
                    after, _ = after.apply(DRAW)
                least = min(least, self._solver.value(after, seat, high=least))
        return least
