"""Everything painted on the table that is not a card."""

from collections.abc import Callable, Iterator
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene, QGraphicsWidget

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.cutouts import portrait
from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces import (
    Bubble,
    Chip,
    ChipFit,
    ChipKind,
    Coin,
    CoinState,
    CountTag,
    FocusRing,
    GoldRing,
    Look,
    Piece,
    PlatePiece,
    PointsTag,
    PressedOutline,
    RefusalPill,
    SmallLabel,
    StatusPill,
    TargetOutline,
    TrumpBadge,
    arrange_chips,
)
from sixtysix_gui.table.theme import Cloth
from tests.helpers.table.moments import closed
from tests.helpers.table.still_moments import ENGLISH, GERMAN
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = TableLayout.for_size(1280, 772)
LOOK = Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width)
SIZES = [(800, 572), (1280, 772), (1920, 1052), (960, 1052), (2560, 1052), (3840, 2132)]
GOLD, AMBER, CREAM = QColor(theme.GOLD), QColor(theme.AMBER), QColor(theme.CREAM)


def plate() -> PlatePiece:
    piece = PlatePiece()
    piece.set_width(230)
    piece.set_name("Frieda")
    piece.set_score("3 of 7")
    return piece


def with_text(piece: StatusPill) -> StatusPill:
    piece.set_text("Your lead. Hearts are trumps.")
    return piece


def chip(kind: ChipKind = ChipKind.CLOSE, words: str = "Close", key: str = "C") -> Chip:
    piece = Chip(kind)
    piece.set_text(words)
    piece.set_key(key)
    return piece


def count_tag() -> CountTag:
    piece = CountTag()
    piece.set_count(12)
    return piece


def points_tag() -> PointsTag:
    piece = PointsTag()
    piece.set_points(58)
    return piece


def badge() -> TrumpBadge:
    piece = TrumpBadge()
    piece.set_suit(Suit.HEARTS)
    return piece


def bubble() -> Bubble:
    piece = Bubble()
    piece.set_message("Forty!", Suit.SPADES)
    return piece


def coin(state: CoinState = CoinState.LEGAL) -> Coin:
    piece = Coin()
    piece.set_word("Out!")
    piece.set_state(state)
    return piece


def focus_ring() -> FocusRing:
    piece = FocusRing()
    piece.set_around_card(100)
    return piece


EVERY_PIECE: list[Callable[[], Piece]] = [
    plate,
    lambda: with_text(StatusPill()),
    lambda: with_text(RefusalPill()),
    lambda: with_text(SmallLabel()),
    chip,
    count_tag,
    points_tag,
    badge,
    bubble,
    coin,
    focus_ring,
    GoldRing,
    PressedOutline,
    TargetOutline,
]


def picture_item(piece: Piece) -> QGraphicsPixmapItem:
    (child,) = piece.childItems()
    assert isinstance(child, QGraphicsPixmapItem)
    return child


def picture(piece: Piece) -> QImage:
    return picture_item(piece).pixmap().toImage()


def colours(image: QImage) -> Iterator[QColor]:
    for y in range(image.height()):
        for x in range(image.width()):
            colour = image.pixelColor(x, y)
            if colour.alpha() > 200:
                yield colour


def share_near(image: QImage, wanted: QColor, reach: int = 24) -> float:
    """The share of all pixels that are opaque and close to a colour."""
    near = sum(
        abs(c.red() - wanted.red()) < reach
        and abs(c.green() - wanted.green()) < reach
        and abs(c.blue() - wanted.blue()) < reach
        for c in colours(image)
    )
    return near / (image.width() * image.height())


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_a_piece_is_painted_for_its_look(make: Callable[[], Piece]) -> None:
    piece = make()
    assert picture_item(piece).pixmap().isNull()
    piece.set_look(LOOK)
    assert not piece.body().isEmpty()
    assert any(c.alpha() > 0 for c in map(QColor.fromRgba, every_pixel(picture(piece))))


def every_pixel(image: QImage) -> Iterator[int]:
    for y in range(0, image.height(), 2):
        for x in range(image.width()):
            yield image.pixel(x, y)


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_a_piece_is_not_painted_again_for_the_same_look(make: Callable[[], Piece]) -> None:
    piece = make()
    piece.set_look(LOOK)
    painted = picture_item(piece).pixmap().cacheKey()
    piece.set_look(Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width))
    assert picture_item(piece).pixmap().cacheKey() == painted
    piece.set_look(Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width, ratio=2.0))
    assert picture_item(piece).pixmap().cacheKey() != painted


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_a_finer_screen_gets_a_finer_picture_of_the_same_size(make: Callable[[], Piece]) -> None:
    piece = make()
    piece.set_look(LOOK)
    coarse, area = picture(piece), picture_item(piece).boundingRect()
    piece.set_look(Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width, ratio=2.0))
    assert picture(piece).width() >= 1.9 * coarse.width()
    assert picture_item(piece).boundingRect().width() == pytest.approx(area.width(), abs=9)


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_nothing_but_qt_paints_a_moving_piece(make: Callable[[], Piece]) -> None:
    family = [kind for kind in type(make()).__mro__ if issubclass(kind, Piece)]
    assert all(not {"paint", "boundingRect", "shape"} & vars(kind).keys() for kind in family)


