"""The levels of the computer at a table of several: five skills (docs/strength.md).

They are fixed by iterations, worlds and traits, never by the clock, and none makes random blunders:
the weaker ones look less far, forget more of the cards played, and call too timidly or too boldly.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import cast

from sixtysix_gui.ai.players.specification import (
    Choice,
    Options,
    PlayerOption,
    Switch,
    WholeNumber,
)
from sixtysix_gui.ai.thinking.counting import MEMORIES, Memory
from sixtysix_gui.ai.trick_game.skill import TrickSkill

_MASTER = TrickSkill()
_CLUB = TrickSkill(
    iterations=40,
    worlds=12,
    descents=60,
    exact_tricks=0,
    solved_tricks=0,
    beliefs=0,
    score_aware=False,
    memory="high",
    boldness=10,
)

TRICK_LEVELS: Mapping[str, TrickSkill] = {
    "master": _MASTER,
    "expert": replace(
        _MASTER,
        iterations=150,
        worlds=24,
        descents=150,
        exact_tricks=2,
        solved_tricks=0,
        beliefs=0,
    ),
    "club": _CLUB,
    "casual": replace(
        _CLUB,
        iterations=30,
        worlds=6,
        descents=20,
        own=100,
        is_hasty=True,
        memory="last",
        boldness=40,
    ),
    "novice": replace(
        _CLUB,
        iterations=5,
        worlds=2,
        descents=2,
        own=1000,
        slack=24,
        is_hasty=True,
        memory="last",
        boldness=-80,
    ),
}
"""The skill of each level, the strongest first."""

TRICK_LEVEL_MEANINGS: Mapping[str, str] = {
    "master": "weighs thousands of possible hands and plays the last tricks without a mistake",
    "expert": "counts every card and weighs hundreds of possible hands",
    "club": "remembers trumps, aces and tens, and thinks ahead a little",
    "casual": "remembers the last trick, and calls boldly",
    "novice": "imagines a few hands, remembers little, and hardly dares to call",
}
"""What is said of each level on the command line."""

TRICK_OPTIONS = (
    PlayerOption("iterations", WholeNumber(1, 30_000), "descents of the tree for a card"),
    PlayerOption("worlds", WholeNumber(1, 1000), "worlds in which each call is tried"),
    PlayerOption("descents", WholeNumber(1, 30_000), "descents of the tree for each call"),
    PlayerOption("exact_tricks", WholeNumber(0, 5), "last tricks that are valued exactly"),
    PlayerOption("own", WholeNumber(0, 1000), "exploration of the own party's moves, hundredths"),
    PlayerOption("other", WholeNumber(0, 1000), "the same for the moves of others"),
    PlayerOption("slack", WholeNumber(1, 100), "how much chance there is in playouts"),
    PlayerOption("solved_tricks", WholeNumber(0, 8), "cards in hand from which worlds are solved"),
    PlayerOption("solved_worlds", WholeNumber(1, 2000), "worlds that are solved at most"),
    PlayerOption("habits", WholeNumber(0, 100), "hundredths of habit in solved worlds"),
    PlayerOption("beliefs", WholeNumber(0, 1000), "tenths of a point of habit, 0 for none"),
    PlayerOption("doubt", WholeNumber(0, 100), "hundredths of acts that follow no habit"),
    PlayerOption("score_aware", Switch(), "plays for the game where a deal can end it"),
    PlayerOption("is_hasty", Switch(), "takes what looked best in few worlds"),
    PlayerOption("memory", Choice(MEMORIES), "which of the cards played are remembered"),
    PlayerOption("boldness", WholeNumber(0, 600), "hundredths of a point risked by a call"),
)


def trick_skill_with(skill: TrickSkill, options: Options) -> TrickSkill:
    """Give a skill with the chosen options changed."""
    others = ("memory", "score_aware", "is_hasty")
    numbers = {name: int(value) for name, value in options.items() if name not in others}
    memory = cast("Memory", options.get("memory", skill.memory))
    score_aware = bool(options.get("score_aware", skill.score_aware))
    is_hasty = bool(options.get("is_hasty", skill.is_hasty))
    return replace(skill, memory=memory, score_aware=score_aware, is_hasty=is_hasty, **numbers)
