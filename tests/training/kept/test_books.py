"""Lessons, own mistakes, fives, deals of the day and counting, as they are kept."""

from dataclasses import replace
from datetime import date

import pytest

from sixtysix_gui.training.exercise import ByMove, ExerciseSource, Mark
from sixtysix_gui.training.kept.answers import CountAnswer, CountMark, CountTally
from sixtysix_gui.training.kept.days import AceState, FiveItem
from sixtysix_gui.training.kept.mistakes import Drawer, forgotten_name, moved
from sixtysix_gui.training.practice import Practice
from tests.helpers.rows import each_row
from tests.training.made_up import RULES, TODAY, later, made_up, own

# ----------------------------------------------------------------------------------------- lessons


def lesson(practice: Practice, question: str, mark: Mark = Mark.RIGHT, rules: str = RULES) -> int:
    name = f"lesson-09-{rules}-{question}"
    return practice.keep_answer(
        made_up(name, ExerciseSource.LESSON, rules=rules), mark, TODAY
    ).lesson_done


def test_four_right_on_any_try_in_any_rule_set_is_done(practice: Practice) -> None:
    assert lesson(practice, "1a") == 0
    assert lesson(practice, "2a", Mark.WRONG) == 0
    assert lesson(practice, "2b", rules="schnapsen") == 0
    assert practice.lessons.first_open(9) == 3
    assert lesson(practice, "3a") == 0
    assert practice.lessons.done() == ()
    assert lesson(practice, "4a") == 9
    state = practice.lessons.state(9)
    assert (state.is_done, state.done, state.at_once) == (True, TODAY, 3)
    assert practice.lessons.next() == 1
    practice.lessons.begin_again(9)
    assert practice.lessons.state(9).right == frozenset()
    assert practice.lessons.done() == (9,)
    assert [lesson(practice, f"{number}b") for number in range(1, 5)] == [0] * 4, "done before"
    assert practice.lessons.state(9).at_once == 4


def test_openings_are_seen_once(practice: Practice) -> None:
    assert not practice.lessons.state(1).seen
    practice.lessons.see(1, TODAY)
    practice.lessons.see(1, later(1))
    assert [state.seen for state in practice.lessons.states()] == [True] + [False] * 11
    assert practice.lessons.next() == 1


# ---------------------------------------------------------------------------------------- mistakes


def test_mistakes_go_from_drawer_to_drawer_until_they_are_learned(practice: Practice) -> None:
    found = own(1)
    assert practice.add_mistakes([found, found], "deal", TODAY) == 1
    assert practice.mistakes.collected() == {"deal"}
    day, seen = TODAY, list[tuple[int, bool]]()
    for _ in range(4):
        (due,) = practice.mistakes.due(RULES, day)
        kept = practice.keep_answer(due.exercise, Mark.ALSO_GOOD, day)
        seen.append(((kept.comes_back or day).toordinal() - day.toordinal(), kept.is_learned))
        assert practice.mistakes.due(RULES, day) == ()
        day = kept.comes_back or day
    assert seen == [(3, False), (7, False), (30, False), (0, True)]
    assert (practice.mistakes.learned(RULES), practice.mistakes.next_due(RULES, day)) == (1, None)


def test_a_missed_one_comes_tomorrow(practice: Practice) -> None:
    practice.mistakes.add([own(1)], TODAY)
    kept = practice.keep_answer(own(1).exercise, Mark.WRONG, TODAY)
    assert (kept.comes_back, kept.is_learned) == (later(1), False)
    assert practice.mistakes.waiting(RULES, TODAY) == 0
    assert practice.mistakes.next_due(RULES, TODAY) == later(1)
    again = practice.keep_answer(own(1).exercise, Mark.RIGHT, TODAY)
    assert again.comes_back == later(1), "solved before it was due, it stays where it was"
    (mistake,) = practice.mistakes.all()
    assert (mistake.drawer, mistake.right, mistake.missed) == (Drawer.TODAY, 1, 1)


def test_ten_a_day_the_oldest_first(practice: Practice) -> None:
    days = [later(-number) for number in range(14)]
    practice.mistakes.add([own(number, day) for number, day in enumerate(days)], TODAY)
    due = practice.mistakes.due(RULES, TODAY)
    assert [each.deal_day for each in due] == sorted(days)[:10]
    for each in due[:4]:
        practice.keep_answer(each.exercise, Mark.WRONG, TODAY)
    assert practice.mistakes.waiting(RULES, TODAY) == 6
    assert practice.mistakes.waiting(RULES, later(1)) == 10
    assert practice.mistakes.waiting("schnapsen", TODAY) == 0


