"""The players of the games for three and four by name, and what can be chosen about each."""

from collections.abc import Callable, Mapping

from sixtysix_gui.ai.players.known_players import KnownPlayers
from sixtysix_gui.ai.players.specification import (
    Options,
    PlayerKind,
    PlayerOption,
    WholeNumber,
    number_of,
)
from sixtysix_gui.ai.trick_game.calculating import CalculatingTrickPlayer
from sixtysix_gui.ai.trick_game.levels import (
    TRICK_LEVEL_MEANINGS,
    TRICK_LEVELS,
    TRICK_OPTIONS,
    trick_skill_with,
)
from sixtysix_gui.ai.trick_game.plain_players import RandomTrickPlayer, SimpleTrickPlayer
from sixtysix_gui.ai.trick_game.plain_tree import PlainTreePlayer
from sixtysix_gui.ai.trick_game.player import TrickPlayer
from sixtysix_gui.ai.trick_game.skill import TrickSkill
from sixtysix_gui.sentences import to_translate


def _tree(options: Options) -> TrickPlayer:
    return PlainTreePlayer(number_of(options, "iterations"))


def _simple(_: Options) -> TrickPlayer:
    return SimpleTrickPlayer()


def _random(_: Options) -> TrickPlayer:
    return RandomTrickPlayer()


def _level(skill: TrickSkill) -> Callable[[Options], TrickPlayer]:
    return lambda options: CalculatingTrickPlayer(
        trick_skill_with(skill, options), keeps_measure="iterations" in options
    )


_LEVELS: Mapping[str, PlayerKind[TrickPlayer]] = {
    name: PlayerKind(_level(skill), TRICK_LEVEL_MEANINGS[name], TRICK_OPTIONS)
    for name, skill in TRICK_LEVELS.items()
}
TRICK_PLAYERS: Mapping[str, PlayerKind[TrickPlayer]] = {
    **_LEVELS,
    "tree": PlayerKind(
        _tree,
        to_translate(
            "Players", "plain information-set tree search, a yardstick of docs/strength.md"
        ),
        (
            PlayerOption(
                "iterations",
                WholeNumber(1, 120_000),
                to_translate("PlayerOptions", "descents of a search"),
            ),
        ),
    ),
    "simple": PlayerKind(_simple, to_translate("Players", "rules of thumb and no calculation")),
    "random": PlayerKind(
        _random, to_translate("Players", "any legal act, but claims only what is true")
    ),
}
"""All players, the strongest first."""

_KNOWN = KnownPlayers(TRICK_PLAYERS)
trick_player_names = _KNOWN.names
trick_player_kind = _KNOWN.kind
trick_player_spec = _KNOWN.spec
make_trick_player = _KNOWN.make
trick_player_named = _KNOWN.named
