"""What lies in the middle: the trick, and beside it what fixes trump and what ends the deal."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.compass.frame import APART, Frame
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import CARD_ASPECT, Place, jitter
from sixtysix_gui.table.layout.radii import coin_radius, counter_radius
from sixtysix_gui.table.layout.sizes import STATUS_LINE

_FOUR_CARDS = {
    Chair.SOUTH: (0.03, 0.315, -2.5),
    Chair.WEST: (-0.57, -0.035, -7.0),
    Chair.NORTH: (-0.03, -0.315, 2.5),
    Chair.EAST: (0.57, 0.035, 7.0),
}
_THREE_CARDS = {
    Chair.SOUTH: (0.0, 0.29, -2.5),
    Chair.WEST: (-0.56, -0.10, -7.0),
    Chair.EAST: (0.56, -0.07, 7.0),
}
"""Offset of a trick card in W and H, and its angle: so one index of every card is always free."""

_JITTER = (0.015, 1.5)
"""How far a trick card may lie off its place, in W and degrees."""

_LEAD_SIZE = 0.18
_LEAD_EDGES = {
    Chair.SOUTH: (0.0, 0.5, 180.0),
    Chair.WEST: (-0.5, 0.0, 270.0),
    Chair.NORTH: (0.0, -0.5, 0.0),
    Chair.EAST: (0.5, 0.0, 90.0),
}
"""The middle of a card's outer edge in card widths and heights, and where that points."""

_LEAD_OUT = 0.05
"""How far beyond that edge the middle of the wedge lies, in W: its foot leaves the drawing free."""

_INTO_LINE = 0.35
"""How far the tip of my wedge may reach into the status line, in t."""

_BESIDE_TRICK = {4: 1.90, 3: 1.72}
"""How far left and right of the trick counter and coin lie, in W."""

_BELOW_OPEN = 0.12
"""How far below an open hand at the side they lie at least, in W."""

_LABEL_BELOW, _LABEL_HEIGHT = 1.2, 1.5
"""Centre and height of the label below a thing, from its lower edge, in t."""

_TAG_HALF = 0.8
"""Half of the height of the talon's tag with its distance from a plate, in t."""

_LABEL_APART = 0.02
"""Distance of a label from what lies beside it, in W."""

_TALON_FROM_TRICK, _TALON_SCALE = 2.46, 0.86
_BELOW_PLATE = 0.07
"""How far above the side hand a talon may reach that lies below the plate of W, in W."""

_OPEN_TALON, _TAG_ABOVE = 2.26, 0.9
"""Where all hands lie open: how far left of the trick the talon lies, in W, below the hand at the
side by what its number reaches up, in t."""

_LOOKS_OUT = 0.32
"""How much of the turn-up looks out below the talon of a tall scene, in heights of the card."""

_BADGE, _BADGE_TALL = 0.78, 0.36
"""How far right of the talon's middle the trump badge lies, in widths of its cards."""

_WIDOW_SCALE, _WIDOW_STEP, _WIDOW_TILT = 0.54, 0.22, 6.0

_TAG_OFF = {Chair.SOUTH: 0.0, Chair.WEST: -0.30, Chair.NORTH: 0.0, Chair.EAST: 0.30}
_TAG_UP = 0.10
"""How far aside of its card's middle a name tag lies, and how far it is drawn in, in W."""

_BESIDE_WEDGE, _WEDGE_HALF = {Chair.SOUTH: -1.0, Chair.NORTH: 1.0}, 0.12
"""To which side a name lies beside the wedge, and half the room of that, in W."""


@dataclass(frozen=True)
class LeadMark:
    """The wedge at the led card: its middle, its size, and whither it points.

    The angle is in degrees clockwise from upwards.
    """

    x: float
    y: float
    angle: float
    size: float


