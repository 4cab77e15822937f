"""Animals: owl and falcon on the hand; boar and stag for the deuces."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.palette import (
    ANTLER,
    BELL,
    BOAR,
    BOAR_EAR,
    BOAR_FLANK,
    BRISTLE,
    DEER,
    DEER_EAR,
    DEER_THROAT,
    FALCON_BREAST,
    GOLD,
    INK,
    IVORY,
    LEATHER,
    OWL,
    ROBIN_BACK,
    ROBIN_BREAST,
    SNOUT,
    WHITE,
)
from tools.drawing.vectors import circle, mirrored, on_circle, symmetric


def owl() -> Art:
    """An owl seen from the front, 120 high, its feet on the hand at the origin."""
    art = Art().shape(symmetric("M0,-112 C22,-112 42,-96 44,-62 C46,-24 30,0 0,0"), OWL)
    art.pair("M36,-78 C52,-60 52,-22 30,2 C26,-24 26,-52 36,-78 Z", LEATHER, OBJECT_LINE)
    art.shape(symmetric("M0,-62 C18,-60 26,-44 24,-24 C20,-10 10,-4 0,-4"), IVORY, DETAIL_LINE)
    for x, y in ((-9, -44), (9, -44), (0, -34), (-11, -24), (11, -24), (0, -15)):
        art.line(f"M{x - 5},{y} Q{x},{y + 7} {x + 5},{y}", FINE_LINE)
    art.pair("M8,-102 C22,-108 30,-118 36,-130 C44,-112 42,-98 36,-90 Z", OWL, OBJECT_LINE)
    for side in (-1, 1):
        art.shape(circle(side * 17, -82, 17), IVORY.side(side), OBJECT_LINE)
        art.shape(circle(side * 16, -82, 10), BELL, FINE_LINE, split=side * 16)
        art.fill(circle(side * 15, -82, 5.4), INK)
    return art.shape("M-7,-76 L7,-76 L0,-58 Z", GOLD, FINE_LINE)


def falcon() -> Art:
    """A falcon looking right, 150 high, its feet on the hand at the origin."""
    art = Art().shape("M-10,-18 L-30,38 L4,34 L16,-14 Z", LEATHER.light, OBJECT_LINE)
    breast = "M-34,-94 C-44,-48 -30,-6 6,0 C34,-6 44,-44 34,-88 C24,-114 -24,-120 -34,-94 Z"
    art.shape(breast, FALCON_BREAST, 5.5)
    for x, y in ((-4, -54), (12, -50), (2, -38), (16, -34), (6, -22), (-8, -40)):
        art.line(f"M{x - 4},{y} L{x},{y + 6} L{x + 4},{y}", FINE_LINE)
    wing = "M-30,-92 C-52,-58 -48,-14 -26,22 C-6,2 0,-38 -6,-74 C-10,-88 -22,-98 -30,-92 Z"
    art.shape(wing, LEATHER.light, 5.5)
    art.lines(
        "M-36,-50 C-26,-44 -14,-46 -6,-54",
        "M-38,-30 C-28,-24 -16,-26 -8,-34",
        "M-34,-10 C-26,-6 -18,-8 -12,-14",
        width=3.4,
        colour=FALCON_BREAST,
    )
    art.shape(
        "M-34,-108 C-36,-138 -8,-152 16,-142 C34,-134 40,-116 34,-102 C20,-92 -24,-90 -34,-108 Z",
        LEATHER.light,
        5.5,
    )
    art.shape(
        "M24,-132 C44,-136 56,-122 46,-104 C44,-112 36,-116 28,-114 Z", GOLD.light, OBJECT_LINE
    )
    return art.shape(circle(14, -124, 8), BELL.light, DETAIL_LINE).fill(circle(15, -124, 4), INK)


def songbird() -> Art:
    """A robin looking right, 84 high, its feet on the hand at the origin."""
    art = Art().shape("M-22,-26 L-62,-2 L-54,10 L-14,-6 Z", ROBIN_BACK.dark, OBJECT_LINE)
    art.lines("M-8,-6 L-6,2", "M8,-6 L8,2", width=FINE_LINE)
    body = (
        "M-30,-40 C-26,-68 -2,-86 18,-82 C40,-78 46,-56 38,-38 C32,-14 8,-2 -12,-6"
        " C-26,-10 -34,-24 -30,-40 Z"
    )
    art.shape(body, IVORY.light, OBJECT_LINE)
    breast = Art().fill("M10,-88 C60,-88 60,-20 20,-12 C34,-34 30,-54 6,-58 Z", ROBIN_BREAST)
    art.add(breast.clipped(body))
    cap = Art().fill(
        ("M-40,-60 C-20,-100 40,-100 44,-72 C24,-74 12,-66 0,-56 C-16,-44 -30,-40 -44,-36 Z"),
        ROBIN_BACK.light,
    )
    art.add(cap.clipped(body)).line(body, OBJECT_LINE)
    art.shape(
        ("M-34,-40 C-20,-52 6,-48 12,-34 C2,-18 -20,-12 -44,-14 C-36,-22 -34,-30 -34,-40 Z"),
        ROBIN_BACK.dark,
        DETAIL_LINE,
    )
    art.lines("M-20,-32 L-2,-34", "M-26,-22 L-8,-24", width=FINE_LINE, colour=IVORY.dark)
    art.shape("M39,-66 L56,-60 L40,-54 Z", GOLD, FINE_LINE, split=46)
    return art.fill(circle(25, -66, 4.6), INK).fill(circle(26.5, -67.5, 1.5), WHITE.light)


def boar() -> Art:
    """A boar's head from the front, about 220 high, centred on its eyes."""
    art = Art().shape(_bristles(), BRISTLE, OBJECT_LINE)
    art.shape(symmetric("M0,20 C50,20 96,50 104,120 L0,120"), BOAR_FLANK)
    art.pair("M34,-62 C40,-96 66,-108 84,-100 C92,-78 84,-52 64,-40 Z", BOAR_FLANK)
    for side in (-1, 1):
        art.fill(mirrored("M48,-64 C52,-82 64,-90 74,-88 C78,-74 72,-60 62,-52 Z", side), BOAR_EAR)
    art.shape(symmetric("M0,-84 C36,-84 66,-56 68,-16 C70,16 56,40 40,52 C44,76 28,92 0,92"), BOAR)
    art.line_pairs("M10,-76 C14,-60 12,-50 8,-40", "M26,-70 C28,-58 26,-50 22,-44", width=3.6)
    art.line("M0,-78 V-46", 3.6)
    art.line_pairs("M18,-22 C28,-34 42,-34 52,-26", width=7)
    for side in (-1, 1):
        art.fill(mirrored("M20,-8 Q34,-22 48,-8 Q34,4 20,-8 Z", side), WHITE.light)
        art.fill(circle(side * 33, -9, 6), INK)
    art.line_pairs("M20,-8 Q34,-22 48,-8", width=4.4)
    art.line_pairs("M30,14 C42,18 50,26 52,36", width=3.4)
    art.shape(circle(0, 50, 38, 29), SNOUT)
    for side in (-1, 1):
        art.fill(circle(side * 14, 48, 6.5, 9), INK)
    art.line("M-22,86 Q0,96 22,86")
    return art.pair("M24,74 C44,72 58,56 58,28 C72,54 62,86 34,92 Z", WHITE, OBJECT_LINE)


