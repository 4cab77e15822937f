"""Where the plates and the piles of won tricks are: the left column, or a tall scene's strip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.geometry import hands, middle
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, Side, jitter

PLATE_HEIGHT = 3.3
"""Height of a plate in t."""

TWO_LINES = 4.65
"""Height in t of a plate on which the name may have two lines."""

_LONGEST, _LEAST_FOR_ONE_LINE = 16.0, 9.5
"""Widths in t of a plate in a scene that makes room: the most, and where one line is enough."""

_FROM_HAND = 0.12
"""Distance of such a plate from the hand, in W."""

_THICKEST, _CLOSED_REACHES = 12, 0.74
"""Cards in the thickest talon; how far a closed one reaches to the left, in W."""

_MAY_TOUCH, _COUNT_TAG = 0.06, 0.75
"""How deep a plate may reach over the talon's edge in W, and its tag above that in t."""

_REST_OF_STRIP = 4.25
"""Width of pile, eights and marker in the strip of a tall scene, in W."""

_LEAST_TALL_PLATE = 5.8
"""The names of the opponents fit into a plate that is so many t wide."""

_PILE_TILT = 3.5


def strip_y(metrics: Metrics) -> float:
    """The middle of the strip below the hand of a tall scene."""
    return metrics.height - metrics.rim - 0.04 * metrics.card_width - metrics.bar / 2


def plate(metrics: Metrics, side: Side) -> QRectF:
    """The rectangle of a player's plate; where the scene makes room, the most that it may take."""
    height = plate_height(metrics, side) * metrics.text_unit
    left = metrics.x0 + metrics.edge
    if side is Side.THEIRS:
        top = metrics.edge
    elif metrics.tall:
        top = strip_y(metrics) - height / 2
    else:
        top = metrics.height - metrics.edge - height
    return QRectF(left, top, _plate_width(metrics, side), height)


def plate_height(metrics: Metrics, side: Side) -> float:
    """Height of a plate in t: the own name has two lines where there is little room beside it."""
    if not metrics.has_act_row or side is Side.THEIRS:
        return PLATE_HEIGHT
    if metrics.tall:
        return TWO_LINES
    band = metrics.height - metrics.edge - PLATE_HEIGHT * metrics.text_unit, metrics.height
    room = _room_beside_own_hand(metrics, *band)
    return TWO_LINES if room < _LEAST_FOR_ONE_LINE * metrics.text_unit else PLATE_HEIGHT


def _plate_width(metrics: Metrics, side: Side) -> float:
    width = metrics.card_width
    if metrics.makes_room:
        longest = _LONGEST * metrics.text_unit
        if side is Side.THEIRS:
            return min(_room_beside_their_hand(metrics), longest)
        height = plate_height(metrics, side) * metrics.text_unit
        top = metrics.height - metrics.edge - height
        return min(_room_beside_own_hand(metrics, top, metrics.height), longest)
    longest = 14.5 * metrics.text_unit
    if metrics.tall and metrics.has_act_row:
        return max(_least_tall(metrics), min(_room_in_tall_scene(metrics, side), longest))
    if metrics.tall:
        return _least_tall(metrics)
    beside_hand = metrics.axis - metrics.x0 - (metrics.sizes.reach + 0.1475) * width
    return min(1.62 * width, beside_hand - metrics.pad - 0.02 * width, longest)


def _least_tall(metrics: Metrics) -> float:
    unit = metrics.text_unit
    return min(max(1.3 * metrics.card_width, _LEAST_TALL_PLATE * unit), 14.5 * unit)


def _room_in_tall_scene(metrics: Metrics, side: Side) -> float:
    """How wide a plate may be in a tall scene: left of their hand, or of what is in the strip."""
    width = metrics.card_width
    if side is Side.MINE:
        return metrics.inner - 2 * metrics.edge - _REST_OF_STRIP * width
    first = hands.opponent_hand(metrics, hands.FULL_HAND)[0]
    bottom = metrics.edge + PLATE_HEIGHT * metrics.text_unit
    end = _left_end(metrics, first, metrics.edge, bottom)
    return end - _FROM_HAND / 2 * width - metrics.x0 - metrics.edge


