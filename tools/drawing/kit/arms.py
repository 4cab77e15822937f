"""Weapons, drawn upright round the hand that grips them."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.dimensions import DETAIL_LINE, FIGURE_LINE, FINE_LINE, OBJECT_LINE
from tools.drawing.kit.regalia import pole
from tools.drawing.palette import BROWN, GOLD, GREEN, IRON, LEATHER, RED, STEEL, WHITE, Tone
from tools.drawing.vectors import circle, moved, on_circle, rectangle, symmetric


def halberd(top: float = -206) -> Art:
    """A watchman's halberd: axe, hook and spike on one pole."""
    art = pole(top, 118, 11, BROWN.light)
    y = top + 44
    art.shape(
        f"M6,{y - 30} C30,{y - 42} 54,{y - 22} 58,{y + 10} C54,{y} 44,{y - 4} 36,{y - 2}"
        f" L36,{y + 18} C46,{y + 18} 54,{y + 24} 58,{y + 34} C44,{y + 52} 22,{y + 50} 6,{y + 38} Z",
        STEEL.light,
        OBJECT_LINE,
    )
    art.shape(
        f"M-6,{y - 14} C-24,{y - 22} -34,{y - 18} -42,{y - 8}"
        f" C-30,{y - 6} -22,{y + 2} -18,{y + 14} L-6,{y + 16} Z",
        STEEL.dark,
        OBJECT_LINE,
    )
    art.shape(
        f"M0,{y - 92} L12,{y - 48} L7,{y - 22} L-7,{y - 22} L-12,{y - 48} Z", STEEL, OBJECT_LINE
    )
    return art.shape(rectangle(-11, y + 42, 22, 12, 3), GOLD, DETAIL_LINE)


def battle_axe(top: float = -176) -> Art:
    """A double axe."""
    art = pole(top, 118, 12, BROWN.light)
    y = top + 30
    blade = (
        f"M6,{y - 18} C20,{y - 22} 34,{y - 36} 42,{y - 50}"
        f" C62,{y - 20} 62,{y + 20} 42,{y + 50} C34,{y + 36} 20,{y + 22} 6,{y + 18}"
        " Z"
    )
    art.pair(blade, STEEL, OBJECT_LINE)
    art.line_pairs(
        f"M46,{y - 34} C56,{y - 12} 56,{y + 12} 46,{y + 34}", width=FINE_LINE, colour=IRON.light
    )
    art.shape(rectangle(-13, y - 26, 26, 52, 4), GOLD, OBJECT_LINE)
    art.shape(circle(0, y, 8), RED.light, FINE_LINE)
    return art.shape(
        f"M0,{top - 42} L10,{top - 10} L0,{top + 2} L-10,{top - 10} Z", STEEL, DETAIL_LINE
    )


def round_shield(face: Tone, rim: Tone) -> Art:
    """A round shield that covers the hand, 100 across."""
    art = Art().shape(circle(0, 0, 54), rim)
    art.shape(circle(0, 0, 41), face, OBJECT_LINE)
    for k in range(4):
        ray = moved("M0,-12 C10,-20 10,-32 0,-40 C-10,-32 -10,-20 0,-12 Z", turn=90 * k)
        art.shape(ray, GOLD.light if k in (0, 3) else GOLD.dark, FINE_LINE)
    for k in range(12):
        x, y = on_circle(0, 0, 47.5, 30 * k + 15)
        art.shape(circle(x, y, 3.4), WHITE.light, 2)
    return art.shape(circle(0, 0, 15), STEEL, OBJECT_LINE)


def scimitar() -> Art:
    """A broad curved sword, held upright."""
    blade = "M-9,-30 C-14,-90 -22,-150 -6,-226 C14,-236 34,-226 40,-214 C22,-160 18,-90 11,-30 Z"
    art = Art().shape(blade, STEEL, OBJECT_LINE, split=4)
    art.line("M2,-40 C0,-90 -2,-150 12,-206", FINE_LINE, IRON.light)
    art.shape(rectangle(-7, -26, 14, 56, 4), LEATHER, OBJECT_LINE)
    art.shape(symmetric("M0,-38 L26,-38 C36,-40 38,-28 30,-24 L0,-24"), GOLD, OBJECT_LINE)
    return art.shape(
        "M-12,30 C-8,22 8,22 14,30 C20,44 6,52 -4,46 C-12,44 -14,36 -12,30 Z", GOLD, OBJECT_LINE
    )


