"""A settled deal in sentences: who won it, why, and what it is worth, every number named."""

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.scoring.game import Game
from sixtysix_gui.rules.scoring.points import SCHNEIDER_LINE, Basis, Close, Grade, Termination
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.text.common import as_sentence
from sixtysix_gui.text.results.deal_endings import DealResult, ending


def headline(result: DealResult) -> str:
    """Say who wins the deal."""
    winner = result.outcome.winner
    if winner is None:
        return QCoreApplication.translate("Outcomes", "The deal is drawn")
    if result.is_me(winner):
        return QCoreApplication.translate("Outcomes", "You win the deal")
    sentence = QCoreApplication.translate("Outcomes", "{name} wins the deal")
    return as_sentence(sentence.format(name=result.opponent))


def reason(result: DealResult) -> str:
    """Say how the deal ended and by which rule it is priced, every number named."""
    return f"{as_sentence(ending(result))} {as_sentence(price(result))}".strip()


def gain(result: DealResult, before: Game, after: Game) -> str:
    """Say what the deal is worth, and what is carried over from or to other deals."""
    winner = result.outcome.winner
    if winner is None:
        return _nothing_won(after.carry)
    points = after.won[winner] - before.won[winner]
    if before.rules.game_count == "down":
        sentence = _taken_off(result, winner, points)
    elif result.is_me(winner):
        sentence = QCoreApplication.translate("Outcomes", "%n game point(s) for you", None, points)
    else:
        sentence = QCoreApplication.translate(
            "Outcomes", "%n game point(s) for {name}", None, points
        ).format(name=result.opponent)
    sentence = as_sentence(sentence)
    if not before.carry:
        return sentence
    return QCoreApplication.translate(
        "Outcomes", "{gain}, %n of them carried over", None, before.carry
    ).format(gain=sentence)


def _taken_off(result: DealResult, winner: Seat, points: int) -> str:
    """Say a gain where the score is counted down, so that the figure beside it falls."""
    if result.is_me(winner):
        return QCoreApplication.translate("Outcomes", "You take off %n", None, points)
    text = QCoreApplication.translate("Outcomes", "{name} takes off %n", None, points)
    return text.format(name=result.opponent)


def _nothing_won(carry: int) -> str:
    if not carry:
        return QCoreApplication.translate("Outcomes", "No game points")
    return QCoreApplication.translate(
        "Outcomes", "No game points now, %n more for the next winner", None, carry
    )


def price(result: DealResult) -> str:
    """Say by which rule the game points were found."""
    basis = result.outcome.basis
    return "" if basis is None else _PRICES[basis](result)


def _final_scale(result: DealResult) -> str:
    winner, grade = result.outcome.winner, result.outcome.grade
    if grade is Grade.SCHWARZ:
        return _of_loser(
            result,
            QCoreApplication.translate("Outcomes", "{name} took no trick: Schwarz."),
            QCoreApplication.translate("Outcomes", "You took no trick: Schwarz."),
        )
    if grade is Grade.SCHNEIDER:
        return _of_loser(
            result,
            QCoreApplication.translate("Outcomes", "{name} stayed under 33: Schneider."),
            QCoreApplication.translate("Outcomes", "You stayed under 33: Schneider."),
        )
    if winner is None or result.outcome.termination is Termination.COUNT:
        return ""
    return _of_loser(
        result,
        QCoreApplication.translate("Outcomes", "{name} has {points}."),
        QCoreApplication.translate("Outcomes", "You have {points}."),
    )


def _scale_at_close(result: DealResult) -> str:
    if result.outcome.grade is Grade.SCHWARZ:
        return _of_loser(
            result,
            QCoreApplication.translate(
                "Outcomes", "At the close {name} had no trick, and that counts: Schwarz."
            ),
            QCoreApplication.translate(
                "Outcomes", "At the close you had no trick, and that counts: Schwarz."
            ),
        )
    if result.outcome.grade is Grade.SCHNEIDER:
        return _of_loser(
            result,
            QCoreApplication.translate(
                "Outcomes", "At the close {name} had {points}, and that counts: Schneider."
            ),
            QCoreApplication.translate(
                "Outcomes", "At the close you had {points}, and that counts: Schneider."
            ),
        )
    return _of_loser(
        result,
        QCoreApplication.translate(
            "Outcomes", "At the close {name} had {points}, and that counts."
        ),
        QCoreApplication.translate("Outcomes", "At the close you had {points}, and that counts."),
    )


