"""Games as games.toml describes them: their values, what may be chosen, how they are settled."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from typing import Any, cast

from sixtysix_gui.rules.errors import UnknownDimensionError, UnknownRuleSetError, ValueRefusedError
from sixtysix_gui.rules.sets.contracts import CONTRACTS, OPTIONS, contract_table
from sixtysix_gui.rules.sets.dimensions import (
    Value,
    as_value,
    choice,
    dimension,
    dimensions,
    tables_of,
)
from sixtysix_gui.sentences import Sentence

TARGET = "game.target"
"""The dimension that takes any number where a game offers no choice of few."""
MOST_TARGET = 9999
"""The highest of them: records write numbers with four digits at most."""
_PARTS = frozenset(("like", "settle", "winners", "choices", "usual"))
"""What else the table of a game has."""


@dataclass(frozen=True, eq=False)
class Plan:
    """A game before anything is chosen.

    ``values`` holds all its dimensions, also those that are never written down; ``settle`` and
    ``winners`` name functions of ``rules.scoring``. ``usual`` says what other values then are
    without a word, and ``contracts`` which list of contracts is the usual one.
    """

    name: str
    settle: str
    winners: str
    values: Mapping[str, Value]
    choices: Mapping[str, tuple[Value, ...]]
    usual: Mapping[str, Mapping[str, Mapping[str, Value]]] = field(default_factory=dict[str, Any])
    contracts: str = ""

    @cached_property
    def close(self) -> bool:
        """Whether the talon can be closed: then dimensions.toml says what may be chosen."""
        return self.values.get("close") is True

    @cached_property
    def keys(self) -> tuple[str, ...]:
        """The dimensions that can be asked for and written down."""
        if self.close:
            return tuple(each.key for each in dimensions().values() if each.choices)
        return tuple(self.values)

    @cached_property
    def options(self) -> frozenset[str]:
        """The dimensions that can be chosen, those that take any number or list among them."""
        return frozenset((*self.choices, *(OPTIONS if self.contracts else ()), TARGET))

    def read(self, key: str, value: object) -> Value:
        """Return a value as rules keep it.

        Raises:
            UnknownDimensionError: if the game has no such dimension.
            ValueRefusedError: if the dimension does not take that value here.
        """
        if key not in self.keys:
            raise UnknownDimensionError(key)
        if self.close:
            return dimension(key).read(value)
        if key in OPTIONS:
            return contract_table().read(key, value, self.contracts)
        if key == TARGET and key not in self.choices:
            return _any_target(value)
        return choice(key, value, self.choices.get(key, (self.values[key],)))

    def changes(self, overrides: Mapping[str, object]) -> dict[str, Value]:
        """Return what overrides change, in the order in which promises and records write it.

        Raises:
            UnknownDimensionError: if a key is no dimension of the game.
            ValueRefusedError: if the game does not take a value.
        """
        implied = self._implied(overrides)
        read = {key: self.read(key, value) for key, value in {**implied, **overrides}.items()}
        kept = {
            key: value
            for key, value in read.items()
            if key in self.options and (value != self.values[key] or key in implied)
        }
        order = self.keys if self.close else sorted(kept)
        return {key: kept[key] for key in order if key in kept}

    def without_implied(self, changes: Mapping[str, Value], key: str) -> dict[str, Value]:
        """Return changes without those that the present value of a dimension has brought."""
        brought = self.usual.get(key, {}).get(str(changes.get(key)), {})
        return {each: value for each, value in changes.items() if brought.get(each) != value}

    def _implied(self, overrides: Mapping[str, object]) -> dict[str, Value]:
        """Return the values that others bring with them; they are always written down."""
        return {
            key: value
            for cause, effects in self.usual.items()
            for each, effect in effects.items()
            if overrides.get(cause) == each
            for key, value in effect.items()
        }


def _any_target(value: object) -> Value:
    if isinstance(value, int) and not isinstance(value, bool) and 0 < value <= MOST_TARGET:
        return value
    raise ValueRefusedError(TARGET, value, Sentence("RuleErrors", "any number from 1 to 9999"))


@cache
def plans() -> dict[str, Plan]:
    """Return all games by name, the default first."""
    return plans_in(tables_of("games.toml"))


def plan(name: str) -> Plan:
    """Return a game by its name.

    Raises:
        UnknownRuleSetError: if there is none of that name.
    """
    found = plans().get(name)
    if found is None:
        raise UnknownRuleSetError(name)
    return found


def plans_in(tables: Mapping[str, Mapping[str, Any]]) -> dict[str, Plan]:
    """Read the games of tables such as those of games.toml; an unknown key is an error."""
    rows = {**tables.get("shared", {}), **tables["games"]}
    return {name: _plan(name, _whole(rows, name)) for name in tables["games"]}


def _whole(rows: Mapping[str, Mapping[str, Any]], name: str) -> dict[str, Any]:
    """Return a table together with what it takes over from the one it is like."""
    row = rows[name]
    if "like" not in row:
        return dict(row)
    base = _whole(rows, row["like"])
    choices = {**base.get("choices", {}), **row.get("choices", {})}
    return {**base, **row, "choices": choices}


def _plan(name: str, row: Mapping[str, Any]) -> Plan:
    keys = {*row, *row.get("choices", {}), *row.get("usual", {})}
    if unknown := keys - dimensions().keys() - _PARTS:
        raise UnknownDimensionError(min(unknown))
    values = {key: cast("Value", as_value(row[key])) for key in row if key in dimensions()}
    if values.get("close") is True:
        for each in dimensions().values():
            if each.choices:
                values.setdefault(each.key, each.choices[0])
    contracts = cast("str", values.get(CONTRACTS, ""))
    if contracts:
        values |= contract_table().defaults(contracts)
    return Plan(
        name,
        row["settle"],
        row["winners"],
        values,
        dict(_choices_in(row)),
        row.get("usual", {}),
        contracts,
    )


def _choices_in(row: Mapping[str, Any]) -> Iterator[tuple[str, tuple[Value, ...]]]:
    if row.get("close") is True:
        for each in dimensions().values():
            if each.choices and not each.fixed:
                yield each.key, each.choices
    for key, values in row.get("choices", {}).items():
        yield key, tuple(values)
