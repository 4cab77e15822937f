"""The computer's levels and the options of players: the data of levels.toml, and their words.

Two kinds of search think for them: one for the games whose talon can be closed, one for all others.
"""

import tomllib
from collections.abc import Mapping
from dataclasses import replace
from importlib.resources import files
from typing import Any, Literal, TypeVar

from sixtysix_gui.ai.many.skill import Skill as ManySkill
from sixtysix_gui.ai.players.specification import Options, PlayerOption, values_of
from sixtysix_gui.ai.two.thinking.skill import Skill as TwoSkill
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import to_translate

Search = Literal["two", "many"]
"""A kind of search, by its folder and its table of levels.toml."""
SkillT = TypeVar("SkillT", TwoSkill, ManySkill)

_DATA: Mapping[str, Any] = tomllib.loads(
    files("sixtysix_gui.ai").joinpath("levels.toml").read_text(encoding="utf-8")
)


def search_of(rules: Rules) -> Search:
    """Return which kind of search plays by these rules."""
    return "two" if rules.close else "many"


def skill_with(skill: SkillT, options: Options) -> SkillT:
    """Return a skill with the chosen options changed."""
    changes: dict[str, Any] = dict(options)
    for name in options:
        if isinstance(getattr(skill, name), float):
            changes[name] /= 100
    return replace(skill, **changes)


def _levels(search: Search, master: SkillT) -> Mapping[str, SkillT]:
    found: dict[str, SkillT] = {}
    for name, traits in _DATA[search]["levels"].items():
        own = {trait: value for trait, value in traits.items() if trait != "like"}
        found[name] = replace(found[traits["like"]] if own else master, **own)
    return found


TWO_LEVELS = _levels("two", TwoSkill())
"""The skill of each level where the talon can be closed, the strongest first."""
MANY_LEVELS = _levels("many", ManySkill())
"""The skill of each level in all other games."""
LEVELS = tuple(TWO_LEVELS)
"""The names of the levels, the strongest first."""


def skill_of(level: str, rules: Rules) -> TwoSkill | ManySkill:
    """Return the skill of a level in the games by such rules."""
    return TWO_LEVELS[level] if search_of(rules) == "two" else MANY_LEVELS[level]


MEANINGS: Mapping[Search, Mapping[str, str]] = {
    "two": {
        "master": to_translate(
            "Players",
            "weighs thousands of possible hands, plays endings without a mistake, for the game",
        ),
        "expert": to_translate("Players", "counts every card and weighs some possible hands"),
        "club": to_translate(
            "Players", "remembers trumps, aces and tens, and thinks ahead a little"
        ),
        "casual": to_translate("Players", "remembers the last trick, and closes boldly"),
        "novice": to_translate(
            "Players", "plays by habit, remembers little, and hardly dares to close"
        ),
        "tree": to_translate(
            "Players", "plain information-set tree search, the yardstick of docs/strength.md"
        ),
        "steady": to_translate("Players", "plays deals on for the coach, and never changes"),
        "simple": to_translate("Players", "rules of thumb and no calculation"),
        "random": to_translate("Players", "any legal move, but goes out on 66"),
    },
    "many": {
        "master": to_translate(
            "Players",
            "weighs hands by what was played and plays the last tricks in a hundred of them",
        ),
        "expert": to_translate("Players", "counts every card, and weighs a hundred possible hands"),
        "club": to_translate(
            "Players", "remembers trumps, aces and tens, and thinks ahead a little"
        ),
        "casual": to_translate("Players", "tries each card in the few hands that he imagines"),
        "novice": to_translate(
            "Players", "imagines a few cards, hardly dares to call, and counts twice before a claim"
        ),
        "tree": to_translate(
            "Players", "plain information-set tree search, a yardstick of docs/strength.md"
        ),
        "simple": to_translate("Players", "rules of thumb and no calculation"),
        "random": to_translate("Players", "any legal act, but claims only what is true"),
    },
}
"""What is said of each player on the command line."""

