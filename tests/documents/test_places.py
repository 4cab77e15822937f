"""Trick cards lie, and dragged cards snap, where the pages of the table say."""

import pytest

from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.scene.drop_targets import SNAP_RADIUS
from sixtysix_gui.table.seating import Chair
from tests.documents.pages import text_of
from tests.helpers.rows import each_row

TWO, MANY = "docs/table.md", "docs/table-many.md"

OFFSETS = [  # seats, chair, from the middle of the trick in W and H, angle
    (2, Chair.SOUTH, -0.44, 0.045, -3),
    (2, Chair.NORTH, 0.44, -0.045, 4),
    (4, Chair.SOUTH, 0.03, 0.315, -2.5),
    (4, Chair.NORTH, -0.03, -0.315, 2.5),
    (4, Chair.WEST, -0.57, -0.035, -7),
    (4, Chair.EAST, 0.57, 0.035, 7),
    (3, Chair.SOUTH, 0, 0.29, -2.5),
    (3, Chair.WEST, -0.56, -0.10, -7),
    (3, Chair.EAST, 0.56, -0.07, 7),
]


def signed(number: float, places: str = "g") -> str:
    """Return a number as the pages write it: with its sign, and no zero before the point."""
    sign = "−" if number < 0 else "+"
    return sign + f"{abs(number):{places}}".removeprefix("0")


@each_row(("seats", "chair", "dx", "dy", "angle"), OFFSETS)
def test_trick_cards_lie_where_the_page_puts_them(
    seats: int, chair: Chair, dx: float, dy: float, angle: float
) -> None:
    layout = TableLayout.for_size(1280, 772, seats=seats)
    place, middle = layout.middle.trick_cards[chair], layout.middle.trick
    assert place.x - middle.x() == pytest.approx(dx * layout.metrics.card_width)
    assert place.y - middle.y() == pytest.approx(dy * layout.metrics.card_height)
    assert place.angle == angle
    told = text_of(TWO if seats == 2 else MANY)
    assert dx == 0 or signed(dx) in told
    assert signed(dy) in told or signed(dy, ".2f") in told
    assert f"{abs(angle):g}°" in told


def test_a_card_snaps_from_as_far_as_the_page_says() -> None:
    assert pytest.approx(0.9) == SNAP_RADIUS
    assert "Snap radius: centre within .9 W" in text_of(TWO)
