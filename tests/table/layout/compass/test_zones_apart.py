"""Nothing on the table for three and four lies upon something else, at any size of the window."""

from collections.abc import Sequence

import pytest
from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sentences import CALL
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import CardSize
from sixtysix_gui.table.zones.middle import Talon
from tests.helpers.table.trick_game.zones import Beside, Device, trick_zones
from tests.helpers.table.zones import collisions, overlap

TABLES: list[tuple[int, int, Device, Beside]] = [  # seats, hand, score device, beside the trick
    (4, 6, "pairs", "coin"),
    (4, 5, "slate", "coin"),
    (4, 5, "pairs", "talon"),
    (3, 8, "chips", "coin"),
    (3, 7, "pairs", "widow"),
]
Table = tuple[int, int, Device, Beside]
Scene = tuple[int, int, float]

ALLOWED_OVERLAP = 0.08
"""In card widths."""

PLATE_AT_HAND = 0.21
"""How deep my plate and my hand may share a corner where words are twice as large, in W."""


def sweep(step_x: int, step_y: int) -> list[Scene]:
    return [
        (width, height, text_scale)
        for width in range(800, 3841, step_x)
        for height in range(572, 2133, step_y)
        if 0.62 <= width / height <= 4
        for text_scale in (1.0, 1.25, 1.5, 2.0)
        if width >= 800 + 320 * (text_scale - 1) and height >= 572 + 88 * (text_scale - 1)
    ]


@pytest.fixture(scope="module")
def scenes(exhaustive: bool) -> list[Scene]:
    return sweep(80, 39) if exhaustive else sweep(320, 208)


def allowed(first: str, second: str, layout: TableLayout) -> float:
    if {first, second} == {"hand south", "plate south"} and layout.metrics.text_scale == 2.0:
        return PLATE_AT_HAND * layout.metrics.card_width
    return ALLOWED_OVERLAP * layout.metrics.card_width


def colliding(layout: TableLayout, found: dict[str, QRectF]) -> list[tuple[str, str, float]]:
    return [
        (first, second, round(depth / layout.metrics.card_width, 3))
        for first, second, depth in collisions(found)
        if depth > allowed(first, second, layout)
    ]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_no_two_zones_overlap(scenes: list[Scene], table: Table) -> None:
    seats, hand, device, beside = table
    layouts = (TableLayout.for_size(*scene, seats, hand) for scene in scenes)
    found = [
        (hit, layout.metrics.width, layout.metrics.height, layout.metrics.text_scale)
        for layout in layouts
        for hit in colliding(layout, trick_zones(layout, device, beside))
    ]
    assert found == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_all_but_the_hands_of_others_lies_inside_the_rim(scenes: list[Scene], table: Table) -> None:
    seats, hand, device, beside = table
    outside: list[tuple[str, Scene]] = []
    for scene in scenes:
        layout = TableLayout.for_size(*scene, seats, hand)
        rim = layout.metrics.rim
        cloth = QRectF(0, 0, *scene[:2]).adjusted(rim, rim, -rim, -rim)
        zones = trick_zones(layout, device, beside)
        outside += [
            (name, scene)
            for name, area in zones.items()
            if not cloth.contains(area) and name not in {"hand west", "hand north", "hand east"}
        ]
    assert outside == []


@pytest.mark.parametrize("card_size", ["larger", "largest"])
@pytest.mark.parametrize("text_scale", [1.0, 1.5])
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_larger_own_cards_collide_with_nothing(
    table: Table, text_scale: float, card_size: CardSize
) -> None:
    seats, hand, device, beside = table
    for scene in ((800, 572), (1280, 772), (1920, 1052), (960, 1252), (3200, 1900)):
        layout = TableLayout.for_size(*scene, text_scale, seats, hand, card_size=card_size)
        assert layout.hands.hides_others
        zones = trick_zones(layout, device, beside, tricks=4)
        assert colliding(layout, zones) == [], scene


def test_a_plate_is_never_narrower_than_its_name_needs(scenes: list[Scene]) -> None:
    for scene in scenes:
        for seats in (3, 4):
            layout = TableLayout.for_size(*scene, seats)
            for chair in layout.metrics.chairs:
                width = layout.sides.plate(chair).width()
                assert width >= 5.2 * layout.metrics.text_unit - 1e-6, (scene, seats, chair)


def test_the_status_line_at_its_widest_meets_no_zone(scenes: list[Scene]) -> None:
    for scene in scenes:
        for seats, hand in ((4, 6), (3, 8)):
            layout = TableLayout.for_size(*scene, seats, hand)
            zones = trick_zones(layout)
            line = zones.pop("status")
            widest = QRectF(0, 0, layout.sentences.status_max_width, line.height())
            widest.moveCenter(line.center())
            least = min(4 * layout.metrics.card_width, 40 * layout.metrics.text_unit)
            assert widest.width() > least, scene
            small = 0.02 * layout.metrics.card_width
            met = [name for name, area in zones.items() if overlap(area, widest) > small]
            assert met == [], (scene, seats)


