"""The table's layout against the numbers of its design, over all sizes of the window."""

import itertools
from math import sqrt

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.sizes import fitting_text_scale, least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import CardSize
from sixtysix_gui.table.scene.drop_targets import SNAP_RADIUS
from tests.helpers.table.zones import collisions, zones

SIZES = [  # scene, card width and text unit as the design gives them
    (800, 572, 96, 14.3),
    (1280, 772, 140, 16.5),
    (1920, 1052, 191, 19.1),
    (2560, 1412, 257, 22.3),
    (3840, 2132, 360, 33.6),
    (960, 1052, 141, 16.6),
]
TEXT_SCALES = (1.0, 1.25, 1.5, 2.0)
ALLOWED_OVERLAP = 0.08
"""In card widths."""


def sweep(step_x: int, step_y: int) -> list[tuple[int, int, float, int, int]]:
    return [
        (width, height, text_scale, 2, hand)
        for width in range(800, 3841, step_x)
        for height in range(538, 2133, step_y)
        if 0.62 <= width / height <= 4
        for text_scale in TEXT_SCALES
        if width >= least_scene(text_scale)[0] and height >= least_scene(text_scale)[1]
        for hand in (5, 6)
    ]


@pytest.fixture(scope="module")
def scenes(exhaustive: bool) -> list[tuple[int, int, float, int, int]]:
    return sweep(80, 39) if exhaustive else sweep(320, 104)


@pytest.mark.parametrize(("width", "height", "card", "text"), SIZES)
def test_measures_are_those_of_the_design(
    width: int, height: int, card: float, text: float
) -> None:
    layout = TableLayout.for_size(width, height)
    assert layout.metrics.card_width == pytest.approx(card, abs=0.5)
    assert layout.metrics.text_unit == pytest.approx(text, abs=0.06)


def test_no_two_zones_overlap(scenes: list[tuple[int, int, float, int, int]]) -> None:
    found = [
        (first, second, round(depth / layout.metrics.card_width, 3), scene)
        for scene in scenes
        for layout in [TableLayout.for_size(*scene)]
        for first, second, depth in collisions(zones(layout, tricks=7, eights=3))
        if depth > ALLOWED_OVERLAP * layout.metrics.card_width
    ]
    assert found == []


def test_everything_but_their_hand_lies_inside_the_rim(
    scenes: list[tuple[int, int, float, int, int]],
) -> None:
    outside = [
        (name, scene)
        for scene in scenes
        for layout in [TableLayout.for_size(*scene)]
        for name, area in zones(layout).items()
        if name != "their hand"
        and not QRectF(0, 0, *scene[:2])
        .adjusted(*(sign * layout.metrics.rim for sign in (1, 1, -1, -1)))
        .contains(area)
    ]
    assert outside == []


@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize(("width", "height"), [(800, 572), (1920, 1052), (960, 1052)])
def test_the_status_line_at_its_widest_meets_no_zone(
    width: int, height: int, text_scale: float
) -> None:
    layout = TableLayout.for_size(width, height, text_scale)
    widest = QRectF(0, 0, layout.sentences.status_max_width, layout.middle.status_height)
    widest.moveCenter(layout.middle.status)
    if layout.metrics.has_act_row:  # where it may stand aside
        beside = [zones(layout)[name] for name in ("pile south", "eights south")]
        span = layout.sentences.status_growth(beside, row_taken=False).span
        assert span is not None
        widest.moveLeft(layout.middle.status.x() + span[0])
    others = {name: area for name, area in zones(layout).items() if name != "status"}
    met = [name for name, area in others.items() if area.intersects(widest)]
    assert met == []


