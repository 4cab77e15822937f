"""The few moves of a deal that are worth looking at: the dearest that cost something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.lessons import Loss, repeated, weight_of
from sixtysix_gui.coach.themes import theme_of
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.themes import Theme
from sixtysix_gui.rules.deals.view import View

MOST_MARKS = 3
"""Marks of a deal at most; whatever else was lost stays judged, and in the account."""


@dataclass(frozen=True)
class JudgedDecision:
    """An own decision: the number of its move in the record, its view, and what it was worth."""

    step: int
    view: View
    judgement: Judgement


@dataclass(frozen=True)
class Lesson:
    """A clear loss, or several in a turn that one and the same better move would have spared.

    ``step`` is the number of the dearest move among ``steps``, which stands for all: ``loss`` is
    what it cost in game points; None where chances to win the game decided. ``weight`` compares
    lessons of either kind, in game points.
    """

    step: int
    steps: tuple[int, ...]
    theme: Theme
    verdict: Verdict
    loss: float | None
    weight: float


def lessons_of(decisions: Iterable[JudgedDecision]) -> tuple[Lesson, ...]:
    """Return what was clearly lost, in the order of the deal, each lesson once (``repeated``).

    The decisions are those of one seat, in order.
    """
    lost = [each for each in decisions if each.judgement.verdict.strokes]
    main = repeated(Loss(each.step, is_own=True, judgement=each.judgement) for each in lost)
    lessons: list[Lesson] = []
    for each in lost:
        same = tuple(one.step for one in lost if main.get(one.step, one.step) == each.step)
        theme = theme_of(each.view, each.judgement)
        if same and theme is not None:
            lessons.append(_lesson(each, same, theme))
    return tuple(lessons)


def dearest(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Return the marks of a deal: the dearest lessons, in the order of the deal."""
    chosen = sorted(lessons, key=lambda lesson: (-lesson.weight, lesson.step))[:MOST_MARKS]
    return tuple(sorted(chosen, key=lambda lesson: lesson.step))


def _lesson(decision: JudgedDecision, steps: tuple[int, ...], theme: Theme) -> Lesson:
    judgement = decision.judgement
    loss = judgement.clear_loss if judgement.costs_points else None
    return Lesson(decision.step, steps, theme, judgement.verdict, loss, weight_of(judgement))
