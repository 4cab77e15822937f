"""Plays the tables of three and four of tables.toml, and writes them down for docs/strength.md.

It can be broken off at any time and goes on where it ended: `python -m tools.strength.tables`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sixtysix_gui.ai.matches.results import Estimate, estimate, share_of
from sixtysix_gui.ai.matches.tables import TableSample, TableTerms, table_samples
from sixtysix_gui.ai.trick_game.registry import trick_player_spec
from sixtysix_gui.rules.games.bauernschnapsen import bauernschnapsen
from sixtysix_gui.rules.games.cutthroat_66 import cutthroat_66
from sixtysix_gui.rules.games.four_66 import four_66
from sixtysix_gui.rules.games.gaigel import gaigel, gaigel_2
from sixtysix_gui.rules.games.idiots_66 import idiots_66
from sixtysix_gui.rules.games.na_66 import na_66
from sixtysix_gui.rules.games.three_66 import three_66
from sixtysix_gui.rules.trick_game.rule_set.trick_rules import TrickRules

_HERE = Path(__file__).parent
PLAN = _HERE / "tables.toml"
RESULTS = _HERE.parents[1] / "benchmarks" / "tables.jsonl"
SEED = 1
CHUNK = 10
"""Samples of a match that are played in turn, so that a run broken off leaves even tables."""

GAMES: Mapping[str, Callable[[], TrickRules]] = {
    "three-66": three_66,
    "four-66": four_66,
    "na-66": na_66,
    "cutthroat-66": cutthroat_66,
    "idiots-66": idiots_66,
    "bauernschnapsen": bauernschnapsen,
    "gaigel": gaigel,
    "gaigel-2": gaigel_2,
}

Row = tuple[float, float, int, int]
"""Kept of a sample: the first player's points and lead per deal, his bids, and those made."""


@dataclass(frozen=True)
class TableMatch:
    """One row: a game, its players, how many samples are planned, and the players' version."""

    game: str
    players: tuple[str, ...]
    samples: int
    version: int

    @property
    def key(self) -> str:
        """The name under which its results are kept."""
        return f"{self.game} {','.join(self.players)}"

    @property
    def terms(self) -> TableTerms:
        """The terms; where fewer players are named than sit there, they take turns."""
        rules = GAMES[self.game]()
        names = [self.players[n % len(self.players)] for n in range(len(rules.seats))]
        return TableTerms(tuple(map(trick_player_spec, names)), rules, SEED)


@dataclass(frozen=True)
class TablePlan:
    """All sections, and the version of the players, but for those that were changed alone since."""

    version: int
    changed: Mapping[str, int]
    sections: Mapping[str, tuple[str, tuple[TableMatch, ...]]]

    @property
    def matches(self) -> tuple[TableMatch, ...]:
        """All matches, in the order of the plan."""
        return tuple(match for _, rows in self.sections.values() for match in rows)


def read_tables(path: Path | None = None) -> TablePlan:
    """Read the plan."""
    path = path or PLAN
    found: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
    version: int = found["players_version"]
    changed: dict[str, int] = found.get("changed", {})

    def match_of(row: Mapping[str, Any]) -> TableMatch:
        newest = max(changed.get(name.partition(":")[0], version) for name in row["players"])
        return TableMatch(row["game"], tuple(row["players"]), row["samples"], newest)

    sections = {
        name: (section["text"], tuple(map(match_of, section["matches"])))
        for name, section in found["section"].items()
    }
    return TablePlan(version, changed, sections)


def kept_results(plan: TablePlan, path: Path | None = None) -> dict[str, dict[int, Row]]:
    """Read the samples of today's players that were played, by match and number."""
    wanted = {(match.key, match.version) for match in plan.matches}
    path = path or RESULTS
    found: dict[str, dict[int, Row]] = {}
    lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
    for line in lines:
        entry: dict[str, Any] = json.loads(line)
        if (entry["match"], entry["version"]) in wanted:
            rows = {entry["first"] + n: tuple(row) for n, row in enumerate(entry["samples"])}
            found.setdefault(entry["match"], {}).update(rows)
    return found


