"""The four Daus: two giant signs, and between them a roundel with the suit's own creature.

Acorns have Bacchus, leaves a stag, hearts Cupid, bells a boar. The creatures are drawn round the
centre of the roundel.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtGui import QPainterPath

from tools.drawing.art import Art
from tools.drawing.dimensions import (
    AXIS,
    CARD_HEIGHT,
    CARD_WIDTH,
    DETAIL_LINE,
    FINE_LINE,
    OBJECT_LINE,
)
from tools.drawing.document import MIRROR, definition, svg, twice, use
from tools.drawing.kit import hair
from tools.drawing.kit.animals import boar, stag
from tools.drawing.kit.faces import Face, neck
from tools.drawing.palette import (
    ARBOUR,
    BLOND,
    BROWN,
    CHESTNUT,
    FOREST_AIR,
    GOLD,
    INK,
    LEATHER,
    PLUM,
    RED,
    RUDDY_CHEEK,
    SKIN,
    SKY,
    STEM,
    SUMMER_AIR,
    WHITE,
    WINTER_AIR,
)
from tools.drawing.paper import INDEX_MARK, blank, frame, ground, panel
from tools.drawing.pips.suits import PANELS, Suit, german_sign
from tools.drawing.pips.twigs import leaflet, oak_leaf
from tools.drawing.vectors import circle, mirrored, on_circle, rectangle, symmetric, union

SIGN_Y = 166.0
SIGN_SCALE = 1.9
SIGN_LINE = 3.4
"""The ink line of a giant sign, in units of the sign: as thick as the other lines of the card."""
ROUNDEL = 128.0
RIM = 15.0
BEADS = 28
_BORDER = ROUNDEL - 3
_FARNESS = 400.0


@dataclass(frozen=True)
class Deuce:
    """What is between the signs of a Daus: its name, its creature, its ground and supporters."""

    name: str
    creature: Callable[[], Art]
    ground: str
    supporter: Callable[[], Art]


def bacchus() -> Art:
    """A laughing drinker, crowned with oak leaves and grapes."""
    art = Art().shape(symmetric("M0,92 C60,92 112,110 124,170 L0,170"), SKIN)
    art.shape("M-124,170 C-110,120 -70,100 -46,96 L20,170 Z", PLUM.light)
    art.lines("M-92,128 L-66,166", "M-66,112 L-34,164", width=3.6)
    art.add(hair.curls(CHESTNUT))
    art.add(Face("round", "broad", "kind", "narrow", "none", cheek=RUDDY_CHEEK).draw())
    art.add(hair.curly_beard(CHESTNUT)).add(hair.moustache("up", CHESTNUT))
    art.shape(symmetric("M0,-74 C40,-74 66,-52 66,-26 C50,-30 48,-44 0,-50"), CHESTNUT, OBJECT_LINE)
    for x, y, turn in ((53, -36, 78), (40, -57, 52), (19, -68, 24)):
        for side in (-1, 1):
            art.add(oak_leaf(), side * x, y, 0.78, side * turn)
    for x, y in ((-14, -70), (0, -74), (14, -70), (-7, -60), (7, -60), (0, -49)):
        art.shape(circle(x, y, 8.5), PLUM, 3.6, split=x)
    return art


def cupid() -> Art:
    """A boy with golden curls, bow and quiver on his back."""
    art = Art().rod("M-112,70 C-96,-24 -60,-84 -8,-112", 8, BROWN.light)
    art.line("M-112,70 L-8,-112", 2.4)
    for x, lean in ((70, 0), (84, 6), (98, 12)):
        art.rod(f"M{x},10 L{x + lean},-50", 4, BROWN.light, 2.6)
        feather = (
            f"M{x + lean - 9},-74 L{x + lean},-64 L{x + lean + 9},-74"
            f" L{x + lean + 8},-46 L{x + lean - 8},-46 Z"
        )
        art.shape(feather, RED.dark if lean == 6 else WHITE.light, FINE_LINE)
    art.shape("M56,4 L116,10 L96,130 L50,120 Z", LEATHER, OBJECT_LINE, split=80)
    art.shape("M54,4 L118,10 L116,26 L54,20 Z", GOLD, DETAIL_LINE, split=86)
    art.shape(symmetric("M0,84 C50,90 86,104 96,160 L0,160"), SKIN)
    art.add(neck(bottom=108))
    art.rod("M72,92 L-60,150", 12, RED.light)
    for x, y, radius in ((58, -24, 21), (66, 4, 18), (60, 30, 16)):
        for side in (-1, 1):
            art.shape(circle(side * x, y, radius), BLOND.side(side), OBJECT_LINE)
    art.add(Face("round", "button", "raised", "wide", "smile", brow_colour=BLOND.dark).draw())
    for x, y, radius in ((46, -50, 20), (24, -66, 20), (0, -62, 22)):
        for side in (-1, 1) if x else (1,):
            curl = circle(side * x, y, radius)
            art.shape(curl, BLOND if x == 0 else BLOND.side(side), OBJECT_LINE)
            swirl = f"M{x - 8},{y + 6} C{x - 10},{y - 10} {x + 10},{y - 10} {x + 8},{y + 2}"
            art.line(mirrored(swirl, side), FINE_LINE)
    return art


def wing() -> Art:
    """Cupid's left wing, spread from the rim of the roundel to the panel's edge."""
    art = Art()
    feathers = (
        ("M176,520 C130,548 84,552 52,540 C66,520 108,500 176,492 Z", WHITE.dark),
        ("M174,498 C120,522 72,520 42,502 C62,484 112,474 176,474 Z", WHITE.light),
        ("M172,478 C120,492 68,482 40,458 C64,446 116,448 176,456 Z", WHITE.dark),
        ("M172,458 C124,464 72,446 46,416 C76,410 124,424 176,440 Z", WHITE.light),
        ("M176,442 C130,440 84,412 62,378 C96,378 144,402 182,424 Z", WHITE.light),
    )
    for shape, colour in feathers:
        art.shape(shape, colour, OBJECT_LINE)
    coverts = (
        "M186,398 C160,396 130,404 128,424 C118,430 118,444 128,450"
        " C118,458 120,472 132,474 C128,486 140,496 152,492 L190,512 Z"
    )
    art.shape(coverts, SKY.light, OBJECT_LINE)
    return art.lines(
        "M146,422 C152,428 160,430 168,428",
        "M144,450 C150,456 158,456 166,454",
        "M150,476 C156,480 162,480 168,478",
        width=FINE_LINE,
    )


def oak_bough() -> Art:
    """Four oak leaves to the left of the roundel."""
    art = Art()
    for x, y, turn, scale in (
        (168, 455, -90, 1.35),
        (188, 432, -50, 1.15),
        (188, 478, -130, 1.15),
        (128, 455, -90, 1.2),
    ):
        art.add(oak_leaf(), x, y, scale, turn)
    return art


def linden_spray() -> Art:
    """A spray of linden leaves and blossom to the left of the roundel."""
    art = Art().rod("M176,455 C140,462 100,450 60,462", 5, STEM, FINE_LINE)
    for x, y, turn, scale in (
        (152, 456, -38, 1.2),
        (152, 460, -142, 1.2),
        (112, 455, -44, 1.1),
        (112, 457, -136, 1.1),
        (74, 458, -90, 1.0),
    ):
        art.add(leaflet(), x, y, scale, turn)
    for x, y in ((132, 418), (136, 496), (92, 426), (94, 490)):
        art.shape(circle(x, y, 7), GOLD, FINE_LINE, split=x)
    return art


def ribbon() -> Art:
    """A red ribbon to the left of the roundel."""
    band = "M190,438 C150,420 110,430 56,414 L76,452 L52,488 C110,492 150,486 190,474 Z"
    art = Art().shape(band, RED.light)
    return art.lines(
        "M180,446 C150,436 120,440 92,436",
        "M180,466 C150,474 120,474 90,476",
        width=3.6,
        colour=RED.dark,
    )


DEUCES: dict[Suit, Deuce] = {
    Suit.CLUBS: Deuce("Bacchus", bacchus, ARBOUR, oak_bough),
    Suit.SPADES: Deuce("The stag", stag, FOREST_AIR, linden_spray),
    Suit.HEARTS: Deuce("Cupid", cupid, SUMMER_AIR, wing),
    Suit.DIAMONDS: Deuce("The boar", boar, WINTER_AIR, ribbon),
}
_POSES = {
    Suit.CLUBS: (-4, 1.0),
    Suit.SPADES: (14, 0.92),
    Suit.HEARTS: (14, 0.9),
    Suit.DIAMONDS: (3, 1.06),
}
"""How far a creature is moved down in its roundel, and its scale."""


def _roundel(colour: str) -> Art:
    art = Art().shape(circle(0, 0, ROUNDEL + RIM), GOLD)
    for k in range(BEADS):
        bead = on_circle(0, 0, ROUNDEL + RIM / 2, 360 * (k + 0.5) / BEADS)
        art.fill(circle(*bead, 3.2), INK)
    return art.shape(circle(0, 0, ROUNDEL), colour, OBJECT_LINE)


def _mask(suit: Suit) -> QPainterPath:
    """Where a creature may be seen: the stag's antlers and the wreath reach over the rim."""
    disc = circle(0, 0, _BORDER)
    if suit in (Suit.CLUBS, Suit.SPADES):
        return union(disc, rectangle(-_FARNESS / 2, -_FARNESS, _FARNESS, _FARNESS - 20))
    return disc


def deuce_card(suit: Suit) -> str:
    """The SVG of a Daus; the loader adds the index."""
    deuce = DEUCES[suit]
    down, scale = _POSES[suit]
    creature = Art().add(deuce.creature(), 0, down, scale).clipped(_mask(suit))
    centre = Art().add(_roundel(deuce.ground)).add(creature)
    return svg(
        definition("sign", german_sign(suit)),
        definition("giant", german_sign(suit, SIGN_LINE)),
        definition("supporter", deuce.supporter()),
        blank().add(ground(PANELS["german"][suit], panel())).svg(),
        twice("giant", AXIS, SIGN_Y, SIGN_SCALE),
        use("supporter"),
        use("supporter", MIRROR),
        Art().add(centre, CARD_WIDTH / 2, CARD_HEIGHT / 2).svg(),
        frame().svg(),
        INDEX_MARK,
    )
