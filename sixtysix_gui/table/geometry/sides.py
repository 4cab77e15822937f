"""Where the plates and the piles of won tricks are: the left column, or a tall scene's strip."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry.jitter import jitter
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, Side

PILE_SCALE = 0.64
"""Size of cards in the side zones, in W."""

PLATE_HEIGHT = 3.3
"""Height of a plate in t."""

_LEAST_TALL_PLATE = 5.8
"""The names of the opponents fit into a plate that is so many t wide."""

_MOST_AT_FULL_STEP = 7
"""A pile of more tricks than these keeps its length."""

_PILE_TILT = 3.5


def strip_y(metrics: Metrics) -> float:
    """The middle of the strip below the hand of a tall scene."""
    return metrics.height - metrics.rim - 0.04 * metrics.card_width - metrics.bar / 2


def plate(metrics: Metrics, side: Side) -> QRectF:
    """The rectangle of a player's plate."""
    height = PLATE_HEIGHT * metrics.text_unit
    left = metrics.x0 + metrics.edge
    if side is Side.THEIRS:
        top = metrics.edge
    elif metrics.tall:
        top = strip_y(metrics) - height / 2
    else:
        top = metrics.height - metrics.edge - height
    return QRectF(left, top, _plate_width(metrics), height)


def _plate_width(metrics: Metrics) -> float:
    longest = 14.5 * metrics.text_unit
    width = metrics.card_width
    if metrics.tall:
        return min(max(1.3 * width, _LEAST_TALL_PLATE * metrics.text_unit), longest)
    beside_hand = (metrics.inner - 5.42 * width) / 2 - metrics.pad - 0.02 * width
    return min(1.62 * width, beside_hand, longest)


def pile_lies_crosswise(metrics: Metrics, side: Side) -> bool:
    """Whether a pile of won tricks is turned by 90 degrees to fit the strip."""
    return metrics.tall and side is Side.MINE


def pile_outline(metrics: Metrics, side: Side) -> Place:
    """Where the first won trick lies, and the pressed-in outline while there is none."""
    width = metrics.card_width
    beside = plate(metrics, side)
    half_height = PILE_SCALE * width * CARD_ASPECT / 2
    if pile_lies_crosswise(metrics, side):
        return Place(beside.right() + 0.12 * width + half_height, strip_y(metrics), 90, PILE_SCALE)
    x = metrics.x0 + metrics.edge + 0.40 * width
    beyond = 0.13 * width + half_height
    y = beside.bottom() + beyond if side is Side.THEIRS else beside.top() - beyond
    return Place(x, y, 0.0, PILE_SCALE)


def pile_card(metrics: Metrics, side: Side, index: int, count: int, *, upper: bool = True) -> Place:
    """Where a card of the won trick `index` of `count` lies; each trick can be told apart."""
    first = pile_outline(metrics, side)
    step = (0.06 if metrics.tall else 0.085) * metrics.card_width
    if count > _MOST_AT_FULL_STEP:
        step *= (_MOST_AT_FULL_STEP - 1) / (count - 1)
    tilt = 0.0 if index == 0 else _PILE_TILT * jitter("pile", side.value, index)
    own_tilt = 0.0 if upper else 0.8
    return Place(first.x + step * index, first.y, first.angle + tilt + own_tilt, PILE_SCALE)


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
