"""Players by name: which there are, and how one is made of his name or a specification."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Generic

from sixtysix_gui.ai.players.specification import (
    PlayerKind,
    PlayerSpec,
    PlayerSpecError,
    PlayerT_co,
    read_player_spec,
)
from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.sentences import Sentence


class UnknownPlayerError(PlayerSpecError):
    """A player of a name that nobody knows."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        """Keep the name that was asked for, and tell the known ones."""
        super().__init__(
            Sentence(
                "PlayerErrors",
                "There is no player named “{name}”. There are: {known}.",
                name=quoted(name),
                known=", ".join(known),
            )
        )
        self.name = name


@dataclass(frozen=True)
class KnownPlayers(Generic[PlayerT_co]):
    """The players of one kind of game by their names, the strongest first."""

    kinds: Mapping[str, PlayerKind[PlayerT_co]]

    def names(self) -> tuple[str, ...]:
        """Give the names of all players, the strongest first."""
        return tuple(self.kinds)

    def kind(self, name: str) -> PlayerKind[PlayerT_co]:
        """Give what is known of a player by his name alone.

        Raises:
            UnknownPlayerError: if there is none of that name.
        """
        kind = self.kinds.get(name)
        if kind is None:
            raise UnknownPlayerError(name, self.names())
        return kind

    def spec(self, text: str) -> PlayerSpec:
        """Read a specification, as in ``expert:worlds=40``.

        Raises:
            PlayerSpecError: if it names no player, or chooses what cannot be chosen; an
                UnknownPlayerError for the name.
        """
        return read_player_spec(text, self.kind)

    def make(self, spec: PlayerSpec) -> PlayerT_co:
        """Make the player of a specification that has been read.

        Raises:
            UnknownPlayerError: if there is none of that name.
        """
        return self.kind(spec.name).make(spec.options)

    def named(self, text: str) -> PlayerT_co:
        """Make a player by his name or by a whole specification.

        Raises:
            PlayerSpecError: as ``spec``.
        """
        return self.make(self.spec(text))
