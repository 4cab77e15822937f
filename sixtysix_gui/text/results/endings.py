"""A settled deal in sentences: who wins it, how it ended, and its price (rules.md 3.5)."""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules.scoring.points import (
    SCHNEIDER_LINE,
    TARGET,
    TICK,
    Basis,
    Close,
    Grade,
    Termination,
)
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract, Goal
from sixtysix_gui.text.common import as_sentence, texts
from sixtysix_gui.text.contracts import contract_played
from sixtysix_gui.text.people import Forms, forms
from sixtysix_gui.text.results.deal_result import DealResult

_ = texts("Results")


def headline(result: DealResult) -> str:
    """Say who wins the deal, or what became of the bid."""
    termination, winner = result.outcome.termination, result.winner
    if termination is Termination.PASSED:
        return _("Everyone passed")
    if termination is Termination.MADE and not result.rules.contracts:
        return _("Bid made")
    if termination is Termination.SET:
        return _("Set: the bid was not made")
    if winner is None:
        return _("The deal is tied")
    return result.people.of_side(winner, forms("results.wins_deal"))


def reasons_of(result: DealResult) -> tuple[str, ...]:
    """Say how the deal ended and what it was measured by, every number named: sentences."""
    return (*_slam(result), *_claim(result), *_ended(result))


def _ended(result: DealResult) -> tuple[str, ...]:
    told = _REASONS[result.outcome.termination](result)
    return tuple(as_sentence(sentence) for sentence in told)


def describe_ending(result: DealResult) -> str:
    """Tell the end of a deal after its events, which have told of a slam and of a claim."""
    termination = result.outcome.termination
    if termination is Termination.PASSED:
        return _("Everyone passed: the next player deals.")
    is_bid = termination in (Termination.MADE, Termination.SET) and not result.contract
    if is_bid and result.bidder is not None:
        return _bid_told(result, result.bidder)
    return f"{headline(result)}. {' '.join(_ended(result))}".strip()


# ----------------------------------------------------------------------------------------- bids


def _bid_told(result: DealResult, bidder: Party) -> str:
    key = "results.set" if result.outcome.termination is Termination.SET else "results.bid_made"
    bid = result.outcome.end.bid * TICK
    return result.people.of_side(bidder, forms(key), bid=bid, total=result.points_of(bidder).total)


def _bid(result: DealResult) -> list[str]:
    seat, party = result.view.bidder, result.bidder
    if seat is None or party is None:
        return []
    ticks = result.outcome.end.bid
    return [
        result.people.of_player(seat, forms("results.bid"), ticks=ticks, points=ticks * TICK),
        result.people.of_side(party, forms("results.made"), total=result.points_of(party).total),
    ]


def _passed(_result: DealResult) -> list[str]:
    return [_("Nobody bid: the next player deals.")]


# --------------------------------------------------------------------------- claims and closes


def _of_seat(result: DealResult, seat: Seat | None, said: Forms) -> str:
    """Fill a sentence about a player with the card points of the player's side."""
    if seat is None:
        return ""
    return result.people.of_player(seat, said, total=result.points_at(seat).total)


def _claim(result: DealResult) -> list[str]:
    """Say with how many card points somebody has gone out, rightly or not."""
    termination = result.outcome.termination
    if termination is Termination.DEFENDER_OUT:
        return _out_before_closer(result)
    if termination is Termination.FALSE_CLAIM:
        key = "results.false_claim"
    elif termination is Termination.OUT and not result.rules.counts_by_itself:
        key = "results.claim"
    else:
        return []
    return [_of_seat(result, result.claimant, forms(key))]


def _out(result: DealResult) -> list[str]:
    if not result.rules.counts_by_itself:
        return price_of_claim(result)
    return [_of_seat(result, result.claimant, forms("results.reached")), *price_of_claim(result)]


def _closed_fail(result: DealResult) -> list[str]:
    close = result.outcome.end.close
    closer = None if close is None else close.seat
    if closer is not None and result.points_at(closer).total >= TARGET:
        key = "results.late_after_close"
    else:
        key = "results.failed_close"
    return [_of_seat(result, closer, forms(key)), price_of_failed_close(result)]


