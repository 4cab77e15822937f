"""The ruler of the coach's slip: its ends are named, and its bar is whole."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from sixtysix_gui.design import theme
from sixtysix_gui.design.theme import USUAL
from sixtysix_gui.table.pieces.coach_slip import draw_ruler

pytestmark = pytest.mark.usefixtures("qapp")

AREA = QRectF(10, 4, 200, 15)


def ruler(points: float, bound: float = 0.0) -> QImage:
    image = QImage(220, 24, QImage.Format.Format_RGB32)
    image.fill(QColor(theme.PAPER))
    painter = QPainter(image)
    draw_ruler(painter, AREA, points, bound, USUAL)
    painter.end()
    return image


def test_the_fine_line_does_not_split_the_bar() -> None:
    image = ruler(1.5, 0.4)
    zero, end = AREA.left() + 0.5 * AREA.width(), AREA.left() + 0.875 * AREA.width()
    middle = round(AREA.bottom() - 0.31 * AREA.height())
    light = 0
    for x in range(round(zero) + 3, round(end) - 1):
        colours = [image.pixelColor(x, middle + by) for by in (-1, 0, 1)]
        light += any(colour.lightness() > 128 for colour in colours)
    assert light <= 3, "but its end is seen"
    assert light > 0


def ink_at(image: QImage, area: QRectF) -> int:
    """The number of pixels of some area that are not paper."""
    paper = QColor(theme.PAPER).rgb()
    xs, ys = range(round(area.left()), round(area.right())), range(4, round(AREA.bottom()) - 7)
    return sum(image.pixel(x, y) != paper for x in xs for y in ys)


@pytest.mark.parametrize(
    ("points", "bound", "left", "right"),
    [(0.3, 0.2, True, True), (1.9, 0.1, True, False), (-1.8, 0.0, False, True)],
)
def test_the_ends_are_named_where_nothing_else_is_drawn(
    points: float, bound: float, left: bool, right: bool
) -> None:
    image, bare = ruler(points, bound), ruler(0.0)
    for end, named in ((AREA.adjusted(4, 0, -180, 0), left), (AREA.adjusted(180, 0, -4, 0), right)):
        assert ink_at(bare, end) > 0
        assert (ink_at(image, end) == ink_at(bare, end)) is named
