"""Music, post and drink: what jacks, Obers and Unters hold, drawn round the gripping hand."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.kit.regalia import pole
from tools.drawing.palette import (
    BROWN,
    GOLD,
    INK,
    IRON,
    IVORY,
    NUT,
    RED,
    SKIN,
    SOUND_HOLE,
    STEEL,
    WHITE,
    Tone,
)
from tools.drawing.vectors import circle, mirrored, moved, rectangle, symmetric


def letter() -> Art:
    """A sealed letter."""
    art = Art().shape(rectangle(-38, -70, 76, 54, 4), WHITE, OBJECT_LINE)
    art.lines("M-38,-68 L0,-38 L38,-68", width=DETAIL_LINE)
    return art.shape(circle(0, -36, 10), RED, DETAIL_LINE)


def scroll(ribbon: str = RED.light) -> Art:
    """A rolled-up order with a ribbon."""
    art = Art().shape(rectangle(-13, -104, 26, 130, 6), WHITE, OBJECT_LINE)
    art.shape(circle(0, -104, 13, 6), WHITE.dark, DETAIL_LINE)
    return art.shape(rectangle(-15, -72, 30, 12), ribbon, DETAIL_LINE)


def lute() -> Art:
    """A lute; the origin is its rose, the neck points up."""
    art = Art().shape(rectangle(-13, -178, 26, 134, 4), BROWN, OBJECT_LINE)
    art.shape("M-15,-172 L15,-172 L26,-214 L-6,-220 Z", BROWN, OBJECT_LINE)
    for k in range(3):
        art.shape(circle(-17 + k * 1.5, -186 - k * 11, 4.6), IVORY.light, FINE_LINE)
        art.shape(circle(26 + k * 2, -184 - k * 11, 4.6), IVORY.dark, FINE_LINE)
    body = symmetric("M0,-66 C26,-62 62,-26 64,20 C64,60 34,82 0,84")
    art.shape(body, NUT, FIGURE_LINE)
    art.line(symmetric("M0,-54 C22,-48 50,-20 52,20 C52,50 28,70 0,72"), FINE_LINE, BROWN.dark)
    art.shape(circle(0, 0, 21), SOUND_HOLE, DETAIL_LINE)
    for k in range(6):
        art.fill(moved("M0,-3 C-5,-6 -5,-13 0,-16 C5,-13 5,-6 0,-3 Z", turn=60 * k), GOLD.light)
    art.shape(rectangle(-24, 46, 48, 9, 3), BROWN, DETAIL_LINE)
    art.lines(*(f"M{x},-170 L{x * 1.3},48" for x in (-7, -2.5, 2.5, 7)), width=2, colour=INK)
    return art.lines("M-13,-84 H13", "M-13,-112 H13", "M-13,-140 H13", width=2.6)


def post_horn() -> Art:
    """A coiled post horn with its tasselled cord."""
    art = Art().rod(
        "M-30,-22 C-66,-60 -40,-112 4,-108 C46,-104 50,-46 8,-42 C-22,-40 -34,-76 -8,-84",
        9,
        GOLD.light,
    )
    art.rod("M-30,-22 C-18,-8 6,-6 28,-14", 9, GOLD.light)
    art.shape(
        "M20,-26 C36,-30 46,-40 52,-54 L64,-48 C66,-26 58,-2 44,10 C38,2 30,-4 22,-4 Z",
        GOLD,
        OBJECT_LINE,
        split=44,
    )
    art.shape(rectangle(-17, -92, 14, 15, 3), GOLD.light, DETAIL_LINE)
    art.rod("M-44,-62 C-58,-40 -58,-14 -46,10", 4, RED.light, 2.6)
    return art.shape("M-54,6 L-36,6 L-32,36 L-58,36 Z", RED, DETAIL_LINE, split=-45)


def trumpet(flag: Tone, badge: Art) -> Art:
    """A herald's trumpet, mouthpiece at the hand, bell up, with a flag that carries a badge."""
    art = pole(-172, 52, 8, GOLD.light)
    art.shape(
        "M-8,-20 L-84,-20 L-70,-46 L-84,-72 L-70,-98 L-84,-124 L-8,-124 Z",
        flag,
        OBJECT_LINE,
        split=-44,
    )
    art.lines("M-24,-22 V-122", width=5, colour=GOLD.light)
    art.add(badge, -46, -70, 0.44)
    art.shape(
        "M-7,-160 C-10,-188 -20,-202 -36,-214 L-36,-222 L36,-222 L36,-214"
        " C20,-202 10,-188 7,-160 Z",
        GOLD,
        OBJECT_LINE,
    )
    art.shape(rectangle(-11, -142, 22, 10, 3), GOLD, DETAIL_LINE)
    return art.shape(rectangle(-9, 46, 18, 16, 4), GOLD, OBJECT_LINE)


