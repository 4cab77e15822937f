"""The eight suit signs, each about 100 high and centred on the origin.

French signs are flat and have no outline; their colours are roles, so that the loader can make the
four-colour face. German signs are small pictures with an ink line.
"""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Literal, TypeAlias

from PySide6.QtGui import QPainterPath

from tools.drawing.art import Art
from tools.drawing.dimensions import FINE_LINE, OBJECT_LINE
from tools.drawing.palette import (
    ACORN_PANEL,
    ACORN_SHINE,
    AMBER_PANEL,
    BELL,
    BELL_PANEL,
    BELL_SHINE,
    BELL_STUD,
    BLACK_PIP,
    BLUE_PANEL,
    GOLD,
    GREEN,
    GREEN_PANEL,
    HEART,
    HEART_SHINE,
    INK,
    LEAF,
    LEAF_PANEL,
    NUT,
    RED,
    RED_PIP,
    ROSE_PANEL,
    PanelColours,
    Role,
    Tone,
)
from tools.drawing.vectors import (
    circle,
    difference,
    mirrored,
    moved,
    path,
    polygon,
    rectangle,
    stroked,
    symmetric,
    union,
)

Pack: TypeAlias = Literal["french", "german"]


class Suit(StrEnum):
    """A suit by the letter of its French sign; C, S, H, D are acorns, leaves, hearts and bells."""

    SPADES = "S"
    HEARTS = "H"
    CLUBS = "C"
    DIAMONDS = "D"


SPADE = symmetric(
    "M0,-54 C7,-36 46,-16 46,14 C46,32 33,41 21,41 C12,41 6,36 2.5,30 C4,42 9,50 19,54 L0,54"
)
HEART_SIGN = symmetric("M0,-27 C4,-39 12,-47 24,-47 C37,-47 48,-36 48,-19 C48,8 11,30 0,51")
CLUB = union(
    circle(0, -27, 23.5),
    circle(-26, 9, 23.5),
    circle(26, 9, 23.5),
    polygon((-10, -14), (10, -14), (16, 8), (0, 14), (-16, 8)),
    symmetric("M0,-4 L4,-4 C4,26 9,46 20,54 L0,54"),
)
DIAMOND = symmetric("M0,-55 C9,-34 24,-15 41,0 C24,15 9,34 0,55")

FRENCH_OUTLINES = {
    Suit.SPADES: SPADE,
    Suit.HEARTS: HEART_SIGN,
    Suit.CLUBS: CLUB,
    Suit.DIAMONDS: DIAMOND,
}
PIP_TONES = {
    Suit.SPADES: BLACK_PIP,
    Suit.HEARTS: RED_PIP,
    Suit.CLUBS: BLACK_PIP,
    Suit.DIAMONDS: RED_PIP,
}
PANELS: dict[Pack, dict[Suit, PanelColours]] = {
    "french": {
        Suit.SPADES: BLUE_PANEL,
        Suit.HEARTS: ROSE_PANEL,
        Suit.CLUBS: GREEN_PANEL,
        Suit.DIAMONDS: AMBER_PANEL,
    },
    "german": {
        Suit.SPADES: LEAF_PANEL,
        Suit.HEARTS: ROSE_PANEL,
        Suit.CLUBS: ACORN_PANEL,
        Suit.DIAMONDS: BELL_PANEL,
    },
}


def pip_tone(suit: Suit) -> Tone:
    """The suit's two colours, as roles that a loader may exchange."""
    tone = PIP_TONES[suit]
    return Tone(Role(tone.light, "suit"), Role(tone.dark, "suit-shade"))


def french_sign(suit: Suit, scale: float = 1) -> Art:
    """A flat French sign, split down its axis."""
    return Art().shape(moved(FRENCH_OUTLINES[suit], scale=scale), pip_tone(suit), 0)


_NUT = symmetric("M0,-58 C2,-50 5,-47 10,-45 C30,-36 36,-12 32,12 L0,14")
_CUP = symmetric("M0,-4 C20,-4 38,-2 41,6 C45,14 41,22 36,26 C32,40 16,47 0,47")
_LEAF_BLADE = symmetric("M0,-58 C8,-40 44,-22 44,12 C44,32 30,42 18,42 C9,42 3,37 0,30")
_STALK_WIDTH = 4.0
_STALK_LINE = 2.5


def _stalk(from_y: float) -> Art:
    bend = f"M0,{from_y} C1,52 5,57 13,60"
    return Art().rod(bend, _STALK_WIDTH, GREEN.light, _STALK_LINE)


