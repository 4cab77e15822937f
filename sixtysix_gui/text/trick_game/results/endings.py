"""A settled deal of three or four in sentences: who wins it, how it ended, and what decided."""

from collections.abc import Callable, Mapping

from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, TICK
from sixtysix_gui.rules.seats import Party, Seat
from sixtysix_gui.rules.sets.contracts import Contract, Goal
from sixtysix_gui.text.common import as_sentence, translate
from sixtysix_gui.text.people import PlayerForms, SideForms
from sixtysix_gui.text.trick_game.contracts import contract_played
from sixtysix_gui.text.trick_game.results.trick_result import TrickResult


def headline(result: TrickResult) -> str:
    """Say who wins the deal, or what became of the bid."""
    reason, winner = result.outcome.reason, result.winner
    if reason == "passed":
        return translate("TrickResults", "All pass")
    if reason == "made" and not result.rules.contracts:
        return translate("TrickResults", "The bid is made")
    if reason == "set":
        return translate("TrickResults", "Set: the bid was not made")
    if winner is None:
        return translate("TrickResults", "The deal is drawn")
    forms = SideForms(
        me=translate("TrickResults", "You win the deal"),
        we=translate("TrickResults", "You and {partner} win the deal"),
        pair=translate("TrickResults", "{first} and {second} win the deal"),
        one=translate("TrickResults", "{name} wins the deal"),
    )
    return as_sentence(result.people.of_side(winner, forms))


def reasons_of(result: TrickResult) -> tuple[str, ...]:
    """Say how the deal ended and what it was measured by, every number named: sentences."""
    return (*(as_sentence(sentence) for sentence in _slam(result)), *_ended(result))


def _ended(result: TrickResult) -> tuple[str, ...]:
    told = _REASONS[result.outcome.reason](result)
    return tuple(as_sentence(sentence) for sentence in told if sentence)


def reason_of(result: TrickResult) -> str:
    """Say the same in one go."""
    return " ".join(reasons_of(result))


def told_ending(result: TrickResult) -> str:
    """Tell the end of a deal to readers of the screen, in one go; a slam they have heard of."""
    reason = result.outcome.reason
    if reason == "passed":
        return translate("TrickResults", "All pass: the next player deals.")
    if reason in ("made", "set") and result.bidder is not None and not result.contract:
        return _bid_told(result, result.bidder)
    return f"{headline(result)}. {' '.join(_ended(result))}".strip()


# ----------------------------------------------------------------------------------------- bids


def _bid_told(result: TrickResult, bidder: Party) -> str:
    if result.outcome.reason == "set":
        you = translate("TrickResults", "Set: you bid {bid} and made {total}.")
        forms = SideForms(
            me=you,
            we=translate("TrickResults", "Set: you bid {bid} and made {total}.", "two"),
            pair=translate("TrickResults", "Set: they bid {bid} and made {total}."),
            one=translate("TrickResults", "Set: {name} bid {bid} and made {total}."),
        )
    else:
        you = translate("TrickResults", "The bid is made: you bid {bid} and made {total}.")
        forms = SideForms(
            me=you,
            we=translate("TrickResults", "The bid is made: you bid {bid} and made {total}.", "two"),
            pair=translate("TrickResults", "The bid is made: they bid {bid} and made {total}."),
            one=translate("TrickResults", "The bid is made: {name} bid {bid} and made {total}."),
        )
    bid = result.outcome.end.bid * TICK
    return result.people.of_side(bidder, forms, bid=bid, total=result.points_of(bidder).total)


def _bid(result: TrickResult) -> list[str]:
    seat, party = result.view.bidder, result.bidder
    if seat is None or party is None:
        return []
    bid = PlayerForms(
        me=translate("TrickResults", "You bid {ticks}, which is {points} card points."),
        they=translate("TrickResults", "{name} bid {ticks}, which is {points} card points."),
    )
    made = SideForms(
        me=translate("TrickResults", "You made {total}."),
        we=translate("TrickResults", "You two made {total}."),
        pair=translate("TrickResults", "They made {total}."),
        one=translate("TrickResults", "{name} made {total}."),
    )
    ticks = result.outcome.end.bid
    return [
        result.people.of_player(seat, bid, ticks=ticks, points=ticks * TICK),
        result.people.of_side(party, made, total=result.points_of(party).total),
    ]


