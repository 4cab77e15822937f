"""What is asked next: puzzles, questions of a lesson, and five for today.

Five are laid together once a day and rule set, and kept: own mistakes that are due come first, then
questions of the next lesson, puzzles last.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import date
from itertools import chain, islice
from math import inf

from sixtysix_gui.training.exercise import (
    PUZZLE_KINDS,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Mark,
    exchanged,
)
from sixtysix_gui.training.exercise_files import ExerciseError
from sixtysix_gui.training.kept.answers import rating_of
from sixtysix_gui.training.kept.days import Five, FiveItem
from sixtysix_gui.training.lessons import LessonsMissingError, place_of, question, questions
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.puzzles import PuzzlesMissingError, difficulty_of, puzzle, puzzles_of
from sixtysix_gui.training.taught import LESSONS, QUESTIONS


def next_puzzle(
    practice: Practice, rules: str, kinds: Sequence[ExerciseKind], asked: Iterable[str] = ()
) -> Exercise | None:
    """Return the puzzle to ask next: of the first kind that has one, none of those just asked.

    One that was never asked and whose difficulty is near the rating; where all were asked, the one
    that was missed longest ago, and without any the one that was asked longest ago. One that cannot
    be read is passed over.

    Raises:
        PuzzlesMissingError: if the puzzles of this version are missing.
    """
    barred = set(asked)
    marks, rating = practice.answers.last_marks(rules), practice.answers.rating(rules)
    stocks = [[each for each in puzzles_of(rules, kind) if each not in barred] for kind in kinds]
    new = (_first_new(stock, marks, rating) for stock in stocks)
    old = (_first_old(stock, marks) for stock in stocks)
    return next((each for each in chain(new, old) if each is not None), None)


def _first_new(stock: Iterable[str], marks: Mapping[str, Mark], rating: int) -> Exercise | None:
    new = (each for each in stock if each not in marks)
    return _first_readable(sorted(new, key=lambda each: _distance(each, rating)))


def _first_old(stock: Iterable[str], marks: Mapping[str, Mark]) -> Exercise | None:
    there = set(stock)
    old = [each for each in marks if each in there]
    return _first_readable(sorted(old, key=lambda each: marks[each].is_right))


def _distance(name: str, rating: int) -> float:
    """Return how far the difficulty of a puzzle is from a rating."""
    try:
        return abs(rating_of(difficulty_of(name)) - rating)
    except PuzzlesMissingError:
        return inf


def _read_puzzle(name: str) -> Exercise | None:
    try:
        return puzzle(name)
    except PuzzlesMissingError:
        return None


def _first_readable(names: Iterable[str]) -> Exercise | None:
    """Return the first puzzle that can be read."""
    found = (_read_puzzle(name) for name in names)
    return next((each for each in found if each is not None), None)


def kinds_in_turn(practice: Practice, rules: str) -> tuple[ExerciseKind, ...]:
    """Return the kinds of puzzles, the one first that was asked longest ago."""
    last = practice.answers.last_of_kinds(rules)
    return tuple(sorted(PUZZLE_KINDS, key=lambda kind: last.get(kind, 0)))


def open_questions(practice: Practice, rules: str, lesson: int) -> Iterator[tuple[int, str]]:
    """Yield the questions of a lesson that were not answered right yet, with their numbers.

    Of the variants of each the one that was never asked, or was asked longest ago. Where the stock
    has none, another position of the lesson stands for it.

    Raises:
        LessonsMissingError: if the questions cannot be read.
    """
    right = practice.lessons.state(lesson).right
    numbers = [number for number in range(1, QUESTIONS + 1) if number not in right]
    variants = _longest_ago(practice, rules, lesson)
    found = {number: _variant(variants, lesson, number) for number in numbers}
    taken = set(found.values())
    spare = [each for each in variants if each not in taken]
    for number in numbers:
        name = found[number] or (spare.pop(0) if spare else None)
        if name is not None:
            yield number, name


def question_of(practice: Practice, rules: str, lesson: int, number: int) -> str | None:
    """Return the variant of a question to ask next; None if the stock has none.

    Raises:
        LessonsMissingError: if the questions cannot be read.
    """
    return _variant(_longest_ago(practice, rules, lesson), lesson, number)


def _variant(variants: Iterable[str], lesson: int, number: int) -> str | None:
    return next((each for each in variants if place_of(each) == (lesson, number)), None)


def _longest_ago(practice: Practice, rules: str, lesson: int) -> list[str]:
    """Return all questions of a lesson: those never asked first, then the longest ago."""
    order = {each: place for place, each in enumerate(practice.answers.last_marks(rules), 1)}
    return sorted(questions(rules, lesson), key=lambda each: order.get(each, 0))


def exercise_named(practice: Practice, source: ExerciseSource, name: str) -> Exercise | None:
    """Return an exercise by its id, own ones with their suits exchanged; None if it is gone."""
    try:
        if source is ExerciseSource.PUZZLE:
            return puzzle(name)
        if source is ExerciseSource.LESSON:
            return question(name)
        mistake = practice.mistakes.by_id(name)
        return None if mistake is None else exchanged(mistake.exercise, mistake.times)
    except (ExerciseError, LessonsMissingError, PuzzlesMissingError, KeyError):
        return None


def missed_puzzles(practice: Practice, rules: str, asked: Iterable[str]) -> list[str]:
    """Return those of some puzzles that were missed when they were asked last, and are there."""
    marks = practice.answers.last_marks(rules)
    missed = (each for each in asked if marks.get(each) is Mark.WRONG)
    return [
        each for each in missed if exercise_named(practice, ExerciseSource.PUZZLE, each) is not None
    ]


FIVE = 5
MOST_OWN = 2
_HARDEST = 3
"""Puzzles of the hardest kind once all lessons are done."""


def five_of(practice: Practice, rules: str, day: date) -> Five:
    """Return the five of a day: those that are kept, or new ones, which are kept from now on.

    What was begun stays today's until it is done. Once they are done, those are returned. What
    is not there any more, as a mistake that was taken out, is left out. There are fewer, or none,
    where there is nothing more to ask.
    """
    kept = practice.fives.of(rules, day)
    if kept is not None and not kept.is_done:
        kept = _without_gone(practice, kept, day)
    return kept or five_more(practice, rules, day)


def _without_gone(practice: Practice, five: Five, day: date) -> Five | None:
    for item in five.items:
        if item.mark is None and exercise_named(practice, item.source, item.exercise) is None:
            practice.fives.drop(five.number, item.exercise, day)
    return practice.fives.of(five.rules, day)


def five_more(practice: Practice, rules: str, day: date) -> Five:
    """Lay five more together, after those of the day are done."""
    own = [FiveItem(each.id, ExerciseSource.OWN) for each in practice.mistakes.due(rules, day)]
    lessons = list(_questions(practice, rules))
    first = [*own[:MOST_OWN], *lessons[: 1 if own else MOST_OWN]]
    puzzles = list(_puzzles(practice, rules, FIVE - len(first)))
    more = [each for each in (*lessons, *own) if each not in first]
    first += more[: FIVE - len(first) - len(puzzles)]  # where there are no puzzles
    items = sorted([*first, *puzzles], key=lambda item: _ORDER.index(item.source))
    return practice.fives.lay(rules, day, items) if items else Five(0, rules, day, ())


_ORDER = (ExerciseSource.OWN, ExerciseSource.LESSON, ExerciseSource.PUZZLE)


def _questions(practice: Practice, rules: str) -> Iterator[FiveItem]:
    """Yield the open questions of the next lessons, as many as five could ever ask."""
    done = practice.lessons.done()
    try:
        found = (
            FiveItem(name, ExerciseSource.LESSON, lesson)
            for lesson in LESSONS
            if lesson not in done
            for _, name in open_questions(practice, rules, lesson)
        )
        yield from islice(found, FIVE)
    except LessonsMissingError:
        return


def _puzzles(practice: Practice, rules: str, count: int) -> Iterator[FiveItem]:
    """Yield puzzles: those missed in the last five, then of one kind after the other."""
    before = practice.fives.last(rules)
    items = () if before is None else before.items
    last = [item.exercise for item in items if item.source is ExerciseSource.PUZZLE]
    asked = missed_puzzles(practice, rules, last)[:count]
    yield from (FiveItem(each, ExerciseSource.PUZZLE) for each in asked)
    kinds = _kinds(practice, rules)
    try:
        for place in range(len(asked), count):
            turn = kinds[place % len(kinds) :] + kinds[: place % len(kinds)]
            found = next_puzzle(practice, rules, turn, asked)
            if found is None:
                return
            asked.append(found.id)
            yield FiveItem(found.id, ExerciseSource.PUZZLE)
    except PuzzlesMissingError:
        return


def _kinds(practice: Practice, rules: str) -> tuple[ExerciseKind, ...]:
    """Return the kinds to ask in turn; after all lessons the hardest comes three times first."""
    kinds = kinds_in_turn(practice, rules)
    hardest = practice.answers.hardest(rules)
    if practice.lessons.next() is not None or hardest is None:
        return kinds
    return (*(hardest,) * _HARDEST, *(kind for kind in kinds if kind is not hardest))
