"""What kings and queens hold. Everything is drawn upright round the hand that grips it."""

from __future__ import annotations

import math

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.kit.ornaments import ear_of_corn, rose_bloom, star_shape
from tools.drawing.palette import (
    BROWN,
    GOLD,
    GREEN,
    IRON,
    LAMPLIGHT,
    LEATHER,
    RED,
    SKY,
    STEEL,
    STRAW,
    WHITE,
    Tone,
)
from tools.drawing.vectors import (
    circle,
    moved,
    on_circle,
    polygon,
    rectangle,
    symmetric,
)

ROD_LINE = 4.0


def pole(top: float, bottom: float, width: float, colour: str) -> Art:
    """An upright pole through the hand."""
    return Art().rod(f"M0,{top} V{bottom}", width, colour, ROD_LINE)


def orb(radius: float = 27) -> Art:
    """An orb that rests on the hand."""
    y = -radius - 10
    art = Art().shape(rectangle(-4, y - radius - 34, 8, 34), GOLD, 4.5)
    art.shape(rectangle(-14, y - radius - 26, 28, 8), GOLD, 4.5)
    ball = circle(0, y, radius)
    art.shape(ball, GOLD, 0)
    bands = Art().shape(rectangle(-radius, y - 6, 2 * radius, 12), RED, 0)
    bands.lines(f"M{-radius},{y - 6} H{radius}", f"M{-radius},{y + 6} H{radius}", width=FINE_LINE)
    bands.shape(rectangle(-5, y - radius, 10, radius - 6), RED.light, 0)
    bands.lines(f"M-5,{y - radius} V{y - 6}", f"M5,{y - radius} V{y - 6}", width=FINE_LINE)
    return art.add(bands.clipped(ball)).line(ball, FIGURE_LINE)


def sword(length: float = 236) -> Art:
    """A broad sword, held upright by its grip."""
    tip = -44 - length
    blade = f"M-13,-40 L-11,{tip + 34} L0,{tip} L11,{tip + 34} L13,-40 Z"
    art = Art().shape(rectangle(-7, -34, 14, 74, 4), LEATHER, OBJECT_LINE)
    art.shape(circle(0, 44, 13), GOLD, OBJECT_LINE).shape(circle(0, 44, 5), RED.light, 2.6)
    art.shape(blade, STEEL, OBJECT_LINE).line(f"M0,-44 V{tip + 44}", FINE_LINE, IRON.light)
    guard = symmetric("M0,-48 L34,-50 C44,-56 50,-48 46,-38 C40,-32 32,-36 28,-34 L0,-32")
    return art.shape(guard, GOLD, OBJECT_LINE).shape(circle(0, -41, 6), RED.light, 2.6)


def lily_sceptre(top: float = -204) -> Art:
    """A long sceptre with a lily."""
    art = pole(top, 118, 10, GOLD.light)
    petal = "M0,0 C-16,-12 -18,-38 0,-54 C18,-38 16,-12 0,0 Z"
    for turn, scale in ((-52, 0.8), (52, 0.8), (0, 1)):
        art.shape(
            moved(petal, 0, top, scale, turn), GOLD.light if turn <= 0 else GOLD.dark, OBJECT_LINE
        )
    return art.shape(circle(0, top + 4, 10), GOLD, OBJECT_LINE)


def star_wand(top: float = -190) -> Art:
    """A slender silver wand with a star."""
    art = pole(top, 118, 7, STEEL.light)
    art.shape(star_shape(0, top - 24, 40), GOLD, OBJECT_LINE)
    art.shape(circle(0, top - 24, 9), WHITE, FINE_LINE)
    return art.shape(circle(0, top + 18, 8), STEEL, DETAIL_LINE)


def sun_sceptre(top: float = -196) -> Art:
    """A sceptre with a sun."""
    art = pole(top, 118, 11, GOLD.light)
    y = top - 20
    for k in range(12):
        tip = on_circle(0, y, 36 if k % 2 == 0 else 29, 30 * k)
        base = (on_circle(0, y, 18, 30 * k - 13), on_circle(0, y, 18, 30 * k + 13))
        art.shape(
            polygon(base[0], tip, base[1]), GOLD.light if k > 6 or k == 0 else GOLD.dark, FINE_LINE
        )
    art.shape(circle(0, y, 19), GOLD, OBJECT_LINE)
    art.shape(circle(0, y, 9), RED, FINE_LINE)
    return art.shape(rectangle(-13, top + 20, 26, 10, 4), GOLD, DETAIL_LINE)


