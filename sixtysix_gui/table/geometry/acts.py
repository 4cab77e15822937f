"""Where the chips of the acts stand, announcements appear and dragged cards snap."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF

from sixtysix_gui.table.geometry import hands, middle, sides
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place, Side

DRAG_SCALE = 1.10
DRAG_TILT = 5.0
SNAP_RADIUS = 0.9
"""Distance of the centres in W."""

SNAP_OVERLAP = 0.25
"""Or so much of the target's area is covered."""

_TAIL = 0.95
"""Length of a bubble's tail in t."""

_HALF_BUBBLE = 1.65
_WIDEST_BUBBLE = 10.0
"""Announcements are about so many t wide."""

_CHIP_BELOW_CENTRE = 0.345
"""How far below its card's centre the marriage chip stands, in heights of the hand's cards."""


@dataclass(frozen=True)
class BubbleAnchor:
    """The left edge of a bubble, the tip of its tail, and how far the bubble is from the tip.

    `tail_up` says that the tail points upwards.
    """

    left: float
    tail_x: float
    tail_y: float
    tail_up: bool
    tail_length: float


def marriage_chip(metrics: Metrics, count: int, left_index: int, *, adjacent: bool) -> QPointF:
    """Centre of the chip of a marriage whose left card has that index in a hand of `count`."""
    places = hands.own_hand(metrics, count)
    width = hands.OWN_SCALE * metrics.card_width
    below = _CHIP_BELOW_CENTRE * hands.OWN_SCALE * metrics.card_height
    if adjacent and left_index + 1 < count:
        return _on_card(places[left_index + 1], -width / 2, below)
    visible = width if left_index == count - 1 else hands.OWN_STEP * width
    return _on_card(places[left_index], (visible - width) / 2, below)


def _on_card(place: Place, dx: float, dy: float) -> QPointF:
    """A point of the scene, given from the card's centre along the card's own axes."""
    turn = radians(place.angle)
    return QPointF(
        place.x + dx * cos(turn) - dy * sin(turn), place.y + dx * sin(turn) + dy * cos(turn)
    )


def exchange_chip(metrics: Metrics) -> QPointF:
    """Centre of the exchange chip, on the lower edge of the trump card."""
    width = metrics.card_width
    return middle.turn_up(metrics).point + QPointF(0.64 * width, 0.48 * width)


def exchange_chip_beside(metrics: Metrics) -> QPointF:
    """Middle of the chip's left edge where it stands to the right of the trump card."""
    beyond = metrics.card_height / 2 + 0.10 * metrics.card_width
    return middle.turn_up(metrics).point + QPointF(beyond, 0.0)


def close_chip(metrics: Metrics) -> QPointF:
    """Centre of the close chip, on the lower edge of the talon."""
    width = metrics.card_width
    place = middle.talon(metrics)
    edge = place.y + metrics.card_height / 2 - 0.02 * width
    half_height = max(1.025 * metrics.text_unit, 15.0)
    return QPointF(place.x - 0.14 * width, min(edge, middle.lowest_centre(metrics, half_height)))


def bubble(metrics: Metrics, side: Side) -> BubbleAnchor:
    """Beside the speaker's pile: below theirs, above mine; mine level with a tall status line."""
    width = metrics.card_width
    pile = sides.pile_outline(metrics, side).bounds(width)
    left = metrics.x0 + metrics.edge - 0.06 * width
    tail_x = metrics.x0 + metrics.edge + 0.30 * width
    tail = _TAIL * metrics.text_unit
    if side is Side.THEIRS:
        return BubbleAnchor(left, tail_x, pile.bottom() + 0.02 * width, True, tail)
    if metrics.tall:
        below = _HALF_BUBBLE * metrics.text_unit + tail
        return BubbleAnchor(left, tail_x, middle.status(metrics).y() + below, False, tail)
    tip = pile.top() - 0.02 * width
    return BubbleAnchor(left, tail_x, tip, False, max(tail, tip - _above_hand(metrics, left)))


def _above_hand(metrics: Metrics, left: float) -> float:
    """How low a bubble may reach that begins at `left`: it must not cover the hand."""
    hand = hands.own_hand(metrics, hands.FULL_HAND)[0].bounds(metrics.card_width)
    if left + _WIDEST_BUBBLE * metrics.text_unit < hand.left():
        return metrics.height
    return hand.top() - 0.02 * metrics.card_width
