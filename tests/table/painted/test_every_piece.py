"""Everything painted on the table that is not a card: one question after another, asked of all."""

from dataclasses import replace

import pytest
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsWidget

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.table.pieces.brushwork import Whose
from sixtysix_gui.table.pieces.contract_panel import ContractPanel, PanelButton
from sixtysix_gui.table.pieces.discs import NoSuit, TrumpBadge
from sixtysix_gui.table.pieces.labels import SmallLabel
from sixtysix_gui.table.pieces.marks import TargetOutline
from sixtysix_gui.table.pieces.piece import Look, Piece
from sixtysix_gui.table.pieces.pills import RefusalPill
from sixtysix_gui.table.pieces.plate import Plate
from tests.helpers.table import pieces
from tests.helpers.table.pieces import LOOK, LOOK_OF_FOUR, PIECES, SENTENCE, MakePiece, made, seen
from tests.helpers.table.pixels import colours, edge_is_clear, picture, share_near

pytestmark = pytest.mark.usefixtures("qapp")

FINE = replace(LOOK, ratio=2.0)
STRONG = replace(LOOK_OF_FOUR, contrast=theme.STRONG)
LOOKS = [
    LOOK_OF_FOUR,
    STRONG,
    replace(LOOK_OF_FOUR, ratio=2.0),
    replace(LOOK_OF_FOUR, style=CardStyle(pack="german")),
    *(replace(LOOK, cloth=cloth) for cloth in Cloth),
]
BACK = theme.BACK_COLOURS["french"]
every_piece = pytest.mark.parametrize("make", PIECES.values(), ids=PIECES)


def narrow_plate() -> Plate:
    return made(pieces.plate(), room=110)


def focused(part: int | PanelButton) -> ContractPanel:
    return made(pieces.panel(), focus=part)


def picture_item(piece: Piece) -> QGraphicsPixmapItem:
    (child,) = piece.childItems()
    assert isinstance(child, QGraphicsPixmapItem)
    return child


def painted(piece: Piece) -> int:
    """Return a number that changes whenever a piece is painted."""
    return picture_item(piece).pixmap().cacheKey()


@every_piece
def test_a_piece_is_painted_for_its_look_but_not_again_for_the_same(make: MakePiece) -> None:
    piece = make()
    assert picture_item(piece).pixmap().isNull()
    piece.set_look(LOOK)
    assert any(colour.alpha() > 0 for colour in colours(picture(piece)))
    before = painted(piece)
    piece.set_look(Look(LOOK.text_unit, LOOK.card_width))
    assert painted(piece) == before
    piece.set_look(FINE)
    assert painted(piece) != before


@pytest.mark.parametrize("look", LOOKS)
@every_piece
def test_nothing_of_a_piece_is_cut_at_the_border_of_its_picture(
    make: MakePiece, look: Look
) -> None:
    piece = make()
    if isinstance(piece, RefusalPill):  # its strong line is whole, but reaches the border
        look = replace(look, contrast=theme.USUAL)
    piece.set_look(look)
    assert not piece.body().isEmpty()
    assert edge_is_clear(picture(piece))


@every_piece
def test_a_finer_screen_gets_a_finer_picture_of_the_same_size(make: MakePiece) -> None:
    piece = seen(make())
    coarse, area = picture(piece), picture_item(piece).boundingRect()
    assert picture(piece, FINE).width() >= 1.9 * coarse.width()
    assert picture_item(piece).boundingRect().width() == pytest.approx(area.width(), abs=9)


@every_piece
def test_nothing_but_qt_paints_a_moving_piece(make: MakePiece) -> None:
    family = [kind for kind in type(make()).__mro__ if issubclass(kind, Piece)]
    assert all(not {"paint", "boundingRect", "shape"} & vars(kind).keys() for kind in family)


@every_piece
def test_a_hidden_piece_is_measured_at_once_and_painted_when_it_is_seen(make: MakePiece) -> None:
    shown, hidden, carrier = make(), make(), QGraphicsWidget()
    hidden.setParentItem(carrier)
    carrier.hide()
    for piece in (shown, hidden):
        piece.set_look(LOOK)
    assert hidden.body() == shown.body()
    assert picture_item(hidden).pixmap().isNull()
    carrier.show()
    assert picture(hidden) == picture(shown)
    before = painted(hidden)
    hidden.hide()
    hidden.show()
    assert painted(hidden) == before


SAME: list[tuple[MakePiece, dict[str, object]]] = [
    (PIECES["status"], {"text": SENTENCE, "max_width": 600.0}),
    (SmallLabel, {"text": ""}),
    (pieces.chip, {"key": "C", "is_armed": False}),
    (PIECES["points"], {"points": "58"}),
    (pieces.plate, {"name": "Frieda", "turn": False}),
    (pieces.bid, {"is_focused": False, "caption": "99"}),
    (pieces.seal, {"marriage": Suit.CLUBS, "notch": 0.0}),
    (pieces.chips, {"count": 13}),
    (pieces.slate, {"foot": "24 → 0"}),
    (pieces.panel, {"focus": None, "pass": ("Pass", "P")}),
]


