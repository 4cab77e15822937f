"""The parts of a uniform, in figure space."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    FIGURE_BOTTOM,
    FINE_LINE,
)
from tools.drawing.kit.garments import buttons
from tools.drawing.palette import Tone
from tools.drawing.vectors import (
    mirrored,
    symmetric,
)


def plastron(cloth: Tone, braid: str, heights: tuple[float, ...] = (318, 350, 382, 414)) -> Art:
    """The coloured front of a uniform, with cords and buttons."""
    contour = symmetric(f"M0,282 L62,292 C66,350 54,410 46,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art = Art().shape(contour, cloth)
    for k, y in enumerate(heights):
        half = 48 - k * 4
        art.rod(f"M{-half},{y} H{half}", 5, braid, 3.5)
        art.add(buttons((y,), x=half))
    return art


def epaulettes(tone: Tone) -> Art:
    """Fringed shoulder pieces."""
    art = Art()
    for side in (-1, 1):
        for k in range(6):
            x = 104 + k * 12
            art.rod(
                mirrored(f"M{x},{312 + k * 3} L{x + 4},{344 + k * 2}", side),
                6,
                tone.side(side),
                FINE_LINE,
            )
    return art.pair("M72,282 C104,272 160,288 176,320 C150,330 104,322 78,304 Z", tone)


def stand_collar(cloth: Tone, braid: str) -> Art:
    """A stiff military collar."""
    contour = symmetric("M0,292 L4,262 L54,246 C60,262 64,278 62,292 L0,308")
    art = Art().shape(contour, cloth)
    return art.line_pairs("M6,288 L58,268", width=4.5, colour=braid)


def coat_sleeves(cloth: Tone) -> Art:
    """The upper arms of a coat."""
    arm = (
        f"M150,306 C190,330 226,400 236,{FIGURE_BOTTOM} L150,{FIGURE_BOTTOM}"
        " C150,420 136,380 118,350 Z"
    )
    return Art().pair(arm, cloth)
