"""Settlements: from the end of a deal to its game points (rules.md 3.5, many.md 2 to 8)."""

from __future__ import annotations

from sixtysix_gui.rules.scoring.points import (
    SCHNEIDER_LINE,
    TARGET,
    Basis,
    CardPoints,
    Close,
    DealEnd,
    Outcome,
    Termination,
    grade_of,
    points_of_two,
)
from sixtysix_gui.rules.sets.dimensions import Penalty
from sixtysix_gui.rules.sets.rules import Rules


def settle_closing(rules: Rules, end: DealEnd) -> Outcome:
    """Settle a deal by rules.md 3.5.

    >>> from sixtysix_gui.rules.sets.rules import rule_set
    >>> end = DealEnd((CardPoints(66, tricks=5), CardPoints(32, tricks=3)), claimant=0)
    >>> settle_closing(rule_set("german-66"), end).points
    (2, 0)
    """
    if end.claimant is None:
        return _played_out(rules, end)
    if end.card_points[end.claimant].total < TARGET:
        return _false_claim(rules, end, end.claimant)
    return _claim(rules, end, end.claimant)


def _claim(rules: Rules, end: DealEnd, claimant: int) -> Outcome:
    close = end.close
    if close is None or (close.seat == claimant and rules.score_close_won == "final"):
        return _by_scale(rules, end, claimant, Termination.OUT)
    if close.seat == claimant:
        measured = close.defender_points, close.defender_tricks
        return _by_scale(rules, end, claimant, Termination.OUT, measured)
    points = penalty(rules.score_defender_first, close, end)
    return _priced(claimant, points, Termination.DEFENDER_OUT, Basis.DEFENDER_FIRST, end)


def _false_claim(rules: Rules, end: DealEnd, claimant: int) -> Outcome:
    winner = 1 - claimant
    price, basis = false_claim_price(rules, end.card_points[winner]), Basis.FALSE_CLAIM
    if end.close is not None and end.close.seat == claimant:
        failed = penalty(rules.score_close_failed, end.close, end)
        if failed > price:
            price, basis = failed, Basis.CLOSE_FAILED
    return _priced(winner, price, Termination.FALSE_CLAIM, basis, end)


def false_claim_price(rules: Rules, other: CardPoints) -> int:
    """Return what a false claim costs, in game points (rules.md 3.5, many.md 3.3, 7.3, 8.4)."""
    if rules.score_false_claim == "mirror":
        return rules.score_scale[grade_of(other.total, other.tricks).value]
    if rules.score_false_claim == "flat-1":
        return 1
    return 3 if rules.score_false_claim == "2-or-3" and other.tricks == 0 else 2


def _played_out(rules: Rules, end: DealEnd) -> Outcome:
    if end.close is not None:
        return _closed(rules, end, end.close)
    if rules.end_unclaimed == "last-trick":
        return _priced(end.last, 1, Termination.LAST_TRICK, Basis.LAST_TRICK, end)
    first, second = (earned.total for earned in end.card_points)
    if rules.end_unclaimed == "sole-66":
        decided = (first >= TARGET) != (second >= TARGET)
    else:
        decided = first != second
    if not decided:
        return _priced(None, 0, Termination.DRAW, Basis.NOBODY, end)
    return _by_scale(rules, end, 0 if first > second else 1, Termination.COUNT)


def _closed(rules: Rules, end: DealEnd, close: Close) -> Outcome:
    closer, defender = int(close.seat), 1 - close.seat
    if (
        rules.end_unclaimed == "sole-66"
        and end.card_points[closer].total >= TARGET > end.card_points[defender].total
    ):
        return _by_scale(rules, end, closer, Termination.COUNT)
    points = penalty(rules.score_close_failed, close, end)
    return _priced(defender, points, Termination.CLOSED_FAIL, Basis.CLOSE_FAILED, end)


def _by_scale(
    rules: Rules,
    end: DealEnd,
    winner: int,
    termination: Termination,
    at_close: tuple[int, int] | None = None,
) -> Outcome:
    """Pay by the loser's card points and tricks, as they are or as they were at the close."""
    loser = end.card_points[1 - winner]
    points, tricks = at_close or (loser.total, loser.tricks)
    grade = grade_of(points, tricks)
    basis = Basis.SCALE_AT_CLOSE if at_close else Basis.FINAL_SCALE
    price = points_of_two(winner, rules.score_scale[grade.value])
    return Outcome(price, termination, end, basis, grade, points, tricks)


def _priced(
    winner: int | None, price: int, termination: Termination, basis: Basis, end: DealEnd
) -> Outcome:
    return Outcome(points_of_two(winner, price), termination, end, basis)


def penalty(mode: Penalty, close: Close, end: DealEnd) -> int:
    """Price a close that failed, or was overtaken, in game points (``pen`` of rules.md 3.5)."""
    if mode == "flat-2":
        return 2
    if mode == "flat-3" or close.defender_tricks == 0:
        return 3
    if mode == "by-closer-points" and end.card_points[close.seat].total >= SCHNEIDER_LINE:
        return 1
    return 2


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
        return _doubled_by_scale(rules, end, end.claimant, Termination.OUT)
    price = false_claim_price(rules, end.card_points[others])
    return _doubled(end, others, price, Termination.FALSE_CLAIM)


def _undertaken(rules: Rules, end: DealEnd, bidder: int, *, made: bool) -> Outcome:
    """Pay a contract by its value, and auf Dissle by the scale."""
    winner = bidder if made else 1 - bidder
    if end.contract is None:
        reason = Termination.DISSLE_WON if made else Termination.DISSLE_LOST
        return _doubled_by_scale(rules, end, winner, reason)
    value = rules.contracts[end.contract].value
    return _doubled(end, winner, value, Termination.MADE if made else Termination.LOST)


def _unclaimed(rules: Rules, end: DealEnd) -> Outcome:
    """Let the last trick decide a deal that was played to its end, or the higher total."""
    if rules.end_unclaimed == "last-trick":
        return _doubled(end, end.last, 1, Termination.LAST_TRICK)
    first, second = (earned.total for earned in end.card_points)
    if first == second:
        return _doubled(end, None, 0, Termination.DRAW)
    return _doubled_by_scale(rules, end, 0 if first > second else 1, Termination.COUNT)


def _doubled_by_scale(rules: Rules, end: DealEnd, winner: int, termination: Termination) -> Outcome:
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
    """Return every party its ticks; one that has bid more than that loses the bid (many.md 4.3)."""
    if end.bidder is None:
        return Outcome(tuple(0 for _ in end.card_points), Termination.PASSED, end)
    ticks = [earned.total // rules.bid_unit for earned in end.card_points]
    if ticks[end.bidder] >= end.bid:
        return Outcome(tuple(ticks), Termination.MADE, end)
    ticks[end.bidder] = -end.bid
    return Outcome(tuple(ticks), Termination.SET, end)


def settle_tens(_: Rules, end: DealEnd) -> Outcome:
    """Return both players a point for every full ten card points (many.md 6)."""
    points = tuple(earned.total // POINTS_OF_TEN for earned in end.card_points)
    return Outcome(points, Termination.COUNT, end)
