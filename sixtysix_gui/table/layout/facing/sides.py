"""Where plates and piles of two are: the left column, or a tall scene's strip."""

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPolygonF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.compass.frame import Frame
from sixtysix_gui.table.layout.fans import FULL_FAN
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place
from sixtysix_gui.table.layout.sides import Pile, SealRow, Sides, tag_on_upright
from sixtysix_gui.table.layout.sizes import PLATE_HEIGHT, TWO_LINES

_LONGEST, _LONGEST_BESIDE_WORDS, _LEAST_FOR_ONE_LINE = 14.5, 16.0, 9.5
"""Widths in t of a plate: the most, and where one line is enough for the own name."""

_FROM_HAND = 0.12
"""Distance of a plate from the hand where words are large, in W."""

_THICKEST, _CLOSED_REACHES = 12, 0.74
"""Cards in the thickest talon; how far a closed one reaches to the left, in W."""

_MAY_TOUCH, _COUNT_TAG = 0.06, 0.75
"""How deep a plate may reach over the talon's edge in W, and its tag above that in t."""

_REST_OF_STRIP = 4.25
"""Width of pile, eights and marker in the strip of a tall scene, in W."""

_LEAST_TALL_PLATE = 5.8
"""Width in t of a plate that has room for the names of all opponents."""

_TAG_FROM_PLATE = 0.09
"""Distance of the tag with the card points from the plate below it in W, where words are large."""

_STEP, _TALL_STEP = 0.085, 0.06
_SEALS = (0.06, -0.17, 0.30)
"""The first seal from the pile's middle in W and H, and another one further on, in W."""


def strip_y(metrics: Metrics) -> float:
    """Give the middle of the strip below the hand of a tall scene."""
    return Frame(metrics).strip_y


def lay_sides(metrics: Metrics, hands: Hands, middle: Middle) -> Sides:
    """Give the places of plates and piles."""
    plates = {chair: _plate(metrics, hands, middle, chair) for chair in FACING}
    frame = Frame(metrics)
    limits = {chair: frame.tag_limit(chair, plate.right()) for chair, plate in plates.items()}
    piles = {chair: _pile(metrics, chair, plate) for chair, plate in plates.items()}
    return Sides(metrics, plates, limits, piles)


def _plate(metrics: Metrics, hands: Hands, middle: Middle, chair: Chair) -> QRectF:
    """Give a player's plate; where the scene makes room, the most it may take."""
    height = _plate_height(metrics, hands, chair) * metrics.text_unit
    if chair is Chair.NORTH:
        top = metrics.edge
    elif metrics.tall:
        top = strip_y(metrics) - height / 2
    else:
        top = metrics.height - metrics.edge - height
    width = _plate_width(metrics, hands, middle, chair, top)
    return QRectF(metrics.x0 + metrics.edge, top, width, height)


def _plate_height(metrics: Metrics, hands: Hands, chair: Chair) -> float:
    """Give the height of a plate in t: the own name has two lines where there is little room."""
    if not metrics.has_act_row or chair is Chair.NORTH:
        return PLATE_HEIGHT
    if metrics.tall:
        return TWO_LINES
    top = metrics.height - metrics.edge - PLATE_HEIGHT * metrics.text_unit
    room = _beside_own_hand(metrics, hands, top)
    return TWO_LINES if room < _LEAST_FOR_ONE_LINE * metrics.text_unit else PLATE_HEIGHT


def _plate_width(metrics: Metrics, hands: Hands, middle: Middle, chair: Chair, top: float) -> float:
    unit, width = metrics.text_unit, metrics.card_width
    longest = _LONGEST * unit
    if metrics.makes_room:
        longest = _LONGEST_BESIDE_WORDS * unit
        if chair is Chair.NORTH:
            return min(_beside_their_hand(metrics, hands, middle), longest)
        return min(_beside_own_hand(metrics, hands, top), longest)
    if metrics.tall:
        least = min(max(1.3 * width, _LEAST_TALL_PLATE * unit), longest)
        if not metrics.has_act_row:
            return least
        return max(least, min(_room_in_tall_scene(metrics, hands, chair), longest))
    beside_hand = metrics.axis - metrics.x0 - (metrics.sizes.reach + 0.1475) * width
    return min(1.62 * width, beside_hand - metrics.pad - 0.02 * width, longest)


