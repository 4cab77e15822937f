"""The table of three and four laid out: everyone sits at an edge of their own."""

from functools import cache

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.table.layout.frame import BESIDE_PLATE, Frame
from sixtysix_gui.table.layout.hands import ARC, FAN_ANGLE, FULL_FAN, NORTH_STEP, Hands, fan
from sixtysix_gui.table.layout.metrics import (
    MARKER_HEIGHT,
    MARKER_WIDTH,
    chip_radius,
    counter_radius,
)
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.players import (
    UPRIGHT_SEALS,
    ChipPlace,
    CountRow,
    PairPlace,
    PilePlaces,
    Scores,
    Sides,
    lay_pile,
    own_outline,
)
from sixtysix_gui.table.seating import Chair, pile_chair

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
    """Return the places of all hands."""
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
    """Return how much nearer cards lie that keep the length of a full fan."""
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
    """Return the middle of the hand of W: beyond the edge, or whole where the table is wide."""
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
    """Return the places of plates and piles."""
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
    top = frame.side_top - BESIDE_PLATE * metrics.card_width - frame.above_open_hand - height
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


def _pile(frame: Frame, chair: Chair, mine: QRectF) -> PilePlaces:
    """Return a pile; the hand ends its row of seals, in a tall scene the trick or the middle."""
    metrics, width = frame.metrics, frame.metrics.card_width
    free, seals = _TRICK_HALF if metrics.tall else metrics.sizes.reach, _SEALS_AT_SIDE
    if chair is Chair.SOUTH:
        outline, seals = own_outline(metrics, mine), UPRIGHT_SEALS
        if metrics.tall:
            free, seals = 0.0, _SEALS_IN_STRIP
    else:
        x = metrics.left + _CROSSWISE_IN * width + metrics.sizes.side / 2 * metrics.card_height
        y = frame.side_bottom + BESIDE_PLATE * width + metrics.sizes.side / 2 * width
        x = x if chair is Chair.WEST else metrics.width - x
        outline = Place(x, y, 90.0, metrics.sizes.side)
    end = metrics.axis - free * width
    return lay_pile(metrics, chair, outline, seals, _TAG_BESIDE, seals_end=end)


_LABEL_ROW = 1.75
"""Height of the row of labels above the devices, in t."""

_LABEL_WIDTH = 4.5
"""Width of a label at most, in t: "They" and a figure."""

_ZONE_LEFT, _ZONE_TOP, _ZONE_TOP_OF_THREE = 2.72, 0.14, 0.82
"""Where the score zone begins: right of the middle, and below the hand of E, in W."""

_FROM_LARGER_HAND = 0.18
"""How far it keeps from an own hand that is set larger, in W."""

_APART = 0.14
_LARGEST, _LARGEST_TALL, _LARGEST_AT_PLATE = 0.64, 0.50, 0.42
_BESIDE_PLATE, _ABOVE_TRICK = 0.16, 0.05
"""Distance of a device from its plate, and from a trick below it, in W."""

_LOWER_IN_STRIP = 0.07
"""How much lower chips stand in the strip of a tall scene, so that a stack is in its middle."""

_SLATE = 1.75
"""Width and height of the slate, in W."""

_COUNTED, _COUNTED_REACH, _COUNTED_ROW = 0.5, 1.22, 0.52
"""Size and reach of cards that are counted, left and right of the trick's middle, in W, and the
distance of two sides, in H: between counter and coin, and clear of a turn-up."""


def lay_scores(frame: Frame, middle: Middle, sides: Sides) -> Scores:
    """Return the places of what shows the score."""
    zone, chairs = _zone(frame, sides), sides.piles
    scale = _pair_scale(frame, zone)
    pairs = {chair: _pair(frame, middle, sides, chair, zone, scale) for chair in chairs}
    slate = min(_SLATE * frame.metrics.card_width, zone.width())
    high = min(_SLATE * frame.metrics.card_width, zone.height())
    return Scores(
        frame.metrics,
        pairs,
        QRectF(zone.right() - slate, zone.bottom() - high, slate, high),
        {chair: _label(frame, _column(frame, chair, zone), pairs[chair].zone) for chair in chairs},
        {chair: _chips(frame, sides.plates[chair], chair, zone) for chair in chairs},
        count_rows=_count_rows(frame, tuple(chairs)),
    )


def _count_rows(frame: Frame, chairs: tuple[Chair, ...]) -> dict[Chair, CountRow]:
    """Return where won cards are counted: in the trick's place, mine below those of the others."""
    metrics, trick = frame.metrics, frame.trick
    reach = (_COUNTED_REACH - _COUNTED / 2) * metrics.card_width
    others = [chair for chair in chairs if chair is not Chair.SOUTH]
    rows: dict[Chair, CountRow] = {}
    for number, chair in enumerate((*others, Chair.SOUTH)):
        y = trick.y() + (number - len(others) / 2) * _COUNTED_ROW * metrics.card_height
        rows[chair] = CountRow(QPointF(trick.x() - reach, y), trick.x() + reach, _COUNTED)
    return rows


