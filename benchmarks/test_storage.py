"""What it costs to save safely: `pytest benchmarks/test_storage.py`.

Saving happens once a move, so some milliseconds are affordable. The second figure, without forcing
the content onto the disk (fsync), is what would be won by giving that up.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.storage.finished_games import FinishedGame, FinishedGames
from sixtysix_gui.storage.running_game import Autosave

SAVE = "x" * 4000
"""As long as the records of a game of seven deals."""


def do_nothing(_: int) -> None:
    """Stand in for fsync."""


@pytest.mark.parametrize("forced", [True, False], ids=["with fsync", "without"])
def test_save_a_game(
    benchmark: BenchmarkFixture, tmp_path: Path, forced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not forced:
        monkeypatch.setattr(os, "fsync", do_nothing)
    autosave = Autosave(tmp_path)
    benchmark(lambda: autosave.write(SAVE))
    assert autosave.load().text == SAVE


@pytest.mark.parametrize("before", [0, 100, 1000], ids="{} games before".format)
def test_keep_a_finished_game(benchmark: BenchmarkFixture, tmp_path: Path, before: int) -> None:
    """Once a game, after its last trick: the whole month is written again."""
    games = FinishedGames(tmp_path)
    month = [f'[Game "{number}"]\n{SAVE}\n' for number in range(before)]
    for_month = FinishedGame("", ("2026-01-09",), "\n".join(month) or f"[{SAVE}\n")
    numbers = iter(range(before, before + 1_000_000))

    def keep() -> None:
        name = str(next(numbers))
        games.keep(FinishedGame(name, ("2026-01-09",), f'[Game "{name}"]\n{SAVE}\n'))

    def begin() -> None:
        for file in games.folder.glob("*"):
            file.unlink()
        games.keep(for_month)

    benchmark.pedantic(keep, setup=begin, rounds=20)  # pyright: ignore[reportUnknownMemberType] - it has no types
    assert games.size() > before * len(SAVE)


@pytest.mark.parametrize("end", ["\n", "\r\n"], ids=["ends of ours", "ends of Windows"])
def test_keep_a_finished_game_that_ended_otherwise(
    benchmark: BenchmarkFixture, tmp_path: Path, end: str
) -> None:
    """After its end was taken back: what was kept of it, behind 1,000 others, goes first."""
    games = FinishedGames(tmp_path)
    head = '[Format "66R 1"]\n[Game "{}"]\n\n'
    lines = "1. 9C AC A+11\n" * (len(SAVE) // 14)
    month = [f"{head.format(number)}{lines}" for number in range(1001)]
    file = games.folder / "2026-01.66r"
    games.folder.mkdir()

    def begin() -> None:
        file.write_bytes("\n".join(month).replace("\n", end).encode())

    new = FinishedGame("1000", ("2026-01-09",), f"{head.format(1000)}{lines}A:1\n")
    benchmark.pedantic(lambda: games.keep(new), setup=begin, rounds=20)  # pyright: ignore[reportUnknownMemberType] - it has no types
    assert file.read_bytes().count(b"[Game") == len(month)
