"""What the end of a deal pays, in the numbers of ``Position``: all eight games settled."""

from __future__ import annotations

from tools.strength.yardsticks.position import Position

_LAST_TRICK, _COUNT, _STAKES, _TICKS, _TENS = 1, 2, 3, 4, 5
"""How a deal is paid, as in ``laws``; else by the scale of three."""
_OUT_OF_SCHNEIDER = 33


def paid(position: Position, side: int) -> float:
    """Return what a side gets of a deal that is over, less the mean of the others'."""
    own = points(position, side)
    if position.laws.parties == 2:
        return own - points(position, 1 - side)
    others = points(position, (side + 1) % 3) + points(position, (side + 2) % 3)
    return own - others / 2.0


def points(position: Position, side: int) -> int:
    """Return the points of a side in a deal that is over."""
    pays = position.laws.pays
    if pays == _STAKES:
        return stakes(position, side)
    if pays == _TICKS:
        return ticks(position, side)
    if pays == _TENS:
        return position.total_of(side) // 10
    winner = winning_side(position)
    if winner != side:
        return 0
    if position.made >= 0 and pays == _LAST_TRICK:
        return position.laws.worth << position.level
    if pays == _COUNT:
        return 1 if position.tricks_of(1 - side) else 2
    if position.claimant < 0 and pays == _LAST_TRICK:
        return 1 << position.level
    return scale(position, 1 - side) << position.level


def winning_side(position: Position) -> int:
    """Return the side of two that is paid, -1 for a draw."""
    if position.made >= 0:
        bidding = position.laws.side[position.bidder]
        return bidding if position.made else 1 - bidding
    if position.claimant >= 0:
        return position.claimant
    if position.laws.pays == _LAST_TRICK:
        return position.last
    first, second = position.total_of(0), position.total_of(1)
    if first == second:
        return -1
    return 0 if first > second else 1


def scale(position: Position, side: int) -> int:
    """Say how much a side that has lost pays."""
    if not position.tricks_of(side):
        return 3
    return 2 if position.total_of(side) < _OUT_OF_SCHNEIDER else 1


def stakes(position: Position, side: int) -> int:
    """Return what one of three gets: the highest is paid by both others."""
    own = position.total_of(side)
    first, second = (side + 1) % 3, (side + 2) % 3
    left, right = position.total_of(first), position.total_of(second)
    most = own if own > left else left
    most = right if right > most else most
    if (own == most) + (left == most) + (right == most) > 1:
        return 0
    if own == most:
        return scale(position, first) + scale(position, second)
    return -scale(position, side)


def ticks(position: Position, side: int) -> int:
    """Return the ticks of a side; a bidder who has less than his bid loses that."""
    made = position.total_of(side) // position.laws.tick
    if position.bidder >= 0 and position.laws.side[position.bidder] == side and made < position.bid:
        return -position.bid
    return made
