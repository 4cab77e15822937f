"""Hands and sleeves; a hand always grips something."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_BOTTOM, FINE_LINE, OBJECT_LINE
from tools.drawing.palette import INK, SKIN, WHITE, Tone
from tools.drawing.vectors import intersection, moved, path, rectangle, right_of

HAND_X, HAND_Y = 186.0, 350.0
"""Where a raised hand usually is: this far to either side of the axis."""

_FIST = (
    "M-20,-16 C-20,-24 16,-26 20,-16 C24,-6 24,10 18,18 C8,26 -12,26 -20,18 C-26,8 -26,-6 -20,-16 Z"
)


def fist(skin: Tone = SKIN) -> Art:
    """A right-hand fist seen from its thumb, 40 by 42, round the origin."""
    shape = path(_FIST)
    art = Art().fill(shape, skin.light)
    art.fill(intersection(shape, right_of(4)), skin.dark).line(shape, OBJECT_LINE)
    for y in (-9, 0, 9):
        art.line(f"M5,{y} H21", FINE_LINE)
    return art.line("M-15,3 L5,-5", 17).line("M-15.5,3 L5,-5", 10, skin.light)


def hand(
    side: int, x: float = HAND_X, y: float = HAND_Y, turn: float = 0, skin: Tone = SKIN
) -> Art:
    """A fist at a place beside the axis: on the left (-1) or, mirrored, on the right (1)."""
    return Art().add(fist(skin), side * x, y, 1, turn, mirror=side > 0)


def bell_sleeve(
    side: int,
    cloth: Tone,
    stripe: Tone | None,
    cuff: Tone = WHITE,
    *,
    ermine: bool = False,
    x: float = 186,
    top: float = 374,
) -> Art:
    """A wide sleeve that opens towards the belt, with a broad cuff under the hand."""
    at = side * x
    contour = path(
        f"M{at - 40},{top} L{at + 40},{top}"
        f" C{at + 48},{top + 42} {at + 58},{top + 62} {at + 64},{FIGURE_BOTTOM}"
        f" L{at - 64},{FIGURE_BOTTOM} C{at - 58},{top + 62} {at - 48},{top + 42} {at - 40},{top} Z"
    )
    art = Art().fill(contour, cloth.side(side))
    if stripe:
        bands = Art()
        for k in (-1, 1):
            low = at + k * 36
            bands.fill(
                f"M{at + k * 22 - 7},{top - 8} h14 L{low + 11},{FIGURE_BOTTOM} h-22 Z",
                stripe.side(side),
            )
        art.add(bands.clipped(contour))
    art.line(contour).add(broad_cuff(side, cuff, x=x, y=top))
    if ermine:
        for dx in (-26, 0, 26):
            art.fill(moved(ERMINE_TAIL, at + dx, top - 1 - abs(dx) * 0.12, 0.8), INK)
    return art


ERMINE_TAIL = "M0,-10 C5,-2 5,4 3,10 L0,4 L-3,10 C-5,4 -5,-2 0,-10 Z"


def bent_arm(cloth: Tone, cuff: Tone, *, x: float = 96, y: float = 400) -> Art:
    """A sleeve that comes from behind the belt on the left and turns inwards to a hand at -x, y."""
    sleeve = (
        f"M-146,{FIGURE_BOTTOM} C-152,430 -148,{y + 6} {-x - 30},{y - 14}"
        f" L{-x - 2},{y + 16} C{-x - 14},{y + 34} {-x - 8},452 {-x - 6},{FIGURE_BOTTOM} Z"
    )
    art = Art().shape(sleeve, cloth.light)
    band = rectangle(-9, -25, 18, 50, 6)
    return art.shape(moved(band, -x - 20, y, turn=24), cuff.light, OBJECT_LINE)


def broad_cuff(side: int, tone: Tone, *, x: float = 186, y: float = 374) -> Art:
    """The turned-up end of a wide sleeve, below a hand at `y` - 24."""
    at = side * x
    contour = (
        f"M{at - 46},{y - 22} Q{at},{y - 12} {at + 46},{y - 22}"
        f" L{at + 44},{y + 8} Q{at},{y + 18} {at - 44},{y + 8} Z"
    )
    return Art().shape(contour, tone.side(side), OBJECT_LINE)


def forearm(side: int, cloth: Tone, *, x: float = 184, top: float = 396, spread: float = 14) -> Art:
    """A close sleeve from the belt up to the wrist."""
    at = side * x
    contour = (
        f"M{at - 30},{top} L{at + 30},{top} L{at + 30 + spread},{FIGURE_BOTTOM}"
        f" L{at - 30 - spread},{FIGURE_BOTTOM} Z"
    )
    return Art().shape(contour, cloth.side(side))


def small_cuff(side: int, tone: Tone, *, x: float = 184, y: float = 380) -> Art:
    """A soft cuff at the wrist."""
    at = side * x
    contour = (
        f"M{at - 37},{y} Q{at},{y + 10} {at + 37},{y}"
        f" L{at + 33},{y + 24} Q{at},{y + 34} {at - 33},{y + 24} Z"
    )
    return Art().shape(contour, tone.side(side), OBJECT_LINE)


def lace_cuff(side: int, *, x: float = 184, y: float = 380) -> Art:
    """A cuff of three scallops."""
    at = side * x
    contour = (
        f"M{at - 34},{y} Q{at},{y + 8} {at + 34},{y} L{at + 40},{y + 20}"
        f" Q{at + 28},{y + 36} {at + 14},{y + 26} Q{at},{y + 42} {at - 14},{y + 26}"
        f" Q{at - 28},{y + 36} {at - 40},{y + 20} Z"
    )
    return Art().shape(contour, WHITE.side(side), OBJECT_LINE)


def military_cuff(side: int, cloth: Tone, braid: str, *, x: float = 184, y: float = 378) -> Art:
    """A stiff square cuff with a line of braid."""
    at = side * x
    contour = f"M{at - 38},{y} L{at + 38},{y} L{at + 36},{y + 32} L{at - 36},{y + 32} Z"
    art = Art().shape(contour, cloth.side(side))
    return art.line(f"M{at - 34},{y + 9} H{at + 34}", DETAIL_LINE, braid)


def puff(
    side: int,
    cloth: Tone,
    lining: Tone,
    *,
    x: float = 148,
    y: float = 360,
    turn: float = 18,
    panes: int = 5,
) -> Art:
    """A stuffed upper sleeve, slashed so that its lining shows."""
    ball = path(
        "M-54,0 C-54,-34 -30,-60 0,-60 C30,-60 54,-34 54,0 C54,34 30,60 0,60 C-30,60 -54,34 -54,0 Z"
    )
    art = Art().fill(ball, cloth.light)
    art.fill(intersection(ball, right_of(8)), cloth.dark)
    slashes = Art()
    for k in range(panes):
        bend = (k - (panes - 1) / 2) * 2 / panes
        if k % 2 == 0:
            x0, x1 = bend * 40, bend * 66
            slashes.fill(
                f"M{x0 - 7},-62 Q{x1 * 1.3 - 11},0 {x0 - 7},62 H{x0 + 7}"
                f" Q{x1 * 1.3 + 11},0 {x0 + 7},-62 Z",
                lining.side(side),
            )
    art.add(slashes.clipped(ball)).line(ball)
    return Art().add(art, side * x, y, 1, side * turn, mirror=side > 0)