def acorn(line: float = OBJECT_LINE) -> Art:
    """An acorn hanging tip upwards in a scaly green cup."""
    art = _stalk(44).shape(_NUT, NUT, line)
    art.fill(
        "M-20,-14 C-21,-26 -15,-34 -9,-37 C-13,-28 -14,-20 -14,-10 C-14,-5 -20,-6 -20,-14 Z",
        ACORN_SHINE,
    )
    art.shape(_CUP, GREEN, 0)
    scales = Art()
    for row in range(3):
        for k in range(-3, 4):
            x, y = k * 18 + (9 if row % 2 else 0), 8 + row * 12
            scales.line(
                f"M{x - 9},{y} C{x - 9},{y + 11} {x + 9},{y + 11} {x + 9},{y}", 3, cap="butt"
            )
    return art.add(scales.clipped(_CUP)).line(_CUP, line)


def leaf(line: float = OBJECT_LINE) -> Art:
    """A linden leaf with three pairs of veins."""
    art = _stalk(36).shape(_LEAF_BLADE, LEAF, line)
    art.line("M0,-46 L0,38", 3.4)
    for y, dx, dy in ((20, 27, -13), (2, 30, -15), (-15, 20, -13)):
        for side in (-1, 1):
            vein = f"M0,{y} Q{dx * 0.5},{y - 2} {dx},{y + dy}"
            art.line(mirrored(vein, side), FINE_LINE)
    return art


def heart(line: float = OBJECT_LINE) -> Art:
    """A heart with a highlight."""
    art = Art().shape(HEART_SIGN, HEART, line)
    shine = (
        "M-36,-16 C-37,-27 -31,-35 -23,-36 C-19,-36 -19,-31 -23,-29"
        " C-28,-27 -30,-22 -30,-15 C-30,-10 -35,-10 -36,-16 Z"
    )
    return art.fill(shine, HEART_SHINE)


def bell(line: float = OBJECT_LINE) -> Art:
    """A round harness bell with a red band and a slit."""
    art = Art().rod(circle(0, -46, 8.5), 4, GOLD.light, 3)
    body = circle(0, 6, 43)
    art.shape(body, BELL, 0)
    band = Art().shape(rectangle(-60, -6, 120, 19), RED, 0)
    band.line("M-60,-6 H60", 3.2).line("M-60,13 H60", 3.2)
    art.add(band.clipped(body))
    for x in (-27, -9, 9, 27):
        art.fill(circle(x, 3.5, 3.4), BELL_STUD)
    art.fill(circle(0, 25, 6), INK).line("M0,25 L0,46", 5.5, cap="butt")
    shine = (
        "M-29,-15 C-26,-24 -20,-29 -13,-31 C-10,-31 -10,-27 -13,-26"
        " C-18,-23 -21,-20 -23,-14 C-25,-10 -30,-11 -29,-15 Z"
    )
    return art.fill(shine, BELL_SHINE).line(body, line)


_GERMAN_SIGNS = {
    Suit.CLUBS: acorn,
    Suit.SPADES: leaf,
    Suit.HEARTS: heart,
    Suit.DIAMONDS: bell,
}


@cache
def german_sign(suit: Suit, line: float = OBJECT_LINE) -> Art:
    """A German sign with an ink line of the given width."""
    return _GERMAN_SIGNS[suit](line)


def german_silhouette(suit: Suit) -> QPainterPath:
    """The one-colour form of a German sign, for backs."""
    match suit:
        case Suit.CLUBS:
            nut = symmetric("M0,-58 C2,-50 5,-47 10,-45 C30,-36 36,-12 32,4 L0,6")
            cup = symmetric("M0,10 C20,10 38,8 41,12 C45,18 41,26 36,30 C32,44 16,50 0,50")
            return union(nut, cup)
        case Suit.SPADES:
            return union(_LEAF_BLADE, stroked("M0,30 C0,48 4,54 14,58", 8))
        case Suit.HEARTS:
            return path(HEART_SIGN)
        case Suit.DIAMONDS:
            ring = difference(circle(0, -46, 12), circle(0, -46, 4.5))
            ball = difference(union(circle(0, 6, 43), ring), rectangle(-60, -3, 120, 9))
            return difference(ball, union(circle(0, 25, 7), rectangle(-3.5, 25, 7, 40)))


def sign(pack: Pack, suit: Suit, line: float = OBJECT_LINE) -> Art:
    """The sign of a suit in a pack; `line` matters to German signs only."""
    return french_sign(suit) if pack == "french" else german_sign(suit, line)
