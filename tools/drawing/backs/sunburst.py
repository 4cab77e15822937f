"""The sunburst: rays from a great star, and the signs in a ring."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.backs.parts import (
    FIELD_INSET,
    FIELD_WIDTH,
    LATTICE_LINE,
    SUIT_ORDER,
    field_area,
    medallion,
    silhouette,
    turned_back,
)
from tools.drawing.dimensions import (
    AXIS,
    FINE_LINE,
    MIDDLE,
    OBJECT_LINE,
)
from tools.drawing.kit.ornaments import quatrefoil
from tools.drawing.palette import BackColours
from tools.drawing.pips.suits import Pack, Suit
from tools.drawing.vectors import (
    circle,
    moved,
    on_circle,
    polygon,
)

RAYS = 48


def sunburst_back(pack: Pack, colours: BackColours) -> str:
    """Rays from a great star; the four signs stand above it and, inverted, below."""
    field = Art()
    for k in range(0, RAYS, 2):
        step = 360 / RAYS
        far = (
            on_circle(AXIS, MIDDLE, 600, step * (k - 0.5)),
            on_circle(AXIS, MIDDLE, 600, step * (k + 0.5)),
        )
        field.fill(polygon((AXIS, MIDDLE), *far), colours.ground.dark)
    for radius, width in (
        (236, FINE_LINE),
        (226, OBJECT_LINE),
        (138, OBJECT_LINE),
        (128, FINE_LINE),
    ):
        colour = colours.lattice if width == OBJECT_LINE else colours.gold
        field.line(circle(AXIS, MIDDLE, radius), width, colour)
    for k in range(24):
        bead = on_circle(AXIS, MIDDLE, 182, 15 * (k + 0.5))
        if k % 3 != 1:
            field.fill(circle(*bead, 4.5), colours.lattice)
    half = Art()
    for k, suit in enumerate(SUIT_ORDER):
        turn = -67.5 + 45 * k
        x, y = on_circle(AXIS, MIDDLE, 182, turn)
        half.fill(moved(silhouette(pack, suit), x, y, 0.64, turn), colours.pale)
    half.add(_corner(pack, colours))
    return turned_back(colours, field.clipped(field_area()), half, medallion(colours, 116))


def _corner(pack: Pack, colours: BackColours) -> Art:
    """Fans in the two upper corners, and signs between them."""
    art = Art()
    for side in (-1, 1):
        x, y = AXIS + side * FIELD_WIDTH / 2, float(FIELD_INSET)
        fans = Art()
        for radius in (150, 112, 74):
            disc = circle(x, y, radius)
            fans.fill(disc, colours.ground.dark if radius != 112 else colours.ground.light)
            fans.line(disc, LATTICE_LINE, colours.lattice)
        for k in range(1, 6):
            petal = moved(
                "M0,-80 C-10,-88 -9,-100 0,-106 C9,-100 10,-88 0,-80 Z",
                x,
                y,
                1,
                180 + side * 15 * k,
            )
            fans.fill(petal, colours.gold)
        art.add(fans.clipped(field_area()))
        art.add(quatrefoil(colours.gold, colours.ground.dark), x - side * 34, y + 34, 0.7)
        suit = silhouette(pack, Suit.HEARTS if side < 0 else Suit.SPADES)
        art.fill(moved(suit, AXIS + side * 44, y + 78, 0.5), colours.pale)
    return art.add(
        quatrefoil(colours.gold, colours.ground.light), AXIS, float(FIELD_INSET) + 34, 0.66
    )
