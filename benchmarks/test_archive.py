"""What the archive costs with 10 and 10,000 games: `pytest benchmarks/test_archive.py`.

Aim, in time of the processor: the index of 10,000 games of all rule sets (77,000 deals) is made
in 20 seconds at most, their rows are there within 150 milliseconds, and the deals of one rule set
within 200. The folders are those of `python -m tools.many_games`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import Filter, Origin, RulesText
from sixtysix_gui.records import write_records
from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder

PROCESSOR = pytest.mark.benchmark(timer=time.process_time)


@pytest.fixture(scope="module", params=[10, 10_000], ids="{} games".format)
def folder(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("games")
    plan = Plan(request.param, months=36, until=date(2026, 11, 28), seed=1)
    write_folder(made, plan, base_games(16, 1))
    Archive(made).build()
    return made


@pytest.fixture
def archive(folder: Path) -> Iterator[Archive]:
    made = Archive(folder)
    made.build()
    yield made
    made.close()


def forgetting(archive: Archive, ask: Callable[[], object]) -> Callable[[], object]:
    """Ask as for the first time."""

    def first() -> object:
        archive.close()
        return ask()

    return first


@PROCESSOR
def test_make_the_index_anew(benchmark: BenchmarkFixture, folder: Path) -> None:
    archive = Archive(folder)

    def remove() -> None:
        archive.close()
        for path in (folder / "games").glob("index.sqlite*"):
            path.unlink()

    benchmark.pedantic(archive.build, setup=remove, rounds=2)  # pyright: ignore[reportUnknownMemberType] - it has no types
    archive.close()


@PROCESSOR
def test_look_for_changes_where_there_are_none(
    benchmark: BenchmarkFixture, archive: Archive
) -> None:
    benchmark(archive.build)


@PROCESSOR
def test_take_up_one_more_game(benchmark: BenchmarkFixture, archive: Archive, folder: Path) -> None:
    """The month of the game was written again; only what was added to it is read."""
    finished = (row for row in archive.games() if row.origin is Origin.FINISHED)
    records = archive.records_of(next(finished))
    before, numbers = archive.size().games, iter(range(1_000_000))

    def keep() -> None:
        name = f"{next(numbers):032}"
        own = [
            replace(each, tags=tuple((dict(each.tags) | {"Game": name}).items()))
            for each in records
        ]
        days = tuple(each.tag("Date") or "" for each in records)
        FinishedGames(folder).keep(FinishedGame(name, days, write_records(own)))

    benchmark.pedantic(archive.build, setup=keep, rounds=5)  # pyright: ignore[reportUnknownMemberType] - it has no types
    assert archive.size().games > before


@PROCESSOR
def test_show_all_games(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert benchmark(forgetting(archive, archive.games))


@PROCESSOR
def test_show_some_games(benchmark: BenchmarkFixture, archive: Archive) -> None:
    archive.games()
    benchmark(lambda: archive.games(Filter(rules="schnapsen", against="club")))


@PROCESSOR
def test_deals_of_one_rule_set(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert benchmark(forgetting(archive, lambda: archive.deals(RulesText("schnapsen"))))


@PROCESSOR
def test_all_deals(benchmark: BenchmarkFixture, archive: Archive) -> None:
    assert benchmark(forgetting(archive, archive.deals))
