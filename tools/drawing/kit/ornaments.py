"""Flowers and corn, quatrefoils and stars; each is drawn round its own origin."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    DETAIL_LINE,
    FINE_LINE,
)
from tools.drawing.palette import GOLD, Tone
from tools.drawing.vectors import (
    circle,
    moved,
    on_circle,
    polygon,
    union,
)


def rose_bloom(tone: Tone) -> Art:
    """A full rose seen from the front, 56 across."""
    art = Art()
    for k in range(5):
        petal = moved("M0,4 C-20,0 -22,-26 0,-28 C22,-26 20,0 0,4 Z", turn=72 * k)
        art.shape(petal, tone.light if k in (0, 3, 4) else tone.dark, DETAIL_LINE)
    art.shape(circle(0, 0, 13), tone, DETAIL_LINE)
    return art.line("M-6,2 C-6,-8 7,-8 6,1 C5,7 -2,6 -1,1", FINE_LINE)


def ear_of_corn(side: int) -> Art:
    """An ear of corn, 80 high, growing upwards from the origin."""
    art = Art().line("M0,0 V-84", FINE_LINE)
    for k in range(4):
        for lean in (-1, 1):
            x, y = lean * 8, -22 - k * 14
            grain = moved("M0,8 C-8,2 -7,-9 0,-14 C7,-9 8,2 0,8 Z", x, y, 1, lean * 24)
            art.shape(grain, GOLD.side(side), FINE_LINE)
    return art.shape("M0,-70 C-7,-76 -6,-86 0,-92 C6,-86 7,-76 0,-70 Z", GOLD.side(side), FINE_LINE)


def quatrefoil(colour: str, eye: str) -> Art:
    """Four petals round an eye, 72 across."""
    petal = "M0,-3 C-15,-10 -13,-30 0,-36 C13,-30 15,-10 0,-3 Z"
    petals = union(petal, *(moved(petal, turn=90 * k) for k in (1, 2, 3)))
    return Art().fill(petals, colour).fill(circle(0, 0, 6), eye)


def star(long: float, short: float, light: str, dark: str, points: int = 8) -> Art:
    """A star with long and short points in turn, every point split down its axis."""
    art = Art()
    step = 360 / points
    for k in range(points):
        tip = on_circle(0, 0, short if k % 2 else long, step * k)
        for turn, colour in ((-step / 2, light), (step / 2, dark)):
            waist = on_circle(0, 0, long * 0.31, step * k + turn)
            art.fill(polygon((0, 0), waist, tip), colour)
    return art


def star_shape(x: float, y: float, radius: float, points: int = 4) -> str:
    """A star with concave sides, as a path text."""
    corners: list[str] = []
    for k in range(2 * points):
        px, py = on_circle(x, y, radius if k % 2 == 0 else radius * 0.38, 180 * k / points)
        corners.append(f"{px:.2f},{py:.2f}")
    return "M" + " L".join(corners) + " Z"
