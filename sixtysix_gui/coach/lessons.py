"""Losses that teach the same twice: a pair shown without closing, then a lead without closing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.measure.verdicts import CHANCE_BORDERS, POINT_BORDERS
from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.rules.moves import Move

_POINTS_OF_A_CHANCE = POINT_BORDERS[-1] / CHANCE_BORDERS[-1]
"""Game points that weigh as much as the whole game: so the borders of a blunder are the same."""


@dataclass(frozen=True)
class Loss:
    """A judged move that may have cost something: its number in the record, and whose it was."""

    step: int
    is_own: bool
    judgement: Judgement


def repeated(losses: Iterable[Loss]) -> Mapping[int, int]:
    """Return the losses that another of the same turn has taught already, and which that is.

    A turn is what one seat does in one trick. The same lesson has the same better move; the dearest
    loss stands for it (``weight_of``), the first of equals. Both are given by the numbers of their
    moves. What was clearly lost only counts once: the second is measured from a position
    in which the better move is still there, so that the sum of both is more than was lost.
    """
    lessons: dict[tuple[bool, int, Move], list[Loss]] = {}
    for loss in losses:
        if loss.judgement.verdict.strokes:
            lesson = loss.is_own, loss.judgement.trick, loss.judgement.best
            lessons.setdefault(lesson, []).append(loss)
    found: dict[int, int] = {}
    for same in lessons.values():
        dearest = _dearest(same)
        found |= {each.step: dearest.step for each in same if each is not dearest}
    return found


def weight_of(judgement: Judgement) -> float:
    """Return how dear a loss was, in game points; where chances to win decided, by those."""
    if judgement.costs_points:
        return judgement.clear_loss
    return _POINTS_OF_A_CHANCE * max(judgement.chance_loss, 0.0)


def _dearest(losses: Sequence[Loss]) -> Loss:
    return max(losses, key=lambda each: (weight_of(each.judgement), -each.step))
