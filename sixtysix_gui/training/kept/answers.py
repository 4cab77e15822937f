"""Answers to exercises: which puzzles are solved, the rating, and which kind has become easy."""

from dataclasses import dataclass
from datetime import date

from sixtysix_gui.training.exercise import PUZZLE_KINDS, Exercise, Kind, Mark, Source
from sixtysix_gui.training.kept.database import Database, Row
from sixtysix_gui.training.rating import START, after
from sixtysix_gui.training.taught import nearest

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

    is_first: bool
    rating: tuple[int, int] | None = None
    easy_kind: Kind | None = None
    lesson_done: int = 0
    comes_back: date | None = None
    is_learned: bool = False


@dataclass(frozen=True)
class Answered:
    """An answer as it was kept; ``number`` counts all answers."""

    number: int
    exercise: str
    source: Source
    kind: Kind
    rules: str
    difficulty: int
    mark: Mark
    is_first: bool
    counts: bool
    day: date
    rating: int | None
    """The rating after it, of puzzles that counted."""


class AnswerBook:
    """The answers, and what follows from them."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

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
        if exercise.source is not Source.PUZZLE:
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

    def solved(self, rules: str, kind: Kind | None = None) -> int:
        """Return how many puzzles were solved, on any try."""
        kinds = PUZZLE_KINDS if kind is None else (kind,)
        marks = ", ".join("?" * len(kinds))
        return self._database.number(
            "SELECT count(DISTINCT exercise) FROM answers WHERE source = 'puzzle'"
            f" AND mark != 'wrong' AND rules = ? AND kind IN ({marks})",
            (rules, *(each.value for each in kinds)),
        )

    def is_easy(self, rules: str, kind: Kind) -> bool:
        """Return whether a kind of puzzle is easy now: 18 right of the last 20."""
        rows = self._database.rows(
            "SELECT mark FROM answers WHERE source = 'puzzle' AND rules = ? AND kind = ?"
            " ORDER BY id DESC LIMIT ?",
            (rules, kind.value, EASY_OF),
        )
        right = sum(mark != Mark.WRONG.value for (mark,) in rows)
        return len(rows) == EASY_OF and right >= EASY_RIGHT

    def hardest(self, rules: str) -> Kind | None:
        """Return the kind of puzzle whose share of missed answers is greatest; None before any."""
        rows = self._database.rows(
            "SELECT kind, avg(mark = 'wrong') AS missed FROM answers WHERE source = 'puzzle'"
            " AND rules = ? GROUP BY kind ORDER BY missed DESC, count(*) DESC, kind",
            (rules,),
        )
        return Kind(rows[0][0]) if rows else None

    def last_marks(self, rules: str) -> dict[str, Mark]:
        """Return how exercises by rules were answered last, the longest ago first."""
        rows = self._database.rows(
            "SELECT exercise, mark, max(id) FROM answers WHERE rules = ?"
            " GROUP BY exercise ORDER BY max(id)",
            (rules,),
        )
        return {exercise: Mark(mark) for exercise, mark, _ in rows}

    def last_of_kinds(self, rules: str) -> dict[Kind, int]:
        """Return the number of the last answer to each kind of puzzle that was ever asked."""
        rows = self._database.rows(
            "SELECT kind, max(id) FROM answers WHERE source = 'puzzle' AND rules = ? GROUP BY kind",
            (rules,),
        )
        return {Kind(kind): number for kind, number in rows}

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

    def forget(self, source: Source) -> None:
        """Forget all answers to exercises of a source; with those to puzzles the rating goes."""
        with self._database.changed() as change:
            change.execute("DELETE FROM answers WHERE source = ?", (source.value,))


def _answered(row: Row) -> Answered:
    number, exercise, source, kind, rules, difficulty, mark, first, counts, day, rating = row
    return Answered(
        *(number, exercise, Source(source), Kind(kind), rules, difficulty, Mark(mark)),
        *(bool(first), bool(counts), date.fromisoformat(day), rating),
    )
