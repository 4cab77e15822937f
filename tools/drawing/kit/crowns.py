"""Crowns, in head space; none is wider than 108 from the axis."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.palette import (
    GOLD,
    GREEN,
    RED,
    WHITE,
    Tone,
)
from tools.drawing.vectors import circle, mirrored, moved, polygon, symmetric

_JEWEL_LINE = 2.6


def jewel(x: float, y: float, colour: str, size: float = 8) -> Art:
    """A lozenge-shaped gem, from its middle to its corners `size` wide."""
    corners = polygon((x - size, y), (x, y - size), (x + size, y), (x, y + size))
    return Art().shape(corners, colour, _JEWEL_LINE)


def pearl(x: float, y: float, radius: float = 7.5, colour: str = WHITE.light) -> Art:
    """A pearl, or a ball of another colour."""
    return Art().shape(circle(x, y, radius), colour, 4.6)


def _band(art: Art, gems: tuple[str, str], y: float = -60) -> Art:
    """Lays five gems along the lower band of a crown."""
    for k in range(-2, 3):
        art.add(jewel(k * 28, y - k * k * 2.2, gems[k % 2], 7.5))
    return art


_DOME = "M0,-128 C34,-126 62,-108 70,-72 L0,-62"
_BAND_LINE = "M-74,-84 C-48,-74 -24,-71 0,-71 C24,-71 48,-74 74,-84"


def ball_crown(cap: Tone, gems: tuple[str, str]) -> Art:
    """The old crown: five points with balls, the middle one red."""
    art = Art().shape(symmetric(_DOME), cap)
    points = symmetric(
        "M0,-150 C5,-130 12,-116 22,-106 C31,-114 38,-126 44,-142 C50,-124 56,-112 64,-101"
        " C72,-106 82,-116 92,-130 C90,-104 80,-84 72,-62 C48,-52 24,-49 0,-49"
    )
    art.shape(points, GOLD).line(_BAND_LINE)
    _band(art, gems)
    for x, y in ((0, -152), (-44, -144), (44, -144), (-92, -132), (92, -132)):
        art.add(pearl(x, y, 8.5, WHITE.light if x else RED.light))
    return art


def lily_crown(cap: Tone, gems: tuple[str, str]) -> Art:
    """A crown with three lilies, and pearls between them."""
    art = Art().shape(symmetric("M0,-118 C34,-116 60,-100 68,-72 L0,-62"), cap)
    lily = (
        "M0,6 L-9,-14 C-24,-6 -34,-16 -30,-30 C-22,-28 -14,-28 -10,-24 C-14,-42 -8,-54 0,-64"
        " C8,-54 14,-42 10,-24 C14,-28 22,-28 30,-30 C34,-16 24,-6 9,-14 Z"
    )
    for side in (-1, 1):
        art.add(pearl(side * 35, -112, 7.5))
        art.shape(moved(lily, side * 70, -94, 0.86, side * 14), GOLD.side(side), OBJECT_LINE)
    art.shape(moved(lily, 0, -98, 1.12), GOLD, OBJECT_LINE)
    band = symmetric("M0,-88 C26,-88 54,-92 78,-100 L72,-62 C48,-52 24,-49 0,-49")
    return _band(art.shape(band, GOLD), gems, -66)


def sun_crown(gems: tuple[str, str]) -> Art:
    """A diadem of seven rays over a laurel band."""
    art = Art()
    for k, (x, y, length) in enumerate(
        (
            (-72, -84, 46),
            (72, -84, 46),
            (-52, -92, 58),
            (52, -92, 58),
            (-27, -97, 68),
            (27, -97, 68),
            (0, -98, 78),
        )
    ):
        turn = x * 0.42
        ray = moved(polygon((-11, 8), (0, -length), (11, 8)), x, y, 1, turn)
        art.shape(ray, GOLD.side(-1 if k % 2 == 0 and x <= 0 else 1) if x else GOLD, OBJECT_LINE)
    band = symmetric("M0,-104 C26,-104 54,-100 76,-90 L72,-58 C48,-50 24,-48 0,-48")
    art.shape(band, GREEN)
    for side in (-1, 1):
        for k in range(3):
            leaf = moved(
                "M-14,0 C-6,-12 8,-12 16,0 C8,11 -6,11 -14,0 Z",
                27 + k * 21,
                -74 + k * 3.4,
                0.92,
                -14 + k * 12,
            )
            art.shape(mirrored(leaf, side), GOLD.side(side), DETAIL_LINE)
    return art.add(jewel(0, -76, gems[0], 15)).add(jewel(0, -76, gems[1], 6))


def fur_crown(cap: Tone, fur: Tone, gems: tuple[str, str]) -> Art:
    """A domed cap with gold ribs and a brim of fur, a great gem on its top."""
    dome = symmetric("M0,-158 C40,-152 74,-124 76,-78 L0,-70")
    art = Art().shape(dome, cap)
    art.line_pairs("M6,-154 C38,-138 52,-112 54,-80", width=11)
    art.line_pairs("M6,-154 C38,-138 52,-112 54,-80", width=5, colour=GOLD.light)
    art.rod("M0,-154 V-80", 6, GOLD.light, FINE_LINE, "butt")
    points = symmetric(
        "M0,-134 C5,-122 11,-112 19,-107 C27,-112 34,-120 39,-131 C45,-120 52,-112 61,-106"
        " C69,-109 77,-115 84,-124 C84,-106 80,-92 78,-80 L0,-78"
    )
    art.shape(points, GOLD, OBJECT_LINE)
    for x, y in ((0, -136), (-40, -133), (40, -133), (-85, -126), (85, -126)):
        art.add(pearl(x, y, 6, gems[1]))
    art.add(_brim_of_fur(fur))
    art.shape(circle(0, -160, 12), GOLD, OBJECT_LINE)
    return art.add(jewel(0, -76, gems[0], 16)).add(jewel(0, -76, WHITE.light, 5))


def _brim_of_fur(fur: Tone) -> Art:
    brim = symmetric(
        "M0,-100 C20,-104 34,-96 46,-101 C60,-104 72,-96 84,-96 C92,-84 90,-76 92,-68"
        " C88,-58 80,-52 70,-52 C58,-44 44,-50 34,-46 C20,-42 10,-46 0,-44"
    )
    art = Art().shape(brim, fur)
    tufts = (
        "M18,-88 L22,-76",
        "M42,-90 L44,-78",
        "M66,-84 L66,-72",
        "M30,-66 L32,-56",
        "M56,-68 L57,-58",
        "M78,-74 L76,-64",
    )
    return art.line_pairs(*tufts, width=FINE_LINE)


def forest_crown(cap: Tone, fur: Tone, gems: tuple[str, str]) -> Art:
    """A tall cap in a fur brim, held by three broad points of gold."""
    art = Art().shape(symmetric("M0,-134 C40,-136 66,-116 70,-80 L0,-66"), cap)
    points = symmetric(
        "M0,-156 C4,-152 8,-138 14,-128 C22,-118 30,-110 38,-106 C46,-112 56,-124 66,-142"
        " C76,-126 80,-104 76,-78 L0,-72"
    )
    art.shape(points, GOLD)
    for x, y, colour in ((0, -114, gems[0]), (-58, -104, gems[1]), (58, -104, gems[1])):
        art.add(jewel(x, y, colour, 10))
    return art.add(_brim_of_fur(fur))


def leaf_crown(cap: Tone, gems: tuple[str, str]) -> Art:
    """A crown whose five points are pointed leaves."""
    art = Art().shape(symmetric(_DOME), cap)
    blade = "M0,4 C-22,-8 -20,-40 0,-62 C20,-40 22,-8 0,4 Z"
    for x, y, scale, turn in (
        (-76, -78, 0.9, -24),
        (76, -78, 0.9, 24),
        (-40, -88, 0.96, -11),
        (40, -88, 0.96, 11),
        (0, -92, 1.06, 0),
    ):
        art.shape(moved(blade, x, y, scale, turn), GOLD, OBJECT_LINE, split=x)
        art.line(moved("M0,-2 V-40", x, y, scale, turn), FINE_LINE)
    band = symmetric("M0,-90 C26,-90 54,-94 80,-102 L72,-62 C48,-52 24,-49 0,-49")
    art.shape(band, GOLD)
    return _band(art, gems, -66)


def arched_crown(cap: Tone, gems: tuple[str, str]) -> Art:
    """A closed crown: two pearled arches that meet under a small cross."""
    art = Art().shape(symmetric("M0,-140 C46,-140 84,-118 78,-76 L0,-66"), cap)
    for track in ("M70,-84 C92,-116 60,-150 0,-142", "M28,-80 C44,-104 32,-132 0,-142"):
        for side in (-1, 1):
            art.rod(mirrored(track, side), 7, GOLD.side(side))
    for side in (-1, 1):
        for x, y in ((77, -112), (62, -132), (36, -142)):
            art.shape(circle(side * x, y, 5.5), WHITE.side(side), FINE_LINE)
    art.shape(circle(0, -146, 10), GOLD, OBJECT_LINE)
    art.shape(
        "M-4,-156 V-163 H-12 V-170 H-4 V-178 H4 V-170 H12 V-163 H4 V-156 Z", GOLD, DETAIL_LINE
    )
    band = symmetric("M0,-94 C26,-94 52,-98 78,-106 L72,-62 C48,-52 24,-49 0,-49")
    art.shape(band, GOLD).line("M-75,-92 C-48,-82 -24,-80 0,-80 C24,-80 48,-82 75,-92", FINE_LINE)
    return _band(art, gems, -64)


def turban_crown(gem: str) -> Art:
    """A white turban with a small crown before it."""
    wrap = symmetric("M0,-152 C50,-152 96,-128 96,-92 C96,-66 74,-52 56,-48 C30,-58 14,-60 0,-60")
    art = Art().shape(wrap, WHITE)
    for k in range(3):
        fold = (
            f"M{8 + k * 22},{-60 + k * 3}"
            f" C{34 + k * 24},{-78 - k * 4} {40 + k * 24},{-112 + k * 6}"
            f" {18 + k * 26},{-148 + k * 12}"
        )
        art.line_pairs(fold)
    front = symmetric(
        "M0,-140 C4,-126 12,-118 20,-112 C26,-118 32,-126 36,-136 C40,-118 40,-100 36,-84 L0,-80"
    )
    art.shape(front, GOLD, OBJECT_LINE).add(jewel(0, -101, gem, 10))
    for x, y in ((0, -142), (-36, -138), (36, -138)):
        art.add(pearl(x, y, 7))
    return art
