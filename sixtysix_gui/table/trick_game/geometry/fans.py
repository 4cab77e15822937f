"""Cards in a fan: how far each lies from its middle, and how it is turned."""

from dataclasses import dataclass
from math import cos, radians, sin

FULL_FAN = 6
"""More cards than these keep the length of so many."""


@dataclass(frozen=True)
class FanCard:
    """A card of a fan: its way along the fan, how far it falls behind the middle, its angle.

    ``along`` and ``behind`` are in the unit of the step, ``angle`` is in degrees clockwise.
    """

    along: float
    behind: float
    angle: float


def fan(count: int, step: float, angle: float) -> tuple[FanCard, ...]:
    """Lays out so many cards on an arc, from the first to the last.

    Args:
        count: of cards; more than six are pushed together to the length of six.
        step: distance of two neighbours among up to six cards.
        angle: between two such neighbours, in degrees.
    """
    radius = step / radians(angle)
    closer = (FULL_FAN - 1) / (count - 1) if count > FULL_FAN else 1.0
    angles = [angle * closer * (index - (count - 1) / 2) for index in range(count)]
    return tuple(
        FanCard(radius * sin(radians(turn)), radius * (1 - cos(radians(turn))), turn)
        for turn in angles
    )
