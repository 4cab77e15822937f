"""What is kept of each day: its five exercises, and its deal."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import Enum, unique

from sixtysix_gui.training.exercise import ExerciseSource, Mark
from sixtysix_gui.training.kept.database import Book, Row, Transaction, Value

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
    source: ExerciseSource
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


class FiveBook(Book):
    """The fives of all rule sets."""

    def of(self, rules: str, day: date) -> Five | None:
        """Return the five of a day: begun ones that are not done are those of today.

        None if none were laid together yet (``choosing.five_of`` does that).
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

    def _note_end(self, change: Transaction, number: int, day: date) -> None:
        """Note on which day the last of them was answered."""
        five = self.by_number(number)
        if five is not None and five.is_done:
            change.execute(
                "UPDATE fives SET done = ? WHERE id = ? AND done IS NULL",
                (day.isoformat(), number),
            )

    def _remove(self, change: Transaction, number: int) -> None:
        change.execute("DELETE FROM five_items WHERE five = ?", (number,))
        change.execute("DELETE FROM fives WHERE id = ?", (number,))


def _item(row: Row) -> FiveItem:
    exercise, source, lesson, mark = row
    return FiveItem(exercise, ExerciseSource(source), lesson, None if mark is None else Mark(mark))


_COLUMNS = "rules, day, game, mine, hints, ace, ace_state, version, players, dealt"


@unique
class AceState(Enum):
    """How far the Ace is with the same cards; the text is that of the file."""

    WAITING = "waiting"
    """He has not played yet, or is playing."""
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True)
class DayResult:
    """A deal of the day that was begun.

    ``game`` names its game in the archive. ``mine`` and ``ace`` are game points from the person's
    seat, what was lost below 0; None until there are any. ``version`` is that of the program, and
    ``players`` of the players who sat there. ``is_dealt`` says that its cards have been seen: what
    was begun before, as when the program was killed, is dealt after all.
    """

    rules: str
    day: date
    game: str
    mine: int | None = None
    hints: int = 0
    ace: int | None = None
    ace_state: AceState = AceState.WAITING
    version: str = ""
    players: str = ""
    is_dealt: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the person has not finished it."""
        return self.mine is None

    @property
    def is_as_good(self) -> bool | None:
        """Whether the person made at least as much as the Ace; None until both are known."""
        return None if self.mine is None or self.ace is None else self.mine >= self.ace


class DayBook(Book):
    """The deals of the day of all rule sets."""

    def begin(self, rules: str, day: date, game: str, version: str, players: str) -> DayResult:
        """Note that a deal was begun; one that was begun before stays, and is returned."""
        begun = DayResult(rules, day, game, version=version, players=players)
        with self._database.changed() as change:
            known = self.of(rules, day)
            if known is None:
                change.execute(
                    "INSERT INTO days VALUES (?, ?, ?, NULL, 0, NULL, 'waiting', ?, ?, 0)",
                    (rules, day.isoformat(), game, version, players),
                )
        return known or begun

    def see(self, rules: str, day: date) -> None:
        """Note that the cards were seen: they are never dealt again."""
        self._set("dealt = 1", (), rules, day, "dealt = 0")

    def finish(self, rules: str, day: date, mine: int, hints: int) -> None:
        """Note what the person made of it; the first result stays."""
        self._set("mine = ?, hints = ?", (mine, hints), rules, day, "mine IS NULL")

    def ace_made(self, rules: str, day: date, points: int, players: str = "") -> None:
        """Note what the Ace made of it; ``players`` is the version that played, if another."""
        self._set(
            "ace = ?, ace_state = 'done', players = iif(?, ?, players)",
            (points, players != "", players),
            *(rules, day, "ace IS NULL"),
        )

    def ace_failed(self, rules: str, day: date) -> None:
        """Note that the Ace could not play it; he may try again."""
        self._set("ace_state = 'failed'", (), rules, day, "ace IS NULL")

    def of(self, rules: str, day: date) -> DayResult | None:
        """Return what is known of a day; None if it was not begun."""
        return self._first("rules = ? AND day = ?", rules, day.isoformat())

    def of_game(self, game: str) -> DayResult | None:
        """Return the day to which a game of the archive belongs."""
        return self._first("game = ?", game)

    def last(self, rules: str, until: date, count: int = 7) -> tuple[DayResult | None, ...]:
        """Return the last days, the oldest first and ``until`` the last; None for empty ones."""
        days = (date.fromordinal(until.toordinal() - back) for back in reversed(range(count)))
        return tuple(self.of(rules, day) for day in days)

    def open(self) -> tuple[DayResult, ...]:
        """Return those that were begun and not finished, the newest first."""
        return tuple(reversed(self._where("mine IS NULL")))

    def all(self) -> tuple[DayResult, ...]:
        """Return all of them, the oldest first."""
        return self._where("1")

    def forget(self) -> None:
        """Forget them all."""
        with self._database.changed() as change:
            change.execute("DELETE FROM days")

    def _first(self, condition: str, *values: Value) -> DayResult | None:
        found = self._where(condition, *values)
        return found[0] if found else None

    def _where(self, condition: str, *values: Value) -> tuple[DayResult, ...]:
        rows = self._database.rows(
            f"SELECT {_COLUMNS} FROM days WHERE {condition} ORDER BY day, rules", values
        )
        return tuple(_result(row) for row in rows)

    def _set(
        self, what: str, values: tuple[Value, ...], rules: str, day: date, condition: str
    ) -> None:
        with self._database.changed() as change:
            change.execute(
                f"UPDATE days SET {what} WHERE rules = ? AND day = ? AND {condition}",
                (*values, rules, day.isoformat()),
            )


def _result(row: Row) -> DayResult:
    rules, day, game, mine, hints, ace, ace_state, version, players, dealt = row
    return DayResult(
        *(rules, date.fromisoformat(day), game, mine, hints, ace, AceState(ace_state)),
        *(version, players, bool(dealt)),
    )
