"""Card backs, alike when turned by half.

All share frame, star medallion and colours in threes: ground, lattice gold and a pale sign. The
first is the pack's own colour; the others let two packs, or two tastes, lie side by side.
"""

from __future__ import annotations

from collections.abc import Callable

from tools.drawing.backs.lattice import lattice_back
from tools.drawing.backs.scales import scales_back
from tools.drawing.backs.sunburst import sunburst_back
from tools.drawing.palette import (
    BLUE_BACK,
    CRIMSON_BACK,
    FOREST_BACK,
    MIDNIGHT_BACK,
    OXBLOOD_BACK,
    BackColours,
)
from tools.drawing.pips.suits import Pack

COLOURS: dict[Pack, tuple[BackColours, BackColours, BackColours]] = {
    "french": (BLUE_BACK, CRIMSON_BACK, FOREST_BACK),
    "german": (OXBLOOD_BACK, FOREST_BACK, MIDNIGHT_BACK),
}
_DESIGNS: tuple[Callable[[Pack, BackColours], str], ...] = (
    lattice_back,
    sunburst_back,
    scales_back,
)
BACKS = len(_DESIGNS)


def back(pack: Pack, number: int) -> str:
    """The SVG of a back, numbered from 1."""
    return _DESIGNS[number - 1](pack, COLOURS[pack][number - 1])
