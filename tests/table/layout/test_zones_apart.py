"""Nothing on the table lies upon something else, at any size of the window."""

from collections.abc import Sequence
from functools import cache
from itertools import pairwise, product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.cards.groups import Talon
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sentences import CALL
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.values import CardSize
from tests.helpers.rows import each_row
from tests.helpers.table.areas import TEXT_SCALES, has_room
from tests.helpers.table.zones import (
    TOUCH,
    Beside,
    Device,
    around,
    collisions,
    overlap,
    status_area,
    zones,
)

Table = tuple[int, int, Device, Beside]
Scene = tuple[int, int, float]
Layouts = list[tuple[Scene, TableLayout]]

SEVERAL: list[Table] = [  # seats, hand, score device, beside the trick
    (4, 6, "pairs", "coin"),
    (4, 5, "slate", "coin"),
    (4, 5, "pairs", "talon"),
    (3, 8, "chips", "coin"),
    (3, 7, "pairs", "widow"),
]
TABLES: list[Table] = [(2, 5, "pairs", "coin"), (2, 6, "pairs", "coin"), *SEVERAL]
PLATE_AT_HAND = 0.21
"""How deep my plate and my hand may share a corner where words are twice as large, in W."""

BACKS = ("hand west", "hand north", "hand east")


def of_tables(*tables: tuple[int, int] | Table) -> pytest.MarkDecorator:
    """Asks for the layouts of tables: for how many seats, and how large a hand."""
    return pytest.mark.parametrize("table", tables, ids=str)


@pytest.fixture
def layouts(table: tuple[int, int] | Table, exhaustive: bool) -> Layouts:
    """A table in windows of all sizes with words of all sizes, as far as they have room there."""
    return [
        (scene, TableLayout.for_size(*scene, table[0], table[1]))
        for scene in sweep(table[0] == 2, exhaustive)
    ]


@cache
def sweep(of_two: bool, exhaustive: bool) -> list[Scene]:
    step_x, step_y = (80, 39) if exhaustive else (320, 104 if of_two else 208)
    return [
        (width, height, scale)
        for width in range(800, 3841, step_x)
        for height in range(538 if of_two else 572, 2133, step_y)
        for scale in TEXT_SCALES
        if 0.62 <= width / height <= 4
        and (
            has_room((width, height), scale)
            if of_two
            else width >= 800 + 320 * (scale - 1) and height >= 572 + 88 * (scale - 1)
        )
    ]


def colliding(layout: TableLayout, found: dict[str, QRectF]) -> list[tuple[str, str, float]]:
    def allowed(first: str, second: str) -> float:
        corner = layout.metrics.seats > 2 and {first, second} == {"hand south", "plate south"}
        return PLATE_AT_HAND if corner and layout.metrics.text_scale == 2.0 else TOUCH

    width = layout.metrics.card_width
    return [
        (first, second, round(depth / width, 3))
        for first, second, depth in collisions(found)
        if depth > allowed(first, second) * width
    ]


@of_tables(*TABLES)
def test_no_two_zones_overlap(layouts: Layouts, table: Table) -> None:
    tricks = 7 if table[0] == 2 else 6
    found = [
        (hit, scene)
        for scene, layout in layouts
        for hit in colliding(layout, zones(layout, tricks, 3, *table[2:]))
    ]
    assert found == []


@of_tables(*TABLES)
def test_all_but_the_hands_of_others_lies_inside_the_rim(layouts: Layouts, table: Table) -> None:
    outside: list[tuple[str, Scene]] = []
    for scene, layout in layouts:
        rim = layout.metrics.rim
        cloth = QRectF(0, 0, *scene[:2]).adjusted(rim, rim, -rim, -rim)
        found = zones(layout, 6, 2, *table[2:])
        lying = {name: area for name, area in found.items() if name not in BACKS}
        outside += [(name, scene) for name, area in lying.items() if not cloth.contains(area)]
    assert outside == []


