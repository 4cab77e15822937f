"""The careful club player: sound written rules, and no search at all."""

from __future__ import annotations

from sixtysix_gui.rules.deals.facts import Phase
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import DOUBLE, EXCHANGE_TRUMP, GO_OUT, PASS, PLAY_CARD, Meld, Move
from sixtysix_gui.rules.scoring.points import together
from tools.strength.yardsticks.careful_calls import careful_call
from tools.strength.yardsticks.careful_cards import careful_card
from tools.strength.yardsticks.knowledge import Knowledge

_SAYING = (Phase.TRUMP, Phase.OPEN, Phase.BID, Phase.DOUBLE)


def act_without_thought(view: View) -> Move | None:
    """Do what needs no choice: claim truly, rob, show a marriage; None where there is one.

    Of several marriages that in trumps is shown, else that of the first suit. A seat that can only
    claim or pass passes if the claim is not true.
    """
    moves = view.legal_moves
    if GO_OUT in moves and _claims_truly(view):
        return GO_OUT
    if EXCHANGE_TRUMP in moves:
        return EXCHANGE_TRUMP
    shown = [move for move in moves if isinstance(move, Meld)]
    if shown:
        return next((move for move in shown if move.suit is view.trump), shown[0])
    if view.phase in (Phase.PARTNER, Phase.FINAL):
        return PASS
    return moves[0] if len(moves) == 1 else None


def _claims_truly(view: View) -> bool:
    side = view.rules.sides[view.seat]
    total = together(view.card_points[seat] for seat in side.seats).total
    return total >= view.rules.out_target


class Careful:
    """Calls what his own hand is sure of, doubles what it beats, and plays by rules."""

    def __init__(self, *, doubles: bool = True) -> None:
        self._doubles = doubles

    def choose(self, view: View, seed: int) -> Move:  # noqa: ARG002 - there is no chance
        """Choose one of the legal moves."""
        if view.phase in _SAYING:
            said = careful_call(view)
            return PASS if said == DOUBLE and not self._doubles else said
        act = act_without_thought(view)
        return PLAY_CARD[careful_card(Knowledge(view))] if act is None else act
