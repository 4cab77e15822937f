"""Which puzzle and which question of a lesson are asked next, by what was answered before."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain
from math import inf

from sixtysix_gui.training.exercise import PUZZLE_KINDS, Exercise, Kind, Mark, Source
from sixtysix_gui.training.exercise_files import ExerciseError
from sixtysix_gui.training.lessons import LessonsMissingError, place_of, question, questions
from sixtysix_gui.training.practice import Practice
from sixtysix_gui.training.puzzles import PuzzlesMissingError, difficulty_of, puzzle, puzzles_of
from sixtysix_gui.training.rating import rating_of
from sixtysix_gui.training.suits import exchanged
from sixtysix_gui.training.taught import QUESTIONS


def next_puzzle(
    practice: Practice, rules: str, kinds: Sequence[Kind], asked: Iterable[str] = ()
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


def kinds_in_turn(practice: Practice, rules: str) -> tuple[Kind, ...]:
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


def exercise_named(practice: Practice, source: Source, name: str) -> Exercise | None:
    """Return an exercise by its id, own ones with their suits exchanged; None if it is gone."""
    try:
        if source is Source.PUZZLE:
            return puzzle(name)
        if source is Source.LESSON:
            return question(name)
        mistake = practice.mistakes.by_id(name)
        return None if mistake is None else exchanged(mistake.exercise, mistake.times)
    except (ExerciseError, LessonsMissingError, PuzzlesMissingError, KeyError):
        return None


def missed_puzzles(practice: Practice, rules: str, asked: Iterable[str]) -> list[str]:
    """Return those of some puzzles that were missed when they were asked last, and are there."""
    marks = practice.answers.last_marks(rules)
    missed = (each for each in asked if marks.get(each) is Mark.WRONG)
    return [each for each in missed if exercise_named(practice, Source.PUZZLE, each) is not None]
