"""Queens' headdresses, in head space; none is wider than 108 from the axis."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    DETAIL_LINE,
    FIGURE_LINE,
    FINE_LINE,
    OBJECT_LINE,
)
from tools.drawing.kit.crowns import jewel, pearl
from tools.drawing.kit.ornaments import ear_of_corn, rose_bloom, star_shape
from tools.drawing.palette import BLUE, GOLD, GREEN, WHITE, Tone
from tools.drawing.vectors import (
    circle,
    mirrored,
    moved,
    symmetric,
)


def moon_diadem(gem: str) -> Art:
    """A narrow circlet that carries a crescent and two stars."""
    circlet = symmetric("M0,-92 C26,-92 48,-84 64,-68 L60,-52 C42,-68 22,-76 0,-76")
    art = Art().shape(circlet, GOLD)
    crescent = (
        "M-30,-142 C-30,-112 -18,-94 0,-94 C18,-94 30,-112 30,-142"
        " C26,-124 16,-114 0,-114 C-16,-114 -26,-124 -30,-142 Z"
    )
    art.shape(crescent, GOLD, OBJECT_LINE)
    for side in (-1, 1):
        art.add(pearl(side * 34, -85, 6.5)).add(pearl(side * 54, -70, 6))
    return art.add(jewel(0, -132, gem, 10))


def rose_wreath(rose: Tone) -> Art:
    """A wreath of roses and leaves with a small golden tiara behind it."""
    tiara = symmetric(
        "M0,-140 C8,-118 16,-110 26,-104 C34,-110 40,-116 46,-124 C50,-110 52,-98 52,-84 L0,-84"
    )
    art = Art().shape(tiara, GOLD, OBJECT_LINE)
    for x, y in ((0, -140), (-46, -124), (46, -124)):
        art.add(pearl(x, y, 6.5))
    spots = ((66, -44), (52, -68), (28, -82), (0, -87))
    for x, y in ((62, -60), (42, -80), (15, -90)):
        for side in (-1, 1):
            leaf = moved("M0,0 C-12,-8 -12,-24 0,-32 C12,-24 12,-8 0,0 Z", x, y, 0.8, x * 0.8)
            art.shape(mirrored(leaf, side), GREEN.side(side), DETAIL_LINE)
    for x, y in spots:
        for side in (-1, 1) if x else (1,):
            art.add(rose_bloom(rose), side * x, y, 0.62 if x else 0.72)
    return art


def harvest_wreath(gem: str) -> Art:
    """A golden circlet with ears of corn standing at both temples."""
    art = Art()
    for side in (-1, 1):
        for x, y, turn in ((64, -60, 25), (48, -77, 14), (29, -87, 4)):
            art.add(ear_of_corn(side), side * x, y, 0.68, side * turn)
    circlet = symmetric("M0,-98 C30,-96 56,-84 74,-58 L66,-44 C48,-66 24,-76 0,-77")
    return art.shape(circlet, GOLD).add(jewel(0, -88, gem, 12)).add(jewel(0, -88, WHITE.light, 4))


def crescent_hood(cloth: Tone, trim: Tone) -> Art:
    """A stiff hood in a half moon above the brow, edged with pearls."""
    outer = symmetric(
        "M0,-122 C52,-122 92,-86 92,-30 C92,-12 88,2 82,12 L62,8 C66,-38 44,-66 0,-66"
    )
    art = Art().shape(outer, cloth)
    rim = symmetric("M0,-86 C46,-86 74,-52 72,10 L62,8 C64,-40 44,-68 0,-68")
    art.shape(rim, trim, DETAIL_LINE)
    for k in range(-5, 6):
        turn = k * 17.4
        spot = moved(circle(0, -104, 6.2), 0, -8, 1, turn)
        art.shape(spot, WHITE.light if k <= 0 else WHITE.dark, FINE_LINE)
    return art.add(jewel(0, -78, BLUE.light, 8))


def point_coronet(gem: str) -> Art:
    """A small crown that stands on a hood."""
    contour = symmetric(
        "M0,-164 C5,-148 10,-140 17,-136 C24,-142 30,-150 34,-160"
        " C38,-146 38,-134 36,-118 C24,-114 12,-112 0,-112"
    )
    art = Art().shape(contour, GOLD, OBJECT_LINE).add(jewel(0, -128, gem, 8))
    for x, y in ((0, -166), (-34, -161), (34, -161)):
        art.add(pearl(x, y, 6))
    return art


def veil(cloth: Tone, stars: str = "") -> Art:
    """A veil from the crown of the head to the shoulders, behind the head; head space."""
    fall = symmetric("M0,-104 C66,-104 104,-58 106,6 C108,66 120,112 150,150 L0,170")
    art = Art().shape(fall, cloth, FIGURE_LINE)
    if stars:
        for x, y in ((88, -28), (96, 16), (96, 62), (110, 108), (92, 98)):
            for side in (-1, 1):
                art.fill(star_shape(side * x, y, 8), stars)
    return art
