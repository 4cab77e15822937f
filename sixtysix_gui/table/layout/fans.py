"""Cards fanned on an arc: hands, and the best cards of the winner."""

from collections.abc import Callable
from math import cos, radians, sin

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of

FAN_ANGLE = 3.0
"""Degrees between two neighbours of the hands of S and N."""

NORTH_STEP = 0.50
"""Distance of two neighbours of the hand opposite, in widths of its cards."""

FULL_FAN = 6
"""More cards than these are pushed closer together."""

_WINNERS_SCALE, _WINNERS_ANGLE, _WINNERS_RADIUS = 0.78, 9.5, 2.6
"""Size of the winner's best cards, degrees between two of them, radius of their fan in W."""

_Laid = Callable[[float, float, float], tuple[float, float, float]]
_TURNED: dict[Chair, _Laid] = {
    Chair.SOUTH: lambda along, behind, angle: (along, behind, angle),
    Chair.WEST: lambda along, behind, angle: (-behind, along, 90.0 + angle),
    Chair.NORTH: lambda along, behind, angle: (along, -behind, -angle),
    Chair.EAST: lambda along, behind, angle: (behind, -along, angle - 90.0),
}
"""How the way along the fan, that behind its middle and the angle look from each chair."""


def fan(
    chair: Chair, middle: Place, count: int, step: float, angle: float = FAN_ANGLE
) -> tuple[Place, ...]:
    """Return the places of ``count`` cards on an arc, first to last as their holder sees them.

    Args:
        chair: whose hand it is: the middle of the arc is nearest to the middle of the table.
        middle: where a single card lies, and the size of the cards.
        count: of cards.
        step: distance of two neighbours in pixels.
        angle: between two neighbours, in degrees.
    """
    radius, turned = step / radians(angle), _TURNED[chair]
    places: list[Place] = []
    for index in range(count):
        turn = angle * (index - (count - 1) / 2)
        along, behind = radius * sin(radians(turn)), radius * (1 - cos(radians(turn)))
        dx, dy, tilt = turned(along, behind, turn)
        places.append(Place(middle.x + dx, middle.y + dy, tilt, middle.scale))
    return tuple(places)


def winners_fan(metrics: Metrics, count: int, middle: float, lowest: float) -> tuple[Place, ...]:
    """Places of so many of the winner's best cards around a middle, down to the lowest height."""
    step = _WINNERS_RADIUS * metrics.card_width * radians(_WINNERS_ANGLE)
    upright = Place(middle, 0.0, 0.0, _WINNERS_SCALE)
    places = fan(Chair.SOUTH, upright, count, step, _WINNERS_ANGLE)
    down = lowest - bounds_of(places, metrics.card_width).bottom()
    return tuple(place.moved(0.0, down) for place in places)
