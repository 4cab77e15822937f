"""The four French queens. Each has headdress, hair, gown and keepsakes of her own."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import CLUBS, DIAMONDS, HEARTS, SPADES
from tools.drawing.dimensions import FIGURE_BOTTOM
from tools.drawing.kit import garments, gowns, hair, hands, patterns, regalia
from tools.drawing.kit.animals import owl
from tools.drawing.kit.faces import Face, earrings, head, neck
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.kit.headdresses import (
    crescent_hood,
    harvest_wreath,
    moon_diadem,
    point_coronet,
    rose_wreath,
    veil,
)
from tools.drawing.palette import (
    AUBURN,
    BLOSSOM,
    BLUE,
    CHESTNUT,
    FLAX,
    GOLD,
    GREEN,
    IVORY,
    NIGHT,
    RAVEN,
    RED,
    TAN,
    WHITE,
)
from tools.drawing.vectors import symmetric


def queen_of_spades() -> Art:
    """Selene, lady of the night: a starry veil, an owl, a wand with a star."""
    cloth = SPADES
    art = Art().add(regalia.star_wand(), HAND_X + 8, HAND_Y, 1, 4)
    art.add(head(veil(NIGHT, GOLD.light)))
    art.add(garments.garment(garments.GOWN, cloth.main, patterns.stars(64, 9, GOLD.light)))
    art.add(head(neck(half_width=26, bottom=150)))
    art.add(gowns.decollete()).add(gowns.bodice(cloth.second, GOLD.light))
    art.add(gowns.round_neckline(GOLD.light)).add(gowns.pearl_necklace(BLUE.light))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.main, cloth.second, WHITE, x=HAND_X - 2))
    art.add(owl(), -HAND_X, HAND_Y - 4, 0.8)
    art.add(hands.hand(-1)).add(hands.hand(1))
    face = Face(
        "pointed", "straight", "arched", "heavy", "lips", lashes=True, brow_colour=FLAX.dark
    )
    return art.add(
        head(
            hair.long_hair(FLAX),
            face.draw(),
            hair.parting(FLAX),
            earrings(WHITE),
            moon_diadem(RED.light),
        )
    )


def queen_of_hearts() -> Art:
    """Rosalind of the garden: roses in open hair, a rose and a mirror in her hands."""
    cloth = HEARTS
    art = Art().add(head(hair.flowing_hair(CHESTNUT)))
    blossoms = patterns.sprigs(70, GREEN.light, BLOSSOM)
    art.add(garments.garment(garments.GOWN, cloth.main, blossoms))
    stomacher = symmetric(f"M0,350 L66,340 C62,390 40,440 30,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    net = patterns.lozenges(26, 30, RED.light, RED.light, 2.4)
    art.add(garments.garment(stomacher, WHITE, net))
    art.add(head(neck(half_width=26, bottom=130)))
    art.add(gowns.square_neckline(cloth.main, cloth.second))
    art.add(gowns.choker(RED.light))
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.second, WHITE))
        art.add(hands.forearm(side, cloth.main)).add(hands.lace_cuff(side))
    art.add(regalia.rose(RED), -HAND_X + 4, HAND_Y + 12, 0.92)
    art.add(regalia.mirror(), HAND_X + 4, HAND_Y + 6, 1, 8)
    art.add(hands.hand(-1, y=360)).add(hands.hand(1, y=360))
    face = Face(
        "round",
        "button",
        "kind",
        "wide",
        "smiling lips",
        lashes=True,
        brow_colour=CHESTNUT.dark,
    )
    return art.add(head(face.draw(), hair.parting(CHESTNUT), rose_wreath(RED)))


def queen_of_clubs() -> Art:
    """Ceridwen of the fields: plaits and ears of corn, a sheaf and a sickle."""
    cloth = CLUBS
    gown = garments.garment(garments.GOWN, cloth.main, patterns.dots(46, 5, GOLD.light))
    art = Art().add(gown)
    apron = symmetric(f"M0,372 L58,366 L96,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art.add(garments.garment(apron, IVORY, patterns.chevrons(386, 26, cloth.main.light, 6)))
    art.add(head(neck(TAN, 26, 130)))
    blouse = symmetric("M0,280 L36,264 C70,276 112,288 132,308 C128,346 100,366 0,372")
    art.shape(blouse, WHITE)
    art.line_pairs("M30,282 C34,310 30,340 26,366", "M66,288 C72,312 70,338 64,358", width=3)
    art.add(garments.clasp(0, 300, GREEN.light))
    for side in (-1, 1):
        art.add(hands.puff(side, WHITE, IVORY, turn=22))
        art.add(hands.forearm(side, WHITE)).add(hands.small_cuff(side, cloth.main))
    art.add(regalia.sheaf(), -HAND_X - 2, HAND_Y + 8, 0.76)
    art.add(regalia.sickle(), HAND_X - 2, HAND_Y, 1, 6)
    art.add(hands.hand(-1, y=360, skin=TAN)).add(hands.hand(1, y=360, skin=TAN))
    face = Face(
        "oval",
        "straight",
        "raised",
        mouth="smiling lips",
        skin=TAN,
        lashes=True,
        freckles=True,
        brow_colour=AUBURN.dark,
    )
    return art.add(
        head(
            face.draw(),
            hair.parting(AUBURN),
            hair.plaits(AUBURN, cloth.second.light),
            harvest_wreath(RED.light),
        )
    )


def queen_of_diamonds() -> Art:
    """Zenobia of the counting house: a pearled hood and a ruff, a fan and a string of pearls."""
    cloth = DIAMONDS
    art = Art().add(head(veil(cloth.second)))
    art.add(
        garments.garment(
            garments.GOWN, cloth.main, patterns.lozenges(54, 76, cloth.main.dark, GOLD.light, 4)
        )
    )
    art.add(gowns.bodice(cloth.second, GOLD.light))
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.second, GOLD, panes=7))
        art.add(hands.forearm(side, cloth.main)).add(hands.lace_cuff(side))
    art.add(gowns.ruff())
    art.add(regalia.fan(cloth.second, WHITE, GOLD.light), HAND_X, HAND_Y + 10, 0.82, 6)
    art.add(regalia.pearls(), -HAND_X - 6, HAND_Y - 70)
    art.add(hands.hand(-1, y=360)).add(hands.hand(1, y=360))
    face = Face("narrow", "hooked", "stern", "calm", "lips", lashes=True, gaze=3)
    return art.add(
        head(
            hair.smooth_parting(RAVEN),
            face.draw(),
            hair.smooth_parting(RAVEN),
            crescent_hood(RED, GOLD),
            earrings(WHITE, 36, 7),
            point_coronet(BLUE.light),
        )
    )
