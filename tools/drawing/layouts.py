"""Where the pips stand, as data: the drawing and its tests read the same table."""

from __future__ import annotations

from typing import NamedTuple

from tools.drawing.dimensions import AXIS, CARD_HEIGHT, MIDDLE, PIP_SCALE, PIP_SCALE_TEN
from tools.drawing.pips.suits import Pack

FRENCH_COLUMNS = (170.0, 420.0)
FRENCH_TOP = 150.0
FRENCH_BOTTOM = CARD_HEIGHT - FRENCH_TOP
GERMAN_COLUMNS = (160.0, 430.0)


class Pip(NamedTuple):
    """The centre of a pip in card units, and whether it stands on its head."""

    x: float
    y: float
    inverted: bool = False


def _rows(columns: tuple[float, float], *heights: float) -> list[Pip]:
    return [Pip(x, y) for y in heights for x in columns]


def _french(rank: int) -> tuple[Pip, ...]:
    """Symmetric rows, the lower half inverted; the odd pip of a seven makes the only exception."""
    step = (FRENCH_BOTTOM - FRENCH_TOP) / 3
    quarter = (FRENCH_TOP + MIDDLE) / 2
    upper_gap = FRENCH_TOP + step / 2
    if rank == 4:
        pips = _rows(FRENCH_COLUMNS, FRENCH_TOP, FRENCH_BOTTOM)
        centre = []
    elif rank in (6, 7, 8):
        pips = _rows(FRENCH_COLUMNS, FRENCH_TOP, MIDDLE, FRENCH_BOTTOM)
        centre = [quarter, CARD_HEIGHT - quarter][: rank - 6]
    else:
        pips = _rows(FRENCH_COLUMNS, *(FRENCH_TOP + step * k for k in range(4)))
        centre = [MIDDLE] if rank == 9 else [upper_gap, CARD_HEIGHT - upper_gap]
    pips += [Pip(AXIS, y) for y in centre]
    return tuple(sorted((Pip(x, y, y > MIDDLE) for x, y, _ in pips), key=lambda p: (p.y, p.x)))


_GERMAN_ROWS = {
    4: (165, 745),
    6: (165, 455, 745),
    7: (330, 545, 760),
    8: (165, 362, 559, 756),
    9: (178, 372, 566, 760),
    10: (140, 292, 444, 596, 748),
}
_GERMAN_CROWN = {7: 128, 9: 114}


def _german(rank: int) -> tuple[Pip, ...]:
    """Pairs on a stem, with one pip at its top where the number is odd; nothing is inverted."""
    crown = [Pip(AXIS, _GERMAN_CROWN[rank])] if rank in _GERMAN_CROWN else []
    return (*crown, *_rows(GERMAN_COLUMNS, *_GERMAN_ROWS[rank]))


def pips(pack: Pack, rank: int) -> tuple[Pip, ...]:
    """The pips of a four or of a card from six to ten, from the top of the card to the bottom."""
    return _french(rank) if pack == "french" else _german(rank)


def pip_scale(pack: Pack, rank: int) -> float:
    """The scale at which a sign is drawn as a pip."""
    return PIP_SCALE_TEN if pack == "german" and rank == 10 else PIP_SCALE
