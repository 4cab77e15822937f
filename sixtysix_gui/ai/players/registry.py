"""The players by name, and what can be chosen about each."""

from collections.abc import Callable, Mapping

from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.calculating import CalculatingPlayer
from sixtysix_gui.ai.players.known_players import KnownPlayers
from sixtysix_gui.ai.players.levels import LEVEL_MEANINGS, LEVELS, SKILL_OPTIONS, skill_with
from sixtysix_gui.ai.players.plain_players import RandomPlayer, SimplePlayer, SteadyPlayer
from sixtysix_gui.ai.players.specification import (
    Options,
    PlayerKind,
    PlayerOption,
    WholeNumber,
    number_of,
)
from sixtysix_gui.ai.players.tree_player import ITERATIONS, TreePlayer
from sixtysix_gui.ai.thinking.skill import Skill
from sixtysix_gui.sentences import to_translate


def _tree(options: Options) -> Player:
    return TreePlayer(number_of(options, "iterations") or ITERATIONS)


def _steady(_: Options) -> Player:
    return SteadyPlayer()


def _simple(_: Options) -> Player:
    return SimplePlayer()


def _random(_: Options) -> Player:
    return RandomPlayer()


def _level(skill: Skill) -> Callable[[Options], Player]:
    return lambda options: CalculatingPlayer(
        skill_with(skill, options), keeps_measure="iterations" in options
    )


_LEVELS: Mapping[str, PlayerKind[Player]] = {
    name: PlayerKind(_level(skill), LEVEL_MEANINGS[name], SKILL_OPTIONS)
    for name, skill in LEVELS.items()
}
PLAYERS: Mapping[str, PlayerKind[Player]] = {
    **_LEVELS,
    "tree": PlayerKind(
        _tree,
        to_translate(
            "Players", "plain information-set tree search, the yardstick of docs/strength.md"
        ),
        (
            PlayerOption(
                "iterations",
                WholeNumber(1, 120_000),
                to_translate("PlayerOptions", "descents of a search"),
            ),
        ),
    ),
    "steady": PlayerKind(
        _steady, to_translate("Players", "plays deals on for the coach, and never changes")
    ),
    "simple": PlayerKind(_simple, to_translate("Players", "rules of thumb and no calculation")),
    "random": PlayerKind(_random, to_translate("Players", "any legal move, but goes out on 66")),
}
"""All players, the strongest first."""

_KNOWN = KnownPlayers(PLAYERS)
player_names = _KNOWN.names
player_kind = _KNOWN.kind
player_spec = _KNOWN.spec
make_player = _KNOWN.make
player_named = _KNOWN.named
