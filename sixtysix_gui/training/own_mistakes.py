"""Own mistakes as exercises, from what the coach has found in deals that he has looked back at."""

from sixtysix_gui.archive.rows import DealRow
from sixtysix_gui.coach.judgement_cache import JudgementCache
from sixtysix_gui.records import DealRecord
from sixtysix_gui.training.kept.mistakes import Found


def mistakes_of(deal: DealRow, record: DealRecord, cache: JudgementCache) -> tuple[Found, ...]:
    """Return what is worth another try of a deal: three at most, in the order of the deal.

    Mistakes and blunders that are measured well enough, in deals without help. Nothing is judged
    anew: what the cache does not have is not there.
    """
    raise NotImplementedError
