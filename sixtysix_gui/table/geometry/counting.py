"""Where the cards of a pile lie while they are counted: a row that opens beside the plate."""

from __future__ import annotations

from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place, Side
from sixtysix_gui.table.geometry.score_zones import marker_zone
from sixtysix_gui.table.geometry.sides import pile_lies_crosswise, pile_outline

_WIDEST_STEP = 0.24
"""Distance of two cards of the row, in W, while there is room for it."""

_TILT = 1.6
"""Degrees between two neighbours; many cards together are not turned further than this."""
_WIDEST_TILT = 14.0

_SAG = 0.10
"""How far the ends of the row lie below its middle, in W."""


def counted_cards(metrics: Metrics, side: Side, count: int) -> tuple[Place, ...]:
    """Places of so many cards of a pile, from the one that is counted first."""
    first = pile_outline(metrics, side)
    x = first.x
    if pile_lies_crosswise(metrics, side):  # in the strip of a tall scene they are turned upright
        x -= metrics.sizes.side * (metrics.card_height - metrics.card_width) / 2
    gaps = max(count - 1, 1)
    step = min(_WIDEST_STEP * metrics.card_width, (_right_end(metrics, side) - x) / gaps)
    tilt = min(_TILT, _WIDEST_TILT / gaps)
    return tuple(
        Place(
            x + step * index,
            first.y + _SAG * metrics.card_width * ((2 * index / gaps - 1) ** 2 - 0.5),
            tilt * (index - gaps / 2),
            metrics.sizes.side,
        )
        for index in range(count)
    )


def _right_end(metrics: Metrics, side: Side) -> float:
    """Where the last card's centre may be."""
    half = metrics.sizes.side * metrics.card_width / 2
    if metrics.tall:  # below their hand there is room as well
        return marker_zone(metrics, side).left() - metrics.pad - half
    return metrics.axis - (metrics.sizes.reach - 0.0125) * metrics.card_width - half
