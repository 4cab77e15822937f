"""Where the chips stand: at the talon and apart from each other, or in a row for large words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry.layout import TableLayout
from sixtysix_gui.table.pieces.chip import WHOLE, WITHOUT_KEY, Chip, ChipFit

_GAP = 4.0
_ROW_GAP = 0.45
"""Distance of two chips of the row, in t."""

_IN_ROW = (
    WHOLE,
    WITHOUT_KEY,
    ChipFit(key=False, scale=0.92),
    ChipFit(key=False, scale=0.85),
    ChipFit(key=False, icon=False, scale=0.85),
    ChipFit(key=False, icon=False, scale=0.78),
    ChipFit(key=False, icon=False, scale=0.7),
    ChipFit(key=False, icon=False, scale=0.6),
)
"""How the chips of a row make themselves small, one step after another, until all fit."""


def arrange_chips(
    layout: TableLayout, close: Chip | None, exchange: Chip | None, *, dragging_lowest: bool = False
) -> None:
    """Places the chips for closing and exchanging; None where the act is not allowed.

    While the lowest trump is dragged, the exchange chip stands to the right of the trump card.
    Chips that would touch lose their key caps first; if they still touch, the exchange chip moves
    to the right as well.
    """
    for chip in (close, exchange):
        if chip is not None:
            chip.set_fit(WHOLE)
    if close is not None:
        close.setPos(_inside(layout, close, layout.close_chip))
    if exchange is None:
        return
    if dragging_lowest:
        _stand_beside(layout, exchange)
        return
    exchange.setPos(_inside(layout, exchange, layout.exchange_chip))
    if close is None or not _touch(close, exchange):
        return
    for chip in (close, exchange):
        chip.set_fit(WITHOUT_KEY)
    close.setPos(_inside(layout, close, layout.close_chip))
    if _touch(close, exchange):
        _stand_beside(layout, exchange)


def arrange_row(layout: TableLayout, chips: Sequence[Chip], taken: Sequence[QRectF] = ()) -> None:
    """Places chips in a row above the hand, around its axis or as near to that as there is room.

    Too many of them leave out what they can do without, and then become smaller.

    Args:
        layout: of the table.
        chips: from left to right.
        taken: what lies beside the row, such as a pile and eights.
    """
    room = layout.act_row(taken)
    width, gap = 0.0, 0.0
    for fit in _IN_ROW:
        gap = _ROW_GAP * layout.text_unit * fit.scale
        for chip in chips:
            chip.set_fit(fit)
        width = sum(chip.body().width() for chip in chips) + gap * (len(chips) - 1)
        if width <= room.width():
            break
    left = max(room.left(), min(layout.axis - width / 2, room.right() - width))
    for chip in chips:
        half = chip.body().width() / 2
        chip.setPos(QPointF(left + half, room.center().y()))
        left += 2 * half + gap


def stand_clear(chip: Chip, other: Chip) -> None:
    """Moves a chip to the right of another one that it would touch."""
    if _touch(chip, other):
        right = other.x() + other.body().right() + 2 * _GAP
        chip.setPos(QPointF(right - chip.body().left(), chip.y()))


def _stand_beside(layout: TableLayout, exchange: Chip) -> None:
    exchange.set_fit(WITHOUT_KEY)
    left = layout.exchange_chip_beside
    exchange.setPos(left + QPointF(exchange.body().width() / 2, 0.0))


def _touch(first: Chip, second: Chip) -> bool:
    def area(chip: Chip) -> QRectF:
        return chip.body().translated(chip.pos())

    return area(first).adjusted(-_GAP, -_GAP, _GAP, _GAP).intersects(area(second))


def _inside(layout: TableLayout, chip: Chip, centre: QPointF) -> QPointF:
    """The place, shifted where the chip would stick out over the rim."""
    half = chip.body().width() / 2
    left = layout.rim + _GAP + half
    return QPointF(max(centre.x(), left), centre.y())
