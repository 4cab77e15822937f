"""Deals of the day: one try a day and rule set, and what the Ace made of the same seat."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, unique

from sixtysix_gui.training.kept.database import Database, Row, Value

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


class DayBook:
    """The deals of the day of all rule sets."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self._database = database

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