def leaf_staff(top: float = -196) -> Art:
    """A wooden staff whose end rolls up like a young fern."""
    art = pole(top + 20, 118, 11, BROWN.light)
    curl = (
        f"M0,{top + 24} C0,{top - 24} 46,{top - 36} 48,{top - 2}"
        f" C48,{top + 22} 18,{top + 20} 20,{top + 2}"
        f" C21,{top - 8} 32,{top - 8} 32,{top}"
    )
    art.rod(curl, 10, BROWN.light, ROD_LINE)
    for y, lean in ((top + 50, -50), (top + 74, 54)):
        blade = moved("M0,0 C-14,-8 -16,-28 0,-42 C16,-28 14,-8 0,0 Z", 0, y, 0.9, lean)
        art.shape(blade, GREEN.side(-1 if lean < 0 else 1), DETAIL_LINE)
    return art.shape(rectangle(-11, top + 84, 22, 10, 3), GOLD, DETAIL_LINE)


def goblet() -> Art:
    """A jewelled cup; the hand holds its stem."""
    art = Art().shape(symmetric("M0,20 L26,20 C26,30 22,34 0,34"), GOLD, OBJECT_LINE)
    art.shape(rectangle(-7, -34, 14, 56), GOLD, OBJECT_LINE)
    art.shape(symmetric("M0,-96 L36,-96 C38,-60 26,-36 0,-32"), GOLD, OBJECT_LINE)
    art.shape(circle(0, -96, 36, 9), RED, OBJECT_LINE)
    for x in (-18, 0, 18):
        art.shape(circle(x, -66 - abs(x) * 0.16, 6), RED.light if x else STEEL.light, 2.6)
    return art.line("M-33,-80 Q0,-70 33,-80", FINE_LINE)


def balance() -> Art:
    """A pair of scales on a post above the hand, with gold in one pan and a gem in the other."""
    art = Art().rod("M0,-84 V34", 7, GOLD.light, ROD_LINE)
    for side in (-1, 1):
        x, y = side * 42, -80 + side * 5
        art.lines(f"M{x},{y} L{x - 21},{y + 40}", f"M{x},{y} L{x + 21},{y + 40}", width=FINE_LINE)
        if side < 0:
            for dx, dy in ((-8, 0), (8, 0), (0, -7)):
                art.shape(circle(x + dx, y + 38 + dy, 9, 5), GOLD.light, FINE_LINE)
        else:
            art.shape(
                polygon((x - 11, y + 31), (x, y + 22), (x + 11, y + 31), (x, y + 42)), RED, 2.6
            )
        pan = (
            f"M{x - 27},{y + 40} H{x + 27} C{x + 22},{y + 62} {x - 22},{y + 62} {x - 27},{y + 40} Z"
        )
        art.shape(pan, GOLD.side(side), DETAIL_LINE)
    art.rod("M-46,-86 L46,-75", 6, GOLD.light, ROD_LINE)
    art.shape(circle(0, -84, 9), GOLD, DETAIL_LINE)
    return art.shape(circle(0, 40, 10), GOLD, OBJECT_LINE)


def book(cover: Tone) -> Art:
    """A closed book with a clasp, held upright."""
    art = Art().shape(rectangle(-34, -94, 68, 86, 5), cover, OBJECT_LINE)
    art.shape(rectangle(30, -88, 10, 76, 2), WHITE.dark, DETAIL_LINE)
    art.line(rectangle(-25, -84, 48, 66, 3), FINE_LINE, GOLD.light)
    art.shape(polygon((-1, -70), (13, -51), (-1, -32), (-15, -51)), GOLD, FINE_LINE, split=-1)
    return art.shape(rectangle(22, -58, 22, 14, 3), GOLD, FINE_LINE, split=33)


def mirror() -> Art:
    """A hand mirror with a beaded rim."""
    art = Art().rod("M0,-34 V46", 9, GOLD.light, ROD_LINE)
    art.shape(circle(0, 52, 9), GOLD, OBJECT_LINE)
    for k in range(12):
        x, y = on_circle(0, -76, 42, 30 * k)
        art.shape(circle(x, y, 5.5), GOLD.side(1 if x > 0 else -1), FINE_LINE)
    art.shape(circle(0, -76, 40), GOLD, OBJECT_LINE).shape(circle(0, -76, 29), SKY, DETAIL_LINE)
    return art.line("M-14,-84 C-12,-92 -6,-96 0,-97", 5, WHITE.light)


