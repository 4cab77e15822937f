"""What deleting, restoring, export and taking in cost: `pytest benchmarks/test_archive_changes.py`.

All of it happens beside the window, in time of the processor, with 10,000 games (docs/archive.md).
"""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import date
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.changing import Changes
from sixtysix_gui.archive.rows import GameRow, Origin
from sixtysix_gui.storage.deletion_texts import Deletion
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder

PROCESSOR = pytest.mark.benchmark(timer=time.process_time)
Choose = Callable[[tuple[GameRow, ...]], tuple[GameRow, ...]]
SELECTIONS: dict[str, Choose] = {
    "one game": lambda rows: rows[len(rows) // 2 :][:1],
    "100 games of all months": lambda rows: rows[:: len(rows) // 100],
    "all games": lambda rows: rows,
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("games")
    plan = Plan(10_000, months=36, until=date(2026, 11, 28), seed=1)
    write_folder(made, plan, base_games(16, 1))
    return made


@pytest.fixture(scope="module")
def rows(folder: Path) -> tuple[GameRow, ...]:
    archive = Archive(folder)
    archive.build()
    found = tuple(row for row in archive.games() if row.origin is Origin.FINISHED)
    archive.close()
    return found


@PROCESSOR
@pytest.mark.parametrize("act", ["delete", "restore"])
@pytest.mark.parametrize("selection", SELECTIONS)
def test_delete_and_restore(
    benchmark: BenchmarkFixture,
    folder: Path,
    rows: tuple[GameRow, ...],
    selection: str,
    act: str,
) -> None:
    changes, chosen = Changes(folder), SELECTIONS[selection](rows)
    done: list[Deletion] = []

    def delete() -> None:
        if not done:
            done.extend(changes.delete(chosen).deletions)

    def restore() -> None:
        changes.deleted_games.put_back(done)
        done.clear()

    before, measured = (restore, delete) if act == "delete" else (delete, restore)
    benchmark.pedantic(measured, setup=before, rounds=2)  # pyright: ignore[reportUnknownMemberType] - it has no types
    restore()


@PROCESSOR
@pytest.mark.parametrize("origin", ["one's own", "elsewhere"])
def test_take_in_an_export_of_all(
    benchmark: BenchmarkFixture,
    folder: Path,
    rows: tuple[GameRow, ...],
    origin: str,
    tmp_path: Path,
) -> None:
    export, homes = tmp_path / "all.66r", count()
    Changes(folder).export(rows, export)

    def take_in() -> None:
        home = folder if origin == "one's own" else tmp_path / str(next(homes))
        Changes(home).take_in([export])

    benchmark.pedantic(take_in, rounds=1)  # pyright: ignore[reportUnknownMemberType] - it has no types


@PROCESSOR
def test_export_all(
    benchmark: BenchmarkFixture, folder: Path, rows: tuple[GameRow, ...], tmp_path: Path
) -> None:
    benchmark.pedantic(Changes(folder).export, (rows, tmp_path / "all.66r"), rounds=2)  # pyright: ignore[reportUnknownMemberType] - it has no types
