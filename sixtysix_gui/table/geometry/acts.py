"""Where the chips of the acts stand, and where dragged cards snap."""

from __future__ import annotations

from collections.abc import Iterable
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry import hands, middle
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place

DRAG_SCALE = 1.10
DRAG_TILT = 5.0
SNAP_RADIUS = 0.9
"""Distance of the centres in W."""

SNAP_OVERLAP = 0.25
"""Or so much of the target's area is covered."""

_ROW_HALF = 1.025
"""Half the height of the row of acts, in t."""

_BESIDE_ROW = 0.1
"""Distance of the row of acts from what lies beside it, in W."""

_CHIP_BELOW_CENTRE = 0.345
"""How far below its card's centre the marriage chip stands, in heights of the hand's cards."""


def marriage_chip(metrics: Metrics, count: int, left_index: int, *, adjacent: bool) -> QPointF:
    """Centre of the chip of a marriage whose left card has that index in a hand of `count`."""
    places = hands.own_hand(metrics, count)
    scale = metrics.sizes.own
    width = scale * metrics.card_width
    below = _CHIP_BELOW_CENTRE * scale * metrics.card_height
    if adjacent and left_index + 1 < count:
        return _on_card(places[left_index + 1], -width / 2, below)
    visible = width if left_index == count - 1 else metrics.sizes.step * width
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


def act_row(metrics: Metrics, taken: Iterable[QRectF]) -> QRectF:
    """The room for the row of acts above the hand.

    Args:
        metrics: of the scene.
        taken: what lies beside it, such as a pile and eights; what is not as high is ignored.
    """
    half = _ROW_HALF * metrics.text_unit
    y = middle.act_row_y(metrics)
    left, right = metrics.x0 + metrics.edge, metrics.x1 - metrics.edge
    for area in taken:
        if area.top() >= y + half or area.bottom() <= y - half:
            continue
        if area.center().x() < metrics.axis:
            left = max(left, area.right() + _BESIDE_ROW * metrics.card_width)
        else:
            right = min(right, area.left() - _BESIDE_ROW * metrics.card_width)
    return QRectF(left, y - half, right - left, 2 * half)
