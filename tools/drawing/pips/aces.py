"""The four French aces: a giant sign, filigree within, and a medallion at its heart.

Spades carry the number of the game, hearts a rose, clubs a lucky leaf, diamonds a cut stone.
Lengths are card units, measured from the middle of the card.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.drawing.art import Art
from tools.drawing.dimensions import AXIS, FINE_LINE, MIDDLE
from tools.drawing.document import definition, svg
from tools.drawing.palette import GOLD, PAPER
from tools.drawing.paper import INDEX_MARK, blank
from tools.drawing.pips.suits import FRENCH_OUTLINES, HEART_SIGN, Suit, french_sign, pip_tone
from tools.drawing.vectors import (
    circle,
    difference,
    mirrored,
    moved,
    on_circle,
    polygon,
    stroked,
)

INNER_LINE = 28.0
"""Twice the distance of the fine inner contour from the edge of the sign."""
MEDALLION = 70.0
PEARLS = 32


@dataclass(frozen=True)
class Ace:
    """An ace: its name, the scale of its sign, the height of its medallion, motif and filigree."""

    name: str
    scale: float
    medallion_y: float
    motif: Callable[[], Art]
    filigree: tuple[str, ...]


def sixty_six() -> Art:
    """The number of the game."""
    six = (
        "M26,-34 C4,-34 -20,-10 -20,16 C-20,34 -8,44 4,44"
        " C18,44 28,34 28,20 C28,6 18,-3 5,-3 C-6,-3 -16,4 -19,14"
    )
    colour = pip_tone(Suit.SPADES).light
    art = Art()
    for x in (-28, 22):
        art.line(moved(six, x, -5, 0.82), 10, colour, "butt")
    return art


def rose_medallion() -> Art:
    """A rose, seen from the front."""
    tone = pip_tone(Suit.HEARTS)
    art = Art()
    for count, length, start in ((5, 56, 36), (5, 40, 0)):
        for k in range(count):
            turn = start + 360 / count * k
            petal = f"M0,6 C-{length * 0.8},-2 -{length * 0.7},-{length} 0,-{length * 0.92}"
            petal += f" C{length * 0.7},-{length} {length * 0.8},-2 0,6 Z"
            art.shape(
                moved(petal, turn=turn), tone.light if turn > 180 or turn == 0 else tone.dark, 0
            )
            art.line(moved(petal, turn=turn), FINE_LINE, PAPER)
    art.shape(circle(0, 0, 17), tone, 0).line(circle(0, 0, 17), FINE_LINE, PAPER)
    return art.line("M-8,3 C-8,-10 9,-9 8,2 C7,9 -3,8 -2,1", FINE_LINE, PAPER)


def lucky_leaf() -> Art:
    """A clover with four leaves."""
    tone = pip_tone(Suit.CLUBS)
    art = Art().line("M0,0 C4,24 14,38 30,46", 7, tone.dark)
    for k in range(4):
        blade = moved(HEART_SIGN, 0, -25, 0.46)
        turn = 45 + 90 * k
        colour = tone.dark if k in (0, 1) else tone.light
        art.shape(moved(blade, turn=turn), colour, 0)
        art.line(moved("M0,-8 V-32", turn=turn), 2.6, PAPER)
    return art


def cut_stone() -> Art:
    """A brilliant, seen from above."""
    tone = pip_tone(Suit.DIAMONDS)
    outer = [on_circle(0, 0, 54, 22.5 + 45 * k) for k in range(8)]
    inner = [on_circle(0, 0, 27, 45 * k) for k in range(8)]
    art = Art()
    for k in range(8):
        bright = (tone.light, tone.dark)
        art.fill(polygon(outer[k], outer[k - 1], inner[k]), bright[0 if k in (0, 5, 6, 7) else 1])
        facet = polygon(outer[k], inner[k], inner[(k + 1) % 8])
        art.fill(facet, bright[1 if k in (4, 5, 6, 7) else 0])
    art.shape(polygon(*inner), tone, 0)
    for k in range(8):
        art.line(polygon(outer[k], outer[k - 1], inner[k]), 2.6, PAPER)
    return art.line(polygon(*inner), 2.6, PAPER)


ACES: dict[Suit, Ace] = {
    Suit.SPADES: Ace(
        "The sixty-six",
        4.1,
        23,
        sixty_six,
        (
            "M20,-66 C42,-92 36,-126 18,-128 C6,-129 5,-112 16,-112",
            "M96,-34 C124,-40 146,-10 140,22 C136,46 106,46 106,26",
            "M112,60 C132,84 120,110 92,112 C72,112 70,92 84,90",
            "M0,-186 V-104",
        ),
    ),
    Suit.HEARTS: Ace(
        "The rose",
        4.0,
        -26,
        rose_medallion,
        (
            "M44,-102 C54,-140 90,-156 118,-142 C138,-130 132,-106 114,-110",
            "M92,-40 C124,-60 152,-40 148,-8 C144,14 118,12 120,-6",
            "M58,50 C84,38 100,50 90,70 C82,84 64,76 72,62",
            "M0,64 V140",
            "M12,64 C32,78 32,100 16,104 C5,104 4,90 14,89",
        ),
    ),
    Suit.CLUBS: Ace(
        "The lucky leaf",
        3.9,
        -4,
        lucky_leaf,
        (
            "M28,-76 C52,-92 58,-126 36,-146 C18,-158 2,-140 16,-128",
            "M78,-10 C104,-34 140,-26 152,2 C158,26 136,36 130,18",
            "M70,44 C84,76 118,82 138,62",
            "M0,-176 V-148",
        ),
    ),
    Suit.DIAMONDS: Ace(
        "The cut stone",
        4.1,
        0,
        cut_stone,
        (
            "M0,-186 V-96",
            "M14,-96 C36,-112 38,-136 18,-142 C4,-144 4,-126 16,-126",
            "M14,96 C36,112 38,136 18,142 C4,144 4,126 16,126",
            "M0,186 V96",
            "M90,-12 C102,-26 118,-16 114,0 C118,16 102,26 90,12",
        ),
    ),
}


def _medallion(motif: Art) -> Art:
    art = Art().fill(circle(0, 0, MEDALLION), PAPER)
    for k in range(PEARLS):
        pearl = on_circle(0, 0, MEDALLION + 9, 360 * k / PEARLS)
        art.fill(circle(*pearl, 3.4), GOLD.light)
    return art.line(circle(0, 0, MEDALLION - 7), 2.6, GOLD.dark).add(motif)


def ace_card(suit: Suit) -> str:
    """The SVG of an ace; the loader adds the index."""
    ace = ACES[suit]
    giant = moved(FRENCH_OUTLINES[suit], scale=ace.scale)
    art = french_sign(suit, ace.scale)
    art.line(difference(giant, stroked(giant, INNER_LINE)), FINE_LINE, PAPER)
    for curl in ace.filigree:
        for side in (-1, 1):
            art.line(mirrored(curl, side), 3.4, GOLD.light)
    art.add(_medallion(ace.motif()), 0, ace.medallion_y)
    return svg(
        definition("sign", french_sign(suit)),
        blank().add(art, AXIS, MIDDLE).svg(),
        INDEX_MARK,
    )
