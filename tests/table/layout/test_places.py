"""Hands, piles, seals, score devices and words lie where the design of the table puts them."""

from itertools import combinations, pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.radii import seal_radius
from sixtysix_gui.table.layout.scores import Marker
from sixtysix_gui.table.layout.sentences import ANNOUNCEMENT, CALL, TailSide
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.scene.drop_targets import SNAP_RADIUS
from tests.helpers.table.zones import around, collisions, zones

TWO = TableLayout.for_size(1280, 772)
FOUR = TableLayout.for_size(1280, 772, seats=4)
THREE = TableLayout.for_size(1280, 772, seats=3, hand_size=8)
TALL = TableLayout.for_size(960, 1252, seats=4)
SMALL = TableLayout.for_size(800, 572, seats=4)
SLATE = TableLayout.for_size(1280, 772, uses_slate=True)

TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
each_of_several = pytest.mark.parametrize(
    "layout", [FOUR, THREE, TALL], ids=["four", "three", "tall"]
)


def length_of(hand: tuple[Place, ...]) -> float:
    return hypot(hand[-1].x - hand[0].x, hand[-1].y - hand[0].y)


# ---------------------------------------------------------------------------------------- hands


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize(
    ("layout", "chair", "scale", "angle"),
    [
        (TWO, Chair.SOUTH, 1.25, 3.0),
        (FOUR, Chair.SOUTH, 1.25, 3.0),
        (FOUR, Chair.NORTH, 0.8, -3.0),
        (FOUR, Chair.WEST, 0.8, 2.4),
    ],
)
def test_a_hand_is_a_fan_of_even_angles_hardly_longer_than_six(
    layout: TableLayout, chair: Chair, scale: float, angle: float, count: int
) -> None:
    hand = layout.hands.places(chair, count)
    steps = [after.angle - before.angle for before, after in pairwise(hand)]
    closer = 5 / (count - 1) if count > 6 and layout is FOUR else 1.0
    assert steps == pytest.approx([angle * closer] * (count - 1))
    assert {card.scale for card in hand} == {scale}
    longest = 1.1 if layout is TWO else 1.0001
    assert length_of(hand) <= length_of(layout.hands.places(chair, 6)) * longest
    if chair is Chair.SOUTH:
        for place, mirrored in zip(hand, reversed(hand), strict=True):
            assert place.x - 640 == pytest.approx(640 - mirrored.x)
            assert place.y == pytest.approx(mirrored.y)


@pytest.mark.parametrize(
    ("layout", "chair", "step"),
    [
        (TWO, Chair.SOUTH, 0.62 * 1.25),
        (FOUR, Chair.SOUTH, 0.62 * 1.25),
        (FOUR, Chair.NORTH, 0.4),
        (FOUR, Chair.WEST, 0.24),
    ],
)
def test_two_cards_lie_a_step_apart(layout: TableLayout, chair: Chair, step: float) -> None:
    apart = length_of(layout.hands.places(chair, 2)) / layout.metrics.card_width
    assert apart == pytest.approx(step, rel=0.001)


def test_eight_own_cards_show_more_than_half_of_a_card_width_each() -> None:
    """The design says .55 W: all indices are free."""
    apart = length_of(THREE.hands.own(8)) / 7 / THREE.metrics.card_width
    assert apart == pytest.approx(0.55, abs=0.005)


def test_the_own_hand_of_several_is_that_of_two() -> None:
    up = TWO.metrics.card_width / FOUR.metrics.card_width
    for ours, theirs in zip(FOUR.hands.own(6), TWO.hands.own(6), strict=True):
        assert (ours.x - 640) * up == pytest.approx(theirs.x - 640)
        assert ours.angle == pytest.approx(theirs.angle)


