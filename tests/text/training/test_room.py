"""The room of the training in words."""

from datetime import date

from sixtysix_gui.text.training import room
from sixtysix_gui.training.exercise import ExerciseKind, ExerciseSource, Mark
from sixtysix_gui.training.kept.days import Five, FiveItem
from sixtysix_gui.training.kept.mistakes import Drawer, Mistake
from tests.helpers.rows import each_row

OWN = FiveItem("own", ExerciseSource.OWN)
LESSON = FiveItem("lesson", ExerciseSource.LESSON, 5)
OTHER_LESSON = FiveItem("lesson", ExerciseSource.LESSON, 6)
PUZZLE = FiveItem("puzzle", ExerciseSource.PUZZLE)


@each_row(
    ("items", "line"),
    [
        (
            [OWN, OWN, LESSON, PUZZLE, PUZZLE],
            "Two of your own mistakes, a question of lesson 5, two puzzles. About five minutes.",
        ),
        ([OWN, LESSON], "One of your own mistakes, a question of lesson 5."),
        (
            [LESSON, LESSON, PUZZLE, PUZZLE, PUZZLE],
            "Two questions of lesson 5, three puzzles. About five minutes.",
        ),
        ([PUZZLE], "A puzzle."),
        ([PUZZLE] * 5, "Five puzzles. About five minutes."),
    ],
)
def test_the_five_are_named_by_where_they_come_from(items: list[FiveItem], line: str) -> None:
    assert room.five_line(items) == line


def five(*marks: Mark | None) -> Five:
    items = tuple(
        FiveItem(str(at), ExerciseSource.PUZZLE, mark=mark) for at, mark in enumerate(marks)
    )
    return Five(1, "schnapsen", date(2026, 11, 22), items)


@each_row(
    ("today", "line"),
    [
        (None, "Five for today"),
        (five(None, None), "Five for today"),
        (five(Mark.WRONG, None), "1 of 2 done"),
        (five(Mark.WRONG, Mark.ALSO_GOOD), "Done for today: 1 of 2"),
    ],
)
def test_the_tile_says_how_todays_five_stand(today: Five | None, line: str) -> None:
    assert room.training_state(today) == line


@each_row(
    ("done", "title", "line"),
    [(4, "The lowest trump", "4 of 12 · next: The lowest trump"), (12, "", "Twelve of twelve")],
)
def test_lessons_say_how_many_are_done(done: int, title: str, line: str) -> None:
    assert room.lessons_state(done, title) == line


@each_row(("solved", "line"), [(0, "Three kinds wait"), (212, "212 solved · rating 1480")])
def test_puzzles_say_how_many_are_solved(solved: int, line: str) -> None:
    assert room.puzzles_state(solved, 1480) == line


@each_row(
    ("right", "done", "is_next", "line"),
    [
        (4, True, False, "done"),
        (2, False, True, "2 of 4"),
        (0, False, True, "next"),
        (0, False, False, ""),
    ],
)
def test_a_lesson_says_how_it_stands(right: int, done: bool, is_next: bool, line: str) -> None:
    assert room.lesson_state(right, 4, done=done, is_next=is_next) == line


@each_row(
    ("kind", "deck", "name"),
    [
        (None, "french", "Mixed"),
        (ExerciseKind.CLOSE, "french", "Close or not?"),
        (ExerciseKind.WIN, "german", "Find the win"),
        (ExerciseKind.HOLD, "french", "What does the King hold?"),
    ],
)
def test_kinds_have_names(kind: ExerciseKind | None, deck: str, name: str) -> None:
    assert room.kind_name(kind, deck) == name


@each_row(("loss", "text"), [(None, ""), (1.24, "cost 1.2 then"), (0.6, "cost 0.6 then")])
def test_what_a_mistake_has_cost(loss: float | None, text: str) -> None:
    assert room.mistake_cost(loss) == text


@each_row(
    ("due", "text"),
    [
        (None, "learned"),
        (date(2026, 11, 30), "today"),
        (date(2026, 12, 3), "on 3 Dec"),
        (date(2036, 12, 3), "today"),  # put there by a clock that was wrong
    ],
)
def test_when_a_mistake_is_asked_again(due: date | None, text: str) -> None:
    today = date(2026, 11, 30)
    mistake = Mistake(
        *("own-1", "schnapsen", today, 1, None, Drawer.MONTH), due, 0, 0, added=today, text=""
    )
    assert room.due_words(mistake, today) == text


@each_row(
    ("next_due", "text"),
    [
        (None, "All of them are learned."),
        (date(2026, 12, 3), "Done for today. The next ones come on 3 Dec."),
    ],
)
def test_when_nothing_waits_it_is_said_when_something_does(
    next_due: date | None, text: str
) -> None:
    assert room.done_until(next_due) == text
