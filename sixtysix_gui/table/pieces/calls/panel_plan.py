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

_HEAD, _FOOT = 4.6, 4.0
"""Heights above and below the rows, in t."""

_LOW_HEAD, _LOW_FOOT, _LOW_FRAME = 2.3, 3.0, 0.3
"""The same on a low panel, whose head is one line."""

_BUTTON = 2.35
"""Height of the button, in t."""

Shape = tuple[int, int]
"""How many columns there are, and how many rows in each."""


@dataclass(frozen=True)
class PanelPlan:
    """The places of a panel, around its middle, in pixels.

    ``rows`` are those of the entries, column by column; ``line`` is the height of the line above
    the foot. On a panel that ``is_low`` the head is one line.
    """

    rows: tuple[QRectF, ...]
    head: QRectF
    line: float
    foot: QRectF
    button: QRectF
    frame: QRectF
    is_low: bool = False


def panel_shape(count: int, width: float) -> Shape:
    """Return the columns and rows for `count` entries: up to ten in two columns of five.

    More are in three columns of five or, where that is too narrow, in two columns of seven.

    Args:
        count: entries.
        width: of the panel in t.
    """
    if count <= SHORT_LIST:
        return 2, _FIVE
    if width >= _THREE_COLUMNS and count <= 3 * _FIVE:
        return 3, _FIVE
    return 2, max(_SEVEN, ceil(count / 2))


def plan_panel(
    count: int,
    size: tuple[float, float],
    unit: float,
    shape: Shape,
    button_width: float,
    *,
    low: bool = False,
) -> PanelPlan:
    """Lay a panel out.

    Args:
        count: entries.
        size: width and height of the panel in pixels.
        unit: t in pixels.
        shape: columns and rows.
        button_width: width of the button in the foot, in pixels.
        low: head and foot are as low as can be.
    """
    width, height = size
    above, below, edge = (_LOW_HEAD, _LOW_FOOT, _LOW_FRAME) if low else (_HEAD, _FOOT, _FRAME)
    body = QRectF(-width / 2, -height / 2, width, height)
    inner = body.adjusted(_SIDE * unit, 0.0, -_SIDE * unit, 0.0)
    top, line = body.top() + above * unit, body.bottom() - below * unit
    inset = edge * unit
    foot = QRectF(inner.left(), line, inner.width(), body.bottom() - inset - line)
    button = QRectF(0.0, 0.0, button_width, _BUTTON * unit)
    button.moveCenter(foot.center())
    button.moveRight(foot.right())
    words = QRectF(foot.left(), foot.top(), button.left() - 0.8 * unit - foot.left(), foot.height())
    return PanelPlan(
        _rows(count, QRectF(inner.left(), top, inner.width(), line - top), shape, _GAP * unit),
        QRectF(inner.left(), body.top() + inset, inner.width(), top - body.top() - inset),
        line,
        words,
        button,
        body.adjusted(inset, inset, -inset, -inset),
        is_low=low,
    )


def _rows(count: int, area: QRectF, shape: Shape, gap: float) -> tuple[QRectF, ...]:
    columns, per_column = shape
    width = (area.width() - (columns - 1) * gap) / columns
    row = area.height() / per_column
    places = (divmod(number, per_column) for number in range(count))
    return tuple(
        QRectF(area.left() + column * (width + gap), area.top() + line * row, width, row)
        for column, line in places
    )
