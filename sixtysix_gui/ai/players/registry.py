"""The players by name, and what can be chosen about each."""

from collections.abc import Callable, Iterable, Mapping

from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.calculating import CalculatingPlayer
from sixtysix_gui.ai.players.levels import LEVEL_MEANINGS, LEVELS, SKILL_OPTIONS, skill_with
from sixtysix_gui.ai.players.plain_players import RandomPlayer, SimplePlayer
from sixtysix_gui.ai.players.specification import (
    Options,
    PlayerKind,
    PlayerOption,
    PlayerSpec,
    PlayerSpecError,
    WholeNumber,
    number_of,
    read_player_spec,
)
from sixtysix_gui.ai.players.steady_player import SteadyPlayer
from sixtysix_gui.ai.players.tree_player import ITERATIONS, TreePlayer
from sixtysix_gui.ai.thinking.skill import Skill
from sixtysix_gui.rules.errors import quoted


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


_LEVELS: Mapping[str, PlayerKind] = {
    name: PlayerKind(_level(skill), LEVEL_MEANINGS[name], SKILL_OPTIONS)
    for name, skill in LEVELS.items()
}
PLAYERS: Mapping[str, PlayerKind] = {
    **_LEVELS,
    "tree": PlayerKind(
        _tree,
        "plain information-set tree search, the yardstick of docs/strength.md",
        (PlayerOption("iterations", WholeNumber(1, 120_000), "descents of a search"),),
    ),
    "steady": PlayerKind(_steady, "plays deals on for the coach, and never changes"),
    "simple": PlayerKind(_simple, "rules of thumb and no calculation"),
    "random": PlayerKind(_random, "any legal move, but goes out on 66"),
}
"""All players, the strongest first."""


class UnknownPlayerError(PlayerSpecError):
    """A player of a name that nobody knows."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        """Keep the name that was asked for, and tell the known ones."""
        there_are = ", ".join(known)
        super().__init__(f"There is no player named “{quoted(name)}”. There are: {there_are}.")
        self.name = name


def player_names() -> tuple[str, ...]:
    """Give the names of all players, the strongest first."""
    return tuple(PLAYERS)


def player_kind(name: str) -> PlayerKind:
    """Give what is known of a player by his name alone.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    kind = PLAYERS.get(name)
    if kind is None:
        raise UnknownPlayerError(name, player_names())
    return kind


def player_spec(text: str) -> PlayerSpec:
    """Read a specification, as in ``expert:worlds=40``.

    Raises:
        PlayerSpecError: if it names no player, or chooses what cannot be chosen; an
            UnknownPlayerError for the name.
    """
    return read_player_spec(text, player_kind)


def make_player(spec: PlayerSpec) -> Player:
    """Make the player of a specification that has been read.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    return player_kind(spec.name).make(spec.options)


def player_named(text: str) -> Player:
    """Make a player by his name or by a whole specification.

    Raises:
        PlayerSpecError: as ``player_spec``.
    """
    return make_player(player_spec(text))
