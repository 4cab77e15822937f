"""The player's own mistakes in their five drawers, as exercises that were kept as text.

What is solved moves on to the next drawer, what is missed comes tomorrow.
"""

import logging
from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date, timedelta
from enum import Enum, unique
from itertools import islice

from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.training.exercise import ByMove, Exercise, ExerciseSource, Mark
from sixtysix_gui.training.exercise_files import ExerciseError, read_exercise, write_exercise
from sixtysix_gui.training.kept.answers import rules_of
from sixtysix_gui.training.kept.database import Book, Database, Row, Value


@unique
class Drawer(Enum):
    """A drawer; the number is that of the file, in the order of the drawers."""

    TODAY = 1
    THREE_DAYS = 2
    WEEK = 3
    MONTH = 4
    LEARNED = 5


MOST_A_DAY = 10
"""Own mistakes that are asked a day; the rest waits silently."""
_DAYS = {Drawer.THREE_DAYS: 3, Drawer.WEEK: 7, Drawer.MONTH: 30}
FURTHEST = max(_DAYS.values())
"""Days after which every one is due again that is not learned."""


def moved(drawer: Drawer, day: date, *, is_right: bool) -> tuple[Drawer, date | None]:
    """Return the drawer after an answer, and the day on which it is due; None once learned.

    A missed one goes into the first drawer, and is due tomorrow.
    """
    if not is_right:
        return Drawer.TODAY, day + timedelta(days=1)
    on = Drawer(min(drawer.value + 1, Drawer.LEARNED.value))
    return on, day + timedelta(days=_DAYS[on]) if on in _DAYS else None


_COLUMNS = "id, rules, deal_day, trick, loss, drawer, due, hits, misses, added, text"
_log = logging.getLogger(__name__)


def forgotten_name(deal: str) -> str:
    """Return the name of a deal whose mistakes were forgotten, from its name in any version.

    The version of the coach, with which that begins, is left out: none looks at it again.
    """
    return f"* {deal.partition(' ')[2] or deal}"


@dataclass(frozen=True)
class FoundMistake:
    """An own mistake as it was found: the exercise, the day of its deal, and what it cost.

    ``game`` names its game in the archive, ``step`` is the number of the move in its record and
    ``trick`` that of its trick. ``loss`` is in game points; None where chances to win decided.
    """

    exercise: Exercise
    deal_day: date
    game: str = ""
    step: int = 0
    trick: int = 1
    loss: float | None = None

    @property
    def asks_others(self) -> bool:
        """Whether other moves may be as good as the best that were left out of its worths.

        Where an appeal decided, only the best and the played move have worths.
        """
        return bool(self.exercise.cases) and self.exercise.view.status is TalonStatus.OPEN

    @property
    def compared(self) -> tuple[Move, ...]:
        """The moves that it has worths of."""
        ask = self.exercise.ask
        return tuple(worth.move for worth in ask.worths) if isinstance(ask, ByMove) else ()


@dataclass(frozen=True)
class Mistake:
    """An own mistake as a row of the list; ``exercise`` reads it whole.

    ``due`` is the day from which it is asked again, None once it is learned. ``right`` and
    ``missed`` count the answers so far.
    """

    id: str
    rules: str
    deal_day: date
    trick: int
    loss: float | None
    drawer: Drawer
    due: date | None
    right: int
    missed: int
    added: date
    text: str
    """The exercise as text (``exercise_files.read_exercise``)."""

    @property
    def exercise(self) -> Exercise:
        """The exercise as it was found, with the suits of the deal.

        Raises:
            ExerciseError: if its text is damaged.
        """
        return read_exercise(self.text)

    @property
    def times(self) -> int:
        """How often it was asked."""
        return self.right + self.missed

    def is_due(self, day: date) -> bool:
        """Return whether it waits on a day.

        What is due further away than any drawer was put there by a clock that was wrong.
        """
        due = self.due
        return due is not None and (due <= day or (due - day).days > FURTHEST)


