"""What lies on the table for three and four alone: every state of every piece can be told."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QImage

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces import (
    Band,
    BidDisc,
    Bubble,
    ChipStacks,
    ChoiceDisc,
    Coin,
    CoinState,
    ContractPanel,
    DeviceLabel,
    DoublingCoin,
    Flush,
    LeadWedge,
    Look,
    NameDots,
    NamingDisc,
    NoSuit,
    PanelRow,
    Piece,
    RoomyLabel,
    Seal,
    Slate,
    SlateColumn,
    Speech,
    Tag,
    Tail,
    TrumpCounter,
    TurnChevrons,
)

pytestmark = pytest.mark.usefixtures("qapp")

METRICS = TableLayout.for_size(1280, 772, seats=4).metrics
LOOK = Look(METRICS.text_unit, METRICS.card_width)
STRONG = replace(LOOK, contrast=theme.STRONG)
LOOKS = [LOOK, STRONG, replace(LOOK, ratio=2.0), replace(LOOK, style=CardStyle(pack="german"))]


def counter(trump: Suit | NoSuit = Suit.SPADES) -> TrumpCounter:
    piece = TrumpCounter()
    piece.set_trump(trump)
    return piece


def seal(*, royal: bool = False, notch: float | None = 0.0) -> Seal:
    piece = Seal()
    piece.set_marriage(Suit.CLUBS, royal=royal)
    piece.set_notch(notch)
    return piece


def bid(*, allowed: bool = True, focused: bool = False) -> BidDisc:
    piece = BidDisc()
    piece.set_figure("3")
    piece.set_caption("99")
    piece.set_allowed(allowed)
    piece.set_focused(focused)
    return piece


def naming(*, allowed: bool = True, focused: bool = False) -> NamingDisc:
    piece = NamingDisc()
    piece.set_suit(Suit.HEARTS)
    piece.set_caption("Hearts")
    piece.set_key("3")
    piece.set_allowed(allowed)
    piece.set_focused(focused)
    return piece


def doubling() -> DoublingCoin:
    piece = DoublingCoin()
    piece.set_words("Kontra", "× 2")
    return piece


def bubble(tail: Tail = Tail.LEFT, speech: Speech = Speech.CALL) -> Bubble:
    piece = Bubble()
    piece.set_message("Forty!", Suit.SPADES)
    piece.set_tail(tail)
    piece.set_speech(speech)
    return piece


def tag(*, golden: bool = False) -> Tag:
    piece = Tag()
    piece.set_text("bid 3")
    piece.set_golden(golden)
    return piece


def chips(count: int = 13) -> ChipStacks:
    piece = ChipStacks()
    piece.set_count(count)
    return piece


def slate(*totals: str, struck: bool = False) -> Slate:
    piece = Slate()
    piece.set_size(1.75 * LOOK.card_width, 1.75 * LOOK.card_width)
    piece.set_columns([SlateColumn("They", totals or ("24", "18")), SlateColumn("We", ("24",))])
    piece.set_foot("24 → 0")
    piece.set_all_struck(struck)
    return piece


def label(*, below_zero: bool = False, band: Band = Band.OURS) -> DeviceLabel:
    piece = DeviceLabel()
    piece.set_score("We", "−3" if below_zero else "8", below_zero=below_zero)
    piece.set_band(band)
    return piece


def panel() -> ContractPanel:
    piece = ContractPanel()
    piece.set_size(28 * LOOK.text_unit, 18.6 * LOOK.text_unit)
    piece.set_head("Your call", "So far: David, Bettler (4)")
    piece.set_rows([PanelRow("1", "Bettler", "4", allowed=False), PanelRow("2", "Gang", "9")])
    piece.set_pass("Pass", "P")
    return piece


def roomy() -> RoomyLabel:
    piece = RoomyLabel()
    piece.set_text("shown by Argine")
    return piece


EVERY_PIECE: list[Callable[[], Piece]] = [
    counter,
    seal,
    bid,
    naming,
    doubling,
    bubble,
    tag,
    chips,
    lambda: chips(-3),
    slate,
    label,
    panel,
    roomy,
    LeadWedge,
    TurnChevrons,
    NameDots,
]


def picture(piece: Piece, look: Look = LOOK) -> QImage:
    piece.set_look(look)
    return piece.picture()[0].toImage()


def pixel(piece: Piece, x: float, y: float, look: Look = LOOK) -> QColor:
    """The colour at a point, from the anchor."""
    pixmap, offset = piece.picture()
    return pixmap.toImage().pixelColor(
        round((x - offset.x()) * look.ratio), round((y - offset.y()) * look.ratio)
    )


def share_near(image: QImage, name: str, reach: int = 26) -> float:
    """The share of all opaque pixels that are close to a colour."""
    wanted = QColor(name)
    near = opaque = 0
    for y in range(image.height()):
        for x in range(image.width()):
            seen = image.pixelColor(x, y)
            if seen.alpha() < 200:
                continue
            opaque += 1
            near += (
                abs(seen.red() - wanted.red()) < reach
                and abs(seen.green() - wanted.green()) < reach
                and abs(seen.blue() - wanted.blue()) < reach
            )
    return near / max(1, opaque)


def edge_is_clear(image: QImage) -> bool:
    """Whether nothing reaches the border of a picture: what does is cut."""
    right, bottom = image.width() - 1, image.height() - 1
    across = all(image.pixelColor(x, y).alpha() == 0 for x in range(right + 1) for y in (0, bottom))
    return across and all(
        image.pixelColor(x, y).alpha() == 0 for y in range(bottom + 1) for x in (0, right)
    )


@pytest.mark.parametrize("look", LOOKS)
@pytest.mark.parametrize("make", EVERY_PIECE)
def test_nothing_of_a_piece_is_cut_at_the_border_of_its_picture(
    make: Callable[[], Piece], look: Look
) -> None:
    piece = make()
    image = picture(piece, look)
    assert not piece.body().isEmpty()
    assert edge_is_clear(image)


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_a_piece_is_painted_anew_only_when_something_changes(make: Callable[[], Piece]) -> None:
    piece = make()
    piece.set_look(LOOK)
    painted = piece.picture()[0].cacheKey()
    piece.set_look(Look(METRICS.text_unit, METRICS.card_width))
    assert piece.picture()[0].cacheKey() == painted
    piece.set_look(replace(LOOK, ratio=2.0))
    assert piece.picture()[0].cacheKey() != painted


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_nothing_but_qt_paints_a_moving_piece(make: Callable[[], Piece]) -> None:
    family = [kind for kind in type(make()).__mro__ if issubclass(kind, Piece)]
    assert all(not {"paint", "boundingRect", "shape"} & vars(kind).keys() for kind in family)


def test_setting_the_same_value_again_paints_nothing() -> None:
    disc, mark, stack, board, sheet = bid(), seal(), chips(), slate(), panel()
    again: list[tuple[Piece, Callable[[], None]]] = [
        (disc, lambda: disc.set_focused(False)),
        (disc, lambda: disc.set_caption("99")),
        (mark, lambda: mark.set_marriage(Suit.CLUBS)),
        (mark, lambda: mark.set_notch(0.0)),
        (stack, lambda: stack.set_count(13)),
        (board, lambda: board.set_foot("24 → 0")),
        (sheet, lambda: sheet.set_focus(None)),
        (sheet, lambda: sheet.set_pass("Pass", "P")),
    ]
    for piece, repeat in again:
        piece.set_look(LOOK)
        painted = piece.picture()[0].cacheKey()
        repeat()
        assert piece.picture()[0].cacheKey() == painted


@pytest.mark.parametrize(
    "empty", [Seal, DoublingCoin, Bubble, Tag, ChipStacks, DeviceLabel, RoomyLabel, Slate]
)
def test_a_piece_with_nothing_to_say_shows_nothing(empty: Callable[[], Piece]) -> None:
    piece = empty()
    image = picture(piece)
    assert piece.body().isEmpty()
    assert edge_is_clear(image)
    assert image.width() * image.height() < 10_000


STATES: list[tuple[str, Callable[[], Piece], Callable[[], Piece]]] = [
    ("suits", lambda: counter(Suit.SPADES), lambda: counter(Suit.CLUBS)),
    ("turned over", lambda: counter(Suit.SPADES), lambda: counter(NoSuit.NO_TRUMPS)),
    ("unknown", lambda: counter(NoSuit.UNKNOWN), lambda: counter(NoSuit.NO_TRUMPS)),
    ("royal", seal, lambda: seal(royal=True)),
    ("notch", seal, lambda: seal(notch=180.0)),
    ("no notch", seal, lambda: seal(notch=None)),
    ("not allowed", bid, lambda: bid(allowed=False)),
    ("focused", bid, lambda: bid(focused=True)),
    ("pressed and focused", lambda: bid(allowed=False), lambda: bid(allowed=False, focused=True)),
    ("suit pressed in", naming, lambda: naming(allowed=False)),
    ("suit focused", naming, lambda: naming(focused=True)),
    ("golden", tag, lambda: tag(golden=True)),
    ("one chip more", chips, lambda: chips(14)),
    ("owing", lambda: chips(-3), lambda: chips(-2)),
    ("struck", slate, lambda: slate(struck=True)),
    ("below zero", label, lambda: label(below_zero=True)),
    ("their band", label, lambda: label(band=Band.THEIRS)),
]


@pytest.mark.parametrize("look", [LOOK, STRONG])
@pytest.mark.parametrize(("first", "second"), [row[1:] for row in STATES])
def test_two_states_look_different(
    first: Callable[[], Piece], second: Callable[[], Piece], look: Look
) -> None:
    assert picture(first(), look) != picture(second(), look)


@pytest.mark.parametrize("suit", Suit)
def test_the_counter_shows_the_sign_of_the_pack_in_use(suit: Suit) -> None:
    french = picture(counter(suit))
    german = picture(counter(suit), replace(LOOK, style=CardStyle(pack="german")))
    four = picture(counter(suit), replace(LOOK, style=CardStyle(colours="four")))
    assert french != german
    assert (four != french) == (suit in {Suit.SPADES, Suit.DIAMONDS})


def test_a_counter_is_ivory_and_its_unknown_place_lets_the_cloth_through() -> None:
    assert share_near(picture(counter(NoSuit.NO_TRUMPS)), theme.IVORY) > 0.3
    place = counter(NoSuit.UNKNOWN)
    place.set_look(LOOK)
    assert pixel(place, 0.5 * LOOK.card_width * 0.36, 0.0).alpha() < 60


def test_forty_has_a_rim_of_gold_and_twenty_has_none() -> None:
    assert share_near(picture(seal(royal=True)), theme.DARK_GOLD) > 0.08
    assert share_near(picture(seal()), theme.DARK_GOLD) == 0.0


@pytest.mark.parametrize(
    ("degrees", "towards"), [(0.0, (0, -1)), (90.0, (1, 0)), (180.0, (0, 1)), (270.0, (-1, 0))]
)
def test_notch_and_wedge_point_at_their_seat(degrees: float, towards: tuple[int, int]) -> None:
    mark, wedge = seal(notch=degrees), LeadWedge()
    wedge.set_direction(degrees)
    mark.set_look(LOOK)
    wedge.set_look(LOOK)
    reach = mark.body().width() / 2 * 1.22
    assert pixel(mark, towards[0] * reach, towards[1] * reach).alpha() == 255
    assert pixel(mark, -towards[0] * reach, -towards[1] * reach).alpha() < 140
    length = 0.07 * LOOK.card_width
    beside = QPointF(towards[1] * length, towards[0] * length)
    tip, root = (QPointF(*towards) * length * sign for sign in (1.0, -1.0))
    assert pixel(wedge, tip.x() + beside.x(), tip.y() + beside.y()).alpha() < 255
    assert pixel(wedge, root.x() + beside.x() * 0.4, root.y() + beside.y() * 0.4).alpha() == 255


def test_a_pending_seal_is_seen_faintly_while_its_carrier_stays_free_to_fade() -> None:
    mark = seal()
    mark.set_look(LOOK)
    mark.set_pending(True)
    (shown,) = mark.childItems()
    assert shown.opacity() == 0.45
    assert mark.opacity() == 1.0
    mark.set_pending(False)
    assert shown.opacity() == 1.0


@pytest.mark.parametrize("make", [bid, naming])
def test_words_below_a_disc_leave_it_free(make: Callable[[], ChoiceDisc]) -> None:
    for unit in (LOOK.text_unit, 2 * LOOK.text_unit):
        piece = make()
        look = replace(LOOK, text_unit=unit)
        piece.set_look(look)
        words = piece.caption_area(look)
        assert words.top() > piece.body().bottom()
        assert abs(words.center().x()) < 1.0


@pytest.mark.parametrize("unit", [13.0, 15.8, 30.0])
@pytest.mark.parametrize("tail", Tail)
def test_a_bubble_lies_beside_its_tail(tail: Tail, unit: float) -> None:
    piece = bubble(tail)
    piece.set_look(replace(LOOK, text_unit=unit))
    x, y = tail.value
    body = piece.body()
    gaps = {
        (-1, 0): body.left(),
        (1, 0): -body.right(),
        (0, -1): body.top(),
        (0, 1): -body.bottom(),
    }
    assert gaps[x, y] == pytest.approx(0.95 * unit)
    assert body.height() == pytest.approx(2.7 * unit)


def test_an_announcement_is_larger_than_a_call() -> None:
    pieces = [bubble(speech=speech) for speech in (Speech.CALL, Speech.ANNOUNCEMENT)]
    for piece in pieces:
        piece.set_look(LOOK)
    call, announcement = (piece.body() for piece in pieces)
    assert announcement.height() == pytest.approx(3.3 * LOOK.text_unit)
    assert call.height() == pytest.approx(2.7 * LOOK.text_unit)
    assert announcement.width() > call.width()


def test_a_tag_without_room_is_shortened() -> None:
    piece = tag()
    piece.set_text("Kontraschnapser 12")
    piece.set_max_width(90.0)
    piece.set_look(LOOK)
    assert piece.text_is_elided
    assert piece.body().width() <= 90.0
    piece.set_max_width(900.0)
    assert not piece.text_is_elided


def test_a_label_without_room_goes_rather_than_being_cut() -> None:
    piece = roomy()
    piece.set_look(LOOK)
    whole = piece.body().width()
    for room, width in ((whole + 1.0, whole), (0.95 * whole, 0.95 * whole), (0.89 * whole, 0.0)):
        piece.set_max_width(room)
        assert piece.fits == (width > 0)
        assert piece.body().width() == pytest.approx(width)
        assert edge_is_clear(piece.picture()[0].toImage())


def test_the_coin_says_how_many_points_end_the_deal() -> None:
    usual, other = Coin(), Coin()
    other.set_figure("101")
    for state in CoinState:
        for piece in (usual, other):
            piece.set_state(state)
        assert picture(usual) != picture(other)
    other.set_figure("66")
    assert picture(usual) == picture(other)


def test_a_long_word_stays_within_the_beads_of_the_coin() -> None:
    piece = DoublingCoin()
    piece.set_words("Subkontrabesteck", "× 16")
    assert edge_is_clear(picture(piece))
    radius = piece.body().width() / 2
    ring = [pixel(piece, side * 0.90 * radius, -0.1 * radius) for side in (-1, 1)]
    assert all(colour != QColor(theme.COIN_TEXT) for colour in ring)


@pytest.mark.parametrize(
    ("flush", "left"), [(Flush.LEFT, 0.0), (Flush.MIDDLE, -0.5), (Flush.RIGHT, -1.0)]
)
def test_chips_stay_where_they_are_flush(flush: Flush, left: float) -> None:
    piece = chips()
    piece.set_flush(flush)
    for count in (3, 9, 27, -2):
        piece.set_count(count)
        piece.set_look(LOOK)
        assert piece.body().left() == pytest.approx(left * piece.body().width())


def spoken(words: str) -> Bubble:
    piece = Bubble()
    piece.set_message(words)
    return piece


def tagged(words: str) -> Tag:
    piece = Tag()
    piece.set_text(words)
    return piece


def named(words: str) -> DeviceLabel:
    piece = DeviceLabel()
    piece.set_score(words, "8")
    return piece


def test_a_name_is_written_smaller_before_it_is_cut() -> None:
    roomy, narrow = named("They"), named("They")
    roomy.set_look(LOOK)
    narrow.set_max_width(0.9 * roomy.body().width())
    narrow.set_look(LOOK)
    assert narrow.body().width() <= 0.9 * roomy.body().width()
    letters = [piece.outline().elementCount() for piece in (roomy, narrow)]
    assert letters[0] == letters[1]


@pytest.mark.parametrize("make", [spoken, tagged, named])
@pytest.mark.parametrize("words", ["<b>Ann and Bob</b>", "Ann &amp; &lt;Bob&gt;", "<br><br><br>"])
def test_every_sign_of_words_like_html_takes_its_room(
    make: Callable[[str], Piece], words: str
) -> None:
    widths: list[float] = []
    for text in (words, words.replace("<", "").replace("&", "")):
        piece = make(text)
        piece.set_look(LOOK)
        widths.append(piece.body().width())
    assert widths[0] > widths[1] + 0.4 * LOOK.text_unit
