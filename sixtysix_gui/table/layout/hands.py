"""Where the cards of all hands lie, and those that are shown beside them."""

from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.compass.frame import (
    FULL_FAN,
    NORTH_STEP,
    SIDE_STEP,
    Frame,
)
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of

_FAN_ANGLE, _SIDE_ANGLE = 3.0, 2.4
"""Degrees between two neighbours of the hands of S and N, and of those at the sides."""

_ROW_STEP = 0.27
"""Distance of two neighbours of an open hand at the side, in widths of its cards."""

_ARC_BEYOND = 0.06
"""How far the middle of an arc reaches beyond the height that it is hung on, in W."""

_INWARDS = 3.0
"""How much faster than the side zones a side hand moves in, until it lies whole."""

_SHOWN_FROM_SIDE, _SHOWN_FROM_NORTH = 0.55, 0.62
"""How far from the hand a marriage is shown: in W at the sides, in H below the hand of N."""

_COUNTED_FROM = 0.5
"""The cards of another hand can be counted when so much of their height is seen."""


@dataclass(frozen=True)
class FanCard:
    """A card of a fan: its way along the fan, how far it falls behind the middle, its angle.

    ``along`` and ``behind`` are in the unit of the step, ``angle`` is in degrees clockwise.
    """

    along: float
    behind: float
    angle: float


def fan(count: int, step: float, angle: float) -> tuple[FanCard, ...]:
    """Lays out so many cards on an arc, from the first to the last.

    Args:
        count: of cards; more than six are pushed together to the length of six.
        step: distance of two neighbours among up to six cards.
        angle: between two such neighbours, in degrees.
    """
    radius = step / radians(angle)
    closer = (FULL_FAN - 1) / (count - 1) if count > FULL_FAN else 1.0
    angles = [angle * closer * (index - (count - 1) / 2) for index in range(count)]
    return tuple(
        FanCard(radius * sin(radians(turn)), radius * (1 - cos(radians(turn))), turn)
        for turn in angles
    )


