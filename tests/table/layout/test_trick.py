"""The cards of a trick lie where the design puts them, and one index of each can be read."""

from itertools import permutations, product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPolygonF, QTransform

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.table_layout import TableLayout

INDEX = QRectF(21 / 590, 38 / 910, 78 / 590, 179 / 910)
"""Letter and small sign at the upper left, in widths and heights of a card (docs/card-art.md)."""

COVERED = 0.005
"""So little of an index cannot be seen to be missing."""

JITTER = {2: (0.03, 2.5), 3: (0.015, 1.5), 4: (0.015, 1.5)}
"""How far a card may lie off its place, in W and degrees, by the number of seats."""

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


@pytest.mark.parametrize(("seats", "chair", "dx", "dy", "angle"), OFFSETS)
def test_trick_cards_lie_where_the_design_puts_them(
    seats: int, chair: Chair, dx: float, dy: float, angle: float
) -> None:
    layout = TableLayout.for_size(1280, 772, seats=seats)
    place, middle = layout.middle.trick_cards[chair], layout.middle.trick
    assert place.x - middle.x() == pytest.approx(dx * layout.metrics.card_width)
    assert place.y - middle.y() == pytest.approx(dy * layout.metrics.card_height)
    assert place.angle == angle


@pytest.mark.parametrize("seats", [2, 3, 4])
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


@pytest.mark.parametrize("seats", [3, 4])
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
