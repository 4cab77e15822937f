"""What the list shows of a deal: its marks, or all decisions, some of which share a row."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.lessons import Lesson
from sixtysix_gui.coach.values.judgements import Verdict
from sixtysix_gui.windows.review.deal_in_review import DealInReview, Decision, Stage


@dataclass(frozen=True)
class Listed:
    """A row of the list.

    ``decisions`` are those that it stands for, and it leads to the first. There are several where
    nothing was clear in a run of them, and none where nothing was left to decide from the first to
    the last of ``tricks``, or where nothing at all was to be marked. ``lesson`` is what the
    decision clearly cost, with ``is_mark`` for one of the dearest.
    """

    decisions: tuple[Decision, ...]
    tricks: tuple[int, int] | None = None
    lesson: Lesson | None = None
    is_mark: bool = False


def listed(review: DealInReview, last_trick: int, *, shows_all: bool) -> tuple[Listed, ...]:
    """Give the rows: the marks once they are known, or all decisions where that is wanted.

    ``last_trick`` is that of the deal.
    """
    if shows_all or not review.own_is_judged:
        return _all(review, last_trick)
    by_step = {one.moment.step: one for one in review.decisions}
    marks = tuple(Listed((by_step[mark.step],), lesson=mark, is_mark=True) for mark in review.marks)
    return marks or (Listed(()),)


def _all(review: DealInReview, last_trick: int) -> tuple[Listed, ...]:
    """Give all decisions; runs and the end are folded only when nothing changes any more."""
    lessons = {lesson.step: lesson for lesson in review.lessons}
    folded = {step for lesson in lessons.values() for step in lesson.steps} - set(lessons)
    decisions = [one for one in review.decisions if one.moment.step not in folded]
    marked = {mark.step for mark in review.marks}
    tail = None
    if review.stage is Stage.READY:
        tail = decided_from(review.decisions, last_trick)
    if tail is not None:
        decisions = [one for one in decisions if one.moment.trick < tail[0]]
    rows: list[Listed] = []
    for run in _runs(decisions, folds=review.stage is Stage.READY):
        step = run[0].moment.step
        rows.append(Listed(run, lesson=lessons.get(step), is_mark=step in marked))
    return (*rows, Listed((), tricks=tail)) if tail is not None else tuple(rows)


def _runs(decisions: Sequence[Decision], *, folds: bool) -> Iterator[tuple[Decision, ...]]:
    """Give the decisions one by one, but those that were too close to call in a row together."""
    run: list[Decision] = []
    for decision in decisions:
        if run and not (folds and _is_close(run[-1]) and _is_close(decision)):
            yield tuple(run)
            run = []
        run.append(decision)
    if run:
        yield tuple(run)


def _is_close(decision: Decision) -> bool:
    return decision.judgement is not None and decision.judgement.verdict is Verdict.CLOSE


def decided_from(decisions: Sequence[Decision], last_trick: int) -> tuple[int, int] | None:
    """Give the first and last trick of the tail of a deal in which nothing was left to decide.

    None where there is no such tail, or where it is not known yet.
    """
    tail = last_trick + 1
    for decision in reversed(decisions):
        if not _decides_nothing(decision):
            tail = max(decision.moment.trick + 1, 1)
            break
        tail = decision.moment.trick
    if decisions and any(decision.judgement is None for decision in decisions):
        return None
    return (tail, last_trick) if tail <= last_trick else None


def _decides_nothing(decision: Decision) -> bool:
    """Whether all that could be done was worth the same, for certain, and nothing is noted."""
    judgement = decision.judgement
    if judgement is None or judgement.notes_out:
        return False
    if judgement.verdict is Verdict.NONE:
        return True
    points = {worth.points for worth in judgement.worths}
    return judgement.exact and len(points) <= 1
