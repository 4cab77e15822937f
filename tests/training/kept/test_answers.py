"""Answers to exercises: puzzles that are solved, the rating, kinds that have become easy."""

import random

from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.kept.answers import START, after, rating_of, step_after
from sixtysix_gui.training.practice import Practice
from tests.helpers.rows import each_row
from tests.training.made_up import RULES, TODAY, made_up


def test_only_the_first_answer_counts_for_the_rating(practice: Practice) -> None:
    puzzle = made_up("close-german-66-001", difficulty=3)
    missed = practice.keep_answer(puzzle, Mark.WRONG, TODAY)
    assert missed.is_first
    assert missed.rating is not None
    before, now = missed.rating
    assert before == START > now == practice.answers.rating(RULES)
    again = practice.keep_answer(puzzle, Mark.RIGHT, TODAY)
    assert (again.is_first, again.rating) == (False, None)
    assert practice.answers.rating(RULES) == now
    assert practice.answers.solved(RULES) == 1, "on any try"


def test_help_and_good_moves_leave_the_rating(practice: Practice) -> None:
    helped = practice.keep_answer(made_up("a"), Mark.RIGHT, TODAY, counts=False)
    good = practice.keep_answer(made_up("b"), Mark.ALSO_GOOD, TODAY)
    assert helped.rating is None
    assert good.rating == (START, START)
    lesson = practice.keep_answer(made_up("c", ExerciseSource.LESSON), Mark.RIGHT, TODAY)
    assert lesson.rating is None
    assert practice.answers.rating("schnapsen") == START
    assert practice.answers.rated_answers(RULES) == 1


def test_puzzles_are_counted_by_rules_and_kind(practice: Practice) -> None:
    for name, kind, mark in (
        ("a", ExerciseKind.CLOSE, Mark.RIGHT),
        ("b", ExerciseKind.CLOSE, Mark.WRONG),
        ("c", ExerciseKind.WIN, Mark.ALSO_GOOD),
    ):
        practice.keep_answer(made_up(name, kind=kind), mark, TODAY)
    practice.keep_answer(made_up("d", rules="schnapsen"), Mark.RIGHT, TODAY)
    answers = practice.answers
    assert [answers.solved(RULES, kind) for kind in (None, *ExerciseKind)][:4] == [2, 1, 1, 0]
    assert answers.solved("schnapsen") == 1
    assert answers.hardest(RULES) is ExerciseKind.CLOSE
    assert answers.hardest("santase") is None


@each_row("marks, is_easy", [("r" * 19, False), ("rr" + "r" * 18, True), ("wwrr" + "r" * 16, True)])
def test_a_kind_is_easy_after_18_of_20(practice: Practice, marks: str, is_easy: bool) -> None:
    practice.forget_rating_and_counting()
    kept = [
        practice.keep_answer(made_up(str(number)), Mark.RIGHT if mark == "r" else Mark.WRONG, TODAY)
        for number, mark in enumerate(marks)
    ]
    assert practice.answers.is_easy(RULES, ExerciseKind.CLOSE) is is_easy
    told = [each.easy_kind for each in kept if each.easy_kind]
    assert told == ([ExerciseKind.CLOSE] if is_easy else []), "told once"


def test_three_of_twenty_missed_is_not_easy(practice: Practice) -> None:
    for number in range(20):
        mark = Mark.WRONG if number % 7 == 0 else Mark.RIGHT
        practice.keep_answer(made_up(str(number)), mark, TODAY)
    assert not practice.answers.is_easy(RULES, ExerciseKind.CLOSE)


def test_the_last_answers_the_longest_ago_first(practice: Practice) -> None:
    for name, mark in (("a", Mark.WRONG), ("b", Mark.RIGHT), ("a", Mark.RIGHT)):
        practice.keep_answer(made_up(name), mark, TODAY)
    marks = practice.answers.last_marks(RULES)
    assert list(marks.items()) == [("b", Mark.RIGHT), ("a", Mark.RIGHT)]
    (first, *_) = practice.answers.all()
    assert (first.exercise, first.mark, first.day) == ("a", Mark.WRONG, TODAY)


@each_row("answers, step", [(0, 24), (15, 18), (30, 12), (1000, 12)])
def test_steps_become_smaller(answers: int, step: float) -> None:
    assert step_after(answers) == step


@each_row(
    "rating, difficulty, answers, is_right, found",
    [
        (1300, 3, 0, True, 1312),  # evens: half of 24
        (1300, 3, 0, False, 1288),
        (1300, 3, 30, True, 1306),
        (1500, 2, 30, True, 1501),  # 400 above: one of eleven parts of 12
        (1500, 2, 30, False, 1489),
        (1100, 4, 30, True, 1111),
        (3000, 1, 30, True, 3001),  # never nothing
        (300, 5, 30, False, 299),
    ],
)
def test_answers_change_the_rating(
    rating: int, difficulty: int, answers: int, is_right: bool, found: int
) -> None:
    assert after(rating, difficulty, answers, is_right=is_right) == found


@each_row("strength", [900, 1250, 1600])
def test_the_rating_finds_how_strong_somebody_is(strength: int) -> None:
    """Answers are right as often as the formula says of that strength."""
    chance = random.Random(4)
    rating, tail = START, list[int]()
    for answers in range(3000):
        difficulty = min(range(1, 6), key=lambda each: abs(rating_of(each) - rating))
        right = 1 / (1 + 10 ** ((rating_of(difficulty) - strength) / 400))
        rating = after(rating, difficulty, answers, is_right=chance.random() < right)
        tail += [rating] if answers > 1000 else []
    assert abs(sum(tail) / len(tail) - strength) < 40
