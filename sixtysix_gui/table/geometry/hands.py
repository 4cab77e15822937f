"""Where the cards of both hands lie: two fans."""

from __future__ import annotations

from math import cos, radians, sin

from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place

OWN_SCALE = 1.25
OPPONENT_SCALE = 0.8
OPEN_OWN_SCALE = 1.0
OPEN_OPPONENT_SCALE = 0.82
OPEN_TALL_OPPONENT_SCALE = 0.75
"""Sizes of both hands where they lie open to be looked at; a tall scene has less room across."""

FAN_ANGLE = 3.0
"""Degrees between two neighbours of a fan."""

OWN_STEP = 0.62
OPPONENT_STEP = 0.5
"""Distance of two neighbours in widths of the hand's own cards."""

FULL_HAND = 6
"""More cards than these are pushed closer together."""

_OPEN_BELOW_RIM = 0.15
"""Distance of the open hand's middle from the rim in W; its outer cards come nearer to it."""


def own_scale(metrics: Metrics) -> float:
    """The size of the own cards."""
    return OPEN_OWN_SCALE if metrics.open_hands else OWN_SCALE


def opponent_scale(metrics: Metrics) -> float:
    """The size of the other player's cards."""
    if not metrics.open_hands:
        return OPPONENT_SCALE
    return OPEN_TALL_OPPONENT_SCALE if metrics.tall else OPEN_OPPONENT_SCALE


def own_hand_y(metrics: Metrics) -> float:
    """The height on which the own hand's arc is hung."""
    below = metrics.rim + metrics.bar + 0.17 * metrics.card_width
    return metrics.height - below - own_scale(metrics) / 2 * metrics.card_height


def own_hand_top(metrics: Metrics) -> float:
    """The upper edge of the own hand's middle."""
    half_height = own_scale(metrics) / 2 * metrics.card_height
    return own_hand_y(metrics) - 0.06 * metrics.card_width - half_height


def own_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the own cards from left to right."""
    scale = own_scale(metrics)
    step = OWN_STEP * scale * metrics.card_width * _closer(count)
    base = own_hand_y(metrics) - 0.06 * metrics.card_width
    return tuple(
        Place(metrics.width / 2 + dx, base + drop, angle, scale)
        for dx, drop, angle in _arc(count, step)
    )


def opponent_hand_y(metrics: Metrics) -> float:
    """The height of the middle of the other player's hand."""
    width, height = metrics.card_width, metrics.card_height
    if metrics.open_hands:
        return metrics.rim + _OPEN_BELOW_RIM * width + opponent_scale(metrics) / 2 * height
    return metrics.rim + 0.54 * OPPONENT_SCALE * height - 0.4 * height + 0.06 * width


def opponent_hand_bottom(metrics: Metrics) -> float:
    """The lower edge of the other player's hand."""
    if metrics.open_hands:
        half_height = opponent_scale(metrics) / 2 * metrics.card_height
        return opponent_hand_y(metrics) + half_height
    return metrics.rim + 0.432 * metrics.card_height


def opponent_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the other player's cards from left to right.

    Half of them lies off the table, unless they lie open.
    """
    scale = opponent_scale(metrics)
    step = OPPONENT_STEP * scale * metrics.card_width * _closer(count)
    base = opponent_hand_y(metrics)
    return tuple(
        Place(metrics.width / 2 + dx, base - drop, -angle, scale)
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
