"""The lattice: lozenges with quatrefoils and suit signs."""

from __future__ import annotations

from tools.drawing.art import Art
from tools.drawing.backs.parts import (
    FIELD_HEIGHT,
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
    MIDDLE,
)
from tools.drawing.kit.ornaments import quatrefoil
from tools.drawing.palette import BackColours
from tools.drawing.pips.suits import Pack
from tools.drawing.vectors import (
    moved,
    polygon,
)

COLUMNS, ROWS = 4, 6
_STEP_X, _STEP_Y = FIELD_WIDTH / COLUMNS / 2, FIELD_HEIGHT / ROWS / 2
"""Half the width and half the height of a lozenge of the lattice."""


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
    return art.clipped(field_area())


def _sowing(pack: Pack, colours: BackColours) -> Art:
    """Quatrefoils and silhouettes of the upper half; those on the middle line left of the axis."""
    art = Art()
    for i in range(1 - COLUMNS, COLUMNS):
        for j in range(1 - ROWS, 1):
            x, y = AXIS + i * _STEP_X, MIDDLE + j * _STEP_Y
            if i % 2 == 0 and j % 2 == 0 and (j < 0 or i < 0):
                art.add(quatrefoil(colours.gold, colours.ground.light), x, y, 0.86)
            elif i % 2 and j % 2 and not (abs(i) == 1 and j == -1):
                suit = SUIT_ORDER[(-j // 2 + (2 if i > 0 else 0) + (1 if abs(i) > 1 else 0)) % 4]
                art.fill(moved(silhouette(pack, suit), x, y, 0.56), colours.pale)
    return art


def lattice_back(pack: Pack, colours: BackColours) -> str:
    """Lozenges with quatrefoils and suit signs round a star."""
    return turned_back(colours, _lattice(colours), _sowing(pack, colours), medallion(colours))
