"""Five for today: which ones they are, and how far somebody has come with them."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sixtysix_gui.training.exercise import Mark, Source
from sixtysix_gui.training.kept.database import Change, Database, Row

_FORGET_NOT_BEGUN = """
DELETE FROM fives WHERE rules = ? AND done IS NULL AND NOT EXISTS (
    SELECT 1 FROM five_items WHERE five = fives.id AND mark IS NOT NULL
)
"""


@dataclass(frozen=True)
class FiveItem:
    """One of the five: the id of its exercise, its source, its lesson, and its mark once answered.

    ``mark`` is that of the first try. ``lesson`` is 0 elsewhere.
    """

    exercise: str
    source: Source
    lesson: int = 0
    mark: Mark | None = None


@dataclass(frozen=True)
class Five:
    """The five of a day by rules; ``number`` counts all fives that ever were.

    Fewer where there is not more to ask.
    """

    number: int
    rules: str
    day: date
    """The day on which they were laid together."""
    items: tuple[FiveItem, ...]

    @property
    def answered(self) -> int:
        """How many were answered."""
        return sum(item.mark is not None for item in self.items)

    @property
    def right(self) -> int:
        """How many were right at once."""
        return sum(item.mark is not None and item.mark.is_right for item in self.items)

    @property
    def is_begun(self) -> bool:
        """Whether one was answered."""
        return self.answered > 0

    @property
    def is_done(self) -> bool:
        """Whether all were answered."""
        return 0 < len(self.items) == self.answered


class FiveBook:
    """The fives of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

    def of(self, rules: str, day: date) -> Five | None:
        """Return the five of a day: begun ones that are not done are those of today.

        None if none were laid together yet (``five.five_of`` does that).
        """
        row = self._last(rules)
        if row is None:
            return None
        found = self._five(row)
        if row[3] is None:
            is_of_today = found.is_begun or found.day == day
        else:
            is_of_today = row[3] == day.isoformat()
        return found if is_of_today else None

    def by_number(self, number: int) -> Five | None:
        """Return a five by its number."""
        row = self._database.row("SELECT id, rules, day, done FROM fives WHERE id = ?", (number,))
        return None if row is None else self._five(row)

    def lay(self, rules: str, day: date, items: Sequence[FiveItem]) -> Five:
        """Keep what was laid together, in place of what was not begun."""
        with self._database.changed() as change:
            change.execute(_FORGET_NOT_BEGUN, (rules,))
            change.execute("DELETE FROM five_items WHERE five NOT IN (SELECT id FROM fives)")
            number = 1 + self._database.number("SELECT max(id) FROM fives")
            change.execute(
                "INSERT INTO fives VALUES (?, ?, ?, NULL)", (number, rules, day.isoformat())
            )
            for place, item in enumerate(items):
                change.execute(
                    "INSERT INTO five_items VALUES (?, ?, ?, ?, ?, NULL)",
                    (number, place, item.exercise, item.source.value, item.lesson),
                )
        return Five(number, rules, day, tuple(items))

    def keep(self, number: int, exercise: str, mark: Mark, day: date) -> None:
        """Keep the mark of one of them; only the first counts."""
        with self._database.changed() as change:
            change.execute(
                "UPDATE five_items SET mark = ? WHERE five = ? AND exercise = ? AND mark IS NULL",
                (mark.value, number, exercise),
            )
            self._note_end(change, number, day)

    def drop(self, number: int, exercise: str, day: date) -> None:
        """Take one out that is not there any more, as a mistake that was taken out of its drawer.

        Without any left the five are gone.
        """
        with self._database.changed() as change:
            change.execute(
                "DELETE FROM five_items WHERE five = ? AND exercise = ? AND mark IS NULL",
                (number, exercise),
            )
            five = self.by_number(number)
            if five is not None and not five.items:
                self._remove(change, number)
            self._note_end(change, number, day)

    def all(self) -> tuple[Five, ...]:
        """Return all of them, the oldest first."""
        rows = self._database.rows("SELECT id, rules, day, done FROM fives ORDER BY id")
        return tuple(self._five(row) for row in rows)

    def last(self, rules: str) -> Five | None:
        """Return the last five by rules, of whatever day; None before the first."""
        row = self._last(rules)
        return None if row is None else self._five(row)

    def forget(self) -> None:
        """Forget them all."""
        with self._database.changed() as change:
            change.execute("DELETE FROM fives")
            change.execute("DELETE FROM five_items")

    def _last(self, rules: str) -> Row | None:
        return self._database.row(
            "SELECT id, rules, day, done FROM fives WHERE rules = ? ORDER BY id DESC LIMIT 1",
            (rules,),
        )

    def _five(self, row: Row) -> Five:
        number, rules, day, _ = row
        items = self._database.rows(
            "SELECT exercise, source, lesson, mark FROM five_items WHERE five = ? ORDER BY place",
            (number,),
        )
        return Five(number, rules, date.fromisoformat(day), tuple(map(_item, items)))

    def _note_end(self, change: Change, number: int, day: date) -> None:
        """Note on which day the last of them was answered."""
        five = self.by_number(number)
        if five is not None and five.is_done:
            change.execute(
                "UPDATE fives SET done = ? WHERE id = ? AND done IS NULL",
                (day.isoformat(), number),
            )

    def _remove(self, change: Change, number: int) -> None:
        change.execute("DELETE FROM five_items WHERE five = ?", (number,))
        change.execute("DELETE FROM fives WHERE id = ?", (number,))


def _item(row: Row) -> FiveItem:
    exercise, source, lesson, mark = row
    return FiveItem(exercise, Source(source), lesson, None if mark is None else Mark(mark))
