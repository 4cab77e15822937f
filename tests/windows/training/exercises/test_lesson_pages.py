"""The opening of a lesson among five, what is said at the end of one, and which one comes next."""

from collections.abc import Collection, Iterator
from datetime import date, datetime
from pathlib import Path

import pytest

from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.training.exercise import Exercise, ExerciseKind, ExerciseSource
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.exercises import lesson_pages
from sixtysix_gui.windows.training.exercises.lesson_pages import (
    LessonActs,
    LessonEnd,
    closing_page,
)
from sixtysix_gui.windows.training.exercises.page import ExercisePage, LessonPage
from tests.training.made_up import RULES, TODAY, made_up

QUESTION = made_up(f"lesson-03-{RULES}-1a", ExerciseSource.LESSON)


@pytest.fixture
def practice(tmp_path: Path) -> Iterator[Practice]:
    made = Practice(tmp_path, datetime(2026, 11, 30), only_reads=True)
    yield made
    made.close()


def acts_noting(heard: list[object]) -> LessonActs:
    return LessonActs(
        begin=lambda: None,
        lesson=heard.append,
        puzzles=heard.append,
        all_lessons=lambda: heard.append("all"),
    )


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
    pages = lesson_pages.lesson_pages(practice, RULES, 3, lambda: "french", acts_noting([]))
    assert pages.opening is None


ALL = range(1, 13)


def written(end: LessonEnd, done: list[object] | None = None) -> ExercisePage:
    acts = acts_noting([] if done is None else done)
    return closing_page(end, CardWords(), "french", acts)


@pytest.mark.parametrize(
    ("number", "done", "expected"),
    [
        (1, {1}, 2),
        (9, range(1, 10), 10),
        (9, {1, 2, 9, 10}, 11),
        (12, {3, 12}, 1),
        (12, ALL, None),
        (4, ALL, None),
    ],
)
def test_the_next_lesson_is_the_first_later_one_that_is_not_done(
    number: int, done: Collection[int], expected: int | None
) -> None:
    assert LessonEnd(number, done, 4).next == expected


def test_the_end_of_a_lesson_is_that_of_the_design() -> None:
    done: list[object] = []
    page = written(LessonEnd(9, range(1, 10), 3), done)
    assert page.source == "Lesson 9 of 12"
    assert page.title == "Close when 66 is in sight"
    assert page.beads == (Bead.RIGHT,) * 4
    remember = "Close when your sure tricks bring what is missing."
    assert page.framed == ("Remember this one sentence", remember)
    told = "From now on the coach names lesson 9 where a deal of yours turns on this."
    assert page.texts == (told,)
    figures = [(figure.name, figure.value) for figure in page.figures]
    assert figures == [("Lessons done", "9 of 12"), ("Right at once", "3 of 4")]
    assert page.note.startswith("Next: Close to protect. ")
    assert [link.text for link in page.links] == ["Once more", "All lessons"]
    assert page.main is not None
    assert page.main.text == "Lesson 10"
    for act in (page.main, *page.links):
        act.act()
    assert done == [10, 9, "all"]
    assert page.spoken.startswith("Lesson 9 is done. Remember this one sentence: Close when ")


def test_after_twelve_lessons_the_hardest_puzzles_wait() -> None:
    done: list[object] = []
    page = written(LessonEnd(12, ALL, 4, hardest=ExerciseKind.CLOSE, wait=143), done)
    assert page.main is not None
    page.main.act()
    assert (page.main.text, done) == ("To the puzzles", [ExerciseKind.CLOSE])
    assert "Hardest for you were “Close or not?”: 143 puzzle" in page.note


def test_without_an_answered_puzzle_none_is_the_hardest() -> None:
    assert written(LessonEnd(12, ALL, 4)).note == "All twelve lessons are done."


def test_a_question_that_was_missed_twice_leaves_the_lesson_open() -> None:
    done: list[object] = []
    beads = (Bead.RIGHT, Bead.MISSED, Bead.RIGHT, Bead.RIGHT)
    end = LessonEnd(9, {1, 2}, 2, beads)
    page = written(end, done)
    assert (page.beads, page.framed, page.pill) == (beads, None, "")
    assert page.task.startswith("1 question")
    assert page.main is not None
    page.main.act()
    assert (page.main.text, done) == ("Once more", [9])
    assert written(LessonEnd(9, {9}, 2, beads)).pill == "Lesson 9 is done."