def test_calls_of_all_players_stand_clear_of_each_other_and_of_the_bids(
    scenes: list[Scene],
) -> None:
    for scene in scenes:
        layout = TableLayout.for_size(*scene, 4)
        unit = layout.metrics.text_unit
        others = [chair for chair in layout.metrics.chairs if chair is not Chair.SOUTH]
        calls = {
            chair.value: layout.sentences.bubble(chair, 4 * unit, CALL).area for chair in others
        }
        plates = {f"plate {chair.value}": layout.sides.plate(chair) for chair in others}
        hits = colliding(layout, calls | plates | {"bids": bids(layout)})
        assert hits == [], scene


def bids(layout: TableLayout, places: Sequence[QPointF] = ()) -> QRectF:
    radius = layout.panels.bid_radius
    first, *_, last = places or layout.panels.bids()
    return QRectF(
        first.x() - radius,
        first.y() - radius,
        last.x() - first.x() + 2 * radius,
        last.y() - first.y() + 2 * radius + 1.4 * layout.metrics.text_unit,
    )


@pytest.mark.parametrize("seats", [3, 4])
def test_bids_and_their_pass_find_room_between_hands_plates_and_status(
    scenes: list[Scene], seats: int
) -> None:
    for scene in scenes:
        layout = TableLayout.for_size(*scene, seats, 6 if seats == 4 else 7)
        unit = layout.metrics.text_unit
        zones = auction_zones(layout) | {"bids": bids(layout)}
        chip = QRectF(0, 0, 8 * unit, 2.05 * unit)
        chip.moveCenter(layout.panels.bid_pass(layout.panels.bids()))
        assert chip.top() > layout.panels.bids()[0].y() + layout.panels.bid_radius + 1.4 * unit
        assert colliding(layout, zones | {"pass": chip}) == [], scene


def test_bids_leave_the_widow_and_its_label_free(scenes: list[Scene]) -> None:
    for scene in scenes:
        layout = TableLayout.for_size(*scene, 3, 7)
        unit = layout.metrics.text_unit
        places = layout.panels.bids(with_widow=True)
        chip = QRectF(0, 0, 8 * unit, 2.05 * unit)
        chip.moveCenter(layout.panels.bid_pass(places))
        label = QRectF(0, 0, 3 * unit, layout.middle.label_height)
        label.moveCenter(layout.middle.widow_label)
        shown = {"bids": bids(layout, places), "pass": chip}
        widow = {
            "widow": bounds_of(layout.middle.widow, layout.metrics.card_width),
            "its label": label,
        }
        assert colliding(layout, auction_zones(layout) | widow | shown) == [], scene


@pytest.mark.parametrize("seats", [3, 4])
def test_suits_to_name_and_the_pack_find_room_too(scenes: list[Scene], seats: int) -> None:
    for scene in scenes:
        layout = TableLayout.for_size(*scene, seats, 8 if seats == 3 else 5)
        unit, radius = layout.metrics.text_unit, layout.panels.naming_radius
        first, *_, last = layout.panels.suits()
        suits = QRectF(
            first.x() - radius,
            first.y() - radius,
            last.x() - first.x() + 2 * radius,
            2 * radius + 1.5 * unit,
        )
        chip = QRectF(0, 0, 9 * unit, 2.05 * unit)
        chip.moveCenter(layout.panels.turn_chip)
        pack = layout.panels.pack.bounds(layout.metrics.card_width)
        zones = auction_zones(layout) | {"suits": suits}
        assert colliding(layout, zones | {"pack": pack}) == [], scene
        assert colliding(layout, zones | {"chip": chip}) == [], scene
        assert not pack.intersects(layout.sides.plate(Chair.WEST)), scene
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
    zones = trick_zones(layout)
    return {name: area for name, area in zones.items() if not name.startswith(gone)}


BACKS = ("hand west", "hand north", "hand east")


@pytest.mark.parametrize("entries", [10, 13])
def test_contracts_leave_hand_plates_and_trump_in_sight(scenes: list[Scene], entries: int) -> None:
    for scene in scenes:
        layout = TableLayout.for_size(*scene, 4, 5)
        place = layout.panels.contracts(entries)
        centre, radius = layout.panels.counter_beside(place.area), layout.middle.counter_radius
        counter = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
        zones = auction_zones(layout) | {"contracts": place.area, "counter": counter}
        del zones["status"]  # the sheet lies in its place
        if place.low:  # large words are worth more than the backs of cards
            zones = {name: area for name, area in zones.items() if name not in BACKS}
            zones["slate"] = layout.scores.slate
        assert colliding(layout, zones) == [], scene
        assert place.columns * place.rows >= entries
        assert place.text_unit >= 0.7 * layout.metrics.text_unit
        least = TableLayout.for_size(scene[0], scene[1], 1.0, 4, 5).metrics.text_unit
        assert place.text_unit >= least, "words are never smaller than at the usual size"


def test_a_trick_that_stays_open_lies_clear_of_hand_and_piles() -> None:
    for scene in ((800, 572, 1.0), (1280, 772, 1.0), (1920, 1052, 1.5), (1280, 772, 2.0)):
        layout = TableLayout.for_size(*scene, 4, 5)
        zones = trick_zones(layout, "slate", tricks=4)
        kept = {name: zones[name] for name in ("hand south", "pile south", "pile west", "trick")}
        for chair in layout.sides.pile_chairs:
            fan = bounds_of(layout.sides.open_trick(chair), layout.metrics.card_width)
            assert colliding(layout, kept | {"open": fan}) == [], (scene, chair)
