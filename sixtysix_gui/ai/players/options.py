"""What can be chosen about a player: options, their values, and the players who have them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

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
        """Say what a value looks like."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, text: str) -> int | None:
        """Read a number; None where it is none, or not one of these."""
        if not (text.isascii() and text.isdigit() and len(text) <= _LONGEST_NUMBER):
            return None
        number = int(text)
        return number if self.least <= number <= self.most else None


@dataclass(frozen=True)
class Switch:
    """On or off."""

    form = "on or off"

    def read(self, text: str) -> bool | None:
        """Read a switch; None where it is neither."""
        return next((value for value, word in _WORD_OF.items() if word == text), None)


@dataclass(frozen=True)
class Choice:
    """One of a few words."""

    words: tuple[str, ...]

    @property
    def form(self) -> str:
        """Say what a value looks like."""
        return f"one of {', '.join(self.words)}"

    def read(self, text: str) -> str | None:
        """Read a word; None where it is none of these."""
        return text if text in self.words else None


@dataclass(frozen=True)
class PlayerOption:
    """Something that can be chosen about a player: its name, its values, and what it does."""

    name: str
    values: WholeNumber | Switch | Choice
    meaning: str


@dataclass(frozen=True)
class PlayerKind:
    """Players of one name: how one is made, what is said about him, and his options."""

    make: Callable[[Options], Player]
    meaning: str
    options: tuple[PlayerOption, ...] = ()


def spelled(value: OptionValue) -> str:
    """Write a value as it is read."""
    return _WORD_OF[value] if isinstance(value, bool) else str(value)


def number_of(options: Options, name: str) -> int | None:
    """Give the number chosen for an option, or None if nothing was chosen."""
    value = options.get(name)
    return value if isinstance(value, int) else None


def switch_of(options: Options, name: str, *, default: bool) -> bool:
    """Say whether an option is on, by default if nothing was chosen."""
    value = options.get(name)
    return value if isinstance(value, bool) else default


def word_of(options: Options, name: str, default: str) -> str:
    """Give the word chosen for an option, the default if nothing was chosen."""
    value = options.get(name)
    return value if isinstance(value, str) else default