def _bristles() -> str:
    """A ruff of bristles round the upper part of the head."""
    points = [on_circle(0, 4, 108 if k % 2 else 84, -110 + 10 * k) for k in range(23)]
    return "M" + " L".join(f"{x * 0.98:.2f},{y:.2f}" for x, y in points) + " Z"


def stag() -> Art:
    """A stag's head from the front with antlers, about 250 high, centred on its eyes."""
    art = Art()
    for side in (-1, 1):
        beam = "M26,-58 C34,-84 72,-88 84,-116 C90,-132 84,-148 78,-158"
        tines = (
            "M44,-78 C34,-92 34,-106 40,-118",
            "M70,-94 C62,-110 64,-126 58,-138",
            "M84,-112 C96,-116 104,-128 106,-140",
        )
        for track in (beam, *tines):
            art.line(mirrored(track, side), 19)
        for track in (beam, *tines):
            art.line(mirrored(track, side), 10, ANTLER.side(side))
    art.shape(symmetric("M0,30 C34,30 62,60 84,124 L0,124"), DEER)
    art.shape(symmetric("M0,50 C20,56 32,80 36,124 L0,124"), DEER_THROAT, OBJECT_LINE)
    ear = "M38,-44 C60,-66 92,-68 108,-54 C98,-32 70,-22 44,-26 Z"
    art.pair(ear, DEER)
    for side in (-1, 1):
        art.fill(mirrored("M54,-42 C68,-54 86,-56 96,-52 C86,-40 70,-34 56,-36 Z", side), DEER_EAR)
    face = symmetric(
        "M0,-66 C26,-68 46,-54 48,-28 C50,-4 38,16 30,40 C26,58 28,74 20,84 C14,92 6,94 0,94"
    )
    art.shape(face, DEER)
    art.shape(symmetric("M0,38 C14,38 24,46 24,62 C24,84 14,92 0,92"), DEER_THROAT, DETAIL_LINE)
    art.fill(symmetric("M0,50 C12,48 20,52 18,62 C12,72 6,74 0,74"), INK)
    art.line("M0,74 V82 M-10,86 Q0,80 10,86", FINE_LINE)
    for side in (-1, 1):
        lens = mirrored("M20,-12 Q32,-28 44,-10 Q34,0 20,-12 Z", side)
        art.fill(lens, WHITE.light)
        art.fill(circle(side * 32, -13, 7), INK).fill(circle(side * 32 - 2, -16, 2), WHITE.light)
    art.line_pairs("M19,-12 Q32,-30 46,-10", width=4.6)
    art.line_pairs("M14,-30 Q26,-40 40,-34", width=DETAIL_LINE, colour=DEER.dark)
    return art.line(
        "M-14,-56 C-8,-40 -8,-24 -12,-8 M14,-56 C8,-40 8,-24 12,-8", FINE_LINE, DEER_THROAT.light
    )
