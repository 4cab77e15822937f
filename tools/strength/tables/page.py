"""The tables as the page shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from sixtysix_gui.rules.sets.contracts import SIMPLE
from tools.strength.behaviour import BID, PLAYED
from tools.strength.follies.judges import FOLLIES
from tools.strength.page import NOT_YET
from tools.strength.pairs import MORE, Measured, measured, without_luck
from tools.strength.shown import share_text
from tools.strength.tables.plan import MATCHES, PLAN, Row, Section, TablePlan, read_tables
from tools.strength.tables.results import RESULTS, TableResults, added_up
from tools.strength.tables.samples import POSSIBLE

_NOTHING = "–"


def parts(plan: Path = PLAN, results: Path = RESULTS) -> dict[str, str]:
    """Return every table by the name of its section, and what the text says of all of them.

    Raises:
        PlanError: if the plan cannot be read.
        ResultsError: if the results cannot.
    """
    read = read_tables(plan)
    found = TableResults(read.played(), results)
    tables = {section.name: _section(section, read, found) for section in read.sections}
    newer = "".join(f", but for `{name}`: {number}" for name, number in read.changed.items())
    return {**tables, "tables-version": f"{read.version}{newer}", "tables-seed": str(read.seed)}


def _section(section: Section, plan: TablePlan, results: TableResults) -> str:
    rows = _matches if section.kind == MATCHES else _SELF_PLAY[section.kind].rows
    table = "\n".join(f"| {' | '.join(row)} |" for row in rows(section, plan, results))
    first = section.rows[0]
    others = "; the others differ in game, players and number only" if len(section.rows) > 1 else ""
    return f"{table}\n\nThe first row again{others}:\n\n    {_command(section.kind, first)}"


def _command(kind: str, row: Row) -> str:
    program = "yardsticks" if row.is_match else "follies" if kind == "follies" else "behaviour"
    against = f" --against {row.players[1]}" if row.is_match else ""
    unit = "pairs" if row.is_match else "games"
    silent = "" if row.doubles else " --no-double"
    return (
        f"python -m tools.strength {program} --game {row.game} --level {row.players[0]}{against}"
        f" --{unit} {row.samples} --seed {row.seed}{silent}"
    )


def _played(row: Row, count: int) -> str:
    return str(count) if count == row.samples else f"{count} of {row.samples}"


def _matches(section: Section, plan: TablePlan, results: TableResults) -> Iterator[Sequence[str]]:
    yield "game", "player", "against", "lead", "pairs"
    yield ["---"] * 5
    for row in section.rows:
        leads = results.leads(row)
        cheap = results.leads(plan.cheap(row))[: len(leads) * (1 + MORE)]
        shown = _lead(leads, cheap) if leads else NOT_YET
        first, second = row.players
        yield row.game, f"`{first}`", f"`{second}`", shown, _played(row, len(leads))


def _lead(leads: Sequence[float], cheap: Sequence[float]) -> str:
    if len(leads) == 1:
        return f"{leads[0]:+.2f}, no interval"
    found: Measured = measured(leads)
    if len(cheap) > len(leads):
        found = without_luck(leads, cheap[: len(leads)], cheap[len(leads) :])
    return f"{found.mean:+.2f} ± {found.two_errors:.2f}"


@dataclass(frozen=True)
class _SelfPlay:
    """A table of what one player does at every seat: its columns beside those of all."""

    columns: Mapping[str, Callable[[Counter[str]], str]]

    def rows(
        self, section: Section, _: TablePlan, results: TableResults
    ) -> Iterator[Sequence[str]]:
        """Yield the head and the rows."""
        yield "game", "player", *self.columns, "deals", "games"
        yield ["---"] * (len(self.columns) + 4)
        for row in section.rows:
            games = results.counts(row)
            counts = added_up(games)
            cells = [cell(counts) for cell in self.columns.values()]
            if not games:
                cells = [NOT_YET, *[""] * (len(cells) - 1)]
            played = (str(counts["deals"]), _played(row, len(games)))
            yield row.game, f"`{row.players[0]}`", *cells, *played


def _length(counts: Counter[str]) -> str:
    if not counts["games"]:
        return _NOTHING
    return f"{counts['deals of games'] / counts['games']:.1f}"


def _folly(key: str) -> Callable[[Counter[str]], str]:
    def cell(counts: Counter[str]) -> str:
        possible = counts[f"{key} {POSSIBLE}"]
        return f"{counts[key]} of {possible}" if possible else _NOTHING

    return cell


def _share(part: str, of: str) -> Callable[[Counter[str]], str]:
    return lambda counts: share_text(counts[part], counts[of]) if counts[of] else _NOTHING


def _all_follies(counts: Counter[str]) -> str:
    keys = [folly.key for folly in FOLLIES]
    possible = sum(counts[f"{key} {POSSIBLE}"] for key in keys)
    return share_text(sum(counts[key] for key in keys), possible)


_SELF_PLAY: Mapping[str, _SelfPlay] = {
    "contracts": _SelfPlay(
        {
            "deals a game": _length,
            "contracts made": _share(f"{PLAYED} made", PLAYED),
            "contracts doubled": _share(f"{PLAYED} doubled 1", PLAYED),
            "of these doubled again": _share(f"{PLAYED} doubled 2", f"{PLAYED} doubled 1"),
            "simple games doubled": _share(f"{SIMPLE} doubled 1", SIMPLE),
            "of these won by who doubled": _share(
                f"{SIMPLE} won by doublers", f"{SIMPLE} doubled 1"
            ),
            "doubled again": _share(f"{SIMPLE} doubled 2", f"{SIMPLE} doubled 1"),
        }
    ),
    "bids": _SelfPlay(
        {
            "deals a game": _length,
            "deals with a bid": _share(BID, "deals"),
            "bids made": _share(f"{BID} made", BID),
        }
    ),
    "forehand": _SelfPlay(
        {"deals a game": _length, "forehand names trump": _share("forehand names trump", "deals")}
    ),
    "follies": _SelfPlay(
        {
            **{folly.title: _folly(folly.key) for folly in FOLLIES},
            "all": _all_follies,
        }
    ),
}
