"""Intervals by hand, and from tables that others have printed."""

import math

import pytest

from sixtysix_gui.ai.matches.results import Share, estimate, estimate_ratio, share_of
from tests.helpers.rows import each_row


def test_an_estimate_by_hand() -> None:
    # 1 3 2 2: mean 2, variance (1 + 1) / 3, standard error sqrt(2/3 / 4) = 0.408248
    found = estimate([1, 3, 2, 2])
    assert found.mean == 2
    assert found.half_width is not None
    assert math.isclose(found.half_width, 1.959964 * 0.4082483, rel_tol=1e-6)
    assert found.samples == 4


def test_one_sample_has_no_interval_and_none_no_estimate() -> None:
    assert estimate([1.5]).half_width is None
    with pytest.raises(ValueError, match="without a sample"):
        estimate([])


def test_a_ratio_by_hand() -> None:
    # sums 4 and 1, sizes 2 and 3: mean 1, residuals 2 and -2, variance 8, mean size 2.5
    found = estimate_ratio([4, 1], [2, 3])
    assert found.mean == 1
    assert found.half_width is not None
    assert math.isclose(found.half_width, 1.959964 * math.sqrt(8 / 2) / 2.5)
    assert found.samples == 2


def test_a_ratio_of_equal_sizes_is_a_mean() -> None:
    ratio, mean = estimate_ratio([6, 0, 3], [3, 3, 3]), estimate([2, 0, 1])
    assert ratio.half_width is not None
    assert mean.half_width is not None
    assert math.isclose(ratio.mean, mean.mean)
    assert math.isclose(ratio.half_width, mean.half_width)


@each_row(
    ("count", "of", "low", "high"),
    [
        # R. G. Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
    ],
)
def test_the_interval_of_a_share(count: int, of: int, low: float, high: float) -> None:
    found = share_of(count, of)
    assert (found.count, found.of) == (count, of)
    assert math.isclose(found.low, low, abs_tol=5e-5)
    assert math.isclose(found.high, high, abs_tol=5e-5)


def test_a_share_knows_itself() -> None:
    assert Share(3, 4, 0.3, 0.9).share == 0.75
    with pytest.raises(ValueError, match="no share of nothing"):
        share_of(0, 0)
