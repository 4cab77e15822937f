"""The application icon: a seven of hearts, half covered by a card that lies face down.

That is how the game counts its points. Small sizes have a drawing of their own on a grid of 16
whole pixels. Lengths are units of the icon's own square.
"""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainterPath

from tools.drawing.art import Art
from tools.drawing.document import svg
from tools.drawing.glyphs import text
from tools.drawing.kit.ornaments import quatrefoil, star
from tools.drawing.palette import BLUE, BLUE_BACK, EDGE, GOLD, INK, PAPER, RED, RED_PIP
from tools.drawing.pips.suits import HEART_SIGN
from tools.drawing.sheets import render
from tools.drawing.vectors import circle, moved, polygon, rectangle

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
    art.line(circle(0, 0, 84), 8, BLUE_BACK.lattice).add(star(78, 52, GOLD.light, BLUE_BACK.pale))
    return art.line(field, 8, BLUE_BACK.lattice).line(field, 2.5, INK)


def icon_svg() -> str:
    """The icon for 48 pixels and more."""
    art = Art().add(_seven(), SEVEN.x, SEVEN.y, 1, SEVEN.tilt)
    art.add(_cover(), COVER.x, COVER.y, 1, COVER.tilt)
    return svg(art.svg(), width=SIZE, height=SIZE)


def small_icon_svg(size: int = GRID) -> str:
    """The icon for menus and task bars at a size in pixels; every straight edge is on a pixel."""
    unit = size / GRID
    border = int(unit)
    seven, cover = _snapped_box(unit, 0, 0, 11, 15), _snapped_box(unit, 6, 5, 16, 16)
    art = Art().fill(_inset(seven, 0, 1.4 * unit), INK)
    art.fill(_inset(seven, border, 0.6 * unit), PAPER).fill(_small_seven(unit), RED.light)
    art.fill(_inset(cover, 0, 1.4 * unit), INK).fill(_inset(cover, border, 0.6 * unit), EDGE)
    art.fill(_inset(cover, 2 * border), BLUE.light)
    middle = cover.center()
    lozenge = moved("M0,-3 L2.5,0 L0,3 L-2.5,0 Z", middle.x(), middle.y(), unit)
    return svg(art.fill(lozenge, GOLD.light).svg(), width=size, height=size)


def _snapped_box(unit: float, left: int, top: int, right: int, bottom: int) -> QRectF:
    """A box given in units of the grid, its edges moved to the nearest whole pixels."""
    x, y, far_x, far_y = (round(edge * unit) for edge in (left, top, right, bottom))
    return QRectF(x, y, far_x - x, far_y - y)


def _inset(box: QRectF, by: int, corner: float = 0) -> QPainterPath:
    return rectangle(
        box.left() + by, box.top() + by, box.width() - 2 * by, box.height() - 2 * by, corner
    )


def _small_seven(unit: float) -> QPainterPath:
    bar = _snapped_box(unit, 2, 2, 8, 4)
    foot, stroke = round(11 * unit), 2.4 * unit
    return polygon(
        (bar.left(), bar.top()),
        (bar.right(), bar.top()),
        (bar.right(), bar.bottom()),
        (bar.right() - stroke, foot),
        (bar.right() - 2 * stroke, foot),
        (bar.right() - stroke, bar.bottom()),
        (bar.left(), bar.bottom()),
    )


def icon_image(size: int) -> QImage:
    """The icon at a size in pixels."""
    drawing = small_icon_svg(size) if size in SMALL_SIZES else icon_svg()
    return render(drawing.encode(), size, size)
