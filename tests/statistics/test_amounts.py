"""What a deal brought on average, from what all of them brought."""

import pytest

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.rules.sets.rules import rule_set
from sixtysix_gui.statistics.amounts import mean_amount

A, B, C = Seat.A, Seat.B, Seat.C


@pytest.mark.parametrize(
    ("rules", "brought", "deals", "mean"),
    [
        ("german-66", [], 0, 0.0),
        ("german-66", [(A, (2, 0), 3), (B, (1, 0), 1)], 4, (3 * 2 - 1) / 4),
        ("schnapsen", [(A, (0, 3), 10)], 10, -3.0),
        ("three-66", [(A, (4, -2, -2), 1), (B, (4, -2, -2), 2)], 3, 0.0),
        ("four-66", [(C, (2, 0), 5), (B, (2, 0), 1)], 6, (5 * 2 - 2) / 6),
        ("german-66", [(A, (2, 0), 1), (A, (2, 0, 0), 9), (C, (2, 0), 9)], 1, 2.0),
    ],
)
def test_the_mean_is_that_of_all_deals(
    rules: str, brought: list[tuple[Seat, tuple[int, ...], int]], deals: int, mean: float
) -> None:
    assert mean_amount(brought, rule_set(rules)) == (deals, pytest.approx(mean))
