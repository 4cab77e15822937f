"""Garments, in figure space: the trunk from the neck at y 250 to the belt at 468."""

from __future__ import annotations

from PySide6.QtGui import QPainterPath

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    DETAIL_LINE,
    FIGURE_BOTTOM,
    FIGURE_LINE,
    FINE_LINE,
    OBJECT_LINE,
)
from tools.drawing.kit.hands import ERMINE_TAIL
from tools.drawing.palette import GOLD, INK, RED, WHITE, Tone
from tools.drawing.vectors import (
    circle,
    mirrored,
    moved,
    polygon,
    rectangle,
    symmetric,
)

WIDE_ROBE = symmetric(
    "M0,252 L46,256 C66,274 116,286 160,316"
    f" C208,350 240,400 262,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
)
"""A bell-shaped robe, 262 half-wide at the belt."""
GOWN = symmetric(
    "M0,300 L52,296 C80,300 120,300 146,326"
    f" C180,356 214,420 232,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
)
COAT = symmetric(
    "M0,258 L46,258 C80,270 124,282 150,308"
    f" C180,342 206,410 216,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
)
SHIRT = (
    f"M-150,{FIGURE_BOTTOM} C-150,416 -148,372 -138,344 C-130,312 -104,288 -44,262 L44,262"
    f" C76,274 112,284 138,308 C172,342 202,410 214,{FIGURE_BOTTOM} Z"
)
"""An Unter's shirt: slim on the left, where his sign is."""


def garment(contour: QPainterPath | str, cloth: Tone, pattern: Art | None = None) -> Art:
    """A contour in a cloth, with a pattern cut to it."""
    art = Art().shape(contour, cloth, 0)
    if pattern:
        art.add(pattern.clipped(contour))
    return art.line(contour, FIGURE_LINE)


