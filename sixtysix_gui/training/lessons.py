"""The twelve lessons: their words in English, their openings, and the stock of questions.

Words are in ``data/lessons.toml``. Openings and questions are exercises in one file for each rule
set, made by ``python -m tools.exercises.lessons``; each is read when it is asked for. Each question
stands there in one or two variants, a and b.
"""

import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.moves import Move, PlayCard
from sixtysix_gui.training.exercise import ByMove, Exercise
from sixtysix_gui.training.exercise_files import ExerciseError, read_exercise
from sixtysix_gui.training.taught import TAUGHT

LIT = "card_lit"
"""How values of an opening begin that are cards in gold light."""
CONTEXT = "Lessons"
"""The context of the words for translation, as lessons.toml says."""
_WORDS = "lessons.toml"
_ID = re.compile(r'^\[Exercise "([^"]+)"\]$', re.MULTILINE)
_NUMBER = re.compile(r"lesson-(\d\d)-(.+)-(?:([1-4])[ab]|opening)")


class LessonsMissingError(Exception):
    """The file of lessons or of their questions is missing or damaged; ``str()`` says which."""


@dataclass(frozen=True)
class OpeningFigure:
    """A row of the ledger of an opening: its label, and the value that it names."""

    label: str
    value: str


@dataclass(frozen=True)
class LessonWords:
    """The words of a lesson in English, as translations know them.

    ``idea`` has two sentences at most, ``tile`` is the sentence of the list, ``sentence`` the one
    to remember, ``pill`` the conclusion of the opening.
    """

    number: int
    title: str
    idea: str
    tile: str
    sentence: str
    pill: str
    figures: tuple[OpeningFigure, ...]


@cache
def lesson(number: int, rules_name: str = TAUGHT[0]) -> LessonWords:
    """Return the words of a lesson, as a rule set has them.

    Raises:
        LessonsMissingError: if they cannot be read.
    """
    try:
        row = dict(_rows()[number])
        row |= row.pop("rules", {}).get(rules_name, {})
        figures = tuple(OpeningFigure(**figure) for figure in row.pop("figures", ()))
        return LessonWords(figures=figures, **row)
    except (KeyError, TypeError) as error:
        raise LessonsMissingError(f"{_WORDS}: {error!r}") from error


@cache
def opening(rules_name: str, number: int) -> Exercise:
    """Return the position that shows the idea of a lesson; its values fill figures and pill.

    Raises:
        LessonsMissingError: if it cannot be read, or lacks a value that its figures name.
    """
    exercise = question(f"lesson-{number:02}-{rules_name}-opening")
    named = {row.value for row in lesson(number, rules_name).figures}
    lacking = named - dict(exercise.values).keys()
    if lacking:
        raise LessonsMissingError(f"{stock_file(rules_name)}: {exercise.id} lacks {lacking}")
    return exercise


def lit_moves(shown: Exercise) -> tuple[Move, ...]:
    """Return what lies in gold light in an opening: three cards at most, and the chip of an act."""
    lit = [value for name, value in shown.values if name.startswith(LIT)]
    cards = [PlayCard(card) for card in lit if isinstance(card, Card)]
    acts = shown.ask.right[:1] if isinstance(shown.ask, ByMove) else ()
    return (*cards, *(act for act in acts if not isinstance(act, PlayCard)))


def questions(rules_name: str, number: int) -> tuple[str, ...]:
    """Return the ids of all questions of a lesson in the stock, by question, then variant.

    Raises:
        LessonsMissingError: if the stock or the words of the lesson cannot be read.
    """
    lesson(number, rules_name)
    start = f"lesson-{number:02}-{rules_name}-"
    ids = (each.removeprefix(start) for each in _stock(rules_name) if each.startswith(start))
    return tuple(f"{start}{each}" for each in sorted(ids) if each != "opening")


@cache
def question(exercise_id: str) -> Exercise:
    """Return a question by its id, such as ``lesson-09-german-66-3a``.

    Raises:
        LessonsMissingError: if it or the words of its lesson cannot be read.
    """
    number, rules_name = lesson_of(exercise_id)
    lesson(number, rules_name)
    try:
        return read_exercise(_stock(rules_name)[exercise_id])
    except (KeyError, ExerciseError) as error:
        raise LessonsMissingError(f"{stock_file(rules_name)}: {error}") from error


def lesson_of(exercise_id: str) -> tuple[int, str]:
    """Return the number of the lesson that an exercise is of, and its rule set.

    Raises:
        LessonsMissingError: if it is of none.

    >>> lesson_of("lesson-09-german-66-3a")
    (9, 'german-66')
    """
    found = _NUMBER.fullmatch(exercise_id)
    if found is None or found[2] not in TAUGHT:
        raise LessonsMissingError(f"No lesson has a question {exercise_id!r}.")
    return int(found[1]), found[2]


def place_of(exercise_id: str) -> tuple[int, int]:
    """Return the lesson and the question (from 1) of an exercise; (0, 0) where it is of none.

    >>> place_of("lesson-09-german-66-3a")
    (9, 3)
    """
    found = _NUMBER.fullmatch(exercise_id)
    return (int(found[1]), int(found[3])) if found and found[3] else (0, 0)


def stock_file(rules_name: str) -> str:
    """Return the name of the file with the openings and questions of a rule set."""
    return f"lessons-{rules_name}.66r"


@cache
def _rows() -> Mapping[int, Mapping[str, Any]]:
    try:
        tables = tomllib.loads(_read(_WORDS))
        return {row["number"]: row for row in tables["lessons"]}
    except (tomllib.TOMLDecodeError, KeyError) as error:
        raise LessonsMissingError(f"{_WORDS}: {error}") from error


@cache
def _stock(rules_name: str) -> Mapping[str, str]:
    """Return the text of every exercise of a rule set by its id, none of them read yet."""
    texts = _read(stock_file(rules_name)).split("\n\n[Format ")
    whole = [text if number == 0 else f"[Format {text}" for number, text in enumerate(texts)]
    return {found[1]: f"{text.strip()}\n" for text in whole if (found := _ID.search(text))}


def _read(name: str) -> str:
    try:
        return files("sixtysix_gui.training").joinpath("data", name).read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise LessonsMissingError(f"{name}: {error}") from error