@dataclass(frozen=True)
class Hands:
    """The places of all hands.

    ``size`` is the number of cards in a full hand of the game. The places of a hand lead from its
    lowest card to the uppermost: from left to right as whoever holds it sees it.
    """

    metrics: Metrics
    frame: Frame
    size: int

    def places(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of so many cards in the hand of a chair; asked for many times in a frame."""
        found = self._known.get((chair, count))
        if found is None:
            found = self._known[chair, count] = self._places(chair, count)
        return found

    @cached_property
    def _known(self) -> dict[tuple[Chair, int], tuple[Place, ...]]:
        return {}

    def _places(self, chair: Chair, count: int) -> tuple[Place, ...]:
        if chair is Chair.SOUTH:
            return self._own(count)
        if chair is Chair.NORTH:
            return self._north(count)
        return self._beside(chair, count)

    def own(self, count: int) -> tuple[Place, ...]:
        """Places of the own cards from left to right."""
        return self.places(Chair.SOUTH, count)

    @property
    def own_top(self) -> float:
        """The upper edge of the own hand's middle."""
        return self.frame.own_top

    def _own(self, count: int) -> tuple[Place, ...]:
        scale = self.metrics.sizes.own
        step = self.metrics.sizes.step * scale * self.metrics.card_width
        return tuple(
            Place(self.metrics.axis + card.along, self.frame.own_y + card.behind, card.angle, scale)
            for card in fan(count, step, _FAN_ANGLE)
        )

    def _north(self, count: int) -> tuple[Place, ...]:
        scale = self.metrics.sizes.theirs
        step = NORTH_STEP * scale * self.metrics.card_width
        y = self._hung_at(self.frame.seen_of_others)
        return tuple(
            Place(self.metrics.axis + card.along, y - card.behind, -card.angle, scale)
            for card in fan(count, step, _FAN_ANGLE)
        )

    def _beside(self, chair: Chair, count: int) -> tuple[Place, ...]:
        if self.metrics.open_hands:
            return self._row(chair, count)
        step = SIDE_STEP * self.metrics.sizes.theirs * self.metrics.card_width
        return tuple(self._side_place(chair, card) for card in fan(count, step, _SIDE_ANGLE))

    def _row(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Lays an open hand beside the edge of the table: upright, so that it can be read."""
        metrics = self.metrics
        scale = metrics.sizes.theirs
        width = scale * metrics.card_width
        step = _ROW_STEP * width * (1.0 if count <= FULL_FAN else (FULL_FAN - 1) / (count - 1))
        y = self.frame.side_top + self.frame.side_length / 2
        if chair is Chair.WEST:
            left = metrics.x0 + metrics.edge + width / 2
        else:
            left = metrics.x1 - metrics.edge - width / 2 - (count - 1) * step
        return tuple(Place(left + index * step, y, 0.0, scale) for index in range(count))

    def _side_place(self, chair: Chair, card: FanCard) -> Place:
        x, y = self._side_x, self.frame.side_top + self.frame.side_length / 2
        scale = self.metrics.sizes.theirs
        if chair is Chair.WEST:
            return Place(x - card.behind, y + card.along, 90.0 + card.angle, scale)
        return Place(self.metrics.width - x + card.behind, y - card.along, card.angle - 90.0, scale)

    def _hung_at(self, seen: float) -> float:
        """The middle of a card whose inner edge is so far from the edge of the scene."""
        half = self.metrics.sizes.theirs / 2 * self.metrics.card_height
        return seen - half + _ARC_BEYOND * self.metrics.card_width

    @property
    def _side_x(self) -> float:
        """The middle of the hand of W: beyond the edge, or whole where the table is wide."""
        metrics = self.metrics
        half = metrics.sizes.theirs / 2 * metrics.card_height
        in_half = self._hung_at(self.frame.seen_of_others)
        moved = in_half + _INWARDS * (metrics.x0 - metrics.rim)
        return min(moved, max(in_half, metrics.x0 + metrics.edge + half))

    def bounds(self, chair: Chair, count: int) -> QRectF:
        """The upright rectangle around so many cards in the hand of a chair."""
        return bounds_of(self.places(chair, count), self.metrics.card_width)

    def shown_marriage(self, chair: Chair) -> tuple[Place, Place]:
        """Where another shows king and queen: upright, from the hand towards the middle."""
        width, scale = self.metrics.card_width, self.metrics.sizes.theirs
        hand = self.bounds(chair, FULL_FAN)
        if chair is Chair.NORTH:
            y = self.frame.north_bottom + _SHOWN_FROM_NORTH * self.metrics.card_height
            middle = Place(self.metrics.axis, y, 0.0, scale)
        elif chair is Chair.WEST:
            x = hand.right() + _SHOWN_FROM_SIDE * width
            middle = Place(x, hand.center().y(), 0.0, scale)
        else:
            x = hand.left() - _SHOWN_FROM_SIDE * width
            middle = Place(x, hand.center().y(), 0.0, scale)
        half_step = NORTH_STEP / 2 * scale * width
        return middle.moved(-half_step, 0.0), middle.moved(half_step, 0.0)

    @property
    def hides_others(self) -> bool:
        """Whether so little is seen of the other hands that their cards cannot be counted."""
        return self.metrics.sizes.seen < _COUNTED_FROM

    @property
    def count_tag(self) -> QPointF:
        """Centre of the tag with the number of cards in the hand opposite, on its lower edge."""
        return QPointF(self.metrics.axis, self.frame.north_bottom)

    @property
    def hover_lift(self) -> float:
        """How far the card under the pointer or the focus rises along its own axis."""
        return 0.10 * self.metrics.card_height

    @property
    def armed_lift(self) -> float:
        """How far king and queen of an armed marriage rise."""
        return 0.06 * self.metrics.card_height

    @property
    def dimmed_drop(self) -> float:
        """How far a card that may not be played is lowered."""
        return 0.05 * self.metrics.card_height

    @property
    def drop_area(self) -> QRectF:
        """The target of a card that is drawn."""
        return self.bounds(Chair.SOUTH, self.size)
