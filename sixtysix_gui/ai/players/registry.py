"""Players by their names: which there are in a game, and how one is made of a specification."""

from collections.abc import Callable, Iterable, Mapping

from sixtysix_gui.ai.many import players as many
from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.players.levels import (
    MANY_LEVELS,
    MEANINGS,
    TWO_LEVELS,
    Search,
    SkillT,
    options_of,
    search_of,
    skill_with,
)
from sixtysix_gui.ai.players.specification import (
    Options,
    PlayerKind,
    PlayerSpec,
    PlayerSpecError,
    number_of,
    read_player_spec,
)
from sixtysix_gui.ai.randomness import RandomPlayer
from sixtysix_gui.ai.two import players as two
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.rules.sets.rules import Rules
from sixtysix_gui.sentences import Sentence

_Make = Callable[[Options], Player]


class UnknownPlayerError(PlayerSpecError):
    """A player whose name is unknown."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        """Keep the name that was asked for, and list the known ones."""
        super().__init__(
            Sentence(
                "PlayerErrors",
                "There is no player named “{name}”. Available: {known}.",
                name=quoted(name),
                known=", ".join(known),
            )
        )
        self.name = name


def _levels(player: Callable[..., Player], skills: Mapping[str, SkillT]) -> dict[str, _Make]:
    def level(skill: SkillT) -> _Make:
        return lambda options: player(
            skill_with(skill, options), keeps_measure="iterations" in options
        )

    return {name: level(skill) for name, skill in skills.items()}


_MAKERS: Mapping[Search, Mapping[str, _Make]] = {
    "two": {
        **_levels(two.CalculatingPlayer, TWO_LEVELS),
        "tree": lambda options: two.TreePlayer(number_of(options, "iterations") or two.ITERATIONS),
        "steady": lambda _: two.SteadyPlayer(),
        "simple": lambda _: two.SimplePlayer(),
        "random": lambda _: RandomPlayer(),
    },
    "many": {
        **_levels(many.CalculatingPlayer, MANY_LEVELS),
        "tree": lambda options: many.TreePlayer(number_of(options, "iterations")),
        "simple": lambda _: many.SimplePlayer(),
        "random": lambda _: RandomPlayer(),
    },
}
_PLAYERS: Mapping[Search, Mapping[str, PlayerKind]] = {
    search: {
        name: PlayerKind(make, MEANINGS[search][name], options_of(search, name))
        for name, make in makers.items()
    }
    for search, makers in _MAKERS.items()
}


def players_of(rules: Rules) -> Mapping[str, PlayerKind]:
    """Return all players of the games by such rules by their names, the strongest first."""
    return _PLAYERS[search_of(rules)]


def player_names(rules: Rules) -> tuple[str, ...]:
    """Return the names of all players, the strongest first."""
    return tuple(players_of(rules))


def player_kind(name: str, rules: Rules) -> PlayerKind:
    """Return what is known of a player by its name alone.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    known = players_of(rules)
    if name not in known:
        raise UnknownPlayerError(name, known)
    return known[name]


def player_spec(text: str, rules: Rules) -> PlayerSpec:
    """Read a specification, as in ``expert:worlds=40``.

    Raises:
        PlayerSpecError: if it names no player, or chooses what cannot be chosen; an
            UnknownPlayerError for the name.
    """
    return read_player_spec(text, lambda name: player_kind(name, rules))


def make_player(spec: PlayerSpec, rules: Rules) -> Player:
    """Make the player of a specification that has been read.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    return player_kind(spec.name, rules).make(spec.options)


def player_named(text: str, rules: Rules) -> Player:
    """Make a player by its name or by a whole specification.

    Raises:
        PlayerSpecError: as ``player_spec``.
    """
    return make_player(player_spec(text, rules), rules)
