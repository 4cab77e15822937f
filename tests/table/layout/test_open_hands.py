"""All hands open to be looked at: the layout, the faces, and the motions between views."""

from dataclasses import replace
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.hands import sorted_hand
from sixtysix_gui.table.layout.metrics import least_replay
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from tests.helpers.rows import each_row
from tests.helpers.table.deals import ME, fresh_state
from tests.helpers.table.shows import card_of_item
from tests.helpers.table.zones import TOUCH, around, collisions, zones
from tests.table.conftest import STILL, MakeTable

INDEX = 0.15
"""Width of a card's index, in widths of the card."""
SIZES_OF_TWO = [
    (width, height)
    for width in range(600, 3841, 240)
    for height in range(400, 2133, 80)
    if 0.62 <= width / height <= 4
]
SIZES = [(560, 439), (890, 660), (980, 672), (1500, 900), (2400, 1250), (670, 1080), (900, 1500)]
each_size = pytest.mark.parametrize("size", SIZES)
each_game = pytest.mark.parametrize(("seats", "hand"), [(3, 8), (3, 7), (4, 6), (4, 5)])
SIDES = (Chair.WEST, Chair.EAST)


def opened_layout(
    size: tuple[int, int], seats: int = 2, hand: int = 6, scale: float = 1.0
) -> TableLayout:
    return TableLayout.for_size(*size, scale, seats, hand, open_hands=True)


def counter_of(layout: TableLayout) -> QRectF:
    across = 2 * layout.middle.counter_radius
    return around(layout.middle.counter, across, across)


@each_row("text_scale", [1.0, 1.5, 2.0])
@each_row("hand_size", [5, 6])
def test_no_two_zones_of_two_overlap_from_the_least_size_on(
    text_scale: float, hand_size: int
) -> None:
    """No one acts at a table that is only looked at: there is no status line to keep clear of."""
    least = least_replay(text_scale)
    for size in SIZES_OF_TWO:
        if size[0] < least[0] or size[1] < least[1]:
            continue
        layout = opened_layout(size, 2, hand_size, text_scale)
        found = zones(layout, tricks=7, eights=2)
        del found["status"], found["coin"]
        allowed = TOUCH * layout.metrics.card_width
        assert [hit for hit in collisions(found) if hit[2] > allowed] == [], size


@each_row("text_scale", [1.0, 1.5, 2.0])
def test_the_tag_with_the_card_points_keeps_off_the_plate_below(text_scale: float) -> None:
    for size in SIZES_OF_TWO:
        layout = opened_layout(size, scale=text_scale)
        foot = layout.sides.piles[Chair.SOUTH].points_tag.y() + 0.92 * layout.metrics.text_unit
        plate, pile = layout.sides.plates[Chair.SOUTH], layout.sides.piles[Chair.SOUTH].outline
        if plate.top() > pile.y:
            assert plate.top() - foot > TOUCH * layout.metrics.card_width, size


@each_row("size", SIZES_OF_TWO)
def test_the_whole_of_both_hands_lies_inside_the_rim(size: tuple[int, int]) -> None:
    layout = opened_layout(size)
    rim = layout.metrics.rim
    inside = QRectF(0, 0, *size).adjusted(rim, rim, -rim, -rim)
    for name in ("hand south", "hand north"):
        assert inside.contains(zones(layout)[name]), name


@each_size
@each_game
def test_hands_of_several_lie_on_the_table_and_every_index_is_free(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    """Those at the sides lie upright."""
    layout = opened_layout(size, seats, hand)
    areas = [layout.hands.full(chair) for chair in layout.metrics.chairs]
    assert all(QRectF(0, 0, *size).contains(area) for area in areas)
    assert not any(one.intersects(other) for one, other in combinations(areas, 2))
    for chair in SIDES:
        row = layout.hands.places(chair, hand)
        assert all(place.angle == 0.0 for place in row)
        steps = [after.x - before.x for before, after in pairwise(row)]
        assert min(steps) >= INDEX * layout.metrics.sizes.theirs * layout.metrics.card_width


@pytest.mark.parametrize("size", [(670, 443), (670, 473), (800, 560)])
@each_game
def test_at_200_percent_the_counter_lies_clear_of_every_hand(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    layout = opened_layout(size, seats, hand, 2.0)
    area = counter_of(layout)
    assert not any(area.intersects(layout.hands.full(chair)) for chair in layout.metrics.chairs)


@each_row("scale", [1.0, 2.0])
@each_row("size", [(670, 443), (890, 660), (980, 672)])
def test_no_card_of_the_hand_opposite_lies_on_the_tag_of_its_plate(
    size: tuple[int, int], scale: float
) -> None:
    layout = opened_layout(size, 4, 6, scale)
    unit, room = layout.metrics.text_unit, TOUCH * layout.metrics.card_width
    for width in (3 * unit, 6.5 * unit):
        tag = around(layout.sides.tag(Chair.NORTH, width), width, 1.84 * unit)
        tag.adjust(room, room, -room, -room)
        assert not tag.intersects(layout.hands.full(Chair.NORTH))


@each_size
@each_game
def test_counter_pile_and_trick_lie_clear_of_the_hands_at_the_sides(
    size: tuple[int, int], seats: int, hand: int
) -> None:
    layout = opened_layout(size, seats, hand)
    width = layout.metrics.card_width
    things = [counter_of(layout)]
    things += [layout.sides.pile_bounds(chair, 3) for chair in layout.sides.piles]
    things += [card.bounds(width) for card in layout.middle.trick_cards.values()]
    room = 0.08 * width
    for chair in SIDES:
        area = layout.hands.full(chair).adjusted(room, room, -room, -room)
        assert not any(area.intersects(thing) for thing in things)


@pytest.mark.parametrize("sees", ["all", "one card", "all, but hands are not open"])
def test_known_cards_lie_face_up_in_order_and_unknown_ones_at_the_right(
    make_table: MakeTable, sees: str
) -> None:
    table = make_table(STILL if sees.endswith("open") else replace(STILL, open_hands=True))
    state = fresh_state("german-66", 4)
    theirs = state.hands[Seat.B]
    known = (theirs[2],) if sees == "one card" else theirs
    table.play((), replace(state.view(ME), known=((), known)))
    items = table.table_scene.zones.others[Chair.NORTH].items
    faces = 0 if sees.endswith("open") else len(known)
    assert [item.face_up for item in items] == [True] * faces + [False] * (6 - faces)
    shown = [card_of_item(item) for item in items]
    assert shown[:faces] == list(sorted_hand(known, state))[:faces]
    assert sees != "one card" or shown[1:] == [None] * 5
