"""Sittings: what is asked next, and what is kept of every answer."""

from collections.abc import Callable
from datetime import date

import pytest

from sixtysix_gui.training.choosing import five_of
from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.sittings import (
    Bead,
    News,
    NewsKind,
    Sitting,
    SittingTheme,
    sit_again,
    sit_five,
    sit_lesson,
    sit_own,
    sit_puzzles,
)
from tests.training.made_up import RIGHT, RULES, TODAY, WRONG, Stock, later, made_up, own

pytestmark = pytest.mark.usefixtures("stock")
LETTERS = {Bead.WAITING: ".", Bead.ASKED: "?", Bead.RIGHT: "+", Bead.MISSED: "-"}


def today() -> date:
    return TODAY


def beads(sitting: Sitting) -> str:
    return "".join(LETTERS[bead] for bead in sitting.beads)


def asked(sitting: Sitting) -> str:
    return "" if sitting.exercise is None else sitting.exercise.id


def number_of(puzzle: str) -> int:
    return int(puzzle.rpartition("-")[2])


def answer(sitting: Sitting, reply: int) -> None:
    sitting.answer(reply)
    sitting.go_on()


# -------------------------------------------------------------------------------------------- five


def test_five_are_asked_in_their_order_and_kept(practice: Practice) -> None:
    five = five_of(practice, RULES, TODAY)
    sitting = sit_five(practice, five, today)
    kept: list[str] = []
    sitting.when_kept = lambda: kept.append("kept")
    assert (sitting.theme, sitting.lesson) == (SittingTheme.FIVE, 1)
    assert (beads(sitting), sitting.rating) == ("?....", None)
    sitting.go_on()
    assert beads(sitting) == "?....", "nothing was answered yet"
    outcome = sitting.answer(RIGHT)
    assert (outcome.mark, outcome.kept.rating, sitting.outcome) == (Mark.RIGHT, None, outcome)
    assert sitting.answer(WRONG) == outcome, "once is enough"
    assert kept == ["kept"]
    sitting.go_on()
    sitting.skip()
    assert (beads(sitting), sitting.lesson) == ("+.?..", 0)
    before = sitting.rating
    shown = sitting.show()
    assert (shown.reply, shown.mark) == (None, Mark.WRONG)
    assert shown.kept.rating == (before, sitting.rating)
    assert len(kept) == 2
    sitting.go_on()
    assert beads(sitting) == "+.-?."

    again = five_of(practice, RULES, TODAY)
    assert (again.answered, again.right) == (2, 1)
    resumed = sit_five(practice, again, today)
    assert beads(resumed) == "+?-.."
    for _ in range(3):
        answer(resumed, RIGHT)
    assert (beads(resumed), resumed.exercise) == ("++-++", None)
    done = five_of(practice, RULES, TODAY)
    assert (done.is_done, done.right) == (True, 4)
    missed = sit_again(practice, done, today)
    assert (beads(missed), asked(missed)) == ("?", done.items[2].exercise)
    answer(missed, RIGHT)
    assert five_of(practice, RULES, TODAY) == done, "the first answers stay"


def test_the_end_has_one_piece_of_news(practice: Practice) -> None:
    for number in range(19):
        puzzle = made_up(f"close-german-66-9{number}")
        practice.keep_answer(puzzle, Mark.RIGHT, TODAY)
    for question in "123":
        name = f"lesson-01-{RULES}-{question}a"
        practice.keep_answer(made_up(name, ExerciseSource.LESSON), Mark.RIGHT, TODAY)
    practice.mistakes.add([own(1, later(-40))], TODAY)
    day = TODAY
    for _ in range(3):
        day = practice.keep_answer(own(1).exercise, Mark.RIGHT, day).comes_back or day
    sitting = sit_five(practice, five_of(practice, RULES, day), lambda: day)
    told: list[News | None] = [sitting.news]
    while sitting.exercise is not None:
        right = sitting.exercise.ask.right
        sitting.answer(right[0] if isinstance(right, tuple) else RIGHT)
        told += [sitting.news]
        sitting.go_on()
    learned = News(NewsKind.LEARNED, day=later(-40))
    assert told == [None, *[learned] * 5]
    assert practice.lessons.done() == (1,)
    assert practice.answers.is_easy(RULES, ExerciseKind.CLOSE)


# ------------------------------------------------------------------------------------------ lesson


def test_a_missed_question_comes_once_more_at_the_end(practice: Practice) -> None:
    sitting = sit_lesson(practice, RULES, 3, today)
    assert (sitting.theme, sitting.lesson, beads(sitting)) == (SittingTheme.LESSON, 3, "?...")
    seen: list[str] = []
    for reply in (RIGHT, WRONG, RIGHT, WRONG):
        seen.append(asked(sitting)[-2:])
        answer(sitting, reply)
    assert beads(sitting) == "+?+-"
    for reply in (RIGHT, WRONG):
        seen.append(asked(sitting)[-2:])
        answer(sitting, reply)
    assert seen == ["1a", "2a", "3a", "4a", "2b", "4b"]
    assert (beads(sitting), sitting.exercise) == ("+++-", None), "once more, and not again"
    assert practice.lessons.done() == ()
    rest = sit_lesson(practice, RULES, 3, today)
    assert (beads(rest), asked(rest)[-2:]) == ("+++?", "4a"), "the variant asked longest ago"
    answer(rest, RIGHT)
    assert (practice.lessons.done(), rest.news) == ((3,), News(NewsKind.LESSON, lesson=3))