def _zone(frame: Frame, sides: Sides) -> QRectF:
    """Return the room at the lower right, with that for labels."""
    metrics = frame.metrics
    right, bottom = metrics.right, metrics.height - metrics.edge
    if metrics.tall:  # what is free beside my pile in the strip
        left = sides.full_pile(Chair.SOUTH).right()
        left += _APART * metrics.card_width
        top = frame.metrics.strip_y - metrics.bar / 2
        return QRectF(left, top, right - left, bottom - top)
    below = _ZONE_TOP if frame.is_of_four else _ZONE_TOP_OF_THREE
    top = frame.side_bottom + below * metrics.card_width
    begins = metrics.sizes.reach + _FROM_LARGER_HAND
    if not metrics.open_hands:
        begins = max(_ZONE_LEFT, begins)
    left = metrics.axis + begins * metrics.card_width
    return QRectF(left, top, right - left, bottom - top)


def _pair_scale(frame: Frame, zone: QRectF) -> float:
    """Return the size of the score cards in that room, in W."""
    metrics = frame.metrics
    columns = 2 if frame.is_of_four else 1
    width = zone.width() - _APART * metrics.card_width * (columns - 1)
    height = zone.height() - _LABEL_ROW * metrics.text_unit
    across, along = MARKER_WIDTH * metrics.card_width, MARKER_HEIGHT * metrics.card_height
    if metrics.tall:
        across, along = along, across
    largest = _LARGEST_TALL if metrics.tall else _LARGEST
    return max(0.0, min(largest, width / (columns * across), height / along))


def _pair(
    frame: Frame, middle: Middle, sides: Sides, chair: Chair, zone: QRectF, scale: float
) -> PairPlace:
    """Return where a player's pair lies.

    Two in a row have their upper edges on one level, below their labels; one alone is flush with
    the lower corner.
    """
    metrics, width = frame.metrics, frame.metrics.card_width
    across, along = MARKER_WIDTH * width, MARKER_HEIGHT * width * CARD_ASPECT
    if chair is not Chair.SOUTH and not frame.is_of_four:
        plate, gap = sides.plates[chair], _BESIDE_PLATE * width
        lowest = _lowest_at_plate(frame, middle, sides)
        room = lowest - metrics.edge
        scale = min(_LARGEST_AT_PLATE, max(0.0, room / (MARKER_HEIGHT * metrics.card_height)))
        across, along = scale * across, scale * along
        west = chair is Chair.WEST
        left = plate.right() + gap if west else plate.left() - gap - across
        top = min(plate.top(), lowest - along)
        return PairPlace(QRectF(left, top, across, along), scale, False, 0.0, flush_left=west)
    across, along = scale * across, scale * along
    if metrics.tall:
        across, along = along, across
    right = _column(frame, chair, zone).right()
    area = QRectF(right - across, zone.bottom() - along, across, along)
    return PairPlace(area, scale, metrics.tall, 0.0 if frame.is_of_four else 1.0)


def _lowest_at_plate(frame: Frame, middle: Middle, sides: Sides) -> float:
    """Return how low a pair beside a plate reaches: above the counter, and the trick where near."""
    width = frame.metrics.card_width
    trick = middle.trick_cards[Chair.WEST].bounds(width)
    lowest = frame.trick.y() - counter_radius(width) - BESIDE_PLATE * width
    across = MARKER_WIDTH * _LARGEST_AT_PLATE * width
    if sides.plates[Chair.WEST].right() + _BESIDE_PLATE * width + across > trick.left():
        lowest = min(lowest, trick.top() - _ABOVE_TRICK * width)
    return lowest


def _column(frame: Frame, chair: Chair, zone: QRectF) -> QRectF:
    """Return the part of the score zone that is a player's: with four, ours is the left half."""
    if not frame.is_of_four:
        return zone
    width = (zone.width() - _APART * frame.metrics.card_width) / 2
    left = zone.left() if chair is Chair.SOUTH else zone.right() - width
    return QRectF(left, zone.top(), width, zone.height())


def _label(frame: Frame, column: QRectF, pair: QRectF) -> QRectF:
    unit = frame.metrics.text_unit
    height, width = _LABEL_ROW * unit, min(column.width(), _LABEL_WIDTH * unit)
    return QRectF(column.right() - width, pair.top() - height, width, height)


def _chips(frame: Frame, plate: QRectF, chair: Chair, zone: QRectF) -> ChipPlace:
    metrics, width = frame.metrics, frame.metrics.card_width
    gap, foot = _BESIDE_PLATE * width, plate.center().y() + chip_radius(width)
    if chair is Chair.SOUTH:
        foot += _LOWER_IN_STRIP * width if metrics.tall else 0.0
        return ChipPlace(zone.right(), foot, zone.width(), from_right=True)
    if chair is Chair.WEST:
        left = plate.right() + gap
        return ChipPlace(left, foot, metrics.axis - gap / 2 - left, from_right=False)
    right = plate.left() - gap
    return ChipPlace(right, foot, right - metrics.axis - gap / 2, from_right=True)