@pytest.mark.parametrize("make", EVERY_PIECE)
def test_a_hidden_piece_is_measured_at_once_and_painted_when_it_is_seen(
    make: Callable[[], Piece],
) -> None:
    seen, hidden, carrier = make(), make(), QGraphicsWidget()
    hidden.setParentItem(carrier)
    carrier.hide()
    for piece in (seen, hidden):
        piece.set_look(LOOK)
    assert hidden.body() == seen.body()
    assert picture_item(hidden).pixmap().isNull()
    carrier.show()
    assert picture(hidden) == picture(seen)
    painted = picture_item(hidden).pixmap().cacheKey()
    hidden.hide()
    hidden.show()
    assert picture_item(hidden).pixmap().cacheKey() == painted


def test_no_card_shines_through_the_label_of_who_closed(make_table: MakeTable) -> None:
    table = make_table(STILL)
    closed(table)
    label = table.table_scene.signs.talon.closed
    assert label.isVisible()
    image = picture(label)
    ground = image.pixelColor(image.width() // 2, round(0.2 * image.height()))
    assert ground.alpha() == 255
    assert ground.name().upper() == theme.STATUS_FILL


def test_setting_the_same_value_again_paints_nothing() -> None:
    pieces: list[tuple[Piece, Callable[[], None]]] = []
    status, label, close, tag = with_text(StatusPill()), SmallLabel(), chip(), points_tag()
    seat = plate()
    pieces += [
        (status, lambda: status.set_text("Your lead. Hearts are trumps.")),
        (status, lambda: status.set_max_width(600.0)),
        (label, lambda: label.set_text("")),
        (close, lambda: (close.set_key("C"), close.set_armed(False))[0]),
        (tag, lambda: tag.set_points("58")),
        (seat, lambda: (seat.set_name("Frieda"), seat.set_turn(False))[0]),
    ]
    for piece, repeat in pieces:
        piece.set_look(LOOK)
        painted = picture_item(piece).pixmap().cacheKey()
        repeat()
        assert picture_item(piece).pixmap().cacheKey() == painted


@pytest.mark.parametrize(
    "empty", [StatusPill, RefusalPill, SmallLabel, CountTag, PointsTag, TrumpBadge, Bubble]
)
def test_a_piece_with_nothing_to_say_shows_nothing(empty: Callable[[], Piece]) -> None:
    piece = empty()
    piece.set_look(LOOK)
    assert piece.body().isEmpty()
    assert all(alpha == 0 for alpha in every_pixel(picture(piece)))


@pytest.mark.parametrize("make", [chip, coin, plate])
def test_what_is_pressed_is_never_smaller_than_a_finger(make: Callable[[], Piece]) -> None:
    scene = QGraphicsScene()
    piece = make()
    piece.set_look(Look(text_unit=13.0, card_width=72.0))
    scene.addItem(piece)
    piece.setPos(300, 200)
    area = piece.hit_area()
    assert min(area.width(), area.height()) >= 44
    assert area.center().x() == pytest.approx(300, abs=1)
    assert area.contains(QPointF(300, 200))


# ------------------------------------------------------------------------------------- sentences


@pytest.mark.parametrize("words", [ENGLISH, GERMAN])
@pytest.mark.parametrize("size", SIZES)
def test_every_sentence_of_the_table_fits_in_two_lines(
    words: dict[str, str], size: tuple[int, int]
) -> None:
    for text_scale in (1.0, 1.25, 1.5):
        check_sentences(words, TableLayout.for_size(*size, text_scale))


def check_sentences(words: dict[str, str], layout: TableLayout) -> None:
    look = Look(layout.metrics.text_unit, layout.metrics.card_width)
    for key in ("lead", "said", "refused"):
        pill = RefusalPill() if key == "refused" else StatusPill()
        pill.set_max_width(layout.sentences.status_max_width)
        pill.set_text(words[key])
        pill.set_look(look)
        assert " ".join(pill.lines(look)) == words[key]
        assert pill.body().width() <= layout.sentences.status_max_width + 1


def test_a_second_line_grows_upwards() -> None:
    pill = StatusPill()
    pill.set_text("Your lead. Hearts are trumps.")
    pill.set_look(LOOK)
    one_line = pill.body()
    pill.set_max_width(one_line.width() - 30)
    assert len(pill.lines(LOOK)) == 2
    assert pill.body().bottom() == pytest.approx(one_line.bottom())
    assert pill.body().top() < one_line.top()


def test_a_word_that_is_too_long_is_shortened_not_cut() -> None:
    pill = StatusPill()
    pill.set_max_width(120)
    pill.set_text("Donaudampfschifffahrtsgesellschaftskapitän")
    pill.set_look(LOOK)
    assert pill.body().width() <= 121
    assert pill.lines(LOOK)[0].endswith("…")


def test_a_refusal_is_told_by_colour_outline_and_icon() -> None:
    refusal = with_text(RefusalPill())
    refusal.set_look(LOOK)
    status = with_text(StatusPill())
    status.set_look(LOOK)
    assert share_near(picture(refusal), AMBER) > 0.03
    assert share_near(picture(status), AMBER) == 0
    assert refusal.body().width() > status.body().width()


# ----------------------------------------------------------------------------------------- plate


def test_a_long_name_is_shortened_and_says_so() -> None:
    seat = plate()
    seat.set_look(LOOK)
    assert not seat.name_is_elided
    seat.set_name("Ännchen von Großmannshausen zu Übersee")
    assert seat.name_is_elided
    assert seat.name == "Ännchen von Großmannshausen zu Übersee"


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Ännchen von Großmannshausen zu Übersee", ("Ännchen",)),
        ("Fürst Walter Walterson", ("Fürst",)),
        ("Ada", ("Ada",)),
    ],
)
def test_the_first_word_stands_for_a_long_name(name: str, lines: tuple[str, ...]) -> None:
    seat = plate()
    seat.set_look(LOOK)
    seat.set_name(name)
    assert seat.plan is not None
    assert seat.plan.lines == lines
    assert seat.name_is_elided == (name not in lines)


