"""Answers to exercises with the rating of puzzles, and to counting questions."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from enum import Enum, unique

from sixtysix_gui.training.exercise import (
    PUZZLE_KINDS,
    Exercise,
    ExerciseKind,
    ExerciseSource,
    Mark,
)
from sixtysix_gui.training.kept.database import Book, Row
from sixtysix_gui.training.taught import nearest

START = 1200
_OF_DIFFICULTY = {1: 900, 2: 1100, 3: 1300, 4: 1500, 5: 1700}
"""What a puzzle of each difficulty counts as."""
_STEPS = 24, 12
"""The greatest change of an answer: for beginners, and for all others."""
_SETTLED = 30
"""The number of answers after which the smaller step applies."""
_SPREAD = 400


def rating_of(difficulty: int) -> int:
    """Return what a puzzle counts as."""
    return _OF_DIFFICULTY[difficulty]


def step_after(answers: int) -> float:
    """Return the greatest change of the next answer: from 24 to 12 in equal steps."""
    most, least = _STEPS
    return max(most - (most - least) * answers / _SETTLED, least)


def expected(rating: int, difficulty: int) -> float:
    """Return how likely a right answer is, from 0 to 1."""
    return 1 / (1 + 10 ** ((rating_of(difficulty) - rating) / _SPREAD))


def after(rating: int, difficulty: int, answers: int, *, is_right: bool) -> int:
    """Return the rating after an answer; ``answers`` have counted before."""
    change = step_after(answers) * (is_right - expected(rating, difficulty))
    whole = round(change)
    return rating + (whole or (1 if is_right else -1))


EASY_OF, EASY_RIGHT = 20, 18
"""A kind is easy once so many of the last answers were right."""


def rules_of(exercise: Exercise) -> str:
    """Return the rule set under which an exercise is counted: the one that is taught."""
    return nearest(exercise.rules.name) or exercise.rules.name


@dataclass(frozen=True)
class Kept:
    """What followed from an answer.

    ``rating`` is the rating of puzzles before and after, None where it does not count.
    ``easy_kind`` is a kind of puzzle that has become easy with this very answer, ``lesson_done``
    the number of a lesson that was done with it, else 0. ``comes_back`` is the day on which an own
    mistake is due again, None once it is learned.
    """

    is_first: bool = True
    rating: tuple[int, int] | None = None
    easy_kind: ExerciseKind | None = None
    lesson_done: int = 0
    comes_back: date | None = None
    is_learned: bool = False


@dataclass(frozen=True)
class Answered:
    """An answer as it was kept; ``number`` counts all answers."""

    number: int
    exercise: str
    source: ExerciseSource
    kind: ExerciseKind
    rules: str
    difficulty: int
    mark: Mark
    is_first: bool
    counts: bool
    day: date
    rating: int | None
    """The rating after it, of puzzles that counted."""


class AnswerBook(Book):
    """The answers, and what follows from them."""

    def keep(self, exercise: Exercise, mark: Mark, day: date, *, counts: bool = True) -> Kept:
        """Keep an answer; return whether it was the first, the rating, and a kind that is easy."""
        with self._database.changed() as change:
            is_first = self.last_mark(exercise.id) is None
            rules, kind = rules_of(exercise), exercise.kind
            was_easy = self.is_easy(rules, kind)
            rating = self._rated(exercise, mark) if is_first and counts else None
            change.execute(
                "INSERT INTO answers (exercise, source, kind, rules, difficulty, mark, first,"
                " counts, day, rating) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    *(exercise.id, exercise.source.value, kind.value, rules),
                    *(exercise.difficulty, mark.value, is_first, counts, day.isoformat()),
                    None if rating is None else rating[1],
                ),
            )
            has_become = not was_easy and self.is_easy(rules, kind)
        return Kept(is_first, rating, kind if has_become else None)

    def _rated(self, exercise: Exercise, mark: Mark) -> tuple[int, int] | None:
        """Return the rating before and after a first answer to a puzzle; also good leaves it."""
        if exercise.source is not ExerciseSource.PUZZLE:
            return None
        rules = rules_of(exercise)
        before = self.rating(rules)
        if mark is Mark.ALSO_GOOD:
            return before, before
        answers = self.rated_answers(rules)
        right = mark.is_right
        return before, after(before, exercise.difficulty, answers, is_right=right)

    def rating(self, rules: str) -> int:
        """Return the rating of puzzles by rules; ``rating.START`` before the first."""
        found = self._database.row(
            "SELECT rating FROM answers WHERE rules = ? AND rating IS NOT NULL"
            " ORDER BY id DESC LIMIT 1",
            (rules,),
        )
        return START if found is None else found[0]

    def rated_answers(self, rules: str) -> int:
        """Return how many answers have counted for the rating."""
        return self._database.number(
            "SELECT count(*) FROM answers WHERE rules = ? AND rating IS NOT NULL", (rules,)
        )

    def solved(self, rules: str, kind: ExerciseKind | None = None) -> int:
        """Return how many puzzles were solved, on any try."""
        kinds = PUZZLE_KINDS if kind is None else (kind,)
        marks = ", ".join("?" * len(kinds))
        return self._database.number(
            "SELECT count(DISTINCT exercise) FROM answers WHERE source = 'puzzle'"
            f" AND mark != 'wrong' AND rules = ? AND kind IN ({marks})",
            (rules, *(each.value for each in kinds)),
        )

    def is_easy(self, rules: str, kind: ExerciseKind) -> bool:
        """Return whether a kind of puzzle is easy now: 18 right of the last 20."""
        rows = self._database.rows(
            "SELECT mark FROM answers WHERE source = 'puzzle' AND rules = ? AND kind = ?"
            " ORDER BY id DESC LIMIT ?",
            (rules, kind.value, EASY_OF),
        )
        right = sum(mark != Mark.WRONG.value for (mark,) in rows)
        return len(rows) == EASY_OF and right >= EASY_RIGHT

    def hardest(self, rules: str) -> ExerciseKind | None:
        """Return the kind of puzzle whose share of missed answers is greatest; None before any."""
        rows = self._database.rows(
            "SELECT kind, avg(mark = 'wrong') AS missed FROM answers WHERE source = 'puzzle'"
            " AND rules = ? GROUP BY kind ORDER BY missed DESC, count(*) DESC, kind",
            (rules,),
        )
        return ExerciseKind(rows[0][0]) if rows else None

    def last_marks(self, rules: str) -> dict[str, Mark]:
        """Return how exercises by rules were answered last, the longest ago first."""
        rows = self._database.rows(
            "SELECT exercise, mark, max(id) FROM answers WHERE rules = ?"
            " GROUP BY exercise ORDER BY max(id)",
            (rules,),
        )
        return {exercise: Mark(mark) for exercise, mark, _ in rows}

    def last_of_kinds(self, rules: str) -> dict[ExerciseKind, int]:
        """Return the number of the last answer to each kind of puzzle that was ever asked."""
        rows = self._database.rows(
            "SELECT kind, max(id) FROM answers WHERE source = 'puzzle' AND rules = ? GROUP BY kind",
            (rules,),
        )
        return {ExerciseKind(kind): number for kind, number in rows}

    def last_mark(self, exercise: str) -> Mark | None:
        """Return how an exercise was answered last; None if it never was."""
        found = self._database.row(
            "SELECT mark FROM answers WHERE exercise = ? ORDER BY id DESC LIMIT 1", (exercise,)
        )
        return None if found is None else Mark(found[0])

    def all(self) -> tuple[Answered, ...]:
        """Return all answers, the oldest first."""
        rows = self._database.rows("SELECT * FROM answers ORDER BY id")
        return tuple(_answered(row) for row in rows)

    def forget(self, source: ExerciseSource) -> None:
        """Forget all answers to exercises of a source; with those to puzzles the rating goes."""
        with self._database.changed() as change:
            change.execute("DELETE FROM answers WHERE source = ?", (source.value,))


def _answered(row: Row) -> Answered:
    number, exercise, source, kind, rules, difficulty, mark, first, counts, day, rating = row
    return Answered(
        *(
            number,
            exercise,
            ExerciseSource(source),
            ExerciseKind(kind),
            rules,
            difficulty,
            Mark(mark),
        ),
        *(bool(first), bool(counts), date.fromisoformat(day), rating),
    )


LAST = 50
"""The answers to a question that figures look back on."""


@unique
class CountMark(Enum):
    """How well something was counted; the text is that of the file."""

    RIGHT = "right"
    NEARLY = "nearly"
    """Off by no more than three points."""
    WRONG = "wrong"


@dataclass(frozen=True)
class CountAnswer:
    """An answer: the name of the question (``counting.About.value``), and how good it was."""

    question: str
    rules: str
    mark: CountMark
    day: date


@dataclass(frozen=True)
class CountTally:
    """The last answers to one question."""

    question: str
    right: int
    nearly: int
    wrong: int

    @property
    def of(self) -> int:
        """How many answers these are: fifty at most."""
        return self.right + self.nearly + self.wrong


class CountBook(Book):
    """The answers of all rule sets."""

    def keep(self, answer: CountAnswer) -> None:
        """Keep an answer."""
        with self._database.changed() as change:
            change.execute(
                "INSERT INTO counts (question, rules, mark, day) VALUES (?, ?, ?, ?)",
                (answer.question, answer.rules, answer.mark.value, answer.day.isoformat()),
            )

    def tally(self, question: str) -> CountTally:
        """Return how the last fifty answers to a question were."""
        rows = self._database.rows(
            "SELECT mark FROM counts WHERE question = ? ORDER BY id DESC LIMIT ?",
            (question, LAST),
        )
        marks = Counter(mark for (mark,) in rows)
        return CountTally(question, *(marks[mark.value] for mark in CountMark))

    def tallies(self) -> tuple[CountTally, ...]:
        """Return those of all questions that were ever answered, by name."""
        rows = self._database.rows("SELECT DISTINCT question FROM counts ORDER BY question")
        return tuple(self.tally(question) for (question,) in rows)

    def all(self) -> tuple[CountAnswer, ...]:
        """Return all answers, the oldest first."""
        rows = self._database.rows("SELECT question, rules, mark, day FROM counts ORDER BY id")
        return tuple(
            CountAnswer(question, rules, CountMark(mark), date.fromisoformat(day))
            for question, rules, mark, day in rows
        )

    def forget(self) -> None:
        """Forget them all."""
        with self._database.changed() as change:
            change.execute("DELETE FROM counts")
