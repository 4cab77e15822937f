"""Hair and beards, in head space; the right half is one tone darker."""

from __future__ import annotations

from typing import Literal, TypeAlias

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.palette import LIP, Tone
from tools.drawing.vectors import circle, mirrored, symmetric, union

STRAND = 3.6
"""Width of the lines that comb the hair."""

BeardCut: TypeAlias = Literal["full", "fork", "square", "short", "long", "pointed"]
MoustacheCut: TypeAlias = Literal["long", "up", "drooping", "thin"]


def bob(tone: Tone, length: float = 66) -> Art:
    """Hair to the chin, falling in a wave on both sides.

    Args:
        tone: its colour.
        length: y of the ends.
    """
    ends = length - 66
    lock = (
        f"M48,-60 C84,-52 92,-10 86,24 C84,{48 + ends} 94,{62 + ends} 104,{66 + ends}"
        f" C96,{86 + ends} 66,{88 + ends} 56,{68 + ends} C50,50 54,0 48,-60 Z"
    )
    art = Art().pair(lock, tone)
    return art.line_pairs(f"M66,-44 C78,-10 70,30 {78},{66 + ends}", width=STRAND)


def page_cut(tone: Tone) -> Art:
    """Straight hair, cut level below the ears."""
    lock = "M48,-60 C78,-56 88,-20 86,50 C76,60 60,60 52,52 C50,20 54,-10 48,-60 Z"
    art = Art().pair(lock, tone)
    return art.line_pairs("M66,-44 C76,-14 74,20 75,52", "M57,-30 C64,-6 63,20 63,54", width=STRAND)


def sideburns(tone: Tone) -> Art:
    """Short hair, with whiskers down to the jaw."""
    lock = "M48,-60 C66,-56 72,-30 68,6 C66,26 60,38 52,44 C54,22 54,-20 48,-60 Z"
    return Art().pair(lock, tone).line_pairs("M60,-34 C64,-10 62,12 57,30", width=STRAND)


def waves(tone: Tone) -> Art:
    """Long hair in three billows to the shoulders."""
    lock = (
        "M46,-60 C78,-62 92,-38 80,-18 C102,-8 102,20 86,30 C106,44 106,74 88,84"
        " C92,98 80,106 66,100 C50,92 52,60 54,40 C56,0 52,-30 46,-60 Z"
    )
    art = Art().pair(lock, tone)
    return art.line_pairs(
        "M80,-18 C72,-12 66,-14 62,-20",
        "M86,30 C76,36 68,34 63,26",
        "M88,84 C80,86 72,82 68,74",
        width=STRAND,
    )


def curls(tone: Tone) -> Art:
    """A head of round curls beside the face."""
    spots = ((58, -34, 22), (70, -6, 20), (66, 22, 19), (78, 40, 16), (62, 52, 17))
    art = Art()
    for side in (-1, 1):
        for x, y, radius in spots:
            art.shape(circle(side * x, y, radius), tone.side(side), OBJECT_LINE)
            art.line(
                mirrored(
                    f"M{x - 7},{y + 3} C{x - 4},{y - 9} {x + 9},{y - 7} {x + 7},{y + 4}", side
                ),
                FINE_LINE,
            )
    return art


def plaits_of_soldier(tone: Tone) -> Art:
    """Two thin plaits at the temples, as hussars wore them."""
    art = sideburns(tone)
    for side in (-1, 1):
        for k in range(4):
            x, y = 64 + k * 1.5, 18 + k * 17
            knot = (
                f"M{x - 10},{y} C{x - 9},{y + 14} {x + 9},{y + 14} {x + 10},{y}"
                f" C{x + 5},{y - 8} {x - 5},{y - 8} {x - 10},{y} Z"
            )
            art.shape(mirrored(knot, side), tone.side(side), DETAIL_LINE)
        art.shape(mirrored("M62,88 L76,88 L73,104 L66,104 Z", side), tone.side(side), DETAIL_LINE)
    return art


