"""The levels of the computer: five skills, each clearly weaker than the next (docs/strength.md).

They are fixed by iterations, worlds and traits, never by the clock, and none makes random blunders:
the weaker ones look less far, forget more of the cards played, and close too timidly or too boldly.
Every part of a skill can be chosen otherwise, as an option of a specification.
"""

from collections.abc import Mapping
from dataclasses import replace

from sixtysix_gui.ai.players.specification import Choice, Options, PlayerOption, Switch, WholeNumber
from sixtysix_gui.ai.thinking.counting import MEMORIES
from sixtysix_gui.ai.thinking.skill import Skill
from sixtysix_gui.sentences import to_translate

_MASTER = Skill()
_EXPERT = Skill(
    iterations=200,
    worlds=14,
    reweighting=False,
    intuition=False,
    exploration=0.7,
    other_exploration=0.7,
)
_CLUB = replace(_EXPERT, iterations=140, worlds=10, memory="high", score_aware=False)

LEVELS: Mapping[str, Skill] = {
    "master": _MASTER,
    "expert": _EXPERT,
    "club": _CLUB,
    "casual": replace(_CLUB, iterations=40, worlds=4, memory="last", boldness=10),
    "novice": replace(
        _CLUB,
        iterations=1,
        worlds=1,
        pinned=False,
        closed_lines=False,
        memory="last",
        caution=60,
    ),
}
"""The skill of each level, the strongest first."""

LEVEL_MEANINGS: Mapping[str, str] = {
    "master": to_translate(
        "Players",
        "weighs thousands of possible hands, plays endings without a mistake, for the game",
    ),
    "expert": to_translate("Players", "counts every card and weighs some possible hands"),
    "club": to_translate("Players", "remembers trumps, aces and tens, and thinks ahead a little"),
    "casual": to_translate("Players", "remembers the last trick, and closes boldly"),
    "novice": to_translate(
        "Players", "plays by habit, remembers little, and hardly dares to close"
    ),
}
"""What is said of each level on the command line."""


SKILL_OPTIONS = (
    PlayerOption(
        "iterations",
        WholeNumber(1, 120_000),
        to_translate("PlayerOptions", "descents of the tree for a decision"),
    ),
    PlayerOption(
        "worlds",
        WholeNumber(1, 1000),
        to_translate("PlayerOptions", "worlds solved exactly for a decision at most"),
    ),
    PlayerOption(
        "exact_from",
        WholeNumber(1, 13),
        to_translate("PlayerOptions", "trick from which an open deal is solved exactly"),
    ),
    PlayerOption(
        "exploration",
        WholeNumber(0, 1000),
        to_translate("PlayerOptions", "the tree's exploration constant in hundredths"),
    ),
    PlayerOption(
        "other_exploration",
        WholeNumber(0, 10_000),
        to_translate("PlayerOptions", "the same for the other's moves"),
    ),
    PlayerOption(
        "exact_endings",
        Switch(),
        to_translate("PlayerOptions", "the tree's endings are valued by the solver"),
    ),
    PlayerOption(
        "closed_lines",
        Switch(),
        to_translate("PlayerOptions", "a closed talon is played by worlds solved exactly"),
    ),
    PlayerOption(
        "seat_draws",
        Switch(),
        to_translate("PlayerOptions", "a sampled world fixes who will draw which card"),
    ),
    PlayerOption(
        "pinned",
        Switch(),
        to_translate("PlayerOptions", "cards that were shown or proved are remembered"),
    ),
    PlayerOption(
        "reweighting",
        Switch(),
        to_translate("PlayerOptions", "worlds are weighed by what the opponent did"),
    ),
    PlayerOption(
        "memory",
        Choice(MEMORIES),
        to_translate("PlayerOptions", "which of the cards played are remembered"),
    ),
    PlayerOption(
        "caution",
        WholeNumber(0, 600),
        to_translate("PlayerOptions", "hundredths of a game point to dare a close for"),
    ),
    PlayerOption(
        "boldness",
        WholeNumber(0, 600),
        to_translate("PlayerOptions", "hundredths of a game point risked by a close"),
    ),
    PlayerOption(
        "guided",
        Switch(),
        to_translate("PlayerOptions", "the tree tries first what players probably choose"),
    ),
    PlayerOption(
        "guided_playouts",
        Switch(),
        to_translate("PlayerOptions", "playouts choose as players probably do"),
    ),
    PlayerOption(
        "intuition",
        Switch(),
        to_translate("PlayerOptions", "the tree is guided by a network, not by habits"),
    ),
    PlayerOption(
        "score_aware",
        Switch(),
        to_translate("PlayerOptions", "plays for the game, not for the deal alone"),
    ),
)


_HUNDREDTHS = ("exploration", "other_exploration")


def skill_with(skill: Skill, options: Options) -> Skill:
    """Give a skill with the chosen options changed."""
    changes: dict[str, float | bool | str] = dict(options)
    for name in _HUNDREDTHS:
        if name in options:
            changes[name] = int(options[name]) / 100
    return replace(skill, **changes)  # pyright: ignore[reportArgumentType] - read by their kinds
