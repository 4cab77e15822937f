"""Everything that is written on the table finds room, in both languages and every text size.

The words are measured in the real fonts; the sentences are all that the program knows, each with
the widest names, suits and cards that it may hold.
"""

from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from sixtysix_gui.design.fonts import text
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.storage.settings import Settings
from sixtysix_gui.table import words
from sixtysix_gui.table.layout.metrics import least_scene
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.brushwork import width_of
from sixtysix_gui.table.pieces.chip import ChipKind, arrange_chips
from sixtysix_gui.table.pieces.labels import SmallLabel
from sixtysix_gui.table.pieces.pills import Bubble, RefusalPill, StatusPill
from sixtysix_gui.table.pieces.plate import Plate
from sixtysix_gui.table.seating import FACING, Chair
from sixtysix_gui.text.names import my_name, plate_note
from tests.helpers.table import table_words
from tests.helpers.table.areas import SIZES, TEXT_SCALES, area_of, has_room
from tests.helpers.table.pieces import chip, look_of, made, seen
from tests.helpers.table.zones import TOUCH, overlap, status_area, zones

MORE = [(880, 800), (960, 900), (1120, 660), (1120, 1000), (1120, 1700), (3840, 660), (3840, 2132)]
TRIED = SIZES + MORE
SWEEP = list(product(range(800, 3841, 160), range(538, 2133, 130)))


pytestmark = [pytest.mark.window, pytest.mark.usefixtures("every_language")]


@pytest.fixture(scope="module")
def scenes(exhaustive: bool) -> list[TableLayout]:
    return [
        TableLayout.for_size(width, height, text_scale)
        for (width, height), text_scale in product(
            SWEEP if exhaustive else SIZES + MORE, TEXT_SCALES
        )
        if has_room((width, height), text_scale)
        if 0.62 <= width / height <= 6
    ]


def test_the_least_window_grows_with_the_words() -> None:
    assert least_scene(1.0) == (800, 538)
    sizes = [least_scene(scale) for scale in TEXT_SCALES]
    assert sizes == sorted(sizes)
    assert least_scene(1.5) == (800, 538)
    assert sizes[-1] == (960, 616), "the largest words must be of use on a small screen"


# ---------------------------------------------------------------------------------------- sentences


@pytest.fixture(scope="module")
def pills(every_language: str) -> list[StatusPill]:
    """Every sentence in the pill in which it is told."""
    del every_language
    font = text(16)
    kinds = [(StatusPill, table_words.STATUS), (RefusalPill, table_words.REFUSALS)]
    found = [
        made(kind(), text=sentence)
        for kind, contexts in kinds
        for sentence in table_words.sentences(contexts, lambda words: width_of(font, words))
    ]
    for pill in found:
        pill.hide()  # they are measured in every scene: no need to paint them there
    return found


def test_no_sentence_is_cut_and_none_covers_a_zone(
    scenes: list[TableLayout], pills: list[StatusPill]
) -> None:
    trouble: list[tuple[object, ...]] = []
    for layout in scenes:
        look, around = look_of(layout), zones(layout, tricks=7, eights=3)
        del around["status"]
        beside = [around["pile south"], around["eights south"]]
        for pill in pills:
            pill.set_max_width(layout.sentences.status_max_width)
            growth = layout.sentences.status_growth(beside, row_taken=False)
            pill.set_growth(growth.upwards, span=growth.span)
            pill.set_look(look)
            lines = pill.lines(look)
            if " ".join(lines) != pill.text:
                trouble.append(("cut", where(layout), pill.text))
            if pill.body().width() > layout.sentences.status_max_width + 1:
                trouble.append(("wide", where(layout), pill.text))
            if len(lines) > 2 and layout.metrics.text_scale <= 1.5:
                trouble.append(("three lines", where(layout), pill.text))
            area = pill.body().translated(layout.middle.status)
            for name, zone in around.items():
                if overlap(area, zone) > TOUCH * layout.metrics.card_width:
                    trouble.append((name, where(layout), pill.text))
    assert trouble == []


# ----------------------------------------------------------------------------------- what is said


def bubble_area(layout: TableLayout, chair: Chair, words: str, taken: QRectF) -> QRectF:
    bubble = Bubble()
    bubble.set_message(words, Suit.SPADES)
    look = look_of(layout)
    width = bubble.measure(look).width()
    bubble.place(layout.sentences.bubble(chair, width, taken=taken))
    return bubble.measure(look).translated(bubble.pos())


@pytest.mark.slow(sample=20)
@pytest.mark.parametrize("chair", FACING)
@pytest.mark.parametrize("lines", [0, 1, 2, 3])
def test_announcements_cover_neither_hand_nor_plates_nor_the_status_line(
    scenes: list[TableLayout], chair: Chair, lines: int
) -> None:
    trouble: list[tuple[object, ...]] = []
    for layout in scenes:
        taken = status_area(layout, lines)
        known = zones(layout)
        kept_off = {name: known[name] for name in ("plate south", "plate north", "pair south")}
        kept_off["status"] = taken
        cards = [
            place.bounds(layout.metrics.card_width) for place in layout.hands.own(layout.hands.size)
        ]
        kept_off |= {f"card {number}": card for number, card in enumerate(cards)}
        for said in table_words.announcements():
            area = bubble_area(layout, chair, said, taken)
            rim = layout.metrics.rim
            inside = QRectF(0, rim, layout.metrics.width, layout.metrics.height - rim)
            if not inside.contains(area):
                trouble.append(("outside", where(layout), said))
            trouble += [
                (name, where(layout), said)
                for name, zone in kept_off.items()
                if overlap(area, zone) > 0.01 * layout.metrics.card_width
            ]
    assert trouble == []


# ------------------------------------------------------------------------------ chips and labels


