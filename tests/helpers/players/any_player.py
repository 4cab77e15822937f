"""A player for every game there is, who acts at once."""

from collections.abc import Callable
from dataclasses import dataclass

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import GO_OUT, Move, Open


def plain_move(view: View) -> Move:
    """A card, a pass, or the trump that is turned: the last legal move that claims nothing.

    Of the openings the first, for the last ones end deals of Gaigel at once.
    """
    moves = [move for move in view.legal_moves if move != GO_OUT] or list(view.legal_moves)
    return moves[0] if isinstance(moves[0], Open) else moves[-1]


@dataclass
class PlainPlayer(Player):
    """Makes the plain move of any view, at once."""

    @override
    def choose(self, view: View, budget: Budget, should_stop: Callable[[], bool]) -> Decision:
        return Decision(plain_move(view), (), 0)
