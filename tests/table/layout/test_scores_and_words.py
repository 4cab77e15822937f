"""Score devices, bubbles and what is chosen from lie where the design of the table puts them."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.players import MarkerPlace
from sixtysix_gui.table.layout.sentences import ANNOUNCEMENT, CALL, TailSide
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import FACING, Chair
from tests.helpers.rows import each_row
from tests.helpers.table.layouts import FOUR, SMALL, TALL, THREE
from tests.helpers.table.zones import around, collisions, zones

SLATE = TableLayout.for_size(1280, 772, uses_slate=True)


# ------------------------------------------------------------------------------------------- scores


@each_row(
    ("scene", "scale"),
    [((1280, 772), 0.58), ((1920, 1052), 0.64), ((800, 572), 0.34), ((960, 1252), 0.44)],
)
def test_score_cards_are_as_large_as_on_the_pictures_of_the_design(
    scene: tuple[int, int], scale: float
) -> None:
    scores = TableLayout.for_size(*scene, seats=4).scores
    assert scores.pairs[Chair.SOUTH].scale == pytest.approx(scale, abs=0.02)


def test_the_tops_of_both_pairs_are_level_below_their_labels() -> None:
    for layout in (FOUR, TALL):
        ours, theirs = (box_of_pair(layout, chair) for chair in layout.scores.pairs)
        assert ours.top() == pytest.approx(theirs.top())
        assert ours.right() < theirs.right()  # as on the slate and on every sheet
        for chair in layout.scores.pairs:
            assert layout.scores.pairs[chair].turned is layout.metrics.tall
        assert layout.scores.labels[Chair.SOUTH].bottom() == pytest.approx(ours.top())
        assert layout.scores.labels[Chair.SOUTH].right() == pytest.approx(ours.right())


def box_of_pair(layout: TableLayout, chair: Chair) -> QRectF:
    lies = MarkerPlace(6, 0.0, 0.3, 0.0, under=False, face_up=False)
    return bounds_of(layout.scores.pair(chair, lies), layout.metrics.card_width)


def test_a_pair_alone_lies_in_the_lower_corner_and_those_of_others_at_their_plates() -> None:
    mine = box_of_pair(THREE, Chair.SOUTH)
    assert mine.bottom() == pytest.approx(772 - THREE.metrics.edge)
    west, east = (box_of_pair(THREE, chair) for chair in (Chair.WEST, Chair.EAST))
    assert west.left() == pytest.approx(THREE.scores.pairs[Chair.WEST].zone.left())
    assert east.right() == pytest.approx(THREE.scores.pairs[Chair.EAST].zone.right())
    assert west.left() == pytest.approx(1280 - east.right())
    assert west.left() > THREE.sides.plates[Chair.WEST].right()
    for chair in (Chair.WEST, Chair.EAST):
        zone = THREE.scores.pairs[chair].zone
        assert zone.bottom() < THREE.middle.counter.y() - THREE.middle.counter_radius
        assert THREE.scores.pairs[chair].scale <= 0.42


def test_chips_stand_at_the_plates_and_mine_in_the_lower_right_corner() -> None:
    mine, west, east = (THREE.scores.chips[chair] for chair in THREE.metrics.chairs)
    assert (mine.from_right, west.from_right, east.from_right) == (True, False, True)
    assert mine.x == pytest.approx(THREE.metrics.x1 - THREE.metrics.edge)
    assert west.x == pytest.approx(1280 - east.x)
    assert west.room == pytest.approx(east.room)
    assert west.x + west.room < 640 < east.x - east.room
    assert mine.foot <= 772 - THREE.metrics.rim


def test_the_slate_fills_the_score_zone_up_to_its_size() -> None:
    wide, small = FOUR.scores.slate, SMALL.scores.slate
    assert wide.width() == wide.height() == pytest.approx(1.75 * FOUR.metrics.card_width)
    assert small.width() < small.height()


# -------------------------------------------------------------------------------------------- words


@each_row("height", [ANNOUNCEMENT, CALL])
def test_bubbles_stand_beside_the_plates_and_mine_above_my_pile(height: float) -> None:
    speak = {chair: FOUR.sentences.bubble(chair, 90, height) for chair in Chair}
    tails = [speak[chair].tail for chair in (Chair.WEST, Chair.NORTH, Chair.EAST, Chair.SOUTH)]
    assert tails == [TailSide.LEFT, TailSide.LEFT, TailSide.RIGHT, TailSide.BELOW]
    for chair in (Chair.WEST, Chair.NORTH, Chair.EAST):
        bubble, plate = speak[chair], FOUR.sides.plates[chair]
        assert bubble.tip.y() == plate.center().y() == pytest.approx(bubble.area.center().y())
        assert not bubble.area.intersects(plate)
        assert bubble.area.height() == pytest.approx(height * FOUR.metrics.text_unit)
    mine = speak[Chair.SOUTH]
    assert mine.area.bottom() < mine.tip.y() < FOUR.sides.plates[Chair.SOUTH].top()


@each_row("scene", [(800, 572, 1), (1280, 772, 2), (960, 1252, 1), (960, 1252, 2)])
def test_my_bubble_covers_neither_hand_nor_status(scene: tuple[int, int, float]) -> None:
    layout = TableLayout.for_size(*scene, seats=4)
    unit = layout.metrics.text_unit
    bubble = layout.sentences.bubble(Chair.SOUTH, 8 * unit).area
    for card in layout.hands.own(6):
        assert not bubble.intersects(card.bounds(layout.metrics.card_width))
    line = around(layout.middle.status, 10 * unit, layout.middle.status_height)
    assert not bubble.intersects(line)


@each_row("seats", [2, 4])
def test_what_i_announce_stands_above_a_sentence_that_reaches_so_far(seats: int) -> None:
    layout = TableLayout.for_size(1000, 652, 2.0, seats=seats)
    middle, wide, high = layout.middle, layout.metrics.width - 4, 3 * layout.middle.status_height
    line = around(middle.status, wide, high)
    for height in (ANNOUNCEMENT, CALL):
        said = layout.sentences.bubble(Chair.SOUTH, 90, height, 0.0, 0.0, line)
        assert said.area.bottom() < line.top()


def test_a_bubble_leaves_what_lies_beside_the_plate_free() -> None:
    zone = THREE.scores.pairs[Chair.WEST].zone
    beyond = zone.right() - THREE.sides.plates[Chair.WEST].right()
    west, east = (
        THREE.sentences.bubble(chair, 90, CALL, beyond) for chair in (Chair.WEST, Chair.EAST)
    )
    assert not west.area.intersects(zone)
    assert west.area.left() == pytest.approx(1280 - east.area.right())


def test_a_bubble_ends_before_the_middle_and_rather_covers_what_lies_beside_the_plate() -> None:
    for chair in (Chair.WEST, Chair.EAST):
        area = THREE.sentences.bubble(chair, 90, CALL, 600).area
        plate = THREE.sides.plates[chair]
        reached = area.right() if chair is Chair.WEST else area.left()
        assert reached == pytest.approx(640)
        assert not area.intersects(plate)


def test_calls_become_tags_where_a_sheet_leaves_them_no_room() -> None:
    """As on the pictures: beside the contracts bubbles fit at 1280, and do not at 800."""
    for scene, fit in (((1280, 772), True), ((800, 572), False)):
        layout = TableLayout.for_size(*scene, hand_size=5, seats=4)
        sheet = layout.contracts.place(10).area
        unit = layout.metrics.text_unit
        calls = {Chair.WEST: 5 * unit, Chair.NORTH: 7.5 * unit, Chair.EAST: 5 * unit}
        assert layout.sentences.bubbles_fit(calls, sheet, {}) is fit


# ------------------------------------------------------------------------------------------- panels


def test_bids_stand_in_a_row_around_the_middle() -> None:
    discs = FOUR.panels.bids()
    steps = [after.x() - before.x() for before, after in pairwise(discs)]
    assert steps == pytest.approx([2.36 * FOUR.panels.bid_radius] * 5)
    assert discs[0].x() + discs[-1].x() == pytest.approx(1280)
    suits = THREE.panels.suits
    assert suits[1].x() - suits[0].x() == pytest.approx(1.04 * THREE.metrics.card_width)


def test_contracts_take_the_size_that_the_design_gives_them() -> None:
    place = FOUR.contracts.place(10)
    unit = FOUR.metrics.text_unit
    assert (place.columns, place.rows) == (2, 5)
    assert (place.area.width(), place.area.height()) == pytest.approx((28 * unit, 18.6 * unit))
    longer = FOUR.contracts.place(13)
    assert (longer.columns, longer.rows) == (3, 5)
    assert longer.area.width() == pytest.approx(42 * unit)
    beside = FOUR.contracts.counter_beside(place.area)
    assert beside.x() + FOUR.middle.counter_radius < place.area.left()
    assert FOUR.contracts.counter_beside(QRectF()) != beside


def test_the_coin_that_doubles_has_its_chip_below() -> None:
    panels, coin = FOUR.panels, FOUR.middle.coin
    assert panels.doubling_radius == pytest.approx(1.12 * FOUR.middle.coin_radius)
    below = panels.go_on.y() - coin.y() - panels.doubling_radius
    assert below == pytest.approx(1.9 * FOUR.metrics.text_unit)


# ------------------------------------------------------------------------------ idiots' 66, for two


@each_row("scene", [(800, 572), (1280, 772), (1920, 1052), (2560, 1052)])
def test_counter_and_slate_find_room_on_the_table_for_two(scene: tuple[int, int]) -> None:
    layout = TableLayout.for_size(*scene, uses_slate=True)
    middle, scores, width = layout.middle, layout.scores, layout.metrics.card_width
    assert middle.counter.x() - layout.middle.talon.x == pytest.approx(1.02 * width)
    kept = {
        name: area
        for name, area in zones(layout).items()
        if not name.startswith(("pair", "eights", "talon"))
    }
    for chair in FACING:
        eights = [card.bounds(width) for card in scores.eights(chair, 2)]
        kept[f"eights {chair.value}"] = eights[0].united(eights[1])
    kept["counter"] = around(middle.counter, 2 * middle.counter_radius, 2 * middle.counter_radius)
    kept["slate"] = scores.slate
    kept["pack"] = layout.middle.talon.bounds(width)
    deep = [hit for hit in collisions(kept) if hit[2] > 0.08 * width]
    assert deep == []


def test_the_slate_for_two_has_the_size_of_the_design_where_the_hand_leaves_it_room() -> None:
    slate, width = SLATE.scores.slate, SLATE.metrics.card_width
    assert slate.height() == pytest.approx(1.62 * width)
    assert slate.width() == pytest.approx(1.46 * width)
    tall = TableLayout.for_size(960, 1252, uses_slate=True)
    usual = TableLayout.for_size(960, 1252)
    assert tall.scores.slate == tall.scores.pairs[Chair.SOUTH].zone
    assert tall.scores.eights(Chair.SOUTH, 2) == usual.scores.eights(Chair.SOUTH, 2)
    assert SLATE.scores.eights(Chair.SOUTH, 0) == ()


def test_values_of_marriages_stand_on_the_eights() -> None:
    middle, scores = SLATE.middle, SLATE.scores
    assert middle.counter_label.y() > middle.counter.y() + middle.counter_radius
    eight = scores.eights(Chair.NORTH, 1)[0]
    card = eight.bounds(SLATE.metrics.card_width)
    value = scores.eight_value(eight)
    assert card.adjusted(-20, 0, 0, 0).contains(value)
    assert value.x() < eight.x
    assert value.y() > eight.y
