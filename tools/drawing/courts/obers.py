"""The four Obers: officers, with military hats and their sign high beside the head."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.courts.court import ACORNS, BELLS, GERMAN_HEARTS, LEAVES
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_BOTTOM, OBJECT_LINE
from tools.drawing.kit import garments, hair, hands, uniforms
from tools.drawing.kit.arms import sabre
from tools.drawing.kit.faces import Face, head, neck
from tools.drawing.kit.hands import HAND_X, HAND_Y
from tools.drawing.kit.hats import bicorne, busby, cavalier_hat, shako
from tools.drawing.kit.instruments import drum, drumstick, letter, scroll, standard, trumpet
from tools.drawing.kit.ornaments import star_shape
from tools.drawing.kit.regalia import rose
from tools.drawing.palette import (
    AUBURN,
    BLOND,
    BLUE,
    DARK_HAIR,
    GOLD,
    GREY_HAIR,
    LEATHER,
    RED,
    WHITE,
    Tone,
)
from tools.drawing.vectors import mirrored, symmetric


def ober_of_acorns() -> Art:
    """Major Eichholz: bicorne, black moustache, drawn sabre, orders in his fist."""
    cloth = ACORNS
    art = Art().add(sabre(), HAND_X + 8, HAND_Y - 4, 0.98, 3)
    art.add(garments.garment(garments.COAT, cloth.main)).add(uniforms.coat_sleeves(cloth.main))
    art.add(uniforms.plastron(cloth.second, GOLD.light))
    for side in (-1, 1):
        art.add(hands.forearm(side, cloth.main)).add(
            hands.military_cuff(side, cloth.second, GOLD.light)
        )
    art.add(uniforms.epaulettes(GOLD))
    art.add(scroll(), -HAND_X - 4, HAND_Y, 0.94, -8)
    art.add(hands.hand(-1)).add(hands.hand(1))
    art.add(head(neck())).add(uniforms.stand_collar(cloth.second, GOLD.light))
    face = Face("square", "straight", "stern", mouth="none", brow_colour=DARK_HAIR.dark)
    return art.add(
        head(
            hair.page_cut(DARK_HAIR),
            face.draw().line("M-10,62 Q0,66 10,62", DETAIL_LINE),
            hair.moustache("up", DARK_HAIR),
            hair.crop(DARK_HAIR),
            bicorne(cloth.second, GOLD.light, RED.light),
        )
    )


def ober_of_leaves() -> Art:
    """Drum major Laubner: a tall cap with a plume; he drums with both hands."""
    cloth = LEAVES
    art = Art().add(garments.garment(garments.COAT, cloth.main))
    art.add(uniforms.coat_sleeves(cloth.main))
    chest = symmetric(f"M0,282 L72,282 L60,{FIGURE_BOTTOM} L0,{FIGURE_BOTTOM}")
    art.shape(chest, cloth.main)
    for y in (300, 320, 340):
        art.rod(f"M-66,{y - 8} L0,{y} L66,{y - 8}", 5, cloth.second.light, 3.5)
    art.add(garments.buttons((300, 320, 340), radius=6))
    art.add(garments.strap("M-92,286 L10,372", WHITE.light, 20))
    art.add(_swallows_nests(cloth.second))
    art.add(drum(RED, cloth.second), 0, 368, 0.96)
    for side in (-1, 1):
        sleeve = (
            f"M116,{FIGURE_BOTTOM} C120,430 122,400 124,376 L176,376"
            f" C190,400 204,430 208,{FIGURE_BOTTOM} Z"
        )
        art.shape(mirrored(sleeve, side), cloth.main.side(side))
        art.add(drumstick(), side * 148, 332, 0.96, mirror=side > 0)
        art.add(hands.military_cuff(side, RED, GOLD.light, x=152, y=344))
    art.add(hands.hand(-1, 148, 328, 14)).add(hands.hand(1, 148, 328, -14))
    art.add(head(neck())).add(uniforms.stand_collar(RED, GOLD.light))
    face = Face("round", "button", "raised", "wide", "smile", gaze=4)
    return art.add(
        head(
            hair.sideburns(BLOND),
            face.draw(),
            hair.moustache("thin", BLOND),
            shako(cloth.main, RED, GOLD),
        )
    )


def _swallows_nests(cloth: Tone) -> Art:
    """The striped shoulder pieces of military musicians."""
    art = Art()
    nest = "M84,282 C122,284 158,298 178,324 C164,338 146,344 128,346 C118,318 102,300 84,292 Z"
    for side in (-1, 1):
        stripes = Art()
        for track in ("M100,284 L126,350", "M124,288 L146,344", "M148,298 L164,340"):
            stripes.line(track, 7, WHITE.side(side), "butt")
        piece = Art().fill(nest, cloth.side(side)).add(stripes.clipped(nest))
        art.add(piece.line(nest, OBJECT_LINE), mirror=side < 0)
    return art


def ober_of_hearts() -> Art:
    """Captain Rosenau of the hussars: fur cap and plaits, the standard and a rose."""
    cloth = GERMAN_HEARTS
    badge = Art().shape(star_shape(0, 0, 60, 8), GOLD, OBJECT_LINE)
    art = Art().add(standard(cloth.second, cloth.main.light, badge), HAND_X + 22, HAND_Y, 1, 3)
    art.add(garments.garment(garments.COAT, cloth.main)).add(uniforms.coat_sleeves(cloth.main))
    art.add(_hussars_cords(cloth.second.light)).add(_pelisse())
    for side in (-1, 1):
        art.add(hands.forearm(side, BLUE if side < 0 else cloth.main))
        art.add(hands.military_cuff(side, cloth.second, cloth.main.light))
    art.add(rose(RED), -HAND_X + 2, HAND_Y + 4, 0.84)
    art.add(hands.hand(-1, y=354)).add(hands.hand(1, y=354))
    art.add(head(neck())).add(uniforms.stand_collar(BLUE, GOLD.light))
    face = Face("pointed", "hooked", "arched", mouth="none", gaze=-3, brow_colour=AUBURN.dark)
    return art.add(
        head(
            hair.plaits_of_soldier(AUBURN),
            face.draw().line("M-10,62 Q0,67 10,62", DETAIL_LINE),
            hair.moustache("long", AUBURN),
            busby(LEATHER, RED, WHITE),
        )
    )


def _hussars_cords(colour: str) -> Art:
    """Rows of cord across the breast, shorter towards the waist, with buttons on the axis."""
    heights = (306, 330, 354, 378, 402, 426)
    art = Art()
    for y in heights:
        half = 96 - (y - 306) * 0.34
        bow = f"M-{half},{y - 6} Q-{half / 2},{y + 5} 0,{y} Q{half / 2},{y + 5} {half},{y - 6}"
        art.rod(bow, 6, colour, 3.5)
    return art.add(garments.buttons(heights, radius=6))


def _pelisse() -> Art:
    """A jacket lined with fur, worn over the left shoulder only."""
    art = Art().shape(
        "M-96,278 C-140,286 -176,308 -196,336"
        f" C-222,376 -236,420 -240,{FIGURE_BOTTOM} L-150,{FIGURE_BOTTOM}"
        " C-140,410 -120,350 -96,320 Z",
        BLUE.light,
    )
    fur = "M-96,278 L-76,284 C-84,330 -116,400 -128,468 L-156,468 C-148,400 -124,340 -96,320 Z"
    art.shape(fur, LEATHER.light, OBJECT_LINE)
    tufts = (
        "M-92,300 L-84,306",
        "M-108,340 L-98,346",
        "M-122,378 L-112,384",
        "M-134,418 L-124,424",
    )
    return art.lines(*tufts, width=3)


def ober_of_bells() -> Art:
    """Herald Schellendorf: a feathered hat and grey whiskers, trumpet and dispatch."""
    cloth = BELLS
    badge = Art().shape(star_shape(0, 0, 44), GOLD, OBJECT_LINE)
    art = Art().add(trumpet(RED, badge), HAND_X + 26, HAND_Y, 1, 3)
    art.add(garments.garment(garments.COAT, cloth.main)).add(uniforms.coat_sleeves(cloth.main))
    art.add(uniforms.plastron(cloth.second, cloth.main.light))
    art.add(garments.strap("M-112,300 L70,452", RED.light, 24))
    art.line("M-112,300 L70,452", DETAIL_LINE, GOLD.light)
    for side in (-1, 1):
        art.add(hands.forearm(side, cloth.main)).add(hands.lace_cuff(side, y=376))
    art.add(letter(), -HAND_X - 6, HAND_Y + 6, 0.9, -10)
    art.add(hands.hand(-1, y=356)).add(hands.hand(1, x=HAND_X + 24, y=356))
    art.add(head(neck()))
    half = (
        "M0,286 L38,252 C76,262 118,276 136,300 C128,314 116,310 106,322"
        " C94,316 84,330 72,326 C60,332 50,318 36,324 C24,320 10,316 0,300"
    )
    art.pair(half + " Z", WHITE)
    art.line_pairs("M30,284 C50,300 86,306 120,304", width=3)
    face = Face("oval", "broad", "kind", "narrow", "none", lines=True, brow_colour=GREY_HAIR.dark)
    return art.add(
        head(
            hair.waves(GREY_HAIR),
            face.draw().line("M-10,60 Q0,64 10,60", DETAIL_LINE),
            hair.goatee(GREY_HAIR),
            hair.moustache("up", GREY_HAIR),
            cavalier_hat(cloth.main, RED.light, GOLD.light),
        )
    )
