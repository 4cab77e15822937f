"""From a loss to a verdict: the borders of docs/coach.md 1."""

import random

import pytest

from sixtysix_gui.coach.comparing import (
    CHANCE_BORDERS,
    POINT_BORDERS,
    is_settled,
    verdict_of,
)
from sixtysix_gui.coach.findings import (
    BoundedMean,
    best_of,
    estimate,
    listed_loss_of,
    loss_of,
    mean,
)
from sixtysix_gui.coach.judgements import Verdict
from tests.helpers.naive.losses import naive_loss
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
    loss: float, bound: float, rival: float, rivals_bound: float, settled: bool
) -> None:
    found = is_settled(BoundedMean(loss, bound), BoundedMean(rival, rivals_bound), POINT_BORDERS)
    assert found is settled


def test_strokes() -> None:
    assert [verdict.strokes for verdict in (GOOD, CLOSE, Verdict.NONE)] == [0, 0, 0]
    assert [verdict.strokes for verdict in (SLIP, MISTAKE, BLUNDER)] == [1, 2, 3]


# Losses and how sure they are, against a slow second computation.


MOVES = ("ace", "ten", "king")


def results(number: int, count: int) -> dict[str, list[int]]:
    source = random.Random(number)
    return {
        move: [source.choice((-3, -2, -1, 1, 2, 3)) for _ in range(count)]
        for move in MOVES[: 1 + number % 3]
    }


@each_row("number", range(40))
def test_the_loss_is_that_of_the_second_computation(number: int) -> None:
    found = results(number, (2, 3, 7, 50, 51)[number % 5])
    played = list(found)[number % len(found)]
    loss = loss_of(played, {move: [float(n) for n in each] for move, each in found.items()})
    assert (loss.mean, loss.bound) == pytest.approx(naive_loss(played, found))


def test_noise_alone_finds_no_loss_on_average() -> None:
    """Equal moves lose nothing: whoever chose and measured in the same worlds would find .2."""
    losses: list[float] = []
    for number in range(2, 1500, 3):
        losses.append(
            loss_of("ace", {k: [float(n) for n in v] for k, v in results(number, 50).items()}).mean
        )
    assert len(losses) == 500
    assert abs(sum(losses) / len(losses)) < 0.05


def test_a_clear_lead_is_measured_whole() -> None:
    found = loss_of("ace", {"ace": [-1.0] * 50, "ten": [1.0] * 50})
    assert found.mean == 2.0
    assert found.bound == pytest.approx(2.7 / 50)


def test_of_equals_the_played_move_is_best_then_the_first() -> None:
    equal = {"ace": [1.0, 0.0], "ten": [0.0, 1.0]}
    assert best_of(equal, [1, 1], "ten") == "ten"
    assert best_of(equal, [1, 1], None) == "ace"
    assert best_of(equal, [1, 2], None) == "ten"


def test_listed_worlds_are_unsure_only_where_their_passes_differ() -> None:
    same = {"ace": [1.0, -1.0] * 4, "ten": [1.0, 3.0] * 4}
    loss = listed_loss_of("ace", same, [1, 3] * 4, 4)
    assert (loss.mean, loss.bound) == (3.0, 0.0)
    other = {"ace": [0.0] * 4, "ten": [1.0, 2.0, 1.0, 2.0]}
    loss = listed_loss_of("ace", other, [5] * 4, 4)
    assert loss.mean == 1.5
    assert loss.bound == pytest.approx(2.7 * (1 / 3 / 4) ** 0.5)


def test_mean_and_estimate() -> None:
    assert mean([1, 2], [3, 1]) == 1.25
    assert estimate([1.0, 3.0], 0.0).bound == pytest.approx(2.7 * (2 / 4) ** 0.5)