def rose(tone: Tone) -> Art:
    """A rose on its stem."""
    art = Art().rod("M2,64 C-2,20 2,-20 -6,-66", 5, GREEN.light, 3)
    leaf = "M0,0 C-14,-8 -16,-28 0,-42 C16,-28 14,-8 0,0 Z"
    art.shape(moved(leaf, -4, -30, 0.9, -62), GREEN.light, DETAIL_LINE)
    art.shape(moved(leaf, -1, -42, 0.8, 58), GREEN.dark, DETAIL_LINE)
    return art.add(rose_bloom(tone), -8, -84, 1.18)


def fan(blades: Tone, other: Tone, trim: str) -> Art:
    """An open fan of seven blades."""
    art = Art()
    radius, start, end = 92.0, -62.0, 62.0
    step = (end - start) / 7
    for k in range(7):
        a, b = start + k * step, start + (k + 1) * step
        tip = on_circle(0, 0, radius * 1.14, (a + b) / 2)
        p, q = on_circle(0, 0, radius, a), on_circle(0, 0, radius, b)
        blade = f"M0,0 L{p[0]:.2f},{p[1]:.2f} Q{tip[0]:.2f},{tip[1]:.2f} {q[0]:.2f},{q[1]:.2f} Z"
        tone = other if k % 2 else blades
        art.shape(blade, tone.light if k < 4 else tone.dark, DETAIL_LINE)
    p, q, top = on_circle(0, 0, 56, start), on_circle(0, 0, 56, end), on_circle(0, 0, 106, 0)
    arc = f"M{p[0]:.2f},{p[1]:.2f} Q{top[0]:.2f},{top[1] + 8:.2f} {q[0]:.2f},{q[1]:.2f}"
    art.rod(arc, 6, trim, FINE_LINE, "butt")
    return art


def pearls() -> Art:
    """A string of pearls that hangs from the hand in a loop."""
    art = Art()
    for k in range(15):
        t = 2 * math.pi * k / 15
        x, y = 22 * math.sin(t), 46 - 42 * math.cos(t)
        art.shape(circle(x, y, 7.2), WHITE.side(1 if x > 0 else -1), FINE_LINE)
    return art


def sickle() -> Art:
    """A sickle, its blade above the hand and the end of its handle below."""
    art = Art().rod("M0,46 V-24", 12, LEATHER.light, ROD_LINE)
    art.shape(circle(0, 50, 10), LEATHER, OBJECT_LINE)
    blade = (
        "M-7,-30 C-48,-52 -62,-116 -22,-154 C2,-176 38,-170 56,-146"
        " C26,-154 0,-144 -12,-118 C-24,-88 -12,-54 8,-36 Z"
    )
    art.shape(blade, STEEL, OBJECT_LINE, split=-22)
    art.line("M-16,-44 C-44,-72 -44,-122 -10,-146 C8,-158 26,-158 40,-153", FINE_LINE, IRON.light)
    return art.shape(rectangle(-12, -38, 24, 14, 3), GOLD, DETAIL_LINE)


def sheaf() -> Art:
    """A sheaf of corn, tied at the hand."""
    art = Art()
    for k, turn in enumerate((-34, 34, -20, 20, -7, 7)):
        art.add(ear_of_corn(-1 if turn < 0 else 1), turn * 0.5, -24, 0.98 + (0.05 * k), turn)
    for x in (-14, -7, 0, 7, 14):
        art.rod(
            f"M{x * 0.6},-30 C{x * 0.5},0 {x},24 {x * 2.2},62",
            5,
            STRAW.side(1 if x > 0 else -1),
            2.6,
        )
    return art


def lantern() -> Art:
    """A watchman's lantern, hanging upwards in sight above the hand that carries its foot."""
    art = Art().rod(circle(0, -112, 11), 4, IRON.light, FINE_LINE)
    art.shape(symmetric("M0,-104 L10,-104 L30,-78 L0,-78"), IRON, OBJECT_LINE)
    art.shape(rectangle(-26, -78, 52, 56, 3), LAMPLIGHT, OBJECT_LINE)
    art.shape("M0,-70 C12,-56 12,-40 0,-34 C-12,-40 -12,-56 0,-70 Z", RED, FINE_LINE)
    art.shape("M0,-56 C6,-50 6,-40 0,-37 C-6,-40 -6,-50 0,-56 Z", WHITE.light, 0)
    art.lines("M-13,-78 V-22", "M13,-78 V-22", width=FINE_LINE)
    return art.shape(rectangle(-31, -24, 62, 12, 3), IRON, OBJECT_LINE)