@pytest.mark.parametrize("count", range(1, 9))
def test_the_own_hand_is_a_symmetrical_fan_of_three_degrees(count: int) -> None:
    layout = TableLayout.for_size(1280, 772)
    hand = layout.hands.own(count)
    for place, mirrored in zip(hand, reversed(hand), strict=True):
        assert place.x - 640 == pytest.approx(640 - mirrored.x)
        assert place.y == pytest.approx(mirrored.y)
    steps = [b.angle - a.angle for a, b in itertools.pairwise(hand)]
    assert steps == pytest.approx([3.0] * (count - 1))
    assert all(place.scale == 1.25 for place in hand)


def test_own_cards_leave_the_design_s_share_of_each_other_visible() -> None:
    layout = TableLayout.for_size(1280, 772)
    left, right = layout.hands.own(2)
    between = sqrt((right.x - left.x) ** 2 + (right.y - left.y) ** 2)
    assert between == pytest.approx(0.62 * 1.25 * layout.metrics.card_width, rel=0.001)


def test_more_than_six_cards_take_no_more_room() -> None:
    layout = TableLayout.for_size(1280, 772)
    six, eight = layout.hands.own(6), layout.hands.own(8)
    assert eight[-1].x - eight[0].x < 1.1 * (six[-1].x - six[0].x)


def test_nearly_half_of_their_cards_lies_beyond_the_upper_edge() -> None:
    layout = TableLayout.for_size(1280, 772)
    middle = layout.hands.places(Chair.NORTH, 1)[0].bounds(layout.metrics.card_width)
    assert -middle.top() / middle.height() == pytest.approx(0.40, abs=0.06)


def test_trick_cards_lie_where_the_design_puts_them_but_for_their_jitter() -> None:
    layout = TableLayout.for_size(1280, 772)
    for trick in range(1, 13):
        mine = layout.middle.trick_card(Chair.SOUTH, "CODE", trick)
        theirs = layout.middle.trick_card(Chair.NORTH, "CODE", trick)
        reach = 0.03 * layout.metrics.card_width
        assert abs(mine.x - (layout.middle.trick.x() - 0.44 * layout.metrics.card_width)) <= reach
        assert abs(mine.y - (layout.middle.trick.y() + 0.045 * layout.metrics.card_height)) <= reach
        assert abs(theirs.x - (layout.middle.trick.x() + 0.44 * layout.metrics.card_width)) <= reach
        assert abs(mine.angle + 3) <= 2.5
        assert abs(theirs.angle - 4) <= 2.5


def test_jitter_is_never_rolled_again_but_differs_by_deal_and_trick() -> None:
    layout = TableLayout.for_size(1280, 772)
    place = layout.middle.trick_card(Chair.SOUTH, "CODE", 3)
    assert TableLayout.for_size(1280, 772).middle.trick_card(Chair.SOUTH, "CODE", 3) == place
    others = {
        layout.middle.trick_card(Chair.SOUTH, deal, n) for deal in ("CODE", "ELSE") for n in (3, 4)
    }
    assert len(others) == 4


def test_half_of_the_turn_up_looks_out_from_under_the_talon() -> None:
    layout = TableLayout.for_size(1280, 772)
    visible = (
        layout.middle.turn_up.bounds(layout.metrics.card_width).right()
        - layout.middle.talon.bounds(layout.metrics.card_width).right()
    )
    assert visible == pytest.approx(layout.metrics.card_height / 2)


@pytest.mark.parametrize("chair", FACING)
def test_won_tricks_can_be_counted(chair: Chair) -> None:
    layout = TableLayout.for_size(1280, 772)
    for count in range(2, 13):
        places = [layout.sides.pile_card(chair, index, count) for index in range(count)]
        steps = [b.x - a.x for a, b in itertools.pairwise(places)]
        assert min(steps) > 0.04 * layout.metrics.card_width
        assert places[-1].x - places[0].x <= 6.01 * 0.085 * layout.metrics.card_width


def test_a_place_is_lifted_along_its_own_axis() -> None:
    upright, turned = Place(10, 10).lifted(5), Place(10, 10, angle=90).lifted(5)
    assert (upright.x, upright.y) == pytest.approx((10, 5))
    assert (turned.x, turned.y) == pytest.approx((15, 10))


