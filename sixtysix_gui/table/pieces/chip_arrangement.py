"""Keeps the chips at the talon apart where room is scarce."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout import TableLayout
from sixtysix_gui.table.pieces.chip import Chip

_GAP = 4.0


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
            chip.set_key_shown(True)
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
        chip.set_key_shown(False)
    close.setPos(_inside(layout, close, layout.close_chip))
    if _touch(close, exchange):
        _stand_beside(layout, exchange)


def _stand_beside(layout: TableLayout, exchange: Chip) -> None:
    exchange.set_key_shown(False)
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
