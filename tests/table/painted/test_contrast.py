"""Words stand out from their ground; high contrast has plain cloths and opaque grounds."""

from dataclasses import replace

import pytest
from PySide6.QtCore import QSizeF
from PySide6.QtGui import QColor

from sixtysix_gui.design import theme
from sixtysix_gui.design.card_render import CARD_MARGIN, render_card
from sixtysix_gui.design.card_svg import CardStyle
from sixtysix_gui.design.theme import CLOTHS, Cloth
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.ground import paint_ground, plain_colour
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.labels import SmallLabel
from sixtysix_gui.table.pieces.marks import TableFocusRing
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.pieces import PIECES, MakePiece, look_of, made, seen
from tests.helpers.table.pixels import colours, contrast, picture

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
def test_gold_and_cream_are_seen_on_the_lit_middle_and_on_the_plain_cloth(cloth: Cloth) -> None:
    centre = paint_ground(LAYOUT, cloth, 1.0).scaled(800 // 8, 572 // 8).pixelColor(45, 31)
    plain = plain_colour(CLOTHS[cloth])
    for name, least in ((theme.GOLD, 2.9), (theme.CREAM, 4.0)):
        assert contrast(name, centre) >= least
        assert contrast(name, plain) >= 7.0


@pytest.mark.parametrize("cloth", Cloth)
def test_a_plain_cloth_is_one_colour(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0, plain=True)
    inset = round(LAYOUT.metrics.rim + 0.12 * LAYOUT.metrics.card_width)
    inner = image.copy(image.rect().adjusted(inset, inset, -inset, -inset))
    assert {colour.rgb() for colour in colours(inner)} == {plain_colour(CLOTHS[cloth]).rgb()}


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
    ring = made(TableFocusRing(), around=(QSizeF(100, 50), 10))
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
