"""By which rule a deal is priced, in a sentence that names every number (rules.md 3.5)."""

from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, Basis, Close, Grade, Termination
from sixtysix_gui.rules.seats import Party
from sixtysix_gui.text.common import translate
from sixtysix_gui.text.people import PlayerForms, SideForms
from sixtysix_gui.text.results.deal_result import DealResult


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