def test_the_hands_at_the_sides_mirror_each_other() -> None:
    """Each leads from left to right as its player sees it: down in the west, up in the east."""
    west, east = (FOUR.hands.places(chair, 6) for chair in (Chair.WEST, Chair.EAST))
    assert [card.y for card in west] == sorted(card.y for card in west)
    for ours, theirs in zip(west, reversed(east), strict=True):
        assert ours.x == pytest.approx(1280 - theirs.x)
        assert ours.y == pytest.approx(theirs.y)
        assert ours.angle == pytest.approx(-theirs.angle)


def test_nearly_half_of_the_hand_of_another_lies_beyond_the_edge() -> None:
    north, west = TWO.hands.bounds(Chair.NORTH, 1), FOUR.hands.bounds(Chair.WEST, 1)
    assert -north.top() / north.height() == pytest.approx(0.40, abs=0.06)
    assert -west.left() / west.width() == pytest.approx(0.40, abs=0.06)


def test_a_side_hand_of_a_wide_table_lies_whole_upon_the_cloth() -> None:
    wide = TableLayout.for_size(2560, 1052, seats=4)
    assert wide.metrics.inner == pytest.approx(1.95 * 1052)
    hand = wide.hands.bounds(Chair.WEST, 1)
    assert hand.left() == pytest.approx(wide.metrics.x0 + wide.metrics.edge)


@pytest.mark.parametrize("chair", [Chair.WEST, Chair.NORTH, Chair.EAST])
@pytest.mark.parametrize("layout", [FOUR, TALL, SMALL], ids=["wide", "tall", "small"])
def test_a_shown_marriage_stands_upright_before_its_hand(layout: TableLayout, chair: Chair) -> None:
    king, queen = layout.hands.shown[chair]
    assert king.angle == queen.angle == 0.0
    assert queen.x - king.x == pytest.approx(0.4 * layout.metrics.card_width)
    assert not layout.hands.bounds(chair, 6).contains(QPointF((king.x + queen.x) / 2, king.y))
    table = QRectF(0, 0, layout.metrics.width, layout.metrics.height)
    assert table.contains(king.bounds(layout.metrics.card_width))


def test_a_place_is_lifted_along_its_own_axis() -> None:
    upright, turned = Place(10, 10).lifted(5), Place(10, 10, angle=90).lifted(5)
    assert (upright.x, upright.y) == pytest.approx((10, 5))
    assert (turned.x, turned.y) == pytest.approx((15, 10))


# ------------------------------------------------------------------------------ plates and piles


def test_plates_of_north_and_west_lie_below_each_other_only_where_they_meet() -> None:
    wide = TableLayout.for_size(1920, 1052, seats=4)
    west, north = (SMALL.sides.plates[chair] for chair in (Chair.WEST, Chair.NORTH))
    assert west.right() > north.left()
    assert west.top() > north.bottom()
    west, north = (wide.sides.plates[chair] for chair in (Chair.WEST, Chair.NORTH))
    assert west.right() < north.left()


@pytest.mark.parametrize(
    ("layout", "longest"),
    [(TWO, 6), (FOUR, 5), (THREE, 5), (TALL, 5)],
    ids=["two", "four", "three", "tall"],
)
def test_won_tricks_can_be_counted_and_long_piles_keep_their_length(
    layout: TableLayout, longest: int
) -> None:
    width = layout.metrics.card_width
    for chair in layout.sides.piles:
        crosswise = layout.sides.piles[chair].outline.angle == 90
        step, turned = (0.06, 90.0) if crosswise else (0.085, 0.0)
        for count in range(2, 13):
            cards = [layout.sides.pile_card(chair, index, count) for index in range(count)]
            steps = [abs(after.x - before.x) for before, after in pairwise(cards)]
            wanted = step * min(1.0, longest / (count - 1))
            assert steps == pytest.approx([wanted * width] * (count - 1))
            assert all(abs(card.angle - turned) <= 3.5 for card in cards)


def test_the_pile_of_the_east_grows_towards_the_middle() -> None:
    first, second = (THREE.sides.pile_card(Chair.EAST, index, 2) for index in (0, 1))
    assert second.x < first.x
    west, east = (THREE.sides.piles[chair].outline for chair in (Chair.WEST, Chair.EAST))
    assert west.x == pytest.approx(1280 - east.x)
    assert west.y == east.y