@pytest.mark.parametrize(("make", "values"), SAME)
def test_setting_the_same_value_again_paints_nothing(
    make: MakePiece, values: dict[str, object]
) -> None:
    piece = seen(make())
    for name, value in values.items():
        before = painted(piece)
        made(piece, **{name: value})
        assert painted(piece) == before, name


EMPTY = """status, refusal, small label, count, points, badge, bubble, seal, doubling, tag, chips,
device label, roomy label, slate"""


@pytest.mark.parametrize("name", EMPTY.replace("\n", " ").split(", "))
def test_a_piece_with_nothing_to_say_shows_nothing(name: str) -> None:
    piece = seen(type(PIECES[name]())())
    image = picture(piece)
    assert piece.body().isEmpty()
    assert image.width() * image.height() < 10_000
    assert all(colour.alpha() == 0 for colour in colours(image))


STATES: dict[str, tuple[MakePiece, MakePiece]] = {
    "suits": (pieces.counter, lambda: pieces.counter(Suit.CLUBS)),
    "turned over": (pieces.counter, lambda: pieces.counter(NoSuit.NO_TRUMPS)),
    "unknown": (lambda: pieces.counter(NoSuit.UNKNOWN), lambda: pieces.counter(NoSuit.NO_TRUMPS)),
    "royal": (pieces.seal, lambda: pieces.seal(royal=True)),
    "notch": (pieces.seal, lambda: pieces.seal(notch=180.0)),
    "no notch": (pieces.seal, lambda: pieces.seal(notch=None)),
    "not allowed": (pieces.bid, lambda: pieces.bid(allowed=False)),
    "focused": (pieces.bid, lambda: pieces.bid(focused=True)),
    "pressed and focused": (
        lambda: pieces.bid(allowed=False),
        lambda: pieces.bid(allowed=False, focused=True),
    ),
    "suit pressed in": (pieces.naming, lambda: pieces.naming(allowed=False)),
    "suit focused": (pieces.naming, lambda: pieces.naming(focused=True)),
    "row focused": (pieces.panel, lambda: focused(0)),
    "another row focused": (lambda: focused(0), lambda: focused(1)),
    "pass focused": (lambda: focused(1), lambda: focused(PanelButton.PASS)),
    "golden": (pieces.tag, lambda: pieces.tag(golden=True)),
    "one chip more": (pieces.chips, lambda: pieces.chips(14)),
    "owing": (lambda: pieces.chips(-3), lambda: pieces.chips(-2)),
    "below zero": (pieces.label, lambda: pieces.label(below_zero=True)),
    "their band": (pieces.label, lambda: pieces.label(band=Whose.THEIRS)),
}


@pytest.mark.parametrize("look", [LOOK_OF_FOUR, STRONG])
@pytest.mark.parametrize(("first", "second"), STATES.values(), ids=STATES)
def test_two_states_look_different(first: MakePiece, second: MakePiece, look: Look) -> None:
    assert picture(first(), look) != picture(second(), look)


COLOURS: list[tuple[str, int, MakePiece, MakePiece, float]] = [
    (theme.GOLD, 24, TargetOutline, lambda: made(TargetOutline(), is_hot=True), 0.01),
    (theme.GOLD, 24, pieces.plate, lambda: made(pieces.plate(), turn=True), 0.01),
    (theme.AMBER, 24, PIECES["status"], PIECES["refusal"], 0.03),
    (theme.COIN_MIDDLE, 40, lambda: pieces.coin(legal=False), pieces.coin, 0.15),
    (theme.CARD_RED, 40, lambda: made(TrumpBadge(), suit=Suit.SPADES), PIECES["badge"], 0.02),
    (theme.INK, 40, PIECES["badge"], lambda: made(TrumpBadge(), suit=Suit.SPADES), 0.02),
    (BACK, 24, pieces.plate, lambda: made(pieces.plate(), deals=True), 0.005),
    (BACK, 24, narrow_plate, lambda: made(narrow_plate(), deals=True), 0.005),
]
"""Colours, how near to them counts, who has none of them, and who has more than such a share."""


@pytest.mark.parametrize(("colour", "reach", "without", "with_it", "least"), COLOURS)
def test_what_is_told_by_a_colour(
    colour: str, reach: int, without: MakePiece, with_it: MakePiece, least: float
) -> None:
    none, share = (share_near(picture(make(), LOOK), colour, reach) for make in (without, with_it))
    assert none == 0
    assert share > least


@pytest.mark.parametrize("name", ["chip", "coin", "plate"])
def test_what_is_pressed_is_never_smaller_than_a_finger(name: str) -> None:
    piece = seen(PIECES[name](), Look(text_unit=13.0, card_width=72.0))
    piece.setPos(300, 200)
    area = piece.hit_area()
    assert min(area.width(), area.height()) >= 44
    assert area.center().x() == pytest.approx(300, abs=1)
    assert area.contains(300, 200)
