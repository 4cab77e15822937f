"""Where plates and piles are on the table of three and four."""

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair, pile_chair
from sixtysix_gui.table.layout.compass.frame import APART, Frame
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place
from sixtysix_gui.table.layout.sides import Pile, SealRow, Sides, tag_on_upright

_LEAST_PLATE = 5.2
"""Least width of my plate in t, even where words are too large for the room."""

_MINE, _MINE_TALL, _MINE_LONGEST = 1.62, 1.45, 14.5
"""Width of my plate in W, in a tall scene too, and in t."""

_HAND, _TILTED, _FROM_HAND = 5.42, 0.15, 0.02
"""Width of the own hand, how far its outer cards lean out, and how far my plate keeps, in W."""

_FIRST_TRICK, _BEYOND_PLATE = 0.08, 0.13
_CROSSWISE_IN = 0.02
_STEP, _CROSSWISE_STEP = 0.085, 0.06
"""How far the first trick of a pile lies in and another further on, in W."""

_SEAL_UPRIGHT, _SEAL_STEP = (0.06, -0.17), 0.30
_SEAL_CROSSWISE, _SEAL_CROSSWISE_STEP = -0.10, 0.32
_SEAL_TALL = 0.22
"""The first seal from the pile's middle in W and H, and another one further on, in W."""

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
    width, height = frame.plate_width, frame.plate_height
    top = frame.side_top - APART * metrics.card_width - frame.above_open_hand - height
    if chair is Chair.WEST:
        return QRectF(metrics.x0 + metrics.edge, top, width, height)
    return QRectF(metrics.x1 - metrics.edge - width, top, width, height)


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
    return QRectF(metrics.x0 + metrics.edge, frame.my_plate_top, wide, frame.plate_height)


def _pile(frame: Frame, chair: Chair, mine: QRectF) -> Pile:
    outline = _outline(frame, chair, mine)
    at_side, tall = chair is not Chair.SOUTH, frame.metrics.tall
    step = (_CROSSWISE_STEP if at_side or tall else _STEP) * frame.metrics.card_width
    tag = _points_tag(frame, chair, outline)
    return Pile(outline, -step if chair is Chair.EAST else step, tag, _seals(frame, chair, outline))


def _outline(frame: Frame, chair: Chair, mine: QRectF) -> Place:
    metrics = frame.metrics
    width, scale = metrics.card_width, metrics.sizes.side
    across, along = scale / 2 * width, scale / 2 * metrics.card_height
    left = metrics.x0 + metrics.edge
    if chair is not Chair.SOUTH:
        x = left + _CROSSWISE_IN * width + along
        y = frame.side_bottom + APART * width + across
        return Place(x if chair is Chair.WEST else metrics.width - x, y, 90.0, scale)
    if metrics.tall:
        return Place(mine.right() + APART * width + along, frame.strip_y, 90.0, scale)
    y = frame.my_plate_top - _BEYOND_PLATE * width - along
    return Place(left + _FIRST_TRICK * width + across, y, 0.0, scale)


def _seals(frame: Frame, chair: Chair, outline: Place) -> SealRow:
    """Give the row of seals: the hand ends it, in a tall scene the trick or the middle."""
    metrics = frame.metrics
    width, mirrored = metrics.card_width, chair is Chair.EAST
    if mirrored:
        outline = Place(metrics.width - outline.x, outline.y)
    end = metrics.axis - metrics.sizes.reach * width
    if metrics.tall:
        end = metrics.axis - (0.0 if chair is Chair.SOUTH else _TRICK_HALF) * width
    if chair is Chair.SOUTH and not metrics.tall:
        right, down = _SEAL_UPRIGHT
        first = outline.moved(right * width, down * width * CARD_ASPECT)
        return SealRow(first.point, _SEAL_STEP * width, end)
    begins = _SEAL_TALL if chair is Chair.SOUTH else _SEAL_CROSSWISE
    first = outline.moved(begins * width, 0.0)
    return SealRow(first.point, _SEAL_CROSSWISE_STEP * width, end, mirrored)


def _points_tag(frame: Frame, chair: Chair, outline: Place) -> QPointF:
    width = frame.metrics.card_width
    pile = outline.bounds(width)
    if chair is Chair.EAST:
        return pile.bottomRight() + QPointF(-0.20 * width, -0.11 * width)
    if outline.angle:
        return pile.bottomLeft() + QPointF(0.20 * width, -0.11 * width)
    return tag_on_upright(frame.metrics, outline, pile.bottom() + 0.10 * width)
