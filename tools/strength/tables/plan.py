"""The plan: which tables there are, and who plays what for each of their rows."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from math import ceil
from pathlib import Path

from tools.strength.games import GAMES
from tools.strength.pairs import MORE, PairTerms
from tools.strength.plan import PlanError, PlanTable
from tools.strength.selfplay import SelfPlay

PLAN = Path(__file__).parents[1] / "tables.toml"
MATCHES = "leads"
"""The kind of table that tells of matches; all others tell of one player at every seat."""
KINDS = (MATCHES, "contracts", "bids", "forehand", "follies")
TURNS = 4
"""Every row is played in this many parts by turns, so that a run broken off leaves even tables."""


@dataclass(frozen=True)
class Row:
    """One row: two players in a match of pairs, or one at every seat in whole games.

    ``version`` is the newest of its players; ``samples`` are pairs or games.
    """

    game: str
    players: tuple[str, ...]
    seed: int
    version: int
    samples: int
    doubles: bool = True

    @property
    def key(self) -> str:
        """A name that tells what is played from all else with the same seed and version."""
        silent = "" if self.doubles else ", no doubling"
        return f"{self.game} {' against '.join(self.players)}{silent}"

    @property
    def terms(self) -> PairTerms:
        """The terms, of a match."""
        level, against = self.players
        return PairTerms(self.game, level, against, self.seed, doubles=self.doubles)

    @property
    def self_play(self) -> SelfPlay:
        """What is played by one player alone."""
        (level,) = self.players
        return SelfPlay(self.game, level, self.seed)

    @property
    def is_match(self) -> bool:
        """Whether two players play against each other."""
        return len(self.players) == 2

    def numbers(self, turn: int) -> range:
        """Return the samples of a turn from 1 to TURNS, by their numbers from 1."""
        first, last = (ceil(self.samples * part / TURNS) for part in (turn - 1, turn))
        return range(first + 1, last + 1)


@dataclass(frozen=True)
class Section:
    """One table of the page."""

    name: str
    kind: str
    rows: tuple[Row, ...]


@dataclass(frozen=True)
class TablePlan:
    """All tables, the seed, and the version of the players but for those changed alone since."""

    version: int
    changed: Mapping[str, int]
    seed: int
    sections: tuple[Section, ...]

    def version_of(self, players: Iterable[str]) -> int:
        """Return the newest version of some players, each with or without options."""
        names = (player.partition(":")[0] for player in players)
        return max(self.changed.get(name, self.version) for name in names)

    def played(self, only: str | None = None) -> tuple[Row, ...]:
        """List what is played for all tables, or for those of SECTION or SECTION/GAME.

        It is each thing once, as often as any table wants it, and to every match that of the
        cheap players over the same deals and more.

        Raises:
            PlanError: if there is no such section.
        """
        found: dict[str, Row] = {}
        for row in self._rows(only):
            for one in (self.cheap(row), row) if row.is_match else (row,):
                known = found.setdefault(one.key, one)
                found[one.key] = max(known, one, key=lambda some: some.samples)
        if not found:
            names = ", ".join(section.name for section in self.sections)
            raise PlanError(f"The plan has no section “{only}”. There are: {names}.")
        return tuple(found.values())

    def _rows(self, only: str | None) -> Iterator[Row]:
        for section in self.sections:
            for row in section.rows:
                if only in (None, section.name, f"{section.name}/{row.game}"):
                    yield row

    def cheap(self, row: Row) -> Row:
        """Return the match of the cheap players over the deals of a match, MORE times as many."""
        terms = row.terms.cheap
        players = (terms.level, terms.against)
        samples, version = row.samples * (1 + MORE), self.version_of(players)
        return replace(row, players=players, samples=samples, version=version)


def read_tables(path: Path = PLAN) -> TablePlan:
    """Read a plan; its form is told in tables.toml.

    Raises:
        PlanError: if it is not of that form.
    """
    table = PlanTable.of(path)
    version, seed = table.number("players_version"), table.number("seed")
    head = TablePlan(version, table.numbers_by_name("changed"), seed, ())
    sections = tuple(_section(section, head) for section in table.tables("section"))
    table.refuse_others()
    return replace(head, sections=sections)


def _section(table: PlanTable, plan: TablePlan) -> Section:
    kind = table.word("table", KINDS)
    players: Iterable[tuple[str, ...]]
    if kind == MATCHES:
        players = table.pairs_of_texts("players")
    else:
        players = ((name,) for name in table.texts("players"))
    players, samples = tuple(players), table.numbers_by_name("samples")
    doubles = table.is_on("doubling")
    table.refuse_others()
    if not samples:
        raise PlanError(f"{table.name}: “samples” is to name games.")
    for game in samples:
        if game not in GAMES:
            raise PlanError(f"{table.name}: there is no game named “{game}”.")
    rows = tuple(
        Row(game, names, plan.seed, plan.version_of(names), number, doubles)
        for game, number in samples.items()
        for names in players
    )
    return Section(table.name, kind, rows)
