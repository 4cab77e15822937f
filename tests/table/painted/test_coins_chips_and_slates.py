"""Coins, chips, discs, seals, rings and slates: what each says by its colour and its shape."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.pieces.brushwork import width_of
from sixtysix_gui.table.pieces.chip import ChipFit, ChipKind, arrange_chips
from sixtysix_gui.table.pieces.chip_stacks import Flush, plan_stacks
from sixtysix_gui.table.pieces.discs import Coin, NoSuit
from sixtysix_gui.table.pieces.marks import LeadWedge, TableFocusRing
from sixtysix_gui.table.pieces.slate import (
    HEAD_ROW,
    SlateColumn,
    chalk_unit,
    head_font,
    total_font,
    totals_shown,
)
from tests.helpers.table import pieces
from tests.helpers.table.pieces import LAYOUT, LOOK, LOOK_OF_FOUR, made, seen
from tests.helpers.table.pixels import differing, edge_is_clear, picture, pixel, share_near

pytestmark = pytest.mark.usefixtures("qapp")

# ------------------------------------------------------------------------------------------- coins


@pytest.mark.parametrize("word", ["Aus!", "Ausgemeldet!"])
def test_the_word_on_the_coin_stays_within_its_beads(word: str) -> None:
    plain = picture(pieces.coin(), LOOK)
    middle, radius = plain.width() / 2, 0.34 * LOOK.card_width
    changed = differing(plain, picture(made(pieces.coin(), word=word), LOOK))
    assert changed
    assert all(abs(x - middle) < 0.9 * radius for x, _ in changed)


@pytest.mark.parametrize("legal", [False, True])
def test_the_coin_says_how_many_points_end_the_deal(legal: bool) -> None:
    usual, other, same = Coin(), made(Coin(), figure="101"), made(Coin(), figure="66")
    images = [picture(made(piece, is_legal=legal), LOOK_OF_FOUR) for piece in (usual, other, same)]
    assert images[0] != images[1]
    assert images[0] == images[2]


def test_a_long_word_stays_within_the_beads_of_the_doubling_coin() -> None:
    piece = seen(pieces.doubling("Subkontrabesteck", "× 16"), LOOK_OF_FOUR)
    assert edge_is_clear(picture(piece))
    radius = piece.body().width() / 2
    ring = [pixel(piece, side * 0.90 * radius, -0.1 * radius) for side in (-1, 1)]
    assert all(colour != QColor(theme.COIN_TEXT) for colour in ring)


# ------------------------------------------------------------------------------------ chips of acts


def test_an_armed_chip_is_filled_with_gold() -> None:
    piece = seen(pieces.chip(ChipKind.MARRIAGE, "20", "M"))
    before = share_near(picture(piece), theme.GOLD)
    piece.is_armed = True
    assert piece.is_armed
    assert share_near(picture(piece), theme.GOLD) > before + 0.3


def test_a_chip_without_its_key_cap_is_shorter() -> None:
    piece = seen(pieces.chip())
    width = piece.body().width()
    piece.fit = ChipFit(key=False)
    assert piece.body().width() < width - LOOK.text_unit


def test_the_exchange_chip_makes_way_for_the_dragged_nine() -> None:
    exchange = seen(pieces.chip(ChipKind.EXCHANGE, "Exchange 9", "X"))
    arrange_chips(LAYOUT, None, exchange, dragging_lowest=True)
    area = exchange.body().translated(exchange.pos())
    turn_up = LAYOUT.middle.turn_up.bounds(LAYOUT.metrics.card_width)
    assert area.left() > turn_up.right()
    assert area.center().y() == pytest.approx(turn_up.center().y())


# ---------------------------------------------------------------------------------- trump and seals


@pytest.mark.parametrize("suit", Suit)
def test_the_counter_shows_the_sign_of_the_pack_in_use(suit: Suit) -> None:
    styles = (CardStyle(), CardStyle(pack="german"), CardStyle(colours="four"))
    french, german, four = (
        picture(pieces.counter(suit), replace(LOOK_OF_FOUR, style=style)) for style in styles
    )
    assert french != german
    assert (four != french) == (suit in {Suit.SPADES, Suit.DIAMONDS})


def test_a_counter_is_ivory_and_its_unknown_place_lets_the_cloth_through() -> None:
    turned_over = picture(pieces.counter(NoSuit.NO_TRUMPS), LOOK_OF_FOUR)
    assert share_near(turned_over, theme.IVORY, of_opaque=True) > 0.3
    place = seen(pieces.counter(NoSuit.UNKNOWN), LOOK_OF_FOUR)
    assert pixel(place, 0.5 * LOOK_OF_FOUR.card_width * 0.36, 0.0).alpha() < 60


def test_forty_has_a_rim_of_gold_and_twenty_has_none() -> None:
    forty = picture(pieces.seal(royal=True), LOOK_OF_FOUR)
    assert share_near(forty, theme.DARK_GOLD, of_opaque=True) > 0.08
    assert share_near(picture(pieces.seal(), LOOK_OF_FOUR), theme.DARK_GOLD, 26) == 0.0


@pytest.mark.parametrize(
    ("degrees", "towards"), [(0.0, (0, -1)), (90.0, (1, 0)), (180.0, (0, 1)), (270.0, (-1, 0))]
)
def test_notch_and_wedge_point_at_their_seat(degrees: float, towards: tuple[int, int]) -> None:
    mark = seen(pieces.seal(notch=degrees), LOOK_OF_FOUR)
    wedge = seen(LeadWedge(), LOOK_OF_FOUR, direction=degrees)
    reach = mark.body().width() / 2 * 1.22
    assert pixel(mark, towards[0] * reach, towards[1] * reach).alpha() == 255
    assert pixel(mark, -towards[0] * reach, -towards[1] * reach).alpha() < 140
    length = 0.07 * LOOK_OF_FOUR.card_width
    beside = QPointF(towards[1] * length, towards[0] * length)
    tip, root = (QPointF(*towards) * length * sign for sign in (1.0, -1.0))
    assert pixel(wedge, tip.x() + beside.x(), tip.y() + beside.y()).alpha() < 255
    assert pixel(wedge, root.x() + beside.x() * 0.4, root.y() + beside.y() * 0.4).alpha() == 255


def test_a_pending_seal_is_seen_faintly_while_its_carrier_stays_free_to_fade() -> None:
    mark = seen(pieces.seal(), LOOK_OF_FOUR, pending=True)
    (shown,) = mark.childItems()
    assert shown.opacity() == 0.45
    assert mark.opacity() == 1.0
    mark.set_pending(False)
    assert shown.opacity() == 1.0


@pytest.mark.parametrize("make", [pieces.bid, pieces.naming])
@pytest.mark.parametrize("scale", [1, 2])
def test_words_below_a_disc_leave_it_free(make: type, scale: int) -> None:
    look = replace(LOOK_OF_FOUR, text_unit=scale * LOOK_OF_FOUR.text_unit)
    piece = seen(make(), look)
    words = piece.caption_area(look)
    assert words.top() > piece.body().bottom()
    assert abs(words.center().x()) < 1.0


# -------------------------------------------------------------------------------------------- rings


def test_the_focus_ring_is_gold_and_leaves_a_gap_around_a_card() -> None:
    assert share_near(picture(pieces.focus_ring(), LOOK), theme.GOLD) > 0.01
    ring = seen(TableFocusRing(), around=(QSizeF(100, 154), 6))
    inside = picture(ring)
    assert inside.pixelColor(inside.width() // 2, inside.height() // 2).alpha() == 0
    assert ring.body().width() > 106


# ------------------------------------------------------------------------- chips that tell a score

RADIUS = 20.0
AMPLE = 10_000.0


@pytest.mark.parametrize(
    ("count", "stacks"),
    [(0, ()), (1, (1,)), (4, (4,)), (5, (5,)), (9, (5, 4)), (12, (5, 5, 2)), (15, (5, 5, 5))],
)
def test_chips_stand_in_stacks_of_five(count: int, stacks: tuple[int, ...]) -> None:
    plan = plan_stacks(count, RADIUS, AMPLE)
    assert plan.stacks == stacks
    assert plan.step == 2.25 * RADIUS


@pytest.mark.parametrize("room", [60.0, 90.0, 130.0, 220.0, 400.0])
def test_no_chip_is_lost_and_none_leaves_its_room(room: float) -> None:
    for count in range(37):
        plan = plan_stacks(count, RADIUS, room)
        assert sum(plan.stacks) == count
        assert plan.step >= 1.25 * RADIUS
        width = (len(plan.stacks) - 1) * plan.step + 2 * RADIUS
        assert width <= max(room, 3 * 1.25 * RADIUS + 2 * RADIUS)


@pytest.mark.parametrize("step", [2.24, 2.0])
def test_stacks_of_five_touch_before_they_grow(step: float) -> None:
    plan = plan_stacks(12, RADIUS, (2 * step + 2) * RADIUS + 0.01)
    assert plan.stacks == (5, 5, 2)
    assert plan.step == pytest.approx(step * RADIUS, abs=0.01)


def test_stacks_grow_before_they_overlap() -> None:
    plan = plan_stacks(20, RADIUS, 3 * 2.25 * RADIUS)
    assert plan.stacks == (10, 10)
    assert plan.step == 2.25 * RADIUS


@pytest.mark.parametrize(
    ("flush", "left"), [(Flush.LEFT, 0.0), (Flush.MIDDLE, -0.5), (Flush.RIGHT, -1.0)]
)
@pytest.mark.parametrize("count", [3, 9, 27, -2])
def test_chips_stay_where_they_are_flush(flush: Flush, left: float, count: int) -> None:
    piece = seen(pieces.chips(count), LOOK_OF_FOUR, flush=flush)
    assert piece.body().left() == pytest.approx(left * piece.body().width())


# ------------------------------------------------------------------------------------------- slates

TOTALS = tuple(str(24 - number) for number in range(12))


@pytest.mark.parametrize("all_struck", [False, True])
def test_the_last_total_is_large_and_all_before_it_or_all_are_struck(all_struck: bool) -> None:
    column = SlateColumn("We", TOTALS[:4])
    *older, last = totals_shown(column, 20.0, foot=True, all_struck=all_struck)
    assert [total.words for total in older] == list(TOTALS[:3])
    assert all(total.struck and total.old for total in older)
    assert (last.words, last.struck, last.old) == (TOTALS[3], all_struck, False)


@pytest.mark.parametrize("rows", [6.9, 9.0, 12.5, 18.0])
@pytest.mark.parametrize("foot", [True, False])
def test_a_full_slate_keeps_its_latest_totals_clear_of_the_foot(rows: float, foot: bool) -> None:
    shown = totals_shown(SlateColumn("We", TOTALS), rows, foot=foot, all_struck=False)
    assert [total.words for total in shown] == list(TOTALS[-len(shown) :])
    assert shown[0].middle > HEAD_ROW
    assert shown[-1].middle + 0.9 <= rows - (1.5 if foot else 0.3) + 1e-6
    middles = [total.middle for total in shown]
    assert middles == sorted(middles)


def test_a_column_without_totals_shows_none() -> None:
    assert totals_shown(SlateColumn("We"), 12.0, foot=True, all_struck=False) == ()


@pytest.mark.parametrize("width", [70.0, 110.0, 160.0, 300.0])
def test_the_largest_figures_find_room_on_a_small_slate(width: float) -> None:
    columns = (SlateColumn("Frieda", ("12", "103")), SlateColumn("Kontrabauernjodler", ("88",)))
    unit = chalk_unit(columns, 30.0, width, 0.9 * width)
    assert width_of(total_font(unit, old=False), "103") <= width / 2
    shown = totals_shown(columns[0], 0.9 * width / unit, foot=True, all_struck=False)
    assert unit * (HEAD_ROW + 0.2 + 1.55 * (len(shown) - 1) + 1.8 + 1.5) <= 0.9 * width + 1e-6
    name = head_font(unit, columns[1].name, width / 2)
    assert name.pixelSize() <= head_font(unit, "We", width / 2).pixelSize()
    shorter = head_font(unit, "Friederike", width / 2)
    assert width_of(shorter, "Friederike") <= width / 2 + 1e-6 or shorter.pixelSize() < 8


@pytest.mark.parametrize(
    ("height", "unit", "shown"),
    [(300.0, 30.0, ("24", "17")), (138.0, 20.0, ("24", "17")), (107.0, 20.0, ("17",))],
)
def test_a_low_slate_gives_its_room_to_the_last_totals(
    height: float, unit: float, shown: tuple[str, ...]
) -> None:
    column = SlateColumn("We", ("24", "17"))
    found = chalk_unit((column, column), 30.0, 400.0, height)
    assert found == pytest.approx(unit)
    totals = totals_shown(column, height / found, foot=True, all_struck=False)
    assert tuple(total.words for total in totals) == shown
