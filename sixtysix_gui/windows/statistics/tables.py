"""The tables that can be exported, of games and of the training, and how they are written."""

from collections.abc import Iterable, Iterator, Sequence
from enum import Enum
from itertools import takewhile
from typing import TextIO, TypeVar

from sixtysix_gui.statistics.export import DEALS, DECISIONS, GAMES, Decision
from sixtysix_gui.storage.tables import Column, write_csv, write_json
from sixtysix_gui.training.export import TrainingTable, write_table
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.desktop.errands import ShouldStop
from sixtysix_gui.windows.statistics.reading import Deals

_Row = TypeVar("_Row")


class Table(Enum):
    """What can be exported of games; the text is that of names and files."""

    DEALS = "deals"
    GAMES = "games"
    DECISIONS = "decisions"


AnyTable = Table | TrainingTable
"""What can be exported at all."""


class Kind(Enum):
    """As what it can be exported; the text is the end of a file's name."""

    CSV = "csv"
    JSON = "json"


def write(
    table: AnyTable,
    kind: Kind,
    out: TextIO,
    archive: Deals,
    practice: Practice | None,
    should_stop: ShouldStop,
) -> None:
    """Write a table until that is to be stopped; without ``practice`` none of the training."""
    if isinstance(table, Table):
        _write_games(archive, table, kind, out, should_stop)
    elif practice is not None:
        write_table(practice, table, out, as_json=kind is Kind.JSON)


def _write_games(
    archive: Deals, table: Table, kind: Kind, out: TextIO, should_stop: ShouldStop
) -> None:
    if table is Table.DEALS:
        _write(DEALS, _until(should_stop, archive.deals()), kind, out)
    elif table is Table.GAMES:
        _write(GAMES, _until(should_stop, archive.games()), kind, out)
    else:
        _write(DECISIONS, _until(should_stop, _decisions(archive)), kind, out)


def _decisions(archive: Deals) -> Iterator[Decision]:
    """Yield the decisions; for each deal a file is read."""
    for deal, decisions in archive.decisions():
        yield from (Decision(deal, found) for found in decisions)


def _until(should_stop: ShouldStop, rows: Iterable[_Row]) -> Iterator[_Row]:
    """Yield rows until that is to be stopped."""
    return takewhile(lambda _: not should_stop(), rows)


def _write(columns: Sequence[Column[_Row]], rows: Iterable[_Row], kind: Kind, out: TextIO) -> None:
    writes = write_csv if kind is Kind.CSV else write_json
    writes(columns, rows, out)
