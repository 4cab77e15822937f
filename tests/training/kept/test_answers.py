"""Answers to exercises: puzzles that are solved, the rating, kinds that have become easy."""

from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.kept.answers import START
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