def _passed(_result: TrickResult) -> list[str]:
    return [translate("TrickResults", "Nobody bid: the next player deals.")]


# --------------------------------------------------------------------------------------- claims


def _out(result: TrickResult) -> list[str]:
    seat = result.view.to_act
    forms = PlayerForms(
        me=translate("TrickResults", "You said “Out!” with {total}."),
        they=translate("TrickResults", "{name} said “Out!” with {total}."),
    )
    total = result.points_of(result.people.party(seat)).total
    return [result.people.of_player(seat, forms, total=total), *_grades(result)]


def _false_claim(result: TrickResult) -> list[str]:
    seat = result.view.to_act
    forms = PlayerForms(
        me=translate("TrickResults", "You said “Out!” with only {total}."),
        they=translate("TrickResults", "{name} said “Out!” with only {total}."),
    )
    total = result.points_of(result.people.party(seat)).total
    return [result.people.of_player(seat, forms, total=total), _false_price(result)]


def _false_price(result: TrickResult) -> str:
    """Say what the false claim costs, and why it costs more than usual."""
    winner = result.winner
    cost = max(result.outcome.points) // 2**result.outcome.end.level
    dearer = result.rules.score_false_claim == "2-or-3"
    if winner is None or not dearer or result.points_of(winner).tricks:
        return translate("TrickResults", "A false claim costs {cost}.").format(cost=cost)
    forms = SideForms(
        me=translate("TrickResults", "A false claim costs {cost}, because you had no trick."),
        we=translate(
            "TrickResults", "A false claim costs {cost}, because you had no trick.", "two"
        ),
        pair=translate("TrickResults", "A false claim costs {cost}, because they had no trick."),
        one=translate("TrickResults", "A false claim costs {cost}, because {name} had no trick."),
    )
    return result.people.of_side(winner, forms, cost=cost)


def _grades(result: TrickResult) -> list[str]:
    """Say of every loser by what he pays more than one."""
    losers = (party for party in result.parties if party is not result.winner)
    return [grade for party in losers if (grade := _grade(result, party))]


def _grade(result: TrickResult, party: Party) -> str:
    earned, people = result.points_of(party), result.people
    in_threes = result.rules.score_scale == (1, 2, 3)
    if not earned.tricks:
        forms = SideForms(
            me=translate("TrickResults", "You took no trick: Schwarz."),
            we=translate("TrickResults", "You and {partner} took no trick: Schwarz."),
            pair=translate("TrickResults", "{first} and {second} took no trick: Schwarz."),
            one=translate("TrickResults", "{name} took no trick: Schwarz."),
        )
        return people.of_side(party, forms)
    if not in_threes or earned.total >= SCHNEIDER_LINE:
        return ""
    forms = SideForms(
        me=translate("TrickResults", "You stayed under 33: Schneider."),
        we=translate("TrickResults", "You and {partner} stayed under 33: Schneider."),
        pair=translate("TrickResults", "{first} and {second} stayed under 33: Schneider."),
        one=translate("TrickResults", "{name} stayed under 33: Schneider."),
    )
    return people.of_side(party, forms)


# -------------------------------------------------------------------------------------- counted


def _count(result: TrickResult) -> list[str]:
    winner = result.winner
    if result.rules.score_unit == "tens":
        return [translate("TrickResults", "All cards are played; every full ten counts one.")]
    if winner is None:
        return []
    if len(result.parties) > 2:
        forms = SideForms(
            me=translate("TrickResults", "You have the most card points."),
            we=translate("TrickResults", "You and {partner} have the most card points."),
            pair=translate("TrickResults", "{first} and {second} have the most card points."),
            one=translate("TrickResults", "{name} has the most card points."),
        )
        return [result.people.of_side(winner, forms), *_grades(result)]
    text = translate(
        "TrickResults",
        "Nobody said “Out!”, and all cards are played: {total} against {other}.",
    )
    other = next(party for party in result.parties if party is not winner)
    totals = {"total": result.points_of(winner).total, "other": result.points_of(other).total}
    return [text.format(**totals), *_grades(result)]


