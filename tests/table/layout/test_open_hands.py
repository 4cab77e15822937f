"""Both hands open to be looked at: the layout, the faces, and the motions between views."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.rules.deals.view import View
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.hand_order import sorted_hand
from sixtysix_gui.table.layout.sizes import least_replay
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.table import Table
from tests.helpers.table.deals import ME, fresh_state
from tests.helpers.table.shows import card_of_item
from tests.helpers.table.zones import collisions, zones

OPEN = TableOptions(speed="none", rest_tricks=False, open_hands=True)
ALLOWED_OVERLAP = 0.08
"""In card widths, as for the table that is played on."""
SIZES = [
    (width, height)
    for width in range(600, 3841, 240)
    for height in range(400, 2133, 80)
    if 0.62 <= width / height <= 4
]


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("hand_size", [5, 6])
def test_no_two_zones_overlap_from_the_least_size_on(text_scale: float, hand_size: int) -> None:
    least = least_replay(text_scale)
    found = [
        (first, second, size)
        for size in SIZES
        if size[0] >= least[0] and size[1] >= least[1]
        for layout in [TableLayout.for_size(*size, text_scale, 2, hand_size, open_hands=True)]
        for first, second, depth in collisions(_without_acts(layout))
        if depth > ALLOWED_OVERLAP * layout.metrics.card_width
    ]
    assert found == []


@pytest.mark.parametrize("text_scale", [1.0, 1.5, 2.0])
def test_the_tag_with_the_card_points_keeps_off_the_plate_below(text_scale: float) -> None:
    for size in SIZES:
        layout = TableLayout.for_size(*size, text_scale, open_hands=True)
        unit, width = layout.metrics.text_unit, layout.metrics.card_width
        foot = layout.sides.points_tag(Chair.SOUTH).y() + 0.92 * unit
        plate, pile = layout.sides.plate(Chair.SOUTH), layout.sides.pile_outline(Chair.SOUTH)
        if plate.top() > pile.y:
            assert plate.top() - foot > 0.08 * width, size


@pytest.mark.parametrize("size", SIZES)
def test_the_whole_of_both_hands_lies_inside_the_rim(size: tuple[int, int]) -> None:
    layout = TableLayout.for_size(*size, open_hands=True)
    inside = QRectF(0, 0, *size).adjusted(
        layout.metrics.rim, layout.metrics.rim, -layout.metrics.rim, -layout.metrics.rim
    )
    for name in ("own hand", "their hand"):
        assert inside.contains(zones(layout)[name]), name


def _without_acts(layout: TableLayout) -> dict[str, QRectF]:
    """Nobody acts at a table that is only looked at: there is no status line to keep clear of."""
    found = zones(layout, tricks=7, eights=2)
    return {name: area for name, area in found.items() if name not in ("status", "coin")}


def opened(view: View, hands: tuple[tuple[object, ...], ...]) -> View:
    return replace(view, known=hands)  # pyright: ignore[reportArgumentType]


def test_known_cards_lie_face_up_and_in_order(
    make_table: Callable[[TableOptions], Table],
) -> None:
    table = make_table(OPEN)
    state = fresh_state("german-66", 4)
    table.play((), opened(state.view(ME), state.hands))
    items = table.table_scene.zones.others[Chair.NORTH].items
    assert [card_of_item(item) for item in items] == list(sorted_hand(state.hands[Seat.B], state))
    assert all(item.face_up for item in items)


def test_unknown_cards_stay_face_down_at_the_right(
    make_table: Callable[[TableOptions], Table],
) -> None:
    table = make_table(OPEN)
    state = fresh_state("german-66", 4)
    one = state.hands[Seat.B][2]
    table.play((), replace(state.view(ME), known=((), (one,))))
    items = table.table_scene.zones.others[Chair.NORTH].items
    assert [card_of_item(item) for item in items] == [one, None, None, None, None, None]
    assert [item.face_up for item in items] == [True, False, False, False, False, False]


def test_without_the_option_known_cards_stay_face_down(table: Table) -> None:
    state = fresh_state("german-66", 4)
    table.play((), opened(state.view(ME), state.hands))
    assert not any(item.face_up for item in table.table_scene.zones.others[Chair.NORTH].items)
