"""How long the Ace plays a deal of the day: `pytest benchmarks/test_day.py`.

He plays while the person reads the result of the deal, so a few seconds are not noticed.
"""

from __future__ import annotations

from datetime import date, timedelta
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.ai.players.registry import player_named
from sixtysix_gui.training.day import played_by_ace, seat_of_day
from sixtysix_gui.training.taught import TAUGHT

DAYS = 30
FIRST = date(2026, 11, 1)
LONGEST = 8.0
"""Seconds of processor time that no day may take."""


@pytest.mark.parametrize("rules", TAUGHT)
def test_the_ace_plays_a_day(rules: str, benchmark: BenchmarkFixture) -> None:
    times: list[float] = []

    def month() -> None:
        for back in range(DAYS):
            seat = seat_of_day(rules, FIRST + timedelta(days=back))
            begun = process_time()
            played_by_ace(seat, ("Ace", "King"), player_named, bool)
            times.append(process_time() - begun)

    benchmark.pedantic(month, rounds=1)  # pyright: ignore[reportUnknownMemberType] - it has no types
    times.sort()
    benchmark.extra_info["median"] = times[len(times) // 2]  # pyright: ignore[reportUnknownMemberType] - it has no types
    benchmark.extra_info["longest"] = times[-1]  # pyright: ignore[reportUnknownMemberType] - it has no types
    assert times[-1] < LONGEST