@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize(("size", "grown"), [("larger", 1.12), ("largest", 1.25)])
def test_larger_cards_grow_at_the_cost_of_others_and_collide_with_nothing(
    size: CardSize, grown: float, text_scale: float
) -> None:
    for width, height in ((960, 616), (1280, 772), (1920, 1052), (960, 1252), (3200, 1900)):
        fits = TableLayout.for_size(width, height, text_scale)
        layout = TableLayout.for_size(width, height, text_scale, card_size=size)
        own, other = layout.hands.own(6)[0], layout.hands.places(Chair.NORTH, 6)[0]
        assert own.scale == pytest.approx(grown * 1.25)
        assert own.scale * layout.metrics.card_width > 1.05 * 1.25 * fits.metrics.card_width
        assert other.scale < 0.8
        assert layout.hands.hides_others
        found = zones(layout, tricks=7, eights=3)
        plate = found.pop("plate south")  # beside the hand: its cards are turned, the plate is not
        allowed = ALLOWED_OVERLAP * layout.metrics.card_width
        outlines = [card.outline(layout.metrics.card_width) for card in layout.hands.own(6)]
        met = [outline.intersected(QPolygonF(plate)).boundingRect() for outline in outlines]
        assert max(min(area.width(), area.height()) for area in met) <= allowed
        assert [hit for hit in collisions(found) if hit[2] > allowed] == [], (width, height)


def test_large_words_hardly_take_anything_from_the_hand() -> None:
    for width, height in ((960, 616), (1280, 772), (1920, 1052), (2560, 1412)):
        usual = TableLayout.for_size(width, height).metrics.card_width
        for text_scale in (1.5, 2.0):
            card = TableLayout.for_size(width, height, text_scale).metrics.card_width
            assert card >= 0.86 * usual, (width, height, text_scale)


@pytest.mark.parametrize(
    ("width", "height", "text_scale", "card", "text"),
    [(1280, 772, 2.0, 126, 31.6), (1280, 772, 1.5, 132, 24.2), (800, 572, 1.5, 95, 21.4)],
)
def test_measures_for_large_words_are_those_of_the_design(
    width: int, height: int, text_scale: float, card: float, text: float
) -> None:
    layout = TableLayout.for_size(width, height, text_scale)
    assert layout.metrics.card_width == pytest.approx(card, abs=0.5)
    assert layout.metrics.text_unit == pytest.approx(text, abs=0.06)


def test_the_trump_badge_does_not_move_when_the_talon_is_closed() -> None:
    layout = TableLayout.for_size(1280, 772)
    badge = layout.middle.trump_badge - layout.middle.talon.point
    assert badge.x() == pytest.approx(0.78 * layout.metrics.card_width)
    assert badge.y() == pytest.approx(-0.42 * layout.metrics.card_height)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (0, 0), (300, 5000), (20000, 300)])
def test_an_absurd_size_is_laid_out_all_the_same(width: int, height: int) -> None:
    layout = TableLayout.for_size(width, height, text_scale=9)
    assert 72 <= layout.metrics.card_width <= 360
    assert len(layout.hands.own(6)) == 6


@pytest.mark.parametrize("text_scale", TEXT_SCALES)
@pytest.mark.parametrize(("width", "height"), [(800, 572), (1280, 772), (960, 1052)])
def test_two_lines_of_status_leave_the_talon_s_label_and_chip_clear(
    width: int, height: int, text_scale: float
) -> None:
    layout = TableLayout.for_size(width, height, text_scale)
    second_line = layout.middle.status.y() - layout.middle.status_height / 2
    if not layout.metrics.has_act_row:  # where there is one, a second line grows over the empty row
        second_line -= 1.3 * layout.metrics.text_unit
    assert layout.middle.closed_label.y() + 0.72 * layout.metrics.text_unit < second_line
    row = layout.chips.row()
    if row is not None:
        assert not row.intersects(layout.middle.talon.bounds(layout.metrics.card_width))
    else:
        assert layout.chips.close.y() + 1.02 * layout.metrics.text_unit < second_line


