"""Where the cards of the hands lie, in which order, and the winner's fan."""

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.sizes import MARKER_WIDTH

FAN_ANGLE = 3.0
"""Degrees between two neighbours of a fan."""

OPPONENT_STEP = 0.5
"""Distance of two neighbours of the other hand in widths of its cards."""

FULL_HAND = 6
"""More cards than these are pushed closer together."""

_BESIDE_MARKER = 0.15
"""Distance of the other hand from its marker in a tall scene of large words, in W."""

_OPEN_BELOW_RIM = 0.15
"""Distance of the open hand's middle from the rim in W; its outer cards come nearer to it."""


_COUNTED_FROM = 0.5
"""The cards of the other hand can be counted when so much of their height is seen."""


@dataclass(frozen=True)
class Hands:
    """The places of both hands.

    ``size`` is the number of cards in a full hand of the rule set.
    """

    metrics: Metrics
    size: int

    @property
    def own_y(self) -> float:
        """The height on which the own hand's arc is hung."""
        below = self.metrics.rim + self.metrics.bar + 0.17 * self.metrics.card_width
        return self.metrics.height - below - self.metrics.sizes.own / 2 * self.metrics.card_height

    @property
    def own_top(self) -> float:
        """The upper edge of the own hand's middle."""
        half_height = self.metrics.sizes.own / 2 * self.metrics.card_height
        return self.own_y - 0.06 * self.metrics.card_width - half_height

    def own(self, count: int) -> tuple[Place, ...]:
        """Places of the own cards from left to right."""
        scale = self.metrics.sizes.own
        step = self.metrics.sizes.step * scale * self.metrics.card_width * _closer(count)
        base = self.own_y - 0.06 * self.metrics.card_width
        return tuple(
            Place(self.metrics.axis + dx, base + drop, angle, scale)
            for dx, drop, angle in _arc(count, step)
        )

    @property
    def opponent_y(self) -> float:
        """The height of the middle of the other player's hand."""
        width, height = self.metrics.card_width, self.metrics.card_height
        if self.metrics.open_hands:
            return (
                self.metrics.rim + _OPEN_BELOW_RIM * width + self.metrics.sizes.theirs / 2 * height
            )
        return self.opponent_bottom - self.metrics.sizes.theirs / 2 * height + 0.06 * width

    @property
    def opponent_bottom(self) -> float:
        """The lower edge of the other player's hand."""
        if self.metrics.open_hands:
            half_height = self.metrics.sizes.theirs / 2 * self.metrics.card_height
            return self.opponent_y + half_height
        return (
            self.metrics.rim
            + self.metrics.sizes.seen * self.metrics.sizes.theirs * self.metrics.card_height
        )

    def opponent(self, count: int) -> tuple[Place, ...]:
        """Places of the other player's cards from left to right.

        Half of them lies off the table, unless they lie open.
        """
        scale = self.metrics.sizes.theirs
        step = OPPONENT_STEP * scale * self.metrics.card_width * _closer(count)
        base, middle = self.opponent_y, self._opponent_axis()
        return tuple(
            Place(middle + dx, base - drop, -angle, scale) for dx, drop, angle in _arc(count, step)
        )

    def _opponent_axis(self) -> float:
        """The middle of the other hand; in a tall scene of large words the plate pushes it."""
        if not (self.metrics.tall and self.metrics.has_act_row):
            return self.metrics.axis
        size = self.metrics.sizes
        half = (2.5 * OPPONENT_STEP + 0.5) * size.theirs + _BESIDE_MARKER
        right = (
            self.metrics.x1
            - self.metrics.edge
            - (MARKER_WIDTH * size.side + half) * self.metrics.card_width
        )
        return max(self.metrics.axis, right)

    @property
    def hides_opponent(self) -> bool:
        """Whether so little is seen of the other hand that its cards cannot be counted."""
        return self.metrics.sizes.seen < _COUNTED_FROM

    @property
    def opponent_count_tag(self) -> QPointF:
        """Centre of the tag with the number of cards in the other hand, on its lower edge."""
        middle_card = bounds_of(self.opponent(1), self.metrics.card_width)
        y = max(self.opponent_bottom, self.metrics.rim + 0.8 * self.metrics.text_unit)
        return QPointF(middle_card.center().x(), y)

    @property
    def hover_lift(self) -> float:
        """How far the card under the pointer or the focus rises along its own axis."""
        return 0.06 * self.metrics.card_height

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
        return bounds_of(self.own(self.size), self.metrics.card_width)


def _closer(count: int) -> float:
    return FULL_HAND / count if count > FULL_HAND else 1.0


def _arc(count: int, step: float) -> list[tuple[float, float, float]]:
    """Offset to the right, drop below the arc's top, and angle of every card."""
    radius = step / radians(FAN_ANGLE)
    angles = [FAN_ANGLE * (i - (count - 1) / 2) for i in range(count)]
    return [
        (radius * sin(radians(angle)), radius * (1 - cos(radians(angle))), angle)
        for angle in angles
    ]
