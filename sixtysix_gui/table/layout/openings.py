"""Where the openings of Gaigel stand: in the trick's place, right of what fixes trump."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.sizes import STATUS_LINE
from sixtysix_gui.table.layout.table_layout import TableLayout

_HIGH, _ROW, _BETWEEN = 2.06, 3.0, 0.3
"""Height of a chip, distance of two rows, and between two chips of a row, in t."""

_CLEAR = 0.4
"""Between the chips, with the ring of the focus, and what they must not cover, in t."""

_ONE_LINE = 1.3
"""Up to this text size the status line has one line."""

_IN_A_ROW = (2, 1)
"""How many stand in a row, if they find room so."""


def opening_places(layout: TableLayout, widths: Sequence[float]) -> list[QPointF]:
    """Give the centres of chips of these widths around the place of the own card.

    They stand in rows of two, further right where they would cover talon or turn-up, or one below
    the other where there is no room for that.
    """
    tries = [_rows(widths, in_a_row) for in_a_row in _IN_A_ROW]
    rows = next((rows for rows in tries if _finds_room(layout, rows)), tries[0])
    return _in_rows(rows, _block(layout, rows), layout.metrics.text_unit)


def openings_fit(layout: TableLayout, widths: Sequence[float]) -> bool:
    """Say whether chips of these widths find room there."""
    return any(_finds_room(layout, _rows(widths, in_a_row)) for in_a_row in _IN_A_ROW)


def _rows(widths: Sequence[float], in_a_row: int) -> list[Sequence[float]]:
    return [widths[start : start + in_a_row] for start in range(0, len(widths), in_a_row)]


def _finds_room(layout: TableLayout, rows: Sequence[Sequence[float]]) -> bool:
    block = _block(layout, rows)
    below_north = block.top() >= layout.hands.full(Chair.NORTH).bottom()
    return below_north and block.right() <= _right_end(layout, block)


def _block(layout: TableLayout, rows: Sequence[Sequence[float]]) -> QRectF:
    """Give the rectangle of all rows: in the trick's place, and clear of what fixes trump."""
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
    """Give how far right they may stand: before the hand of E, or what lies at that side."""
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
