"""The fan of the winner's best cards over the upper edge of the sheet that ends a game."""

from __future__ import annotations

from math import cos, radians, sin

from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place, bounds_of

_SCALE = 0.78
_ANGLE = 9.5
"""Degrees between two neighbours."""
_RADIUS = 2.6
"""In W."""


def winners_fan(metrics: Metrics, count: int, middle: float, lowest: float) -> tuple[Place, ...]:
    """Places of so many cards around a middle, none of which reaches below the lowest height."""
    radius = _RADIUS * metrics.card_width
    angles = [_ANGLE * (index - (count - 1) / 2) for index in range(count)]
    fan = tuple(
        Place(middle + radius * sin(radians(angle)), -radius * cos(radians(angle)), angle, _SCALE)
        for angle in angles
    )
    down = lowest - bounds_of(fan, metrics.card_width).bottom()
    return tuple(place.moved(0.0, down) for place in fan)
