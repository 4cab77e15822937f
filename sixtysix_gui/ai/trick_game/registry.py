"""The players of the games for three and four by name, and what can be chosen about each."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sixtysix_gui.ai.players.registry import UnknownPlayerError
from sixtysix_gui.ai.players.specification import (
    Options,
    PlayerOption,
    PlayerSpec,
    WholeNumber,
    number_of,
    read_player_spec,
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


@dataclass(frozen=True)
class TrickPlayerKind:
    """Players of one name: how one is made, what is said about him, and his options."""

    make: Callable[[Options], TrickPlayer]
    meaning: str
    options: tuple[PlayerOption, ...] = ()


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


_LEVELS: Mapping[str, TrickPlayerKind] = {
    name: TrickPlayerKind(_level(skill), TRICK_LEVEL_MEANINGS[name], TRICK_OPTIONS)
    for name, skill in TRICK_LEVELS.items()
}
TRICK_PLAYERS: Mapping[str, TrickPlayerKind] = {
    **_LEVELS,
    "tree": TrickPlayerKind(
        _tree,
        "plain information-set tree search, a yardstick of docs/strength.md",
        (PlayerOption("iterations", WholeNumber(1, 120_000), "descents of a search"),),
    ),
    "simple": TrickPlayerKind(_simple, "rules of thumb and no calculation"),
    "random": TrickPlayerKind(_random, "any legal act, but claims only what is true"),
}
"""All players, the strongest first."""


def trick_player_names() -> tuple[str, ...]:
    """Give the names of all players, the strongest first."""
    return tuple(TRICK_PLAYERS)


def trick_player_kind(name: str) -> TrickPlayerKind:
    """Give what is known of a player by his name alone.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    kind = TRICK_PLAYERS.get(name)
    if kind is None:
        raise UnknownPlayerError(name, trick_player_names())
    return kind


def trick_player_spec(text: str) -> PlayerSpec:
    """Read a specification, as in ``tree:iterations=100``.

    Raises:
        PlayerSpecError: if it names no player, or chooses what cannot be chosen; an
            UnknownPlayerError for the name.
    """
    return read_player_spec(text, trick_player_kind)


def make_trick_player(spec: PlayerSpec) -> TrickPlayer:
    """Make the player of a specification that has been read.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    return trick_player_kind(spec.name).make(spec.options)


def trick_player_named(text: str) -> TrickPlayer:
    """Make a player by his name or by a whole specification.

    Raises:
        PlayerSpecError: as ``trick_player_spec``.
    """
    return make_trick_player(trick_player_spec(text))
