"""What happens on the person's behalf when he is to act."""

from __future__ import annotations

from sixtysix_gui.controller.signals import Preferences
from sixtysix_gui.rules.moves import DRAW, GO_OUT, PASS, Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.two_handed.deal import DealState
from sixtysix_gui.rules.two_handed.phases import Phase
from sixtysix_gui.rules.two_handed.scoring import TARGET, DealEnd, penalty


def automatic_move(state: DealState, preferences: Preferences) -> Move | None:
    """Give the move that nobody needs to ask the person for, or None."""
    moves = state.legal_moves()
    if moves == (PASS,) and state.phase is Phase.REPLY:
        return PASS
    if preferences.claim_for_me and GO_OUT in moves and _claims(state):
        return GO_OUT
    if preferences.draw_for_me and DRAW in moves:
        return DRAW
    return None


def _claims(state: DealState) -> bool:
    if state.total(state.to_act) < TARGET:
        return False
    return not waiting_may_pay(state)


def waiting_may_pay(state: DealState) -> bool:
    """Say whether a defender gains more from a close that fails than from going out first.

    Then the claim is the person's own to make, after the last card too, when silence is sure to
    win more (rules.md 3.5, choice C7).
    """
    close = state.close
    if close is None or close.seat is state.to_act:
        return False
    end = DealEnd((state.tally(Seat.A), state.tally(Seat.B)), close)
    rules = state.rules
    first = penalty(rules.score_defender_first, close, end)
    return penalty(rules.score_close_failed, close, end) > first
