"""Round portraits of the ranks that have no figure on their cards, for the levels they stand for.

The levels of the computer's player are shown by faces; the courts have theirs on the cards. A
portrait is a disc of radius 100 in a square of 200.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.document import svg
from tools.drawing.kit import hair
from tools.drawing.kit.faces import Face, neck
from tools.drawing.kit.ornaments import star_shape
from tools.drawing.palette import (
    ACORN_PANEL,
    AMBER_PANEL,
    BLOND,
    BLUE,
    BLUE_PANEL,
    COPPER,
    GOLD,
    GREY_HAIR,
    IVORY,
    LEAF_PANEL,
    LEATHER,
    NIGHT,
    RED,
    SPROUT,
    WHITE,
    PanelColours,
)
from tools.drawing.pips.deuces import bacchus
from tools.drawing.pips.suits import Pack
from tools.drawing.vectors import circle, on_circle, polygon, symmetric

SIZE = 200
CENTRE = SIZE / 2
RADIUS = 100.0
RAYS = 16


@dataclass(frozen=True)
class Portrait:
    """A face: its drawing round the middle of the face, its ground and its place.

    `down` moves the face down from the middle of the disc, `scale` sizes it.
    """

    draw: Callable[[], Art]
    ground: PanelColours
    down: float = 8
    scale: float = 0.8


def apprentice() -> Art:
    """A freckled boy in a round cap, who has just learnt the game."""
    art = Art().shape(symmetric("M0,92 C56,94 104,112 116,170 L0,170"), BLUE)
    art.add(neck())
    collar = symmetric("M0,118 L12,86 C44,84 66,92 80,108 C60,124 30,126 0,118")
    art.shape(collar, IVORY, OBJECT_LINE).add(hair.page_cut(COPPER))
    face = Face("round", "button", "raised", "wide", "smile", freckles=True, gaze=3)
    art.add(face.draw()).add(hair.tousled(COPPER))
    art.shape(symmetric("M0,-112 C44,-112 70,-88 72,-52 C44,-62 20,-64 0,-64"), LEATHER)
    art.rod("M-72,-56 C-44,-66 44,-66 72,-56", 8, GOLD.light, DETAIL_LINE)
    return art.shape(circle(0, -112, 9), GOLD, DETAIL_LINE)


def sage() -> Art:
    """An old stargazer under a pointed hat, who has seen every hand there is."""
    art = Art().shape(symmetric("M0,92 C60,92 110,112 122,170 L0,170"), NIGHT)
    art.add(hair.bob(WHITE))
    face = Face("narrow", "hooked", "kind", "narrow", "none", lines=True)
    art.add(face.draw()).add(hair.beard("full", WHITE)).add(hair.moustache("long", GREY_HAIR))
    for side in (-1, 1):
        art.line(circle(side * 25, -1, 19), DETAIL_LINE, GOLD.dark)
    art.line("M-7,-4 Q0,-9 7,-4", FINE_LINE, GOLD.dark)
    art.shape("M-58,-62 C-40,-96 -22,-112 4,-134 C10,-122 44,-108 58,-62 Z", NIGHT)
    art.shape(symmetric("M0,-74 C40,-74 74,-66 98,-50 C80,-40 40,-46 0,-48"), NIGHT)
    for x, y, radius in ((-18, -86, 9), (20, -92, 11), (2, -112, 7)):
        art.fill(star_shape(x, y, radius), GOLD.light)
    return art


def goose_girl() -> Art:
    """A girl with plaits and a spotted kerchief, who plays after the work is done."""
    art = Art().shape(symmetric("M0,92 C56,94 104,112 116,170 L0,170"), SPROUT)
    art.add(neck(half_width=26))
    blouse = symmetric("M0,128 L26,96 C60,100 84,108 98,130 L60,170 L0,170")
    art.shape(blouse, WHITE, OBJECT_LINE)
    face = Face(
        "round", "button", "kind", "wide", "smiling lips", lashes=True, brow_colour=BLOND.dark
    )
    art.add(face.draw()).add(hair.parting(BLOND)).add(hair.plaits(BLOND, RED.light))
    kerchief = symmetric("M0,-106 C48,-106 80,-76 80,-26 L64,-14 C56,-52 36,-72 0,-78")
    art.shape(kerchief, RED)
    for x, y in ((14, -92), (38, -84), (58, -66), (70, -42)):
        for side in (-1, 1):
            art.fill(circle(side * x, y, 4.6), WHITE.side(side))
    return art


PORTRAITS: dict[Pack, dict[str, Portrait]] = {
    "french": {
        "9": Portrait(apprentice, BLUE_PANEL, 10),
        "A": Portrait(sage, AMBER_PANEL, 20, 0.76),
    },
    "german": {
        "9": Portrait(goose_girl, LEAF_PANEL, 6),
        "A": Portrait(bacchus, ACORN_PANEL, -2, 0.78),
    },
}


def _ground(colours: PanelColours) -> Art:
    art = Art().fill(circle(0, 0, RADIUS), colours.tint)
    rays = Art()
    for k in range(RAYS):
        ends = (on_circle(0, 0, SIZE, 360 * (k + s) / RAYS) for s in (0, 0.5))
        rays.fill(polygon((0, 0), *ends), colours.rays)
    return art.add(rays.clipped(circle(0, 0, RADIUS)))


def portrait(pack: Pack, rank: str) -> str:
    """The SVG of the portrait of a rank ("9" or "A") of a pack."""
    one = PORTRAITS[pack][rank]
    bust = Art().add(one.draw(), 0, one.down, one.scale).clipped(circle(0, 0, RADIUS))
    disc = Art().add(_ground(one.ground)).add(bust)
    return svg(Art().add(disc, CENTRE, CENTRE).svg(), width=SIZE, height=SIZE)
