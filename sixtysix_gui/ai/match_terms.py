"""The terms of a match: all that its deals and moves follow from, but not how many."""

from __future__ import annotations

from dataclasses import dataclass

from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.player_spec import PlayerSpec
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.variants import RuleSet


@dataclass(frozen=True)
class MatchTerms:
    """Who plays under which rules with which budget; ``seed`` decides deals and players' chance.

    Mirrored, every deal is played twice, the second time with the seats changed.
    """

    players: tuple[PlayerSpec, PlayerSpec]
    rules: RuleSet
    seed: int
    mirrored: bool
    worlds: int = DEFAULT_WORLDS
    iterations: int | None = None

    @property
    def names(self) -> tuple[str, str]:
        """The specifications of the players as texts."""
        return str(self.players[0]), str(self.players[1])

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.worlds, self.seed, self.iterations)

    @property
    def deals_a_sample(self) -> int:
        """How many deals have one number."""
        return 2 if self.mirrored else 1

    def described(self) -> dict[str, object]:
        """Write the terms down; matches whose descriptions are equal play the same deals."""
        return {
            "players": list(self.names),
            "rules": rules_text(self.rules),
            "seed": self.seed,
            "mirrored": self.mirrored,
            "worlds": self.worlds,
            "iterations": self.iterations,
        }