def test_once_more_asks_the_other_questions(practice: Practice) -> None:
    for variant in "ab":
        sitting = sit_lesson(practice, RULES, 3, today)
        assert beads(sitting) == "?..."
        for number in "1234":
            assert asked(sitting)[-2:] == number + variant
            answer(sitting, RIGHT)
    assert practice.lessons.state(3).at_once == 4


def test_with_one_variant_the_same_question_comes_again(practice: Practice, stock: Stock) -> None:
    stock.variants = "a"
    sitting = sit_lesson(practice, RULES, 3, today)
    for reply in (WRONG, RIGHT, RIGHT, RIGHT):
        answer(sitting, reply)
    assert asked(sitting)[-2:] == "1a"
    answer(sitting, RIGHT)
    assert practice.lessons.done() == (3,)


def test_other_positions_stand_for_questions_that_the_stock_lacks(
    practice: Practice, stock: Stock
) -> None:
    stock.numbers = "13"
    sitting = sit_lesson(practice, RULES, 3, today)
    seen: list[str] = []
    while sitting.exercise is not None:
        seen.append(f"{beads(sitting)} {asked(sitting)[-2:]}")
        answer(sitting, RIGHT)
    assert seen == ["?... 1a", "+?.. 1b", "++?. 3a", "+++? 3b"]
    assert (beads(sitting), practice.lessons.done()) == ("++++", (3,))


# ----------------------------------------------------------------------------------------- puzzles


def test_puzzles_never_end(practice: Practice) -> None:
    sitting = sit_puzzles(practice, RULES, ExerciseKind.WIN, today)
    assert (sitting.theme, sitting.beads) == (SittingTheme.PUZZLES, ())
    numbers: list[int] = []
    for _ in range(5):
        numbers.append(number_of(asked(sitting)))
        answer(sitting, WRONG if numbers[-1] == 4 else RIGHT)
    assert sorted(numbers) == [1, 2, 3, 4, 5], "unseen ones first"
    assert numbers[0] == 2, "the nearest to the rating"
    again = sit_puzzles(practice, RULES, ExerciseKind.WIN, today)
    assert number_of(asked(again)) == 4, "then those that were missed"
    answer(again, RIGHT)
    rest = [number for number in numbers if number != 4]
    for number in rest:
        assert number_of(asked(again)) == number, "then the oldest"
        answer(again, RIGHT)


def test_the_kinds_take_turns_when_they_are_mixed(practice: Practice) -> None:
    sitting = sit_puzzles(practice, RULES, None, today)
    kinds: list[ExerciseKind] = []
    for _ in range(6):
        assert sitting.exercise is not None
        kinds.append(sitting.exercise.kind)
        answer(sitting, RIGHT)
    assert kinds == [ExerciseKind.CLOSE, ExerciseKind.WIN, ExerciseKind.HOLD] * 2


def test_a_skipped_puzzle_comes_after_all_others(practice: Practice) -> None:
    sitting = sit_puzzles(practice, RULES, ExerciseKind.WIN, today)
    first = asked(sitting)
    sitting.skip()
    seen = [asked(sitting)]
    for _ in range(3):
        answer(sitting, RIGHT)
        seen.append(asked(sitting))
    assert first not in seen
    answer(sitting, RIGHT)
    assert asked(sitting) == first


def test_help_costs_no_rating(practice: Practice) -> None:
    sitting = sit_puzzles(practice, RULES, None, today)
    before = sitting.rating
    assert sitting.answer(WRONG, counts=False).kept.rating is None
    assert sitting.rating == before


# -------------------------------------------------------------------------------------------- own


def right_of(sitting: Sitting) -> Callable[[], object]:
    assert sitting.exercise is not None
    right = sitting.exercise.ask.right
    assert isinstance(right, tuple)
    return lambda: sitting.answer(right[0])


def test_due_mistakes_come_one_after_the_other(practice: Practice) -> None:
    practice.mistakes.add([own(number, later(-number)) for number in range(3)], TODAY)
    sitting = sit_own(practice, RULES, today, first="own-0")
    assert (sitting.theme, asked(sitting), beads(sitting)) == (SittingTheme.OWN, "own-0", "?..")
    right_of(sitting)()
    outcome = sitting.outcome
    assert outcome is not None
    assert (outcome.kept.comes_back, outcome.kept.is_learned) == (later(3), False)
    sitting.go_on()
    assert asked(sitting) == "own-2"
    sitting.show()
    outcome = sitting.outcome
    assert outcome is not None
    assert outcome.kept.comes_back == later(1)
    sitting.go_on()
    practice.mistakes.take_out("own-1")
    sitting.skip()
    assert sitting.exercise is None, "what is gone is not asked"


def test_a_sitting_lasts_beyond_midnight(practice: Practice) -> None:
    practice.mistakes.add([own(number, later(-number)) for number in range(2)], TODAY)
    days = iter((TODAY, TODAY, later(1)))
    sitting = sit_own(practice, RULES, lambda: next(days))
    sitting.show()
    sitting.go_on()
    assert sitting.show().kept.comes_back == later(2)
    with pytest.raises(StopIteration):
        next(days)


def test_nothing_is_asked_at_the_end(practice: Practice) -> None:
    sitting = sit_own(practice, RULES, today)
    assert (sitting.exercise, sitting.beads) == (None, ())
    sitting.skip()
    sitting.go_on()
    with pytest.raises(LookupError):
        sitting.answer(RIGHT)
