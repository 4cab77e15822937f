"""Where the score devices of three and four lie, and the labels above them."""

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.cards.svg import CARD_ASPECT
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.frame import APART, Frame
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.radii import chip_radius, counter_radius
from sixtysix_gui.table.layout.scores import ChipPlace, CountRow, PairPlace, Scores
from sixtysix_gui.table.layout.sides import Sides
from sixtysix_gui.table.layout.sizes import MARKER_HEIGHT, MARKER_WIDTH

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
    """Give the places of what shows the score."""
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
    """Give where won cards are counted: in the trick's place, mine below those of the others."""
    metrics, trick = frame.metrics, frame.trick
    reach = (_COUNTED_REACH - _COUNTED / 2) * metrics.card_width
    others = [chair for chair in chairs if chair is not Chair.SOUTH]
    rows: dict[Chair, CountRow] = {}
    for number, chair in enumerate((*others, Chair.SOUTH)):
        y = trick.y() + (number - len(others) / 2) * _COUNTED_ROW * metrics.card_height
        rows[chair] = CountRow(QPointF(trick.x() - reach, y), trick.x() + reach, _COUNTED)
    return rows


def _zone(frame: Frame, sides: Sides) -> QRectF:
    """Give the room at the lower right, with that for labels."""
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
    """Give the size of the score cards in that room, in W."""
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
    """Give where a player's pair lies.

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
    """Give how low a pair beside a plate reaches: above the counter, and the trick where near."""
    width = frame.metrics.card_width
    trick = middle.trick_cards[Chair.WEST].bounds(width)
    lowest = frame.trick.y() - counter_radius(width) - APART * width
    across = MARKER_WIDTH * _LARGEST_AT_PLATE * width
    if sides.plates[Chair.WEST].right() + _BESIDE_PLATE * width + across > trick.left():
        lowest = min(lowest, trick.top() - _ABOVE_TRICK * width)
    return lowest


def _column(frame: Frame, chair: Chair, zone: QRectF) -> QRectF:
    """Give the part of the score zone that is a player's: with four, ours is the left half."""
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