_OF_OPTIONS: Mapping[str, Mapping[str, str]] = {
    "two": {
        "iterations": to_translate("PlayerOptions", "descents of the tree for a decision"),
        "worlds": to_translate("PlayerOptions", "worlds solved exactly for a decision at most"),
        "exact_from": to_translate(
            "PlayerOptions", "trick from which an open deal is solved exactly"
        ),
        "exploration": to_translate(
            "PlayerOptions", "the tree's exploration constant in hundredths"
        ),
        "other_exploration": to_translate("PlayerOptions", "the same for the other's moves"),
        "exact_endings": to_translate(
            "PlayerOptions", "the tree's endings are valued by the solver"
        ),
        "closed_lines": to_translate(
            "PlayerOptions", "a closed talon is played by worlds solved exactly"
        ),
        "seat_draws": to_translate(
            "PlayerOptions", "a sampled world fixes who will draw which card"
        ),
        "pinned": to_translate("PlayerOptions", "cards that were shown or proved are remembered"),
        "reweighting": to_translate("PlayerOptions", "worlds are weighed by what the opponent did"),
        "memory": to_translate("PlayerOptions", "which of the cards played are remembered"),
        "caution": to_translate("PlayerOptions", "hundredths of a game point to dare a close for"),
        "boldness": to_translate("PlayerOptions", "hundredths of a game point risked by a close"),
        "guided": to_translate(
            "PlayerOptions", "the tree tries first what players probably choose"
        ),
        "guided_playouts": to_translate("PlayerOptions", "playouts choose as players probably do"),
        "intuition": to_translate(
            "PlayerOptions", "the tree is guided by a network, not by habits"
        ),
        "score_aware": to_translate("PlayerOptions", "plays for the game, not for the deal alone"),
    },
    "many": {
        "iterations": to_translate("PlayerOptions", "descents of the tree for a card"),
        "worlds": to_translate("PlayerOptions", "worlds in which each call is tried"),
        "descents": to_translate("PlayerOptions", "descents of the tree for each call"),
        "exact_tricks": to_translate("PlayerOptions", "last tricks that are valued exactly"),
        "own": to_translate("PlayerOptions", "exploration of the own party's moves, hundredths"),
        "other": to_translate("PlayerOptions", "the same for the moves of others"),
        "slack": to_translate("PlayerOptions", "how much chance there is in playouts"),
        "solved_tricks": to_translate(
            "PlayerOptions", "cards in hand from which worlds are solved"
        ),
        "solved_worlds": to_translate("PlayerOptions", "worlds that are solved at most"),
        "habits": to_translate("PlayerOptions", "hundredths of habit in solved worlds"),
        "pool": to_translate("PlayerOptions", "worlds that are drawn and weighed for a card"),
        "beliefs": to_translate("PlayerOptions", "tenths of a point of habit, 0 for none"),
        "doubt": to_translate("PlayerOptions", "hundredths of acts that follow no habit"),
        "score_aware": to_translate("PlayerOptions", "plays for the game where a deal can end it"),
        "is_hasty": to_translate("PlayerOptions", "takes what looked best in few worlds"),
        "is_careful": to_translate(
            "PlayerOptions", "commits no follies, and plays the safer of like cards"
        ),
        "margin": to_translate("PlayerOptions", "card points counted beyond a claim's"),
        "memory": to_translate("PlayerOptions", "which of the cards played are remembered"),
        "boldness": to_translate("PlayerOptions", "hundredths of a point risked by a call"),
    },
    "tree": {"iterations": to_translate("PlayerOptions", "descents of a search")},
}


def options_of(search: Search, player: str) -> tuple[PlayerOption, ...]:
    """Return what can be chosen about a player, as far as levels.toml says anything."""
    is_level = player in LEVELS
    values = _DATA[search]["options"].get("level" if is_level else player, {})
    return tuple(
        PlayerOption(name, values_of(entry), _OF_OPTIONS[search if is_level else player][name])
        for name, entry in values.items()
    )
