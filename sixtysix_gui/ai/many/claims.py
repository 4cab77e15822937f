"""What the players of these games ask of a deal: whether a claim is sure, and who is ahead."""

from collections.abc import Sequence

from sixtysix_gui.rules.deals.facts import Facts
from sixtysix_gui.rules.moves import GO_OUT, Meld, Move
from sixtysix_gui.rules.seats import Party


def claims_with(facts: Facts, margin: int) -> bool:
    """Return whether the side to act has what a claim needs, with a margin in card points."""
    return facts.total(facts.to_act) >= facts.rules.out_target + margin


def marriage_to_claim_by(facts: Facts, moves: Sequence[Move], margin: int) -> Meld | None:
    """Return a marriage that makes a claim true as soon as it is shown, the dearest one first."""
    if GO_OUT not in moves:
        return None
    worth = facts.rules.marriage_points
    shown = len(facts.marriages)
    found = [move for move in moves if isinstance(move, Meld)]
    best = max(found, key=lambda move: worth(move.suit, facts.trump, shown), default=None)
    if best is None or not claims_with(facts, margin - worth(best.suit, facts.trump, shown)):
        return None
    return best


def lead_of(points: tuple[int, ...], party: Party) -> float:
    """Return by how much the points of a party exceed the mean of the others'.

    >>> from sixtysix_gui.rules.seats import THREE_ALONE
    >>> lead_of((4, -1, -3), THREE_ALONE[0])
    6.0
    """
    others = len(points) - 1
    return points[party] - (sum(points) - points[party]) / others