def long_hair(tone: Tone) -> Art:
    """A woman's hair, flowing down to the chest behind the face."""
    lock = (
        "M40,-60 C84,-40 86,20 78,60 C74,84 92,104 88,128 C70,146 48,132 52,108"
        " C56,80 50,20 40,-60 Z"
    )
    art = Art().pair(lock, tone)
    return art.line_pairs("M62,-20 C74,20 62,60 68,96 C70,108 72,116 70,124", width=STRAND)


def flowing_hair(tone: Tone) -> Art:
    """Open hair in broad waves, behind the shoulders."""
    lock = (
        "M0,-80 C92,-84 112,-20 96,26 C114,50 130,84 120,122 C136,142 128,172 104,176"
        " C60,190 20,150 0,150 Z"
    )
    art = Art().pair(lock, tone)
    return art.line_pairs(
        "M84,-30 C92,4 74,36 84,74 C92,104 98,124 96,156",
        "M96,26 C90,56 104,84 104,116",
        "M70,10 C72,50 62,80 70,120",
        width=STRAND,
    )


def parting(tone: Tone) -> Art:
    """A woman's hair parted in the middle, over the forehead."""
    half = "M0,-84 C40,-88 68,-62 70,-10 C72,10 68,24 62,34 C54,4 40,-34 0,-52 Z"
    return Art().pair(half, tone).line_pairs("M8,-70 C36,-62 54,-34 62,6", width=STRAND)


def smooth_parting(tone: Tone) -> Art:
    """Hair combed flat to the ears, as under a hood."""
    half = "M0,-70 C40,-72 66,-50 66,-10 C66,4 62,12 57,16 C54,-16 34,-40 0,-46 Z"
    return Art().pair(half, tone).line_pairs("M10,-58 C36,-52 52,-34 58,-6", width=STRAND)


def fringe(tone: Tone) -> Art:
    """A short fringe below a cap."""
    half = "M0,-66 C30,-70 54,-62 60,-40 C60,-26 58,-16 54,-8 C48,-28 30,-40 0,-42 Z"
    return Art().pair(half, tone, OBJECT_LINE)


def crop(tone: Tone) -> Art:
    """Short hair above the forehead, for hats that do not cover it."""
    return Art().shape(
        "M-56,-48 C-50,-94 50,-94 56,-48 C30,-58 -30,-58 -56,-48 Z", tone, OBJECT_LINE
    )


def tousled(tone: Tone) -> Art:
    """Straw-like strands over the forehead."""
    straws = (
        "M-58,-60 L58,-60 L56,-14 L46,-34 L38,-22 L28,-40 L16,-26 L6,-42 L-8,-26"
        " L-18,-42 L-30,-24 L-40,-38 L-48,-22 L-57,-12 Z"
    )
    return Art().shape(straws, tone, OBJECT_LINE)


def plaits(tone: Tone, ribbon: str) -> Art:
    """Two heavy plaits hanging over the chest, tied with ribbons."""
    art = Art()
    for side in (-1, 1):
        for k in range(6):
            x, y = 66 + 2.5 * k, 30 + k * 22
            for lean in (1, -1):
                knot = (
                    f"M{x},{y - 10} C{x + lean * 18},{y - 12} {x + lean * 22},{y + 8}"
                    f" {x + lean * 2},{y + 22}"
                    f" C{x - lean * 6},{y + 12} {x - lean * 6},{y} {x},{y - 10}"
                    " Z"
                )
                art.shape(mirrored(knot, side), tone.side(side), DETAIL_LINE)
        art.shape(
            mirrored("M70,154 L92,154 L98,186 L82,180 L68,186 Z", side),
            tone.side(side),
            DETAIL_LINE,
        )
        art.shape(mirrored("M68,146 L94,146 L92,160 L70,160 Z", side), ribbon, DETAIL_LINE)
    return art


