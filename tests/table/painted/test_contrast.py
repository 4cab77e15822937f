"""Words stand out from their ground; high contrast has plain cloths and opaque grounds."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from sixtysix_gui.design import theme
from sixtysix_gui.design.cards.render import CARD_MARGIN, render_card
from sixtysix_gui.design.cards.style import CardStyle
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.ground.paint import paint_ground, plain_colour
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.options import TableOptions
from sixtysix_gui.table.pieces.marks.outlines import FocusRing
from sixtysix_gui.table.pieces.words.labels import SmallLabel
from tests.helpers.table.pieces import PIECES, MakePiece, look_of, made, seen
from tests.helpers.table.pixels import colours, contrast, picture
from tests.table.conftest import STILL, MakeTable

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = TableLayout.for_size(800, 572)
USUAL = look_of(LAYOUT)
STRONG = replace(USUAL, contrast=theme.STRONG)


@pytest.mark.parametrize(
    ("text", "ground", "least"),
    [
        (theme.INK, theme.PAPER, 14.3),
        (theme.GREY_ON_PAPER, theme.PAPER, 5.4),
        (theme.CREAM, theme.CHIP_FILL, 9.7),
        (theme.REFUSAL_TEXT, theme.REFUSAL_FILL, 9.7),
        (theme.COIN_TEXT, theme.COIN_MIDDLE, 7.0),
    ],
)
def test_text_can_be_read_on_what_it_stands_on(text: str, ground: str, least: float) -> None:
    assert contrast(text, ground) >= least


def test_a_sentence_on_cards_can_be_read_over_their_white_edges() -> None:
    ground, covers = QColor(theme.STATUS_FILL), theme.STATUS_ALPHA_ON_CARDS
    parts = (ground.red(), ground.green(), ground.blue())
    over_white = QColor(*(round(covers * part + (1 - covers) * 255) for part in parts))
    assert contrast(over_white, theme.CREAM) >= 7.0


@pytest.mark.parametrize("cloth", Cloth)
def test_gold_and_cream_are_seen_on_the_lit_middle(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0)
    centre = image.scaled(800 // 8, 572 // 8).pixelColor(45, 31)
    assert contrast(theme.GOLD, centre) >= 2.9
    assert contrast(theme.CREAM, centre) >= 4.0


@pytest.mark.parametrize("cloth", Cloth)
def test_gold_and_cream_stand_out_from_every_plain_cloth(cloth: Cloth) -> None:
    for name in (theme.GOLD, theme.CREAM):
        assert contrast(plain_colour(CLOTHS[cloth]), name) >= 7.0


@pytest.mark.parametrize("cloth", Cloth)
def test_a_plain_cloth_is_one_colour(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0, plain=True)
    inset = round(LAYOUT.metrics.rim + 0.12 * LAYOUT.metrics.card_width)
    found = {
        image.pixel(x, y)
        for x in range(inset, image.width() - inset, 7)
        for y in range(inset, image.height() - inset, 7)
    }
    assert found == {plain_colour(CLOTHS[cloth]).rgb()}


@pytest.mark.parametrize(
    "make",
    [
        PIECES["status"],
        lambda: made(SmallLabel(), text="closed by you"),
        lambda: made(PIECES["plate"](), room=150, name="Ada", second_line=""),
        lambda: made(PIECES["chip"](), key=""),
        PIECES["count"],
    ],
)
def test_dark_grounds_let_nothing_through(make: MakePiece) -> None:
    usual, strong = (
        [colour.alpha() == 255 for colour in colours(picture(make(), look))]
        for look in (USUAL, STRONG)
    )
    assert sum(strong) > 0.4 * len(strong), "the margin for glow and shadow is the rest"
    assert sum(usual) < 0.35 * len(usual)


def test_the_focus_ring_is_thicker() -> None:
    ring = made(FocusRing(), around=(QSizeF(100, 50), 10))
    usual, strong = (seen(ring, look).body().width() for look in (USUAL, STRONG))
    assert strong >= usual + 2


def test_every_card_has_a_dark_edge() -> None:
    for code in ("QH", "back"):
        usual, strong = (
            render_card(CardStyle(strong_edge=each), code, 100).pixelColor(
                CARD_MARGIN, 100 + CARD_MARGIN
            )
            for each in (False, True)
        )
        assert strong.lightness() < 60 < usual.lightness()


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
