"""Where the hands of three and four lie around the table."""

from functools import cache

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.fans import FAN_ANGLE, FULL_FAN, NORTH_STEP, fan
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import ARC, Hands
from sixtysix_gui.table.layout.place import Place, bounds_of

_SIDE_STEP, _SIDE_ANGLE = 0.30, 2.4
"""Distance of two neighbours of a hand at the side, in widths of its cards, and their angle."""

_ROW_STEP = 0.27
"""Distance of two neighbours of an open hand at the side, in widths of its cards."""

_INWARDS = 3.0
"""How much faster than the side zones a side hand moves in, until it lies whole."""

_SHOWN_FROM_SIDE, _SHOWN_FROM_NORTH = 0.55, 0.62
"""How far from the hand a marriage is shown: in W at the sides, in H below the hand of N."""

_HOVER_LIFT = 0.10


def lay_hands(frame: Frame, size: int) -> Hands:
    """Give the places of all hands."""
    metrics = frame.metrics
    sizes, width, height = metrics.sizes, metrics.card_width, metrics.card_height
    in_half = metrics.seen_of_others - sizes.theirs / 2 * height + ARC * width
    side_x, side_y = _side_x(frame, in_half), frame.side_top + frame.side_length / 2
    middles = {
        Chair.SOUTH: Place(metrics.axis, metrics.own_y, 0.0, sizes.own),
        Chair.WEST: Place(side_x, side_y, 0.0, sizes.theirs),
        Chair.NORTH: Place(metrics.axis, in_half, 0.0, sizes.theirs),
        Chair.EAST: Place(metrics.width - side_x, side_y, 0.0, sizes.theirs),
    }
    steps = dict.fromkeys(Chair, _SIDE_STEP * sizes.theirs * width)
    steps[Chair.SOUTH] = sizes.step * sizes.own * width
    steps[Chair.NORTH] = NORTH_STEP * sizes.theirs * width

    @cache  # cards of a hand are asked for whenever the pointer moves
    def lay(chair: Chair, count: int) -> tuple[Place, ...]:
        at_side = chair in {Chair.WEST, Chair.EAST}
        if at_side and metrics.open_hands:
            return _row(frame, chair, count)
        closer = _closer(count)
        angle = closer * (_SIDE_ANGLE if at_side else FAN_ANGLE)
        return fan(chair, middles[chair], count, closer * steps[chair], angle)

    return Hands(
        metrics,
        size,
        count_tag=QPointF(metrics.axis, metrics.seen_of_others),
        hover_lift=_HOVER_LIFT * height,
        shown={chair: _shown(frame, chair, lay(chair, FULL_FAN)) for chair in metrics.chairs},
        places=lay,
    )


def _closer(count: int) -> float:
    """Give how much nearer cards lie that keep the length of a full fan."""
    return (FULL_FAN - 1) / (count - 1) if count > FULL_FAN else 1.0


def _row(frame: Frame, chair: Chair, count: int) -> tuple[Place, ...]:
    """Lay an open hand beside the edge of the table: upright, so that it can be read."""
    metrics = frame.metrics
    scale = metrics.sizes.theirs
    width = scale * metrics.card_width
    step = _ROW_STEP * width * _closer(count)
    y = frame.side_top + frame.side_length / 2
    if chair is Chair.WEST:
        left = metrics.left + width / 2
    else:
        left = metrics.right - width / 2 - (count - 1) * step
    return tuple(Place(left + index * step, y, 0.0, scale) for index in range(count))


def _side_x(frame: Frame, in_half: float) -> float:
    """Give the middle of the hand of W: beyond the edge, or whole where the table is wide."""
    metrics = frame.metrics
    half = metrics.sizes.theirs / 2 * metrics.card_height
    moved = in_half + _INWARDS * (metrics.x0 - metrics.rim)
    return min(moved, max(in_half, metrics.left + half))


def _shown(frame: Frame, chair: Chair, cards: tuple[Place, ...]) -> tuple[Place, Place]:
    metrics = frame.metrics
    width, scale = metrics.card_width, metrics.sizes.theirs
    hand, off = bounds_of(cards, width), _SHOWN_FROM_SIDE * width
    if chair in {Chair.NORTH, Chair.SOUTH}:
        y = metrics.seen_of_others + _SHOWN_FROM_NORTH * metrics.card_height
        middle = Place(metrics.axis, y, 0.0, scale)
    else:
        x = hand.right() + off if chair is Chair.WEST else hand.left() - off
        middle = Place(x, hand.center().y(), 0.0, scale)
    half_step = NORTH_STEP / 2 * scale * width
    return middle.moved(-half_step, 0.0), middle.moved(half_step, 0.0)
