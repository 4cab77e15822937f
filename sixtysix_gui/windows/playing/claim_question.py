"""The question before "Out!" is said, and what a wrong one costs."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.scoring import settle
from sixtysix_gui.rules.scoring.points import TARGET, CardPoints, DealEnd, together
from sixtysix_gui.rules.seats import opposite
from sixtysix_gui.windows.sheets.question_sheet import Answer, Question


def claim_cost(view: View) -> int:
    """Give the game points that saying "Out!" now costs if it is wrong (rules.md 3.5)."""
    if not view.rules.close:
        return _cost_of_several(view)
    mine = view.card_points[view.seat]
    too_few = CardPoints(captured=min(mine.total, TARGET - 1), tricks=mine.tricks)
    card_points = [too_few, too_few]
    card_points[opposite(view.seat)] = view.card_points[opposite(view.seat)]
    end = DealEnd((card_points[0], card_points[1]), view.close, claimant=view.seat)
    return settle(view.rules, end).game_points


def _cost_of_several(view: View) -> int:
    """Settle the deal as if the person's side had one card point too few (many.md 1.5)."""
    rules = view.rules
    mine = rules.sides[view.seat]
    least = rules.out_target - 1
    card_points = [
        together(view.card_points[seat] for seat in party.seats) for party in rules.parties
    ]
    earned = card_points[mine.number]
    captured = min(earned.captured, max(0, least - earned.melded - earned.bonus))
    card_points[mine.number] = CardPoints(captured, 0, 0, earned.tricks)
    end = DealEnd(tuple(card_points), claimant=mine.number)
    return max(settle(rules, end).points)


def claim_question(say: Callable[[], None], view: View, wait: Callable[[], None]) -> Question:
    """Ask whether to say it; ``say`` says it, ``wait`` does not."""
    line = QCoreApplication.translate("Claim", "If you have counted wrong, it costs {cost}.")
    return Question(
        QCoreApplication.translate("Claim", "Say “Out!”?"),
        line.format(cost=claim_cost(view)),
        safe=Answer(QCoreApplication.translate("Claim", "Wait"), wait),
        others=(Answer(QCoreApplication.translate("Claim", "Out!"), say),),
    )
