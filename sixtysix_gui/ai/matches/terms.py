"""The terms of a match: all that its deals and moves follow from, but not how many."""

from dataclasses import dataclass

from sixtysix_gui.ai.player import DEFAULT_WORLDS, Budget
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.commitment import rules_text
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import Rules

VALUES_A_GAME = 3
"""Kept of a game: both players' points at its end, the first player's first, and its deals."""


def seatings(rules: Rules) -> tuple[tuple[int, ...], ...]:
    """Return for every rotation the number of the player at each seat.

    The first player sits at A in the first rotation, one seat further in playing order in the next,
    and so on with the others beside it.

    >>> from sixtysix_gui.rules.sets.named import rule_set
    >>> seatings(rule_set("three-66"))
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    """
    order = [Seat.A]
    while len(order) < len(rules.seats):
        order.append(rules.after(order[-1]))
    count = len(order)
    return tuple(
        tuple((order.index(seat) - rotation) % count for seat in rules.seats)
        for rotation in range(count)
    )


@dataclass(frozen=True)
class MatchTerms:
    """Who plays under which rules with which budget; ``seed`` decides deals and players' chance.

    ``players`` are in playing order, one for every seat. Mirrored, every deal is played in all
    rotations of the players over the seats, else in the first alone. With ``games``, whole games
    are played instead of deals.
    """

    players: tuple[PlayerSpec, ...]
    rules: Rules
    seed: int
    mirrored: bool
    worlds: int = DEFAULT_WORLDS
    iterations: int | None = None
    games: bool = False

    @property
    def names(self) -> tuple[str, ...]:
        """The specifications of the players as texts."""
        return tuple(map(str, self.players))

    @property
    def budget(self) -> Budget:
        """What a decision may cost."""
        return Budget(self.worlds, self.seed, self.iterations)

    @property
    def seatings(self) -> tuple[tuple[int, ...], ...]:
        """The rotations that are played, as ``seatings``."""
        every = seatings(self.rules)
        return every if self.mirrored else every[:1]

    @property
    def values_a_sample(self) -> int:
        """How many values are kept of a sample of two players."""
        return len(self.seatings) * (VALUES_A_GAME if self.games else 1)

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