def standard(cloth: Tone, border: str, badge: Art) -> Art:
    """A flag on its pole, blowing to the left of the hand."""
    art = pole(-226, 118, 10, BROWN.light)
    flag = "M-5,-216 C-36,-232 -62,-202 -98,-214 L-92,-162 L-104,-112 C-66,-100 -36,-128 -5,-112 Z"
    art.shape(flag, cloth, FIGURE_LINE, split=-50)
    art.lines(
        "M-14,-206 C-40,-218 -60,-192 -86,-202",
        "M-14,-124 C-40,-136 -62,-112 -90,-122",
        width=5,
        colour=border,
    )
    art.add(badge, -52, -163, 0.56)
    return art.shape(
        "M0,-262 C12,-246 12,-236 6,-224 H-6 C-12,-236 -12,-246 0,-262 Z", GOLD, OBJECT_LINE
    )


def drum(body: Tone, hoop: Tone) -> Art:
    """A side drum, 168 wide; the origin is the middle of its skin."""
    side = "M-84,0 L-84,96 C-60,120 60,120 84,96 L84,0 Z"
    art = Art().shape(side, body)
    track = "M-84,20 L-58,112 L-30,26 L0,116 L30,26 L58,112 L84,20"
    art.rod(track, 4, WHITE.light, 2.6)
    art.shape("M-88,-2 L-88,18 C-60,42 60,42 88,18 L88,-2 Z", hoop, OBJECT_LINE)
    return art.shape(circle(0, -2, 88, 24), WHITE, FIGURE_LINE)


def drumstick() -> Art:
    """A drumstick in a hand on the left, pointing inwards and a little down."""
    art = Art().rod("M-26,-14 L84,46", 7, NUT.light, FINE_LINE)
    return art.shape(circle(88, 48, 9), NUT, DETAIL_LINE, split=88)


def flute() -> Art:
    """A transverse flute; the origin is its mouth-hole and it points right."""
    art = Art().shape(rectangle(-26, -9, 216, 18, 8), NUT, OBJECT_LINE, split=84)
    for x in (-10, 150, 172):
        art.shape(rectangle(x - 4, -11, 9, 22, 2), IVORY, FINE_LINE, split=x)
    for x in (58, 76, 94, 112, 130):
        art.fill(circle(x, -1, 3.4), INK)
    return art


def tankard() -> Art:
    """A pewter tankard, foaming; the hand holds its handle from the right."""
    art = Art().rod("M-10,-40 C26,-46 26,22 -10,18", 9, STEEL.dark)
    art.shape("M-76,-54 L-12,-54 L-8,34 C-26,46 -62,46 -80,34 Z", STEEL, FIGURE_LINE, split=-44)
    art.lines("M-77,-28 H-11", "M-79,12 H-9", width=DETAIL_LINE)
    art.shape(circle(-44, -8, 10), IRON, FINE_LINE, split=-44)
    foam = (
        "M-82,-54 C-94,-68 -80,-82 -66,-76 C-60,-92 -36,-92 -32,-78"
        " C-18,-88 2,-78 -4,-58 C-14,-48 -22,-56 -30,-52 C-40,-46 -50,-54 -58,-50"
        " C-68,-46 -76,-48 -82,-54 Z"
    )
    return art.shape(foam, WHITE, OBJECT_LINE, split=-44)


def keys() -> Art:
    """Two cellar keys that hang from a ring in the hand."""
    art = Art()
    for turn, tone in ((34, IRON), (-10, GOLD)):
        key = Art().rod("M0,14 V58", 5, tone.light, FINE_LINE)
        key.shape("M1,42 H15 V50 H10 V55 H15 V61 H1 Z", tone.light, FINE_LINE)
        key.shape(circle(0, 14, 8), tone, FINE_LINE)
        art.add(key, 0, 8, 1, turn)
    return art.rod(circle(0, 12, 13), 3, STEEL.light, FINE_LINE)


def marotte(cap: Tone, other: Tone) -> Art:
    """A fool's stick with a head like his own, held at its foot."""
    art = Art().rod("M0,30 V-52", 7, BROWN.light, FINE_LINE)
    for side, tone in ((-1, cap), (1, other)):
        horn = mirrored("M0,-96 C10,-116 32,-112 36,-84 C28,-92 20,-88 18,-78 L0,-76 Z", side)
        art.shape(horn, tone.side(side), DETAIL_LINE)
        art.shape(circle(side * 36, -80, 5), GOLD, FINE_LINE, split=side * 36)
    art.shape(circle(0, -68, 17, 18), SKIN, DETAIL_LINE)
    for x in (-7, 7):
        art.fill(circle(x, -70, 2.6), INK)
    art.line("M-7,-61 C-3,-56 3,-56 7,-61", FINE_LINE)
    ruff = "M-22,-52 L-10,-58 H10 L22,-52 L12,-40 L0,-46 L-12,-40 Z"
    return art.shape(ruff, other, DETAIL_LINE)


def pretzel() -> Art:
    """A pretzel, 84 across."""
    knot = (
        "M-8,22 C-44,14 -46,-30 -18,-34 C8,-36 16,4 26,30 M8,22"
        " C44,14 46,-30 18,-34 C-8,-36 -16,4 -26,30"
    )
    art = Art().rod(knot, 11, NUT.light, 3.5)
    for x, y in ((-30, -10), (30, -10), (-18, 17), (18, 17)):
        art.fill(circle(x, y, 2.4), WHITE.light)
    return art
