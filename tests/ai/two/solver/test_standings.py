"""What tricks and marriages do to a standing, against the card points of the rules."""

from itertools import product

import pytest

from sixtysix_gui.ai.two.solver import standings
from sixtysix_gui.rules.scoring.points import CardPoints
from tests.helpers.rows import each_row


def standing(earned: CardPoints) -> int:
    return earned.total if earned.tricks else -1 - earned.melded


@pytest.mark.both_modes
@each_row(
    ("captured", "melded", "tricks"),
    [(points, melded, 1) for points, melded in product((0, 12, 32, 33, 65), (0, 20, 40))]
    + [(0, melded, 0) for melded in (0, 20, 40, 60)],
)
def test_a_trick_and_a_marriage(captured: int, melded: int, tricks: int) -> None:
    before = CardPoints(captured, melded, tricks=tricks)
    for points in (0, 4, 21):
        after = CardPoints(captured + points, melded, tricks=tricks + 1)
        assert standings.won(standing(before), points) == standing(after)
    for points in (20, 40):
        after = CardPoints(captured, melded + points, tricks=tricks)
        assert standings.melded(standing(before), points) == standing(after)
    kind = (0 if not before.tricks else 1) if before.total < 33 else 2
    assert standings.kind(standing(before)) == kind
