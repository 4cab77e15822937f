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
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.contracts import contract_played
from sixtysix_gui.text.people import PlayerForms, SideForms
from sixtysix_gui.text.results.deal_result import DealResult


def headline(result: DealResult) -> str:
    """Say who wins the deal, or what became of the bid."""
    termination, winner = result.outcome.termination, result.winner
    if termination is Termination.PASSED:
        return translate("Results", "All pass")
    if termination is Termination.MADE and not result.rules.contracts:
        return translate("Results", "The bid is made")
    if termination is Termination.SET:
        return translate("Results", "Set: the bid was not made")
    if winner is None:
        return translate("Results", "The deal is drawn")
    forms = SideForms(
        me=translate("Results", "You win the deal"),
        we=translate("Results", "You and {partner} win the deal"),
        pair=translate("Results", "{first} and {second} win the deal"),
        one=translate("Results", "{name} wins the deal"),
    )
    return result.people.of_side(winner, forms)


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
        return translate("Results", "All pass: the next player deals.")
    is_bid = termination in (Termination.MADE, Termination.SET) and not result.contract
    if is_bid and result.bidder is not None:
        return _bid_told(result, result.bidder)
    return f"{headline(result)}. {' '.join(_ended(result))}".strip()


# ----------------------------------------------------------------------------------------- bids


def _bid_told(result: DealResult, bidder: Party) -> str:
    if result.outcome.termination is Termination.SET:
        forms = SideForms(
            me=translate("Results", "Set: you bid {bid} and made {total}."),
            we=translate("Results", "Set: you bid {bid} and made {total}.", "two"),
            pair=translate("Results", "Set: they bid {bid} and made {total}."),
            one=translate("Results", "Set: {name} bid {bid} and made {total}."),
        )
    else:
        forms = SideForms(
            me=translate("Results", "The bid is made: you bid {bid} and made {total}."),
            we=translate("Results", "The bid is made: you bid {bid} and made {total}.", "two"),
            pair=translate("Results", "The bid is made: they bid {bid} and made {total}."),
            one=translate("Results", "The bid is made: {name} bid {bid} and made {total}."),
        )
    bid = result.outcome.end.bid * TICK
    return result.people.of_side(bidder, forms, bid=bid, total=result.points_of(bidder).total)


def _bid(result: DealResult) -> list[str]:
    seat, party = result.view.bidder, result.bidder
    if seat is None or party is None:
        return []
    bid = PlayerForms(
        me=translate("Results", "You bid {ticks}, which is {points} card points."),
        they=translate("Results", "{name} bid {ticks}, which is {points} card points."),
    )
    made = SideForms(
        me=translate("Results", "You made {total}."),
        we=translate("Results", "You two made {total}."),
        pair=translate("Results", "They made {total}."),
        one=translate("Results", "{name} made {total}."),
    )
    ticks = result.outcome.end.bid
    return [
        result.people.of_player(seat, bid, ticks=ticks, points=ticks * TICK),
        result.people.of_side(party, made, total=result.points_of(party).total),
    ]


def _passed(_result: DealResult) -> list[str]:
    return [translate("Results", "Nobody bid: the next player deals.")]


# --------------------------------------------------------------------------- claims and closes


def _of_seat(result: DealResult, seat: Seat | None, forms: PlayerForms) -> str:
    """Fill a sentence about a player with the card points of the player's side."""
    if seat is None:
        return ""
    return result.people.of_player(seat, forms, total=result.points_at(seat).total)


def _claim(result: DealResult) -> list[str]:
    """Say with how many card points somebody has gone out, rightly or not."""
    termination = result.outcome.termination
    if termination is Termination.DEFENDER_OUT:
        return _out_before_closer(result)
    if termination is Termination.FALSE_CLAIM:
        forms = PlayerForms(
            me=translate("Results", "You said “Out!” with only {total}."),
            they=translate("Results", "{name} said “Out!” with only {total}."),
        )
    elif termination is Termination.OUT and not result.rules.counts_by_itself:
        forms = PlayerForms(
            me=translate("Results", "You said “Out!” with {total}."),
            they=translate("Results", "{name} said “Out!” with {total}."),
        )
    else:
        return []
    return [_of_seat(result, result.claimant, forms)]


def _out(result: DealResult) -> list[str]:
    if not result.rules.counts_by_itself:
        return price_of_claim(result)
    forms = PlayerForms(
        me=translate("Results", "You reached {total} card points."),
        they=translate("Results", "{name} reached {total} card points."),
    )
    return [_of_seat(result, result.claimant, forms), *price_of_claim(result)]


