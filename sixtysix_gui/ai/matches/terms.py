"""The terms of a match: all that its deals and moves follow from, but not how many."""

from dataclasses import dataclass

from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.sets.rules import Rules

VALUES_A_GAME = 3
"""Kept of a game: both players' points at its end, the first player's first, and its deals."""


@dataclass(frozen=True)
class MatchTerms:
    """Who plays under which rules with which budget; ``seed`` decides deals and players' chance.

    Mirrored, every deal is played twice, the second time with the seats changed. With ``games``,
    whole games are played instead of deals.
    """

    players: tuple[PlayerSpec, PlayerSpec]
    rules: Rules
    seed: int
    mirrored: bool
    worlds: int = DEFAULT_WORLDS
    iterations: int | None = None
    games: bool = False

    @property
    def names(self) -> tuple[str, str]:
        """The specifications of the players as texts."""
        return str(self.players[0]), str(self.players[1])

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.worlds, self.seed, self.iterations)

    @property
    def units_a_sample(self) -> int:
        """How many deals, or games, have one number."""
        return 2 if self.mirrored else 1

    @property
    def values_a_sample(self) -> int:
        """How many values are kept of a sample."""
        return self.units_a_sample * (VALUES_A_GAME if self.games else 1)

    def described(self) -> dict[str, object]:
        """Write the terms down; matches whose descriptions are equal play the same deals."""
        described: dict[str, object] = {
            "players": list(self.names),
            "rules": rules_text(self.rules),
            "seed": self.seed,
            "mirrored": self.mirrored,
            "worlds": self.worlds,
            "iterations": self.iterations,
        }
        return {**described, "games": True} if self.games else described