@each_of_several
@pytest.mark.parametrize("count", range(1, 5))
def test_seals_lie_on_their_pile_and_none_hides_another(layout: TableLayout, count: int) -> None:
    radius = seal_radius(layout.metrics.card_width)
    for chair in layout.sides.piles:
        seals = layout.sides.seals(chair, count)
        assert len(seals) == count
        first = layout.sides.piles[chair].outline.bounds(layout.metrics.card_width)
        assert first.contains(seals[0])
        apart = [abs(after.x() - before.x()) for before, after in pairwise(seals)]
        assert all(step > 0.7 * radius for step in apart)
        hand = layout.hands.full(Chair.SOUTH)
        ends = max(seal.x() for seal in seals) + radius
        assert layout.metrics.tall or chair is Chair.EAST or ends < hand.left() + radius


@each_of_several
def test_a_tag_stands_on_the_lower_right_end_of_its_plate_and_inside_the_rim(
    layout: TableLayout,
) -> None:
    for chair in layout.metrics.chairs:
        plate, tag = layout.sides.plates[chair], layout.sides.tag(chair, 60)
        assert tag.y() == plate.bottom()
        assert plate.left() < tag.x() < plate.right()
        assert tag.x() + 30 <= layout.metrics.width - layout.metrics.rim
        long = layout.sides.tag(chair, 8 * layout.metrics.text_unit)
        assert long.x() + 4 * layout.metrics.text_unit <= layout.metrics.width
    long = FOUR.sides.tag(Chair.NORTH, 120)
    assert long.x() - 60 > FOUR.sides.plates[Chair.NORTH].center().x()


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_the_window_cuts_no_tag_off(scale: float) -> None:
    layout = TableLayout.for_size(1280, 772, scale, seats=4)
    for chair in layout.metrics.chairs:
        tag = layout.sides.tag(chair, 8 * layout.metrics.text_unit)
        assert tag.y() + 0.92 * layout.metrics.text_unit < layout.metrics.height  # 1.84 t high


# --------------------------------------------------------------------------------------- middle


@pytest.mark.parametrize(("layout", "beside"), [(FOUR, 1.90), (TALL, 1.90), (THREE, 1.72)])
def test_counter_and_coin_mirror_each_other_at_the_trick(
    layout: TableLayout, beside: float
) -> None:
    middle, width = layout.middle, layout.metrics.card_width
    assert middle.trick - middle.counter == QPointF(beside * width, 0)
    assert middle.coin - middle.trick == QPointF(beside * width, 0)
    assert middle.widow[1].point == middle.coin
    assert middle.counter_label.y() > middle.counter.y() + middle.counter_radius


def test_the_label_of_the_counter_has_room_where_the_mock_ups_show_it() -> None:
    """A label of ten letters of .84 t; at 200 % there is none."""
    for layout in (FOUR, THREE, TALL, SMALL):
        assert layout.middle.counter_label_width > 10 * 0.5 * layout.metrics.text_unit
    large = TableLayout.for_size(1280, 772, 2, seats=4)
    assert large.middle.counter_label_width < 15 * 0.5 * 0.84 * large.metrics.text_unit


@pytest.mark.parametrize("chair", Chair)
def test_the_lead_mark_points_from_the_card_at_its_player(chair: Chair) -> None:
    towards = {
        Chair.SOUTH: (0, 1, 180),
        Chair.WEST: (-1, 0, 270),
        Chair.NORTH: (0, -1, 0),
        Chair.EAST: (1, 0, 90),
    }
    card = FOUR.middle.trick_cards[chair]
    mark = FOUR.middle.lead_mark(chair, card)
    across, down, angle = towards[chair]
    assert (mark.x - card.x) * across + (mark.y - card.y) * down > 0.4 * FOUR.metrics.card_width
    assert abs((mark.angle - angle + 180) % 360 - 180) <= 7
    assert mark.size == pytest.approx(0.18 * FOUR.metrics.card_width)


