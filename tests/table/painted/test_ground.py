"""The table's ground: every cloth, lit, seamless and without bands."""

from itertools import groupby

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from sixtysix_gui.table import theme
from sixtysix_gui.table.ground import GroundItem, paint_ground
from sixtysix_gui.table.ground.cloth import TILE, felt_tile
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.theme import CLOTHS, Cloth

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = TableLayout.for_size(800, 572)


def mean_lightness(image: QImage, x: int, y: int, side: int = 8) -> float:
    points = [(x + dx, y + dy) for dx in range(side) for dy in range(side)]
    return sum(image.pixelColor(*point).lightnessF() for point in points) / len(points)


def luminance(colour: QColor) -> float:
    """Relative luminance after WCAG 2.2."""

    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: QColor, second: QColor) -> float:
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("cloth", Cloth)
def test_the_middle_is_lit_and_the_corners_are_dark(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0)
    middle = mean_lightness(image, 330, 230)
    corners = [mean_lightness(image, x, y) for x in (30, 760) for y in (30, 530)]
    assert max(corners) < 0.75 * middle


@pytest.mark.parametrize("cloth", Cloth)
def test_gold_and_cream_are_seen_on_the_lit_middle(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0)
    centre = image.scaled(800 // 8, 572 // 8).pixelColor(45, 31)
    assert contrast(QColor(theme.GOLD), centre) >= 2.9
    assert contrast(QColor(theme.CREAM), centre) >= 4.0


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
    assert contrast(QColor(text), QColor(ground)) >= least


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_has_the_pixels_of_the_screen(ratio: float) -> None:
    image = paint_ground(LAYOUT, Cloth.GREEN, ratio)
    assert (image.width(), image.height()) == (round(800 * ratio), round(572 * ratio))
    assert image.devicePixelRatio() == pytest.approx(ratio)


@pytest.mark.parametrize("cloth", Cloth)
def test_the_same_table_is_painted_twice_the_same(cloth: Cloth) -> None:
    assert paint_ground(LAYOUT, cloth, 1.0) == paint_ground(LAYOUT, cloth, 1.0)


def test_gradients_show_no_bands() -> None:
    image = paint_ground(LAYOUT, Cloth.MIDNIGHT, 1.0)
    row = [image.pixel(x, 540) for x in range(40, 760)]
    assert max(len(list(run)) for _, run in groupby(row)) < 24


@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_the_felt_joins_itself_without_a_seam(ratio: float) -> None:
    image = felt_tile(1.0, ratio).toImage()
    last = image.width() - 1
    assert image.width() == image.height() == round(TILE * ratio)

    def difference(first: int, second: int) -> float:
        pairs = ((image.pixelColor(first, y), image.pixelColor(second, y)) for y in range(last))
        return sum(abs(a.alpha() - b.alpha()) for a, b in pairs) / last

    inside = [difference(x, x + 1) for x in range(20, 60)]
    assert difference(last, 0) < 1.3 * max(inside)


def test_the_item_paints_only_when_something_has_changed() -> None:
    item = GroundItem()
    item.show_for(LAYOUT, Cloth.GREEN, 1.0)
    painted = item.pixmap().cacheKey()
    item.show_for(TableLayout.for_size(800, 572), Cloth.GREEN, 1.0)
    assert item.pixmap().cacheKey() == painted
    item.show_for(LAYOUT, Cloth.SLATE, 1.0)
    assert item.pixmap().cacheKey() != painted


def test_every_cloth_has_its_colours() -> None:
    assert set(CLOTHS) == set(Cloth)
    assert [cloth.value for cloth in Cloth] == [
        "green",
        "midnight",
        "burgundy",
        "slate",
        "walnut",
    ]


def test_a_very_large_table_is_stretched_until_its_size_rests(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixtysix_gui.table.ground.item.AT_ONCE", 400_000)
    item = GroundItem()
    item.show_for(LAYOUT, Cloth.GREEN, 1.0)
    first = item.pixmap().cacheKey()
    item.show_for(TableLayout.for_size(1000, 700), Cloth.GREEN, 1.0)
    assert item.pixmap().cacheKey() == first
    assert item.sceneBoundingRect().size().toSize() == QSize(1000, 700)
    qtbot.waitUntil(lambda: item.pixmap().cacheKey() != first, timeout=5000)
    assert item.pixmap().size() == QSize(1000, 700)
    assert item.sceneBoundingRect().size().toSize() == QSize(1000, 700)


def test_another_cloth_is_seen_at_once_on_a_very_large_table(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sixtysix_gui.table.ground.item.AT_ONCE", 400_000)
    item = GroundItem()
    item.show_for(LAYOUT, Cloth.GREEN, 1.0)
    first = item.pixmap().cacheKey()
    item.show_for(LAYOUT, Cloth.SLATE, 1.0)
    assert item.pixmap().cacheKey() != first