def _out_before_closer(result: DealResult) -> list[str]:
    close, people = result.outcome.end.close, result.people
    if close is None or result.claimant is None:
        return []
    name = people.name(result.claimant)
    if people.is_me(result.claimant):
        name = people.name(close.seat)
        text = _("{name} closed, but you went out first with {total}.")
    elif people.is_me(close.seat):
        text = _("You closed, but {name} went out first with {total}.")
    else:
        text = _("{closer} closed, but {name} went out first with {total}.")
    total = result.points_at(result.claimant).total
    return [as_sentence(text.format(closer=people.name(close.seat), name=name, total=total))]


# -------------------------------------------------------------------------------------- counted


def _count(result: DealResult) -> list[str]:
    winner = result.winner
    if result.rules.score_unit == "tens":
        return [_("All cards have been played; every full ten in card points scores one.")]
    if winner is None:
        return []
    if len(result.parties) > 2:
        return [result.people.of_side(winner, forms("results.most_points")), *grades(result)]
    if result.rules.end_unclaimed == "sole-66":
        return [_of_seat(result, winner.seats[0], forms("results.alone_66")), *grades(result)]
    text = _("All cards have been played and nobody said “Out!”: {total} to {other}.")
    other = next(party for party in result.parties if party is not winner)
    totals = {"total": result.points_of(winner).total, "other": result.points_of(other).total}
    return [text.format(**totals), *grades(result)]


def _slam(result: DealResult) -> list[str]:
    """Say who has won all of the last tricks, where that counts more."""
    points = result.rules.slam
    if not points or not any(earned.bonus for earned in result.outcome.card_points):
        return []
    winner = result.view.won[-1].winner
    return [result.people.of_player(winner, forms("results.slam"), points=points)]


def _draw(result: DealResult) -> list[str]:
    totals = [result.points_of(party).total for party in result.parties]
    most = max(totals)
    if len(totals) == 2:
        return [_draw_of_two(result).format(total=totals[0], other=totals[1])]
    equal = [party for party in result.parties if result.points_of(party).total == most]
    if len(equal) == len(totals):
        text = _("All three have {total}, so nobody pays.")
        return [text.format(total=most)]
    named = [result.people.called(party) for party in equal]
    text = _("{first} and {second} both have {total}, so nobody pays.")
    return [text.format(first=named[0], second=named[1], total=most)]


def _draw_of_two(result: DealResult) -> str:
    if result.rules.end_unclaimed != "sole-66":
        return _("Nobody said “Out!”, and both have {total}.")
    if min(result.outcome.totals) >= TARGET:
        return _("Both have 66 or more ({total} and {other}), but nobody said “Out!”.")
    return _("All cards have been played and nobody has 66 ({total} and {other}).")


def _last_trick(result: DealResult) -> list[str]:
    return [result.people.of_player(result.view.won[-1].winner, forms("results.last_trick"))]


# ------------------------------------------------------------------------ contracts and openings


def _undertaken(result: DealResult) -> list[str]:
    seat, contract = result.view.bidder, result.contract
    if seat is None or contract is None:
        return _bid(result)
    if result.outcome.termination is Termination.MADE:
        key = "results.contract_made"
    else:
        key = "results.contract_lost"
    told = result.people.of_player(seat, forms(key), a_contract=contract_played(contract.key))
    return [told, *_trick_of_another(result, seat, contract)]


def _trick_of_another(result: DealResult, bidder: Seat, contract: Contract) -> list[str]:
    """Say who won a trick of a contract that wanted all; the rows count a partner's as his."""
    winner = result.view.won[-1].winner if result.view.won else bidder
    if contract.goal is not Goal.ALL_TRICKS or winner is bidder:
        return []
    return [result.people.of_player(winner, forms("results.trick_of_another"))]


def _dissle(result: DealResult) -> list[str]:
    seat = result.view.bidder
    if seat is None:
        return []
    if result.outcome.termination is Termination.DISSLE_WON:
        key = "results.dissle_won"
    elif result.view.card_points[seat].tricks:
        key = "results.dissle_trick"
    else:
        key = "results.dissle_late"
    return [result.people.of_player(seat, forms(key)), *grades(result)]


# ---------------------------------------------------------------------------------------- prices


def grades(result: DealResult) -> list[str]:
    """Say of every loser by what it pays more than one."""
    losers = (party for party in result.parties if party is not result.winner)
    return [grade for party in losers if (grade := _grade(result, party))]


