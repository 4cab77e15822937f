"""Claims that are made by themselves, for tables where nobody wants to count (many.md 3.4).

It is no option of the rules but of a table: what happens is the claim of whoever is on lead, and
is written so; the partner who is asked before him passes.
"""

from sixtysix_gui.rules.moves import GO_OUT, PASS, Move
from sixtysix_gui.rules.trick_game.deal import TrickDeal
from sixtysix_gui.rules.trick_game.facts import Phase


def moves_of_automatic_claim(deal: TrickDeal) -> tuple[Move, ...]:
    """Give what ends a deal in which the side on lead has its points; nothing where it has not.

    Of Bauernschnapsen that is only so in the simple game.
    """
    if GO_OUT not in deal.legal_moves():
        return ()
    side = deal.rules.sides[deal.to_act]
    if deal.points_of(side).total < int(str(deal.rules.values["out.target"])):
        return ()
    return (PASS, GO_OUT) if deal.phase is Phase.PARTNER else (GO_OUT,)
