"""The opening of a lesson among five: shown once, and done without where it is damaged."""

from collections.abc import Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from sixtysix_gui.training.exercise import Exercise, ExerciseSource
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.windows.training.exercises import lesson_pages
from sixtysix_gui.windows.training.exercises.page import LessonPage
from tests.training.made_up import RULES, TODAY, made_up

QUESTION = made_up(f"lesson-03-{RULES}-1a", ExerciseSource.LESSON)


@pytest.fixture
def practice(tmp_path: Path) -> Iterator[Practice]:
    made = Practice(tmp_path, datetime(2026, 11, 30), only_reads=True)
    yield made
    made.close()


def before(practice: Practice, exercise: Exercise) -> LessonPage | None:
    def today() -> date:
        return TODAY

    return lesson_pages.pages_of_five(practice, today, lambda: None).before(exercise)


def test_an_opening_is_shown_once(practice: Practice) -> None:
    assert before(practice, made_up("close-german-66-5e5745")) is None
    assert before(practice, QUESTION) is not None
    assert practice.lessons.state(3).seen
    assert before(practice, QUESTION) is None


def test_a_damaged_opening_is_done_without_and_not_seen(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def damaged(_rules: str, _number: int) -> Exercise:
        raise LessonsMissingError

    monkeypatch.setattr(lesson_pages, "opening", damaged)
    assert before(practice, QUESTION) is None
    assert not practice.lessons.state(3).seen
    acts = lesson_pages.LessonActs(
        begin=lambda: None, lesson=lambda _: None, puzzles=lambda _: None, all_lessons=lambda: None
    )
    pages = lesson_pages.lesson_pages(practice, RULES, 3, lambda: "french", acts)
    assert pages.opening is None
