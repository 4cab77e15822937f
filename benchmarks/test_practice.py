"""What the training costs after ten years: `pytest benchmarks/test_practice.py`.

Aim, in time of the processor: what is kept of 20,000 answers, 1,000 own mistakes and 3,000 fives is
checked and open within 150 milliseconds, an answer is on the disk within 20, and what the Training
sheet shows is there within 50.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from sixtysix_gui.training.exercise import PUZZLE_KINDS, ExerciseSource, Mark
from sixtysix_gui.training.kept.days import FiveItem
from sixtysix_gui.training.kept.mistakes import FoundMistake
from sixtysix_gui.training.practice import Practice
from tests.training.made_up import RULES, made_up, own

PROCESSOR = pytest.mark.benchmark(timer=time.process_time)
NOW = datetime(2026, 11, 30, 12, 30)
_FIRST = date(2017, 1, 1)


def _named(found: FoundMistake, number: int) -> FoundMistake:
    return replace(found, exercise=replace(found.exercise, id=f"own-{number}"))


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("practice")
    practice = Practice(made, NOW)
    database = practice.answers._database  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    with database.changed():
        found = own(0)
        practice.mistakes.add((_named(found, number) for number in range(1_000)), _FIRST)
        for number in range(3_000):
            day = _FIRST + timedelta(days=number)
            names = [f"{number}-{place}" for place in range(5)]
            five = practice.fives.lay(
                RULES, day, [FiveItem(name, ExerciseSource.PUZZLE) for name in names]
            )
            for name in names:
                practice.fives.keep(five.number, name, Mark.RIGHT, day)
        for number in range(20_000):
            kind = PUZZLE_KINDS[number % 3]
            puzzle = made_up(f"{kind.value}-{RULES}-{number % 600:03}", kind=kind)
            mark = Mark.WRONG if number % 4 == 0 else Mark.RIGHT
            practice.answers.keep(puzzle, mark, _FIRST + timedelta(days=number // 7))
    practice.close()
    return made


@pytest.fixture
def practice(folder: Path) -> Iterator[Practice]:
    made = Practice(folder, NOW)
    yield made
    made.close()


@PROCESSOR
def test_open_what_is_kept(benchmark: BenchmarkFixture, folder: Path) -> None:
    benchmark(lambda: Practice(folder, NOW).close())


@PROCESSOR
def test_keep_an_answer(benchmark: BenchmarkFixture, practice: Practice) -> None:
    numbers = count()

    def answer() -> None:
        practice.keep_answer(made_up(f"new-{next(numbers)}"), Mark.RIGHT, NOW.date())

    benchmark(answer)


@PROCESSOR
def test_what_the_room_shows(benchmark: BenchmarkFixture, practice: Practice) -> None:
    def show() -> None:
        practice.mistakes.waiting(RULES, NOW.date())
        practice.mistakes.learned(RULES)
        practice.answers.solved(RULES)
        practice.answers.rating(RULES)
        practice.answers.last_marks(RULES)
        practice.fives.of(RULES, NOW.date())
        practice.lessons.states()

    benchmark(show)
