"""What is said at the end of a lesson, and which one comes next."""

from collections.abc import Collection

import pytest

from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.training.exercise import ExerciseKind
from sixtysix_gui.training.sittings import Bead
from sixtysix_gui.windows.training.exercises.lesson_pages import (
    LessonActs,
    LessonEnd,
    closing_page,
)
from sixtysix_gui.windows.training.exercises.page import ExercisePage

ALL = range(1, 13)


def written(end: LessonEnd, done: list[object] | None = None) -> ExercisePage:
    heard: list[object] = [] if done is None else done
    acts = LessonActs(
        begin=lambda: None,
        lesson=heard.append,
        puzzles=heard.append,
        all_lessons=lambda: heard.append("all"),
    )
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
