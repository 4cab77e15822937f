"""The four French kings. Each has crown, beard, robe and regalia of his own."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import CLUBS, DIAMONDS, HEARTS, SPADES
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_BOTTOM, FINE_LINE
from tools.drawing.kit import garments, hair, hands, patterns, regalia
from tools.drawing.kit.arms import battle_axe, round_shield
from tools.drawing.kit.crowns import ball_crown, fur_crown, lily_crown, sun_crown
from tools.drawing.kit.faces import Face, head
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.palette import (
    AUBURN,
    BLOND,
    CHESTNUT,
    GOLD,
    GREY_HAIR,
    INK,
    LEATHER,
    RED,
    STEEL,
    TAN,
    UMBER,
    WARM_CHEEK,
    WHITE,
)


def king_of_spades() -> Art:
    """Aurelian the Grey: white-bearded, in ermine; a bare sword and the orb."""
    cloth = SPADES
    art = Art().add(regalia.sword(), HAND_X + 4, HAND_Y - 8, 1, 4)
    net = patterns.lozenges(58, 58, cloth.main.dark, GOLD.light)
    art.add(garments.garment(garments.WIDE_ROBE, cloth.main, net))
    front = garments.front_panel(330, 60, 82)
    art.add(garments.garment(front, cloth.second, patterns.lozenges(42, 48, INK, GOLD.light)))
    art.add(garments.lapels(GOLD, 56, 28, 340))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.second, GOLD, ermine=True))
    art.add(garments.ermine_mantle())
    art.add(regalia.orb(), -HAND_X, HAND_Y)
    art.add(hands.hand(-1)).add(hands.hand(1))
    face = Face("oval", "hooked", "level", lines=True, mouth="none", brow_colour=GREY_HAIR.dark)
    return art.add(
        head(
            hair.bob(GREY_HAIR),
            face.draw(),
            hair.beard("full", GREY_HAIR),
            hair.moustache("long", GREY_HAIR),
            ball_crown(RED, cloth.gems),
        )
    )


def king_of_hearts() -> Art:
    """Florian the Fair: a forked blond beard and lilies; he raises a cup."""
    cloth = HEARTS
    art = Art().add(regalia.lily_sceptre(), HAND_X + 8, HAND_Y, 1, 3)
    art.add(
        garments.garment(garments.WIDE_ROBE, cloth.main, patterns.sprigs(74, GOLD.dark, GOLD.light))
    )
    front = garments.front_panel(300, 44, 66)
    art.add(garments.garment(front, cloth.second, patterns.dots(34, 4.5, GOLD.light)))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.main, None, cloth.second))
    art.add(garments.shawl_collar(WHITE))
    art.add(garments.chain_of_office(cloth.second.light, low=412))
    art.add(regalia.goblet(), -HAND_X, HAND_Y)
    art.add(hands.hand(-1)).add(hands.hand(1))
    face = Face("oval", "straight", "kind", mouth="none", brow_colour=BLOND.dark)
    return art.add(
        head(
            hair.waves(BLOND),
            face.draw(),
            hair.beard("fork", BLOND),
            hair.moustache("up", BLOND),
            lily_crown(cloth.second, cloth.gems),
        )
    )


def king_of_clubs() -> Art:
    """Bertram the Strong: mail, cloak and brooch; a double axe and a round shield."""
    cloth = CLUBS
    art = Art().add(battle_axe(), HAND_X + 6, HAND_Y, 1, 3)
    mail = patterns.scales(30)
    art.add(garments.garment(garments.COAT, STEEL, mail))
    art.add(garments.strap("M-104,318 L84,452", LEATHER.light, 26))
    art.line("M-104,318 L84,452", DETAIL_LINE, cloth.second.light)
    art.add(garments.clasp(0, 392, cloth.main.light))
    art.add(garments.shoulder_cloak(cloth.main, RED.light))
    art.add(hands.forearm(1, LEATHER, x=HAND_X)).add(hands.small_cuff(1, GOLD, x=HAND_X))
    art.add(hands.hand(1, skin=TAN))
    art.add(round_shield(cloth.main, GOLD), -194, 376)
    face = Face("square", "broad", "stern", mouth="none", skin=TAN)
    return art.add(
        head(
            hair.page_cut(CHESTNUT),
            face.draw(),
            hair.beard("square", CHESTNUT),
            hair.moustache("drooping", CHESTNUT),
            sun_crown((RED.light, GOLD.light)),
        )
    )


def king_of_diamonds() -> Art:
    """Casimir the Rich: a merchant prince in fur, who weighs before he pays."""
    cloth = DIAMONDS
    art = Art().add(regalia.sun_sceptre(), HAND_X + 8, HAND_Y, 1, 4)
    art.add(
        garments.garment(
            garments.WIDE_ROBE,
            cloth.main,
            patterns.lozenges(66, 92, cloth.main.dark, cloth.second.light, 4),
        )
    )
    art.add(garments.garment(garments.front_panel(330, 40, 52), cloth.second))
    art.add(garments.buttons((366, 392, 418, 444), radius=6.5))
    for side in (-1, 1):
        art.add(hands.bell_sleeve(side, cloth.second, GOLD, LEATHER))
    art.add(garments.fur_collar(LEATHER))
    art.line_pairs(
        f"M44,348 C50,390 54,430 58,{FIGURE_BOTTOM}", width=DETAIL_LINE, colour=GOLD.light
    )
    art.add(regalia.balance(), -HAND_X + 2, HAND_Y)
    art.add(hands.hand(-1, skin=UMBER)).add(hands.hand(1, skin=UMBER))
    face = Face(
        "narrow", "hooked", "arched", "heavy", "none", UMBER, AUBURN.dark, WARM_CHEEK, gaze=-3
    )
    beard = hair.beard("pointed", AUBURN)
    return art.add(
        head(
            hair.sideburns(AUBURN),
            face.draw(),
            beard.line("M0,100 V120", FINE_LINE),
            hair.moustache("up", AUBURN),
            fur_crown(cloth.second, LEATHER, (RED.light, WHITE.light)),
        )
    )
