"""Losses that teach the same twice: a pair shown without closing, then a lead without closing."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sixtysix_gui.coach.values.judgements import Judgement
from sixtysix_gui.rules.moves import Move


@dataclass(frozen=True)
class Loss:
    """A judged move that may have cost something: its number in the record, and whose it was."""

    step: int
    is_own: bool
    judgement: Judgement


def repeated(losses: Iterable[Loss]) -> Mapping[int, int]:
    """Give the losses that another of the same turn has taught already, and which that is.

    A turn is what one seat does in one trick. The same lesson has the same better move; the dearest
    loss stands for it, the first of equals. Both are given by the numbers
    of their moves. What was clearly lost only counts once: the second is measured from a position
    in which the better move is still there, so that the sum of both is more than was lost.
    """
    lessons: dict[tuple[bool, int, Move], list[Loss]] = {}
    for loss in losses:
        if loss.judgement.verdict.strokes:
            lesson = loss.is_own, *lesson_of(loss.judgement)
            lessons.setdefault(lesson, []).append(loss)
    found: dict[int, int] = {}
    for same in lessons.values():
        dearest = _dearest(same)
        found |= {each.step: dearest.step for each in same if each is not dearest}
    return found


def lesson_of(judgement: Judgement) -> tuple[int, Move]:
    """Return what one lesson has in common: the trick, and the move that was better."""
    return judgement.trick, judgement.best


def _dearest(losses: Sequence[Loss]) -> Loss:
    return max(losses, key=lambda each: (each.judgement.clear_loss, -each.step))
