"""A finished deal summed up for one seat: what it promised, luck, and what was given away."""

from dataclasses import dataclass


@dataclass(frozen=True)
class AccountStep:
    """One own decision in the account, in game points for the seat.

    ``step`` is the number of the move in ``DealRecord.moves``. ``before`` was to be expected before
    the move, ``after`` after it. ``luck`` and ``given_by_other`` fell between the decision before
    (or the beginning) and this one, ``given`` by this very move. ``chance_before`` and
    ``chance_after`` are the chances to win the game, 0 to 1.
    """

    step: int
    trick: int
    before: float
    after: float
    luck: float
    given_by_other: float
    given: float
    chance_before: float
    chance_after: float


@dataclass(frozen=True)
class Account:
    """The ledger of a deal in game points: result = promised + luck + given_by_other - given.

    ``given`` and ``given_by_other`` are sums of clear losses, never below 0. The steps are in
    order; ``last_luck`` and ``last_given_by_other`` fell after the last of them. ``result`` is what
    the seat won, minus what it lost.
    """

    promised: float
    luck: float
    given: float
    given_by_other: float
    result: int
    steps: tuple[AccountStep, ...]
    last_luck: float
    last_given_by_other: float

    def in_tenths(self) -> tuple[int, int, int, int, int]:
        """Return promised, luck, given by the other, given and result in whole tenths.

        They add up as the account does: luck takes what rounding leaves.
        """
        promised, given = round(10 * self.promised), round(10 * self.given)
        other = round(10 * self.given_by_other)
        result = 10 * self.result
        return promised, result - promised - other + given, other, given, result
