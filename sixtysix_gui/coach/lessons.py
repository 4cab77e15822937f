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

    A turn are the moves of one seat in one trick. The same lesson has the same better move and the
    same reason; the dearest loss stands for it, the first of equals. Both are given by the numbers
    of their moves. What was clearly lost only counts once: the second is measured from a position
    in which the better move is still there, so that the sum of both is more than was lost.
    """
    lessons: dict[tuple[bool, int, Move, int | None], list[Loss]] = {}
    for loss in losses:
        if loss.judgement.verdict.strokes and loss.judgement.reason is not None:
            lessons.setdefault(_lesson(loss), []).append(loss)
    found: dict[int, int] = {}
    for same in lessons.values():
        dearest = _dearest(same)
        found |= {each.step: dearest.step for each in same if each is not dearest}
    return found


def _lesson(loss: Loss) -> tuple[bool, int, Move, int | None]:
    judgement = loss.judgement
    reason = None if judgement.reason is None else judgement.reason.number
    return loss.is_own, judgement.trick, judgement.best, reason


def _dearest(losses: Sequence[Loss]) -> Loss:
    return max(losses, key=lambda each: (each.judgement.clear_loss, -each.step))
