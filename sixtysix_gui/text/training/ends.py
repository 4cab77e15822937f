"""What is said at the beginning and the end of a lesson, and at the end of five."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import TYPE_CHECKING

from PySide6.QtCore import QDate, QLocale

from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.training.room import kind_name

if TYPE_CHECKING:
    from sixtysix_gui.training.exercise import ExerciseKind
    from sixtysix_gui.training.sittings import News

# ------------------------------------------------------------------------------------- end of five


def done_for_today() -> str:
    """Head the sheet at the end of five."""
    return translate("TrainingEnds", "Done for today")


def five_line(right: int, of: int) -> str:
    """Say how many were right at once, and what becomes of the others."""
    if right == of:
        return _all_at_once(of)
    how_many = _some_at_once(right, of)
    if of - right == 1:
        rest = translate("TrainingEnds", "The one you missed comes back tomorrow.")
    else:
        rest = translate("TrainingEnds", "The ones you missed come back tomorrow.")
    return f"{how_many} {rest}"


def _all_at_once(of: int) -> str:
    if of == 5:
        return translate("TrainingEnds", "All five at once.")
    return translate("TrainingEnds", "All of them at once.")


def _some_at_once(right: int, of: int) -> str:
    of_five = {
        0: translate("TrainingEnds", "None of five at once."),
        1: translate("TrainingEnds", "One of five at once."),
        2: translate("TrainingEnds", "Two of five at once."),
        3: translate("TrainingEnds", "Three of five at once."),
        4: translate("TrainingEnds", "Four of five at once."),
    }
    if of == 5:
        return of_five[right]
    return translate("TrainingEnds", "{k} of {n} at once.").format(k=right, n=of)


def news_line(news: News | None, deck: str) -> str:
    """Say what is new; empty where nothing is."""
    if news is None:
        return ""
    if news.day is not None:
        #: {date} is a date: 14 November
        text = translate("TrainingEnds", "A mistake of {date} is learned.")
        return text.format(date=_day(news.day))
    if news.lesson:
        return lesson_is_done(news.lesson)
    if news.kind is not None:
        #: {kind} is a kind of puzzles at the beginning of the sentence: Close or not?
        text = translate("TrainingEnds", "“{kind}” is easy for you now.")
        return text.format(kind=kind_name(news.kind, deck))
    return ""


def back_to_table() -> str:
    """Name the button that leads back to the game that waits."""
    return translate("TrainingEnds", "Back to the table")


def close_button() -> str:
    """Name the button that closes the sheet where no game waits."""
    return translate("TrainingEnds", "Close")


def five_more() -> str:
    """Name the button for another five."""
    return translate("TrainingEnds", "Five more")


def missed_again(count: int) -> str:
    """Name the link to what was missed."""
    if count == 1:
        return translate("TrainingEnds", "The missed one again")
    return translate("TrainingEnds", "The missed ones again")


def deal_of_the_day() -> str:
    """Name the link to the deal of the day."""
    return translate("TrainingEnds", "Deal of the day")


def beads_spoken(marks: Sequence[tuple[str, bool]]) -> str:
    """Tell readers of the screen each of the five: where it came from, and whether it was right."""
    right = translate("TrainingEnds", "{what}: right")
    missed = translate("TrainingEnds", "{what}: missed")
    parts = ((right if is_right else missed).format(what=what) for what, is_right in marks)
    return as_sentence(f"{', '.join(parts)}.")


# -------------------------------------------------------------------------------------- a lesson


def first_question() -> str:
    """Name the button that begins the questions of a lesson."""
    return translate("TrainingEnds", "First question")


def go_to_question() -> str:
    """Name the button that leads from the opening to the one question that is asked."""
    return translate("TrainingEnds", "To the question")


def all_lessons() -> str:
    """Name the link to the list of lessons."""
    return translate("TrainingEnds", "All lessons")


def questions_follow() -> str:
    """Say what comes after the opening."""
    return translate("TrainingEnds", "Four questions follow, the last from a real deal.")


def opening_tab(number: int, title: str) -> str:
    """Name a lesson and its title in one line."""
    text = translate("TrainingEnds", "Lesson {n}: {title}")
    return text.format(n=number, title=title)


def remember() -> str:
    """Head the sentence to remember."""
    return translate("TrainingEnds", "Remember this one sentence")


def coach_names(number: int) -> str:
    """Say what the coach does from now on."""
    text = translate(
        "TrainingEnds",
        "From now on the coach names lesson {n} where a deal of yours turns on this.",
    )
    return text.format(n=number)


def lesson_is_done(number: int) -> str:
    """Say that a lesson is done."""
    return translate("TrainingEnds", "Lesson {n} is done.").format(n=number)


def questions_left(count: int) -> str:
    """Say that questions were missed twice, so that the lesson is open still."""
    return translate("TrainingEnds", "%n question(s) of this lesson are still open.", None, count)


def lessons_done_name() -> str:
    """Name the figure of the lessons that are done."""
    return translate("TrainingEnds", "Lessons done")


def at_once_name() -> str:
    """Name the figure of the questions that were right at the first try."""
    return translate("TrainingEnds", "Right at once")


def count_of(count: int, of: int) -> str:
    """Write a figure: 9 of 12."""
    return translate("TrainingEnds", "{k} of {n}").format(k=count, n=of)


def next_lesson(title: str, tile: str) -> str:
    """Say what the next lesson is about."""
    #: {title} is the title of a lesson, {tile} a sentence about it
    return translate("TrainingEnds", "Next: {title}. {tile}").format(title=title, tile=tile)


def all_twelve(kind: ExerciseKind | None, count: int, deck: str) -> str:
    """Say that all lessons are done, and which puzzles wait, if that is known."""
    if kind is None or not count:
        return translate("TrainingEnds", "All twelve lessons are done.")
    text = translate(
        "TrainingEnds",
        "All twelve. Hardest for you were “{kind}”: %n puzzle(s) of that kind wait.",
        None,
        count,
    )
    return text.format(kind=kind_name(kind, deck))


def once_more() -> str:
    """Name the link to a lesson with other questions."""
    return translate("TrainingEnds", "Once more")


def lesson_button(number: int) -> str:
    """Name the button that begins a lesson."""
    return translate("TrainingEnds", "Lesson {n}").format(n=number)


def puzzles_button() -> str:
    """Name the button that begins puzzles after the last lesson."""
    return translate("TrainingEnds", "To the puzzles")


def _day(day: date) -> str:
    #: a day in the letters of Qt: d day, MMMM month
    pattern = translate("TrainingEnds", "d MMMM")
    return QLocale().toString(QDate(day.year, day.month, day.day), pattern)