@pytest.mark.parametrize("chair", Chair)
@pytest.mark.parametrize("layout", [FOUR, THREE, TALL, SMALL])
def test_the_lead_mark_leaves_the_drawing_of_its_card_free(
    layout: TableLayout, chair: Chair
) -> None:
    """Court cards have a frame .06 W inside the edge; status line and N's hand leave less room."""
    if chair not in layout.metrics.chairs:
        return
    width, card = layout.metrics.card_width, layout.middle.trick_cards[chair]
    mark = layout.middle.lead_mark(chair, card)
    half = width / 2 if chair in {Chair.WEST, Chair.EAST} else layout.metrics.card_height / 2
    outside = hypot(mark.x - card.x, mark.y - card.y) - half
    middle, near = layout.middle, 0.01 * width
    assert outside >= -0.001
    if chair is Chair.SOUTH and outside < 0.04 * width:
        assert mark.y + mark.size / 2 >= middle.status.y() - middle.status_height / 2 - near
    elif chair is Chair.NORTH and outside < 0.04 * width:
        assert mark.y - mark.size / 2 <= layout.metrics.seen_of_others + near
    else:
        assert outside >= 0.04 * width


def test_name_tags_of_the_last_trick_stand_at_the_outer_edges_of_its_cards() -> None:
    tags = {chair: FOUR.middle.name_tag(chair, FOUR.middle.trick_cards[chair]) for chair in Chair}
    for chair, tag in tags.items():
        card = FOUR.middle.trick_cards[chair].bounds(FOUR.metrics.card_width)
        assert card.contains(tag)
    places = list(tags.values())
    for first, second in combinations(places, 2):
        apart = hypot(first.x() - second.x(), first.y() - second.y())
        assert apart > 2.5 * FOUR.metrics.text_unit
    assert max(tag.y() for tag in places) < FOUR.middle.status.y() - FOUR.middle.status_height / 2


def test_the_turn_up_looks_out_from_under_the_talon() -> None:
    """To the right in a wide scene, above in a tall one; its upright index is to be seen."""
    for layout, seen, near in ((TWO, 91 / 59 / 2, 1e-6), (FOUR, 0.73, 0.02)):
        width, middle = layout.metrics.card_width, layout.middle
        right = middle.turn_up.bounds(width).right() - middle.talon.bounds(width).right()
        assert right == pytest.approx(seen * width, abs=near * width)
    width = TALL.metrics.card_width
    talon, turn_up = TALL.middle.talon.bounds(width), TALL.middle.turn_up.bounds(width)
    assert talon.top() - turn_up.top() > 0.25 * 0.86 * TALL.metrics.card_height
    assert TALL.middle.talon_count_tag(20).y() < talon.top()
    assert TALL.middle.talon_card(20).y < TALL.middle.talon.y
    turn_up = FOUR.middle.turn_up.bounds(FOUR.metrics.card_width)
    assert turn_up.adjusted(0, -40, 0, 0).contains(FOUR.middle.trump_badge)


def test_the_trump_badge_does_not_move_when_the_talon_is_closed() -> None:
    badge = TWO.middle.trump_badge - TWO.middle.talon.point
    assert badge.x() == pytest.approx(0.78 * TWO.metrics.card_width)
    assert badge.y() == pytest.approx(-0.42 * TWO.metrics.card_height)


@pytest.mark.parametrize("size", [(800, 572, 1.0), (1280, 772, 1.0), (1280, 772, 2.0)])
@pytest.mark.parametrize("count", [2, 28, 48])
def test_the_number_of_cards_in_the_talon_covers_no_plate(
    size: tuple[int, int, float], count: int
) -> None:
    layout = TableLayout.for_size(*size, seats=4)
    unit = layout.metrics.text_unit
    tag = around(layout.middle.talon_count_tag(count), 1.8 * unit, 1.5 * unit)
    assert not tag.intersects(layout.sides.plates[Chair.WEST])


