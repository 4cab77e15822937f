"""The value of a deal whose cards are all known, by trying every move of the rules engine."""

from sixtysix_gui.rules.deal import DealState
from sixtysix_gui.rules.moves import GO_OUT, Move
from sixtysix_gui.rules.scoring import TARGET
from sixtysix_gui.rules.seats import Seat


def sensible_moves(state: DealState) -> list[Move]:
    """All legal moves but false claims."""
    may_claim = state.total(state.to_act) >= TARGET
    return [move for move in state.legal_moves() if may_claim or move != GO_OUT]


def brute_force_value(state: DealState, seat: Seat) -> int:
    """Game points that a seat wins when both play perfectly."""
    if state.outcome is not None:
        winner, points = state.outcome.winner, state.outcome.game_points
        return 0 if winner is None else points if winner is seat else -points
    values = [brute_force_value(state.apply(move)[0], seat) for move in sensible_moves(state)]
    return max(values) if state.to_act is seat else min(values)
