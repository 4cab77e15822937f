"""How wide the status line may become, and where announcements stand that must not cover it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from PySide6.QtCore import QRectF

from sixtysix_gui.table.geometry import hands, middle, score_zones, sides
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Side, bounds_of

_LEAST_ROOM = 5.1
"""So much is free in every scene that is not tall, in W: the hand below is as wide."""

_WIDEST = 44.0
"""Longer lines than these, in t, are hard to read and wrap."""

_APART = 0.10
"""Distance of the status line from what lies beside it, in W."""

_MOST_TRICKS, _MOST_EIGHTS = 12, 3

_BUBBLE_HEIGHT = 3.3
_TAIL, _LEAST_TAIL = 0.95, 0.40
"""Height of a bubble and lengths of its tail, in t."""


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


def status_max_width(metrics: Metrics) -> float:
    """How wide the pill may grow before its sentence wraps; it keeps clear of the side zones."""
    if metrics.has_act_row:
        left, right = status_span(metrics, _side_zones(metrics), row_taken=False)
        return right - left
    if metrics.tall:
        room = 2 * (_left_of_coin(metrics) - metrics.axis)
    else:
        room = max(_LEAST_ROOM * metrics.card_width, _room_beside(metrics))
    return min(room, _WIDEST * metrics.text_unit)


def status_span(
    metrics: Metrics, taken: Iterable[QRectF], *, row_taken: bool
) -> tuple[float, float]:
    """How far the pill may reach to both sides of the axis where the acts have a row.

    Args:
        metrics: of the scene.
        taken: what lies at its sides.
        row_taken: chips stand in the row, so that it does not grow over that.
    """
    line, half = middle.status(metrics).y(), middle.status_height(metrics) / 2
    more = 0.0 if row_taken else middle.room_for_more_lines(metrics)
    top, bottom = line - half + min(more, 0.0), line + half + max(more, 0.0)
    left, right = metrics.x0 + metrics.edge, metrics.x1 - metrics.edge
    apart = _APART * metrics.card_width
    for area in taken:
        if area.top() >= bottom or area.bottom() <= top:
            continue
        if area.center().x() < metrics.axis:
            left = max(left, area.right() + apart)
        else:
            right = min(right, area.left() - apart)
    widest = _WIDEST * metrics.text_unit / 2
    return max(left - metrics.axis, -widest), min(right - metrics.axis, widest)


def _left_of_coin(metrics: Metrics) -> float:
    """How far right the status line of a tall scene may reach."""
    radius = middle.coin_radius(metrics.card_width, metrics.text_unit)
    return middle.coin(metrics).x() - radius - _APART * metrics.card_width


def _room_beside(metrics: Metrics) -> float:
    """Twice the way from the axis to the nearest zone at the height of the status line."""
    line = middle.status(metrics)
    half = middle.status_height(metrics) / 2
    ends = [metrics.inner / 2 - metrics.edge]
    for zone in _side_zones(metrics):
        if zone.top() < line.y() + half and zone.bottom() > line.y() - half:
            ends.append(min(abs(zone.left() - metrics.axis), abs(zone.right() - metrics.axis)))
    return 2 * (min(ends) - _APART * metrics.card_width)


def _side_zones(metrics: Metrics) -> list[QRectF]:
    width = metrics.card_width
    pile = tuple(
        sides.pile_card(metrics, Side.MINE, index, _MOST_TRICKS) for index in (0, _MOST_TRICKS - 1)
    )
    return [
        sides.plate(metrics, Side.MINE),
        bounds_of(pile, width),
        score_zones.marker_zone(metrics, Side.MINE),
        bounds_of(score_zones.eights(metrics, Side.MINE, _MOST_EIGHTS), width),
    ]


def bubble(metrics: Metrics, side: Side, width: float, taken: QRectF) -> BubbleAnchor:
    """Where a bubble stands: beside the speaker's pile, below theirs, above mine.

    Args:
        metrics: of the scene.
        side: who speaks.
        width: of the bubble.
        taken: what it must not cover, the status line; empty where there is none.
    """
    left = metrics.x0 + metrics.edge - 0.06 * metrics.card_width
    tail_x = metrics.x0 + metrics.edge + 0.30 * metrics.card_width
    meets = left < taken.right() and left + width > taken.left()
    if side is Side.THEIRS:
        return _below_their_pile(metrics, left, tail_x, taken if meets else QRectF())
    lowest = _lowest_bottom(metrics, left + width)
    if meets and not taken.isEmpty():
        lowest = min(lowest, taken.top() - _APART * metrics.card_width)
    tail = _TAIL * metrics.text_unit
    if metrics.tall:
        usual = middle.status(metrics).y() + _BUBBLE_HEIGHT / 2 * metrics.text_unit
        bottom = min(usual, lowest)
        return BubbleAnchor(left, tail_x, bottom + tail, False, tail)
    pile = sides.pile_outline(metrics, Side.MINE).bounds(metrics.card_width)
    tip = pile.top() - 0.02 * metrics.card_width
    return BubbleAnchor(left, tail_x, tip, False, max(tail, tip - lowest))


def _below_their_pile(metrics: Metrics, left: float, tail_x: float, taken: QRectF) -> BubbleAnchor:
    pile = sides.pile_outline(metrics, Side.THEIRS).bounds(metrics.card_width)
    tip = pile.bottom() + 0.02 * metrics.card_width
    top = tip + _TAIL * metrics.text_unit
    if not taken.isEmpty():
        lowest = taken.top() - _APART * metrics.card_width
        top = min(top, lowest - _BUBBLE_HEIGHT * metrics.text_unit)
        tip = min(tip, top - _LEAST_TAIL * metrics.text_unit)
    return BubbleAnchor(left, tail_x, tip, True, top - tip)


def _lowest_bottom(metrics: Metrics, right: float) -> float:
    """How low a bubble may reach that ends at `right`: it must not cover the hand."""
    width = metrics.card_width
    hand = [place.bounds(width) for place in hands.own_hand(metrics, hands.FULL_HAND)]
    above = [card.top() for card in hand if card.left() < right]
    return min(above, default=metrics.height) - 0.02 * width
