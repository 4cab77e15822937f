"""What the coach found in a deal, written for the ledger: its account and what stood out."""

from collections.abc import Sequence

from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision
from sixtysix_gui.windows.review.ledger_sheet import Ledger
from sixtysix_gui.windows.texts.card_words import CardWords
from sixtysix_gui.windows.texts.coach import ledger as said


def ledger_of(deal: DealInReview, words: CardWords, called: str) -> Ledger | None:
    """Write the first sheet of a deal; None until all of it is judged."""
    account = deal.account
    if account is None:
        return None
    mistakes = deal.mistakes
    return Ledger(
        result=said.result_sentence(account.result),
        lines=said.ledger_lines(account, called, len(mistakes)),
        total=said.ledger_total(account),
        remarks=tuple(_remarks(deal.decisions, words)),
        plain="" if mistakes else said.no_clear_mistake(),
    )


def _remarks(decisions: Sequence[Decision], words: CardWords) -> list[said.Remark]:
    """Say what was best, what cost most, and what was too close; each once at most."""
    judged = [(each.judgement, each.moment.move) for each in decisions if each.judgement]
    remarks: list[said.Remark] = []
    best = best_judgement([judgement for judgement, _ in judged])
    if best is not None:
        remarks.append(said.best_moment(best, words))
    costly = [(judgement, move) for judgement, move in judged if judgement.costs_points]
    if costly:
        remarks.append(said.greatest_loss(*max(costly, key=lambda one: one[0].clear_loss), words))
    close = [(judgement, move) for judgement, move in judged if judgement.verdict is Verdict.CLOSE]
    if close:
        remarks.append(said.too_close(*max(close, key=lambda one: one[0].bound), words))
    return remarks


def best_judgement(judgements: Sequence[Judgement]) -> Judgement | None:
    """Give the right decision whose next best move is clearly worth least; None without one."""
    right = [each for each in judgements if each.verdict is Verdict.GOOD and len(each.worths) > 1]
    clear = [each for each in right if each.played == each.best and each.leads_clearly]
    return max(clear, key=lambda each: each.lead, default=None)
