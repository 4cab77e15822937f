"""Where the score devices lie: pairs of cards, chips and the slate, and the labels above them."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, bounds_of
from sixtysix_gui.table.geometry.scores import Marker, MarkerPlaces
from sixtysix_gui.table.trick_game.geometry.chair import Chair
from sixtysix_gui.table.trick_game.geometry.frame import APART, Frame
from sixtysix_gui.table.trick_game.geometry.metrics import TrickMetrics
from sixtysix_gui.table.trick_game.geometry.radii import chip_radius, counter_radius
from sixtysix_gui.table.trick_game.geometry.sides import TrickSides

PAIR_WIDTH, PAIR_HEIGHT = 1.64, 1.75
"""Width and height in which all states of a pair of score cards find room, in such cards."""

LABEL_ROW = 1.75
"""Height of the row of labels above the devices, in t."""

FIGURES_TELL_BELOW = 0.40
"""Pairs smaller than this can hardly be read: the figure in the label is the information."""

_ZONE_LEFT, _ZONE_TOP, _ZONE_TOP_OF_THREE = 2.72, 0.14, 0.82
"""Where the score zone begins: right of the middle, and below the hand of E, in W."""

_APART = 0.14
_LARGEST, _LARGEST_TALL, _LARGEST_AT_PLATE = 0.64, 0.50, 0.42
_BESIDE_PLATE = 0.16

_STACK_STEP = 2.25
"""Distance of two stacks, in radii of a chip."""

CHIP_RISE = 0.034
"""How much higher than the one below it a chip lies, in W."""

_SLATE = 1.75
"""Width and height of the slate, in W."""


@dataclass(frozen=True)
class ChipStack:
    """The centre of a stack's lowest chip; each further one lies ``rise`` higher."""

    x: float
    y: float
    radius: float
    rise: float


