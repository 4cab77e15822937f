"""The players by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from sixtysix_gui.ai.honest import HonestPlayer
from sixtysix_gui.ai.player import Player
from sixtysix_gui.ai.random_player import RandomPlayer
from sixtysix_gui.ai.simple import SimplePlayer

_PLAYERS: Mapping[str, Callable[[], Player]] = {
    "honest": HonestPlayer,
    "simple": SimplePlayer,
    "random": RandomPlayer,
}


class UnknownPlayerError(Exception):
    """A player of a name that nobody knows."""

    def __init__(self, name: str) -> None:
        """Keep the name that was asked for."""
        known = ", ".join(player_names())
        super().__init__(f"There is no player named “{name}”. There are: {known}.")
        self.name = name


def player_names() -> tuple[str, ...]:
    """Give the names of all players, the strongest first."""
    return tuple(_PLAYERS)


def player_named(name: str) -> Player:
    """Make a player.

    Raises:
        UnknownPlayerError: if there is none of that name.
    """
    maker = _PLAYERS.get(name)
    if maker is None:
        raise UnknownPlayerError(name)
    return maker()
