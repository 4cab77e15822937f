"""Where plates and piles are on the table of three and four."""

from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.chair import Chair, pile_chair
from sixtysix_gui.table.layout.frame import APART, Frame
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.sides import UPRIGHT_SEALS, Pile, Sides, lay_pile, own_outline

_LEAST_PLATE = 5.2
"""Least width of my plate in t, even where words are too large for the room."""

_MINE, _MINE_TALL, _MINE_LONGEST = 1.62, 1.45, 14.5
"""Width of my plate in W, in a tall scene too, and in t."""

_HAND, _TILTED, _FROM_HAND = 5.42, 0.15, 0.02
"""Width of the own hand, how far its outer cards lean out, and how far my plate keeps, in W."""

_CROSSWISE_IN, _TAG_BESIDE = 0.02, 0.20
"""How far a crosswise pile lies in, and the points' tag beside the end of it, in W."""

_SEALS_AT_SIDE, _SEALS_IN_STRIP = (-0.10, 0.0, 0.32), (0.22, 0.0, 0.32)
"""The seals of crosswise piles, as ``lay_pile`` takes them."""

_TRICK_HALF = 0.60
"""How far the own trick card reaches left of the middle, in W."""


def lay_sides(frame: Frame) -> Sides:
    """Give the places of plates and piles."""
    metrics = frame.metrics
    plates = {chair: _plate(frame, chair) for chair in metrics.chairs}
    piles = [chair for chair in metrics.chairs if pile_chair(chair, metrics.seats) is chair]
    return Sides(
        metrics,
        plates,
        {chair: frame.tag_limit(chair, plate.right()) for chair, plate in plates.items()},
        {chair: _pile(frame, chair, plates[Chair.SOUTH]) for chair in piles},
    )


def _plate(frame: Frame, chair: Chair) -> QRectF:
    if chair is Chair.SOUTH:
        return _my_plate(frame)
    if chair is Chair.NORTH:
        return frame.north_plate
    metrics = frame.metrics
    width, height = frame.plate_width, frame.metrics.plate_height
    top = frame.side_top - APART * metrics.card_width - frame.above_open_hand - height
    if chair is Chair.WEST:
        return QRectF(metrics.left, top, width, height)
    return QRectF(metrics.right - width, top, width, height)


def _my_plate(frame: Frame) -> QRectF:
    metrics = frame.metrics
    unit, width = metrics.text_unit, metrics.card_width
    if metrics.tall:
        wide = min(_MINE_TALL * width, _MINE_LONGEST * unit)
    else:
        hand = max(_HAND, 2 * (metrics.sizes.reach + _TILTED)) * width
        beside = (metrics.inner - hand) / 2 - metrics.pad - _FROM_HAND * width
        wide = min(_MINE * width, beside, _MINE_LONGEST * unit)
    wide = max(wide, _LEAST_PLATE * unit)
    return QRectF(metrics.left, frame.my_plate_top, wide, frame.metrics.plate_height)


def _pile(frame: Frame, chair: Chair, mine: QRectF) -> Pile:
    """Return a pile; the hand ends its row of seals, in a tall scene the trick or the middle."""
    metrics, width = frame.metrics, frame.metrics.card_width
    free, seals = _TRICK_HALF if metrics.tall else metrics.sizes.reach, _SEALS_AT_SIDE
    if chair is Chair.SOUTH:
        outline, seals = own_outline(metrics, mine), UPRIGHT_SEALS
        if metrics.tall:
            free, seals = 0.0, _SEALS_IN_STRIP
    else:
        x = metrics.left + _CROSSWISE_IN * width + metrics.sizes.side / 2 * metrics.card_height
        y = frame.side_bottom + APART * width + metrics.sizes.side / 2 * width
        x = x if chair is Chair.WEST else metrics.width - x
        outline = Place(x, y, 90.0, metrics.sizes.side)
    end = metrics.axis - free * width
    return lay_pile(metrics, chair, outline, seals, _TAG_BESIDE, seals_end=end)
