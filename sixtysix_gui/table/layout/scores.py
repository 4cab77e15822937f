"""Where the score devices lie: pairs of cards, chips and the slate, and the labels above them."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.compass.frame import APART, Frame
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, bounds_of
from sixtysix_gui.table.layout.radii import chip_radius, counter_radius
from sixtysix_gui.table.layout.sides import Sides
from sixtysix_gui.table.layout.sizes import MARKER_HEIGHT, MARKER_WIDTH

LABEL_ROW = 1.75
"""Height of the row of labels above the devices, in t."""

_LABEL_WIDTH = 4.5
"""Width of a label at most, in t: "They" and a figure."""

FIGURES_TELL_BELOW = 0.40
"""Pairs smaller than this can hardly be read: the figure in the label is the information."""

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


@dataclass(frozen=True)
class Marker:
    """How the cover of two score cards lies on the other one.

    ``dx`` and ``dy`` lead from the lower card's centre to the cover's, in card widths and heights;
    ``tilt`` turns the cover clockwise about its own centre, in degrees; ``under`` puts it below;
    ``face_up`` shows its own pips too. ``pips`` is the number of pips seen altogether.
    """

    pips: int
    dx: float
    dy: float
    tilt: float
    under: bool
    face_up: bool


@dataclass(frozen=True)
class ChipPlace:
    """Where a player's chips stand on the cloth: their end, their foot, and the room they have.

    ``from_right`` says that ``x`` is their right end and not their left one.
    """

    x: float
    foot: float
    room: float
    from_right: bool


@dataclass(frozen=True)
class DevicePlace:
    """Where a pair of score cards lies, aligned by the box around both.

    ``corner`` is the upper right corner of that box, the upper left one where ``flush_left`` says
    so; ``scale`` is the size of the cards in W; ``turned`` pairs lie turned by 90 degrees.
    """

    corner: QPointF
    scale: float
    turned: bool
    flush_left: bool


@dataclass(frozen=True)
class Scores:
    """The places of the score devices.

    With four, the chair SOUTH stands for our side and WEST for theirs; of three each plays alone.
    """

    metrics: Metrics
    frame: Frame
    middle: Middle
    sides: Sides

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
        begins = metrics.sizes.reach + _FROM_LARGER_HAND
        if not metrics.open_hands:
            begins = max(_ZONE_LEFT, begins)
        left = metrics.axis + begins * metrics.card_width
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
        across, along = MARKER_WIDTH * metrics.card_width, MARKER_HEIGHT * metrics.card_height
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
        room = self._lowest_at_plate - self.metrics.edge
        return min(_LARGEST_AT_PLATE, max(0.0, room / (MARKER_HEIGHT * self.metrics.card_height)))

    @cached_property
    def _lowest_at_plate(self) -> float:
        """How low a pair beside a plate may reach: above the counter, and the trick where near."""
        metrics = self.metrics
        width, trick = metrics.card_width, self.middle.trick_place(Chair.WEST)
        bounds = trick.bounds(width)
        lowest = self.frame.trick.y() - counter_radius(width) - APART * width
        across = MARKER_WIDTH * _LARGEST_AT_PLATE * width
        if self.sides.plate(Chair.WEST).right() + _BESIDE_PLATE * width + across > bounds.left():
            lowest = min(lowest, bounds.top() - _ABOVE_TRICK * width)
        return lowest

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
        across, along = MARKER_WIDTH * width, MARKER_HEIGHT * width * CARD_ASPECT
        if chair is not Chair.SOUTH and self.metrics.seats < len(Chair):
            return self._at_plate(chair, across, along)
        if self.metrics.tall:
            across, along = along, across
        right = self._column(chair).right()
        return QRectF(right - across, self.zone.bottom() - along, across, along)

    def _column(self, chair: Chair) -> QRectF:
        """The part of the score zone that is a player's: with four, ours is the left half."""
        zone = self.zone
        if self.metrics.seats < len(Chair):
            return QRectF(zone)
        width = (zone.width() - _APART * self.metrics.card_width) / 2
        left = zone.left() if chair is Chair.SOUTH else zone.right() - width
        return QRectF(left, zone.top(), width, zone.height())

    def _at_plate(self, chair: Chair, across: float, along: float) -> QRectF:
        """The room beside a plate, towards the middle."""
        plate, gap = self.sides.plate(chair), _BESIDE_PLATE * self.metrics.card_width
        top = min(plate.top(), self._lowest_at_plate - along)
        left = plate.right() + gap if chair is Chair.WEST else plate.left() - gap - across
        return QRectF(left, top, across, along)

    def label(self, chair: Chair) -> QRectF:
        """The row above a device of the score zone; its words end flush with the right."""
        column, top = self._column(chair), self.pair_zone(chair).top()
        height = LABEL_ROW * self.metrics.text_unit
        width = min(column.width(), _LABEL_WIDTH * self.metrics.text_unit)
        return QRectF(column.right() - width, top - height, width, height)

    def device(self, chair: Chair, box_height: float) -> DevicePlace:
        """Where a player's pair lies as it is now.

        Two in a row have their upper edges on one level, below their labels; one alone is flush
        with the lower corner.

        Args:
            chair: whose pair.
            box_height: of the box around both cards, in pixels.
        """
        zone, alone = self.pair_zone(chair), self.metrics.seats < len(Chair)
        turned, scale = self.lies_crosswise(chair), self.scale(chair)
        if alone and chair is Chair.WEST:
            return DevicePlace(zone.topLeft(), scale, turned, flush_left=True)
        down = zone.height() - box_height if alone and chair is Chair.SOUTH else 0.0
        return DevicePlace(zone.topRight() + QPointF(0.0, down), scale, turned, flush_left=False)

    def pair(self, chair: Chair, lies: Marker) -> tuple[Place, Place]:
        """Where the two cards lie: the corner of the box around both is where it belongs."""
        width, scale = self.metrics.card_width, self.scale(chair)
        angle = 90.0 if self.lies_crosswise(chair) else 0.0
        turn = radians(angle)
        x, y = lies.dx * scale * width, lies.dy * scale * width * CARD_ASPECT
        across, down = x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)
        base = Place(0.0, 0.0, angle, scale)
        cover = Place(across, down, angle + lies.tilt, scale)
        box = bounds_of((base, cover), width)
        place = self.device(chair, box.height())
        edge = box.left() if place.flush_left else box.right()
        shift = place.corner.x() - edge, place.corner.y() - box.top()
        return base.moved(*shift), cover.moved(*shift)

    @property
    def slate(self) -> QRectF:
        """The slate in the score zone."""
        metrics, zone = self.metrics, self.zone
        width = min(_SLATE * metrics.card_width, zone.width())
        height = min(_SLATE * metrics.card_width, zone.height())
        return QRectF(zone.right() - width, zone.bottom() - height, width, height)

    def chips(self, chair: Chair) -> ChipPlace:
        """Where a player's chips stand: beside the plate, mine at the right."""
        metrics = self.metrics
        gap, radius = _BESIDE_PLATE * metrics.card_width, chip_radius(metrics.card_width)
        foot = self.sides.plate(chair).center().y() + radius
        if chair is Chair.SOUTH:
            foot += _LOWER_IN_STRIP * metrics.card_width if metrics.tall else 0.0
            return ChipPlace(self.zone.right(), foot, self.zone.width(), from_right=True)
        plate = self.sides.plate(chair)
        if chair is Chair.WEST:
            left = plate.right() + gap
            return ChipPlace(left, foot, metrics.axis - gap / 2 - left, from_right=False)
        right = plate.left() - gap
        return ChipPlace(right, foot, right - metrics.axis - gap / 2, from_right=True)

    def eights(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of the eights that remember marriages; of three and four seals tell of them."""
        del chair, count
        return ()

    @property
    def eight_entry(self) -> QPointF:
        """Where a new eight comes from: beyond the upper right corner."""
        return QPointF(self.metrics.width + self.metrics.card_width, -self.metrics.card_height / 2)

    def counted_cards(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of so many cards of a pile, from the one that is counted first."""
        del chair, count
        return ()

    def eight_value(self, eight: Place) -> QPointF:
        """Centre of the tag on an eight that says what its marriage has counted."""
        return eight.point
