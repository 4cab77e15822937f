"""Five for today: what is laid together, in which order, and for how long."""

from collections import Counter
from collections.abc import Callable

import pytest

from sixtysix_gui.training import choosing
from sixtysix_gui.training.choosing import exercise_named, five_more, five_of, next_puzzle
from sixtysix_gui.training.exercise import Exercise, ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.kept.days import Five
from sixtysix_gui.training.lessons import LessonsMissingError
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.puzzles import PuzzlesMissingError
from tests.helpers.rows import each_row
from tests.training.made_up import RULES, TODAY, Stock, later, made_up, own

pytestmark = pytest.mark.usefixtures("stock")
OWN, LESSON, PUZZLE = ExerciseSource.OWN, ExerciseSource.LESSON, ExerciseSource.PUZZLE


def sources(five: Five) -> list[ExerciseSource]:
    return [item.source for item in five.items]


def finish_lessons(practice: Practice) -> None:
    for lesson in range(1, 13):
        for question in "1234":
            name = f"lesson-{lesson:02}-{RULES}-{question}a"
            practice.keep_answer(made_up(name, LESSON), Mark.RIGHT, TODAY)


def finish(practice: Practice, five: Five, mark: Mark = Mark.RIGHT) -> None:
    for item in five.items:
        exercise = exercise_named(practice, item.source, item.exercise)
        assert exercise is not None
        practice.keep_answer(exercise, mark, TODAY, five=five.number)


@each_row(
    "mistakes, found",
    [
        (0, [LESSON, LESSON, PUZZLE, PUZZLE, PUZZLE]),
        (1, [OWN, LESSON, PUZZLE, PUZZLE, PUZZLE]),
        (5, [OWN, OWN, LESSON, PUZZLE, PUZZLE]),
    ],
)
def test_mistakes_come_first_and_puzzles_last(
    practice: Practice, mistakes: int, found: list[ExerciseSource]
) -> None:
    practice.forget_mistakes()
    practice.mistakes.add([own(number, later(-number)) for number in range(mistakes)], TODAY)
    five = five_more(practice, RULES, TODAY)
    assert sources(five) == found
    names = [item.exercise for item in five.items]
    assert names[: min(mistakes, 2)] == [f"own-{mistakes - 1}", f"own-{mistakes - 2}"][:mistakes]
    first_lesson = found.index(LESSON)
    assert names[first_lesson] == f"lesson-01-{RULES}-1a"
    kinds = [name.split("-")[0] for name in names if "lesson" not in name and "own" not in name]
    assert len(set(kinds)) == len(kinds), "puzzles are of different kinds"


def test_five_stay_as_they_were_laid(practice: Practice) -> None:
    five = five_of(practice, RULES, TODAY)
    practice.mistakes.add([own(1)], TODAY)
    assert five_of(practice, RULES, TODAY) == five
    assert five_of(practice, "schnapsen", TODAY).items != five.items
    tomorrow = five_of(practice, RULES, later(1))
    assert sources(tomorrow)[0] is OWN, "not begun, they are laid anew"


def test_done_five_are_told_until_midnight_and_five_more_are_others(practice: Practice) -> None:
    five = five_of(practice, RULES, TODAY)
    finish(practice, five)
    done = five_of(practice, RULES, TODAY)
    assert (done.number, done.is_done, done.right) == (five.number, True, 5)
    more = five_more(practice, RULES, TODAY)
    assert not {item.exercise for item in more.items} & {item.exercise for item in five.items}
    assert five_of(practice, RULES, TODAY) == more


def test_the_first_open_question_of_the_next_lesson(practice: Practice) -> None:
    for name in ("1a", "2a"):
        exercise = made_up(f"lesson-01-{RULES}-{name}", LESSON)
        practice.keep_answer(exercise, Mark.RIGHT if name == "1a" else Mark.WRONG, TODAY)
    lessons = [item for item in five_of(practice, RULES, TODAY).items if item.source is LESSON]
    assert [item.exercise for item in lessons] == [f"lesson-01-{RULES}-2b", f"lesson-01-{RULES}-3a"]
    assert [item.lesson for item in lessons] == [1, 1]


def test_after_all_lessons_the_hardest_kind_comes_three_times(practice: Practice) -> None:
    finish_lessons(practice)
    practice.keep_answer(made_up(f"win-{RULES}-001", kind=ExerciseKind.WIN), Mark.WRONG, TODAY)
    practice.keep_answer(made_up(f"hold-{RULES}-001", kind=ExerciseKind.HOLD), Mark.RIGHT, TODAY)
    five = five_of(practice, RULES, TODAY)
    kinds = Counter(item.exercise.split("-")[0] for item in five.items)
    assert (len(five.items), kinds["win"]) == (5, 3)


