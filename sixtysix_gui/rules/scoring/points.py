"""The numbers at the end of a deal and its price (rules.md 3.5, many.md 1.1 and 1.6)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from sixtysix_gui.rules.seats import FIRST_SEATS, Seat

TARGET = 66
"""Card points with which a player may go out (rules.md 1.1)."""
SCHNEIDER_LINE = 33
"""Fewer card points than this are Schneider (rules.md 1.1)."""
LAST_TRICK_BONUS = 10
"""Card points for the very last trick under ``bonus-10`` (rules.md 3.5)."""
TICK = 33
"""Card points of a tick, in which bids are made (many.md 4.1)."""


class Termination(Enum):
    """How a deal ended; the values are the words of the record tag (rules.md 6.3, many.md 12.3)."""

    OUT = "out"
    FALSE_CLAIM = "false-claim"
    CLOSED_FAIL = "closed-fail"
    DEFENDER_OUT = "defender-out"
    COUNT = "count"
    LAST_TRICK = "last-trick"
    DRAW = "draw"
    PASSED = "passed"
    MADE = "made"
    SET = "set"
    LOST = "lost"
    DISSLE_WON = "dissle-won"
    DISSLE_LOST = "dissle-lost"


class Basis(Enum):
    """The rule by which the game points were found where a talon can be closed (rules.md 3.5)."""

    FINAL_SCALE = "the scale on the loser's points and tricks at the end"
    SCALE_AT_CLOSE = "the scale on the defender's points and tricks at the close"
    FALSE_CLAIM = "the price of a false claim"
    CLOSE_FAILED = "the price of a close that failed"
    DEFENDER_FIRST = "the price of a defender who goes out first"
    LAST_TRICK = "the winner of the very last trick"
    NOBODY = "nobody wins"


class Grade(Enum):
    """The step of the scale a loser is on (rules.md 3.5)."""

    ORDINARY = 0
    SCHNEIDER = 1
    SCHWARZ = 2


class CardPoints(NamedTuple):
    """What a player or a party has: captured points, marriages, the last-trick ten, tricks.

    ``bonus`` is what the very last trick, or all of the last ones, count besides their cards.
    ``frozen_at`` holds a defender's valid points at the close where later points do not count
    (rules.md 3.1, ``close.defender_points``).
    """

    captured: int = 0
    melded: int = 0
    bonus: int = 0
    tricks: int = 0
    frozen_at: int | None = None

    @property
    def marriages(self) -> int:
        """Melded points that count: a marriage needs a trick of its owner."""
        return self.melded if self.tricks else 0

    @property
    def pending(self) -> int:
        """Melded points that do not count for want of a trick."""
        return 0 if self.tricks else self.melded

    @property
    def total(self) -> int:
        """Card points as they count now (rules.md 3.1)."""
        if self.frozen_at is not None:
            return self.frozen_at
        return self.captured + self.bonus + (self.melded if self.tricks else 0)


def together(card_points: Iterable[CardPoints]) -> CardPoints:
    """Return what the players of a party have together.

    >>> together([CardPoints(melded=40), CardPoints(captured=26, tricks=1)]).total
    66
    """
    rows = tuple(card_points)
    if len(rows) == 1:
        return rows[0]
    numbers = ((row.captured, row.melded, row.bonus, row.tricks) for row in rows)
    return CardPoints(*map(sum, zip(*numbers, strict=True)))


@dataclass(frozen=True, slots=True)
class Close:
    """A close: who closed before which trick, and the defender's points and tricks then."""

    seat: Seat
    trick: int
    before_draw: bool
    defender_points: int
    defender_tricks: int


@dataclass(frozen=True, slots=True)
class DealEnd:
    """The end of a deal before it is priced; parties go by their numbers.

    ``claimant`` said out, or is None when all cards were played; ``last`` won the very last
    trick. ``bidder`` has bid ``bid`` ticks, or plays ``contract``; ``made`` says whether that, or
    what is undertaken auf Dissle, was decided; ``level`` is how often the deal was doubled.
    """

    card_points: tuple[CardPoints, ...]
    close: Close | None = None
    claimant: int | None = None
    last: int | None = None
    bidder: int | None = None
    bid: int = 0
    contract: str | None = None
    level: int = 0
    made: bool | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The settled deal: the game points of each party, and every number that led there.

    ``basis`` says by which rule they were found where the talon can be closed.
    ``measured_points`` and ``measured_tricks`` are the loser's figures that set the price there,
    and ``grade`` the step of the scale where the scale was used; all are None otherwise.
    """

    points: tuple[int, ...]
    termination: Termination
    end: DealEnd
    basis: Basis | None = None
    grade: Grade | None = None
    measured_points: int | None = None
    measured_tricks: int | None = None

    @property
    def reason(self) -> str:
        """How the deal ended, in the word of the record tag Termination."""
        return self.termination.value

    @property
    def is_draw(self) -> bool:
        """Whether the deal was drawn, and so decides nothing."""
        return self.termination is Termination.DRAW

    @property
    def winner(self) -> Seat | None:
        """The first seat of the only party that gains; None where none does, or several do."""
        gaining = [number for number, points in enumerate(self.points) if points > 0]
        return FIRST_SEATS[gaining[0]] if len(gaining) == 1 else None

    @property
    def game_points(self) -> int:
        """The most that a party gains, 0 where none does."""
        return max(0, *self.points)

    @property
    def card_points(self) -> tuple[CardPoints, ...]:
        """What every party has."""
        return self.end.card_points

    @property
    def claimant(self) -> int | None:
        """The number of the party that claimed, None where none did."""
        return self.end.claimant

    @property
    def totals(self) -> tuple[int, ...]:
        """Card points of each party, as they counted."""
        return tuple(earned.total for earned in self.end.card_points)

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks of each party."""
        return tuple(earned.tricks for earned in self.end.card_points)


def grade_of(points: int, tricks: int) -> Grade:
    """Return the step of the scale: Schwarz by tricks, Schneider by points (rules.md 3.5)."""
    if tricks == 0:
        return Grade.SCHWARZ
    return Grade.SCHNEIDER if points < SCHNEIDER_LINE else Grade.ORDINARY


def points_of_two(winner: int | None, price: int) -> tuple[int, int]:
    """Return the game points of two parties of which one, or none, gains a price.

    >>> points_of_two(1, 3), points_of_two(None, 0)
    ((0, 3), (0, 0))
    """
    return (price if winner == 0 else 0, price if winner == 1 else 0)
