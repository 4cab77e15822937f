"""From the end of a deal to its game points, and from deals to a game."""

from collections.abc import Callable

from sixtysix_gui.rules.scoring.game import winners
from sixtysix_gui.rules.scoring.points import DealEnd, Outcome
from sixtysix_gui.rules.scoring.settlements import (
    settle_claims,
    settle_closing,
    settle_stakes,
    settle_tens,
    settle_ticks,
)
from sixtysix_gui.rules.sets.rules import Rules

__all__ = ["SETTLEMENTS", "settle", "winners"]

SETTLEMENTS: dict[str, Callable[[Rules, DealEnd], Outcome]] = {
    "closing": settle_closing,
    "claims": settle_claims,
    "stakes": settle_stakes,
    "ticks": settle_ticks,
    "tens": settle_tens,
}
"""The settlements, by the names that games.toml uses."""


def settle(rules: Rules, end: DealEnd) -> Outcome:
    """Settle a deal as the rules say."""
    return SETTLEMENTS[rules.plan.settle](rules, end)
