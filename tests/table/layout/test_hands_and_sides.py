"""Hands, plates, piles and seals lie where the design of the table puts them."""

from itertools import pairwise
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.metrics import seal_radius
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from tests.helpers.rows import each_row
from tests.helpers.table.layouts import FOUR, SMALL, TALL, THREE, TWO


def length_of(hand: tuple[Place, ...]) -> float:
    return hypot(hand[-1].x - hand[0].x, hand[-1].y - hand[0].y)


# -------------------------------------------------------------------------------------------- hands


@each_row("count", range(1, 9))
@each_row(
    ("layout", "chair", "scale", "angle", "step"),
    [
        (TWO, Chair.SOUTH, 1.25, 3.0, 0.62 * 1.25),
        (FOUR, Chair.SOUTH, 1.25, 3.0, 0.62 * 1.25),
        (FOUR, Chair.NORTH, 0.8, -3.0, 0.4),
        (FOUR, Chair.WEST, 0.8, 2.4, 0.24),
    ],
)
def test_a_hand_is_a_fan_of_even_angles_hardly_longer_than_six(
    layout: TableLayout, chair: Chair, scale: float, angle: float, step: float, count: int
) -> None:
    apart = length_of(layout.hands.places(chair, 2)) / layout.metrics.card_width
    assert apart == pytest.approx(step, rel=0.001)
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


@each_row("chair", [Chair.WEST, Chair.NORTH, Chair.EAST])
@each_row("layout", [FOUR, TALL, SMALL])
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


# --------------------------------------------------------------------------------- plates and piles


def test_plates_of_north_and_west_lie_below_each_other_only_where_they_meet() -> None:
    wide = TableLayout.for_size(1920, 1052, seats=4)
    west, north = (SMALL.sides.plates[chair] for chair in (Chair.WEST, Chair.NORTH))
    assert west.right() > north.left()
    assert west.top() > north.bottom()
    west, north = (wide.sides.plates[chair] for chair in (Chair.WEST, Chair.NORTH))
    assert west.right() < north.left()


@each_row(("layout", "longest"), [(TWO, 6), (FOUR, 5), (THREE, 5), (TALL, 5)])
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


@each_row("layout", [FOUR, THREE, TALL])
@each_row("count", range(1, 5))
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


LARGE, LARGEST = (TableLayout.for_size(1280, 772, scale, seats=4) for scale in (1.5, 2.0))


@each_row("layout", [FOUR, THREE, TALL, LARGE, LARGEST])
def test_a_tag_stands_on_the_lower_right_end_of_its_plate_and_inside_the_rim(
    layout: TableLayout,
) -> None:
    metrics, unit = layout.metrics, layout.metrics.text_unit
    for chair in metrics.chairs:
        plate, tag = layout.sides.plates[chair], layout.sides.tag(chair, 60)
        assert tag.y() == plate.bottom() or layout is LARGEST  # where my plate is too low
        assert plate.left() < tag.x() < plate.right()
        assert tag.x() + 30 <= metrics.width - metrics.rim
        long = layout.sides.tag(chair, 8 * unit)
        assert long.x() + 4 * unit <= metrics.width
        assert long.y() + 0.92 * unit < metrics.height  # a tag is 1.84 t high
    long = FOUR.sides.tag(Chair.NORTH, 120)
    assert long.x() - 60 > FOUR.sides.plates[Chair.NORTH].center().x()
