"""Settlement of the games whose talon, if they have one, cannot be closed (many.md 2 to 8)."""

from __future__ import annotations

from sixtysix_gui.rules.scoring.closing import false_claim_price
from sixtysix_gui.rules.scoring.points import (
    DealEnd,
    Outcome,
    Termination,
    grade_of,
    points_of_two,
)
from sixtysix_gui.rules.sets.rules import Rules

POINTS_OF_TEN = 10


def settle_claims(rules: Rules, end: DealEnd) -> Outcome:
    """Settle a deal of two sides that is won by the first right claim (many.md 3.3, 7.3, 8.4).

    A contract, or what is undertaken auf Dissle, is decided before anyone can claim.
    """
    if end.made is not None and end.bidder is not None:
        return _undertaken(rules, end, end.bidder, made=end.made)
    if end.claimant is None:
        return _unclaimed(rules, end)
    claims, others = end.card_points[end.claimant], 1 - end.claimant
    if claims.total >= rules.out_target and claims.tricks:
        return _by_scale(rules, end, end.claimant, Termination.OUT)
    price = false_claim_price(rules, end.card_points[others])
    return _doubled(end, others, price, Termination.FALSE_CLAIM)


def _undertaken(rules: Rules, end: DealEnd, bidder: int, *, made: bool) -> Outcome:
    """Pay a contract by its value, and auf Dissle by the scale."""
    winner = bidder if made else 1 - bidder
    if end.contract is None:
        reason = Termination.DISSLE_WON if made else Termination.DISSLE_LOST
        return _by_scale(rules, end, winner, reason)
    value = rules.contracts[end.contract].value
    return _doubled(end, winner, value, Termination.MADE if made else Termination.LOST)


def _unclaimed(rules: Rules, end: DealEnd) -> Outcome:
    """Let the last trick decide a deal that was played to its end, or the higher total."""
    if rules.end_unclaimed == "last-trick":
        return _doubled(end, end.last, 1, Termination.LAST_TRICK)
    first, second = (earned.total for earned in end.card_points)
    if first == second:
        return _doubled(end, None, 0, Termination.DRAW)
    return _by_scale(rules, end, 0 if first > second else 1, Termination.COUNT)


def _by_scale(rules: Rules, end: DealEnd, winner: int, termination: Termination) -> Outcome:
    loser = end.card_points[1 - winner]
    price = rules.score_scale[grade_of(loser.total, loser.tricks).value]
    return _doubled(end, winner, price, termination)


def _doubled(end: DealEnd, winner: int | None, price: int, termination: Termination) -> Outcome:
    """Pay a price, doubled as often as the deal was."""
    return Outcome(points_of_two(winner, price * 2**end.level), termination, end)


def settle_stakes(rules: Rules, end: DealEnd) -> Outcome:
    """Let each of the others pay the player who has most, if that is one alone (many.md 2.3)."""
    totals = [earned.total for earned in end.card_points]
    most = max(totals)
    if totals.count(most) > 1:
        return Outcome(tuple(0 for _ in totals), Termination.DRAW, end)
    paid = [
        -rules.score_scale[grade_of(earned.total, earned.tricks).value]
        for earned in end.card_points
    ]
    winner = totals.index(most)
    paid[winner] -= sum(paid)
    return Outcome(tuple(paid), Termination.COUNT, end)


def settle_ticks(rules: Rules, end: DealEnd) -> Outcome:
    """Give every party its ticks; one that has bid more than that loses the bid (many.md 4.3)."""
    if end.bidder is None:
        return Outcome(tuple(0 for _ in end.card_points), Termination.PASSED, end)
    ticks = [earned.total // rules.bid_unit for earned in end.card_points]
    if ticks[end.bidder] >= end.bid:
        return Outcome(tuple(ticks), Termination.MADE, end)
    ticks[end.bidder] = -end.bid
    return Outcome(tuple(ticks), Termination.SET, end)


def settle_tens(_: Rules, end: DealEnd) -> Outcome:
    """Give both players a point for every full ten card points (many.md 6)."""
    points = tuple(earned.total // POINTS_OF_TEN for earned in end.card_points)
    return Outcome(points, Termination.COUNT, end)