@pytest.mark.parametrize(("text_units", "shown"), [(7.6, True), (7.4, False)])
def test_a_narrow_plate_leaves_out_the_face(text_units: float, shown: bool) -> None:
    check_face("Ada", text_units, shown=shown)


@pytest.mark.parametrize(
    ("name", "shown"), [("Ada", True), ("Friederike", False), ("Friederike-Charlotte", True)]
)
def test_a_face_makes_way_for_a_name_that_fits_only_without_it(name: str, shown: bool) -> None:
    check_face(name, 8.5, shown=shown)


def check_face(name: str, text_units: float, *, shown: bool) -> None:
    seat = plate()
    seat.set_name(name)
    seat.set_width(text_units * LOOK.text_unit)
    seat.set_look(LOOK)
    without_face = picture(seat)
    seat.set_avatar(portrait(LOOK.style, "KH"))
    assert (picture(seat) != without_face) is shown


def test_whose_turn_it_is_is_outlined_in_gold() -> None:
    seat = plate()
    seat.set_look(LOOK)
    assert share_near(picture(seat), GOLD) == 0
    seat.set_turn(True)
    assert share_near(picture(seat), GOLD) > 0.01


@pytest.mark.parametrize("width", [110, 230])
def test_the_dealer_has_two_cards_on_the_plate(width: float) -> None:
    seat = plate()
    seat.set_width(width)
    seat.set_look(LOOK)
    back = QColor(theme.BACK_COLOURS["french"])
    assert share_near(picture(seat), back) == 0
    seat.set_dealer(True)
    assert share_near(picture(seat), back) > 0.005


# ---------------------------------------------------------------------------------- coin and chips


def test_the_coin_is_gold_only_when_going_out_is_legal() -> None:
    gold = QColor(theme.COIN_MIDDLE)
    pressed, legal, glowing = (coin(state) for state in CoinState)
    for piece in (pressed, legal, glowing):
        piece.set_look(LOOK)
    assert share_near(picture(pressed), gold, 40) == 0
    assert share_near(picture(legal), gold, 40) > 0.15
    assert picture(glowing) != picture(legal)


@pytest.mark.parametrize("word", ["Out!", "Aus!", "Ausgemeldet!"])
def test_the_word_on_the_coin_stays_within_its_beads(word: str) -> None:
    piece = coin()
    piece.set_look(LOOK)
    plain = picture(piece)
    piece.set_word(word)
    changed = (
        [
            x
            for x in range(plain.width())
            for y in range(plain.height())
            if plain.pixel(x, y) != picture(piece).pixel(x, y)
        ]
        if word != "Out!"
        else []
    )
    middle, radius = plain.width() / 2, 0.34 * LOOK.card_width
    assert all(abs(x - middle) < 0.9 * radius for x in changed)


