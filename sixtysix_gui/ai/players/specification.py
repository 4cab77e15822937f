"""A player written down: his name and the options that differ from what he does by himself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from typing_extensions import override

from sixtysix_gui.ai.players.options import Options, OptionValue, PlayerKind, PlayerOption, spelled
from sixtysix_gui.rules.errors import quoted

_BETWEEN = ":"
_EQUALS = "="


@dataclass(frozen=True)
class PlayerSpec:
    """A player's name and his chosen options in the order of their names.

    ``str()`` is the form ``NAME:OPTION=VALUE:…``, the same for the same choice.
    """

    name: str
    choices: tuple[tuple[str, OptionValue], ...] = ()

    @property
    def options(self) -> Options:
        """The chosen values by the names of their options."""
        return dict(self.choices)

    @override
    def __str__(self) -> str:
        parts = (f"{name}{_EQUALS}{spelled(value)}" for name, value in self.choices)
        return _BETWEEN.join((self.name, *parts))


class PlayerSpecError(Exception):
    """A text that names no player; ``str()`` is a sentence for the person who wrote it."""


def read_player_spec(text: str, kind_of: Callable[[str], PlayerKind]) -> PlayerSpec:
    """Read ``NAME[:OPTION=VALUE]…``; blanks around the parts do not matter.

    ``kind_of`` gives the kind of player of a name, or raises a PlayerSpecError.

    Raises:
        PlayerSpecError: for an unknown player, an option that he has not, that is doubled or not
            of the form OPTION=VALUE, and for a value that is not one of the option's.
    """
    name, *parts = (part.strip() for part in text.split(_BETWEEN))
    kind = kind_of(name)
    choices: dict[str, OptionValue] = {}
    for part in parts:
        option, value = _read_choice(name, part, kind.options)
        if option in choices:
            raise PlayerSpecError(f"The option “{option}” of “{name}” is given twice.")
        choices[option] = value
    return PlayerSpec(name, tuple(sorted(choices.items())))


def _read_choice(
    player: str, part: str, options: Sequence[PlayerOption]
) -> tuple[str, OptionValue]:
    name, equals, text = (piece.strip() for piece in part.partition(_EQUALS))
    if not (name and equals and text):
        raise PlayerSpecError(f"“{quoted(part)}” is not of the form OPTION=VALUE.")
    option = next((option for option in options if option.name == name), None)
    if option is None:
        known = ", ".join(option.name for option in options)
        there_are = f"There are: {known}." if known else "There is none."
        raise PlayerSpecError(f"“{player}” has no option “{quoted(name)}”. {there_are}")
    value = option.values.read(text)
    if value is None:
        raise PlayerSpecError(
            f"“{name}” of “{player}” cannot be “{quoted(text)}”: it is {option.values.form}."
        )
    return name, value
