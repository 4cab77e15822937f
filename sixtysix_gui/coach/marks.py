"""The few moves of a deal that are worth looking at: the dearest that cost something."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.measure.verdicts import CHANCE_BORDERS, POINT_BORDERS
from sixtysix_gui.coach.themes import theme_of
from sixtysix_gui.coach.values.judgements import Judgement, Verdict
from sixtysix_gui.coach.values.themes import Theme
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


_Lost = tuple[JudgedDecision, Theme]


@dataclass(frozen=True)
class Lesson:
    """A clear loss, or several in a turn that one and the same better move would have spared.

    ``step`` is the number of the dearest move among ``steps``. ``loss`` is what all of them cost
    in game points; None where chances to win the game decided. ``weight`` compares lessons of
    either kind, in game points.
    """

    step: int
    steps: tuple[int, ...]
    theme: Theme
    verdict: Verdict
    loss: float | None
    weight: float


def lessons_of(decisions: Iterable[JudgedDecision]) -> tuple[Lesson, ...]:
    """Give what was clearly lost, in the order of the deal, each lesson once.

    The decisions are those of one seat, in order.
    """
    turns: list[list[_Lost]] = []
    for each in decisions:
        theme = theme_of(each.view, each.judgement)
        if theme is None:
            continue
        if not turns or not _is_same_lesson(turns[-1][-1][0], each):
            turns.append([])
        turns[-1].append((each, theme))
    return tuple(map(_lesson, turns))


def dearest(lessons: Sequence[Lesson]) -> tuple[Lesson, ...]:
    """Give the marks of a deal: the dearest lessons, in the order of the deal."""
    chosen = sorted(lessons, key=lambda lesson: (-lesson.weight, lesson.step))[:MOST_MARKS]
    return tuple(sorted(chosen, key=lambda lesson: lesson.step))


def _is_same_lesson(before: JudgedDecision, after: JudgedDecision) -> bool:
    """Say whether both were made before the same lead, and the same was better both times."""
    first, second = before.view, after.view
    return (
        first.trick_number == second.trick_number
        and first.led is None
        and second.led is None
        and before.judgement.best == after.judgement.best
    )


def _lesson(lost: Sequence[_Lost]) -> Lesson:
    main, theme = max(lost, key=lambda each: _weight(each[0].judgement))
    turn = [each for each, _ in lost]
    by_points = [each.judgement.clear_loss for each in turn if each.judgement.costs_points]
    loss = sum(by_points) if main.judgement.costs_points else None
    return Lesson(
        step=main.step,
        steps=tuple(each.step for each in turn),
        theme=theme,
        verdict=main.judgement.verdict if loss is None else _by_loss(loss),
        loss=loss,
        weight=sum(_weight(each.judgement) for each in turn),
    )


def _weight(judgement: Judgement) -> float:
    if judgement.by_chance:
        return _POINTS_OF_A_CHANCE * max(judgement.chance_loss, 0.0)
    return judgement.clear_loss


def _by_loss(loss: float) -> Verdict:
    """Give the verdict of a clear loss of that size in game points (docs/coach.md 1.5)."""
    _, mistake, blunder = POINT_BORDERS
    if loss < mistake:
        return Verdict.SLIP
    return Verdict.MISTAKE if loss < blunder else Verdict.BLUNDER
