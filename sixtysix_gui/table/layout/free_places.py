"""Where the coach's paper and the openings of Gaigel find room."""

from collections.abc import Iterable, Iterator, Sequence
from math import inf

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.table.layout.metrics import STATUS_LINE
from sixtysix_gui.table.layout.place import bounds_of, free_span
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import Chair

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
    """Return the room right of the coin, between the markers; empty where it is too small.

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
    """Return the room over the other hand, between plate and markers, down to what lies below.

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
    """Return the upper left corner of a strip: as near to the axis of the other hand as can be."""
    left = max(room.left(), min(axis - size.width() / 2, room.right() - size.width()))
    return QPointF(left, room.top())


def sentence_rise(sentence: QRectF, hand_top: float, others: Iterable[QRectF]) -> float:
    """Return how much higher the sentence stands than the status line, clear of a card that rises.

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
    """Return the middle of the cap: above the sentence, near its middle, clear of what lies there.

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
    """Yield places in turn right and left of a middle, from one distance to another."""
    for step in range(_STEPS + 1):
        off = first + (last - first) * step / _STEPS
        yield from (middle + off, middle - off)


_HIGH, _ROW, _BETWEEN = 2.06, 3.0, 0.3
"""Height of a chip, distance of two rows, and between two chips of a row, in t."""

_CLEAR = 0.4
"""Between the chips, with the ring of the focus, and what they must not cover, in t."""

_ONE_LINE = 1.3
"""Up to this text size the status line has one line."""

_IN_A_ROW = (2, 1)
"""How many stand in a row, if they find room so."""


def opening_places(layout: TableLayout, widths: Sequence[float]) -> list[QPointF]:
    """Return the centres of chips of these widths around the place of the own card.

    They stand in rows of two, further right where they would cover talon or turn-up, or one below
    the other where there is no room for that.
    """
    tries = [_rows(widths, in_a_row) for in_a_row in _IN_A_ROW]
    rows = next((rows for rows in tries if _finds_room(layout, rows)), tries[0])
    return _in_rows(rows, _block(layout, rows), layout.metrics.text_unit)


def openings_fit(layout: TableLayout, widths: Sequence[float]) -> bool:
    """Return whether chips of these widths find room there."""
    return any(_finds_room(layout, _rows(widths, in_a_row)) for in_a_row in _IN_A_ROW)


def _rows(widths: Sequence[float], in_a_row: int) -> list[Sequence[float]]:
    return [widths[start : start + in_a_row] for start in range(0, len(widths), in_a_row)]


def _finds_room(layout: TableLayout, rows: Sequence[Sequence[float]]) -> bool:
    block = _block(layout, rows)
    below_north = block.top() >= layout.hands.full(Chair.NORTH).bottom()
    return below_north and block.right() <= _right_end(layout, block)


def _block(layout: TableLayout, rows: Sequence[Sequence[float]]) -> QRectF:
    """Return the rectangle of all rows: in the trick's place, and clear of what fixes trump."""
    unit, at = layout.metrics.text_unit, layout.middle.trick_target.point
    block = QRectF(0.0, 0.0, max(_width(row, unit) for row in rows), 0.0)
    block.setHeight((_HIGH + _ROW * (len(rows) - 1)) * unit)
    block.moveCenter(at)
    more = STATUS_LINE * unit if layout.metrics.text_scale > _ONE_LINE else 0.0
    foot = layout.middle.status.y() - layout.middle.status_height / 2 - more - _CLEAR * unit
    block.moveBottom(min(block.bottom(), foot))
    trump = bounds_of((layout.middle.talon, layout.middle.turn_up), layout.metrics.card_width)
    gap = _CLEAR * unit
    if block.adjusted(-gap, -gap, 0.0, gap).intersects(trump):
        block.moveLeft(max(block.left(), trump.right() + gap))
    return block


def _right_end(layout: TableLayout, block: QRectF) -> float:
    """Return how far right they may stand: before the hand of E, or what lies at that side."""
    metrics = layout.metrics
    gap = _CLEAR * metrics.text_unit
    if Chair.EAST in metrics.chairs:
        return layout.hands.full(Chair.EAST).left() - gap
    device = layout.scores.pairs[Chair.NORTH].zone
    beside = device.top() < block.bottom() and device.bottom() > block.top()
    return (device.left() if beside else metrics.right) - gap


def _width(row: Sequence[float], unit: float) -> float:
    return sum(row) + _BETWEEN * unit * (len(row) - 1)


def _in_rows(rows: Sequence[Sequence[float]], block: QRectF, unit: float) -> list[QPointF]:
    places: list[QPointF] = []
    for number, row in enumerate(rows):
        x = block.center().x() - _width(row, unit) / 2
        y = block.top() + (_HIGH / 2 + _ROW * number) * unit
        for width in row:
            places.append(QPointF(x + width / 2, y))
            x += width + _BETWEEN * unit
    return places
