"""Two cards show a score by exactly as many pips: sevens, six and four, seven and eight."""

from functools import cache
from itertools import product

import pytest
from PySide6.QtCore import QPointF, QRect
from PySide6.QtGui import QImage, QTransform

from sixtysix_gui.design.card_svg import CardArtError, Pack, compose_back
from sixtysix_gui.rules.cards import Card, PhysicalCard
from sixtysix_gui.table.cards.groups import MarkerCard
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.kit import CardKit
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.pieces.devices import (
    Device,
    DeviceCards,
    Owner,
    device_cards,
    device_codes,
    marker,
    shown_pips,
)
from sixtysix_gui.table.seating import FACING, Chair
from sixtysix_gui.table.values import TableOptions
from tests.helpers.table.card_files import CARDS, placed_signs
from tests.helpers.table.card_pixels import CARD_HEIGHT, CARD_WIDTH, alphas, render

pytestmark = pytest.mark.usefixtures("qapp")

PACKS: tuple[Pack, ...] = ("french", "german")
OWNERS = {
    Device.SEVENS: (Owner.WE, Owner.THEY),
    Device.SIX_AND_FOUR: (Owner.WE, Owner.THEY),
    Device.SEVEN_AND_EIGHT: (Owner.WE, Owner.THEY, Owner.THIRD),
}
CASES = [(device, owner, pack) for device in Device for owner in OWNERS[device] for pack in PACKS]
SCALE = 0.25
FIELD = 1.1
"""The canvas reaches this many card heights beyond the base on every side."""

MARGIN = round(FIELD * CARD_HEIGHT * SCALE)


def cover_transform(cards: DeviceCards) -> QTransform:
    """Leads from a card that lies as the base does to the cover."""
    place = QTransform()
    place.translate((0.5 + cards.lie.dx) * CARD_WIDTH, (0.5 + cards.lie.dy) * CARD_HEIGHT)
    place.rotate(cards.lie.tilt)
    return place.translate(-CARD_WIDTH / 2, -CARD_HEIGHT / 2)


@cache
def pip_images(pack: Pack, code: str) -> tuple[QImage, ...]:
    """Every pip of a stored card, each alone on the canvas of the base."""
    stored = (CARDS / pack / f"{code}.svg").read_text("utf-8")
    definition = stored[: stored.index("</defs>") + len("</defs>")]
    return tuple(
        render(
            f'{definition}<use xlink:href="#sign" transform="{sign.transform}"/></svg>'.encode(),
            SCALE,
            MARGIN,
        )
        for sign in placed_signs(stored.encode())
    )


def bounds(image: QImage) -> QRect:
    width, pixels = image.width(), alphas(image)
    rows = [k for k in range(image.height()) if any(pixels[k * width : (k + 1) * width])]
    columns = [k for k in range(width) if any(pixels[k::width])]
    return QRect(columns[0], rows[0], columns[-1] - columns[0] + 1, rows[-1] - rows[0] + 1)


def visible_share(pip: QImage, card: QImage) -> float:
    """The share of a pip's pixels that a card leaves untouched; a touched one counts half."""
    box = bounds(pip)
    covered = alphas(card.copy(box))
    ink = [over for seen, over in zip(alphas(pip.copy(box)), covered, strict=True) if seen]
    return sum(1.0 if over == 0 else 0.0 if over == 255 else 0.5 for over in ink) / len(ink)


def shares_seen(pack: Pack, cards: DeviceCards) -> list[float]:
    """For each pip that lies face up, the part of it that is seen."""
    cover = cover_transform(cards)
    upper_up, lower_up = cards.lie.face_up, cards.shows_base
    upper, lower = cards.cover, cards.base
    back = compose_back(pack, 1)
    upper_card = render(back, SCALE, MARGIN, cover)
    if cards.lie.under:
        upper_up, lower_up = lower_up, upper_up
        upper, lower = lower, upper
        upper_card = render(back, SCALE, MARGIN, cover.inverted()[0])
    seen = [1.0] * len(pip_images(pack, upper)) if upper_up else []
    if lower_up:
        seen += [visible_share(pip, upper_card) for pip in pip_images(pack, lower)]
    return seen


@pytest.mark.slow(sample=7)
@pytest.mark.parametrize(("device", "owner", "pack"), CASES)
def test_exactly_as_many_whole_pips_are_seen_as_there_are_points(
    device: Device, owner: Owner, pack: Pack
) -> None:
    for score in range(-1, device.most + 1):
        shares = shares_seen(pack, device_cards(device, owner, pack, score, device.most))
        assert set(shares) <= {0.0, 1.0}, score
        assert sum(shares) == max(0, score)


