"""High contrast: plain dark cloths, opaque grounds, stronger lines; measured, not looked at."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QGraphicsPixmapItem

from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table import theme
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.cards.render import CARD_MARGIN, render_card
from sixtysix_gui.table.cards.style import CardStyle
from sixtysix_gui.table.ground.paint import paint_ground, plain_colour
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces import (
    Chip,
    ChipKind,
    CountTag,
    FocusRing,
    Look,
    Piece,
    PlatePiece,
    SmallLabel,
    StatusPill,
)
from sixtysix_gui.table.theme import CLOTHS, Cloth
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = TableLayout.for_size(800, 572)
USUAL = Look(LAYOUT.metrics.text_unit, LAYOUT.metrics.card_width)
STRONG = replace(USUAL, contrast=theme.STRONG)


def luminance(colour: QColor) -> float:
    """Relative luminance after WCAG 2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(p / 255) for p in (colour.red(), colour.green(), colour.blue()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    light, dark = sorted((luminance(first), luminance(second)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_a_sentence_on_cards_can_be_read_over_their_white_edges() -> None:
    ground, covers = QColor(theme.STATUS_FILL), theme.STATUS_ALPHA_ON_CARDS
    parts = (ground.red(), ground.green(), ground.blue())
    over_white = QColor(*(round(covers * part + (1 - covers) * 255) for part in parts))
    assert contrast(over_white, QColor(theme.CREAM)) >= 7.0


@pytest.mark.parametrize("cloth", Cloth)
@pytest.mark.parametrize("name", [theme.GOLD, theme.CREAM])
def test_gold_and_cream_stand_out_from_every_plain_cloth(cloth: Cloth, name: str) -> None:
    assert contrast(plain_colour(CLOTHS[cloth]), QColor(name)) >= 7.0


@pytest.mark.parametrize("cloth", Cloth)
def test_the_cloth_is_one_colour(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0, plain=True)
    inset = round(LAYOUT.metrics.rim + 0.12 * LAYOUT.metrics.card_width)
    colours = {
        image.pixel(x, y)
        for x in range(inset, image.width() - inset, 7)
        for y in range(inset, image.height() - inset, 7)
    }
    assert colours == {plain_colour(CLOTHS[cloth]).rgb()}


def picture(piece: Piece, look: Look) -> QImage:
    piece.set_look(look)
    (shown,) = (item for item in piece.childItems() if isinstance(item, QGraphicsPixmapItem))
    return shown.pixmap().toImage()


def status() -> Piece:
    pill = StatusPill()
    pill.set_text("Your lead. Hearts are trumps.")
    return pill


def label() -> Piece:
    small = SmallLabel()
    small.set_text("closed by you")
    return small


def plate() -> Piece:
    seat = PlatePiece()
    seat.set_width(150)
    seat.set_name("Ada")
    return seat


def chip() -> Piece:
    act = Chip(ChipKind.CLOSE)
    act.set_text("Close")
    return act


def tag() -> Piece:
    number = CountTag()
    number.set_count(12)
    return number


@pytest.mark.parametrize("make", [status, label, plate, chip, tag])
def test_dark_grounds_let_nothing_through(make: Callable[[], Piece]) -> None:
    usual, strong = picture(make(), USUAL), picture(make(), STRONG)
    assert share_opaque(strong) > 0.4, "the margin for glow and shadow is the rest"
    assert share_opaque(usual) < 0.35


def share_opaque(image: QImage) -> float:
    points = [(x, y) for x in range(image.width()) for y in range(image.height())]
    return sum(image.pixelColor(x, y).alpha() == 255 for x, y in points) / len(points)


def test_the_focus_ring_is_thicker() -> None:
    sizes: list[float] = []
    for look in (USUAL, STRONG):
        ring = FocusRing()
        ring.set_around(QSizeF(100, 50), 10)
        ring.set_look(look)
        sizes.append(ring.body().width())
    assert sizes[1] >= sizes[0] + 2


def test_every_card_has_a_dark_edge() -> None:
    middle = 100 + CARD_MARGIN
    for code in ("QH", "back"):
        edges = [
            render_card(CardStyle(strong_edge=strong), code, 100).pixelColor(CARD_MARGIN, middle)
            for strong in (False, True)
        ]
        assert edges[1].lightness() < 60 < edges[0].lightness()


def test_cards_that_may_not_be_played_are_veiled_more() -> None:
    alphas: list[int] = []
    for high_contrast in (False, True):
        kit = CardKit(TableOptions(high_contrast=high_contrast))
        image = kit.veil(80).toImage()
        alphas.append(image.pixelColor(image.rect().center()).alpha())
        kit.shut_down()
    assert alphas[1] > alphas[0] + 40


def test_it_is_switched_while_a_deal_is_on(make_table: MakeTable) -> None:
    table = make_table(STILL)
    ground = table.table_scene.ground
    before = ground.pixmap().cacheKey()
    item = table.table_scene.zones.new_item(PhysicalCard(Card.parse("QH")))
    table.set_options(replace(STILL, high_contrast=True))
    assert ground.pixmap().cacheKey() != before
    point = ground.pixmap().toImage().pixelColor(640, 300)
    assert point == plain_colour(CLOTHS[Cloth.GREEN])
    table.table_scene.zones.remove([item])
    table.shut_down()
