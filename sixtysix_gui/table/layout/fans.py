"""Cards fanned on an arc: hands, and the best cards of the winner."""

from math import cos, radians, sin

from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of

_WINNERS_SCALE, _WINNERS_ANGLE, _WINNERS_RADIUS = 0.78, 9.5, 2.6
"""Size of the winner's best cards, degrees between two of them, radius of their fan in W."""


def winners_fan(metrics: Metrics, count: int, middle: float, lowest: float) -> tuple[Place, ...]:
    """Places of so many of the winner's best cards around a middle, down to the lowest height."""
    radius = _WINNERS_RADIUS * metrics.card_width
    angles = [_WINNERS_ANGLE * (index - (count - 1) / 2) for index in range(count)]
    fan = tuple(
        Place(
            middle + radius * sin(radians(angle)),
            -radius * cos(radians(angle)),
            angle,
            _WINNERS_SCALE,
        )
        for angle in angles
    )
    down = lowest - bounds_of(fan, metrics.card_width).bottom()
    return tuple(place.moved(0.0, down) for place in fan)
