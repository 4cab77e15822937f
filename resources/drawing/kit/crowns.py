"""Crowns and queens' headdresses, in head space; none is wider than 108 from the axis."""

from __future__ import annotations

from resources.drawing.art import Art
from resources.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE, OBJECT_LINE
from resources.drawing.palette import (
    BLUE,
    GOLD,
    GREEN,
    RED,
    WHITE,
    Tone,
)
from resources.drawing.vectors import circle, mirrored, moved, on_circle, polygon, symmetric

_JEWEL_LINE = 2.6


def _jewel(x: float, y: float, colour: str, size: float = 8) -> Art:
    corners = polygon((x - size, y), (x, y - size), (x + size, y), (x, y + size))
    return Art().shape(corners, colour, _JEWEL_LINE)


def _pearl(x: float, y: float, radius: float = 7.5, colour: str = WHITE.light) -> Art:
    return Art().shape(circle(x, y, radius), colour, 4.6)


def _band(art: Art, gems: tuple[str, str], y: float = -60) -> Art:
    """Lays five gems along the lower band of a crown."""
    for k in range(-2, 3):
        art.add(_jewel(k * 28, y - k * k * 2.2, gems[k % 2], 7.5))
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
        art.add(_pearl(x, y, 8.5, WHITE.light if x else RED.light))
    return art


def lily_crown(cap: Tone, gems: tuple[str, str]) -> Art:
    """A crown with three lilies, and pearls between them."""
    art = Art().shape(symmetric("M0,-118 C34,-116 60,-100 68,-72 L0,-62"), cap)
    lily = (
        "M0,6 L-9,-14 C-24,-6 -34,-16 -30,-30 C-22,-28 -14,-28 -10,-24 C-14,-42 -8,-54 0,-64"
        " C8,-54 14,-42 10,-24 C14,-28 22,-28 30,-30 C34,-16 24,-6 9,-14 Z"
    )
    for side in (-1, 1):
        art.add(_pearl(side * 35, -112, 7.5))
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
    return art.add(_jewel(0, -76, gems[0], 15)).add(_jewel(0, -76, gems[1], 6))


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
        art.add(_pearl(x, y, 6, gems[1]))
    art.add(_brim_of_fur(fur))
    art.shape(circle(0, -160, 12), GOLD, OBJECT_LINE)
    return art.add(_jewel(0, -76, gems[0], 16)).add(_jewel(0, -76, WHITE.light, 5))


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
        art.add(_jewel(x, y, colour, 10))
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
    art.shape(front, GOLD, OBJECT_LINE).add(_jewel(0, -101, gem, 10))
    for x, y in ((0, -142), (-36, -138), (36, -138)):
        art.add(_pearl(x, y, 7))
    return art


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
        art.add(_pearl(side * 34, -85, 6.5)).add(_pearl(side * 54, -70, 6))
    return art.add(_jewel(0, -132, gem, 10))


def rose_wreath(rose: Tone) -> Art:
    """A wreath of roses and leaves with a small golden tiara behind it."""
    tiara = symmetric(
        "M0,-140 C8,-118 16,-110 26,-104 C34,-110 40,-116 46,-124 C50,-110 52,-98 52,-84 L0,-84"
    )
    art = Art().shape(tiara, GOLD, OBJECT_LINE)
    for x, y in ((0, -140), (-46, -124), (46, -124)):
        art.add(_pearl(x, y, 6.5))
    spots = ((66, -44), (52, -68), (28, -82), (0, -87))
    for x, y in ((62, -60), (42, -80), (15, -90)):
        for side in (-1, 1):
            leaf = moved("M0,0 C-12,-8 -12,-24 0,-32 C12,-24 12,-8 0,0 Z", x, y, 0.8, x * 0.8)
            art.shape(mirrored(leaf, side), GREEN.side(side), DETAIL_LINE)
    for x, y in spots:
        for side in (-1, 1) if x else (1,):
            art.add(rose_bloom(rose), side * x, y, 0.62 if x else 0.72)
    return art


def rose_bloom(tone: Tone) -> Art:
    """A full rose seen from the front, 56 across."""
    art = Art()
    for k in range(5):
        petal = moved("M0,4 C-20,0 -22,-26 0,-28 C22,-26 20,0 0,4 Z", turn=72 * k)
        art.shape(petal, tone.light if k in (0, 3, 4) else tone.dark, DETAIL_LINE)
    art.shape(circle(0, 0, 13), tone, DETAIL_LINE)
    return art.line("M-6,2 C-6,-8 7,-8 6,1 C5,7 -2,6 -1,1", FINE_LINE)


def harvest_wreath(gem: str) -> Art:
    """A golden circlet with ears of corn standing at both temples."""
    art = Art()
    for side in (-1, 1):
        for x, y, turn in ((64, -60, 25), (48, -77, 14), (29, -87, 4)):
            art.add(ear_of_corn(side), side * x, y, 0.68, side * turn)
    circlet = symmetric("M0,-98 C30,-96 56,-84 74,-58 L66,-44 C48,-66 24,-76 0,-77")
    return art.shape(circlet, GOLD).add(_jewel(0, -88, gem, 12)).add(_jewel(0, -88, WHITE.light, 4))


def ear_of_corn(side: int) -> Art:
    """An ear of corn, 80 high, growing upwards from the origin."""
    art = Art().line("M0,0 V-84", FINE_LINE)
    for k in range(4):
        for lean in (-1, 1):
            x, y = lean * 8, -22 - k * 14
            grain = moved("M0,8 C-8,2 -7,-9 0,-14 C7,-9 8,2 0,8 Z", x, y, 1, lean * 24)
            art.shape(grain, GOLD.side(side), FINE_LINE)
    return art.shape("M0,-70 C-7,-76 -6,-86 0,-92 C6,-86 7,-76 0,-70 Z", GOLD.side(side), FINE_LINE)


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
    return art.add(_jewel(0, -78, BLUE.light, 8))


def point_coronet(gem: str) -> Art:
    """A small crown that stands on a hood."""
    contour = symmetric(
        "M0,-164 C5,-148 10,-140 17,-136 C24,-142 30,-150 34,-160"
        " C38,-146 38,-134 36,-118 C24,-114 12,-112 0,-112"
    )
    art = Art().shape(contour, GOLD, OBJECT_LINE).add(_jewel(0, -128, gem, 8))
    for x, y in ((0, -166), (-34, -161), (34, -161)):
        art.add(_pearl(x, y, 6))
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


def star_shape(x: float, y: float, radius: float, points: int = 4) -> str:
    """A star with concave sides, as a path text."""
    corners: list[str] = []
    for k in range(2 * points):
        px, py = on_circle(x, y, radius if k % 2 == 0 else radius * 0.38, 180 * k / points)
        corners.append(f"{px:.2f},{py:.2f}")
    return "M" + " L".join(corners) + " Z"
