"""A player written down: a name, and the options that differ from that player's own.

First what can be chosen about a player: options and their values. Then a choice, read and written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from typing_extensions import override

from sixtysix_gui.rules.errors import quoted
from sixtysix_gui.sentences import Sentence

if TYPE_CHECKING:
    from sixtysix_gui.ai.player import Player

OptionValue = int | bool | str
"""A whole number, on or off, or a word."""

Options = Mapping[str, OptionValue]
"""The chosen values by the names of their options; whatever is not chosen is missing."""

_WORD_OF = {True: "on", False: "off"}
_LONGEST_NUMBER = 9
"""Digits that are read at most."""


@dataclass(frozen=True)
class WholeNumber:
    """The whole numbers from ``least`` to ``most``, both included."""

    least: int
    most: int

    @property
    def form(self) -> str:
        """What a value looks like."""
        return Sentence(
            "PlayerOptions",
            "a whole number from {least} to {most}",
            least=self.least,
            most=self.most,
        )

    def read(self, text: str) -> int | None:
        """Read a number; None where it is none, or not one of these."""
        if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER):
            return None
        number = int(text)
        return number if self.least <= number <= self.most else None


@dataclass(frozen=True)
class Switch:
    """On or off."""

    form = Sentence("PlayerOptions", "on or off")

    def read(self, text: str) -> bool | None:
        """Read a switch; None where it is neither."""
        return next((value for value, word in _WORD_OF.items() if word == text), None)


@dataclass(frozen=True)
class OneOfWords:
    """A word of a few."""

    words: tuple[str, ...]

    @property
    def form(self) -> str:
        """What a value looks like."""
        return Sentence("PlayerOptions", "one of {words}", words=", ".join(self.words))

    def read(self, text: str) -> str | None:
        """Read a word; None where it is none of these."""
        return text if text in self.words else None


@dataclass(frozen=True)
class PlayerOption:
    """Something that can be chosen about a player: its name, its values, and what it does."""

    name: str
    values: WholeNumber | Switch | OneOfWords
    meaning: str


@dataclass(frozen=True)
class PlayerKind:
    """Players of one name: how one is made, what is said about it, and its options."""

    make: Callable[[Options], Player]
    meaning: str
    options: tuple[PlayerOption, ...] = ()


def values_of(entry: Sequence[int] | Sequence[str] | bool) -> WholeNumber | Switch | OneOfWords:
    """Return the values of an option as levels.toml writes them down."""
    match entry:
        case [int(least), int(most)]:
            return WholeNumber(least, most)
        case [*words]:
            return OneOfWords(tuple(map(str, words)))
        case _:
            return Switch()


def spelled(value: OptionValue) -> str:
    """Write a value as it is read."""
    return _WORD_OF[value] if isinstance(value, bool) else str(value)


def number_of(options: Options, name: str) -> int | None:
    """Return the number chosen for an option, or None if nothing was chosen."""
    value = options.get(name)
    return value if isinstance(value, int) else None


_BETWEEN = ":"
_EQUALS = "="


@dataclass(frozen=True)
class PlayerSpec:
    """A player's name and its chosen options in the order of their names.

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

    ``kind_of`` returns the kind of player of a name, or raises a PlayerSpecError.

    Raises:
        PlayerSpecError: for an unknown player, an option that it has not, that is doubled or not
            of the form OPTION=VALUE, and for a value that is not one of the option's.
    """
    name, *parts = (part.strip() for part in text.split(_BETWEEN))
    kind = kind_of(name)
    choices: dict[str, OptionValue] = {}
    for part in parts:
        option, value = _read_choice(name, part, kind.options)
        if option in choices:
            raise PlayerSpecError(
                Sentence(
                    "PlayerErrors",
                    "The option “{option}” of “{player}” is given twice.",
                    option=option,
                    player=name,
                )
            )
        choices[option] = value
    return PlayerSpec(name, tuple(sorted(choices.items())))


def _read_choice(
    player: str, part: str, options: Sequence[PlayerOption]
) -> tuple[str, OptionValue]:
    name, equals, text = (piece.strip() for piece in part.partition(_EQUALS))
    if not (name and equals and text):
        raise PlayerSpecError(
            Sentence("PlayerErrors", "“{part}” is not of the form OPTION=VALUE.", part=quoted(part))
        )
    option = next((option for option in options if option.name == name), None)
    if option is None:
        raise PlayerSpecError(_no_option(player, quoted(name), [each.name for each in options]))
    value = option.values.read(text)
    if value is None:
        raise PlayerSpecError(
            Sentence(
                "PlayerErrors",
                "“{option}” of “{player}” cannot be “{value}”: it takes {allowed}.",
                option=name,
                player=player,
                value=quoted(text),
                allowed=option.values.form,
            )
        )
    return name, value


def _no_option(player: str, option: str, known: Sequence[str]) -> Sentence:
    if not known:
        return Sentence(
            "PlayerErrors",
            "“{player}” has no option “{option}”. This player has no options.",
            player=player,
            option=option,
        )
    return Sentence(
        "PlayerErrors",
        "“{player}” has no option “{option}”. Available: {known}.",
        player=player,
        option=option,
        known=", ".join(known),
    )