def test_taken_out_is_out_until_it_is_put_back(practice: Practice) -> None:
    practice.mistakes.add([own(1)], TODAY)
    practice.mistakes.take_out("own-1")
    assert practice.mistakes.all() == ()
    assert practice.mistakes.add([own(1)], TODAY) == 0, "it does not come back by itself"
    practice.mistakes.put_back("own-1")
    assert [each.id for each in practice.mistakes.due(RULES, TODAY)] == ["own-1"]


def test_a_clock_that_was_wrong_hides_no_mistake(practice: Practice) -> None:
    practice.mistakes.add([own(1)], date(2036, 1, 1))
    assert practice.mistakes.waiting(RULES, TODAY) == 1


def test_damaged_ones_do_not_count_and_are_removed(practice: Practice) -> None:
    for number in range(12):
        found = own(number, later(-number))
        if number > 8:  # the oldest have no right move any more
            found = replace(found, exercise=replace(found.exercise, ask=ByMove(())))
        practice.mistakes.add([found], TODAY)
    due = practice.mistakes.due(RULES, TODAY)
    assert [each.id for each in due] == [f"own-{number}" for number in range(8, -1, -1)]
    assert len(practice.mistakes.all()) == 9


def test_what_was_forgotten_stays_out_whatever_version_of_the_coach_asks(
    practice: Practice,
) -> None:
    practice.add_mistakes([own(1)], "1.2 game 7 1", TODAY)
    practice.forget_mistakes(["1.2 game 8 1"])
    practice.mistakes.note_collected(["1.3 game 9 1"])
    practice.forget_mistakes()
    names = {forgotten_name(f"2.0 game {game} 1") for game in (7, 8, 9)}
    assert practice.mistakes.collected() == names
    assert len(names) == 3


def test_relatives_of_a_rule_set_lie_in_its_box(practice: Practice) -> None:
    practice.mistakes.add([own(1, rules="schnapsen-sharp")], TODAY)
    assert practice.mistakes.waiting("schnapsen", TODAY) == 1


# ------------------------------------------------------------------------------------------- fives

ITEMS = (
    FiveItem("a", ExerciseSource.OWN),
    FiveItem("b", ExerciseSource.LESSON, 5),
    FiveItem("c", ExerciseSource.PUZZLE),
)


def test_fives_are_kept_as_they_were_begun(practice: Practice) -> None:
    five = practice.fives.lay(RULES, TODAY, ITEMS)
    assert practice.fives.of(RULES, TODAY) == five
    assert practice.fives.of(RULES, later(1)) is None, "not begun, it was yesterday's"
    assert practice.fives.of("schnapsen", TODAY) is None
    practice.fives.keep(five.number, "b", Mark.RIGHT, TODAY)
    practice.fives.keep(five.number, "b", Mark.WRONG, TODAY)
    begun = practice.fives.of(RULES, later(5))
    assert begun is not None, "begun, it stays today's"
    assert (begun.answered, begun.right, begun.is_done) == (1, 1, False)
    for name in "ac":
        practice.fives.keep(five.number, name, Mark.WRONG, later(5))
    done = practice.fives.of(RULES, later(5))
    assert done is not None
    assert (done.is_done, done.right) == (True, 1)
    assert practice.fives.of(RULES, later(6)) is None


def test_what_was_not_begun_makes_way(practice: Practice) -> None:
    first = practice.fives.lay(RULES, TODAY, ITEMS)
    second = practice.fives.lay(RULES, later(1), ITEMS)
    assert practice.fives.all() == (second,)
    assert practice.fives.by_number(first.number) in (None, second)


def test_what_is_gone_is_dropped(practice: Practice) -> None:
    five = practice.fives.lay(RULES, TODAY, ITEMS)
    practice.fives.keep(five.number, "a", Mark.RIGHT, TODAY)
    for name in "abc":
        practice.fives.drop(five.number, name, TODAY)
    left = practice.fives.of(RULES, TODAY)
    assert left is not None
    assert ([item.exercise for item in left.items], left.is_done) == (["a"], True)


# -------------------------------------------------------------------------------------------- days