def test_chips_at_the_talon_touch_nothing_that_is_in_use(scenes: list[TableLayout]) -> None:
    trouble: list[tuple[object, ...]] = []
    font = text(16)
    widest = max(table_words.exchange_words(), key=lambda words: width_of(font, words))
    for layout, widest_exchange in product(scenes, [widest]):
        if layout.metrics.has_act_row:
            continue  # test_states_fit.py sees to the row
        look = look_of(layout)
        close = seen(chip(ChipKind.CLOSE, words.close(), "C"), look)
        exchange = seen(chip(ChipKind.EXCHANGE, widest_exchange, "X"), look)
        arrange_chips(layout, close, exchange, dragging_lowest=True)
        if area_of(close).intersects(area_of(exchange)):
            trouble.append(("each other as the nine is dragged", where(layout), widest_exchange))
        arrange_chips(layout, close, exchange)
        around = zones(layout, tricks=7, eights=3)
        # the talon is what they stand on; while they are shown, no card lies in the trick
        for on_purpose in ("talon", "trick", "status"):
            del around[on_purpose]
        around["two lines of status"] = status_area(layout, 2)
        areas = {"close": area_of(close), "exchange": area_of(exchange)}
        if overlap(*areas.values()) > 0:
            trouble.append(("each other", where(layout), widest_exchange))
        if min(area.left() for area in areas.values()) < layout.metrics.rim:
            trouble.append(("the rim", where(layout), widest_exchange))
        trouble += [
            (first, name, where(layout), widest_exchange)
            for (first, area), (name, zone) in product(areas.items(), around.items())
            if overlap(area, zone) > TOUCH * layout.metrics.card_width
        ]
    assert trouble == []


def test_chips_of_two_marriages_do_not_touch(scenes: list[TableLayout]) -> None:
    for layout, left in product(scenes, range(3)):
        chips = [
            seen(chip(ChipKind.MARRIAGE, points, ""), look_of(layout)) for points in ("40", "20")
        ]
        for one, place in zip(chips, (left, left + 2), strict=True):
            one.setPos(layout.chips.marriage(6, place, adjacent=True))
        assert not area_of(chips[0]).intersects(area_of(chips[1])), where(layout)


def test_the_label_of_a_closed_talon_touches_nothing(scenes: list[TableLayout]) -> None:
    for layout, closed in product(scenes, table_words.closed_words()):
        label, most = made(SmallLabel(), text=closed), layout.middle.closed_label_width
        width = label.measure(look_of(layout)).width()
        assert width <= most / 0.8, where(layout)  # it becomes smaller, and is never cut
        label.set_max_width(most)
        area = label.measure(look_of(layout)).translated(layout.middle.closed_label)
        around = zones(layout, tricks=7)
        met = [
            name
            for name in ("pile north", "pile south", "hand south", "trick")
            if overlap(area, around[name]) > TOUCH * layout.metrics.card_width
        ]
        assert met == [], where(layout)
        assert area.left() >= layout.metrics.rim


# ----------------------------------------------------------------------------------------- plates


def plate(
    layout: TableLayout, chair: Chair, name: str, score: str, *, deals: bool, two_lines: bool
) -> Plate:
    """Return the plate of a table, with a face; on two lines where that is asked and has room."""
    room, snug = layout.sides.plates[chair], layout.metrics.has_act_row
    has_two = two_lines and snug and room.height() > 4.0 * layout.metrics.text_unit
    piece = Plate()
    piece.hide()  # measured, not painted
    piece.set_room(room.width(), two_lines=has_two, snug=snug)
    face = QImage(16, 16, QImage.Format.Format_RGB32)
    made(piece, avatar=face, deals=deals, name=name, second_line=score)
    return made(piece, look=look_of(layout))


def test_names_and_scores_of_all_opponents_fit_their_plate(scenes: list[TableLayout]) -> None:
    for layout, chair in product(scenes, FACING):
        for name, score in product(set(table_words.plate_names()), table_words.score_words()):
            piece = plate(layout, chair, name, score, deals=True, two_lines=False)
            assert not piece.name_is_elided, (where(layout), name)
            assert not piece.score_is_elided, (where(layout), score)


def test_the_plate_of_a_practice_game_that_i_deal_says_so(scenes: list[TableLayout]) -> None:
    practice = f"{words.score_of(6, 7)} · {plate_note(practice=True)}"
    in_rows = [layout for layout in scenes if layout.metrics.has_act_row]
    for layout, name in product(in_rows, (my_name(Settings()), "Frieda", "Oma Hildegard")):
        piece = plate(layout, Chair.SOUTH, name, practice, deals=True, two_lines=True)
        assert not piece.name_is_elided, (where(layout), name)
        assert not piece.score_is_elided, (where(layout), name)
        assert piece.dealer_area is not None
        assert piece.body().contains(piece.dealer_area), (where(layout), name)


@pytest.mark.parametrize("name", ["Frieda", "Oberhofmarschallsgattin", "Maximiliane von und zu X"])
def test_a_name_without_room_leaves_the_note_of_a_helped_deal_whole(
    scenes: list[TableLayout], name: str
) -> None:
    name = my_name(Settings(player_name=name))
    helped = f"{words.score_of(6, 7)} · {plate_note(practice=False, helped=True)}"
    for layout, deals in product(scenes, (False, True)):
        piece = plate(layout, Chair.SOUTH, name, helped, deals=deals, two_lines=True)
        assert not piece.score_is_elided, (where(layout), deals)
        area = piece.dealer_area
        assert area is None or piece.body().contains(area), where(layout)


def where(layout: TableLayout) -> str:
    metrics = layout.metrics
    return f"{metrics.width:.0f}x{metrics.height:.0f} at {metrics.text_scale:.0%}"
