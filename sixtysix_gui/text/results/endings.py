"""A settled deal in sentences: who wins it, how it ended, and what decided (rules.md 3.5)."""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules.scoring.points import TARGET, TICK, Termination
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract, Goal
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.contracts import contract_played
from sixtysix_gui.text.people import PlayerForms, SideForms
from sixtysix_gui.text.results import prices
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
    return (*_slam(result), *_ended(result))


def _ended(result: DealResult) -> tuple[str, ...]:
    told = _REASONS[result.outcome.termination](result)
    return tuple(as_sentence(sentence) for sentence in told)


def describe_ending(result: DealResult) -> str:
    """Tell the end of a deal to readers of the screen, in one go; a slam they have heard of."""
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


def _out(result: DealResult) -> list[str]:
    if result.rules.counts_by_itself:
        forms = PlayerForms(
            me=translate("Results", "You reached {total} card points."),
            they=translate("Results", "{name} reached {total} card points."),
        )
    else:
        forms = PlayerForms(
            me=translate("Results", "You said “Out!” with {total}."),
            they=translate("Results", "{name} said “Out!” with {total}."),
        )
    return [_of_seat(result, result.claimant, forms), *prices.price_of_claim(result)]


def _false_claim(result: DealResult) -> list[str]:
    forms = PlayerForms(
        me=translate("Results", "You said “Out!” with only {total}."),
        they=translate("Results", "{name} said “Out!” with only {total}."),
    )
    told = _of_seat(result, result.claimant, forms)
    return [told, prices.price_of_false_claim(result)]


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
    return [_of_seat(result, closer, forms), prices.price_of_failed_close(result)]


def _defender_out(result: DealResult) -> list[str]:
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
    told = text.format(
        closer=people.name(close.seat), name=name, total=result.points_at(result.claimant).total
    )
    return [told, prices.price_of_defender_first(result)]


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
        return [result.people.of_side(winner, forms), *prices.grades(result)]
    if result.rules.end_unclaimed == "sole-66":
        alone = PlayerForms(
            me=translate("Results", "All cards are played, and you alone have 66, with {total}."),
            they=translate(
                "Results", "All cards are played, and {name} alone has 66, with {total}."
            ),
        )
        return [_of_seat(result, winner.seats[0], alone), *prices.grades(result)]
    text = translate(
        "Results", "Nobody said “Out!”, and all cards are played: {total} against {other}."
    )
    other = next(party for party in result.parties if party is not winner)
    totals = {"total": result.points_of(winner).total, "other": result.points_of(other).total}
    return [text.format(**totals), *prices.grades(result)]


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
    return [result.people.of_player(seat, forms), *prices.grades(result)]


_REASONS: Mapping[Termination, Callable[[DealResult], list[str]]] = {
    Termination.OUT: _out,
    Termination.FALSE_CLAIM: _false_claim,
    Termination.CLOSED_FAIL: _closed_fail,
    Termination.DEFENDER_OUT: _defender_out,
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