def test_a_day_is_begun_once_and_its_first_result_stays(practice: Practice) -> None:
    days = practice.days
    begun = days.begin(RULES, TODAY, "game 1", "1.0", "7")
    assert days.begin(RULES, TODAY, "game 2", "1.1", "8") == begun
    assert days.open() == (begun,)
    assert (begun.is_open, begun.is_as_good) == (True, None)
    days.finish(RULES, TODAY, 2, 1)
    days.finish(RULES, TODAY, 3, 0)
    days.ace_failed(RULES, TODAY)
    (waits,) = days.all()
    assert (waits.mine, waits.hints, waits.ace_state) == (2, 1, AceState.FAILED)
    days.ace_made(RULES, TODAY, 2, "9")
    days.ace_failed(RULES, TODAY)
    found = days.of_game("game 1")
    assert found is not None
    assert (found.ace, found.ace_state, found.players) == (2, AceState.DONE, "9")
    assert (found.is_as_good, found.is_open) == (True, False)
    assert days.of_game("game 2") is None


def test_the_last_days_have_gaps(practice: Practice) -> None:
    for back in (0, 2, 7):
        practice.days.begin(RULES, later(-back), f"game {back}", "", "")
    found = practice.days.last(RULES, TODAY)
    assert [None if day is None else day.game for day in found] == [
        *(None, None, None, None),
        *("game 2", None, "game 0"),
    ]
    assert practice.days.last(RULES, date(1, 1, 3), 3) == (None,) * 3


# ------------------------------------------------------------------------------------------ counts


def test_the_last_fifty_answers_are_told(practice: Practice) -> None:
    for number in range(60):
        mark = CountMark.WRONG if number < 10 else CountMark.RIGHT
        practice.counts.keep(CountAnswer("own", RULES, mark, TODAY))
    practice.counts.keep(CountAnswer("other", RULES, CountMark.NEARLY, TODAY))
    assert practice.counts.tally("own") == CountTally("own", 50, 0, 0)
    assert practice.counts.tallies() == (CountTally("other", 0, 1, 0), CountTally("own", 50, 0, 0))
    assert len(practice.counts.all()) == 61
    assert practice.counts.tally("hand").of == 0


# ------------------------------------------------------------------------------------- forgetting


@pytest.mark.parametrize("part", ["mistakes", "rating_and_counting", "lessons_and_days"])
def test_each_part_is_forgotten_alone(practice: Practice, part: str) -> None:
    practice.mistakes.add([own(1)], TODAY)
    for exercise in (
        own(1).exercise,
        made_up("close-german-66-001"),
        made_up("lesson-01-german-66-1a", ExerciseSource.LESSON),
    ):
        practice.keep_answer(exercise, Mark.RIGHT, TODAY)
    practice.fives.lay(RULES, TODAY, ITEMS)
    practice.days.begin(RULES, TODAY, "game", "", "")
    practice.counts.keep(CountAnswer("own", RULES, CountMark.RIGHT, TODAY))
    getattr(practice, f"forget_{part}")()
    there = {
        "mistakes": bool(practice.mistakes.all()),
        "rating_and_counting": bool(practice.counts.all()) and practice.answers.solved(RULES) > 0,
        "lessons_and_days": bool(
            practice.days.all() and practice.fives.all() and practice.lessons.state(1).right
        ),
    }
    assert there == {name: name != part for name in there}
    sources = {answer.source for answer in practice.answers.all()}
    assert len(sources) == 2


DAY = date(2026, 11, 30)


@each_row(
    "drawer, is_right, after, due",
    [
        (Drawer.TODAY, True, Drawer.THREE_DAYS, date(2026, 12, 3)),
        (Drawer.THREE_DAYS, True, Drawer.WEEK, date(2026, 12, 7)),
        (Drawer.WEEK, True, Drawer.MONTH, date(2026, 12, 30)),
        (Drawer.MONTH, True, Drawer.LEARNED, None),
        (Drawer.LEARNED, True, Drawer.LEARNED, None),
        *((drawer, False, Drawer.TODAY, date(2026, 12, 1)) for drawer in Drawer),
    ],
)
def test_right_moves_on_and_wrong_comes_tomorrow(
    drawer: Drawer, is_right: bool, after: Drawer, due: date | None
) -> None:
    assert moved(drawer, DAY, is_right=is_right) == (after, due)
