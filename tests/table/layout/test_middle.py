"""Trick, talon and counter lie where the design puts them; one index of each card can be read."""

from itertools import combinations, permutations, product
from math import hypot

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF, QTransform

from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from tests.helpers.rows import each_row
from tests.helpers.table.areas import TEXT_SCALES
from tests.helpers.table.layouts import FOUR, SMALL, TALL, THREE, TWO
from tests.helpers.table.zones import around

INDEX = QRectF(21 / 590, 38 / 910, 78 / 590, 179 / 910)
"""Letter and small sign at the upper left, in widths and heights of a card (docs/card-art.md)."""

COVERED = 0.005
"""So little of an index cannot be seen to be missing."""

JITTER = {2: (0.03, 2.5), 3: (0.015, 1.5), 4: (0.015, 1.5)}
"""How far a card may lie off its place, in W and degrees, by the number of seats."""


@each_row("seats", [2, 3, 4])
def test_trick_cards_lie_no_further_off_than_their_jitter_which_is_never_rolled_again(
    seats: int,
) -> None:
    layout, again = (TableLayout.for_size(1280, 772, seats=seats) for _ in range(2))
    reach, turn = JITTER[seats][0] * layout.metrics.card_width, JITTER[seats][1]
    for chair in layout.metrics.chairs:
        exact = layout.middle.trick_cards[chair]
        cards = [layout.middle.trick_card(chair, "CODE", number) for number in range(1, 13)]
        others = [layout.middle.trick_card(chair, "ELSE", number) for number in range(1, 13)]
        assert all(abs(card.x - exact.x) <= reach for card in cards)
        assert all(abs(card.y - exact.y) <= reach for card in cards)
        assert all(abs(card.angle - exact.angle) <= turn for card in cards)
        assert [again.middle.trick_card(chair, "CODE", number) for number in range(1, 13)] == cards
        assert len({*cards, *others}) == 24


def index_of(card: Place, card_width: float, *, lower: bool) -> QPolygonF:
    height = card_width * 91 / 59
    upright = QRectF(
        (INDEX.x() - 0.5) * card_width,
        (INDEX.y() - 0.5) * height,
        INDEX.width() * card_width,
        INDEX.height() * height,
    )
    turn = QTransform().translate(card.x, card.y).rotate(card.angle + (180 if lower else 0))
    return turn.map(QPolygonF(upright))


def area(shape: QPolygonF) -> float:
    corners = [shape.at(number) for number in range(shape.size())]
    pairs = zip(corners, corners[1:] + corners[:1], strict=True)
    return abs(sum(a.x() * b.y() - b.x() * a.y() for a, b in pairs)) / 2


def as_far_off_as_may_be(card: Place, card_width: float) -> list[Place]:
    reach, most = JITTER[4][0] * card_width, JITTER[4][1]
    return [
        Place(card.x + x * reach, card.y + y * reach, card.angle + turn * most)
        for x, y, turn in product((-1, 1), repeat=3)
    ]


def most_covered(lower_card: Place, upper_card: Place, width: float, *, lower: bool) -> float:
    """The greatest share of an index that a card above covers, however both are laid down."""
    return max(
        area(index.intersected(above.outline(width))) / area(index)
        for below in as_far_off_as_may_be(lower_card, width)
        for index in [index_of(below, width, lower=lower)]
        for above in as_far_off_as_may_be(upper_card, width)
    )


@each_row("seats", [3, 4])
def test_one_index_of_every_trick_card_is_free_in_all_orders_of_play(seats: int) -> None:
    layout = TableLayout.for_size(1280, 772, seats=seats)
    width, places = layout.metrics.card_width, layout.middle.trick_cards
    covered = {
        (below, above, lower): most_covered(places[below], places[above], width, lower=lower)
        for below, above in permutations(layout.metrics.chairs, 2)
        for lower in (False, True)
    }
    hidden = [
        (order, chair)
        for order in permutations(layout.metrics.chairs)
        for number, chair in enumerate(order[:-1])
        if min(
            max(covered[chair, above, lower] for above in order[number + 1 :])
            for lower in (False, True)
        )
        > COVERED
    ]
    assert hidden == []


# --------------------------------------------------------------------------------- around the trick


@each_row(("layout", "beside"), [(FOUR, 1.90), (TALL, 1.90), (THREE, 1.72)])
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


@each_row("chair", Chair)
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


@each_row("chair", Chair)
@each_row("layout", [FOUR, THREE, TALL, SMALL])
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


@each_row("size", [(800, 572, 1.0), (1280, 772, 1.0), (1280, 772, 2.0)])
@each_row("count", [2, 28, 48])
def test_the_number_of_cards_in_the_talon_covers_no_plate(
    size: tuple[int, int, float], count: int
) -> None:
    layout = TableLayout.for_size(*size, seats=4)
    unit = layout.metrics.text_unit
    tag = around(layout.middle.talon_count_tag(count), 1.8 * unit, 1.5 * unit)
    assert not tag.intersects(layout.sides.plates[Chair.WEST])


@each_row("text_scale", TEXT_SCALES)
@each_row(("width", "height"), [(800, 572), (1280, 772), (960, 1052)])
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


# --------------------------------------------------------------------------------------------- acts


def test_the_marriage_chip_stands_on_the_seam_of_the_pair() -> None:
    hand, width = TWO.hands.own(6), TWO.metrics.card_width
    seam, half_card = TWO.chips.marriage(6, 2, adjacent=True), 1.25 * width / 2
    assert hand[2].x < seam.x() < hand[3].x
    assert abs(seam.x() - (hand[3].x - half_card)) < 0.1 * half_card
    below = 0.345 * 1.25 * TWO.metrics.card_height
    assert seam.y() == pytest.approx(hand[3].y + below, rel=0.02)


@each_row("index", range(6))
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