def test_puzzles_are_near_the_rating(practice: Practice) -> None:
    """It begins at 1200, which is as far from difficulty 2 as from 3: the first of them."""
    five = five_of(practice, RULES, TODAY)
    difficulties = [
        exercise.difficulty
        for item in five.items
        if item.source is PUZZLE
        and (exercise := exercise_named(practice, item.source, item.exercise)) is not None
    ]
    assert difficulties == [2, 2, 2]


def test_missed_puzzles_come_back_in_the_next_five(practice: Practice) -> None:
    five = five_of(practice, RULES, TODAY)
    finish(practice, five, Mark.WRONG)
    missed = {item.exercise for item in five.items if item.source is PUZZLE}
    tomorrow = five_of(practice, RULES, later(1))
    assert {item.exercise for item in tomorrow.items if item.source is PUZZLE} == missed


def test_missed_puzzles_that_left_the_stock_are_not_laid(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, stock: Stock
) -> None:
    five = five_of(practice, RULES, TODAY)
    finish(practice, five, Mark.WRONG)
    gone, *left = [item.exercise for item in five.items if item.source is PUZZLE]
    monkeypatch.setattr(choosing, "puzzle", without(stock, gone))
    tomorrow = five_of(practice, RULES, later(1))
    puzzles = [item.exercise for item in tomorrow.items if item.source is PUZZLE]
    assert puzzles[:2] == left
    assert (len(puzzles), gone in puzzles) == (3, False)


def test_a_damaged_puzzle_is_passed_over(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, stock: Stock
) -> None:
    first = next_puzzle(practice, RULES, [ExerciseKind.WIN])
    assert first is not None
    monkeypatch.setattr(choosing, "puzzle", without(stock, first.id))
    second = next_puzzle(practice, RULES, [ExerciseKind.WIN])
    assert second is not None
    assert second.id != first.id
    assert len(five_of(practice, RULES, TODAY).items) == 5
    stock.difficulties = (2,)
    assert next_puzzle(practice, RULES, [ExerciseKind.WIN, ExerciseKind.HOLD]) != first, (
        "another kind can be asked"
    )


def test_a_damaged_puzzle_is_passed_over_when_all_were_asked(
    practice: Practice, monkeypatch: pytest.MonkeyPatch, stock: Stock
) -> None:
    names = stock.puzzles_of(RULES, ExerciseKind.WIN)
    for name in names:
        practice.keep_answer(stock.puzzle(name), Mark.RIGHT, TODAY)
    monkeypatch.setattr(choosing, "puzzle", without(stock, names[0]))
    found = next_puzzle(practice, RULES, [ExerciseKind.WIN])
    assert found is not None
    assert found.id == names[1]


def test_a_puzzle_without_a_difficulty_comes_last(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_difficulty(_: str) -> int:
        raise PuzzlesMissingError

    monkeypatch.setattr(choosing, "difficulty_of", no_difficulty)
    assert next_puzzle(practice, RULES, [ExerciseKind.WIN]) is not None


def without(stock: Stock, gone: str) -> Callable[[str], Exercise]:
    def puzzle(name: str) -> Exercise:
        if name == gone:
            raise PuzzlesMissingError
        return stock.puzzle(name)

    return puzzle


def test_without_puzzles_there_are_more_questions(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def missing(*_: object) -> None:
        raise PuzzlesMissingError

    monkeypatch.setattr(choosing, "puzzles_of", missing)
    practice.mistakes.add([own(number) for number in range(3)], TODAY)
    five = five_of(practice, RULES, TODAY)
    assert sources(five) == [OWN, OWN, LESSON, LESSON, LESSON]


def test_without_anything_there_is_nothing(
    practice: Practice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_puzzles(*_: object) -> None:
        raise PuzzlesMissingError

    def no_lessons(*_: object) -> None:
        raise LessonsMissingError

    monkeypatch.setattr(choosing, "puzzles_of", no_puzzles)
    monkeypatch.setattr(choosing, "questions", no_lessons)
    five = five_of(practice, RULES, TODAY)
    assert (five.items, five.is_done, five.number) == ((), False, 0)


def test_what_was_taken_out_is_left_out(practice: Practice) -> None:
    practice.mistakes.add([own(1)], TODAY)
    five = five_of(practice, RULES, TODAY)
    practice.mistakes.take_out("own-1")
    left = five_of(practice, RULES, TODAY)
    assert (left.number, left.items) == (five.number, five.items[1:])
