"""The plan: which matches make up which tables of docs/strength.md."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import cast

from sixtysix_gui.ai.matches.rotations import MatchTerms
from sixtysix_gui.ai.players.specification import PlayerSpec
from sixtysix_gui.rules.sets.rules import rule_set, rule_set_names

Players = tuple[str, str]
"""Two players as specifications, the one whose points are counted first."""

_TABLES = ("cross", "neighbours", "list")
_UNITS = ("deals", "games")
_NAME = re.compile(r"[a-z][a-z-]*")


class PlanError(Exception):
    """A plan that cannot be read; ``str()`` is a sentence."""


@dataclass(frozen=True)
class Match:
    """One match of the plan: a number of mirrored pairs of deals, or of games.

    ``chunk`` of them are played before it is the turn of the next match.
    """

    section: str
    rules: str
    players: Players
    seed: int
    games: bool
    pairs: int
    chunk: int

    @property
    def terms(self) -> MatchTerms:
        """The terms; the players are named only, so that they need not exist."""
        first, second = map(PlayerSpec, self.players)
        return MatchTerms(
            (first, second), rule_set(self.rules), self.seed, mirrored=True, games=self.games
        )

    @property
    def command(self) -> str:
        """The command that plays the match and prints its result."""
        unit = "games" if self.games else "deals"
        return (
            f"sixtysix-cli play --players {','.join(self.players)} --variant {self.rules} "
            f"--{unit} {self.pairs} --mirror --seed {self.seed}"
        )

    @property
    def name(self) -> str:
        """A name that tells the match from others; in two sections it is the same one match."""
        unit = "games" if self.games else "deals"
        return f"{self.rules}/{'--'.join(self.players)}--{unit}-{self.seed}"


@dataclass(frozen=True)
class Section:
    """Tables of one kind, one for each rule set."""

    name: str
    is_cross: bool
    players: tuple[str, ...]
    """Whom a cross-table lists, the strongest first; else no one."""
    matches: tuple[Players, ...]
    rules: tuple[str, ...]
    seeds: tuple[int, ...]
    games: bool
    pairs: int
    chunk: int

    def matches_of(self, rules: str, players: Players) -> tuple[Match, ...]:
        """Return the matches of two players, one for each seed."""
        return tuple(
            Match(self.name, rules, players, seed, self.games, self.pairs, self.chunk)
            for seed in self.seeds
        )


@dataclass(frozen=True)
class Plan:
    """All sections; ``version`` is that of the players."""

    version: int
    sections: tuple[Section, ...]

    def matches(self, only: str | None = None) -> tuple[Match, ...]:
        """Return the matches of all sections, or those of ``SECTION`` or ``SECTION/RULES``.

        Raises:
            PlanError: if there is no such section.
        """
        found = tuple(
            match
            for section in self.sections
            for rules in section.rules
            if only in (None, section.name, f"{section.name}/{rules}")
            for players in section.matches
            for match in section.matches_of(rules, players)
        )
        if not found:
            names = ", ".join(section.name for section in self.sections)
            raise PlanError(f"The plan has no section “{only}”. There are: {names}.")
        return found


def read_plan(path: Path) -> Plan:
    """Read a plan; its form is told in plan.toml.

    Raises:
        PlanError: if it is not of that form.
    """
    table = PlanTable.of(path)
    version = table.number("players_version")
    sections = tuple(map(_section, table.tables("section")))
    table.refuse_others()
    return Plan(version, sections)


def _section(table: PlanTable) -> Section:
    kind, unit = table.word("table", _TABLES), table.word("unit", _UNITS)
    if kind == "list":
        players, matches = (), table.pairs_of_texts("matches")
    else:
        players = table.texts("players")
        matches = tuple(combinations(players, 2) if kind == "cross" else pairwise(players))
    rules, seeds = table.texts("rules"), table.numbers("seeds")
    pairs, chunk = table.number("pairs"), table.number("chunk")
    table.refuse_others()
    for name in rules:
        if name not in rule_set_names(close=True):
            raise PlanError(f"{table.name}: there is no rule set named “{name}”.")
    if kind == "cross" and unit == "games":
        raise PlanError(f"{table.name}: a cross-table is one of deals.")
    cross = kind == "cross"
    listed = players if cross else ()
    games = unit == "games"
    return Section(table.name, cross, listed, matches, rules, seeds, games, pairs, chunk)


class PlanTable:
    """A table of the plan, whose values are taken out one by one, each of the kind wanted."""

    def __init__(self, name: str, values: Mapping[str, object]) -> None:
        self.name = name
        self._values = dict(values)

    @classmethod
    def of(cls, path: Path) -> PlanTable:
        """Read a file.

        Raises:
            PlanError: if it cannot be read.
        """
        try:
            return cls("", tomllib.loads(path.read_text(encoding="utf-8")))
        except (OSError, ValueError) as error:
            raise PlanError(f"{path} cannot be read: {error}.") from error

    def number(self, key: str) -> int:
        """Take a whole number from 1 up."""
        (number,) = self._numbers(key, [self._values.pop(key, None)])
        return number

    def numbers(self, key: str) -> tuple[int, ...]:
        """Take a list of whole numbers from 1 up."""
        return self._numbers(key, self._list(key))

    def numbers_by_name(self, key: str) -> Mapping[str, int]:
        """Take a table of whole numbers from 1 up; an empty one where there is none."""
        values = self._values.pop(key, {})
        if not isinstance(values, dict):
            raise self._error(key, "a table of whole numbers")
        named = cast("dict[str, object]", values)
        return dict(zip(named, self._numbers(key, list(named.values())), strict=True))

    def is_on(self, key: str) -> bool:
        """Take a switch, which is on where nothing is said."""
        value = self._values.pop(key, True)
        if not isinstance(value, bool):
            raise self._error(key, "true or false")
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """Take a list of texts."""
        return self._texts(key, self._list(key))

    def pairs_of_texts(self, key: str) -> tuple[Players, ...]:
        """Take a list of lists of two texts."""
        return tuple(self._pair(key, entry) for entry in self._list(key))

    def word(self, key: str, words: tuple[str, ...]) -> str:
        """Take one of a few words."""
        value = self._values.pop(key, None)
        if value not in words:
            raise self._error(key, f"one of {', '.join(words)}")
        return str(value)

    def tables(self, key: str) -> Iterator[PlanTable]:
        """Take a table of tables, whose names can be names of files."""
        values = self._values.pop(key, None)
        if not isinstance(values, dict):
            raise self._error(key, "a table of sections")
        for name, table in cast("dict[str, object]", values).items():
            if not (isinstance(table, dict) and _NAME.fullmatch(name)):
                raise self._error(key, "a table of sections, their names of a to z and hyphens")
            yield PlanTable(name, cast("dict[str, object]", table))

    def refuse_others(self) -> None:
        """Refuse what has not been taken."""
        for key in self._values:
            raise PlanError(f"{self.name or 'The plan'}: “{key}” means nothing here.")

    def _list(self, key: str) -> list[object]:
        values = self._values.pop(key, None)
        if not isinstance(values, list) or not values:
            raise self._error(key, "a list")
        return cast("list[object]", values)

    def _numbers(self, key: str, values: list[object]) -> tuple[int, ...]:
        numbers = tuple(value for value in values if type(value) is int and value > 0)
        if len(numbers) < len(values):
            raise self._error(key, "made of whole numbers from 1 up")
        return numbers

    def _texts(self, key: str, values: list[object]) -> tuple[str, ...]:
        texts = tuple(value for value in values if isinstance(value, str) and value)
        if len(texts) < len(values):
            raise self._error(key, "made of texts")
        return texts

    def _pair(self, key: str, entry: object) -> Players:
        match entry:
            case [str(first), str(second)] if first and second:
                return first, second
            case _:
                raise self._error(key, "made of pairs of players")

    def _error(self, key: str, wanted: str) -> PlanError:
        return PlanError(f"{self.name or 'The plan'}: “{key}” is to be {wanted}.")
