"""How the contracts share the room of their panel: columns, rows, foot and button."""

from dataclasses import dataclass
from math import ceil

from PySide6.QtCore import QRectF

SHORT_LIST = 10
"""So many entries stand in two columns of five."""

_FIVE, _SEVEN = 5, 7
_THREE_COLUMNS = 41.5
"""A panel at least so wide, in t, has room for a third column."""

_SIDE, _GAP, _FRAME = 1.55, 0.9, 0.5
"""Room at both sides, between two columns, and from the edge to the frame, in t."""

_HEAD, _FOOT = 4.55, 4.0
_LOW_HEAD, _LOW_FOOT = 3.45, 3.2
"""Heights above and below the rows in t, and with seven rows in the same height."""

_LEAST_ROW = 24.0
_BUTTON = 2.35
"""Least height of a row in pixels, and the height of the button, in t."""


@dataclass(frozen=True)
class PanelPlan:
    """The places of a panel, around its middle, in pixels.

    ``rows`` are those of the entries, column by column; ``tight`` is a panel whose head and foot
    had to give room to the rows.
    """

    rows: tuple[QRectF, ...]
    head: QRectF
    line: float
    foot: QRectF
    button: QRectF
    frame: QRectF
    tight: bool


def plan_panel(
    count: int, width: float, height: float, unit: float, button_width: float
) -> PanelPlan:
    """Lays a panel out.

    Args:
        count: entries: ten at most stand in two columns of five, more in three columns of five
            or, where that is too narrow, in two columns of seven.
        width: of the panel in pixels.
        height: of the panel in pixels.
        unit: t in pixels.
        button_width: width of the button in the foot, in pixels.
    """
    columns, per_column = _columns(count, width / unit)
    tight = per_column > _FIVE
    head, foot = (_LOW_HEAD, _LOW_FOOT) if tight else (_HEAD, _FOOT)
    body = QRectF(-width / 2, -height / 2, width, height)
    inner = body.adjusted(_SIDE * unit, 0.0, -_SIDE * unit, 0.0)
    top, line = body.top() + head * unit, body.bottom() - foot * unit
    row = max((line - top) / per_column, min(_LEAST_ROW, height / (per_column + 4)))
    top = min(top, line - row * per_column)
    rows = _rows(count, inner, top, row, (columns, per_column), _GAP * unit)
    low = QRectF(inner.left(), line, inner.width(), body.bottom() - _FRAME * unit - line)
    button = QRectF(0.0, 0.0, button_width, _BUTTON * unit)
    button.moveCenter(low.center())
    button.moveRight(low.right())
    words = QRectF(low.left(), low.top(), button.left() - 0.8 * unit - low.left(), low.height())
    inset = _FRAME * unit
    return PanelPlan(
        rows,
        QRectF(inner.left(), body.top() + inset, inner.width(), top - body.top() - inset),
        line,
        words,
        button,
        body.adjusted(inset, inset, -inset, -inset),
        tight,
    )


def _columns(count: int, width: float) -> tuple[int, int]:
    """How many columns there are and how many rows in each; ``width`` in t."""
    if count <= SHORT_LIST:
        return 2, _FIVE
    if width >= _THREE_COLUMNS and count <= 3 * _FIVE:
        return 3, _FIVE
    return 2, max(_SEVEN, ceil(count / 2))


def _rows(
    count: int, inner: QRectF, top: float, row: float, shape: tuple[int, int], gap: float
) -> tuple[QRectF, ...]:
    columns, per_column = shape
    width = (inner.width() - (columns - 1) * gap) / columns
    places = (divmod(number, per_column) for number in range(count))
    return tuple(
        QRectF(inner.left() + column * (width + gap), top + line * row, width, row)
        for column, line in places
    )
