"""What the coach found in a deal, written for the ledger: its account and what stood out."""

from collections.abc import Callable, Iterator, Sequence

from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.rules.deals.facts import TalonStatus
from sixtysix_gui.rules.moves import GO_OUT
from sixtysix_gui.text.cards import CardWords
from sixtysix_gui.text.coach import ledger as said
from sixtysix_gui.text.coach.moves import closing_moves
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision
from sixtysix_gui.windows.review.ledger_sheet import Ledger

_FEW = 3
"""Remarks beside which what was too close is not said."""


def ledger_of(
    deal: DealInReview, words: CardWords, called: str, asks: Callable[[Decision], bool]
) -> Ledger | None:
    """Write the first sheet of a deal; None until all of it is judged.

    A decision that the person is still to find, as ``asks`` says, is not told.
    """
    account = deal.account
    if account is None:
        return None
    lessons, is_open = deal.lessons, any(map(asks, deal.decisions))
    return Ledger(
        result=said.result_sentence(account.result),
        lines=said.ledger_lines(account, called, len(lessons), is_open=is_open),
        total=said.ledger_total(account),
        remarks=tuple(_remarks(deal, words, asks)),
        plain="" if lessons else said.no_clear_mistake(),
    )


def _remarks(
    deal: DealInReview, words: CardWords, asks: Callable[[Decision], bool]
) -> list[said.Remark]:
    """Say what was best and what is marked; what was too close only where little else is said."""
    judged = [(each.judgement, each.moment) for each in deal.decisions if each.judgement]
    views = {id(judgement): moment.view for judgement, moment in judged}
    best = best_judgement([judgement for judgement, _ in judged])
    remarks: list[said.Remark] = []
    if best is not None:
        view = views[id(best)]
        is_sure = view.status is not TalonStatus.OPEN  # else one player's word, who exaggerates
        remarks.append(said.best_moment(best, words, closing_moves(view), by_how_much=is_sure))
    remarks += _marks(deal, words, asks)
    close = [one for one in judged if one[0].verdict is Verdict.CLOSE]
    if close and len(remarks) < _FEW:
        judgement, moment = max(close, key=lambda one: one[0].bound)
        closing = closing_moves(moment.view)
        remarks.append(said.too_close(judgement, moment.move, words, closing))
    return remarks


def _marks(
    deal: DealInReview, words: CardWords, asks: Callable[[Decision], bool]
) -> Iterator[said.Remark]:
    """Say what there is to learn from each mark, and of several where most was lost.

    Of what is still to be found only the theme is said.
    """
    decisions = {one.moment.step: one for one in deal.decisions}
    marks = deal.marks
    by_points = [mark for mark in marks if mark.loss is not None]
    most = max(by_points, key=lambda mark: mark.weight, default=None) if len(marks) > 1 else None
    for mark in marks:
        decision = decisions[mark.step]
        moment = decision.moment
        if asks(decision):
            yield said.lesson_to_find(mark, moment.trick)
        else:
            closing = closing_moves(moment.view)
            yield said.lesson_remark(
                mark, moment.trick, moment.move, words, closing, is_most=mark is most
            )


def best_judgement(judgements: Sequence[Judgement]) -> Judgement | None:
    """Give the right decision whose next best move is clearly worth least; None without one.

    That "Out" ends the deal is nothing to have found.
    """
    right = [each for each in judgements if each.verdict is Verdict.GOOD and len(each.worths) > 1]
    found = [each for each in right if each.played == each.best != GO_OUT]
    clear = [each for each in found if each.leads_clearly]
    return max(clear, key=lambda each: each.lead, default=None)
