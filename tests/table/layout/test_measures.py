"""The measures of all tables against the numbers of their design, and who sits where."""

import pytest

from sixtysix_gui.rules.seats import PARTNERS, seats_of
from sixtysix_gui.table.layout.metrics import fitting_text_scale
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair, chair_of, chairs_for, pile_chair
from tests.helpers.rows import each_row

MEASURES = [  # scene, text size, seats, W and t as the design gives them
    ((800, 572), 1, 2, 96, 14.3),
    ((1280, 772), 1, 2, 140, 16.5),
    ((1920, 1052), 1, 2, 191, 19.1),
    ((2560, 1412), 1, 2, 257, 22.3),
    ((3840, 2132), 1, 2, 360, 33.6),
    ((960, 1052), 1, 2, 141, 16.6),
    ((1280, 772), 2, 2, 126, 31.6),
    ((1280, 772), 1.5, 2, 132, 24.2),
    ((800, 572), 1.5, 2, 95, 21.4),
    ((800, 572), 1, 4, 94, 14.2),
    ((1280, 772), 1, 4, 127, 15.8),
    ((1920, 1052), 1, 4, 172, 18.1),
    ((2560, 1052), 1, 4, 172, 18.1),
    ((960, 1252), 1, 4, 152, 17.1),
    ((1280, 772), 2, 4, 103, 29.3),
    ((800, 572), 1, 3, 96, 14.3),
    ((1280, 772), 1, 3, 139, 16.5),
    ((1920, 1052), 1, 3, 190, 19.0),
    ((2560, 1052), 1, 3, 190, 19.0),
    ((960, 1252), 1, 3, 152, 17.1),
    ((1280, 772), 2, 3, 112, 30.2),
]


@each_row(("scene", "text_scale", "seats", "card", "text"), MEASURES)
def test_measures_are_those_of_the_design(
    scene: tuple[int, int], text_scale: float, seats: int, card: float, text: float
) -> None:
    metrics = TableLayout.for_size(*scene, text_scale, seats).metrics
    assert metrics.card_width == pytest.approx(card, abs=0.5 if seats == 2 else 0.55)
    assert metrics.text_unit == pytest.approx(text, abs=0.06)


@each_row("text_scale", [1.5, 2.0])
@each_row("scene", [(960, 616), (1280, 772), (1920, 1052), (2560, 1412)])
def test_large_words_hardly_take_anything_from_the_hand(
    scene: tuple[int, int], text_scale: float
) -> None:
    usual = TableLayout.for_size(*scene).metrics.card_width
    assert TableLayout.for_size(*scene, text_scale).metrics.card_width >= 0.86 * usual


@each_row(("scene", "tall"), [((800, 572), False), ((960, 1252), True), ((1150, 1000), False)])
def test_a_scene_is_tall_below_a_ratio_of_115_to_100(scene: tuple[int, int], tall: bool) -> None:
    assert TableLayout.for_size(*scene, seats=4).metrics.tall is tall
    assert TableLayout.for_size(*scene, tall=not tall, seats=4).metrics.tall is not tall


@each_row(("seats", "least"), [(2, 72), (3, 66), (4, 66)])
@each_row("scene", [(1, 1), (0, 0), (300, 5000), (20000, 300)])
def test_an_absurd_size_is_laid_out_all_the_same(
    scene: tuple[int, int], seats: int, least: int
) -> None:
    layout = TableLayout.for_size(*scene, 9, seats)
    assert least <= layout.metrics.card_width <= 360
    assert [len(layout.hands.places(chair, 6)) for chair in layout.metrics.chairs] == [6] * seats


@each_row(
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


def test_who_sits_left_of_a_seat_sits_in_the_west_wherever_the_table_is_seen_from() -> None:
    for person in seats_of(PARTNERS):
        assert chair_of((person + 1) % 4, person, 4) is Chair.WEST
        assert chair_of((person + 2) % 4, person, 4) is Chair.NORTH
        assert chair_of((person + 3) % 4, person, 4) is Chair.EAST
    for person in (0, 1, 2):
        assert chair_of(person, person, 3) is Chair.SOUTH
        assert chair_of((person + 1) % 3, person, 3) is Chair.WEST
        assert chair_of((person + 2) % 3, person, 3) is Chair.EAST


def test_partners_have_one_pile_and_each_of_three_has_one() -> None:
    of_four = [pile_chair(chair, 4) for chair in chairs_for(4)]
    assert of_four == [Chair.SOUTH, Chair.WEST, Chair.SOUTH, Chair.WEST]
    assert [pile_chair(chair, 3) for chair in chairs_for(3)] == list(chairs_for(3))
    assert list(TableLayout.for_size(1280, 772, seats=4).sides.piles) == [Chair.SOUTH, Chair.WEST]