@pytest.mark.parametrize("card_size", ["larger", "largest"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@of_tables(*SEVERAL)
def test_larger_own_cards_collide_with_nothing(
    table: Table, text_scale: float, card_size: CardSize
) -> None:
    for scene in ((800, 572), (1280, 772), (1920, 1052), (960, 1252), (3200, 1900)):
        layout = TableLayout.for_size(*scene, text_scale, *table[:2], card_size=card_size)
        assert layout.hands.hides_others
        assert colliding(layout, zones(layout, 4, 0, *table[2:])) == [], scene


@each_row("text_scale", TEXT_SCALES)
@each_row(("size", "grown"), [("larger", 1.12), ("largest", 1.25)])
def test_larger_cards_of_two_grow_at_the_cost_of_others_and_collide_with_nothing(
    size: CardSize, grown: float, text_scale: float
) -> None:
    for scene in ((960, 616), (1280, 772), (1920, 1052), (960, 1252), (3200, 1900)):
        fits = TableLayout.for_size(*scene, text_scale)
        layout = TableLayout.for_size(*scene, text_scale, card_size=size)
        width = layout.metrics.card_width
        own, other = layout.hands.own(6), layout.hands.places(Chair.NORTH, 6)
        assert own[0].scale == pytest.approx(grown * 1.25)
        assert own[0].scale * width > 1.05 * 1.25 * fits.metrics.card_width
        assert other[0].scale < 0.8
        assert layout.hands.hides_others
        found = zones(layout, tricks=7, eights=3)
        plate = found.pop("plate south")  # beside the hand: its cards are turned, the plate is not
        met = [card.outline(width).intersected(QPolygonF(plate)).boundingRect() for card in own]
        assert max(min(area.width(), area.height()) for area in met) <= TOUCH * width
        assert colliding(layout, found) == [], scene


@of_tables((3, 6), (4, 6))
def test_a_plate_is_never_narrower_than_its_name_needs(layouts: Layouts) -> None:
    for scene, layout in layouts:
        for chair, plate in layout.sides.plates.items():
            assert plate.width() >= 5.2 * layout.metrics.text_unit - 1e-6, (scene, chair)


@of_tables((2, 6), (4, 6), (3, 8))
def test_the_status_line_at_its_widest_meets_no_zone(layouts: Layouts) -> None:
    for scene, layout in layouts:
        width, unit = layout.metrics.card_width, layout.metrics.text_unit
        found, widest = zones(layout), status_area(layout)
        del found["status"]
        assert widest.width() > min(4 * width, 40 * unit), scene
        touch = 0.0 if layout.metrics.seats == 2 else 0.02 * width
        met = [name for name, area in found.items() if overlap(area, widest) > touch]
        assert met == [], scene


@of_tables((2, 5), (2, 6), (3, 8), (4, 6))
def test_counted_cards_lie_on_the_table_and_clear_of_the_hand(layouts: Layouts) -> None:
    for scene, layout in layouts:
        card, own = layout.metrics.card_width, layout.hands.full(Chair.SOUTH)
        for chair, count in product(layout.sides.piles, (2, 8, 20)):
            places = layout.scores.counted_cards(chair, count)
            steps = [right.x - left.x for left, right in pairwise(places)]
            assert min(steps) > 0.02 * card, (scene, count)
            bounds = bounds_of(places, card)
            assert bounds.left() > 0
            assert bounds.bottom() < layout.metrics.height
            if layout.metrics.seats == 2:
                assert bounds.right() < own.left() + 0.3 * card or layout.metrics.tall
                continue
            kept = zones(layout) if layout.metrics.seats == 3 else zones(layout, beside="talon")
            for name in ("counter", "talon", "coin", "hand south", "status"):
                assert name not in kept or not kept[name].intersects(bounds), (scene, name)


# ----------------------------------------------------------------------------------- before play


@of_tables((4, 6))
def test_calls_of_all_players_stand_clear_of_each_other_and_of_the_bids(layouts: Layouts) -> None:
    for scene, layout in layouts:
        others = [chair for chair in layout.metrics.chairs if chair is not Chair.SOUTH]
        found = {f"plate {chair.value}": layout.sides.plates[chair] for chair in others}
        for chair in others:
            bubble = layout.sentences.bubble(chair, 4 * layout.metrics.text_unit, CALL)
            found[chair.value] = bubble.area
        shown = found | {"bids": around_bids(layout, layout.panels.bids())}
        assert colliding(layout, shown) == [], scene


def row_of(discs: Sequence[QPointF], radius: float, words: float) -> QRectF:
    """The rectangle around a row of discs, or two, with their words below."""
    first, *_, last = discs
    return QRectF(first, last).adjusted(-radius, -radius, radius, radius + words)


def around_bids(layout: TableLayout, discs: Sequence[QPointF]) -> QRectF:
    return row_of(discs, layout.panels.bid_radius, 1.4 * layout.metrics.text_unit)


@pytest.mark.parametrize(
    ("table", "with_widow"), [((3, 7), False), ((4, 6), False), ((3, 7), True)], ids=str
)
def test_bids_and_their_pass_find_room_beside_all_that_lies_there(
    layouts: Layouts, with_widow: bool
) -> None:
    for scene, layout in layouts:
        middle, unit = layout.middle, layout.metrics.text_unit
        places = layout.panels.bids(with_widow=with_widow)
        chip = around(layout.panels.bid_pass(places), 8 * unit, 2.05 * unit)
        assert chip.top() > places[0].y() + layout.panels.bid_radius + 1.4 * unit
        shown = {"bids": around_bids(layout, places), "pass": chip}
        if with_widow:
            shown["widow"] = bounds_of(middle.widow, layout.metrics.card_width)
            shown["its label"] = around(middle.widow_label, 3 * unit, middle.label_height)
        assert colliding(layout, auction_zones(layout) | shown) == [], scene


@of_tables((3, 8), (4, 5))
def test_suits_to_name_and_the_pack_find_room_too(layouts: Layouts) -> None:
    for scene, layout in layouts:
        unit, radius = layout.metrics.text_unit, layout.panels.naming_radius
        suits = row_of(layout.panels.suits, radius, 1.5 * unit)
        chip = around(layout.panels.turn_chip, 9 * unit, 2.05 * unit)
        pack = layout.panels.pack.bounds(layout.metrics.card_width)
        found = auction_zones(layout) | {"suits": suits}
        assert colliding(layout, found | {"pack": pack}) == [], scene
        assert colliding(layout, found | {"chip": chip}) == [], scene
        assert not pack.intersects(layout.sides.plates[Chair.WEST]), scene
        ring = 0.3 * unit  # the focus is drawn around the chip
        assert not chip.adjusted(-ring, -ring, ring, ring).intersects(suits), scene
        if layout.metrics.tall:  # the suits' names are above the pack, however thick it is
            assert upper_edge_of_pack(layout) >= suits.bottom(), scene


def upper_edge_of_pack(layout: TableLayout) -> float:
    """Where what is left of three-66's pack begins, after three cards each."""
    stock = Talon()
    stock.waits = True
    return min(
        stock.place_of(layout, index).bounds(layout.metrics.card_width).top()
        for index in range(24 - 3 * 3)
    )


def auction_zones(layout: TableLayout) -> dict[str, QRectF]:
    """What lies on the table before play: no trick, no trump, nothing won."""
    gone = ("trick", "counter", "coin", "pile", "pair", "label")
    found = zones(layout)
    return {name: area for name, area in found.items() if not name.startswith(gone)}


@of_tables((4, 5))
@pytest.mark.parametrize("entries", [10, 13])
def test_contracts_leave_hand_plates_and_trump_in_sight(layouts: Layouts, entries: int) -> None:
    for scene, layout in layouts:
        place = layout.contracts.place(entries)
        across = 2 * layout.middle.counter_radius
        counter = around(layout.contracts.counter_beside(place.area), across, across)
        found = auction_zones(layout) | {"contracts": place.area, "counter": counter}
        del found["status"]  # the sheet lies in its place
        if place.low:  # large words are worth more than the backs of cards
            found = {name: area for name, area in found.items() if name not in BACKS}
            found["slate"] = layout.scores.slate
        assert colliding(layout, found) == [], scene
        assert place.columns * place.rows >= entries
        assert place.text_unit >= 0.7 * layout.metrics.text_unit
        least = TableLayout.for_size(scene[0], scene[1], 1.0, 4, 5).metrics.text_unit
        assert place.text_unit >= least, "words are never smaller than at the usual size"


def test_a_trick_that_stays_open_lies_clear_of_hand_and_piles() -> None:
    for scene in ((800, 572, 1.0), (1280, 772, 1.0), (1920, 1052, 1.5), (1280, 772, 2.0)):
        layout = TableLayout.for_size(*scene, 4, 5)
        found = zones(layout, tricks=4, device="slate")
        kept = {name: found[name] for name in ("hand south", "pile south", "pile west", "trick")}
        for chair in layout.sides.piles:
            fan = bounds_of(layout.sides.open_trick(chair), layout.metrics.card_width)
            assert colliding(layout, kept | {"open": fan}) == [], (scene, chair)
