"""Lessons: whose opening was seen, which questions were answered right, and which are done."""

from dataclasses import dataclass
from datetime import date

from sixtysix_gui.training.exercise import Exercise, Mark
from sixtysix_gui.training.kept.database import Book
from sixtysix_gui.training.lessons import place_of
from sixtysix_gui.training.taught import LESSONS, QUESTIONS


@dataclass(frozen=True)
class LessonState:
    """How a lesson stands, for all rule sets at once.

    ``right`` are the questions, from 1, that were answered right in the run that is going on.
    ``done`` is the day on which it was done first, ``seen`` says that its opening was shown.
    """

    number: int
    right: frozenset[int] = frozenset()
    done: date | None = None
    seen: bool = False
    at_once: int = 0
    """How many of the questions of the last whole run were right at the first try."""

    @property
    def is_done(self) -> bool:
        """Whether four questions were answered right."""
        return self.done is not None


class LessonBook(Book):
    """The lessons of all rule sets."""

    def state(self, number: int) -> LessonState:
        """Return how a lesson stands."""
        return self.states()[number - 1]

    def states(self) -> tuple[LessonState, ...]:
        """Return how all twelve stand, in their order."""
        rows = self._database.rows("SELECT lesson, seen, done, at_once FROM lessons")
        known = {row[0]: row[1:] for row in rows}
        right = self._database.rows("SELECT lesson, question FROM questions WHERE is_right")
        return tuple(
            _state(
                number,
                frozenset(question for lesson, question in right if lesson == number),
                known.get(number, (None, None, 0)),
            )
            for number in LESSONS
        )

    def done(self) -> tuple[int, ...]:
        """Return the numbers of those that are done."""
        return tuple(state.number for state in self.states() if state.is_done)

    def next(self) -> int | None:
        """Return the number of the first that is not done; None after all twelve."""
        return next((state.number for state in self.states() if not state.is_done), None)

    def first_open(self, number: int) -> int:
        """Return the first question, from 1, that was not answered right yet; 1 if all were."""
        right = self.state(number).right
        return next((each for each in range(1, QUESTIONS + 1) if each not in right), 1)

    def see(self, number: int, day: date) -> None:
        """Note that the opening of a lesson was shown."""
        self._set(number, "seen", day)

    def begin_again(self, number: int) -> None:
        """Ask all four again; what is done stays done."""
        with self._database.changed() as change:
            change.execute("DELETE FROM questions WHERE lesson = ?", (number,))

    def keep(self, exercise: Exercise, mark: Mark, day: date) -> int:
        """Keep an answer; return the number of the lesson if it is done with this one, else 0.

        Another position of a question that was answered right stands for the first open one.
        """
        number, question = place_of(exercise.id)
        if not number:
            return 0
        with self._database.changed() as change:
            before = self.state(number)
            if question in before.right:
                question = self.first_open(number)
            change.execute(
                "INSERT INTO questions VALUES (?, ?, 1, ?) ON CONFLICT DO UPDATE SET"
                " tries = tries + 1, is_right = is_right OR excluded.is_right",
                (number, question, mark.is_right),
            )
            is_whole = len(self.state(number).right) == QUESTIONS > len(before.right)
            if is_whole:
                self._set(number, "done", day)
                change.execute(
                    "UPDATE lessons SET at_once = (SELECT count(*) FROM questions"
                    " WHERE lesson = ? AND tries = 1) WHERE lesson = ?",
                    (number, number),
                )
        return number if is_whole and not before.is_done else 0

    def forget(self) -> None:
        """Forget them all."""
        with self._database.changed() as change:
            change.execute("DELETE FROM lessons")
            change.execute("DELETE FROM questions")

    def _set(self, number: int, column: str, day: date) -> None:
        """Write a day into a column, where there is none yet."""
        with self._database.changed() as change:
            change.execute("INSERT OR IGNORE INTO lessons VALUES (?, NULL, NULL, 0)", (number,))
            change.execute(
                f"UPDATE lessons SET {column} = ? WHERE lesson = ? AND {column} IS NULL",
                (day.isoformat(), number),
            )


def _state(
    number: int, right: frozenset[int], row: tuple[str | None, str | None, int]
) -> LessonState:
    seen, done, at_once = row
    day = None if done is None else date.fromisoformat(done)
    return LessonState(number, right, day, seen is not None, at_once)
