"""The reviewed deals that the options of a figure ask for, and how a decision is named."""

import argparse
import sys
from collections.abc import Iterator

from sixtysix_gui.coach.findings import Limits
from sixtysix_gui.coach.judgement_cache import move_text
from sixtysix_gui.coach.judgements import Judgement, Moment, Verdict
from tools.coach.deals import ReviewedDeal, reviewed_deals

BAD = (Verdict.MISTAKE, Verdict.BLUNDER)


def deals_of(options: argparse.Namespace, player: str | None = None) -> Iterator[ReviewedDeal]:
    """Yield the deals, played by ``--player`` or by another whose folder is within ``--keep``."""
    folder = options.keep / player if options.keep and player else options.keep
    deals = reviewed_deals(
        player or options.player,
        options.deals,
        options.seed,
        limits_of(options),
        folder,
        options.rules,
    )
    for number, deal in enumerate(deals, start=1):
        if sys.stderr.isatty() or number % 100 == 0:
            print(f"deal {number} of {options.deals}", file=sys.stderr)
        yield deal


def judged(deal: ReviewedDeal) -> Iterator[tuple[Moment, Judgement]]:
    """Yield the moments of a deal at which something was compared."""
    for moment in deal.review.moments:
        judgement = deal.review.judgements[moment.step]
        if judgement.worths:
            yield moment, judgement


def told(deal: ReviewedDeal, moment: Moment, judgement: Judgement) -> str:
    """Return a line that names a decision and what the coach says of it."""
    played, best = move_text(moment.move), move_text(judgement.best)
    rules = deal.record.rules.name
    pack = "".join(card.code for card in deal.record.pack)
    return (
        f"{rules} {pack} step {moment.step} {moment.seat.name} trick {moment.trick}: {played}, "
        f"better {best}, {judgement.verdict.value} {judgement.loss:.2f} ± {judgement.bound:.2f} "
        f"over {judgement.worlds}{' exact' if judgement.exact else ''}"
    )


def limits_of(options: argparse.Namespace) -> Limits:
    """Return how much the coach may calculate."""
    return Limits(options.worlds, options.descents, 0)
