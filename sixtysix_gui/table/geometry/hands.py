"""Where the cards of the hands lie, in which order, and the winner's fan."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from sixtysix_gui.rules.cards import Card, Suit
from sixtysix_gui.table.geometry.metrics import MARKER_WIDTH, Metrics
from sixtysix_gui.table.geometry.place import Place, bounds_of

FAN_ANGLE = 3.0
"""Degrees between two neighbours of a fan."""

OPPONENT_STEP = 0.5
"""Distance of two neighbours of the other hand in widths of its cards."""

FULL_HAND = 6
"""More cards than these are pushed closer together."""

_BESIDE_MARKER = 0.15
"""Distance of the other hand from its marker in a tall scene of large words, in W."""

_OPEN_BELOW_RIM = 0.15
"""Distance of the open hand's middle from the rim in W; its outer cards come nearer to it."""


def own_hand_y(metrics: Metrics) -> float:
    """The height on which the own hand's arc is hung."""
    below = metrics.rim + metrics.bar + 0.17 * metrics.card_width
    return metrics.height - below - metrics.sizes.own / 2 * metrics.card_height


def own_hand_top(metrics: Metrics) -> float:
    """The upper edge of the own hand's middle."""
    half_height = metrics.sizes.own / 2 * metrics.card_height
    return own_hand_y(metrics) - 0.06 * metrics.card_width - half_height


def own_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the own cards from left to right."""
    scale = metrics.sizes.own
    step = metrics.sizes.step * scale * metrics.card_width * _closer(count)
    base = own_hand_y(metrics) - 0.06 * metrics.card_width
    return tuple(
        Place(metrics.axis + dx, base + drop, angle, scale) for dx, drop, angle in _arc(count, step)
    )


def opponent_hand_y(metrics: Metrics) -> float:
    """The height of the middle of the other player's hand."""
    width, height = metrics.card_width, metrics.card_height
    if metrics.open_hands:
        return metrics.rim + _OPEN_BELOW_RIM * width + metrics.sizes.theirs / 2 * height
    return opponent_hand_bottom(metrics) - metrics.sizes.theirs / 2 * height + 0.06 * width


def opponent_hand_bottom(metrics: Metrics) -> float:
    """The lower edge of the other player's hand."""
    if metrics.open_hands:
        half_height = metrics.sizes.theirs / 2 * metrics.card_height
        return opponent_hand_y(metrics) + half_height
    return metrics.rim + metrics.sizes.seen * metrics.sizes.theirs * metrics.card_height


def opponent_hand(metrics: Metrics, count: int) -> tuple[Place, ...]:
    """Places of the other player's cards from left to right.

    Half of them lies off the table, unless they lie open.
    """
    scale = metrics.sizes.theirs
    step = OPPONENT_STEP * scale * metrics.card_width * _closer(count)
    base, middle = opponent_hand_y(metrics), _opponent_axis(metrics)
    return tuple(
        Place(middle + dx, base - drop, -angle, scale) for dx, drop, angle in _arc(count, step)
    )


def _opponent_axis(metrics: Metrics) -> float:
    """The middle of the other hand; in a tall scene of large words it makes room for the plate."""
    if not (metrics.tall and metrics.has_act_row):
        return metrics.axis
    size = metrics.sizes
    half = (2.5 * OPPONENT_STEP + 0.5) * size.theirs + _BESIDE_MARKER
    right = metrics.x1 - metrics.edge - (MARKER_WIDTH * size.side + half) * metrics.card_width
    return max(metrics.axis, right)


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


_COLOURS_ALTERNATE = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)


def sorted_hand(cards: Iterable[Card], trump: Suit) -> tuple[Card, ...]:
    """Sort a hand: trumps left, then suits of alternating colour, each from the ace down."""
    first = _COLOURS_ALTERNATE.index(trump)
    order = _COLOURS_ALTERNATE[first:] + _COLOURS_ALTERNATE[:first]
    return tuple(sorted(cards, key=lambda card: (order.index(card.suit), -card.rank)))


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
