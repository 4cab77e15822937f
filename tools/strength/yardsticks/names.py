"""The yardsticks by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Protocol

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.moves import Move
from tools.strength.yardsticks.careful import Careful
from tools.strength.yardsticks.searching import Ismcts, Pimc


class Yardstick(Protocol):
    """Chooses by what one seat sees; the same view with the same seed gives the same move."""

    def choose(self, view: View, seed: int) -> Move:
        """Choose one of the legal moves."""
        ...


def _careful(number: int | None, *, doubles: bool) -> Yardstick:  # noqa: ARG001 - no search
    return Careful(doubles=doubles)


YARDSTICKS: Mapping[str, Callable[..., Yardstick]] = {
    "pimc": Pimc,
    "ismcts": Ismcts,
    "careful": _careful,
}
"""What makes each of them: from its worlds or iterations, None for its own, and ``doubles``."""
SEARCHING = ("pimc", "ismcts")
"""Those that are slow unless they are compiled."""
