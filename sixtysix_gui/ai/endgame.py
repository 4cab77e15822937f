"""Exact play of the strict phase when both hands are known, for whole states of the rules."""

from __future__ import annotations

from sixtysix_gui.ai.masks import mask_of
from sixtysix_gui.ai.payoffs import points_for, standing_of
from sixtysix_gui.ai.player import MoveValue, ShouldStop
from sixtysix_gui.ai.strict_search import LIMIT, StrictSearch
from sixtysix_gui.ai.terms import StrictTerms
from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.rules.phases import Phase
from sixtysix_gui.rules.scoring import TARGET
from sixtysix_gui.rules.seats import Seat


class Endgame:
    """Solves deals of one rule set in their strict phase; keeps what they share on equal terms."""

    def __init__(self, should_stop: ShouldStop) -> None:
        self._should_stop = should_stop
        self._searches: dict[object, StrictSearch] = {}

    @property
    def nodes(self) -> int:
        """How many leads have been searched so far: the work done, the same on any machine."""
        return sum(search.nodes for search in self._searches.values())

    def move_values(self, state: DealState) -> tuple[MoveValue, ...]:
        """Value every legal move exactly, for the seat to act.

        Raises:
            StoppedError: if told to stop.
        """
        seat = state.to_act
        return tuple(
            MoveValue(move, self.value(state.apply(move)[0], seat)) for move in state.legal_moves()
        )

    def value(self, state: DealState, seat: Seat, low: int = -LIMIT, high: int = LIMIT) -> int:
        """Value a deal in its strict phase, or a settled one, for a seat.

        A value outside of ``low`` and ``high`` is only known to lie there.

        Raises:
            StoppedError: if told to stop.
        """
        if state.outcome is not None:
            return points_for(state.outcome, seat)
        if state.to_act is not seat:
            return -self.value(state, seat.other, -high, -low)
        if state.phase is Phase.LEAD and state.melded_suit is None:
            return self._lead(state, low, high)
        return self._act(state, low, high)

    def _lead(self, state: DealState, low: int, high: int) -> int:
        seat, search = state.to_act, self._search_for(state)
        mine, theirs = mask_of(state.hands[seat]), mask_of(state.hands[seat.other])
        bare = state.trick_number == 1 and not state.rules.meld_first_lead
        search.moves.barred = mine if bare else 0
        my, their = (standing_of(state.tally(side)) for side in (seat, seat.other))
        return search.lead(seat, mine, theirs, my, their, low, high)

    def _act(self, state: DealState, low: int, high: int) -> int:
        """Value any other state by the best move of the seat to act; no claim is false."""
        seat = state.to_act
        for move in state.legal_moves():
            if move == GO_OUT and state.total(seat) < TARGET:
                continue
            low = max(low, self.value(state.apply(move)[0], seat, low, high))
            if low >= high:
                break
        return low

    def _search_for(self, state: DealState) -> StrictSearch:
        key = (state.close, state.trump)
        search = self._searches.get(key)
        if search is None:
            search = StrictSearch(
                StrictTerms.of(state.rules, state.trump, state.close), self._should_stop
            )
            self._searches[key] = search
        return search
