"""The table's ground: every cloth, lit, seamless and without bands."""

from itertools import groupby

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from sixtysix_gui.design.theme import Cloth
from sixtysix_gui.table.cloth import TILE, felt_tile
from sixtysix_gui.table.ground import GroundItem, paint_ground
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.values import TableOptions

pytestmark = pytest.mark.usefixtures("qapp")

LAYOUT = TableLayout.for_size(800, 572)


def mean_lightness(image: QImage, x: int, y: int, side: int = 8) -> float:
    points = [(x + dx, y + dy) for dx in range(side) for dy in range(side)]
    return sum(image.pixelColor(*point).lightnessF() for point in points) / len(points)


@pytest.mark.parametrize("cloth", Cloth)
def test_the_middle_is_lit_and_the_corners_are_dark(cloth: Cloth) -> None:
    image = paint_ground(LAYOUT, cloth, 1.0)
    middle = mean_lightness(image, 330, 230)
    corners = [mean_lightness(image, x, y) for x in (30, 760) for y in (30, 530)]
    assert max(corners) < 0.75 * middle


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_a_picture_has_the_pixels_of_the_screen(ratio: float) -> None:
    image = paint_ground(LAYOUT, Cloth.GREEN, ratio)
    assert (image.width(), image.height()) == (round(800 * ratio), round(572 * ratio))
    assert image.devicePixelRatio() == pytest.approx(ratio)


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


def shown(item: GroundItem, layout: TableLayout, cloth: Cloth = Cloth.GREEN) -> int:
    """Show a ground, and return a number that changes whenever it is painted."""
    item.show_for(layout, TableOptions(cloth=cloth.value), 1.0)
    return item.pixmap().cacheKey()


def test_the_item_paints_only_when_something_has_changed() -> None:
    item = GroundItem()
    painted = shown(item, LAYOUT)
    assert shown(item, TableLayout.for_size(800, 572)) == painted
    assert shown(item, LAYOUT, Cloth.SLATE) != painted


def test_a_very_large_table_is_stretched_until_its_size_rests_but_has_another_cloth_at_once(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sixtysix_gui.table.ground.AT_ONCE", 400_000)
    item = GroundItem()
    other = shown(item, LAYOUT, Cloth.SLATE)
    first = shown(item, LAYOUT)
    assert first != other
    assert shown(item, TableLayout.for_size(1000, 700)) == first
    assert item.sceneBoundingRect().size().toSize() == QSize(1000, 700)
    qtbot.waitUntil(lambda: item.pixmap().cacheKey() != first, timeout=5000)
    assert item.pixmap().size() == QSize(1000, 700)
    assert item.sceneBoundingRect().size().toSize() == QSize(1000, 700)
