"""From a loss to a verdict: the borders of docs/coach.md 1."""

from sixtysix_gui.coach.measure.comparing import (
    CHANCE_BORDERS,
    POINT_BORDERS,
    is_settled,
    verdict_of,
)
from sixtysix_gui.coach.measure.findings import BoundedMean
from sixtysix_gui.coach.values.judgements import Verdict
from tests.helpers.rows import each_row

GOOD, CLOSE, SLIP = Verdict.GOOD, Verdict.CLOSE, Verdict.SLIP
MISTAKE, BLUNDER = Verdict.MISTAKE, Verdict.BLUNDER


@each_row(
    ("loss", "bound", "is_best", "verdict"),
    [
        (0.0, 0.3, True, GOOD),
        (0.0, 0.3, False, CLOSE),
        (0.03, 0.06, False, GOOD),
        (0.04, 0.06, False, CLOSE),
        (0.15, 0.06, False, CLOSE),
        (0.25, 0.15, False, SLIP),
        (0.39, 0.1, False, SLIP),
        (0.4, 0.1, False, MISTAKE),
        (0.4, 0.31, False, CLOSE),
        (0.79, 0.1, False, MISTAKE),
        (0.8, 0.7, False, BLUNDER),
        (2.0, 0.0, False, BLUNDER),
        (-0.1, 0.15, False, GOOD),
    ],
)
def test_game_points(loss: float, bound: float, is_best: bool, verdict: Verdict) -> None:
    assert verdict_of(BoundedMean(loss, bound), POINT_BORDERS, is_best=is_best) is verdict


@each_row(("loss", "verdict"), [(0.02, GOOD), (0.03, SLIP), (0.1, MISTAKE), (0.2, BLUNDER)])
def test_chances_to_win_the_game(loss: float, verdict: Verdict) -> None:
    assert verdict_of(BoundedMean(loss, 0.0), CHANCE_BORDERS, is_best=False) is verdict


@each_row(
    ("loss", "bound", "rival", "rivals_bound", "settled"),
    [
        (0.0, 0.05, 0.02, 0.05, True),
        (0.0, 0.05, 0.0, 0.3, False),  # another may well be better
        (0.5, 0.3, 0.5, 0.3, True),
        (0.5, 0.35, 0.5, 0.35, False),  # clearly worse, but by how much?
        (2.0, 0.9, 2.0, 0.9, True),
        (0.3, 0.25, 0.3, 0.25, False),
    ],
)
def test_when_looking_may_stop(
    loss: float,
    bound: float,
    rival: float,
    rivals_bound: float,
    settled: bool,
) -> None:
    found = is_settled(BoundedMean(loss, bound), BoundedMean(rival, rivals_bound), POINT_BORDERS)
    assert found is settled


def test_strokes() -> None:
    assert [verdict.strokes for verdict in (GOOD, CLOSE, Verdict.NONE)] == [0, 0, 0]
    assert [verdict.strokes for verdict in (SLIP, MISTAKE, BLUNDER)] == [1, 2, 3]