def test_an_armed_chip_is_filled_with_gold() -> None:
    piece = chip(ChipKind.MARRIAGE, "20", "M")
    piece.set_look(LOOK)
    before = share_near(picture(piece), GOLD)
    piece.set_armed(True)
    assert piece.is_armed
    assert share_near(picture(piece), GOLD) > before + 0.3


def test_a_chip_without_its_key_cap_is_shorter() -> None:
    piece = chip()
    piece.set_look(LOOK)
    width = piece.body().width()
    piece.set_fit(ChipFit(key=False))
    assert piece.body().width() < width - LOOK.text_unit


@pytest.mark.parametrize("words", [ENGLISH, GERMAN])
@pytest.mark.parametrize("dragging", [False, True])
def test_chips_at_the_talon_never_touch(words: dict[str, str], dragging: bool) -> None:
    for size, text_scale in product(SIZES, (1.0, 1.25, 1.5, 2.0)):
        check_chips(words, TableLayout.for_size(*size, text_scale), dragging=dragging)


def check_chips(words: dict[str, str], layout: TableLayout, *, dragging: bool) -> None:
    look = Look(layout.metrics.text_unit, layout.metrics.card_width)
    close = chip(ChipKind.CLOSE, words["close"], "C")
    exchange = chip(ChipKind.EXCHANGE, words["exchange"], "X")
    for piece in (close, exchange):
        piece.set_look(look)
    arrange_chips(layout, close, exchange, dragging_lowest=dragging)
    areas = [piece.body().translated(piece.pos()) for piece in (close, exchange)]
    assert not areas[0].intersects(areas[1])
    assert all(area.left() >= layout.metrics.rim for area in areas)


def test_the_exchange_chip_makes_way_for_the_dragged_nine() -> None:
    exchange = chip(ChipKind.EXCHANGE, "Exchange 9", "X")
    exchange.set_look(LOOK)
    arrange_chips(LAYOUT, None, exchange, dragging_lowest=True)
    area = exchange.body().translated(exchange.pos())
    turn_up = LAYOUT.middle.turn_up.bounds(LAYOUT.metrics.card_width)
    assert area.left() > turn_up.right()
    assert area.center().y() == pytest.approx(turn_up.center().y())


# ------------------------------------------------------------------------- badges, rings, targets


@pytest.mark.parametrize(("suit", "red"), [(Suit.HEARTS, True), (Suit.SPADES, False)])
def test_the_badge_shows_the_sign_of_the_trumps(suit: Suit, red: bool) -> None:
    piece = TrumpBadge()
    piece.set_suit(suit)
    piece.set_look(LOOK)
    assert (share_near(picture(piece), QColor(theme.CARD_RED), 40) > 0.02) is red
    assert (share_near(picture(piece), QColor(theme.INK), 40) > 0.02) is not red


def test_a_target_turns_gold_when_hot() -> None:
    piece = TargetOutline()
    piece.set_look(LOOK)
    assert share_near(picture(piece), GOLD) == 0
    piece.set_hot(True)
    assert piece.is_hot
    assert share_near(picture(piece), GOLD) > 0.01


def test_the_focus_ring_is_gold() -> None:
    ring = focus_ring()
    ring.set_look(LOOK)
    assert share_near(picture(ring), GOLD) > 0.01


def test_the_focus_ring_leaves_a_gap_around_a_card() -> None:
    ring = FocusRing()
    ring.set_around(QSizeF(100, 154), 6)
    ring.set_look(LOOK)
    inside = picture(ring)
    assert inside.pixelColor(inside.width() // 2, inside.height() // 2).alpha() == 0
    assert ring.body().width() > 106


@pytest.mark.parametrize("chair", FACING)
def test_announcements_stay_on_the_table_and_off_the_hand(chair: Chair) -> None:
    for size, text_scale in product(SIZES, (1.0, 1.5, 2.0)):
        check_bubble(TableLayout.for_size(*size, text_scale), chair)


def check_bubble(layout: TableLayout, chair: Chair) -> None:
    piece = Bubble()
    piece.set_message("Vierzig!", Suit.SPADES)
    piece.set_look(Look(layout.metrics.text_unit, layout.metrics.card_width))
    piece.place(layout.sentences.bubble(chair, piece.body().width()))
    area = piece.body().translated(piece.pos())
    assert area.left() >= 0
    assert area.top() >= layout.metrics.rim
    hand = [place.outline(layout.metrics.card_width) for place in layout.hands.own(6)]
    if layout.metrics.text_scale == 1.0:
        assert not any(card.boundingRect().intersects(area) for card in hand)


@pytest.mark.parametrize("cloth", Cloth)
def test_pieces_can_be_painted_for_every_cloth(cloth: Cloth) -> None:
    for make in EVERY_PIECE:
        piece = make()
        piece.set_look(Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width, cloth=cloth))
        assert not piece.body().isEmpty()