def test_the_count_sees_a_sliver() -> None:
    """A cover that lies too high cuts into a pip."""
    pip = pip_images("french", "6S")[0]
    for dy, least, most in ((0.16, 0.2, 0.9), (0.265, 1.0, 1.0)):
        place = QTransform().translate(0, dy * CARD_HEIGHT)
        card = render(compose_back("french", 1), SCALE, MARGIN, place)
        assert least <= visible_share(pip, card) <= most


def test_no_card_lies_twice_on_a_table() -> None:
    for device, owners in OWNERS.items():
        codes = [code for owner in owners for code in device_codes(device, owner)]
        assert len(set(codes)) == len(codes)


@pytest.mark.parametrize(("device", "owner", "pack"), CASES)
def test_a_score_beyond_the_target_is_shown_as_the_target(
    device: Device, owner: Owner, pack: Pack
) -> None:
    target = device.most - 1
    assert device_cards(device, owner, pack, target + 3, target) == device_cards(
        device, owner, pack, target, target
    )


@pytest.mark.parametrize(("device", "pack"), list(product(Device, PACKS)))
def test_below_zero_both_cards_lie_face_down_and_crosswise(device: Device, pack: Pack) -> None:
    for score in (-1, -7):
        cards = device_cards(device, Owner.WE, pack, score, device.most)
        assert not cards.shows_base
        assert not cards.lie.face_up
        assert cards.lie.tilt == 90.0


def test_a_marker_card_shows_a_card_that_no_rule_set_knows() -> None:
    kit = CardKit(TableOptions())
    kit.card_width = 60.0
    six, queen = MarkerCard(kit, "6S"), CardItem(kit, PhysicalCard(Card.parse("QS")))
    for item in (six, queen):
        item.lie(Spot(Place(0.0, 0.0), 1.0))
    kit.wait_until_sharp(10_000)
    for item in (six, queen):
        item.redraw_face()
    shown = six.face.pixmap().toImage()
    assert shown.size() == queen.face.pixmap().toImage().size()
    assert shown == kit.face_of("6S", 60.0).toImage()
    assert six.place.point == QPointF(0.0, 0.0)
    kit.shut_down()


# -------------------------------------------------------------------------------- sevens on tables

SIZES = [(800, 572), (1280, 772), (960, 1052), (3840, 2132)]


@pytest.mark.parametrize("chair", FACING)
@pytest.mark.parametrize("pack", PACKS)
@pytest.mark.parametrize("size", SIZES)
def test_sevens_lie_as_they_were_counted_in_the_outer_corner_of_their_zone(
    chair: Chair, pack: Pack, size: tuple[int, int]
) -> None:
    layout = TableLayout.for_size(*size)
    zone = layout.scores.pairs[chair].zone
    for score in range(14):
        shown = marker(pack, score, target=13)
        base, cover = layout.scores.pair(chair, shown)
        across = layout.metrics.card_width * base.scale
        lies = QTransform().translate(base.x, base.y).rotate(base.angle).scale(across, across)
        away = lies.map(QPointF(shown.dx, shown.dy * CARD_HEIGHT / CARD_WIDTH))
        assert (cover.x, cover.y) == pytest.approx((away.x(), away.y()))
        assert (cover.angle, cover.scale) == (base.angle + shown.tilt, base.scale)
        box = bounds_of((base, cover), layout.metrics.card_width)
        allowance = 0.03 * layout.metrics.card_width
        assert zone.adjusted(-allowance, -allowance, allowance, allowance).contains(box)
        assert box.right() == pytest.approx(zone.right())
        if chair is Chair.NORTH:
            assert box.top() == pytest.approx(zone.top())
        elif not layout.metrics.tall:
            assert box.bottom() == pytest.approx(zone.bottom())


@pytest.mark.parametrize(
    ("score", "target", "pips"),
    [(0, 7, 0), (7, 7, 7), (9, 7, 7), (8, 9, 8), (11, 11, 11), (13, 11, 11), (-2, 7, 0)],
)
def test_sevens_show_a_score_beyond_its_target_as_the_target(
    score: int, target: int, pips: int
) -> None:
    assert shown_pips(score, target) == pips


@pytest.mark.parametrize("pack", PACKS)
def test_damaged_card_data_still_give_markers(pack: Pack, monkeypatch: pytest.MonkeyPatch) -> None:
    def damaged(_pack: Pack) -> object:
        raise CardArtError("damaged")

    monkeypatch.setattr("sixtysix_gui.design.card_svg.score_markers", damaged)
    for score in range(8):
        cards = device_cards(Device.SEVENS, Owner.WE, "french", score, 7)
        assert shares_seen("french", cards).count(1.0) == score
        assert marker(pack, score, target=7).pips == score
