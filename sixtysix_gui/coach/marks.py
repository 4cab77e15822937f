"""The few moves of a deal that are worth looking at: the dearest that cost something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from sixtysix_gui.coach.lessons import lesson_of
from sixtysix_gui.coach.measure.verdicts import CHANCE_BORDERS, POINT_BORDERS
from sixtysix_gui.coach.themes import theme_of
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.themes import Theme
from sixtysix_gui.rules.moves import Move
from sixtysix_gui.rules.two_handed.view import PlayerView

MOST_MARKS = 3
"""Marks of a deal at most; whatever else was lost stays judged, and in the account."""
_POINTS_OF_A_CHANCE = POINT_BORDERS[-1] / CHANCE_BORDERS[-1]
"""Game points that weigh as much as the whole game: so the borders of a blunder are the same."""


@dataclass(frozen=True)
class JudgedDecision:
    """An own decision: the number of its move in the record, its view, and what it was worth."""

    step: int
    view: PlayerView
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
    """Give what was clearly lost, in the order of the deal, each lesson once.

    The decisions are those of one seat, in order. In a turn, which is what a seat does in a trick,
    the same lesson has the same better move.
    """
    turns: dict[tuple[int, Move], list[Lesson]] = {}
    for each in decisions:
        lesson = _lesson(each)
        if lesson is not None:
            turns.setdefault(lesson_of(each.judgement), []).append(lesson)
    return tuple(sorted(map(_told_once, turns.values()), key=lambda lesson: lesson.step))


def dearest(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Give the marks of a deal: the dearest lessons, in the order of the deal."""
    chosen = sorted(lessons, key=lambda lesson: (-lesson.weight, lesson.step))[:MOST_MARKS]
    return tuple(sorted(chosen, key=lambda lesson: lesson.step))


def _lesson(decision: JudgedDecision) -> Lesson | None:
    judgement = decision.judgement
    theme = theme_of(decision.view, judgement)
    if theme is None:
        return None
    loss = judgement.clear_loss if judgement.costs_points else None
    weight = _POINTS_OF_A_CHANCE * max(judgement.chance_loss, 0.0) if loss is None else loss
    step = decision.step
    return Lesson(step, (step,), theme, judgement.verdict, loss, weight)


def _told_once(lessons: Sequence[Lesson]) -> Lesson:
    main = max(lessons, key=lambda lesson: lesson.weight)
    return replace(main, steps=tuple(lesson.step for lesson in lessons))
