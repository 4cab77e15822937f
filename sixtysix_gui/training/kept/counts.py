"""Answers to counting questions that are asked while a game is played."""

from collections import Counter
from dataclasses import dataclass
from datetime import date
from enum import Enum, unique

from sixtysix_gui.training.kept.database import Database

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
    """An answer: the name of the question (``counting.Question.value``), and how good it was."""

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


class CountBook:
    """The answers of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

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