def _room_beside_own_hand(metrics: Metrics, top: float, bottom: float) -> float:
    """How wide a plate may be that lies between those heights left of the own hand."""
    end = _left_end(metrics, hands.own_hand(metrics, hands.FULL_HAND)[0], top, bottom)
    return end - _FROM_HAND * metrics.card_width - metrics.x0 - metrics.edge


def _room_beside_their_hand(metrics: Metrics) -> float:
    """How wide their plate may be, left of their hand, and of the talon where that is as high."""
    width, unit = metrics.card_width, metrics.text_unit
    bottom = metrics.edge + PLATE_HEIGHT * unit
    first = hands.opponent_hand(metrics, hands.FULL_HAND)[0]
    ends = [_left_end(metrics, first, metrics.edge, bottom) - _FROM_HAND * width]
    talon = middle.talon(metrics)
    top = middle.talon_card(metrics, _THICKEST - 1).y - metrics.card_height / 2
    if bottom > top + _MAY_TOUCH * width:
        ends.append(talon.x - _CLOSED_REACHES * width)
    elif bottom > top - _COUNT_TAG * unit:
        ends.append(talon.x - 1.1 * unit - 0.5 * _FROM_HAND * width)
    return min(ends) - metrics.x0 - metrics.edge


def _left_end(metrics: Metrics, card: Place, top: float, bottom: float) -> float:
    """How far left a card reaches between two heights."""
    band = QRectF(0.0, top, metrics.width, bottom - top)
    within = card.outline(metrics.card_width).intersected(QPolygonF(band))
    return card.x if within.isEmpty() else within.boundingRect().left()


def pile_lies_crosswise(metrics: Metrics, side: Side) -> bool:
    """Whether a pile of won tricks is turned by 90 degrees to fit the strip."""
    return metrics.tall and side is Side.MINE


def pile_outline(metrics: Metrics, side: Side) -> Place:
    """Where the first won trick lies, and the pressed-in outline while there is none."""
    width = metrics.card_width
    beside = plate(metrics, side)
    half_height = metrics.sizes.side * width * CARD_ASPECT / 2
    if pile_lies_crosswise(metrics, side):
        return Place(
            beside.right() + 0.12 * width + half_height, strip_y(metrics), 90, metrics.sizes.side
        )
    x = metrics.x0 + metrics.edge + (metrics.sizes.side / 2 + 0.08) * width
    beyond = 0.13 * width + half_height
    y = beside.bottom() + beyond if side is Side.THEIRS else beside.top() - beyond
    return Place(x, y, 0.0, metrics.sizes.side)


def pile_card(metrics: Metrics, side: Side, index: int, count: int, *, upper: bool = True) -> Place:
    """Where a card of the won trick `index` of `count` lies; each trick can be told apart."""
    first = pile_outline(metrics, side)
    step = (0.06 if metrics.tall else 0.085) * metrics.card_width
    longest = metrics.sizes.pile_steps  # a longer pile keeps its length
    if count - 1 > longest:
        step *= longest / (count - 1)
    tilt = 0.0 if index == 0 else _PILE_TILT * jitter("pile", side.value, index)
    own_tilt = 0.0 if upper else 0.8
    return Place(first.x + step * index, first.y, first.angle + tilt + own_tilt, metrics.sizes.side)


def points_tag(metrics: Metrics, side: Side) -> QPointF:
    """Centre of the tag with the card points, on the lower left of the pile."""
    width = metrics.card_width
    pile = pile_outline(metrics, side).bounds(width)
    if pile_lies_crosswise(metrics, side):
        return pile.bottomLeft() + QPointF(0.27 * width, -0.11 * width)
    at = pile.bottomLeft() + QPointF(0.10 * width, -0.165 * width)
    inside_rim = metrics.x0 + metrics.rim + 1.6 * metrics.text_unit
    lowest = pile.bottom() + 0.10 * width - 0.92 * metrics.text_unit
    return QPointF(max(at.x(), inside_rim), min(at.y(), lowest))