def _slam(result: TrickResult) -> list[str]:
    """Say who has won all of the last tricks, where that counts more."""
    points = result.rules.slam
    if not points or not any(earned.bonus for earned in result.outcome.card_points):
        return []
    winner = result.view.won[-1].winner
    forms = PlayerForms(
        me=translate("TrickResults", "You won all of the last tricks: {points} more."),
        they=translate("TrickResults", "{name} won all of the last tricks: {points} more."),
    )
    return [result.people.of_player(winner, forms, points=points)]


def _draw(result: TrickResult) -> list[str]:
    most = max(result.outcome.totals)
    if len(result.parties) == 2:
        text = translate("TrickResults", "Nobody said “Out!”, and both sides have {total}.")
        return [text.format(total=most)]
    equal = [party for party in result.parties if result.points_of(party).total == most]
    if len(equal) == len(result.parties):
        text = translate("TrickResults", "All three have {total}: nothing is paid.")
        return [text.format(total=most)]
    named = [result.people.called(party) for party in equal]
    text = translate("TrickResults", "{first} and {second} both have {total}: nothing is paid.")
    return [text.format(first=named[0], second=named[1], total=most)]


def _last_trick(result: TrickResult) -> list[str]:
    forms = PlayerForms(
        me=translate(
            "TrickResults", "Nobody said “Out!”: the last trick wins the deal, and it is yours."
        ),
        they=translate(
            "TrickResults", "Nobody said “Out!”: the last trick wins the deal, and {name} has it."
        ),
    )
    return [result.people.of_player(result.view.won[-1].winner, forms)]


# ------------------------------------------------------------------------ contracts and openings


def _undertaken(result: TrickResult) -> list[str]:
    seat, contract = result.view.bidder, result.contract
    if seat is None or contract is None:
        return _bid(result)
    if result.outcome.reason == "made":
        forms = PlayerForms(
            me=translate("TrickResults", "You played {a_contract} and made it."),
            they=translate("TrickResults", "{name} played {a_contract} and made it."),
        )
    else:
        forms = PlayerForms(
            me=translate("TrickResults", "You played {a_contract} and lost it."),
            they=translate("TrickResults", "{name} played {a_contract} and lost it."),
        )
    told = result.people.of_player(seat, forms, a_contract=contract_played(contract.key))
    return [told, *_trick_of_another(result, seat, contract)]


def _trick_of_another(result: TrickResult, bidder: Seat, contract: Contract) -> list[str]:
    """Say who won a trick of a contract that wanted all; the rows count a partner's as his."""
    winner = result.view.won[-1].winner if result.view.won else bidder
    if contract.goal is not Goal.ALL_TRICKS or winner is bidder:
        return []
    forms = PlayerForms(
        me=translate("TrickResults", "You won a trick."),
        they=translate("TrickResults", "{name} won a trick."),
    )
    return [result.people.of_player(winner, forms)]


def _dissle(result: TrickResult) -> list[str]:
    seat = result.view.bidder
    if seat is None:
        return []
    if result.outcome.reason == "dissle-won":
        forms = PlayerForms(
            me=translate("TrickResults", "You opened “Auf Dissle” and hold five sevens."),
            they=translate("TrickResults", "{name} opened “Auf Dissle” and holds five sevens."),
        )
    elif result.view.card_points[seat].tricks:
        forms = PlayerForms(
            me=translate("TrickResults", "You opened “Auf Dissle”, but won a trick."),
            they=translate("TrickResults", "{name} opened “Auf Dissle”, but won a trick."),
        )
    else:
        forms = PlayerForms(
            me=translate(
                "TrickResults",
                "You opened “Auf Dissle”, but the talon ended before you had five sevens.",
            ),
            they=translate(
                "TrickResults",
                "{name} opened “Auf Dissle”, but the talon ended before there were five sevens.",
            ),
        )
    return [result.people.of_player(seat, forms), *_grades(result)]


_REASONS: Mapping[str, Callable[[TrickResult], list[str]]] = {
    "out": _out,
    "false-claim": _false_claim,
    "count": _count,
    "draw": _draw,
    "last-trick": _last_trick,
    "made": _undertaken,
    "lost": _undertaken,
    "set": _bid,
    "passed": _passed,
    "dissle-won": _dissle,
    "dissle-lost": _dissle,
}
"""By the words of the record tag Termination (many.md 12.1)."""
