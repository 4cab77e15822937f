"""The dimensions in which games differ: keys, and what each takes (rules.md 1.3, many.md 1.7)."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from importlib.resources import files
from typing import cast

from sixtysix_gui.rules.errors import (
    ForeignValueError,
    UnknownDimensionError,
    ValueRefusedError,
    spelled,
)
from sixtysix_gui.sentences import either, to_translate

Value = str | int | bool | tuple[int, ...] | tuple[str, ...]
"""The value of a dimension: a word, a number, yes or no, or a list of numbers or words."""

FOREIGN_GAMES: Mapping[str, str] = {
    "more-players": to_translate("ForeignGames", "games for more players"),
    "gaigel": to_translate("ForeignGames", "Gaigel"),
    "cutthroat": to_translate("ForeignGames", "cutthroat Sixty-Six"),
    "three": to_translate("ForeignGames", "Sixty-Six for three"),
    "partnership": "partnership Sixty-Six for four",
    "north-american": "North American Sixty-Six",
    "bidding": "North American and cutthroat Sixty-Six",
    "bauernschnapsen": "Bauernschnapsen",
    "idiots": "Idiots' Sixty-Six",
    "several": "the games for three and four",
    "several-players": "the games for three and four players",
}
"""What games are called in refusals, by the keys that dimensions.toml uses."""


@dataclass(frozen=True)
class Dimension:
    """One dimension of the rules, as dimensions.toml describes it.

    ``choices`` lists the values of the games whose talon can be closed, and is empty where they
    do not have the dimension; ``foreign`` gives, for values that exist elsewhere, the game they
    belong to. A ``fixed`` dimension is read, but has the same value in all of those games.
    """

    key: str
    choices: tuple[Value, ...] = ()
    foreign: tuple[tuple[Value, str], ...] = ()
    fixed: bool = False

    @cached_property
    def attribute(self) -> str:
        """The name of the matching field of ``Rules``: ``deck.pack`` is ``deck_pack``."""
        return "contracts_list" if self.key == "contracts" else self.key.replace(".", "_")

    def read(self, value: object) -> Value:
        """Return the value as rules for two keep it.

        Raises:
            ForeignValueError: if it belongs to a game for three or four.
            ValueRefusedError: if the dimension does not take it at all.
        """
        for stranger, game in self.foreign:
            if chosen(value, (stranger,)) is not None:
                raise ForeignValueError(self.key, stranger, FOREIGN_GAMES[game])
        return choice(self.key, value, self.choices)


def choice(key: str, value: object, choices: tuple[Value, ...]) -> Value:
    """Return the one of the choices of a dimension that a value is.

    Raises:
        ValueRefusedError: if it is none of them.
    """
    found = chosen(value, choices)
    if found is None:
        raise ValueRefusedError(key, value, either(spelled(each) for each in choices))
    return found


def chosen(value: object, choices: Iterable[Value]) -> Value | None:
    """Return a value among choices; a list is taken for a tuple, but never 1 for true."""
    plain = as_value(value)
    for each in choices:
        if type(each) is type(plain) and each == plain:
            return each
    return None


def as_value(value: object) -> object:
    """Return a list as the tuple that rules keep, and anything else as it is."""
    return tuple(cast("list[object]", value)) if isinstance(value, list) else value


@cache
def dimensions() -> Mapping[str, Dimension]:
    """Return all dimensions by key, in the order that promises have."""
    return {key: _dimension(key, row) for key, row in tables_of("dimensions.toml").items()}


def dimension(key: str) -> Dimension:
    """Return a dimension by its key.

    Raises:
        UnknownDimensionError: if no dimension has that key.
    """
    found = dimensions().get(key)
    if found is None:
        raise UnknownDimensionError(key)
    return found


def _dimension(key: str, row: Mapping[str, object]) -> Dimension:
    return Dimension(
        key,
        cast(
            "tuple[Value, ...]", tuple(map(as_value, cast("list[object]", row.get("choices", []))))
        ),
        tuple(
            (cast("Value", as_value(value)), game)
            for value, game in cast("list[tuple[object, str]]", row.get("foreign", []))
        ),
        fixed=row.get("fixed") is True,
    )


def tables_of(name: str) -> dict[str, dict[str, object]]:
    """Read a data file of this package: tables by name."""
    text = files("sixtysix_gui.rules.sets").joinpath(name).read_text(encoding="utf-8")
    return tomllib.loads(text)
