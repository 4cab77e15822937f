"""Shadows: dark in the middle, smooth to nothing at their edge, lit from above."""

from itertools import pairwise

import pytest
from PySide6.QtGui import QImage

from sixtysix_gui.table.cards.kit import Shadow, shadow, shadow_shift

pytestmark = pytest.mark.usefixtures("qapp")


def darkness_to_the_right(state: Shadow) -> list[int]:
    image: QImage = shadow(state, 140.0, 1.0).toImage()
    return [
        image.pixelColor(x, image.height() // 2).alpha()
        for x in range(image.width() // 2, image.width())
    ]


@pytest.mark.parametrize("state", Shadow)
def test_a_shadow_fades_outwards_without_steps(state: Shadow) -> None:
    row = darkness_to_the_right(state)
    assert row[0] > 80
    assert row[-1] <= 2
    assert all(inner >= outer - 1 for inner, outer in pairwise(row))
    largest_step = 40 if state is Shadow.RESTING else 8
    assert max(inner - outer for inner, outer in pairwise(row)) <= largest_step


def test_the_lifted_shadow_is_half_as_dark_at_the_edge_of_the_card() -> None:
    row = darkness_to_the_right(Shadow.LIFTED)
    assert row[70] == pytest.approx(row[0] / 2, abs=4)


def test_a_lifted_card_throws_its_shadow_further_down() -> None:
    resting, lifted = (shadow_shift(state, 100.0) for state in Shadow)
    assert 0 < resting.y() < lifted.y()
    assert (lifted.x(), lifted.y()) == pytest.approx((2.6, 10.3))


def test_one_picture_serves_all_cards_of_a_size() -> None:
    first = shadow(Shadow.RESTING, 140.0, 2.0)
    assert shadow(Shadow.RESTING, 140.0, 2.0).cacheKey() == first.cacheKey()
    assert first.devicePixelRatio() == pytest.approx(2.0)
