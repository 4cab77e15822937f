"""Deals of the day: one try a day and rule set, and what the Ace made of the same seat."""

from dataclasses import dataclass
from datetime import date
from enum import Enum, unique

from sixtysix_gui.training.kept.database import Database


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
    ``players`` of the players who sat there.
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
        raise NotImplementedError

    def finish(self, rules: str, day: date, mine: int, hints: int) -> None:
        """Note what the person made of it; the first result stays."""
        raise NotImplementedError

    def ace_made(self, rules: str, day: date, points: int, players: str = "") -> None:
        """Note what the Ace made of it; ``players`` is the version that played, if another."""
        raise NotImplementedError

    def ace_failed(self, rules: str, day: date) -> None:
        """Note that the Ace could not play it; he may try again."""
        raise NotImplementedError

    def of(self, rules: str, day: date) -> DayResult | None:
        """Return what is known of a day; None if it was not begun."""
        raise NotImplementedError

    def of_game(self, game: str) -> DayResult | None:
        """Return the day to which a game of the archive belongs."""
        raise NotImplementedError

    def last(self, rules: str, until: date, count: int = 7) -> tuple[DayResult | None, ...]:
        """Return the last days, the oldest first and ``until`` the last; None for empty ones."""
        raise NotImplementedError

    def open(self) -> tuple[DayResult, ...]:
        """Return those that were begun and not finished, the newest first."""
        raise NotImplementedError

    def without_ace(self) -> tuple[DayResult, ...]:
        """Return those that are finished and for which the Ace has not played yet."""
        raise NotImplementedError

    def all(self) -> tuple[DayResult, ...]:
        """Return all of them, the oldest first."""
        raise NotImplementedError
