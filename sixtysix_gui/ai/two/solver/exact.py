"""Exact values of deals whose cards are all known, for whole states of the rules."""

from functools import lru_cache

from sixtysix_gui.ai.player import ShouldStop
from sixtysix_gui.ai.two.solver import codes
from sixtysix_gui.ai.two.solver.deal_solver import DealSolver
from sixtysix_gui.ai.two.solver.numbers import numbers_of, points_for
from sixtysix_gui.ai.two.solver.position import Position
from sixtysix_gui.ai.two.solver.stop import Stop
from sixtysix_gui.ai.two.solver.terms import Terms
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.deals.deal import Deal
from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.scoring.points import TARGET
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


@lru_cache(maxsize=64)
def terms_of(rules: Rules, trump: Suit) -> Terms:
    """Return the terms of a rule set and a trump suit, read once."""
    return Terms(rules, trump)


class ExactSolver:
    """Solves deals of one rule set and one trump suit."""

    def __init__(self, rules: Rules, trump: Suit, should_stop: ShouldStop) -> None:
        terms = terms_of(rules, trump)
        self._position = Position(terms)
        self._solver = DealSolver(terms, Stop(should_stop))

    @property
    def nodes(self) -> int:
        """How many leads have been searched so far: the work done, the same on any machine."""
        return self._solver.count_nodes()

    def value(
        self,
        state: Deal,
        seat: Seat,
        low: int = -codes.LIMIT,
        high: int = codes.LIMIT,
        *,
        fixed_draws: bool = False,
    ) -> int:
        """Return the game points that a seat wins when both play perfectly and see all cards.

        A value outside of ``low`` and ``high`` is only known to lie there. With ``fixed_draws``
        the talon goes in pairs to A and B whichever wins the tricks (position.py).

        Raises:
            StoppedError: if told to stop.
        """
        if state.outcome is not None:
            return points_for(state.outcome, seat)
        if state.phase is Phase.FINAL:
            return self._final(state, seat)
        self._position.load(numbers_of(state), fixed_draws=fixed_draws)
        if state.to_act is seat:
            return self._solver.solve(self._position, low, high)
        return -self._solver.solve(self._position, -high, -low)

    def _final(self, state: Deal, seat: Seat) -> int:
        """Value the moment after the very last card by the better of claim and silence."""
        moves: list[Move] = [PASS]
        if state.total(state.to_act) >= TARGET and GO_OUT in state.legal_moves():
            moves.append(GO_OUT)
        ends = (state.apply(move)[0].outcome for move in moves)
        best = max(points_for(end, state.to_act) for end in ends if end is not None)
        return best if state.to_act is seat else -best
