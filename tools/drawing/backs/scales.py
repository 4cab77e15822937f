"""The scales: rows that rise to the middle from both ends."""

from __future__ import annotations

from math import hypot

from PySide6.QtCore import Qt

from tools.drawing.art import Art
from tools.drawing.backs.parts import (
    FIELD_INSET,
    FIELD_WIDTH,
    FRAME_CORNER,
    FRAME_INSET,
    LATTICE_LINE,
    SUIT_ORDER,
    border,
    field_area,
    medallion,
    rounded,
    silhouette,
)
from tools.drawing.dimensions import (
    AXIS,
    CARD_WIDTH,
    EDGE_WIDTH,
    FINE_LINE,
    MIDDLE,
)
from tools.drawing.document import HALF_TURN, definition, place, svg, use
from tools.drawing.kit.ornaments import quatrefoil
from tools.drawing.palette import PAPER, BackColours
from tools.drawing.paper import blank
from tools.drawing.pips.suits import Pack, Suit
from tools.drawing.vectors import (
    polygon,
    rectangle,
)

BAND = 27
"""Half the height of the band that hides where two halves of scales meet."""
SCALE_RADIUS = FIELD_WIDTH / 6
"""Three scales fill the width of the field."""
SCALE_RISE = 0.55 * SCALE_RADIUS
SCALE_ROWS = 10
SCALE_MEDALLION = 92
_SIGN_IN_SCALE = 0.5
_FLOWER_IN_SCALE = 0.7
_SIGN_ROOM = 33
"""What a sign or a flower in a scale needs to every side: it is left out where it would be cut."""


def scales_back(pack: Pack, colours: BackColours) -> str:
    """Rows of scales rising to the middle from both ends, with signs in every other row."""
    body = [definition("gold", quatrefoil(colours.gold, colours.ground.light))]
    body.append(definition("scale", _scale(colours)))
    for suit in Suit:
        body.append(definition(suit.name, Art().fill(silhouette(pack, suit), colours.pale)))
    half = [line for row in range(SCALE_ROWS) for line in _row_of_scales(colours, row)]
    return svg(
        *body,
        blank().fill(field_area(), colours.ground.dark).svg(),
        '<defs><g id="half">',
        *half,
        "</g></defs>",
        use("half"),
        use("half", HALF_TURN),
        _cartouche(colours).add(_surround(colours)).add(border(colours)).svg(),
    )


def _row_of_scales(colours: BackColours, row: int) -> list[str]:
    """One row of scales of the upper half, counted from the top."""
    y = MIDDLE - BAND + 2 - (SCALE_ROWS - 1 - row) * SCALE_RISE
    shift = SCALE_RADIUS if row % 2 else 0.0
    lines: list[str] = []
    for k in range(-1, 3 if row % 2 else 2):
        x = AXIS - shift + 2 * k * SCALE_RADIUS
        lines.append(_scale_within_card(colours, x, y))
        inside_y = y - SCALE_RADIUS * 0.36
        if not _is_free(x, inside_y):
            continue
        if row % 2:
            lines.append(place("gold", x, inside_y, _FLOWER_IN_SCALE))
        else:
            suit = SUIT_ORDER[(k + row // 2) % 4]
            lines.append(place(suit.name, x, inside_y, _SIGN_IN_SCALE))
    return lines


def _is_free(x: float, y: float) -> bool:
    """Whether neither the upper edge of the field nor the medallion would cut a sign here."""
    from_medallion = hypot(x - AXIS, y - MIDDLE) - SCALE_MEDALLION
    return y - FIELD_INSET >= _SIGN_ROOM and from_medallion >= _SIGN_ROOM


def _scale_within_card(colours: BackColours, x: float, y: float) -> str:
    """A scale by reference or, where it would leave the card, drawn and cut."""
    sides = x - SCALE_RADIUS + 1 > FIELD_INSET and x + SCALE_RADIUS - 1 < CARD_WIDTH - FIELD_INSET
    if sides and y - SCALE_RADIUS > FRAME_INSET:
        return place("scale", x, y)
    return Art().add(_scale(colours), x, y).clipped(rounded(FRAME_INSET, 0)).svg()


def _scale(colours: BackColours) -> Art:
    """A scale with a fine inner rim; its foot is hidden by the next row."""
    art = Art()
    for share, width in ((1.0, LATTICE_LINE), (0.8, FINE_LINE)):
        r, handle = SCALE_RADIUS * share, SCALE_RADIUS * share * 0.5523
        dome = (
            f"M-{r},{SCALE_RISE} V0 C-{r},-{handle} -{handle},-{r} 0,-{r}"
            f" C{handle},-{r} {r},-{handle} {r},0 V{SCALE_RISE}"
        )
        art.fill(dome + " Z", colours.ground.dark if share == 1 else colours.ground.light)
        art.line(dome, width, colours.lattice if share == 1 else colours.gold, "butt")
    return art


def _surround(colours: BackColours) -> Art:
    """What lies outside the field, painted over whatever sticks out of it."""
    art = Art()
    for inset, corner, colour in (
        (EDGE_WIDTH, 31.5, PAPER),
        (FRAME_INSET, FRAME_CORNER, colours.ground.light),
    ):
        area = rounded(inset, corner)
        area.addPath(field_area())
        area.setFillRule(Qt.FillRule.OddEvenFill)
        art.fill(area, colour)
    return art


def _cartouche(colours: BackColours) -> Art:
    """A band across the middle that hides where the two halves meet, and the medallion on it."""
    band = rectangle(FIELD_INSET, MIDDLE - BAND, FIELD_WIDTH, 2 * BAND)
    art = Art().fill(band, colours.ground.light)
    for y in (MIDDLE - BAND, MIDDLE + BAND):
        art.line(f"M{FIELD_INSET},{y} h{FIELD_WIDTH}", LATTICE_LINE, colours.lattice, "butt")
    for k in range(-6, 7):
        x = AXIS + k * 38
        corners = ((x - 13, MIDDLE), (x, MIDDLE - 13), (x + 13, MIDDLE), (x, MIDDLE + 13))
        art.fill(polygon(*corners), colours.gold)
    return art.add(medallion(colours, SCALE_MEDALLION))