def row_of(sample: TableSample) -> Row:
    """Sum a sample up for the first player."""
    rotations = sample.rotations
    bids = [bid for rotation in rotations for bid in rotation.bids if bid.bidder == 0]
    return (
        round(sum(one.points[0] for one in rotations) / len(rotations), 4),
        round(sum(one.points[0] - one.others[0] for one in rotations) / len(rotations), 4),
        len(bids),
        sum(bid.made for bid in bids),
    )


def play(plan: TablePlan, only: str | None, seconds: float, say: Callable[[str], None]) -> None:
    """Play what is missing, a chunk of each match in turn, for so many seconds at most."""
    end = time.monotonic() + seconds
    matches = [
        match
        for name, (_, rows) in plan.sections.items()
        for match in rows
        if only is None or only in (name, match.key)
    ]
    kept = {key: len(rows) for key, rows in kept_results(plan).items()}
    while waiting := [match for match in matches if kept.get(match.key, 0) < match.samples]:
        for match in waiting:
            if time.monotonic() > end:
                return
            first = kept.get(match.key, 0) + 1
            numbers = range(first, min(first + CHUNK, match.samples + 1))
            rows = [row_of(sample) for sample in table_samples(match.terms, numbers)]
            kept[match.key] = numbers[-1]
            entry = {"version": match.version, "match": match.key, "first": first, "samples": rows}
            with RESULTS.open("a", encoding="utf-8") as file:
                file.write(json.dumps(entry, separators=(",", ":")) + "\n")
            say(f"{match.key}: {kept[match.key]} of {match.samples}")


def table(rows: Sequence[TableMatch], kept: Mapping[str, Mapping[int, Row]]) -> str:
    """Write one table of the page."""
    return "\n".join(f"| {' | '.join(cells)} |" for cells in _cells(rows, kept))


def _cells(
    rows: Iterable[TableMatch], kept: Mapping[str, Mapping[int, Row]]
) -> Iterator[Sequence[str]]:
    yield "game", "player", "against", "points", "lead", "bids made", "samples"
    yield ["---"] * 7
    for match in rows:
        found = list(kept.get(match.key, {}).values())
        first, second = match.players[:2]
        names = (match.game, f"`{first}`", f"`{second}`")
        if not found:
            yield *names, "not yet run", "", "", f"0 of {match.samples}"
            continue
        played = str(len(found))
        yield (
            *names,
            _shown(estimate([row[0] for row in found])),
            _shown(estimate([row[1] for row in found])),
            _bids(sum(row[2] for row in found), sum(row[3] for row in found)),
            played if len(found) == match.samples else f"{played} of {match.samples}",
        )


def _shown(found: Estimate) -> str:
    if found.half_width is None:
        return f"{found.mean:+.2f}, no interval"
    return f"{found.mean:+.2f} ± {found.half_width:.2f}"


def _bids(of: int, made: int) -> str:
    if not of:
        return "none"
    share = share_of(made, of)
    return f"{100 * share.share:.0f} % ({100 * share.low:.0f} to {100 * share.high:.0f}) of {of}"


def parts(plan: TablePlan | None = None) -> dict[str, str]:
    """Give every table of the page by the name of its section."""
    plan = plan or read_tables()
    kept = kept_results(plan)
    tables = {name: table(rows, kept) for name, (_, rows) in plan.sections.items()}
    newer = "".join(f", but for `{name}`: {number}" for name, number in plan.changed.items())
    return {**tables, "tables-version": f"{plan.version}{newer}"}


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; give its exit status."""
    parser = argparse.ArgumentParser(prog="python -m tools.strength.tables", description=__doc__)
    parser.add_argument("--only", metavar="SECTION", help="play only this section, or this match")
    parser.add_argument(
        "--seconds", type=float, default=float("inf"), help="begin nothing after so many seconds"
    )
    options = parser.parse_args(arguments)

    def say(line: str) -> None:
        print(line, flush=True)

    play(read_tables(), options.only, options.seconds, say)
    return 0


if __name__ == "__main__":
    sys.exit(main())
