"""The levels of the computer at a table of several: five skills (docs/strength.md).

They are fixed by iterations, worlds and traits, never by the clock, and none makes random blunders:
the weaker ones look at fewer worlds, forget more of the cards played, choose hastily, and hardly
dare to call or to claim.
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
from sixtysix_gui.sentences import to_translate

_MASTER = TrickSkill()
_CLUB = TrickSkill(
    iterations=80,
    worlds=12,
    descents=60,
    exact_tricks=0,
    own=100,
    solved_tricks=0,
    beliefs=0,
    score_aware=False,
    is_hasty=True,
    memory="high",
    boldness=10,
)
_CASUAL = replace(_CLUB, iterations=24, worlds=6, descents=20, own=150, memory="last", boldness=0)

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
    "casual": _CASUAL,
    "novice": replace(
        _CASUAL,
        iterations=10,
        worlds=2,
        descents=2,
        own=1000,
        slack=100,
        is_careful=False,
        margin=20,
        boldness=-250,
    ),
}
"""The skill of each level, the strongest first."""

TRICK_LEVEL_MEANINGS: Mapping[str, str] = {
    "master": to_translate(
        "Players", "weighs hands by what was played and plays the last tricks in a hundred of them"
    ),
    "expert": to_translate("Players", "counts every card, and weighs a hundred possible hands"),
    "club": to_translate("Players", "remembers trumps, aces and tens, and thinks ahead a little"),
    "casual": to_translate("Players", "tries each card in the few hands that he imagines"),
    "novice": to_translate(
        "Players", "imagines a few cards, hardly dares to call, and counts twice before a claim"
    ),
}
"""What is said of each level on the command line."""

TRICK_OPTIONS = (
    PlayerOption(
        "iterations",
        WholeNumber(1, 30_000),
        to_translate("PlayerOptions", "descents of the tree for a card"),
    ),
    PlayerOption(
        "worlds",
        WholeNumber(1, 1000),
        to_translate("PlayerOptions", "worlds in which each call is tried"),
    ),
    PlayerOption(
        "descents",
        WholeNumber(1, 30_000),
        to_translate("PlayerOptions", "descents of the tree for each call"),
    ),
    PlayerOption(
        "exact_tricks",
        WholeNumber(0, 5),
        to_translate("PlayerOptions", "last tricks that are valued exactly"),
    ),
    PlayerOption(
        "own",
        WholeNumber(0, 1000),
        to_translate("PlayerOptions", "exploration of the own party's moves, hundredths"),
    ),
    PlayerOption(
        "other",
        WholeNumber(0, 1000),
        to_translate("PlayerOptions", "the same for the moves of others"),
    ),
    PlayerOption(
        "slack",
        WholeNumber(1, 100),
        to_translate("PlayerOptions", "how much chance there is in playouts"),
    ),
    PlayerOption(
        "solved_tricks",
        WholeNumber(0, 8),
        to_translate("PlayerOptions", "cards in hand from which worlds are solved"),
    ),
    PlayerOption(
        "solved_worlds",
        WholeNumber(1, 2000),
        to_translate("PlayerOptions", "worlds that are solved at most"),
    ),
    PlayerOption(
        "habits",
        WholeNumber(0, 100),
        to_translate("PlayerOptions", "hundredths of habit in solved worlds"),
    ),
    PlayerOption(
        "pool",
        WholeNumber(1, 2000),
        to_translate("PlayerOptions", "worlds that are drawn and weighed for a card"),
    ),
    PlayerOption(
        "beliefs",
        WholeNumber(0, 1000),
        to_translate("PlayerOptions", "tenths of a point of habit, 0 for none"),
    ),
    PlayerOption(
        "doubt",
        WholeNumber(0, 100),
        to_translate("PlayerOptions", "hundredths of acts that follow no habit"),
    ),
    PlayerOption(
        "score_aware",
        Switch(),
        to_translate("PlayerOptions", "plays for the game where a deal can end it"),
    ),
    PlayerOption(
        "is_hasty", Switch(), to_translate("PlayerOptions", "takes what looked best in few worlds")
    ),
    PlayerOption(
        "is_careful",
        Switch(),
        to_translate("PlayerOptions", "commits no follies, and plays the safer of like cards"),
    ),
    PlayerOption(
        "margin",
        WholeNumber(0, 60),
        to_translate("PlayerOptions", "card points counted beyond a claim's"),
    ),
    PlayerOption(
        "memory",
        Choice(MEMORIES),
        to_translate("PlayerOptions", "which of the cards played are remembered"),
    ),
    PlayerOption(
        "boldness",
        WholeNumber(0, 600),
        to_translate("PlayerOptions", "hundredths of a point risked by a call"),
    ),
)


def trick_skill_with(skill: TrickSkill, options: Options) -> TrickSkill:
    """Give a skill with the chosen options changed."""
    switches = ("score_aware", "is_hasty", "is_careful")
    others = ("memory", *switches)
    numbers = {name: int(value) for name, value in options.items() if name not in others}
    memory = cast("Memory", options.get("memory", skill.memory))
    chosen = {name: bool(options.get(name, getattr(skill, name))) for name in switches}
    return replace(skill, memory=memory, **chosen, **numbers)
