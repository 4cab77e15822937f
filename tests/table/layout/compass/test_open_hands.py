"""The layout in which all hands lie open: every card is on the table, and none hides an index."""

from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.table_layout import TableLayout

SIZES = [(560, 439), (890, 660), (980, 672), (1500, 900), (2400, 1250), (670, 1080), (900, 1500)]
GAMES = [(3, 8), (3, 7), (4, 6), (4, 5)]
"""Seats, and cards of a full hand."""
INDEX = 0.15
"""Width of a card's index, in widths of the card."""


def layout(size: tuple[int, int], seats: int, hand: int) -> TableLayout:
    return TableLayout.for_size(*size, 1.0, seats, hand, open_hands=True)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hand"), GAMES)
def test_all_hands_lie_on_the_table_and_leave_each_other_free(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    places = layout(size, seats, hand)
    scene = QRectF(0, 0, *size)
    areas = [places.hands.bounds(chair, hand) for chair in places.metrics.chairs]
    assert all(scene.contains(area) for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hand"), GAMES)
def test_every_index_is_free_and_upright_at_the_sides(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    places = layout(size, seats, hand)
    for chair in (Chair.WEST, Chair.EAST):
        row = places.hands.places(chair, hand)
        assert all(place.angle == 0.0 for place in row)
        steps = [after.x - before.x for before, after in pairwise(row)]
        least = INDEX * places.metrics.sizes.theirs * places.metrics.card_width
        assert min(steps) >= least


@pytest.mark.parametrize("size", [(670, 443), (670, 473), (800, 560)])
@pytest.mark.parametrize(("seats", "hand"), GAMES)
def test_at_200_percent_the_counter_lies_clear_of_every_hand(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    places = TableLayout.for_size(*size, 2.0, seats, hand, open_hands=True)
    radius, counter = places.middle.counter_radius, places.middle.counter
    area = QRectF(counter.x() - radius, counter.y() - radius, 2 * radius, 2 * radius)
    for chair in places.metrics.chairs:
        assert not area.intersects(places.hands.bounds(chair, hand))


@pytest.mark.parametrize("scale", [1.0, 2.0])
def test_no_card_of_the_hand_opposite_lies_on_the_tag_of_its_plate(scale: float) -> None:
    for size in ((670, 443), (890, 660), (980, 672)):
        places = TableLayout.for_size(*size, scale, 4, 6, open_hands=True)
        unit = places.metrics.text_unit
        hand = places.hands.bounds(Chair.NORTH, 6)
        for width in (3 * unit, 6.5 * unit):
            tag = places.sides.tag(Chair.NORTH, width)
            area = QRectF(tag.x() - width / 2, tag.y() - 0.92 * unit, width, 1.84 * unit)
            room = 0.08 * places.metrics.card_width
            assert not area.adjusted(room, room, -room, -room).intersects(hand)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("seats", "hand"), GAMES)
def test_counter_pile_and_trick_lie_clear_of_the_hands_at_the_sides(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    places = layout(size, seats, hand)
    width, radius = places.metrics.card_width, places.middle.counter_radius
    counter, reach = places.middle.counter, QPointF(radius, radius)
    things = [QRectF(counter - reach, counter + reach)]
    things += [places.sides.pile_bounds(chair, 3) for chair in places.sides.pile_chairs]
    things += [places.middle.trick_cards[chair].bounds(width) for chair in places.metrics.chairs]
    room = -0.08 * width
    for chair in (Chair.WEST, Chair.EAST):
        area = places.hands.bounds(chair, hand).adjusted(-room, -room, room, room)
        assert not any(area.intersects(thing) for thing in things)
