"""The numbers at the end of a deal, and the scale they are paid by (many.md 1.1 and 1.6)."""

from collections.abc import Iterable
from dataclasses import dataclass

LAST_TRICK_BONUS = 10
OUT_OF_SCHNEIDER = 33
"""The total from which on a loser pays one only."""


@dataclass(frozen=True, slots=True)
class CardPoints:
    """What a player or a party has: captured points, marriages, tricks.

    ``bonus`` is what the very last trick, or all of the last ones, count besides their cards.
    """

    captured: int = 0
    melded: int = 0
    bonus: int = 0
    tricks: int = 0

    @property
    def total(self) -> int:
        """Card points as they count now: marriages wait for the first trick."""
        return self.captured + self.bonus + (self.melded if self.tricks else 0)


def together(card_points: Iterable[CardPoints]) -> CardPoints:
    """Give what the players of a party have together.

    >>> together([CardPoints(melded=40), CardPoints(captured=26, tricks=1)]).total
    66
    """
    rows = list(card_points)
    return CardPoints(
        sum(row.captured for row in rows),
        sum(row.melded for row in rows),
        sum(row.bonus for row in rows),
        sum(row.tricks for row in rows),
    )


@dataclass(frozen=True, slots=True)
class DealEnd:
    """How a deal came to its end: what every party has, and who claims or has bid, by number.

    ``contract`` is the word of what was played where contracts are called, ``made`` whether that
    was decided, or what is undertaken auf Dissle, ``level`` how often the deal was doubled,
    ``last`` who won the last trick.
    """

    card_points: tuple[CardPoints, ...]
    claimant: int | None = None
    bidder: int | None = None
    bid: int = 0
    contract: str | None = None
    level: int = 0
    made: bool | None = None
    last: int | None = None


@dataclass(frozen=True, slots=True)
class TrickOutcome:
    """How a deal ended, with every number it was settled by; all go by party."""

    points: tuple[int, ...]
    reason: str
    end: DealEnd

    @property
    def card_points(self) -> tuple[CardPoints, ...]:
        """What every party has."""
        return self.end.card_points

    @property
    def claimant(self) -> int | None:
        """The number of the party that claimed, None where nobody did."""
        return self.end.claimant

    @property
    def totals(self) -> tuple[int, ...]:
        """Card points of each party, as they counted."""
        return tuple(earned.total for earned in self.card_points)

    @property
    def tricks(self) -> tuple[int, ...]:
        """Tricks of each party."""
        return tuple(earned.tricks for earned in self.card_points)


def scale(loser: CardPoints) -> int:
    """Say what a loser pays: 3 without a trick, 2 under 33, else 1.

    >>> scale(CardPoints(captured=32, tricks=2)), scale(CardPoints(melded=40))
    (2, 3)
    """
    if loser.tricks == 0:
        return 3
    return 2 if loser.total < OUT_OF_SCHNEIDER else 1