class MistakeBox(Book):
    """The own mistakes of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        super().__init__(database)
        self._readable = set[str]()

    def add(self, found: Iterable[FoundMistake], day: date) -> int:
        """Put in what is new; return how many that were. What was taken out stays out."""
        count = 0
        with self._database.changed() as change:
            for each in found:
                if not self._has(each.exercise.id):
                    change.execute(
                        f"INSERT INTO mistakes ({_COLUMNS}, game, step, asked, is_out)"
                        " VALUES (?, ?, ?, ?, ?, ?, ?, 0, 0, ?, ?, ?, ?, NULL, 0)",
                        _values(each, day),
                    )
                    count += 1
        return count

    def all(self, rules: str | None = None) -> tuple[Mistake, ...]:
        """Return them as the list shows them: due ones first, learned ones last."""
        return self._where("rules = coalesce(?, rules)", "due IS NULL, due, deal_day, id", rules)

    def due(self, rules: str, day: date) -> tuple[Mistake, ...]:
        """Return those that may be asked on a day, the oldest first: ten a day at most.

        What is damaged does not count, and is removed.
        """
        left = MOST_A_DAY - self._database.number(
            "SELECT count(*) FROM mistakes WHERE asked = ?", (day.isoformat(),)
        )
        found = self._where("rules = ? AND due IS NOT NULL", "deal_day, trick, id", rules)
        due = (each for each in found if each.is_due(day) and self._is_readable(each))
        return tuple(islice(due, max(left, 0)))

    def waiting(self, rules: str, day: date) -> int:
        """Return how many may be asked on a day."""
        return len(self.due(rules, day))

    def learned(self, rules: str) -> int:
        """Return how many are learned."""
        return len(self._where("rules = ? AND due IS NULL", "id", rules))

    def next_due(self, rules: str, day: date) -> date | None:
        """Return the next day after a day on which one may be asked; None if none ever is."""
        found = self._where("rules = ? AND due IS NOT NULL", "due", rules)
        tomorrow = day + timedelta(days=1)
        days = (tomorrow if each.is_due(tomorrow) else each.due for each in found)
        return min((each for each in days if each is not None), default=None)

    def by_id(self, mistake: str) -> Mistake | None:
        """Return one by the id of its exercise; None if it is not there."""
        found = self._where("id = ?", "id", mistake)
        return found[0] if found else None

    def take_out(self, mistake: str) -> None:
        """Take one out; it does not come back by itself."""
        self._set("is_out = 1", mistake)

    def remove(self, mistake: str) -> None:
        """Remove one whose text is damaged."""
        _log.warning("an own mistake is damaged and removed: %s", mistake)
        with self._database.changed() as change:
            change.execute("DELETE FROM mistakes WHERE id = ?", (mistake,))

    def put_back(self, mistake: str) -> None:
        """Put one back where it was."""
        self._set("is_out = 0", mistake)

    def keep(self, exercise: Exercise, mark: Mark, day: date) -> tuple[date | None, bool]:
        """Keep an answer: right moves it one drawer on, wrong brings it back tomorrow.

        A right answer to one that is not due yet leaves it where it is. Return when it is due
        again, and whether it was learned just now.
        """
        before = None if exercise.source is not ExerciseSource.OWN else self.by_id(exercise.id)
        if before is None:
            return None, False
        drawer, due = before.drawer, before.due
        if not mark.is_right or before.is_due(day):
            drawer, due = moved(drawer, day, is_right=mark.is_right)
        self._set(
            "drawer = ?, due = ?, hits = hits + ?, misses = misses + ?, asked = ?",
            exercise.id,
            *(drawer.value, None if due is None else due.isoformat()),
            *(mark.is_right, not mark.is_right, day.isoformat()),
        )
        return due, drawer is Drawer.LEARNED is not before.drawer

    def collected(self) -> frozenset[str]:
        """Return the names of the deals in which mistakes were looked for."""
        return frozenset(name for (name,) in self._database.rows("SELECT deal FROM collected"))

    def note_collected(self, deals: Iterable[str]) -> None:
        """Note deals in which mistakes were looked for: they are not looked at again."""
        with self._database.changed() as change:
            for deal in deals:
                change.execute("INSERT OR IGNORE INTO collected VALUES (?)", (deal,))

    def forget(self, deals: Iterable[str] = ()) -> None:
        """Forget them all, and those that were taken out.

        The deals in which they were found, and ``deals``, are never looked at again.
        """
        with self._database.changed() as change:
            names = {forgotten_name(deal) for deal in (*self.collected(), *deals)}
            change.execute("DELETE FROM mistakes")
            change.execute("DELETE FROM collected")
            self.note_collected(sorted(names))

    def _is_readable(self, mistake: Mistake) -> bool:
        """Return whether one can be asked; it is removed if not."""
        if mistake.id not in self._readable:
            try:
                mistake.exercise  # noqa: B018 - it is read to know whether it can be
            except ExerciseError:
                self.remove(mistake.id)
                return False
            self._readable.add(mistake.id)
        return True

    def _has(self, mistake: str) -> bool:
        return self._database.row("SELECT 1 FROM mistakes WHERE id = ?", (mistake,)) is not None

    def _where(self, condition: str, order: str, *values: Value) -> tuple[Mistake, ...]:
        rows = self._database.rows(
            f"SELECT {_COLUMNS} FROM mistakes WHERE {condition} AND NOT is_out ORDER BY {order}",
            values,
        )
        return tuple(_mistake(row) for row in rows)

    def _set(self, what: str, mistake: str, *values: Value) -> None:
        with self._database.changed() as change:
            change.execute(f"UPDATE mistakes SET {what} WHERE id = ?", (*values, mistake))


def _values(found: FoundMistake, day: date) -> tuple[Value, ...]:
    exercise = found.exercise
    return (
        *(exercise.id, rules_of(exercise), found.deal_day.isoformat(), found.trick, found.loss),
        *(Drawer.TODAY.value, day.isoformat(), day.isoformat(), write_exercise(exercise)),
        *(found.game, found.step),
    )


def _mistake(row: Row) -> Mistake:
    mistake, rules, deal_day, trick, loss, drawer, due, hits, misses, added, text = row
    return Mistake(
        *(mistake, rules, date.fromisoformat(deal_day), trick, loss, Drawer(drawer)),
        *(None if due is None else date.fromisoformat(due), hits, misses),
        *(date.fromisoformat(added), text),
    )
