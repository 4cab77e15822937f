"""What a page of the statistics costs, together with reading its deals from the index.

    pytest benchmarks/test_statistics.py --benchmark-timer=time.process_time

The archive has 10,000 games of all rule sets, some 77,000 deals (tools/many_games), and its index
is up to date. Nothing of it is in memory: every round reads the rows of the page's rule set again,
that of most deals among those with that page. Writing and reading all games takes half a minute.
"""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.archive.archive import Archive
from sixtysix_gui.archive.rows import RulesText
from sixtysix_gui.statistics.coach_figures import closing, luck_and_play, themes
from sixtysix_gui.statistics.fair_cards import fair_cards
from sixtysix_gui.statistics.over_time import over_time
from sixtysix_gui.statistics.overview import overview
from sixtysix_gui.statistics.selection import Chosen, Selection, choose
from sixtysix_gui.statistics.strength import strength
from tools.many_games.base import base_games
from tools.many_games.writing import Plan, write_folder

TODAY = date(2026, 11, 28)
GAMES = 10_000

Page = Callable[[Chosen], object]
OF_TWO_HANDS: list[Page] = [
    overview,
    over_time,
    luck_and_play,
    themes,
    closing,
    fair_cards,
    strength,
]
OF_OTHERS: list[Page] = [overview, over_time]


@pytest.fixture(scope="module")
def archive(tmp_path_factory: pytest.TempPathFactory) -> Archive:
    """An archive whose index is built."""
    folder: Path = tmp_path_factory.mktemp("archive")
    write_folder(folder, Plan(GAMES, 36, TODAY, 1), base_games(4, 1))
    archive = Archive(folder)
    archive.build()
    return archive


def most_played(archive: Archive, *, close: bool) -> RulesText:
    """The rules of most deals among those whose talon can, or cannot, be closed."""
    found = [each for each in archive.rules_played() if each.rules and each.rules.close is close]
    return max(found, key=lambda each: len(archive.deals(each)))


@pytest.mark.parametrize(
    ("page", "close"),
    [(page, True) for page in OF_TWO_HANDS] + [(page, False) for page in OF_OTHERS],
    ids=lambda value: value.__name__ if callable(value) else "two hands" if value else "others",
)
def test_a_page(benchmark: BenchmarkFixture, archive: Archive, page: Page, close: bool) -> None:
    """From the index on the disk to the figures."""
    rules = most_played(archive, close=close)

    def read_and_count() -> None:
        deals, games = archive.deals(rules), archive.games_by(rules)
        chosen = choose(deals, games, Selection(rules), TODAY)
        if chosen is not None:
            page(chosen)

    benchmark.pedantic(read_and_count, setup=archive.close, rounds=9)  # pyright: ignore[reportUnknownMemberType] - it has no types
    assert len(archive.deals(rules)) > GAMES / 4
