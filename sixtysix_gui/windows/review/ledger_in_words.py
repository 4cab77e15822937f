"""What the coach found in a deal, written for the ledger: its account and what stood out."""

from collections.abc import Callable, Sequence

from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision
from sixtysix_gui.windows.review.ledger_sheet import Ledger
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach import ledger as said

_LEAST_LEAD = 0.1
"""The lead of a best moment over the next best move, beyond what is not sure (docs/coach.md 1)."""


def ledger_of(
    deal: DealInReview, words: CardWords, called: str, asks: Callable[[Decision], bool]
) -> Ledger | None:
    """Write the first sheet of a deal; None until all of it is judged.

    A decision that the person is still to find, as ``asks`` says, is not told.
    """
    account = deal.account
    if account is None:
        return None
    mistakes = deal.mistakes
    return Ledger(
        result=said.result_sentence(account.result),
        lines=said.ledger_lines(account, called, len(mistakes)),
        total=said.ledger_total(account),
        remarks=tuple(_remarks(deal.decisions, words, asks)),
        plain="" if mistakes else said.no_clear_mistake(),
    )


def _remarks(
    decisions: Sequence[Decision], words: CardWords, asks: Callable[[Decision], bool]
) -> list[said.Remark]:
    """Say what was best, what cost most, and what was too close; each once at most."""
    judged = [(each.judgement, each.moment.move) for each in decisions if each.judgement]
    remarks: list[said.Remark] = []
    best = best_judgement([judgement for judgement, _ in judged])
    if best is not None:
        remarks.append(said.best_moment(best, words))
    costly = [each for each in decisions if each.judgement and each.judgement.costs_points]
    worst = max(costly, key=_clear_loss, default=None)
    if worst is not None and worst.judgement is not None and not asks(worst):
        remarks.append(said.greatest_loss(worst.judgement, worst.moment.move, words))
    close = [(judgement, move) for judgement, move in judged if judgement.verdict is Verdict.CLOSE]
    if close:
        remarks.append(said.too_close(*max(close, key=lambda one: one[0].bound), words))
    return remarks


def _clear_loss(decision: Decision) -> float:
    return 0.0 if decision.judgement is None else decision.judgement.clear_loss


def best_judgement(judgements: Sequence[Judgement]) -> Judgement | None:
    """Give the right decision whose next best move is clearly worth least; None without one."""
    right = [each for each in judgements if each.verdict is Verdict.GOOD and len(each.worths) > 1]
    clear = [each for each in right if each.played == each.best and _is_clear(each)]
    return max(clear, key=lead_of, default=None)


def lead_of(judgement: Judgement) -> float:
    """Give by how many game points the best move leads over the next best."""
    best, second = judgement.worths[:2]
    return best.points - second.points


def _is_clear(judgement: Judgement) -> bool:
    best, second = judgement.worths[:2]
    unsure = (best.bound**2 + second.bound**2) ** 0.5
    return lead_of(judgement) - unsure >= _LEAST_LEAD