def _closed_fail(result: DealResult) -> list[str]:
    close = result.outcome.end.close
    closer = None if close is None else close.seat
    if closer is not None and result.points_at(closer).total >= TARGET:
        forms = PlayerForms(
            me=translate(
                "Results", "You had closed and held {total}, but did not say “Out!” in time."
            ),
            they=translate(
                "Results", "{name} had closed and held {total}, but did not say “Out!” in time."
            ),
        )
    else:
        forms = PlayerForms(
            me=translate("Results", "You had closed, but came only to {total}."),
            they=translate("Results", "{name} had closed, but came only to {total}."),
        )
    return [_of_seat(result, closer, forms), price_of_failed_close(result)]


def _out_before_closer(result: DealResult) -> list[str]:
    close, people = result.outcome.end.close, result.people
    if close is None or result.claimant is None:
        return []
    name = people.name(result.claimant)
    if people.is_me(result.claimant):
        name = people.name(close.seat)
        text = translate("Results", "{name} had closed, but you said “Out!” first, with {total}.")
    elif people.is_me(close.seat):
        text = translate("Results", "You had closed, but {name} said “Out!” first, with {total}.")
    else:
        text = translate(
            "Results", "{closer} had closed, but {name} said “Out!” first, with {total}."
        )
    total = result.points_at(result.claimant).total
    return [as_sentence(text.format(closer=people.name(close.seat), name=name, total=total))]


# -------------------------------------------------------------------------------------- counted


def _count(result: DealResult) -> list[str]:
    winner = result.winner
    if result.rules.score_unit == "tens":
        return [translate("Results", "All cards are played; every full ten counts one.")]
    if winner is None:
        return []
    if len(result.parties) > 2:
        forms = SideForms(
            me=translate("Results", "You have the most card points."),
            we=translate("Results", "You and {partner} have the most card points."),
            pair=translate("Results", "{first} and {second} have the most card points."),
            one=translate("Results", "{name} has the most card points."),
        )
        return [result.people.of_side(winner, forms), *grades(result)]
    if result.rules.end_unclaimed == "sole-66":
        alone = PlayerForms(
            me=translate("Results", "All cards are played, and you alone have 66, with {total}."),
            they=translate(
                "Results", "All cards are played, and {name} alone has 66, with {total}."
            ),
        )
        return [_of_seat(result, winner.seats[0], alone), *grades(result)]
    text = translate(
        "Results", "Nobody said “Out!”, and all cards are played: {total} against {other}."
    )
    other = next(party for party in result.parties if party is not winner)
    totals = {"total": result.points_of(winner).total, "other": result.points_of(other).total}
    return [text.format(**totals), *grades(result)]


def _slam(result: DealResult) -> list[str]:
    """Say who has won all of the last tricks, where that counts more."""
    points = result.rules.slam
    if not points or not any(earned.bonus for earned in result.outcome.card_points):
        return []
    winner = result.view.won[-1].winner
    forms = PlayerForms(
        me=translate("Results", "You won all of the last tricks: {points} more."),
        they=translate("Results", "{name} won all of the last tricks: {points} more."),
    )
    return [result.people.of_player(winner, forms, points=points)]


def _draw(result: DealResult) -> list[str]:
    totals = [result.points_of(party).total for party in result.parties]
    most = max(totals)
    if len(totals) == 2:
        return [_draw_of_two(result).format(total=totals[0], other=totals[1])]
    equal = [party for party in result.parties if result.points_of(party).total == most]
    if len(equal) == len(totals):
        text = translate("Results", "All three have {total}: nothing is paid.")
        return [text.format(total=most)]
    named = [result.people.called(party) for party in equal]
    text = translate("Results", "{first} and {second} both have {total}: nothing is paid.")
    return [text.format(first=named[0], second=named[1], total=most)]


def _draw_of_two(result: DealResult) -> str:
    if result.rules.end_unclaimed != "sole-66":
        return translate("Results", "Nobody said “Out!”, and both have {total}.")
    if min(result.outcome.totals) >= TARGET:
        return translate(
            "Results", "Both have 66 or more ({total} and {other}), and nobody said “Out!”."
        )
    return translate("Results", "All cards are played and nobody has 66 ({total} and {other}).")


def _last_trick(result: DealResult) -> list[str]:
    forms = PlayerForms(
        me=translate(
            "Results", "Nobody said “Out!”: the last trick wins the deal, and it is yours."
        ),
        they=translate(
            "Results", "Nobody said “Out!”: the last trick wins the deal, and {name} has it."
        ),
    )
    return [result.people.of_player(result.view.won[-1].winner, forms)]


