"""Where the cards of both hands lie: two fans."""

from __future__ import annotations

from math import cos, radians, sin

from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place

OWN_SCALE = 1.25
OPPONENT_SCALE = 0.8
FAN_ANGLE = 3.0
"""Degrees between two neighbours of a fan."""

OWN_STEP = 0.62
OPPONENT_STEP = 0.5
"""Distance of two neighbours in widths of the hand's own cards."""

FULL_HAND = 6
"""More cards than these are pushed closer together."""

_HALF_OWN = OWN_SCALE / 2
"""Half the height of an own card in H."""


def own_hand_y(metrics: Metrics) -> float:
    """The height on which the own hand's arc is hung."""
    below = metrics.rim + metrics.bar + 0.17 * metrics.card_width
    return metrics.height - below - _HALF_OWN * metrics.card_height


def own_hand_top(metrics: Metrics) -> float:
    """The upper edge of the own hand's middle."""
    return own_hand_y(metrics) - 0.06 * metrics.card_width - _HALF_OWN * metrics.card_height


def own_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the own cards from left to right."""
    step = OWN_STEP * OWN_SCALE * metrics.card_width * _closer(count)
    base = own_hand_y(metrics) - 0.06 * metrics.card_width
    return tuple(
        Place(metrics.width / 2 + dx, base + drop, angle, OWN_SCALE)
        for dx, drop, angle in _arc(count, step)
    )


def opponent_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the other player's cards from left to right; half of them lies off the table."""
    step = OPPONENT_STEP * OPPONENT_SCALE * metrics.card_width * _closer(count)
    height = metrics.card_height
    base = metrics.rim + 0.54 * OPPONENT_SCALE * height - 0.4 * height + 0.06 * metrics.card_width
    return tuple(
        Place(metrics.width / 2 + dx, base - drop, -angle, OPPONENT_SCALE)
        for dx, drop, angle in _arc(count, step)
    )


def _closer(count: int) -> float:
    return FULL_HAND / count if count > FULL_HAND else 1.0


def _arc(count: int, step: float) -> list[tuple[float, float, float]]:
    """Offset to the right, drop below the arc's top, and angle of every card."""
    radius = step / radians(FAN_ANGLE)
    angles = [FAN_ANGLE * (i - (count - 1) / 2) for i in range(count)]
    return [
        (radius * sin(radians(angle)), radius * (1 - cos(radians(angle))), angle)
        for angle in angles
    ]
