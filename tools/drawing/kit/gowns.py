"""What queens wear over a gown: necklines, ruff, bodice, jewels; figure space."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    DETAIL_LINE,
    FIGURE_BOTTOM,
    FINE_LINE,
    OBJECT_LINE,
)
from tools.drawing.palette import GOLD, INK, SKIN, WHITE, Tone
from tools.drawing.vectors import (
    circle,
    polygon,
    symmetric,
)


def decollete(skin: Tone = SKIN) -> Art:
    """Bare shoulders above a round neckline."""
    contour = symmetric("M0,268 L30,272 C54,282 84,292 104,300 C100,330 60,356 0,362")
    return Art().shape(contour, skin)


def round_neckline(trim: str) -> Art:
    """A braid along a round neckline."""
    return Art().rod(
        "M-104,301 C-92,340 -50,358 0,360 C50,358 92,340 104,301", 7, trim, 4.5, "butt"
    )


def square_neckline(cloth: Tone, trim: Tone, skin: Tone = SKIN) -> Art:
    """Bare shoulders in a square, framed by a broad braid."""
    art = Art().shape(symmetric("M0,262 L28,264 C52,276 84,284 112,296 L96,346 L0,346"), skin)
    frame = symmetric("M0,332 L80,332 L94,284 L118,298 L100,358 L0,358")
    art.shape(frame, trim, OBJECT_LINE)
    return art.line_pairs("M0,345 L90,345 L106,292", width=FINE_LINE, colour=cloth.light)


def ruff() -> Art:
    """A great pleated ruff, in figure space."""
    art = Art()
    disc = symmetric("M0,242 C60,236 128,246 134,280 C132,312 70,324 0,326")
    art.shape(disc, WHITE)
    for k in range(13):
        x = -118 + k * 19.7
        y = 322 - (x / 134) ** 2 * 34
        art.line(f"M{x * 0.42},270 C{x * 0.6},286 {x * 0.9},300 {x},{y - 4}", FINE_LINE)
    scallops = "M-132,284"
    for x in range(-121, 122, 22):
        low, high = 334 - (x / 134) ** 2 * 26, 324 - ((x + 11) / 134) ** 2 * 36
        scallops += f" Q{x},{low:.1f} {x + 11},{high:.1f}"
    return art.line(scallops, DETAIL_LINE)


def choker(pendant: str) -> Art:
    """A ribbon close round the neck, with a drop."""
    art = Art().rod("M-24,262 Q0,274 24,262", 6, INK, FINE_LINE, "butt")
    drop = "M0,272 C10,284 9,298 0,302 C-9,298 -10,284 0,272 Z"
    return art.shape(drop, pendant, DETAIL_LINE)


def pearl_necklace(pendant: str, y: float = 303) -> Art:
    """A row of nine pearls with a pendant."""
    art = Art()
    for k in range(-4, 5):
        height = y - abs(k) ** 1.7 * 2.6
        art.shape(circle(k * 13.5, height, 6.2), WHITE.light if k <= 0 else WHITE.dark, 3.4)
    drop = polygon((0, y + 5), (9, y + 17), (0, y + 31), (-9, y + 17))
    return art.shape(drop, pendant, DETAIL_LINE)


def bodice(cloth: Tone, lace: str) -> Art:
    """The stiff front of a gown, laced, with three buttons."""
    contour = symmetric(
        f"M0,352 C30,350 56,340 80,326 C74,380 60,440 58,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )
    art = Art().shape(contour, cloth)
    for y in (380, 408, 436):
        art.line_pairs(f"M14,{y - 10} L44,{y + 4}", colour=lace).shape(
            circle(0, y, 7.5), GOLD, DETAIL_LINE
        )
    return art