# ------------------------------------------------------------------------ contracts and openings


def _undertaken(result: DealResult) -> list[str]:
    seat, contract = result.view.bidder, result.contract
    if seat is None or contract is None:
        return _bid(result)
    if result.outcome.termination is Termination.MADE:
        forms = PlayerForms(
            me=translate("Results", "You played {a_contract} and made it."),
            they=translate("Results", "{name} played {a_contract} and made it."),
        )
    else:
        forms = PlayerForms(
            me=translate("Results", "You played {a_contract} and lost it."),
            they=translate("Results", "{name} played {a_contract} and lost it."),
        )
    told = result.people.of_player(seat, forms, a_contract=contract_played(contract.key))
    return [told, *_trick_of_another(result, seat, contract)]


def _trick_of_another(result: DealResult, bidder: Seat, contract: Contract) -> list[str]:
    """Say who won a trick of a contract that wanted all; the rows count a partner's as his."""
    winner = result.view.won[-1].winner if result.view.won else bidder
    if contract.goal is not Goal.ALL_TRICKS or winner is bidder:
        return []
    forms = PlayerForms(
        me=translate("Results", "You won a trick."),
        they=translate("Results", "{name} won a trick."),
    )
    return [result.people.of_player(winner, forms)]


def _dissle(result: DealResult) -> list[str]:
    seat = result.view.bidder
    if seat is None:
        return []
    if result.outcome.termination is Termination.DISSLE_WON:
        forms = PlayerForms(
            me=translate("Results", "You opened “Auf Dissle” and hold five sevens."),
            they=translate("Results", "{name} opened “Auf Dissle” and holds five sevens."),
        )
    elif result.view.card_points[seat].tricks:
        forms = PlayerForms(
            me=translate("Results", "You opened “Auf Dissle”, but won a trick."),
            they=translate("Results", "{name} opened “Auf Dissle”, but won a trick."),
        )
    else:
        forms = PlayerForms(
            me=translate(
                "Results",
                "You opened “Auf Dissle”, but the talon ended before you had five sevens.",
            ),
            they=translate(
                "Results",
                "{name} opened “Auf Dissle”, but the talon ended before there were five sevens.",
            ),
        )
    return [result.people.of_player(seat, forms), *grades(result)]


# ---------------------------------------------------------------------------------------- prices


def grades(result: DealResult) -> list[str]:
    """Say of every loser by what it pays more than one."""
    losers = (party for party in result.parties if party is not result.winner)
    return [grade for party in losers if (grade := _grade(result, party))]


def _grade(result: DealResult, party: Party) -> str:
    earned, scale = result.points_of(party), result.rules.score_scale
    if not earned.tricks:
        forms = SideForms(
            me=translate("Results", "You took no trick: Schwarz."),
            we=translate("Results", "You and {partner} took no trick: Schwarz."),
            pair=translate("Results", "{first} and {second} took no trick: Schwarz."),
            one=translate("Results", "{name} took no trick: Schwarz."),
        )
    elif scale[1] > scale[0] and earned.total < SCHNEIDER_LINE:
        forms = SideForms(
            me=translate("Results", "You stayed under 33: Schneider."),
            we=translate("Results", "You and {partner} stayed under 33: Schneider."),
            pair=translate("Results", "{first} and {second} stayed under 33: Schneider."),
            one=translate("Results", "{name} stayed under 33: Schneider."),
        )
    elif result.outcome.termination is Termination.OUT:
        forms = SideForms(
            me=translate("Results", "You have {points}."),
            we=translate("Results", "You and {partner} have {points}."),
            pair=translate("Results", "{first} and {second} have {points}."),
            one=translate("Results", "{name} has {points}."),
        )
    else:
        return ""
    return result.people.of_side(party, forms, points=earned.total)


def price_of_claim(result: DealResult) -> list[str]:
    """Say what a right claim has won: by the scale, at the end or at the close."""
    if result.outcome.basis is Basis.SCALE_AT_CLOSE:
        return [_scale_at_close(result)]
    return grades(result)


