"""What the ends of a deal are worth, asked once of the settlement and then looked up.

A *standing* is a player's card points in one number: the points that count with a trick,
otherwise -1 minus the pending marriages. So a standing below zero is a player without a trick.
"""

from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import (
    SCHNEIDER_LINE,
    TARGET,
    CardPoints,
    Close,
    DealEnd,
    Outcome,
)
from sixtysix_gui.rules.seats import BOTH, Seat, opposite
from sixtysix_gui.rules.sets.rules import Rules

TRICKLESS = -1
"""The standing of a player without trick and without marriage."""
LINES = (TRICKLESS, 0, SCHNEIDER_LINE, TARGET)
"""A standing of each kind: without a trick, Schneider, out of it, on 66."""


def standing_of(earned: CardPoints) -> int:
    """Return the standing of card points; frozen points never grow by a pending marriage."""
    if earned.tricks:
        return earned.total
    return TRICKLESS if earned.frozen_at is not None else TRICKLESS - earned.melded


def tally_at(standing: int) -> CardPoints:
    """Return card points of this standing."""
    if standing < 0:
        return CardPoints(melded=TRICKLESS - standing)
    return CardPoints(captured=standing, tricks=1)


def points_for(outcome: Outcome, seat: Seat) -> int:
    """Return the game points of a settled deal from a seat's side."""
    if outcome.winner is None:
        return 0
    return outcome.game_points if outcome.winner is seat else -outcome.game_points


class Payoffs:
    """Game points of every end a deal can have under a rule set, after a close or without one."""

    def __init__(self, rules: Rules, close: Close | None) -> None:
        self._rules = rules
        self._close = close
        self._played_out: dict[tuple[int, int, int], int] = {}
        self._claims = tuple(self._claims_of(seat) for seat in BOTH)
        self._most = tuple(self._most_of(seat) for seat in BOTH)
        self.may_wait = tuple(self._may_wait(seat) for seat in BOTH)
        """Whether a seat that could go out may do better by waiting for the closer to fail."""

    def claim(self, seat: int, other: int) -> int:
        """Return what a true claim is worth against an opponent of some standing."""
        return self._claims[seat][_kind(other)]

    def most(self, seat: int, other: int) -> int:
        """Return the most a seat can still win once the opponent has some standing."""
        return self._most[seat][_kind(other)]

    def played_out(self, winner: int, own: int, other: int) -> int:
        """Return what the winner of the last card wins by saying nothing."""
        key = (winner, own, other)
        value = self._played_out.get(key)
        if value is None:
            value = self._settle(Seat(winner), own, other, None)
            self._played_out[key] = value
        return value

    def _settle(self, winner: Seat, own: int, other: int, claimant: Seat | None) -> int:
        card_points = (tally_at(own), tally_at(other))
        if winner is Seat.B:
            card_points = (card_points[1], card_points[0])
        end = DealEnd(card_points, self._close, claimant, winner)
        return points_for(settle(self._rules, end), winner)

    def _claims_of(self, seat: Seat) -> tuple[int, ...]:
        return tuple(self._settle(seat, TARGET, other, seat) for other in LINES[:3])

    def _most_of(self, seat: Seat) -> tuple[int, ...]:
        """Return the best end for each kind of opponent, who can only rise from there."""
        ends = [max(self._claims[seat][k], self._best_silent(seat, k)) for k in range(3)]
        return tuple(max(ends[kind:]) for kind in range(3))

    def _best_silent(self, seat: Seat, kind: int) -> int:
        others = LINES[kind : kind + 2] if kind == 2 else LINES[kind : kind + 1]
        owns = (*LINES, TARGET + 2)
        across = opposite(seat)
        return max(
            max(
                self._settle(seat, own, other, None),
                -self._settle(across, other, own, None),
            )
            for own in owns
            for other in others
        )

    def _may_wait(self, seat: Seat) -> bool:
        if self._close is None or self._close.seat is seat:
            return False
        return any(self._best_silent(seat, k) > self._claims[seat][k] for k in range(3))


def _kind(standing: int) -> int:
    if standing < 0:
        return 0
    return 1 if standing < SCHNEIDER_LINE else 2
