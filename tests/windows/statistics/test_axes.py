"""Round steps over some values, and where a value is on paper."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixtysix_gui.windows.statistics.charts.hand import Scale
from sixtysix_gui.windows.statistics.charts.line_chart import Axis, axis_over
from tests.helpers.rows import each_row

VALUES = st.lists(st.floats(-1e6, 1e6), max_size=20)


@each_row(
    "values, most, ticks",
    [
        ([0.55, 0.81], 5, (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)),
        ([1.06], 5, (0.0, 0.25, 0.5, 0.75, 1.0, 1.25)),
        ([-0.3, 0.2], 4, (-0.4, -0.2, 0.0, 0.2)),
        ([-0.25], 5, (-0.25, -0.2, -0.15, -0.1, -0.05, 0.0)),
        ([3, 7], 5, (0, 2, 4, 6, 8)),
        ([-1.6, 2.4], 4, (-2.0, 0.0, 2.0, 4.0)),
        ([119], 5, (0, 25, 50, 75, 100, 125)),
    ],
)
def test_ticks_are_round(values: list[float], most: int, ticks: tuple[float, ...]) -> None:
    assert axis_over(values, most=most).ticks == pytest.approx(ticks)


@given(VALUES, st.integers(3, 8))
def test_an_axis_reaches_over_everything_and_has_nought(values: list[float], most: int) -> None:
    axis = axis_over(values, most=most)
    hair = 1e-6 * max(1.0, *map(abs, (0.0, *values)))
    assert axis.low - hair <= min([0.0, *values])
    assert axis.high + hair >= max([0.0, *values])
    assert min(map(abs, axis.ticks)) <= hair
    assert 2 <= len(axis.ticks) <= most + 1


@each_row("step, decimals", [(0.25, 2), (0.2, 1), (2.0, 0), (0.05, 2), (50.0, 0)])
def test_as_many_digits_as_tell_the_steps_apart(step: float, decimals: int) -> None:
    assert Axis(0.0, step, step).decimals == decimals


def test_a_scale_leads_from_values_to_pixels_and_no_further() -> None:
    scale = Scale(-1.0, 1.0, 100.0, 300.0)
    assert [scale.at(value) for value in (-2.0, -1.0, 0.0, 0.5, 9.0)] == [100, 100, 200, 250, 300]
    assert Scale(1.0, 1.0, 5.0, 9.0).at(1.0) == 5.0
