"""Card backs, alike when turned by half.

All share frame, star medallion and colours in threes: ground, lattice gold and a pale sign. The
first is the pack's own colour; the others let two packs, or two tastes, lie side by side.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import hypot

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainterPath

from resources.drawing.art import Art
from resources.drawing.dimensions import (
    AXIS,
    CARD_HEIGHT,
    CARD_WIDTH,
    EDGE_WIDTH,
    FINE_LINE,
    MIDDLE,
    OBJECT_LINE,
)
from resources.drawing.document import HALF_TURN, definition, place, svg, use
from resources.drawing.ornaments import quatrefoil, star
from resources.drawing.palette import BLUE, GOLD, OXBLOOD, PAPER, Tone
from resources.drawing.paper import blank
from resources.drawing.suits import FRENCH_OUTLINES, Pack, Suit, german_silhouette
from resources.drawing.vectors import (
    circle,
    moved,
    on_circle,
    polygon,
    rectangle,
)

FRAME_INSET = 24
FRAME_CORNER = 20
BORDER_INSET = 35
FIELD_INSET = 48
LATTICE_LINE = 4.5
MEDALLION = 74
COLUMNS, ROWS = 4, 6
RAYS = 48
BAND = 27
"""Half the height of the band that hides where two halves of scales meet."""

_WIDTH = CARD_WIDTH - 2 * FIELD_INSET
_HEIGHT = CARD_HEIGHT - 2 * FIELD_INSET
_STEP_X, _STEP_Y = _WIDTH / COLUMNS / 2, _HEIGHT / ROWS / 2
"""Half the width and half the height of a lozenge of the lattice."""
SCALE_RADIUS = _WIDTH / 6
"""Three scales fill the width of the field."""
SCALE_RISE = 0.55 * SCALE_RADIUS
SCALE_ROWS = 10
SCALE_MEDALLION = 92
_SIGN_IN_SCALE = 0.5
_FLOWER_IN_SCALE = 0.7
_SIGN_ROOM = 33
"""What a sign or a flower in a scale needs to every side: it is left out where it would be cut."""
_ORDER = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


@dataclass(frozen=True)
class BackColours:
    """Ground in two depths, lattice lines, ornaments, silhouettes."""

    ground: Tone
    lattice: str
    gold: str
    pale: str


_BLUE = BackColours(Tone(BLUE.light, "#284A79"), "#D9C38A", GOLD.light, "#DCE7EE")
_OXBLOOD = BackColours(OXBLOOD, "#E2C88E", GOLD.light, "#F3DFC0")
_FOREST = BackColours(Tone("#2E6149", "#27543F"), "#DCC78D", GOLD.light, "#E3EEDD")
_CRIMSON = BackColours(Tone("#A32F33", "#93282C"), "#E4C890", GOLD.light, "#F7E4D6")
_MIDNIGHT = BackColours(Tone("#2B3550", "#242D45"), "#D8C48F", GOLD.light, "#DFE6EF")

COLOURS: dict[Pack, tuple[BackColours, BackColours, BackColours]] = {
    "french": (_BLUE, _CRIMSON, _FOREST),
    "german": (_OXBLOOD, _FOREST, _MIDNIGHT),
}


def _rounded(inset: float, corner: float) -> QPainterPath:
    return rectangle(inset, inset, CARD_WIDTH - 2 * inset, CARD_HEIGHT - 2 * inset, corner)


def _field() -> QPainterPath:
    return _rounded(FIELD_INSET, 6)


def _silhouette(pack: Pack, suit: Suit) -> QPainterPath:
    return FRENCH_OUTLINES[suit] if pack == "french" else german_silhouette(suit)


def _medallion(colours: BackColours, radius: float = MEDALLION) -> Art:
    disc = circle(AXIS, MIDDLE, radius)
    art = Art().fill(disc, colours.ground.light).line(disc, OBJECT_LINE, colours.lattice)
    art.line(circle(AXIS, MIDDLE, radius - 12), FINE_LINE, colours.gold)
    shine = star(radius * 0.73, radius * 0.54, colours.gold, colours.pale)
    return art.add(shine, AXIS, MIDDLE)


def _border(colours: BackColours) -> Art:
    art = Art().line(_field(), OBJECT_LINE, colours.lattice)
    art.line(_rounded(BORDER_INSET, 13), FINE_LINE, colours.gold)
    return art.line(_rounded(FRAME_INSET, FRAME_CORNER), OBJECT_LINE)


def _back(colours: BackColours, field: Art, half: Art, centre: Art) -> str:
    """Puts a back together.

    Args:
        colours: its colours.
        field: what fills the field, already symmetric.
        half: what stands in the upper half of the field and, turned, in the lower.
        centre: what lies on top, in the middle.
    """
    card = blank().fill(_rounded(FRAME_INSET, FRAME_CORNER), colours.ground.light)
    return svg(
        definition("half", half),
        card.add(field).svg(),
        use("half"),
        use("half", HALF_TURN),
        centre.svg(),
        _border(colours).svg(),
    )


def _lattice(colours: BackColours) -> Art:
    art = Art()
    for i in range(-COLUMNS, COLUMNS + 1):
        for j in range(-ROWS, ROWS + 1):
            if i % 2 and j % 2:
                x, y = AXIS + i * _STEP_X, MIDDLE + j * _STEP_Y
                corners = ((x, y - _STEP_Y), (x + _STEP_X, y), (x, y + _STEP_Y), (x - _STEP_X, y))
                art.fill(polygon(*corners), colours.ground.dark)
    reach = 2 * ROWS
    for k in range(-reach - 1, reach + 2, 2):
        for slope in (-1, 1):
            x = AXIS + k * _STEP_X
            dx, dy = reach * _STEP_X, slope * reach * _STEP_Y
            track = f"M{x - dx},{MIDDLE - dy} L{x + dx},{MIDDLE + dy}"
            art.line(track, LATTICE_LINE, colours.lattice)
    return art.clipped(_field())


def _sowing(pack: Pack, colours: BackColours) -> Art:
    """Quatrefoils and silhouettes of the upper half; those on the middle line left of the axis."""
    art = Art()
    for i in range(1 - COLUMNS, COLUMNS):
        for j in range(1 - ROWS, 1):
            x, y = AXIS + i * _STEP_X, MIDDLE + j * _STEP_Y
            if i % 2 == 0 and j % 2 == 0 and (j < 0 or i < 0):
                art.add(quatrefoil(colours.gold, colours.ground.light), x, y, 0.86)
            elif i % 2 and j % 2 and not (abs(i) == 1 and j == -1):
                suit = _ORDER[(-j // 2 + (2 if i > 0 else 0) + (1 if abs(i) > 1 else 0)) % 4]
                art.fill(moved(_silhouette(pack, suit), x, y, 0.56), colours.pale)
    return art


def lattice_back(pack: Pack, colours: BackColours) -> str:
    """Lozenges with quatrefoils and suit signs round a star."""
    return _back(colours, _lattice(colours), _sowing(pack, colours), _medallion(colours))


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
    for k, suit in enumerate(_ORDER):
        turn = -67.5 + 45 * k
        x, y = on_circle(AXIS, MIDDLE, 182, turn)
        half.fill(moved(_silhouette(pack, suit), x, y, 0.64, turn), colours.pale)
    half.add(_corner(pack, colours))
    return _back(colours, field.clipped(_field()), half, _medallion(colours, 116))


def _corner(pack: Pack, colours: BackColours) -> Art:
    """Fans in the two upper corners, and signs between them."""
    art = Art()
    for side in (-1, 1):
        x, y = AXIS + side * _WIDTH / 2, float(FIELD_INSET)
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
        art.add(fans.clipped(_field()))
        art.add(quatrefoil(colours.gold, colours.ground.dark), x - side * 34, y + 34, 0.7)
        suit = _silhouette(pack, Suit.HEARTS if side < 0 else Suit.SPADES)
        art.fill(moved(suit, AXIS + side * 44, y + 78, 0.5), colours.pale)
    return art.add(
        quatrefoil(colours.gold, colours.ground.light), AXIS, float(FIELD_INSET) + 34, 0.66
    )


def scales_back(pack: Pack, colours: BackColours) -> str:
    """Rows of scales rising to the middle from both ends, with signs in every other row."""
    body = [definition("gold", quatrefoil(colours.gold, colours.ground.light))]
    body.append(definition("scale", _scale(colours)))
    for suit in Suit:
        body.append(definition(suit.name, Art().fill(_silhouette(pack, suit), colours.pale)))
    half = [line for row in range(SCALE_ROWS) for line in _row_of_scales(colours, row)]
    return svg(
        *body,
        blank().fill(_field(), colours.ground.dark).svg(),
        '<defs><g id="half">',
        *half,
        "</g></defs>",
        use("half"),
        use("half", HALF_TURN),
        _cartouche(colours).add(_surround(colours)).add(_border(colours)).svg(),
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
            suit = _ORDER[(k + row // 2) % 4]
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
    return Art().add(_scale(colours), x, y).clipped(_rounded(FRAME_INSET, 0)).svg()


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
        area = _rounded(inset, corner)
        area.addPath(_field())
        area.setFillRule(Qt.FillRule.OddEvenFill)
        art.fill(area, colour)
    return art


def _cartouche(colours: BackColours) -> Art:
    """A band across the middle that hides where the two halves meet, and the medallion on it."""
    band = rectangle(FIELD_INSET, MIDDLE - BAND, _WIDTH, 2 * BAND)
    art = Art().fill(band, colours.ground.light)
    for y in (MIDDLE - BAND, MIDDLE + BAND):
        art.line(f"M{FIELD_INSET},{y} h{_WIDTH}", LATTICE_LINE, colours.lattice, "butt")
    for k in range(-6, 7):
        x = AXIS + k * 38
        corners = ((x - 13, MIDDLE), (x, MIDDLE - 13), (x + 13, MIDDLE), (x, MIDDLE + 13))
        art.fill(polygon(*corners), colours.gold)
    return art.add(_medallion(colours, SCALE_MEDALLION))


_DESIGNS: tuple[Callable[[Pack, BackColours], str], ...] = (
    lattice_back,
    sunburst_back,
    scales_back,
)
BACKS = len(_DESIGNS)


def back(pack: Pack, number: int) -> str:
    """The SVG of a back, numbered from 1."""
    return _DESIGNS[number - 1](pack, COLOURS[pack][number - 1])
