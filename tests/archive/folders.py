"""Data folders with a few games for the tests of the archive, and what is in them."""

import random
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

from sixtysix_gui.records import DealRecord, write_records
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from tests.helpers.deals.random_games import random_game

Records = tuple[DealRecord, ...]


@cache
def played(rules: str, seed: int) -> Records:
    """A game of A's, played to its end."""
    return random_game(rule_set(rules), random.Random(seed), Seat.A)


def on(day: str, records: Records, name: str, time: str = "18:00") -> Records:
    """A game all of whose deals were dealt on one day at one time."""
    own = {"Date": day, "Time": time, "Game": name}
    return tuple(replace(each, tags=tuple((dict(each.tags) | own).items())) for each in records)


def write(data_folder: Path, file: str, *games: Sequence[DealRecord]) -> Path:
    """Write a file of games below the folder of games."""
    path = data_folder / "games" / file
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(map(write_records, games)), encoding="utf-8", newline="\n")
    return path


FIRST = on("2026-01-09", played("schnapsen", 8), "a" * 16)
SECOND = on("2026-01-20", played("german-66", 4), "b" * 16)
THIRD = on("2026-02-01", played("three-66", 3), "c" * 16)
OPENED = on("2026-01-15", played("schnapsen", 4)[:2], "d" * 16)
FOREIGN = on("2025-12-24", played("santase", 4), "e" * 16)
LATEST = on("2026-02-03", played("schnapsen", 9), "f" * 16)
NAMES = ["d" * 16, "c" * 16, "b" * 16, "a" * 16, "e" * 16]
"""The games of ``fill``, the open one first, then the newest first."""


def fill(data_folder: Path) -> None:
    """Write two months with three games, an open game, and one from elsewhere."""
    write(data_folder, "2026-01.66r", FIRST, SECOND)
    write(data_folder, "2026-02.66r", THIRD)
    write(data_folder, f"open/{'d' * 16}.66r", OPENED)
    write(data_folder, "elsewhere/friend.66r", FOREIGN)
