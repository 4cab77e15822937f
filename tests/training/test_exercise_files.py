"""Exercises as text: what is read again as it was, and what is refused."""

import tomllib
from dataclasses import replace
from importlib.resources import files

import pytest

from sixtysix_gui.training.exercise import TASKS, Exercise, ExerciseKind, Explanation
from sixtysix_gui.training.exercise_files import ExerciseError, read_exercise, write_exercise
from tests.helpers.rows import each_row
from tests.training.made_up import made_up


@pytest.fixture
def exercise() -> Exercise:
    return replace(made_up("lesson-01-german-66-1a"), kind=ExerciseKind.CHOICE)


@each_row(
    "number", [0.5, 0.1, 1.0, -0.0, 5e-05, -1.5e-7, 1e-300, 1e16, 1.25e22, 2 / 3, 0, 7, -40, 10**20]
)
def test_numbers_are_read_as_they_were(exercise: Exercise, number: float) -> None:
    told = replace(exercise, values=(("p", number),), reason=Explanation("why", (("q", number),)))
    read = read_exercise(write_exercise(told))
    assert read == told
    assert [repr(value) for _, value in read.values] == [repr(number)]


@each_row(
    "old, new",
    [
        ('[Difficulty "3"]', '[Difficulty "0"]'),
        ('[Difficulty "3"]', '[Difficulty "6"]'),
        ('[Difficulty "3"]', '[Difficulty "hard"]'),
        ('[Task "win-deal"]', '[Task "win-everything"]'),
        ('[Right "1"]', '[Right "2"]'),
    ],
)
def test_what_cannot_be_asked_is_refused(exercise: Exercise, old: str, new: str) -> None:
    text = write_exercise(exercise)
    assert read_exercise(text) == exercise
    assert old in text
    with pytest.raises(ExerciseError, match="This is not an exercise: "):
        read_exercise(text.replace(old, new))


def test_every_task_has_its_sentence() -> None:
    words = files("sixtysix_gui.text").joinpath("data", "tasks.toml").read_text(encoding="utf-8")
    assert sorted(TASKS) == sorted(tomllib.loads(words)["tasks"])
