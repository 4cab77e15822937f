"""Flowers and corn, for hands and wreaths; each is drawn round its own origin."""

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
