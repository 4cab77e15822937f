"""Averages and their bands, against hand-worked figures and a second way to the same."""

from __future__ import annotations

import math
import random
from statistics import StatisticsError

import pytest

from sixtysix_gui.ai.matches.results import estimate_ratio
from sixtysix_gui.statistics.averages import (
    ChanceSentence,
    Mean,
    Tendency,
    average,
    clearly_differ,
    sentence_of,
    standard_error,
    student,
)
from tests.helpers.rows import each_row


def test_two_games_worked_by_hand() -> None:
    # Mean (1 + 2 - 1 + 0) / 4 = 0.5; games are 2 and -2 off; √(2 / 1 · 8) / 4 = 1; t(1) = 12.706.
    mean = average([1, 2, -1, 0], ["a", "a", "b", "b"])
    assert (mean.value, mean.deals) == (0.5, 4)
    assert mean.give == pytest.approx(12.7062, abs=1e-3)


def test_deals_of_their_own_are_the_usual_standard_error() -> None:
    values = [3.0, -1.0, 2.0, 0.0, 1.0]
    # Deviations 2, -2, 1, -1, 0: squares 10, variance 10 / 4, standard error √(2.5 / 5).
    assert standard_error(values, range(5)) == pytest.approx(math.sqrt(0.5))


def test_one_game_has_no_spread() -> None:
    assert average([1, -1, 2], ["a"] * 3) == Mean(2 / 3, None, 3)
    assert standard_error([1, -1, 2], ["a"] * 3) == 0


def test_no_values_are_refused() -> None:
    with pytest.raises(StatisticsError):
        average([], [])


@each_row("seed", range(20))
def test_games_are_taken_together_as_matches_do_it(seed: int) -> None:
    source = random.Random(seed)
    games = [[source.randint(-3, 3) for _ in range(source.randint(1, 9))] for _ in range(40)]
    values = [float(value) for game in games for value in game]
    numbers = [number for number, game in enumerate(games) for _ in game]
    mean = average(values, numbers)
    other = estimate_ratio([sum(game) for game in games], [len(game) for game in games])
    assert other.half_width is not None
    assert mean.give is not None
    assert mean.value == pytest.approx(other.mean)
    assert mean.give / student(39) == pytest.approx(other.half_width / 1.959964)


@each_row("freedom", (1, 2, 3, 4, 7, 10, 29, 30, 31, 45, 200))
def test_students_quantile_holds_95_of_100(freedom: int) -> None:
    """The density itself is added up, by Simpson's rule, from 0 to the quantile."""
    reach, steps = student(freedom), 4000
    factor = math.exp(math.lgamma((freedom + 1) / 2) - math.lgamma(freedom / 2)) / math.sqrt(
        freedom * math.pi
    )
    height = [
        factor * (1 + (reach * step / steps) ** 2 / freedom) ** (-(freedom + 1) / 2)
        for step in range(steps + 1)
    ]
    area = height[0] + height[-1] + 4 * sum(height[1:-1:2]) + 2 * sum(height[2:-1:2])
    assert 2 * area * reach / steps / 3 == pytest.approx(0.95, abs=2e-5)


@each_row(
    "mean, sentence",
    [
        (Mean(0.21, 0.17, 312), ChanceSentence(Tendency.AHEAD)),
        (Mean(-0.21, 0.17, 312), ChanceSentence(Tendency.BEHIND)),
        (Mean(0.17, 0.17, 312), ChanceSentence(Tendency.UNDECIDED, 1)),
        # 100 · (2² - 1) = 300; 84 · ((1.1 / 0.7)² - 1) = 123.4, up to two digits 130.
        (Mean(0.10, 0.20, 100), ChanceSentence(Tendency.UNDECIDED, 300)),
        (Mean(-0.7, 1.1, 84), ChanceSentence(Tendency.UNDECIDED, 130)),
        (Mean(0.19, 0.20, 60), ChanceSentence(Tendency.UNDECIDED, 7)),
        (Mean(0.001, 0.20, 100), ChanceSentence(Tendency.UNDECIDED)),
        (Mean(0.0, 0.20, 100), ChanceSentence(Tendency.UNDECIDED)),
        (Mean(0.5, None, 40), ChanceSentence(Tendency.UNDECIDED)),
    ],
)
def test_what_can_be_said(mean: Mean, sentence: ChanceSentence) -> None:
    assert sentence_of(mean) == sentence


def test_averages_differ_clearly_by_more_than_both_bands_together() -> None:
    # √(0.3² + 0.4²) = 0.5
    assert clearly_differ(Mean(1.0, 0.3, 20), Mean(0.45, 0.4, 20))
    assert not clearly_differ(Mean(1.0, 0.3, 20), Mean(0.55, 0.4, 20))
    assert not clearly_differ(Mean(1.0, None, 20), Mean(0.0, 0.1, 20))
