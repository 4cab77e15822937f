"""The parts of a calculating player as options of a specification."""

from __future__ import annotations

from dataclasses import replace

from sixtysix_gui.ai.players.options import Choice, Options, PlayerOption, Switch, WholeNumber
from sixtysix_gui.ai.thinking.memory import MEMORIES
from sixtysix_gui.ai.thinking.skill import Skill

SKILL_OPTIONS = (
    PlayerOption("iterations", WholeNumber(1, 120_000), "descents of the tree for a decision"),
    PlayerOption("worlds", WholeNumber(1, 1000), "worlds solved exactly for a decision at most"),
    PlayerOption(
        "exact_from", WholeNumber(1, 13), "trick from which an open deal is solved exactly"
    ),
    PlayerOption(
        "exploration", WholeNumber(0, 1000), "the tree's exploration constant in hundredths"
    ),
    PlayerOption("other_exploration", WholeNumber(0, 10_000), "the same for the other's moves"),
    PlayerOption("exact_endings", Switch(), "the tree's endings are valued by the solver"),
    PlayerOption("closed_lines", Switch(), "a closed talon is played by worlds solved exactly"),
    PlayerOption("seat_draws", Switch(), "a sampled world fixes who will draw which card"),
    PlayerOption("pinned", Switch(), "cards that were shown or proved are remembered"),
    PlayerOption("reweighting", Switch(), "worlds are weighed by what the opponent did"),
    PlayerOption("memory", Choice(MEMORIES), "which of the cards played are remembered"),
    PlayerOption("caution", WholeNumber(0, 600), "hundredths of a game point to dare a close for"),
    PlayerOption("boldness", WholeNumber(0, 600), "hundredths of a game point risked by a close"),
    PlayerOption("guided", Switch(), "the tree tries first what players probably choose"),
    PlayerOption("guided_playouts", Switch(), "playouts choose as players probably do"),
    PlayerOption("intuition", Switch(), "the tree is guided by a network, not by habits"),
    PlayerOption("score_aware", Switch(), "plays for the game, not for the deal alone"),
)


_HUNDREDTHS = ("exploration", "other_exploration")


def skill_with(skill: Skill, options: Options) -> Skill:
    """Give a skill with the chosen options changed."""
    changes: dict[str, float | bool | str] = dict(options)
    for name in _HUNDREDTHS:
        if name in options:
            changes[name] = int(options[name]) / 100
    return replace(skill, **changes)  # pyright: ignore[reportArgumentType] - read by their kinds