@dataclass(frozen=True)
class TrickScores:
    """The places of the score devices.

    With four, the chair SOUTH stands for our side and WEST for theirs; of three each plays alone.
    """

    metrics: TrickMetrics
    frame: Frame
    sides: TrickSides

    @property
    def chairs(self) -> tuple[Chair, ...]:
        """Whose devices there are."""
        return self.sides.pile_chairs

    @cached_property
    def zone(self) -> QRectF:
        """The room at the lower right, with that for labels."""
        metrics = self.metrics
        right = metrics.x1 - metrics.edge
        if metrics.tall:
            return self._strip(right)
        four = metrics.seats == len(Chair)
        begins = _ZONE_TOP if four else _ZONE_TOP_OF_THREE
        top = self.frame.side_bottom + begins * metrics.card_width
        left = metrics.axis + _ZONE_LEFT * metrics.card_width
        return QRectF(left, top, right - left, metrics.height - metrics.edge - top)

    def _strip(self, right: float) -> QRectF:
        """What is free beside my pile in the strip of a tall scene."""
        metrics = self.metrics
        left = self.sides.pile_bounds(Chair.SOUTH, metrics.sizes.pile_steps + 1).right()
        left += _APART * metrics.card_width
        bottom = metrics.height - metrics.edge
        top = self.frame.strip_y - metrics.bar / 2
        return QRectF(left, top, right - left, bottom - top)

    @cached_property
    def pair_scale(self) -> float:
        """Size of the score cards in that room, in W."""
        metrics, zone = self.metrics, self.zone
        columns = 2 if metrics.seats == len(Chair) else 1
        width = zone.width() - _APART * metrics.card_width * (columns - 1)
        height = zone.height() - LABEL_ROW * metrics.text_unit
        across, along = PAIR_WIDTH * metrics.card_width, PAIR_HEIGHT * metrics.card_height
        if metrics.tall:
            across, along = along, across
        largest = _LARGEST_TALL if metrics.tall else _LARGEST
        return max(0.0, min(largest, width / (columns * across), height / along))

    def scale(self, chair: Chair) -> float:
        """Size of a player's score cards, in W."""
        if chair is Chair.SOUTH or self.metrics.seats == len(Chair):
            return self.pair_scale
        return self._scale_at_plate

    @cached_property
    def _scale_at_plate(self) -> float:
        metrics = self.metrics
        counter = self.frame.trick.y() - counter_radius(metrics.card_width)
        height = counter - APART * metrics.card_width - self.sides.plate(Chair.WEST).top()
        return min(_LARGEST_AT_PLATE, max(0.0, height / (PAIR_HEIGHT * metrics.card_height)))

    @property
    def figures_tell(self) -> bool:
        """Whether the cards are so small that the figure in the label has to tell the score."""
        return self.pair_scale < FIGURES_TELL_BELOW

    def lies_crosswise(self, chair: Chair) -> bool:
        """Whether a pair is turned by 90 degrees, in the strip of a tall scene."""
        return self.metrics.tall and self.scale(chair) == self.pair_scale

    def pair_zone(self, chair: Chair) -> QRectF:
        """The rectangle in which all states of a player's pair find room."""
        width = self.scale(chair) * self.metrics.card_width
        across, along = PAIR_WIDTH * width, PAIR_HEIGHT * width * CARD_ASPECT
        if chair is not Chair.SOUTH and self.metrics.seats < len(Chair):
            return self._at_plate(chair, across, along)
        if self.metrics.tall:
            across, along = along, across
        right = self.zone.right()
        if chair is not Chair.SOUTH:
            right -= across + _APART * self.metrics.card_width
        return QRectF(right - across, self.zone.bottom() - along, across, along)

    def _at_plate(self, chair: Chair, across: float, along: float) -> QRectF:
        """The room beside a plate, towards the middle."""
        plate, gap = self.sides.plate(chair), _BESIDE_PLATE * self.metrics.card_width
        if chair is Chair.WEST:
            return QRectF(plate.right() + gap, plate.top(), across, along)
        return QRectF(plate.left() - gap - across, plate.top(), across, along)

    def label(self, chair: Chair) -> QRectF:
        """The row above a device of the score zone; its words end flush with the right."""
        zone = self.pair_zone(chair)
        height = LABEL_ROW * self.metrics.text_unit
        return QRectF(zone.left(), zone.top() - height, zone.width(), height)

    def pair_places(self, chair: Chair, marker: Marker) -> MarkerPlaces:
        """Places of a pair's two cards, aligned by the box around both.

        Two in a row have their upper edges on one level; one alone is flush with the corner.
        """
        turn = 90.0 if self.lies_crosswise(chair) else 0.0
        width = self.scale(chair) * self.metrics.card_width
        scale = self.scale(chair)
        dx, dy = _turned(marker.dx * width, marker.dy * width * CARD_ASPECT, turn)
        seven = Place(0.0, 0.0, turn, scale)
        cover = Place(dx, dy, turn + marker.tilt, scale)
        box = bounds_of((seven, cover), self.metrics.card_width)
        corner = self._corner(chair, box)
        shift = corner.x() - box.left(), corner.y() - box.top()
        return MarkerPlaces(seven.moved(*shift), cover.moved(*shift), cover_first=marker.under)

    def _corner(self, chair: Chair, box: QRectF) -> QPointF:
        """Where the upper left corner of a pair's box belongs."""
        zone = self.pair_zone(chair)
        if self.metrics.seats == len(Chair):
            return QPointF(zone.right() - box.width(), zone.top())
        if chair is Chair.WEST:
            return zone.topLeft()
        if chair is Chair.EAST:
            return QPointF(zone.right() - box.width(), zone.top())
        return QPointF(zone.right() - box.width(), zone.bottom() - box.height())

    @property
    def slate(self) -> QRectF:
        """The slate in the score zone."""
        metrics, zone = self.metrics, self.zone
        width = min(_SLATE * metrics.card_width, zone.width())
        height = min(_SLATE * metrics.card_width, zone.height())
        return QRectF(zone.right() - width, zone.bottom() - height, width, height)

    def chip_stacks(self, chair: Chair, stacks: int) -> tuple[ChipStack, ...]:
        """So many stacks of chips beside a plate, mine at the right, from the left."""
        metrics = self.metrics
        radius = chip_radius(metrics.card_width)
        y = self.sides.plate(chair).center().y()
        step = min(_STACK_STEP * radius, self._chip_room(chair) / max(stacks - 1, 1))
        first = self._first_stack(chair, step * (stacks - 1), radius)
        rise = CHIP_RISE * metrics.card_width
        return tuple(ChipStack(first + step * index, y, radius, rise) for index in range(stacks))

    def _first_stack(self, chair: Chair, length: float, radius: float) -> float:
        gap = _BESIDE_PLATE * self.metrics.card_width
        if chair is Chair.WEST:
            return self.sides.plate(chair).right() + gap + radius
        if chair is Chair.EAST:
            return self.sides.plate(chair).left() - gap - radius - length
        return self.metrics.x1 - self.metrics.edge - radius - length

    def _chip_room(self, chair: Chair) -> float:
        """How far the centres of the outer stacks may be apart."""
        metrics = self.metrics
        gap, size = _BESIDE_PLATE * metrics.card_width, 2 * chip_radius(metrics.card_width)
        if chair is Chair.SOUTH:
            return max(0.0, self.zone.width() - size)
        room = metrics.axis - self.sides.plate(Chair.WEST).right() - 1.5 * gap
        return max(0.0, room - size)


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    turn = radians(degrees)
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
