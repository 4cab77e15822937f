"""A move of a deal as the coach looks at it, and the rules by which he knows to judge one."""

from dataclasses import dataclass

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules


@dataclass(frozen=True)
class Moment:
    """A move of a deal: its number in ``DealRecord.moves``, and the view it was made from."""

    step: int
    seat: Seat
    trick: int
    move: Move
    view: View


def can_review(rules: Rules) -> bool:
    """Return whether the coach knows rules well enough to judge: those of the games for two."""
    return rules.close