def _room_in_tall_scene(metrics: Metrics, hands: Hands, chair: Chair) -> float:
    """How wide a plate may be in a tall scene: left of their hand, or of the strip's rest."""
    width = metrics.card_width
    if chair is Chair.SOUTH:
        return metrics.inner - 2 * metrics.edge - _REST_OF_STRIP * width
    bottom = metrics.edge + PLATE_HEIGHT * metrics.text_unit
    end = _left_end(metrics, hands, Chair.NORTH, metrics.edge, bottom)
    return end - _FROM_HAND / 2 * width - metrics.x0 - metrics.edge


def _beside_own_hand(metrics: Metrics, hands: Hands, top: float) -> float:
    """How wide a plate may be that lies below that height left of the own hand."""
    end = _left_end(metrics, hands, Chair.SOUTH, top, metrics.height)
    return end - _FROM_HAND * metrics.card_width - metrics.x0 - metrics.edge


def _beside_their_hand(metrics: Metrics, hands: Hands, middle: Middle) -> float:
    """How wide their plate may be, left of their hand, and of a talon that is as high."""
    width, unit = metrics.card_width, metrics.text_unit
    bottom = metrics.edge + PLATE_HEIGHT * unit
    hand = _left_end(metrics, hands, Chair.NORTH, metrics.edge, bottom)
    ends = [hand - _FROM_HAND * width]
    top = middle.talon_card(_THICKEST - 1).y - metrics.card_height / 2
    if bottom > top + _MAY_TOUCH * width:
        ends.append(middle.talon.x - _CLOSED_REACHES * width)
    elif bottom > top - _COUNT_TAG * unit:
        ends.append(middle.talon.x - 1.1 * unit - 0.5 * _FROM_HAND * width)
    return min(ends) - metrics.x0 - metrics.edge


def _left_end(metrics: Metrics, hands: Hands, chair: Chair, top: float, bottom: float) -> float:
    """How far left a full hand reaches between two heights."""
    card = hands.places(chair, FULL_FAN)[0]
    band = QRectF(0.0, top, metrics.width, bottom - top)
    within = card.outline(metrics.card_width).intersected(QPolygonF(band))
    return card.x if within.isEmpty() else within.boundingRect().left()


def _pile(metrics: Metrics, chair: Chair, plate: QRectF) -> Pile:
    outline, width = _outline(metrics, chair, plate), metrics.card_width
    step = (_TALL_STEP if metrics.tall else _STEP) * width
    right, down, further = _SEALS
    first = outline.moved(right * width, down * metrics.card_height)
    return Pile(
        outline,
        step,
        _points_tag(metrics, outline, plate),
        SealRow(first.point, further * width),
    )


def _outline(metrics: Metrics, chair: Chair, plate: QRectF) -> Place:
    width, scale = metrics.card_width, metrics.sizes.side
    half_height = scale * width * CARD_ASPECT / 2
    if metrics.tall and chair is Chair.SOUTH:  # turned by 90 degrees to fit the strip
        x = plate.right() + 0.12 * width + half_height
        return Place(x, strip_y(metrics), 90.0, scale)
    x = metrics.x0 + metrics.edge + (scale / 2 + 0.08) * width
    beyond = 0.13 * width + half_height
    y = plate.bottom() + beyond if chair is Chair.NORTH else plate.top() - beyond
    return Place(x, y, 0.0, scale)


def _points_tag(metrics: Metrics, outline: Place, plate: QRectF) -> QPointF:
    width = metrics.card_width
    pile = outline.bounds(width)
    if outline.angle:
        return pile.bottomLeft() + QPointF(0.27 * width, -0.11 * width)
    lowest = pile.bottom() + 0.10 * width
    if plate.top() > pile.center().y():  # it lies below the pile
        lowest = min(lowest, plate.top() - _TAG_FROM_PLATE * width)
    return tag_on_upright(metrics, outline, lowest)
