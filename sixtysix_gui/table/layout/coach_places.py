"""Where the coach's slip, his strip and the cap above his sentence find room."""

from collections.abc import Iterable, Iterator, Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import free_span
from sixtysix_gui.table.layout.table_layout import TableLayout

_LEAST_WIDTH, _MOST_WIDTH = 13.0, 14.5
_LEAST_HEIGHT = 15.0
"""A slip needs so much, in t, and is no wider than that."""

_APART = 0.06
"""Distance from what lies beside, in W."""
_CAP_APART = 0.38
"""Distance of the cap from the sentence, in t."""
_STEPS = 24
_HIGHER = (0.0, 1.0, 1.5, 2.0, 2.5, 3.0)
"""How much higher it may stand, as above a row of acts, in its height and that distance."""
_LARGE_TEXT = 1.45
"""From this text size on the slip is a strip."""


def slip_room(
    layout: TableLayout, beside: Iterable[QRectF], hand: QRectF, limits: tuple[float, float]
) -> QRectF:
    """Gives the room right of the coin, between the markers; empty where it is too small.

    Args:
        layout: of the table.
        beside: what the slip lies to the right of, such as coin and sentence.
        hand: the own cards; the slip is right of them, too, if it reaches down to them.
        limits: how far up and down the slip may reach, between the markers.
    """
    metrics = layout.metrics
    if metrics.tall or metrics.text_scale >= _LARGE_TEXT:
        return QRectF()
    width, unit = metrics.card_width, metrics.text_unit
    top, bottom = limits
    left = max((area.right() for area in beside), default=0.0)
    if bottom > hand.top():
        left = max(left, hand.right())
    left += _APART * width
    right = metrics.x1 - _APART * width
    room = QRectF(left, top, right - left, bottom - top)
    if room.width() < _LEAST_WIDTH * unit or room.height() < _LEAST_HEIGHT * unit:
        return QRectF()
    room.setLeft(max(left, right - _MOST_WIDTH * unit))
    return room


def strip_room(
    layout: TableLayout, sides: Sequence[QRectF], below: Sequence[QRectF], deepest: float
) -> QRectF:
    """Gives the room over the other hand, between plate and markers, down to what lies below.

    Args:
        layout: of the table.
        sides: what stands at the upper left and right.
        below: what lies in the middle of the table, which stays seen.
        deepest: the strip reaches no further down, in pixels.
    """
    metrics = layout.metrics
    apart = _APART * metrics.card_width
    axis = layout.hands.places(Chair.NORTH, 1)[0].x
    ends = (metrics.rim, metrics.width - metrics.rim)
    high = [area for area in sides if area.top() <= deepest]
    left, right = free_span(high, (-inf, inf), axis, ends, apart)
    tops = [area.top() for area in below if area.right() > left and area.left() < right]
    bottom = min([deepest, *(top - apart for top in tops)])
    return QRectF(left, 0.0, max(0.0, right - left), max(0.0, bottom))


def strip_place(room: QRectF, size: QSizeF, axis: float) -> QPointF:
    """Gives the upper left corner of a strip: as near to the axis of the other hand as can be."""
    left = max(room.left(), min(axis - size.width() / 2, room.right() - size.width()))
    return QPointF(left, room.top())


def sentence_rise(sentence: QRectF, hand_top: float, others: Iterable[QRectF]) -> float:
    """Gives how much higher the sentence stands than the status line, clear of a card that rises.

    Args:
        sentence: at the place of the status line.
        hand_top: how high a card of the own hand reaches with the focus on it.
        others: what the sentence must not rise into.
    """
    room = [
        sentence.top() - area.bottom()
        for area in others
        if area.left() < sentence.right()
        and area.right() > sentence.left()
        and area.center().y() < sentence.center().y()
    ]
    return max(0.0, min([sentence.bottom() - hand_top, *room]))


def cap_place(
    layout: TableLayout, pill: QRectF, cap: QSizeF, taken: Sequence[QRectF]
) -> QPointF | None:
    """Gives the middle of the cap: above the sentence, near its middle, clear of what lies there.

    Where there is no room above, it stands beside the sentence, right or left, or else beyond its
    ends and higher; None where there is none at all.

    Args:
        layout: of the table.
        pill: the sentence.
        cap: size of the cap.
        taken: what may not be covered.
    """
    unit = layout.metrics.text_unit
    middle = pill.center()
    above = pill.top() - _CAP_APART * unit - cap.height() / 2
    reach = max(0.0, (pill.width() - cap.width()) / 2)
    level = cap.height() + _CAP_APART * unit
    beside = (pill.width() + cap.width()) / 2 + _CAP_APART * unit
    heights = [above - part * level for part in _HIGHER]
    candidates = [
        *(QPointF(x, y) for y in heights for x in _along(middle.x(), 0.0, reach)),
        *(QPointF(x, middle.y()) for x in (middle.x() + beside, middle.x() - beside)),
        *(QPointF(x, y) for y in heights for x in _along(middle.x(), reach, layout.metrics.width)),
    ]
    rim, width, height = layout.metrics.rim, layout.metrics.width, layout.metrics.height
    table = QRectF(rim, rim, width - 2 * rim, height - 2 * rim)
    for centre in candidates:
        area = QRectF(QPointF(), cap)
        area.moveCenter(centre)
        if table.contains(area) and not any(area.intersects(other) for other in taken):
            return centre
    return None


def _along(middle: float, first: float, last: float) -> Iterator[float]:
    """Gives places in turn right and left of a middle, from one distance to another."""
    for step in range(_STEPS + 1):
        off = first + (last - first) * step / _STEPS
        yield from (middle + off, middle - off)
