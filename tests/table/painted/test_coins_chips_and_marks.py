"""Coins, chips, discs, seals and rings: what each says by its colour and its shape."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.pieces.chip import ChipFit, ChipKind, arrange_chips
from sixtysix_gui.table.pieces.coin import Coin, CoinState
from sixtysix_gui.table.pieces.marks.lead_marks import LeadWedge
from sixtysix_gui.table.pieces.marks.outlines import FocusRing
from sixtysix_gui.table.pieces.marks.trump import NoSuit
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


@pytest.mark.parametrize("state", CoinState)
def test_the_coin_says_how_many_points_end_the_deal(state: CoinState) -> None:
    usual, other, same = Coin(), made(Coin(), figure="101"), made(Coin(), figure="66")
    images = [picture(made(piece, state=state), LOOK_OF_FOUR) for piece in (usual, other, same)]
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
    ring = seen(FocusRing(), around=(QSizeF(100, 154), 6))
    inside = picture(ring)
    assert inside.pixelColor(inside.width() // 2, inside.height() // 2).alpha() == 0
    assert ring.body().width() > 106
