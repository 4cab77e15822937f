"""Suit signs, faces and icons, with and without the card drawings."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage

from sixtysix_gui.design import card_svg
from sixtysix_gui.design.card_render import PIXELS, portrait, suit_path, suit_sign
from sixtysix_gui.design.card_svg import CardStyle, Pack
from sixtysix_gui.table.pieces.brushwork import UNITS, Icon, icon_path

pytestmark = pytest.mark.usefixtures("qapp")

FRENCH, GERMAN, FOUR = CardStyle(), CardStyle(pack="german"), CardStyle(colours="four")


def missing(_self: CardStyle, code: str) -> bytes:
    raise card_svg.CardArtError(code)


def middle_half_alpha(image: QImage) -> float:
    quarter = image.width() // 4
    alphas = [
        image.pixelColor(x, y).alphaF()
        for x in range(quarter, 3 * quarter)
        for y in range(quarter, 3 * quarter)
    ]
    return sum(alphas) / len(alphas)


@pytest.mark.parametrize("style", [FRENCH, GERMAN, FOUR])
@pytest.mark.parametrize("suit", "CSHD")
@pytest.mark.parametrize("damaged", [False, True])
def test_every_suit_has_a_sign_that_fills_its_square(
    style: CardStyle, suit: str, damaged: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    if damaged:
        monkeypatch.setattr(CardStyle, "svg", missing)
    suit_sign.cache_clear()
    sign = suit_sign(style, suit, 48)
    suit_sign.cache_clear()
    assert (sign.width(), sign.height()) == (48, 48)
    assert middle_half_alpha(sign) > 0.5
    assert sign.pixelColor(0, 0).alpha() == 0


def test_no_two_signs_of_a_pack_are_alike() -> None:
    for style in (FRENCH, GERMAN):
        signs = {bytes(suit_sign(style, suit, 32).constBits()) for suit in "CSHD"}
        assert len(signs) == 4


@pytest.mark.parametrize("pack", ["french", "german"])
@pytest.mark.parametrize("suit", "CSHD")
def test_plain_shapes_lie_around_the_origin(pack: Pack, suit: str) -> None:
    box = suit_path(pack, suit).boundingRect()
    assert QRectF(-60, -60, 120, 120).contains(box)
    assert abs(box.center().x()) < 3
    assert box.height() > 90


@pytest.mark.parametrize("style", [FRENCH, GERMAN])
@pytest.mark.parametrize("code", ["KH", "QS", "JD", "AC", "9H"])
def test_a_face_is_round(style: CardStyle, code: str) -> None:
    face = portrait(style, code)
    assert face is not None
    assert face.pixelColor(2, 2).alpha() == 0
    assert face.pixelColor(PIXELS // 2, PIXELS // 2).alpha() == 255


def test_without_a_drawing_there_is_no_face(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(CardStyle, "svg", missing)
    portrait.cache_clear()
    assert portrait(FRENCH, "KH") is None
    portrait.cache_clear()


@pytest.mark.parametrize("icon", Icon)
def test_icons_stay_on_their_square(icon: Icon) -> None:
    box = icon_path(icon).boundingRect()
    assert QRectF(0, 0, UNITS, UNITS).contains(box)
    assert max(box.width(), box.height()) > 0.6 * UNITS
