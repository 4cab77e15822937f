"""Yardsticks as the program's tables seat players, and both kinds by name."""

from __future__ import annotations

from typing_extensions import override

from sixtysix_gui.ai.player import Budget, Decision, Player, ShouldStop
from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.sets.rules import rule_set
from tools.strength.yardsticks.names import YARDSTICKS, Yardstick


class SeatedYardstick(Player):
    """A yardstick that plays at a table; of the budget it takes the seed alone."""

    def __init__(self, yardstick: Yardstick) -> None:
        self._yardstick = yardstick

    @override
    def choose(self, view: View, budget: Budget, should_stop: ShouldStop) -> Decision:
        """Choose by the view and the seed."""
        return Decision(self._yardstick.choose(view, budget.seed))


def seated(name: str, number: int | None = None, *, doubles: bool = True) -> Player:
    """Make a yardstick by its name, or a player of the program by his.

    ``number`` is the yardstick's worlds or iterations; one that must not double never does.

    Raises:
        PlayerSpecError: if no player has that name.
    """
    make = YARDSTICKS.get(name)
    if make is None:
        return player_named(name, rule_set("four-66"))
    return SeatedYardstick(make(number, doubles=doubles))