_BEARDS: dict[BeardCut, str] = {
    "full": "54,86 C48,98 40,98 36,108 C30,118 22,114 16,124 C12,132 6,132 0,138",
    "fork": "56,86 C50,104 44,120 30,132 C22,122 10,112 0,92",
    "square": "60,108 C44,116 20,118 0,118",
    "short": "44,72 C30,88 14,92 0,92",
    "long": "56,92 C58,126 44,148 34,156 C30,166 22,164 18,176 C10,182 4,186 0,190",
    "pointed": "46,62 C30,84 14,100 0,128",
}
_BEARD_STRANDS: dict[BeardCut, tuple[str, ...]] = {
    "full": (
        "M18,62 C22,80 18,96 10,112",
        "M36,52 C42,70 38,84 30,96",
        "M50,34 C54,50 52,62 48,72",
    ),
    "fork": ("M16,60 C22,78 26,92 28,116", "M36,50 C44,68 42,84 38,100"),
    "square": ("M14,62 V108", "M30,56 L32,106", "M46,44 L48,102"),
    "short": ("M14,62 C16,72 12,80 8,86", "M34,52 C36,62 32,70 26,78"),
    "long": (
        "M14,66 C20,100 8,130 12,160",
        "M32,56 C40,90 28,120 26,146",
        "M48,40 C56,70 50,100 42,124",
    ),
    "pointed": ("M12,62 C14,80 8,96 4,108", "M32,52 C34,62 28,72 20,82"),
}


def beard(cut: BeardCut, tone: Tone) -> Art:
    """A beard round the mouth, from ear to ear."""
    out = {"square": "C64,24 66,64", "long": "C70,30 72,70", "fork": "C68,24 66,62"}
    flank = out.get(cut, "C66,24 68,60" if cut == "full" else "C62,20 62,46")
    contour = symmetric(f"M0,40 C10,35 24,40 34,34 C46,26 52,12 56,-8 {flank} {_BEARDS[cut]}")
    art = Art().shape(contour, tone).line_pairs(*_BEARD_STRANDS[cut], width=STRAND)
    return art.fill("M-12,50 Q0,62 12,50 Z", LIP).line("M-12,50 Q0,62 12,50", FINE_LINE)


def goatee(tone: Tone) -> Art:
    """A tuft on the chin alone."""
    tuft = symmetric("M0,58 C8,56 16,60 18,66 C16,84 8,100 0,112")
    return Art().shape(tuft, tone, OBJECT_LINE).line("M0,70 V98", FINE_LINE)


def curly_beard(tone: Tone) -> Art:
    """A beard of curls."""
    spots = ((50, 34, 18), (46, 60, 20), (28, 84, 21), (10, 104, 19))
    art = Art()
    for x, y, radius in spots:
        for side in (-1, 1):
            art.shape(circle(side * x, y, radius), tone.side(side), OBJECT_LINE)
    middle = union(circle(0, 68, 36, 26), circle(0, 92, 14))
    art.shape(middle, tone, 0)
    art.line_pairs("M12,82 C12,92 26,92 27,82", "M30,64 C30,73 43,73 44,64", width=STRAND)
    art.lines("M-9,100 C-9,109 8,109 9,100", width=STRAND)
    return art.fill("M-12,50 Q0,62 12,50 Z", LIP).line("M-12,50 Q0,62 12,50", FINE_LINE)


_MOUSTACHES: dict[MoustacheCut, str] = {
    "long": "M0,35 C12,30 26,34 36,44 C42,50 50,52 56,46 C54,62 36,66 24,58 C14,52 6,46 0,46",
    "up": "M0,36 C14,32 26,40 38,40 C48,40 54,32 54,20 C66,38 56,56 38,57 C22,58 8,50 0,46",
    "drooping": "M0,35 C16,30 32,36 38,50 C42,62 42,76 38,92 C28,82 28,66 22,58 C16,50 6,46 0,46",
    "thin": "M0,37 C10,33 22,38 34,34 C32,46 16,48 0,43",
}


def moustache(cut: MoustacheCut, tone: Tone) -> Art:
    """A moustache under the nose."""
    return Art().shape(symmetric(_MOUSTACHES[cut]), tone, OBJECT_LINE)
