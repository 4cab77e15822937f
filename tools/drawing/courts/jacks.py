"""The four French jacks: watchman, minstrel, archer, courier."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import CLUBS, DIAMONDS, HEARTS, SPADES
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_BOTTOM, FINE_LINE, OBJECT_LINE
from tools.drawing.kit import garments, hair, hands, patterns, regalia
from tools.drawing.kit.arms import arrow, bow, halberd, quiver
from tools.drawing.kit.faces import Face, head, neck
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.kit.hats import archers_cap, beret, chaperon, morion
from tools.drawing.kit.instruments import letter, lute, post_horn
from tools.drawing.palette import (
    COPPER,
    DARK_HAIR,
    GOLD,
    IVORY,
    LEATHER,
    RED,
    STEEL,
    TAN,
    UMBER,
    WARM_CHEEK,
    WHITE,
)
from tools.drawing.vectors import symmetric


def jack_of_spades() -> Art:
    """Wolfram the watchman: helmet, breastplate, halberd and lantern."""
    cloth = SPADES
    art = Art().add(halberd(), HAND_X + 8, HAND_Y, 1, 2)
    art.add(garments.garment(garments.COAT, cloth.main))
    plate = symmetric(
        "M0,284 L50,270 C96,290 112,330 104,380"
        f" C98,420 84,446 78,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )
    art.shape(plate, STEEL)
    art.line(f"M0,300 V{FIGURE_BOTTOM}", DETAIL_LINE)
    art.line_pairs("M92,330 C70,356 40,366 0,368", "M94,400 C70,420 40,428 0,430", width=FINE_LINE)
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.second, GOLD, turn=22))
        art.add(hands.forearm(side, cloth.main)).add(hands.small_cuff(side, LEATHER))
    art.add(regalia.lantern(), -HAND_X + 2, HAND_Y, 0.84)
    art.add(hands.hand(-1, y=358)).add(hands.hand(1, y=358))
    art.add(head(neck(half_width=27)))
    gorget = symmetric("M0,276 L36,256 C56,264 66,276 70,290 C50,304 24,310 0,310")
    art.shape(gorget, STEEL)
    face = Face("square", "broad", "stern", mouth="none", brow_colour=DARK_HAIR.dark)
    return art.add(
        head(
            hair.sideburns(DARK_HAIR),
            face.draw(),
            hair.goatee(DARK_HAIR),
            hair.moustache("up", DARK_HAIR),
            morion(STEEL, cloth.second),
        )
    )


def jack_of_hearts() -> Art:
    """Tristan the minstrel: a feathered cap, and a lute that takes both his hands."""
    cloth = HEARTS
    art = Art().add(garments.garment(garments.COAT, cloth.main))
    front = garments.front_panel(280, 44, 64)
    art.add(garments.garment(front, cloth.second, patterns.chevrons(300, 26, GOLD.light)))
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.second, GOLD, turn=20))
    art.add(lute(), -30, 386, 1.06, 58)
    art.rod("M-206,470 C-196,440 -170,418 -128,410", 40, cloth.main.light, OBJECT_LINE, "butt")
    art.rod("M-142,411 L-122,407", 48, WHITE.light, OBJECT_LINE, "butt")
    art.add(hands.hand(-1, 98, 402, -74))
    art.add(hands.forearm(1, cloth.main, x=190, top=360)).add(
        hands.small_cuff(1, WHITE, x=186, y=334)
    )
    art.add(hands.hand(1, 172, 312, 24))
    art.add(head(neck(half_width=27))).add(garments.white_collar())
    face = Face("oval", "straight", "kind", mouth="smile", gaze=-3)
    return art.add(
        head(
            hair.bob(DARK_HAIR),
            face.draw(),
            hair.fringe(DARK_HAIR),
            beret(cloth.main, cloth.second.light, GOLD),
        )
    )


def jack_of_clubs() -> Art:
    """Robin the archer: a peaked cap, a long bow and one arrow ready."""
    cloth = CLUBS
    art = Art().add(quiver(LEATHER), -104, 262, 0.9, -24)
    art.add(bow(), HAND_X + 6, HAND_Y, 1, 3)
    art.add(garments.garment(garments.COAT, cloth.main))
    art.add(_laced_jerkin())
    art.add(garments.strap("M-96,300 L92,430", cloth.second.dark))
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.main, cloth.second, turn=18, panes=3))
        art.add(hands.forearm(side, cloth.main)).add(hands.small_cuff(side, LEATHER))
    art.add(arrow(-66), -HAND_X, HAND_Y + 6)
    art.add(hands.hand(-1, y=358, skin=TAN)).add(hands.hand(1, y=358, skin=TAN))
    art.add(head(neck(TAN, 27)))
    face = Face(
        "pointed",
        "button",
        "raised",
        "narrow",
        "grin",
        TAN,
        freckles=True,
        gaze=3,
        brow_colour=COPPER.dark,
    )
    return art.add(
        head(
            hair.page_cut(COPPER),
            face.draw(),
            hair.tousled(COPPER),
            archers_cap(cloth.main, RED.light),
        )
    )


def _laced_jerkin() -> Art:
    """A leather jerkin, open at the neck and laced over a shirt."""
    jerkin = symmetric(
        "M0,290 L46,268 C84,280 104,296 110,320"
        f" C104,380 92,430 88,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )
    art = Art().shape(jerkin, LEATHER)
    art.shape(symmetric("M0,380 L30,276 L0,262"), IVORY, DETAIL_LINE)
    for y in (306, 330, 354):
        half = 22 - (y - 306) * 0.26
        art.lines(f"M{-half},{y} L{half},{y + 12}", f"M{half},{y} L{-half},{y + 12}")
    return art


def jack_of_diamonds() -> Art:
    """Marco the courier: a rolled hood, a sealed letter and a post horn."""
    cloth = DIAMONDS
    art = Art().add(
        garments.garment(garments.COAT, cloth.main, patterns.stripes(150, 4, cloth.main.dark))
    )
    tabard = symmetric(f"M0,276 L52,268 L84,300 L70,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art.add(garments.garment(tabard, cloth.second, patterns.dots(40, 4.5, GOLD.light)))
    art.add(garments.strap("M104,290 L-84,440", LEATHER.light))
    art.add(garments.clasp(8, 367, GOLD.light))
    for side in (-1, 1):
        art.add(hands.puff(side, cloth.main, IVORY, turn=14, panes=7))
        art.add(hands.forearm(side, cloth.second)).add(hands.small_cuff(side, IVORY))
    art.add(letter(), -HAND_X - 4, HAND_Y + 8, 0.96, -8)
    art.add(post_horn(), HAND_X + 2, HAND_Y + 2, 0.98)
    art.add(hands.hand(-1, y=360, skin=UMBER)).add(hands.hand(1, y=360, skin=UMBER))
    art.add(head(neck(UMBER, 27)))
    collar = symmetric("M0,300 L10,264 L52,252 C62,262 66,276 64,288 C44,302 20,306 0,304")
    art.shape(collar, IVORY)
    face = Face("oval", "broad", "arched", mouth="smile", skin=UMBER, cheek=WARM_CHEEK)
    return art.add(
        head(
            hair.curls(DARK_HAIR),
            face.draw(),
            hair.moustache("thin", DARK_HAIR),
            chaperon(cloth.second, RED),
        )
    )
