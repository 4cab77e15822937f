"""The four German kings (Könige)."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import ACORNS, BELLS, GERMAN_HEARTS, LEAVES
from tools.drawing.dimensions import FIGURE_BOTTOM
from tools.drawing.kit import garments, hair, hands, patterns, regalia
from tools.drawing.kit.animals import songbird
from tools.drawing.kit.arms import scimitar
from tools.drawing.kit.crowns import arched_crown, forest_crown, leaf_crown, turban_crown
from tools.drawing.kit.faces import Face, head, neck
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.palette import (
    BLOND,
    BLUE,
    CHESTNUT,
    GOLD,
    GREY_HAIR,
    INK,
    LEATHER,
    RED,
    TAN,
    WHITE,
)
from tools.drawing.vectors import symmetric


def king_of_acorns() -> Art:
    """Hartmut of the oak woods: fur on crown and shoulders, a hunter's sword and a cup."""
    cloth = ACORNS
    art = Art().add(regalia.sword(210), HAND_X + 8, HAND_Y - 8, 0.94, 6)
    art.add(
        garments.garment(
            garments.WIDE_ROBE, cloth.main, patterns.lozenges(58, 58, cloth.main.dark, GOLD.light)
        )
    )
    front = garments.front_panel(320, 56, 80)
    art.add(garments.garment(front, cloth.second, patterns.lozenges(42, 48, INK, GOLD.light)))
    art.add(garments.lapels(GOLD, 54, 20, 330))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.second, GOLD, LEATHER))
    art.add(garments.fur_collar(LEATHER))
    art.add(regalia.goblet(), -HAND_X, HAND_Y)
    art.add(hands.hand(-1, skin=TAN)).add(hands.hand(1, skin=TAN))
    face = Face(
        "square", "broad", "level", mouth="none", skin=TAN, lines=True, brow_colour=CHESTNUT.dark
    )
    return art.add(
        head(
            hair.bob(CHESTNUT),
            face.draw(),
            hair.beard("full", CHESTNUT),
            hair.moustache("drooping", CHESTNUT),
            forest_crown(cloth.second, LEATHER, cloth.gems),
        )
    )


def king_of_leaves() -> Art:
    """Alberich the Ancient: a long white beard, a crown of leaves, a fern staff and a robin."""
    cloth = LEAVES
    art = Art().add(regalia.leaf_staff(), HAND_X + 4, HAND_Y, 1, 3)
    art.add(
        garments.garment(
            garments.WIDE_ROBE, cloth.main, patterns.sprigs(72, cloth.main.dark, GOLD.light)
        )
    )
    front = garments.front_panel(340, 70, 96)
    art.add(
        garments.garment(
            front, cloth.second, patterns.lozenges(44, 60, cloth.second.dark, cloth.main.light)
        )
    )
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.main, None, cloth.second))
    art.add(garments.dagged_collar(cloth.main, GOLD.light))
    art.add(songbird(), -HAND_X + 4, HAND_Y - 14, 0.94)
    art.add(hands.hand(-1)).add(hands.hand(1))
    face = Face("narrow", "hooked", "kind", "heavy", "none", lines=True, brow_colour=GREY_HAIR.dark)
    return art.add(
        head(
            hair.waves(WHITE),
            face.draw(),
            hair.beard("long", WHITE),
            hair.moustache("drooping", WHITE),
            leaf_crown(cloth.main, cloth.gems),
        )
    )


def king_of_hearts() -> Art:
    """Ottokar the Young: beardless under a closed crown, in an ivory cope, with book and lily."""
    cloth = GERMAN_HEARTS
    art = Art().add(regalia.lily_sceptre(-178), HAND_X + 8, HAND_Y, 0.96, 8)
    art.add(garments.garment(garments.WIDE_ROBE, cloth.main, patterns.dots(44, 5, GOLD.light)))
    sash = symmetric(f"M0,386 L70,386 L76,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art.add(garments.garment(sash, BLUE, patterns.chevrons(392, 22, GOLD.light, 5)))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.main, None, GOLD))
    art.add(garments.cope(cloth.second, GOLD, cloth.main.light))
    art.add(hands.broad_cuff(-1, GOLD)).add(hands.broad_cuff(1, GOLD))
    art.add(regalia.book(cloth.main), -HAND_X, HAND_Y)
    art.add(hands.hand(-1)).add(hands.hand(1))
    art.add(head(neck(half_width=27)))
    face = Face("round", "straight", "raised", "wide", brow_colour=BLOND.dark)
    return art.add(
        head(
            hair.page_cut(BLOND),
            face.draw(),
            hair.fringe(BLOND),
            arched_crown(cloth.main, cloth.gems),
        )
    )


def king_of_bells() -> Art:
    """Soliman the Splendid: turban and square grey beard, a kaftan, a scimitar and the orb."""
    cloth = BELLS
    art = Art().add(scimitar(), HAND_X + 10, HAND_Y - 6, 1, 6)
    art.add(
        garments.garment(garments.WIDE_ROBE, cloth.main, patterns.stars(60, 10, cloth.second.light))
    )
    front = garments.front_panel(330, 44, 60)
    art.add(garments.garment(front, cloth.second, patterns.chevrons(352, 24, cloth.main.light, 6)))
    art.add(garments.shawl_collar(WHITE))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.second, cloth.main, cloth.main))
    art.add(regalia.orb(), -HAND_X, HAND_Y)
    art.add(hands.hand(-1, skin=TAN)).add(hands.hand(1, skin=TAN))
    face = Face("square", "hooked", "stern", "narrow", "none", TAN, GREY_HAIR.dark, lines=True)
    return art.add(
        head(
            hair.sideburns(GREY_HAIR),
            face.draw(),
            hair.beard("square", GREY_HAIR),
            hair.moustache("long", GREY_HAIR),
            turban_crown(RED.light),
        )
    )
