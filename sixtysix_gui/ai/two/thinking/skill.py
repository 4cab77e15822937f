"""What a calculating player is made of: every part of its thinking, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sixtysix_gui.ai.player import Memory


@dataclass(frozen=True)
class Skill:
    """The measure and the parts of a player's thinking.

    ``iterations`` descents of the tree while the talon is open, ``worlds`` sampled worlds at most
    where each is solved exactly; that begins at the lead to trick ``exact_from`` with an open
    talon, and always once it is closed, unless ``closed_lines`` leaves closed talons to a tree.
    ``exploration`` and ``other_exploration`` are the tree's constants for the moves of both: the
    greater, the more they go by what is probable, and the less by what the search found out.

    ``exact_endings`` values strict phases inside the tree by the solver; ``seat_draws`` fixes in a
    solved world who draws what; ``pinned`` remembers cards that were shown; ``reweighting`` weighs
    worlds by what the opponent did, for which it always asks the network. ``guided`` lets the tree
    try first what players probably do, and ``guided_playouts`` lets its playouts go so; with
    ``intuition`` that comes from the network, else from habits. ``score_aware`` plays for the game
    and not for the deal alone.

    ``memory`` is what is remembered of the cards played. ``caution`` says by how many
    hundredths of a game point a close must promise more than anything else, ``boldness`` by how
    many it may promise less.
    """

    iterations: int = 10_000
    worlds: int = 400
    exact_from: int = 6
    exact_endings: bool = True
    closed_lines: bool = True
    seat_draws: bool = True
    pinned: bool = True
    reweighting: bool = True
    score_aware: bool = True
    guided: bool = True
    guided_playouts: bool = True
    intuition: bool = True
    memory: Memory = "all"
    caution: int = 0
    boldness: int = 0
    exploration: float = 1.5
    other_exploration: float = 10.0
