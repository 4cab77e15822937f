"""Reviews of which the disk has all that the coach would have found, without his work."""

from collections.abc import Mapping
from pathlib import Path

from sixtysix_gui.coach.findings import REVIEW
from sixtysix_gui.coach.judgement_cache import judgement_object, key_of
from sixtysix_gui.coach.judgements import Verdict
from sixtysix_gui.coach.reviewing import DealReview, moments_of
from sixtysix_gui.records import DealRecord
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.storage.judgement_files import JudgementFiles
from tests.helpers.coach.scripted_review import judgement_of


def keep_judgements(
    record: DealRecord, folder: Path, verdicts: Mapping[int, Verdict] | None = None
) -> None:
    """Keep a judgement of every decision: those verdicts by number in the record, else good."""
    cache = JudgementFiles(folder).cache_of(record)
    for moment in moments_of(record):
        found = judgement_of(moment, (verdicts or {}).get(moment.step, Verdict.GOOD))
        limits = REVIEW.affordable()
        cache.put(key_of(moment.view, moment.move, limits), judgement_object(found))


def keep_review(
    record: DealRecord, seat: Seat, folder: Path, verdicts: Mapping[int, Verdict] | None = None
) -> DealReview:
    """Keep all judgements of a deal and its summary; give the review they are found in."""
    keep_judgements(record, folder, verdicts)
    review = DealReview(record, seat, cache=JudgementFiles(folder).cache_of(record))
    assert review.is_complete
    review.keep_summary()
    return review