def sabre() -> Art:
    """An officer's sabre with a knuckle guard, held upright."""
    art = Art().shape(
        "M-7,-26 C-14,-96 -8,-186 34,-262 C34,-186 18,-96 9,-26 Z", STEEL.light, OBJECT_LINE
    )
    art.line("M2,-40 C-2,-106 8,-176 26,-232", FINE_LINE, IRON.light)
    art.shape(
        "M-26,-30 C-10,-38 12,-38 26,-30 L26,-18 C10,-24 -10,-24 -26,-18 Z", GOLD, OBJECT_LINE
    )
    art.rod("M22,-22 C36,-4 30,20 8,26", 4.4, GOLD.light, FINE_LINE)
    art.shape(rectangle(-8, -20, 16, 46, 4), LEATHER, OBJECT_LINE)
    return art.shape(circle(0, 30, 9), GOLD, 4.5)


def boar_spear(top: float = -188) -> Art:
    """A hunting spear with a cross-bar below its broad blade."""
    art = pole(top, 118, 12, BROWN.light)
    blade = (
        f"M0,{top - 78} C18,{top - 52} 22,{top - 28} 14,{top - 4} L8,{top + 8}"
        f" L-8,{top + 8} L-14,{top - 4} C-22,{top - 28} -18,{top - 52} 0,{top - 78}"
        " Z"
    )
    art.shape(blade, STEEL, OBJECT_LINE).line(f"M0,{top - 64} V{top + 2}", FINE_LINE)
    art.shape(rectangle(-32, top + 8, 64, 10, 4), GOLD, 4.5)
    for k in range(3):
        art.line(f"M-8,{top + 32 + k * 9} L8,{top + 26 + k * 9}", FINE_LINE)
    return art


def bow() -> Art:
    """A long bow, strung, held at its middle; the string is to the right."""
    art = Art().lines("M16,-212 L16,118", width=2.6)
    limb = (
        "M18,-214 C-8,-196 4,-150 -12,-90 C-20,-56 -8,-28 0,-12 L0,12 C-8,28 -20,56 -12,100 L-4,118"
    )
    art.rod(limb, 9, BROWN.light, DETAIL_LINE)
    return art.rod("M-3,-26 L0,-12 L0,18", 13, RED.light, FINE_LINE)


def arrow(top: float = -150) -> Art:
    """An arrow, point up, with white fletching below the hand."""
    art = pole(top, 70, 5, BROWN.light)
    art.shape(f"M0,{top - 34} L15,{top + 4} L0,{top - 4} L-15,{top + 4} Z", STEEL, DETAIL_LINE)
    for k in range(2):
        art.pair(
            f"M2,{34 + k * 22} L17,{26 + k * 22} L17,{44 + k * 22} L2,{54 + k * 22} Z",
            WHITE,
            FINE_LINE,
        )
    return art


def quiver(leather: Tone) -> Art:
    """Arrows that stick out above a shoulder; figure space offset from the quiver's mouth."""
    art = Art()
    for x, length, tone in ((-20, 66, WHITE), (0, 78, RED), (20, 62, WHITE)):
        art.rod(f"M{x},10 V{-length + 26}", 4, BROWN.light, 2.6)
        for side in (-1, 1):
            feather = (
                f"M{x},{-length} L{x + side * 12},{-length + 10}"
                f" L{x + side * 12},{-length + 34} L{x},{-length + 28} Z"
            )
            art.shape(feather, tone.side(side), FINE_LINE)
    art.shape("M-34,4 L34,4 L28,90 L-28,90 Z", leather, FIGURE_LINE)
    return art.shape(rectangle(-37, 0, 74, 16, 4), GREEN, OBJECT_LINE)
