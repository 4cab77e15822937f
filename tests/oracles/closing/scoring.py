"""Settlement: from the end of a deal to its game points, with every number that led there."""

from dataclasses import dataclass
from enum import Enum

from sixtysix_gui.rules.seats import Seat
from tests.oracles.closing.seats import BOTH, opposite
from tests.oracles.closing.variants import Penalty, RuleSet

TARGET = 66
"""Card points with which a player may go out (rules.md 1.1)."""
SCHNEIDER_LINE = 33
"""Fewer card points than this are Schneider (rules.md 1.1)."""
LAST_TRICK_BONUS = 10
"""Card points for the very last trick under ``bonus-10`` (rules.md 3.5)."""


class Termination(Enum):
    """How a deal ended; the values are the words of the record tag (rules.md 6.3)."""

    OUT = "out"
    FALSE_CLAIM = "false-claim"
    CLOSED_FAIL = "closed-fail"
    DEFENDER_OUT = "defender-out"
    COUNT = "count"
    LAST_TRICK = "last-trick"
    DRAW = "draw"


class Basis(Enum):
    """The rule by which the game points were found (rules.md 3.5)."""

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


@dataclass(frozen=True, slots=True)
class CardPoints:
    """What one player has made: captured points, melded points, the last-trick ten, tricks.

    ``frozen_at`` holds his valid points at the close where a defender's later points do not
    count (rules.md 3.1, ``close.defender_points``).
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
        """Card points (rules.md 3.1)."""
        if self.frozen_at is not None:
            return self.frozen_at
        return self.captured + self.bonus + (self.melded if self.tricks else 0)


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
    """The end of a deal before it is priced.

    ``claimant`` said out, or is None when all cards were played; ``last_winner`` then won the
    very last trick.
    """

    card_points: tuple[CardPoints, CardPoints]
    close: Close | None = None
    claimant: Seat | None = None
    last_winner: Seat | None = None


@dataclass(frozen=True, slots=True)
class DealOutcome:
    """The settled deal.

    ``measured_points`` and ``measured_tricks`` are the loser's figures that set the price, and
    ``grade`` the step of the scale where the scale was used; all three are None otherwise.
    """

    winner: Seat | None
    game_points: int
    termination: Termination
    basis: Basis
    end: DealEnd
    grade: Grade | None = None
    measured_points: int | None = None
    measured_tricks: int | None = None

    @property
    def points(self) -> tuple[int, int]:
        """Game points of both seats: those of the winner, and nothing for the other."""
        first, second = (self.game_points if seat is self.winner else 0 for seat in BOTH)
        return first, second

    @property
    def reason(self) -> str:
        """How the deal ended, in the word of the record tag Termination."""
        return self.termination.value

    @property
    def totals(self) -> tuple[int, int]:
        """Card points of both seats, as they counted."""
        first, second = self.end.card_points
        return first.total, second.total

    @property
    def tricks(self) -> tuple[int, int]:
        """Tricks of both seats."""
        first, second = self.end.card_points
        return first.tricks, second.tricks


def grade_of(points: int, tricks: int) -> Grade:
    """Find the step of the scale: Schwarz by tricks, Schneider by points (rules.md 3.5)."""
    if tricks == 0:
        return Grade.SCHWARZ
    return Grade.SCHNEIDER if points < SCHNEIDER_LINE else Grade.ORDINARY


def settle(rules: RuleSet, end: DealEnd) -> DealOutcome:
    """Settle a deal by rules.md 3.5.

    >>> from tests.oracles.closing.variants import rule_set
    >>> end = DealEnd((CardPoints(66, tricks=5), CardPoints(32, tricks=3)), claimant=Seat.A)
    >>> settle(rule_set("german-66"), end).game_points
    2
    """
    if end.claimant is None:
        return _settle_played_out(rules, end)
    if end.card_points[end.claimant].total < TARGET:
        return _settle_false_claim(rules, end, end.claimant)
    return _settle_claim(rules, end, end.claimant)


def _settle_claim(rules: RuleSet, end: DealEnd, claimant: Seat) -> DealOutcome:
    close = end.close
    if close is None or (close.seat is claimant and rules.score_close_won == "final"):
        return _by_scale(rules, end, claimant, Termination.OUT)
    if close.seat is claimant:
        grade = grade_of(close.defender_points, close.defender_tricks)
        return DealOutcome(
            claimant,
            rules.score_scale[grade.value],
            Termination.OUT,
            Basis.SCALE_AT_CLOSE,
            end,
            grade,
            close.defender_points,
            close.defender_tricks,
        )
    points = penalty(rules.score_defender_first, close, end)
    return DealOutcome(claimant, points, Termination.DEFENDER_OUT, Basis.DEFENDER_FIRST, end)


def _settle_false_claim(rules: RuleSet, end: DealEnd, claimant: Seat) -> DealOutcome:
    winner = opposite(claimant)
    price = _false_claim_price(rules, end.card_points[winner])
    basis = Basis.FALSE_CLAIM
    if end.close is not None and end.close.seat is claimant:
        failed = penalty(rules.score_close_failed, end.close, end)
        if failed > price:
            price, basis = failed, Basis.CLOSE_FAILED
    return DealOutcome(winner, price, Termination.FALSE_CLAIM, basis, end)


def _false_claim_price(rules: RuleSet, other: CardPoints) -> int:
    if rules.score_false_claim == "mirror":
        return rules.score_scale[grade_of(other.total, other.tricks).value]
    return 3 if rules.score_false_claim == "2-or-3" and other.tricks == 0 else 2


def _settle_played_out(rules: RuleSet, end: DealEnd) -> DealOutcome:
    if end.close is not None:
        return _settle_closed(rules, end, end.close)
    if rules.end_unclaimed == "last-trick":
        return DealOutcome(end.last_winner, 1, Termination.LAST_TRICK, Basis.LAST_TRICK, end)
    first, second = (earned.total for earned in end.card_points)
    if rules.end_unclaimed == "sole-66":
        decided = (first >= TARGET) != (second >= TARGET)
    else:
        decided = first != second
    if not decided:
        return DealOutcome(None, 0, Termination.DRAW, Basis.NOBODY, end)
    winner = Seat.A if first > second else Seat.B
    return _by_scale(rules, end, winner, Termination.COUNT)


def _settle_closed(rules: RuleSet, end: DealEnd, close: Close) -> DealOutcome:
    closer, defender = close.seat, opposite(close.seat)
    if (
        rules.end_unclaimed == "sole-66"
        and end.card_points[closer].total >= TARGET > end.card_points[defender].total
    ):
        return _by_scale(rules, end, closer, Termination.COUNT)
    points = penalty(rules.score_close_failed, close, end)
    return DealOutcome(defender, points, Termination.CLOSED_FAIL, Basis.CLOSE_FAILED, end)


def _by_scale(rules: RuleSet, end: DealEnd, winner: Seat, termination: Termination) -> DealOutcome:
    loser = end.card_points[opposite(winner)]
    grade = grade_of(loser.total, loser.tricks)
    return DealOutcome(
        winner,
        rules.score_scale[grade.value],
        termination,
        Basis.FINAL_SCALE,
        end,
        grade,
        loser.total,
        loser.tricks,
    )


def penalty(mode: Penalty, close: Close, end: DealEnd) -> int:
    """Price a close that failed, or was overtaken, in game points (``pen`` of rules.md 3.5)."""
    if mode == "flat-2":
        return 2
    if mode == "flat-3" or close.defender_tricks == 0:
        return 3
    if mode == "by-closer-points" and end.card_points[close.seat].total >= SCHNEIDER_LINE:
        return 1
    return 2