def test_the_marriage_chip_stands_on_the_seam_of_the_pair() -> None:
    layout = TableLayout.for_size(1280, 772)
    hand = layout.hands.own(6)
    seam = layout.chips.marriage(6, 2, adjacent=True)
    half_card = 1.25 * layout.metrics.card_width / 2
    assert hand[2].x < seam.x() < hand[3].x
    assert abs(seam.x() - (hand[3].x - half_card)) < 0.1 * half_card
    assert seam.y() == pytest.approx(
        hand[3].y + 0.345 * 1.25 * layout.metrics.card_height, rel=0.02
    )


@pytest.mark.parametrize("index", range(6))
def test_the_chip_of_a_pair_apart_stands_on_what_is_seen_of_its_left_card(index: int) -> None:
    layout = TableLayout.for_size(1280, 772)
    hand = layout.hands.own(6)
    chip = layout.chips.marriage(6, index, adjacent=False)
    right_end = hand[index + 1].bounds(layout.metrics.card_width).left() if index < 5 else 1280
    assert hand[index].bounds(layout.metrics.card_width).left() < chip.x() < right_end + 20


def test_acts_stand_on_the_things_they_concern() -> None:
    layout = TableLayout.for_size(1280, 772)
    width = layout.metrics.card_width
    assert layout.middle.turn_up.bounds(width).contains(
        layout.chips.exchange - QPointF(0, 0.1 * width)
    )
    assert layout.middle.talon.bounds(width).contains(layout.chips.close)
    assert layout.middle.talon.bounds(width).contains(layout.chips.draw)
    assert layout.chips.exchange_beside.x() > layout.middle.turn_up.bounds(width).right()
    assert layout.middle.talon == layout.middle.talon
    assert layout.middle.turn_up == layout.middle.turn_up
    assert layout.hands.drop_area.contains(layout.hands.own(6)[3].point)
    assert SNAP_RADIUS * layout.metrics.card_width == pytest.approx(0.9 * width)


@pytest.mark.parametrize("chair", FACING)
def test_counted_cards_lie_on_the_table_and_clear_of_the_hand(
    scenes: list[tuple[int, int, float, int, int]], chair: Chair
) -> None:
    for width, height, text_scale, _, hand in scenes:
        layout = TableLayout.for_size(width, height, text_scale, hand_size=hand)
        card = layout.metrics.card_width
        own = layout.hands.drop_area
        for count in (2, 8, 20):
            places = layout.scores.counted_cards(chair, count)
            steps = [right.x - left.x for left, right in itertools.pairwise(places)]
            assert min(steps) > 0.02 * card, (width, height, text_scale, count)
            bounds = [place.bounds(card) for place in places]
            assert min(area.left() for area in bounds) > 0
            assert max(area.bottom() for area in bounds) < layout.metrics.height
            assert (
                max(area.right() for area in bounds) < own.left() + 0.3 * card
                or layout.metrics.tall
            )


@pytest.mark.parametrize(
    ("screen", "wanted", "fitting"),
    [
        ((1280, 800), 2.0, 2.0),
        ((960, 678), 2.0, 2.0),
        ((900, 1200), 2.0, 1.81),  # 800 + 160 · (1.81 − 1.5) / .5 = 899
        ((800, 600), 2.0, 1.5),
        ((1024, 600), 2.0, 1.5),  # wide enough, but too low
        ((800, 600), 1.25, 1.25),
        ((640, 480), 1.5, 1.5),  # smaller words would make no more room
    ],
)
def test_words_are_no_larger_than_the_screen_has_room_for_their_least_scene(
    screen: tuple[int, int], wanted: float, fitting: float
) -> None:
    assert fitting_text_scale(wanted, *screen) == pytest.approx(fitting)