def _grade(result: DealResult, party: Party) -> str:
    earned, scale = result.points_of(party), result.rules.score_scale
    if not earned.tricks:
        key = "results.schwarz"
    elif scale[1] > scale[0] and earned.total < SCHNEIDER_LINE:
        key = "results.schneider"
    elif result.outcome.termination is Termination.OUT:
        key = "results.has_points"
    else:
        return ""
    return result.people.of_side(party, forms(key), points=earned.total)


def price_of_claim(result: DealResult) -> list[str]:
    """Say what a right claim has won: by the scale, at the end or at the close."""
    if result.outcome.basis is Basis.SCALE_AT_CLOSE:
        return [_scale_at_close(result)]
    return grades(result)


def _scale_at_close(result: DealResult) -> str:
    grade = result.outcome.grade
    if grade is Grade.SCHWARZ:
        key = "results.schwarz_at_close"
    elif grade is Grade.SCHNEIDER:
        key = "results.schneider_at_close"
    else:
        key = "results.points_at_close"
    loser = next(party for party in result.parties if party is not result.winner)
    points = result.outcome.measured_points
    return result.people.of_player(loser.seats[0], forms(key), points=points)


def price_of_false_claim(result: DealResult) -> str:
    """Say what a false claim costs, and why it costs more than usual."""
    if result.outcome.basis is Basis.CLOSE_FAILED:
        return price_of_failed_close(result)
    mode, winner = result.rules.score_false_claim, result.winner
    cost = result.outcome.game_points // 2**result.outcome.end.level
    if mode == "mirror":
        return _("A false claim costs what a correct one would have won.")
    if winner is None or mode != "2-or-3" or result.points_of(winner).tricks:
        return _("A false claim costs {cost}.").format(cost=cost)
    return result.people.of_side(winner, forms("results.false_claim_without_trick"), cost=cost)


def price_of_failed_close(result: DealResult) -> str:
    """Say what a close that failed costs."""
    close, mode = result.outcome.end.close, result.rules.score_close_failed
    if close is None or mode in ("flat-2", "flat-3"):
        text = _("Closing failed, which costs {cost}.")
        return text.format(cost=result.outcome.game_points)
    if close.defender_tricks == 0:
        return _of_winner(result, forms("results.failed_close_without_trick"))
    if mode == "by-closer-points":
        return _by_closer_points(result, close)
    return _of_winner(result, forms("results.failed_close_with_trick"))


def _by_closer_points(result: DealResult, close: Close) -> str:
    total = result.points_at(close.seat).total
    if total >= SCHNEIDER_LINE:
        text = _("Closing failed with 33 or more, which costs {cost}; the closer has {total}.")
    else:
        text = _("Closing failed with fewer than 33, which costs {cost}; the closer has {total}.")
    return text.format(cost=result.outcome.game_points, total=total)


def price_of_defender_first(result: DealResult) -> str:
    """Say what it wins to go out before the player who has closed."""
    close, mode = result.outcome.end.close, result.rules.score_defender_first
    cost = result.outcome.game_points
    if close is None or mode in ("flat-2", "flat-3"):
        return _("Going out before the closer is worth {cost}.").format(cost=cost)
    if close.defender_tricks == 0:
        return _of_winner(result, forms("results.out_first_without_trick"))
    if mode == "by-closer-points":
        text = _("Going out before the closer, who has {total}, is worth {cost}.")
        return text.format(cost=cost, total=result.points_at(close.seat).total)
    return _of_winner(result, forms("results.out_first_with_trick"))


def _of_winner(result: DealResult, said: Forms) -> str:
    winner = result.winner or result.parties[0]
    cost = result.outcome.game_points
    return result.people.of_player(winner.seats[0], said, cost=cost)


_REASONS: Mapping[Termination, Callable[[DealResult], list[str]]] = {
    Termination.OUT: _out,
    Termination.FALSE_CLAIM: lambda result: [price_of_false_claim(result)],
    Termination.CLOSED_FAIL: _closed_fail,
    Termination.DEFENDER_OUT: lambda result: [price_of_defender_first(result)],
    Termination.COUNT: _count,
    Termination.LAST_TRICK: _last_trick,
    Termination.DRAW: _draw,
    Termination.PASSED: _passed,
    Termination.MADE: _undertaken,
    Termination.SET: _bid,
    Termination.LOST: _undertaken,
    Termination.DISSLE_WON: _dissle,
    Termination.DISSLE_LOST: _dissle,
}