@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize(("width", "height"), [(800, 572), (1280, 772), (960, 1052)])
def test_two_lines_of_status_leave_the_talon_s_label_and_chip_clear(
    width: int, height: int, text_scale: float
) -> None:
    layout = TableLayout.for_size(width, height, text_scale)
    middle, unit = layout.middle, layout.metrics.text_unit
    second_line = middle.status.y() - middle.status_height / 2
    if not layout.metrics.has_act_row:  # where there is one, a second line grows over the empty row
        second_line -= 1.3 * unit
    assert middle.closed_label.y() + 0.72 * unit < second_line
    row = layout.chips.row()
    if row is not None:
        assert not row.intersects(middle.talon.bounds(layout.metrics.card_width))
    else:
        assert layout.chips.close.y() + 1.02 * unit < second_line


# ----------------------------------------------------------------------------------------- acts


def test_the_marriage_chip_stands_on_the_seam_of_the_pair() -> None:
    hand, width = TWO.hands.own(6), TWO.metrics.card_width
    seam, half_card = TWO.chips.marriage(6, 2, adjacent=True), 1.25 * width / 2
    assert hand[2].x < seam.x() < hand[3].x
    assert abs(seam.x() - (hand[3].x - half_card)) < 0.1 * half_card
    below = 0.345 * 1.25 * TWO.metrics.card_height
    assert seam.y() == pytest.approx(hand[3].y + below, rel=0.02)


@pytest.mark.parametrize("index", range(6))
def test_the_chip_of_a_pair_apart_stands_on_what_is_seen_of_its_left_card(index: int) -> None:
    hand = [card.bounds(TWO.metrics.card_width) for card in TWO.hands.own(6)]
    chip = TWO.chips.marriage(6, index, adjacent=False)
    right_end = hand[index + 1].left() if index < 5 else 1280
    assert hand[index].left() < chip.x() < right_end + 20


def test_acts_stand_on_the_things_they_concern() -> None:
    width, chips = TWO.metrics.card_width, TWO.chips
    talon, turn_up = TWO.middle.talon.bounds(width), TWO.middle.turn_up.bounds(width)
    assert turn_up.contains(chips.exchange - QPointF(0, 0.1 * width))
    assert talon.contains(chips.close)
    assert talon.contains(chips.draw)
    assert chips.exchange_beside.x() > turn_up.right()
    assert TWO.hands.full(Chair.SOUTH).contains(TWO.hands.own(6)[3].point)
    assert pytest.approx(0.9) == SNAP_RADIUS


# --------------------------------------------------------------------------------------- scores


@pytest.mark.parametrize(
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
    lies = Marker(6, 0.0, 0.3, 0.0, under=False, face_up=False)
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


# ---------------------------------------------------------------------------------------- words


@pytest.mark.parametrize("height", [ANNOUNCEMENT, CALL])
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


@pytest.mark.parametrize("scene", [(800, 572, 1), (1280, 772, 2), (960, 1252, 1), (960, 1252, 2)])
def test_my_bubble_covers_neither_hand_nor_status(scene: tuple[int, int, float]) -> None:
    layout = TableLayout.for_size(*scene, seats=4)
    unit = layout.metrics.text_unit
    bubble = layout.sentences.bubble(Chair.SOUTH, 8 * unit).area
    for card in layout.hands.own(6):
        assert not bubble.intersects(card.bounds(layout.metrics.card_width))
    line = around(layout.middle.status, 10 * unit, layout.middle.status_height)
    assert not bubble.intersects(line)


@pytest.mark.parametrize("seats", [2, 4])
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


# --------------------------------------------------------------------------------------- panels


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


# ------------------------------------------------------------------------- idiots' 66, for two


@pytest.mark.parametrize("scene", [(800, 572), (1280, 772), (1920, 1052), (2560, 1052)])
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