@dataclass(frozen=True)
class Middle:
    """The places between the hands."""

    metrics: Metrics
    frame: Frame

    @property
    def trick(self) -> QPointF:
        """T: the middle of the trick and of the embroidery below it."""
        return self.frame.trick

    @property
    def status(self) -> QPointF:
        """Centre of the status line's pill while it has one line."""
        return self.frame.status

    @property
    def status_height(self) -> float:
        """Height of the status line's pill while it has one line."""
        return self.frame.status_height

    def trick_place(self, chair: Chair) -> Place:
        """Where a card of that chair belongs in the trick, laid down exactly."""
        places = _FOUR_CARDS if self.metrics.seats == len(Chair) else _THREE_CARDS
        dx, dy, angle = places[chair]
        centre = self.trick
        return Place(
            centre.x() + dx * self.metrics.card_width,
            centre.y() + dy * self.metrics.card_height,
            angle,
        )

    @property
    def trick_target(self) -> Place:
        """The target of a card that is played, and where the chip "Keep it" stands."""
        return self.trick_place(Chair.SOUTH)

    def trick_card(self, chair: Chair, deal: object, number: int) -> Place:
        """Where a card of that chair lies in the trick of that number: always equally untidy."""
        exact = self.trick_place(chair)
        reach, turn = _JITTER
        seed = (deal, number, chair.value)
        return Place(
            exact.x + jitter(*seed, "x") * reach * self.metrics.card_width,
            exact.y + jitter(*seed, "y") * reach * self.metrics.card_width,
            exact.angle + jitter(*seed, "angle") * turn,
        )

    def lead_mark(self, chair: Chair, card: Place) -> LeadMark:
        """The wedge on the outer edge of the card that was led, pointing at its player."""
        across, along, angle = _LEAD_EDGES[chair]
        width = card.scale * self.metrics.card_width
        size, out = (part * self.metrics.card_width for part in (_LEAD_SIZE, _LEAD_OUT))
        edge = card.at(across * width, along * width * CARD_ASPECT)
        if chair is Chair.SOUTH:  # its tip may reach the ground of the status line, not the words
            lowest = self.frame.status_top + _INTO_LINE * self.metrics.text_unit
            out = min(out, max(0.0, lowest - edge.y() - size / 2))
        outwards = radians(angle + card.angle)
        x, y = edge.x() + out * sin(outwards), edge.y() - out * cos(outwards)
        return LeadMark(x, y, (angle + card.angle) % 360, size)

    def name_tag(self, chair: Chair, card: Place, led: float = 0.0) -> QPointF:
        """Centre of the name at the outer edge of a card of the last trick.

        ``led`` is the width of a name at the card that was led, else 0: mine and N's then lie
        beside the wedge, at the corner without an index.
        """
        bounds = card.bounds(self.metrics.card_width)
        x = bounds.center().x() + _TAG_OFF[chair] * self.metrics.card_width
        if led and chair in _BESIDE_WEDGE:
            x += _BESIDE_WEDGE[chair] * (led / 2 + _WEDGE_HALF * self.metrics.card_width)
        if chair is Chair.NORTH:
            return QPointF(x, bounds.top() + _TAG_UP / 2 * self.metrics.card_width)
        return QPointF(x, bounds.bottom() - _TAG_UP * self.metrics.card_width)

    @property
    def _beside(self) -> float:
        return _BESIDE_TRICK[self.metrics.seats] * self.metrics.card_width

    @property
    def counter_radius(self) -> float:
        """Radius of the trump counter."""
        return counter_radius(self.metrics.card_width)

    @property
    def counter(self) -> QPointF:
        """Centre of the trump counter, left of the trick."""
        y = self.above_hand(self.beside_trick(self.counter_radius), self.counter_radius)
        return QPointF(self.trick.x() - self._beside, y)

    def above_hand(self, y: float, reach: float) -> float:
        """How low a thing beside the trick lies that reaches so far down: above the own hand."""
        gap = _BELOW_OPEN * self.metrics.card_width
        return min(y, max(self.trick.y(), self.frame.own_top - reach - gap))

    def beside_trick(self, reach: float) -> float:
        """How low a thing beside the trick lies that reaches so far up: below an open hand."""
        y = self.trick.y()
        if not self.metrics.open_hands:
            return y
        gap = _BELOW_OPEN * self.metrics.card_width
        return max(y, self.frame.side_bottom + reach + gap)

    @property
    def counter_label(self) -> QPointF:
        """Centre of the label below the counter."""
        return self._label(self.counter, self.counter_radius)

    @property
    def counter_label_width(self) -> float:
        """How wide that label may be: between the hand of W or the rim, and the trick."""
        return self.label_width(self.counter.x(), self._trick_left)

    def label_width(self, x: float, right: float) -> float:
        """How wide a label around `x` may be, between the hand of W or the rim, and `right`."""
        gap = _LABEL_APART * self.metrics.card_width
        return 2 * max(0.0, min(x - self._beside_west, right - x) - gap)

    @property
    def coin(self) -> QPointF:
        """Centre of the coin, right of the trick."""
        widow = _WIDOW_SCALE / 2 * self.metrics.card_height
        reach = max(self.coin_radius, widow)
        return QPointF(
            self.trick.x() + self._beside, self.above_hand(self.beside_trick(reach), reach)
        )

    def below_coin(self, width: float, height: float, gap: float) -> QPointF:
        """Centre of a chip in the middle that lies below the coin, and the counter's label."""
        half = self.metrics.text_unit * _LABEL_HEIGHT / 2
        foot = self.coin.y() + self.coin_radius
        if width / 2 > self.trick.x() - self.counter.x() - self.counter_radius - gap:
            foot = max(foot, self.counter.y() + self.counter_radius)
        if self.over_label(width / 2 + gap) > 0:
            foot = max(foot, self.counter_label.y() + half)
        y = min(foot + gap + height / 2, self.frame.status_top - gap - height / 2)
        return QPointF(self.trick.x(), y)

    def over_label(self, reach: float) -> float:
        """How far what reaches so far from the middle covers the room of the counter's label."""
        return self._trick_left - self.trick.x() + reach

    @property
    def coin_radius(self) -> float:
        """Radius of the coin that claims."""
        return coin_radius(self.metrics.card_width, self.metrics.text_unit)

    @property
    def widow(self) -> tuple[Place, Place, Place]:
        """Places of the three cards of the widow, where the coin is in other games."""
        step = _WIDOW_STEP * self.metrics.card_width
        at = Place(self.coin.x(), self.coin.y(), 0.0, _WIDOW_SCALE)
        left = Place(at.x - step, at.y, -_WIDOW_TILT, _WIDOW_SCALE)
        right = Place(at.x + step, at.y, _WIDOW_TILT, _WIDOW_SCALE)
        return left, at, right

    @property
    def widow_label(self) -> QPointF:
        """Centre of the label below the widow."""
        return self._label(self.coin, _WIDOW_SCALE / 2 * self.metrics.card_height)

    @property
    def label_height(self) -> float:
        """Height of those labels."""
        return _LABEL_HEIGHT * self.metrics.text_unit

    def _label(self, centre: QPointF, reach: float) -> QPointF:
        return centre + QPointF(0.0, reach + _LABEL_BELOW * self.metrics.text_unit)

    @cached_property
    def talon(self) -> Place:
        """Where the talon's lowest card lies, in games that have one."""
        metrics = self.metrics
        half = _TALON_SCALE / 2 * metrics.card_height
        if metrics.tall:  # there is no room beside it: the turn-up looks out above
            x = (self._beside_west + self._trick_left) / 2
            return Place(x, self.trick.y() + self._looks_out, 0.0, _TALON_SCALE)
        if metrics.open_hands:
            return self._open_talon(half)
        x = self.trick.x() - _TALON_FROM_TRICK * metrics.card_width
        y = self.trick.y()
        if self._plate_reaches(x):
            y = max(y, self.frame.side_top - _BELOW_PLATE * metrics.card_width + half)
        return Place(x, y, 0.0, _TALON_SCALE)

    @property
    def _looks_out(self) -> float:
        """How much of the turn-up looks out above the talon of a tall scene, in pixels."""
        return _LOOKS_OUT * _TALON_SCALE * self.metrics.card_height

    def _plate_reaches(self, x: float) -> bool:
        """Whether the plate of W ends above a talon whose middle is there."""
        metrics = self.metrics
        plate_ends = metrics.x0 + metrics.edge + self.frame.plate_width
        return plate_ends > x - _TALON_SCALE / 2 * metrics.card_width

    def _open_talon(self, half: float) -> Place:
        """Below the open hand of W; in a tall scene, where the pile is above it, lower still."""
        metrics = self.metrics
        reach = half + _TAG_ABOVE * metrics.text_unit
        x = self.trick.x() - _OPEN_TALON * metrics.card_width
        if metrics.tall:
            x = (self._beside_west + self._trick_left) / 2
            reach += (2 * APART + metrics.sizes.side) * metrics.card_width
        y = min(self.beside_trick(reach), self.frame.own_top - half)
        return Place(x, y, 0.0, _TALON_SCALE)

    @property
    def _beside_west(self) -> float:
        """The right end of the hand of W; an open one lies above what is beside the trick."""
        if self.metrics.open_hands:
            return self.metrics.x0 + self.metrics.edge
        return self.metrics.x0 - self.metrics.rim + self.frame.seen_of_others

    @property
    def _trick_left(self) -> float:
        """The left end of the trick."""
        return self.trick_place(Chair.WEST).bounds(self.metrics.card_width).left()

    def talon_card(self, index: int) -> Place:
        """Where the card `index` of the talon lies, the lowest being 0: its thickness shows."""
        lowest, width = self.talon, self.metrics.card_width
        return Place(
            lowest.x - 0.0021 * width * index,
            lowest.y - 0.0042 * width * index,
            0.5 * jitter("talon", index),
            lowest.scale,
        )

    def talon_count_tag(self, count: int) -> QPointF:
        """Centre of the tag with the number of cards, on the upper edge or below a plate."""
        metrics, top = self.metrics, self.talon_card(max(count - 1, 0))
        y = top.y - top.scale * metrics.card_height / 2
        if not metrics.tall and not metrics.open_hands and self._plate_reaches(top.x):
            plate = self.frame.side_top - APART * metrics.card_width
            y = max(y, plate + _TAG_HALF * metrics.text_unit)
        return QPointF(top.x, y)

    @property
    def turn_up(self) -> Place:
        """Where the trump card lies under the talon: crosswise, half of it looks out right.

        In a tall scene it lies upright, and its upper index looks out.
        """
        talon = self.talon
        if self.metrics.tall:
            return talon.moved(0.0, -self._looks_out)
        return Place(talon.x + 0.5 * self.metrics.card_width, talon.y, 90.0, talon.scale)

    @property
    def closed_turn_up(self) -> Place:
        """Where the trump card lies face down on a closed talon."""
        place, width = self.talon, self.metrics.card_width
        return Place(place.x + 0.10 * width, place.y + 0.02 * width, 84.0, place.scale)

    @property
    def closed_label(self) -> QPointF:
        """Centre of the label that says who closed, on the lower edge of the talon."""
        place, metrics = self.talon, self.metrics
        if metrics.makes_room:
            foot = place.y + metrics.card_height / 2 - 0.55 * metrics.text_unit
            return QPointF(place.x + 0.25 * metrics.card_width, foot)
        below = place.y + place.scale * metrics.card_height / 2 + 0.02 * metrics.card_width
        return QPointF(place.x, min(below, self.lowest_centre(0.72 * metrics.text_unit)))

    @property
    def closed_label_width(self) -> float:
        """How wide that label may be between the rim and the trick."""
        x = self.closed_label.x()
        left = x - self.metrics.x0 - self.metrics.edge / 2
        right = self.trick.x() - 0.96 * self.metrics.card_width - x
        return 2 * min(left, right)

    @property
    def act_row_y(self) -> float:
        """The middle of the row of acts; only where there is one."""
        return self.status.y()

    def lowest_centre(self, half_height: float) -> float:
        """How low something of that half height may lie so that two lines of status stay clear."""
        lines = 0.0 if self.metrics.open_hands else 1.05 + STATUS_LINE
        return self.status.y() - lines * self.metrics.text_unit - half_height - 2.0

    @property
    def trump_badge(self) -> QPointF:
        """Centre of the trump badge beside the talon, and on its outline when it is gone."""
        scale = self.talon.scale
        right = _BADGE_TALL if self.metrics.tall else _BADGE
        off = QPointF(
            right * scale * self.metrics.card_width, -0.42 * scale * self.metrics.card_height
        )
        return self.talon.point + off