def _scale_at_close(result: DealResult) -> str:
    grade = result.outcome.grade
    if grade is Grade.SCHWARZ:
        forms = PlayerForms(
            me=translate("Results", "At the close you had no trick, and that counts: Schwarz."),
            they=translate(
                "Results", "At the close {name} had no trick, and that counts: Schwarz."
            ),
        )
    elif grade is Grade.SCHNEIDER:
        forms = PlayerForms(
            me=translate("Results", "At the close you had {points}, and that counts: Schneider."),
            they=translate(
                "Results", "At the close {name} had {points}, and that counts: Schneider."
            ),
        )
    else:
        forms = PlayerForms(
            me=translate("Results", "At the close you had {points}, and that counts."),
            they=translate("Results", "At the close {name} had {points}, and that counts."),
        )
    loser = next(party for party in result.parties if party is not result.winner)
    points = result.outcome.measured_points
    return result.people.of_player(loser.seats[0], forms, points=points)


def price_of_false_claim(result: DealResult) -> str:
    """Say what a false claim costs, and why it costs more than usual."""
    if result.outcome.basis is Basis.CLOSE_FAILED:
        return price_of_failed_close(result)
    mode, winner = result.rules.score_false_claim, result.winner
    cost = result.outcome.game_points // 2**result.outcome.end.level
    if mode == "mirror":
        return translate("Results", "A false claim costs what a true one would have won.")
    if winner is None or mode != "2-or-3" or result.points_of(winner).tricks:
        return translate("Results", "A false claim costs {cost}.").format(cost=cost)
    forms = SideForms(
        me=translate("Results", "A false claim costs {cost}, because you had no trick."),
        we=translate("Results", "A false claim costs {cost}, because you had no trick.", "two"),
        pair=translate("Results", "A false claim costs {cost}, because they had no trick."),
        one=translate("Results", "A false claim costs {cost}, because {name} had no trick."),
    )
    return result.people.of_side(winner, forms, cost=cost)


def price_of_failed_close(result: DealResult) -> str:
    """Say what a close that failed costs."""
    close, mode = result.outcome.end.close, result.rules.score_close_failed
    if close is None or mode in ("flat-2", "flat-3"):
        text = translate("Results", "A failed close costs {cost}.")
        return text.format(cost=result.outcome.game_points)
    if close.defender_tricks == 0:
        forms = PlayerForms(
            me=translate(
                "Results", "A failed close costs {cost}, because you had no trick at the close."
            ),
            they=translate(
                "Results", "A failed close costs {cost}, because {name} had no trick at the close."
            ),
        )
        return _of_winner(result, forms)
    if mode == "by-closer-points":
        return _by_closer_points(result, close)
    forms = PlayerForms(
        me=translate(
            "Results", "A failed close costs {cost}, because you had a trick at the close."
        ),
        they=translate(
            "Results", "A failed close costs {cost}, because {name} had a trick at the close."
        ),
    )
    return _of_winner(result, forms)


def _by_closer_points(result: DealResult, close: Close) -> str:
    total = result.points_at(close.seat).total
    if total >= SCHNEIDER_LINE:
        text = translate(
            "Results", "A failed close with 33 or more costs {cost}; the closer has {total}."
        )
    else:
        text = translate(
            "Results", "A failed close with fewer than 33 costs {cost}; the closer has {total}."
        )
    return text.format(cost=result.outcome.game_points, total=total)


def price_of_defender_first(result: DealResult) -> str:
    """Say what it wins to go out before the player who has closed."""
    close, mode = result.outcome.end.close, result.rules.score_defender_first
    cost = result.outcome.game_points
    if close is None or mode in ("flat-2", "flat-3"):
        return translate("Results", "Going out before the closer wins {cost}.").format(cost=cost)
    if close.defender_tricks == 0:
        forms = PlayerForms(
            me=translate(
                "Results",
                "Going out before the closer wins {cost}, because you had no trick at the close.",
            ),
            they=translate(
                "Results",
                "Going out before the closer wins {cost}, because {name} had no trick at the "
                "close.",
            ),
        )
        return _of_winner(result, forms)
    if mode == "by-closer-points":
        text = translate("Results", "Going out before the closer, who has {total}, wins {cost}.")
        return text.format(cost=cost, total=result.points_at(close.seat).total)
    forms = PlayerForms(
        me=translate(
            "Results",
            "Going out before the closer wins {cost}, because you had a trick at the close.",
        ),
        they=translate(
            "Results",
            "Going out before the closer wins {cost}, because {name} had a trick at the close.",
        ),
    )
    return _of_winner(result, forms)


def _of_winner(result: DealResult, forms: PlayerForms) -> str:
    winner = result.winner or result.parties[0]
    cost = result.outcome.game_points
    return result.people.of_player(winner.seats[0], forms, cost=cost)


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
