"""The four Unters: working people, with their sign low at the left."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import ACORNS, BELLS, GERMAN_HEARTS, LEAVES
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_BOTTOM, FINE_LINE, OBJECT_LINE
from tools.drawing.kit import garments, hair, hands, patterns
from tools.drawing.kit.animals import falcon
from tools.drawing.kit.arms import boar_spear
from tools.drawing.kit.faces import Face, ears, head, neck
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.kit.hats import fools_cap, hunters_hat, straw_hat, tasselled_cap
from tools.drawing.kit.instruments import flute, keys, marotte, pretzel, tankard
from tools.drawing.palette import (
    AUBURN,
    BLOND,
    CHESTNUT,
    COPPER,
    GOLD,
    GREEN,
    IVORY,
    LEATHER,
    RED,
    RUDDY_CHEEK,
    TAN,
    WHITE,
    Tone,
)
from tools.drawing.vectors import symmetric


def unter_of_acorns() -> Art:
    """Jörg the huntsman: a feathered felt hat, a waistcoat, a boar spear."""
    cloth = ACORNS
    art = Art().add(boar_spear(), HAND_X + 8, HAND_Y, 1, 4)
    art.add(garments.garment(garments.SHIRT, WHITE))
    waistcoat = symmetric(
        "M0,336 L14,304 L52,276 C74,282 90,290 100,302"
        f" C104,360 108,420 112,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )
    art.shape(waistcoat, cloth.main)
    art.line(f"M0,338 V{FIGURE_BOTTOM}", 4.5).add(
        garments.buttons((364, 392, 420), radius=6.5, x=15)
    )
    art.line_pairs(
        f"M90,304 C94,360 96,420 100,{FIGURE_BOTTOM}", width=OBJECT_LINE, colour=GOLD.light
    )
    art.add(hands.bent_arm(WHITE, cloth.second)).add(hands.hand(-1, 96, 400, 18, TAN))
    art.add(head(neck(TAN, 27))).add(garments.neckerchief(cloth.second))
    art.add(hands.forearm(1, WHITE)).add(hands.small_cuff(1, cloth.main)).add(
        hands.hand(1, y=358, skin=TAN)
    )
    face = Face(
        "square", "broad", "level", mouth="calm", skin=TAN, freckles=True, brow_colour=BLOND.dark
    )
    return art.add(
        head(hair.bob(BLOND, 50), face.draw(), hunters_hat(cloth.second, RED.light, WHITE.light))
    )


def unter_of_leaves() -> Art:
    """Till the piper: a shepherd under a straw hat, playing the flute."""
    cloth = LEAVES
    art = Art().add(garments.garment(garments.SHIRT, IVORY))
    smock = symmetric(
        "M0,300 L50,272 C76,282 92,292 98,310"
        f" C96,370 104,420 112,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}"
    )
    art.add(garments.garment(smock, cloth.main, patterns.dots(44, 4.5, GOLD.light)))
    for y in (330, 354, 378):
        art.line(f"M-16,{y} L16,{y + 12} M16,{y} L-16,{y + 12}", DETAIL_LINE, cloth.second.light)
    art.add(garments.strap("M-78,300 L96,440", LEATHER.light, 14))
    art.add(head(neck(half_width=27)))
    collar = symmetric(
        "M0,300 L36,262 C66,268 92,282 104,302 C92,320 70,312 58,326 C44,318 30,324 20,318 L0,306"
    )
    art.shape(collar, cloth.second)
    face = Face("round", "button", "raised", "calm", "lips", gaze=4, brow_colour=CHESTNUT.dark)
    art.add(
        head(hair.curls(CHESTNUT), face.draw(), hair.tousled(CHESTNUT), straw_hat(RED.light, RED))
    )
    art.add(flute(), 10, 249, 1, 5)
    outer = (
        "M140,304 L192,300 C208,340 234,396 240,434 C242,462 226,474 206,470"
        " C176,440 150,370 140,304 Z"
    )
    inner = (
        "M74,300 L120,298 C130,334 126,380 110,404 C92,420 62,408 66,382 C78,354 80,326 74,300 Z"
    )
    art.shape(outer, IVORY.dark).line("M196,420 C204,430 214,434 224,432", FINE_LINE)
    art.shape(inner, IVORY.light).line("M82,392 C90,394 98,390 102,382", FINE_LINE)
    for x, y in ((96, 272), (166, 278)):
        art.add(hands.small_cuff(1, cloth.main, x=x + 2, y=y + 6))
        art.add(hands.hand(1, x, y, 6))
    return art


def unter_of_hearts() -> Art:
    """Kilian the cellarman: a tasselled cap and an apron, a foaming tankard in his fist."""
    cloth = GERMAN_HEARTS
    art = Art().add(garments.garment(garments.SHIRT, cloth.main))
    bib = symmetric(f"M0,318 L60,318 L66,384 L112,404 L116,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art.line_pairs("M56,322 C64,296 66,282 56,268", width=17)
    art.line_pairs("M56,322 C64,296 66,282 56,268", width=9, colour=WHITE.light)
    art.shape(bib, cloth.second)
    art.lines("M-50,332 H50", width=FINE_LINE, colour=cloth.main.light)
    pocket = "M-44,392 H44 V432 C30,444 -30,444 -44,432 Z"
    art.add(pretzel(), 0, 388, 0.8).shape(pocket, cloth.second, DETAIL_LINE)
    art.add(hands.bent_arm(cloth.main, WHITE, x=94, y=352)).add(keys(), -92, 352)
    art.add(hands.hand(-1, 92, 348, 18))
    art.add(head(neck(half_width=28)))
    art.add(garments.neckerchief(GREEN))
    art.add(hands.forearm(1, cloth.main)).add(hands.small_cuff(1, WHITE))
    art.add(tankard(), HAND_X + 20, HAND_Y + 10, 0.98)
    art.add(hands.hand(1, x=HAND_X + 16, y=352))
    face = Face(
        "round", "broad", "kind", "narrow", "grin", cheek=RUDDY_CHEEK, brow_colour=COPPER.dark
    )
    return art.add(
        head(
            ears(),
            hair.sideburns(COPPER),
            face.draw(),
            hair.moustache("thin", COPPER),
            tasselled_cap(cloth.main, cloth.second, GOLD),
        )
    )


def unter_of_bells() -> Art:
    """Hansl the fool: a cap with bells, half red and half gold, a falcon on his glove."""
    cloth = BELLS
    art = Art().add(garments.garment(garments.SHIRT, cloth.main))
    left = (
        "M0,284 L-44,266 C-104,288 -130,312 -138,344"
        f" C-148,372 -150,416 -150,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM} Z"
    )
    art.shape(left, RED.light)
    art.line("M-104,300 C-96,360 -96,420 -98,468", DETAIL_LINE)
    for y, flip in ((348, 1), (392, -1), (436, 1)):
        for x, colour in ((-52, GOLD.light), (52, GOLD.dark)):
            art.shape(
                f"M{x - 20},{y} L{x},{y - 18} L{x + 20},{y} L{x},{y + 18} Z",
                colour if flip > 0 or x > 0 else cloth.main.light,
                DETAIL_LINE,
            )
    art.line(f"M0,300 V{FIGURE_BOTTOM}", OBJECT_LINE)
    art.add(hands.bent_arm(RED, GOLD))
    art.add(head(neck(half_width=27)))
    collar = "M0,288 L46,262 L84,276 L100,318 L74,302 L58,338 L38,308 L20,346 L0,312"
    art.pair(collar + " Z", Tone(GOLD.light, RED.light))
    art.add(marotte(cloth.main, GOLD), -94, 400, 1, -4).add(hands.hand(-1, 96, 402, 14))
    art.add(hands.forearm(1, cloth.main))
    art.shape(
        "M158,340 C158,324 214,324 214,340 L210,392 L162,392 Z", LEATHER, OBJECT_LINE, split=186
    )
    art.line("M160,368 H212", FINE_LINE)
    art.add(falcon(), HAND_X - 2, HAND_Y - 14, 0.96)
    face = Face("pointed", "hooked", "arched", "wide", "grin", gaze=4, brow_colour=AUBURN.dark)
    return art.add(head(hair.bob(AUBURN), face.draw(), fools_cap(RED.light, GOLD.light, GOLD)))
