"""From losses to a verdict, by the borders of docs/coach.md 1.5."""

from sixtysix_gui.coach.measure.statistics import Estimate
from sixtysix_gui.coach.values.judgements import Verdict

POINT_BORDERS = (0.10, 0.4, 0.8)
"""Game points from which a clear loss is a slip, a mistake, a blunder."""
CHANCE_BORDERS = (0.03, 0.10, 0.20)
"""The same in chances to win the game."""
Borders = tuple[float, float, float]


def verdict_of(loss: Estimate, borders: Borders, *, is_best: bool) -> Verdict:
    """Give the verdict of a move that cost so much; ``is_best`` says that none was better."""
    slip, mistake, blunder = borders
    if loss.mean - loss.bound >= slip:
        if loss.mean < mistake:
            return Verdict.SLIP
        return Verdict.MISTAKE if loss.mean < blunder else Verdict.BLUNDER
    if is_best or loss.mean + loss.bound < slip:
        return Verdict.GOOD
    return Verdict.CLOSE


def is_settled(loss: Estimate, rival: Estimate, borders: Borders) -> bool:
    """Say whether more worlds would hardly change the verdict, so that looking may stop.

    A clear loss must be known well enough to name its size. Otherwise no ``rival``, the move that
    might lead most, may be able to lead by as much as a slip.
    """
    slip, mistake, _ = borders
    if loss.mean - loss.bound >= slip:
        return loss.bound <= max(mistake - slip, loss.mean / 2)
    return rival.mean + rival.bound < slip
