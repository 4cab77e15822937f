"""The heights and columns between which everything else on the table finds its place."""

from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.hands import FULL_FAN, NORTH_STEP
from sixtysix_gui.table.layout.metrics import PLATE_HEIGHT, Metrics
from sixtysix_gui.table.seating import Chair

_SIDE_HAND = 2.0
"""Length of a hand of six at the side, in W; one that lies open is as high as its cards."""

BESIDE_PLATE = 0.12
"""Distance of a side hand from its plate and pile, and of that from my pile, in W."""

_ABOVE_HAND = 0.15
"""How far the status line keeps from the own hand, in W."""

_BELOW_NORTH, _BELOW_RIM = 0.14, 0.34
"""The upper end of the trick's room: below the hand of N, or the rim where no one sits, in W."""

_ABOVE_STATUS, _THREE_HIGHER, _TALL_LOWEST = 0.08, 0.075, 1.55
"""The lower end of that room in W, how much higher a trick of three lies in H, and how far below
the upper end a tall scene has it at most, in H."""

_NORTH_SCALE, _NORTH_FROM_HAND, _COLUMNS_APART = 0.80, 0.20, 0.20
"""The plate of N lies so far left of a hand of six of that size; plates nearer than the last lie
one below the other."""

_TWO_PLATES, _BELOW_TWO, _BELOW_ONE = 6.6, 0.19, 0.13
"""What is above a side hand: the plates of W and N in t and their distances in W."""

_TALL_LOWEST_OPEN = 2.3
"""The same where all hands lie open, so that those at the sides find room above the trick."""

_ABOVE_SIDE_CARD = 0.60, 0.12
"""An open hand at the side of a tall scene ends so far above the trick's middle, in H and W."""

_TALL_ABOVE_HAND = 0.25
"""How far below the upper edge of the own hand a pile of a tall scene may reach, in H."""

PILE_FROM_PLATE = 0.13
"""Distance of a pile from the plate above or below it, in W."""

_TAG_UPWARDS, _TAG_RIGHT, _TILTED = 0.92, 0.9, 0.15
"""Half of the height of a tag and how far it stands out beyond its plate, in t, and how far the
outer cards of the own hand lean out, in W."""

_INTO_LINE = 0.35
"""How far the tip of my wedge may reach into the status line, in t."""

_BELOW_OPEN = 0.12
"""How far below an open hand at the side things beside the trick lie at least, in W."""

_TAG_BELOW = 0.8
"""How far a tag hangs below its plate, in t, but for what the gap to the hand takes."""


