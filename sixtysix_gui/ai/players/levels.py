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
from sixtysix_gui.sentences import marks

mark = marks("PlayerOptions")
mark_players = marks("Players")

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
        own = {key: value for key, value in traits.items() if key not in ("like", "meaning")}
        found[name] = replace(found[traits["like"]] if own else master, **own)
    return found


TWO_LEVELS = _levels("two", TwoSkill())
"""The skill of each level where the talon can be closed, the strongest first."""
MANY_LEVELS = _levels("many", ManySkill())
"""The skill of each level in all other games."""
LEVELS = tuple(TWO_LEVELS)
"""The names of the levels, the strongest first."""
WEAKEST_FIRST = LEVELS[::-1]


def skill_of(level: str, rules: Rules) -> TwoSkill | ManySkill:
    """Return the skill of a level in the games by such rules."""
    return TWO_LEVELS[level] if search_of(rules) == "two" else MANY_LEVELS[level]


_OTHER_MEANINGS: Mapping[Search, Mapping[str, str]] = {
    "two": {
        "tree": mark_players(
            "plain information-set tree search, the yardstick in docs/strength.md"
        ),
        "steady": mark_players("plays deals to the end for the coach, and never changes"),
        "simple": mark_players("rules of thumb, no calculation"),
        "random": mark_players("any legal move, but goes out with 66"),
    },
    "many": {
        "tree": mark_players("plain information-set tree search, a yardstick in docs/strength.md"),
        "simple": mark_players("rules of thumb, no calculation"),
        "random": mark_players("any legal move, but never a false claim"),
    },
}
MEANINGS: Mapping[Search, Mapping[str, str]] = {
    search: {name: level["meaning"] for name, level in _DATA[search]["levels"].items()} | others
    for search, others in _OTHER_MEANINGS.items()
}
"""What is said of each player on the command line."""

_OF_OPTIONS: Mapping[str, Mapping[str, str]] = {
    "two": {
        "iterations": mark("tree descents per decision"),
        "worlds": mark("most worlds solved exactly per decision"),
        "exact_from": mark("trick from which an open deal is solved exactly"),
        "exploration": mark("the tree’s exploration constant, in hundredths"),
        "other_exploration": mark("the same for the opponent’s moves"),
        "exact_endings": mark("the tree’s endings are valued by the solver"),
        "closed_lines": mark("plays a closed talon by solving sampled worlds exactly"),
        "seat_draws": mark("a sampled world fixes who will draw which card"),
        "pinned": mark("remembers cards that were shown or proved"),
        "reweighting": mark("worlds are weighted by what the opponent did"),
        "memory": mark("which of the played cards are remembered"),
        "caution": mark("hundredths of a game point by which closing must be better"),
        "boldness": mark("hundredths of a game point by which closing may be worse"),
        "guided": mark("the tree first tries what players would probably choose"),
        "guided_playouts": mark("playouts choose as players probably would"),
        "intuition": mark("the tree is guided by a network, not by habits"),
        "score_aware": mark("plays to win the game, not just the deal"),
    },
    "many": {
        "iterations": mark("tree descents per card"),
        "worlds": mark("worlds in which each call is tried"),
        "descents": mark("tree descents per call"),
        "exact_tricks": mark("number of last tricks valued exactly"),
        "own": mark("exploration of its own side’s moves, in hundredths"),
        "other": mark("the same for the moves of the others"),
        "slack": mark("amount of chance in playouts"),
        "solved_tricks": mark("solves worlds from this many cards in hand"),
        "solved_worlds": mark("most worlds solved"),
        "habits": mark("share of habit in solved worlds, in hundredths"),
        "pool": mark("worlds sampled and weighted per card"),
        "beliefs": mark("scale of habit in tenths of a point, 0 for none"),
        "doubt": mark("moves that follow no habit, in hundredths"),
        "score_aware": mark("plays to win the game when a deal can end it"),
        "is_hasty": mark("takes the move that looked best in a few worlds"),
        "is_careful": mark("avoids foolish moves, and plays the safer of equal cards"),
        "margin": mark("extra card points counted before going out"),
        "memory": mark("which of the played cards are remembered"),
        "boldness": mark("hundredths of a point by which a call may be worse"),
    },
    "tree": {"iterations": mark("tree descents per search")},
}


def options_of(search: Search, player: str) -> tuple[PlayerOption, ...]:
    """Return what can be chosen about a player, as far as levels.toml says anything."""
    is_level = player in LEVELS
    values = _DATA[search]["options"].get("level" if is_level else player, {})
    return tuple(
        PlayerOption(name, values_of(entry), _OF_OPTIONS[search if is_level else player][name])
        for name, entry in values.items()
    )