def front_panel(top: float, top_half: float, bottom_half: float) -> QPainterPath:
    """A piece of cloth down the middle of a robe."""
    return symmetric(
        f"M0,{top} L{top_half},{top + 8} L{bottom_half},{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )


def lapels(tone: Tone, inner_top: float, width: float, top: float = 336, lean: float = 24) -> Art:
    """Two bands beside a front panel."""
    band = (
        f"M{inner_top},{top} h{width} L{inner_top + width + lean + 2},{FIGURE_BOTTOM}"
        f" L{inner_top + lean},{FIGURE_BOTTOM} Z"
    )
    return Art().pair(band, tone, OBJECT_LINE)


_MANTLE = "M0,272 L46,252 C84,272 130,282 176,318 C150,346 74,366 0,366"
_ERMINE_TAILS = ((135, 312), (99, 302), (81, 334), (47, 348))


def ermine_mantle() -> Art:
    """A round mantle of ermine."""
    art = Art().shape(symmetric(_MANTLE), WHITE)
    for x, y in _ERMINE_TAILS:
        for side in (-1, 1):
            art.fill(moved(ERMINE_TAIL, side * x, y, 1.05), INK)
    return art


def fur_collar(fur: Tone) -> Art:
    """A shaggy collar over both shoulders, open at the front."""
    half = (
        "M14,300 C20,280 34,262 50,250 C84,262 132,278 180,314 C178,326 168,328 166,340"
        " C154,340 150,350 138,346 C128,356 118,350 106,358"
        " C98,350 88,356 78,348 C66,352 58,342 46,344"
        " C40,334 26,332 22,320 C14,316 16,306 14,300 Z"
    )
    art = Art().pair(half, fur)
    tufts = (
        "M52,272 L60,284",
        "M84,284 L90,298",
        "M116,296 L120,310",
        "M146,310 L146,324",
        "M60,306 L66,320",
        "M94,320 L96,334",
        "M122,326 L122,340",
        "M38,300 L42,314",
    )
    return art.line_pairs(*tufts, width=FINE_LINE)


def shawl_collar(fur: Tone, bottom: float = FIGURE_BOTTOM) -> Art:
    """A collar of fur that runs down the front on both sides."""
    half = (
        f"M46,254 C92,268 112,292 112,330 C108,380 88,420 76,{bottom} L30,{bottom}"
        " C44,400 42,330 12,292 Z"
    )
    art = Art().pair(half, fur)
    tufts = (
        "M58,276 L68,286",
        "M82,296 L90,308",
        "M56,304 L66,314",
        "M88,334 L92,348",
        "M64,340 L70,352",
        "M78,374 L80,388",
        "M54,384 L58,396",
        "M66,416 L66,430",
        "M46,432 L48,444",
    )
    return art.line_pairs(*tufts, width=FINE_LINE)


def dagged_collar(cloth: Tone, edge: str) -> Art:
    """A collar cut into leaf-shaped points."""
    half = (
        "M0,270 L46,252 C86,268 136,280 178,314 L170,344 L148,332 L134,362 L112,344 L94,376 L72,352"
        " L50,382 L30,356 L0,386"
    )
    art = Art().shape(symmetric(half), cloth)
    inner = "M170,330 L148,320 L134,348 L112,332 L94,362 L72,340 L50,368 L30,344 L0,372"
    return art.line_pairs(inner, width=DETAIL_LINE, colour=edge)


def cope(cloth: Tone, border: Tone, clasp: str) -> Art:
    """A wide cloak held by a clasp on the breast, with broad embroidered borders."""
    half = (
        "M20,272 L48,252 C96,270 150,288 182,326"
        f" C224,366 246,410 262,{FIGURE_BOTTOM} L86,{FIGURE_BOTTOM}"
        " C72,420 40,360 12,330 Z"
    )
    art = Art().pair(half, cloth)
    edge = (
        f"M20,272 L48,256 C58,300 96,400 112,{FIGURE_BOTTOM} L72,{FIGURE_BOTTOM}"
        " C64,420 40,352 10,330 Z"
    )
    art.pair(edge, border, OBJECT_LINE)
    for k, (x, y) in enumerate(((30, 300), (44, 338), (60, 378), (76, 418), (88, 452))):
        for side in (-1, 1):
            jewel = polygon((x - 9, y), (x, y - 10), (x + 9, y), (x, y + 10))
            art.shape(mirrored(jewel, side), clasp if k % 2 else INK, FINE_LINE)
    art.shape(rectangle(-24, 318, 48, 28, 12), GOLD, OBJECT_LINE)
    return art.shape(circle(0, 332, 8), clasp, FINE_LINE)


def shoulder_cloak(cloth: Tone, brooch: str) -> Art:
    """A cloak thrown over both shoulders, held by a brooch on the right one."""
    right = (
        f"M96,280 C132,286 168,304 190,334 C224,372 246,416 262,{FIGURE_BOTTOM}"
        f" L150,{FIGURE_BOTTOM} C156,410 140,350 96,318 Z"
    )
    left = (
        "M100,276 C40,252 -10,258 -60,262 C-110,272 -160,300 -190,334"
        f" C-224,372 -246,416 -262,{FIGURE_BOTTOM} L-150,{FIGURE_BOTTOM}"
        " C-150,400 -110,344 -40,330 C10,324 60,316 100,300 Z"
    )
    art = Art().shape(right, cloth.dark).shape(left, cloth.light)
    art.lines(
        "M80,284 C20,290 -60,296 -130,352",
        "M60,300 C10,306 -50,312 -96,340",
        "M-200,380 C-190,410 -184,440 -182,462",
        "M-216,400 C-210,424 -206,444 -204,462",
        "M170,350 C186,380 196,420 200,462",
        width=DETAIL_LINE,
    )
    art.shape(circle(96, 292, 19), GOLD, OBJECT_LINE, split=96)
    return art.shape(circle(96, 292, 8), brooch, FINE_LINE)


def chain_of_office(pendant: str, *, low: float = 392) -> Art:
    """A golden chain over the shoulders with a round pendant."""
    art = Art()
    for k in range(6):
        t = k / 5.4
        x, y = 118 * (1 - t) ** 0.8, 298 + (low - 320) * t**0.9
        for side in (-1, 1):
            art.shape(circle(side * x, y, 10.5), GOLD.side(side), DETAIL_LINE)
            art.fill(circle(side * x, y, 3.6), INK)
    art.shape(circle(0, low, 19), GOLD, OBJECT_LINE)
    return art.shape(circle(0, low, 9), pendant, FINE_LINE)


def white_collar() -> Art:
    """A broad linen collar with two points."""
    half = "M2,282 L40,262 C64,268 92,284 108,306 C84,318 58,322 34,314 Z"
    return Art().pair(half, WHITE)


def buttons(heights: tuple[float, ...], tone: Tone = GOLD, radius: float = 7, x: float = 0) -> Art:
    """Round buttons, on the axis or in two rows beside it."""
    art = Art()
    for y in heights:
        for side in (-1, 1) if x else (1,):
            art.shape(circle(side * x, y, radius), tone, DETAIL_LINE, split=side * x)
    return art


def neckerchief(cloth: Tone) -> Art:
    """A knotted scarf with two ends."""
    art = Art().shape(symmetric("M0,296 L50,262 C58,270 60,280 58,288 C40,304 20,312 0,314"), cloth)
    art.pair("M4,306 C20,312 34,330 34,352 C18,348 4,334 -2,314 Z", cloth, OBJECT_LINE)
    return art.shape(circle(0, 306, 11), cloth, OBJECT_LINE)


def strap(track: str, colour: str, width: float = 18) -> Art:
    """A strap across the breast."""
    return Art().rod(track, width, colour, DETAIL_LINE, "butt")


def clasp(x: float, y: float, gem: str = RED.light) -> Art:
    """A round golden clasp with a gem."""
    art = Art().shape(circle(x, y, 13), GOLD, DETAIL_LINE, split=x)
    return art.shape(circle(x, y, 5.5), gem, 2.6)