@dataclass(frozen=True)
class Frame:
    """Heights and columns in pixels from the scene's upper left corner."""

    metrics: Metrics

    @cached_property
    def is_of_four(self) -> bool:
        """Whether somebody sits at every edge."""
        return self.metrics.seats == len(Chair)

    @cached_property
    def status(self) -> QPointF:
        """Centre of the status line's pill while it has one line."""
        above = _ABOVE_HAND * self.metrics.card_width + self.metrics.status_height / 2
        return QPointF(self.metrics.axis, self.metrics.own_top - above)

    @cached_property
    def status_top(self) -> float:
        """The upper edge of the status line while it has one line."""
        return self.status.y() - self.metrics.status_height / 2

    @cached_property
    def trick(self) -> QPointF:
        """T: the middle of the trick and of the embroidery below it."""
        metrics = self.metrics
        if self.is_of_four:
            upper = self.metrics.seen_of_others + _BELOW_NORTH * metrics.card_width
        else:
            upper = metrics.rim + _BELOW_RIM * metrics.card_width
        lower = self.status_top - _ABOVE_STATUS * metrics.card_width
        y = (upper + lower) / 2 - (0.0 if self.is_of_four else _THREE_HIGHER * metrics.card_height)
        if metrics.tall:
            lowest = _TALL_LOWEST_OPEN if metrics.open_hands else _TALL_LOWEST
            y = min(y, upper + lowest * metrics.card_height)
        return QPointF(metrics.axis, y)

    @cached_property
    def mark_foot(self) -> float:
        """How low the tip of my wedge may reach: into the status line, not into its words."""
        return self.status_top + _INTO_LINE * self.metrics.text_unit

    def between_hands(self, reach: float) -> float:
        """How low a thing lies beside the trick that extends `reach` up and down."""
        lowest = self.metrics.own_top - reach - _BELOW_OPEN * self.metrics.card_width
        return min(self.beside_trick(reach), max(self.trick.y(), lowest))

    def beside_trick(self, reach: float) -> float:
        """How low a thing beside the trick lies that reaches so far up: below an open hand."""
        y = self.trick.y()
        if not self.metrics.open_hands:
            return y
        gap = _BELOW_OPEN * self.metrics.card_width
        return max(y, self.side_bottom + reach + gap)

    @cached_property
    def plate_width(self) -> float:
        """Width of the plates of W and E."""
        return min(1.62 * self.metrics.card_width, 12.5 * self.metrics.text_unit)

    @cached_property
    def west_plate_end(self) -> float:
        """Where the plate of W ends."""
        return self.metrics.left + self.plate_width

    @cached_property
    def north_plate(self) -> QRectF:
        """The plate of N, left of a hand of six."""
        metrics = self.metrics
        reach = ((FULL_FAN - 1) / 2 * NORTH_STEP + 0.5) * _NORTH_SCALE
        right = metrics.axis - (reach + _NORTH_FROM_HAND) * metrics.card_width
        left = max(metrics.left, right - self.plate_width)
        return QRectF(left, metrics.edge, right - left, self.metrics.plate_height)

    @cached_property
    def side_top(self) -> float:
        """Where the hands at the sides begin."""
        width = self.metrics.card_width
        if not self.metrics.open_hands:
            wanted = self.trick.y() - width
        elif self.metrics.tall:  # beside the trick there is no room for a row of cards
            heights, widths = _ABOVE_SIDE_CARD
            above = heights * self.metrics.card_height + widths * width
            wanted = self.trick.y() - above - self.side_length
        else:
            wanted = self._side_highest
        return max(min(wanted, self._side_lowest), self._side_highest)

    @cached_property
    def side_hand_end(self) -> float:
        """How far right the hand of W reaches, where it does not lie open."""
        return self.metrics.x0 - self.metrics.rim + self.metrics.seen_of_others

    @cached_property
    def side_length(self) -> float:
        """Height of the hands at the sides: open ones are rows of upright cards."""
        metrics = self.metrics
        if metrics.open_hands:
            return metrics.sizes.theirs * metrics.card_height
        return _SIDE_HAND * metrics.card_width

    @cached_property
    def side_bottom(self) -> float:
        """Where the hands at the sides end."""
        return self.side_top + self.side_length

    @cached_property
    def _side_highest(self) -> float:
        """Below the plate of W, and below that of N where both share a column."""
        metrics = self.metrics
        ends = metrics.left + self.plate_width + _COLUMNS_APART * metrics.card_width
        if self.is_of_four and self.north_plate.left() < ends:
            words, cards = _TWO_PLATES, _BELOW_TWO
        else:
            words, cards = PLATE_HEIGHT, _BELOW_ONE
        above = metrics.edge + words * metrics.text_unit + cards * metrics.card_width
        return above + self.above_open_hand

    @cached_property
    def above_open_hand(self) -> float:
        """What is left free above an open hand for the tag that hangs from its plate."""
        return _TAG_BELOW * self.metrics.text_unit if self.metrics.open_hands else 0.0

    @cached_property
    def _side_lowest(self) -> float:
        """So high that the pile below the hand keeps clear of my pile, or of my hand."""
        metrics = self.metrics
        length, apart = self.side_length / metrics.card_width, BESIDE_PLATE
        below = length + apart + metrics.sizes.side + apart
        if metrics.tall:
            lowest = self.metrics.own_top + _TALL_ABOVE_HAND * metrics.card_height
        else:
            lowest = self.my_pile_top
        return lowest - below * metrics.card_width

    @cached_property
    def my_plate_top(self) -> float:
        """The upper edge of my plate."""
        if self.metrics.tall:
            return self.metrics.strip_y - self.metrics.plate_height / 2
        return self.metrics.height - self.metrics.edge - self.metrics.plate_height

    @cached_property
    def my_pile_top(self) -> float:
        """The upper edge of my pile in a wide scene."""
        metrics = self.metrics
        beyond = PILE_FROM_PLATE * metrics.card_width + metrics.sizes.side * metrics.card_height
        return self.my_plate_top - beyond

    def tag_limit(self, chair: Chair, plate_right: float) -> float:
        """How far right a tag at a plate may reach: to the rim, mine and N's to the hand."""
        metrics, north = self.metrics, self.north_plate
        tag_top = north.bottom() - _TAG_UPWARDS * metrics.text_unit
        if chair is Chair.NORTH and self.metrics.seen_of_others > tag_top:
            return north.right() + _NORTH_FROM_HAND * metrics.card_width
        if chair is not Chair.SOUTH or metrics.tall:
            return metrics.width - metrics.rim
        beside = metrics.axis - (metrics.sizes.reach + _TILTED) * metrics.card_width
        return max(plate_right + _TAG_RIGHT * metrics.text_unit, beside)
