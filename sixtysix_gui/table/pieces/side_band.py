"""The band that tells a side: solid for ours, dashed for theirs, so that no colour is needed."""

from enum import Enum

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from sixtysix_gui.design import theme

_DASH_SHARE = 0.68
"""How much of its room a dash takes."""


class Band(Enum):
    """Whose side something is."""

    NONE = "everybody plays alone"
    OURS = "ours: solid"
    THEIRS = "theirs: dashed"


def band_colour(band: Band, *, on_paper: bool = False) -> QColor:
    """Return the colour of a side on dark ground, or on paper."""
    ours = theme.OURS_ON_PAPER if on_paper else theme.OURS
    theirs = theme.THEIRS_ON_PAPER if on_paper else theme.THEIRS
    return theme.colour(ours if band is Band.OURS else theirs)


def draw_band(
    painter: QPainter,
    area: QRectF,
    band: Band,
    *,
    dashes: int = theme.BAND_DASHES,
    on_paper: bool = False,
) -> None:
    """Fill an area with the band of a side; without sides nothing is painted."""
    for part in band_parts(area, band, dashes=dashes):
        painter.fillRect(part, band_colour(band, on_paper=on_paper))


def band_parts(area: QRectF, band: Band, *, dashes: int = theme.BAND_DASHES) -> list[QRectF]:
    """Return what a band is made of: one piece, or dashes; nothing without sides."""
    if band is Band.NONE:
        return []
    if band is Band.OURS:
        return [area]
    step = area.width() / (dashes - 1 + _DASH_SHARE)
    lefts = (area.left() + number * step for number in range(dashes))
    return [QRectF(left, area.top(), _DASH_SHARE * step, area.height()) for left in lefts]
