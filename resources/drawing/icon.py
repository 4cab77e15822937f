"""The application icon: a seven of hearts, half covered by a card that lies face down.

That is how the game counts its points. Small sizes have a drawing of their own on a grid of 16
whole pixels. Lengths are units of the icon's own square.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QImage

from resources.drawing.art import Art
from resources.drawing.document import svg
from resources.drawing.glyphs import text
from resources.drawing.ornaments import quatrefoil, star
from resources.drawing.palette import BLUE, EDGE, GOLD, INK, PAPER, RED, RED_PIP
from resources.drawing.sheets import render
from resources.drawing.suits import HEART_SIGN
from resources.drawing.vectors import circle, moved, polygon, rectangle

SIZE = 512
GRID = 16
"""The small drawing has this many units, one pixel each at its smallest size."""
SMALL_SIZES = (16, 20, 24, 32, 40)
LARGE_SIZES = (48, 64, 128, 256, 512)
SIZES = SMALL_SIZES + LARGE_SIZES

_WIDTH, _HEIGHT, _CORNER = 262, 388, 28
_LINE = 12.0


@dataclass(frozen=True)
class Pose:
    """Where a card of the icon lies: its centre and its tilt in degrees, clockwise."""

    x: float
    y: float
    tilt: float


SEVEN = Pose(180, 234, -8)
COVER = Pose(332, 278, 10)


def _card(inset: float = 0) -> Art:
    area = rectangle(
        inset - _WIDTH / 2,
        inset - _HEIGHT / 2,
        _WIDTH - 2 * inset,
        _HEIGHT - 2 * inset,
        _CORNER - inset,
    )
    return Art().shape(area, PAPER, 0 if inset else _LINE)


def _seven() -> Art:
    art = _card()
    art.fill(text("7", -74, -172, 146, 98), RED_PIP.light)
    for x, y, scale in ((52, -116, 1.3), (-66, 52, 1.3)):
        art.shape(moved(HEART_SIGN, x, y, scale), RED_PIP, 0, split=x)
    return art


def _cover() -> Art:
    art = _card()
    field = rectangle(-_WIDTH / 2 + 24, -_HEIGHT / 2 + 24, _WIDTH - 48, _HEIGHT - 48, 14)
    art.shape(field, BLUE.light, 0)
    for x in (-1, 1):
        for y in (-1, 1):
            art.add(quatrefoil(GOLD.light, BLUE.light), x * 66, y * 126, 1.06)
    art.line(circle(0, 0, 84), 8, "#D9C38A").add(star(78, 52, GOLD.light, "#DCE7EE"))
    return art.line(field, 8, "#D9C38A").line(field, 2.5, INK)


def icon_svg() -> str:
    """The icon for 48 pixels and more."""
    art = Art().add(_seven(), SEVEN.x, SEVEN.y, 1, SEVEN.tilt)
    art.add(_cover(), COVER.x, COVER.y, 1, COVER.tilt)
    return svg(art.svg(), width=SIZE, height=SIZE)


def small_icon_svg() -> str:
    """The icon for menus and task bars, every edge on a whole unit of a 16-unit grid."""
    art = Art().fill(rectangle(0, 0, 11, 15, 1.4), INK).fill(rectangle(1, 1, 9, 13, 0.6), PAPER)
    seven = polygon((2, 2), (8, 2), (8, 4), (5.6, 11), (3.2, 11), (5.6, 4), (2, 4))
    art.fill(seven, RED.light)
    art.fill(rectangle(6, 5, 10, 11, 1.4), INK).fill(rectangle(7, 6, 8, 9, 0.6), EDGE)
    art.fill(rectangle(8, 7, 6, 7), BLUE.light)
    art.fill(polygon((11, 7.5), (13.5, 10.5), (11, 13.5), (8.5, 10.5)), GOLD.light)
    return svg(art.svg(), width=GRID, height=GRID)


def icon_image(size: int) -> QImage:
    """The icon at a size in pixels."""
    drawing = small_icon_svg() if size in SMALL_SIZES else icon_svg()
    return render(drawing.encode(), size, size)