def _of_loser(result: DealResult, of_opponent: str, of_me: str) -> str:
    mine = result.outcome.winner is not None and not result.is_me(result.outcome.winner)
    sentence = of_me if mine else of_opponent
    return sentence.format(name=result.opponent, points=result.outcome.measured_points)


def _false_claim_price(result: DealResult) -> str:
    mode, winner = result.rules.score_false_claim, result.outcome.winner
    trickless = winner is not None and result.points_of(winner).tricks == 0
    if mode == "mirror":
        return QCoreApplication.translate(
            "Outcomes", "A false claim costs what a true one would have won."
        )
    if mode == "2-or-3" and trickless:
        return _of_winner(
            result,
            QCoreApplication.translate(
                "Outcomes", "A false claim costs {cost}, because you had no trick."
            ),
            QCoreApplication.translate(
                "Outcomes", "A false claim costs {cost}, because {name} had no trick."
            ),
        )
    return QCoreApplication.translate("Outcomes", "A false claim costs {cost}.").format(
        cost=result.outcome.game_points
    )


def _close_failed_price(result: DealResult) -> str:
    close = result.outcome.end.close
    mode = result.rules.score_close_failed
    if close is None or mode in ("flat-2", "flat-3"):
        return QCoreApplication.translate("Outcomes", "A failed close costs {cost}.").format(
            cost=result.outcome.game_points
        )
    if close.defender_tricks == 0:
        return _of_winner(
            result,
            QCoreApplication.translate(
                "Outcomes", "A failed close costs {cost}, because you had no trick at the close."
            ),
            QCoreApplication.translate(
                "Outcomes",
                "A failed close costs {cost}, because {name} had no trick at the close.",
            ),
        )
    if mode == "by-closer-points":
        return _by_closer_points(result, close)
    return _of_winner(
        result,
        QCoreApplication.translate(
            "Outcomes", "A failed close costs {cost}, because you had a trick at the close."
        ),
        QCoreApplication.translate(
            "Outcomes", "A failed close costs {cost}, because {name} had a trick at the close."
        ),
    )


def _by_closer_points(result: DealResult, close: Close) -> str:
    sentence = (
        QCoreApplication.translate(
            "Outcomes", "A failed close with 33 or more costs {cost}; the closer has {total}."
        )
        if result.points_of(close.seat).total >= SCHNEIDER_LINE
        else QCoreApplication.translate(
            "Outcomes", "A failed close with fewer than 33 costs {cost}; the closer has {total}."
        )
    )
    return sentence.format(
        cost=result.outcome.game_points, total=result.points_of(close.seat).total
    )


def _defender_first_price(result: DealResult) -> str:
    close = result.outcome.end.close
    mode = result.rules.score_defender_first
    if close is None or mode in ("flat-2", "flat-3"):
        return QCoreApplication.translate(
            "Outcomes", "Going out before the closer wins {cost}."
        ).format(cost=result.outcome.game_points)
    if close.defender_tricks == 0:
        return _of_winner(
            result,
            QCoreApplication.translate(
                "Outcomes",
                "Going out before the closer wins {cost}, because you had no trick at the close.",
            ),
            QCoreApplication.translate(
                "Outcomes",
                "Going out before the closer wins {cost}, because {name} had no trick at the "
                "close.",
            ),
        )
    if mode == "by-closer-points":
        return QCoreApplication.translate(
            "Outcomes", "Going out before the closer, who has {total}, wins {cost}."
        ).format(cost=result.outcome.game_points, total=result.points_of(close.seat).total)
    return _of_winner(
        result,
        QCoreApplication.translate(
            "Outcomes",
            "Going out before the closer wins {cost}, because you had a trick at the close.",
        ),
        QCoreApplication.translate(
            "Outcomes",
            "Going out before the closer wins {cost}, because {name} had a trick at the close.",
        ),
    )


def _of_winner(result: DealResult, of_me: str, of_opponent: str) -> str:
    sentence = of_me if result.is_me(result.outcome.winner) else of_opponent
    return sentence.format(name=result.opponent, cost=result.outcome.game_points)


def _nothing(_told: DealResult) -> str:
    return ""


_PRICES = {
    Basis.FINAL_SCALE: _final_scale,
    Basis.SCALE_AT_CLOSE: _scale_at_close,
    Basis.FALSE_CLAIM: _false_claim_price,
    Basis.CLOSE_FAILED: _close_failed_price,
    Basis.DEFENDER_FIRST: _defender_first_price,
    Basis.LAST_TRICK: _nothing,
    Basis.NOBODY: _nothing,
}
