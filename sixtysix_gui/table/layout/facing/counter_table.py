"""What games of two with this page's objects add to the places of the table for two.

Idiots' 66 is played there with a trump counter and a slate; Gaigel for two needs nothing more.
"""

from dataclasses import dataclass, replace
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.facing.places import FacingPlaces
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.layout.radii import counter_radius

_COUNTER_FROM_TALON = 1.02
_VALUE_TAG = (0.30, -0.33)
"""The tag with what a marriage counts, from the middle of the counter, in W."""

_EIGHT_TAG = (-0.41, 0.60)
"""That tag from the middle of an eight, in widths of the eight: its lower left."""

_LABEL_BELOW = 1.2
_SLATE = (1.46, 1.62)
_FROM_HAND = 0.06
"""Size of the slate, and how far it keeps from the own hand, in W."""

_ABOVE_SLATE = 0.11


@dataclass(frozen=True)
class CounterTable:
    """The places of trump counter and slate on the table for two."""

    layout: FacingPlaces

    @property
    def counter_radius(self) -> float:
        """Radius of the trump counter."""
        return counter_radius(self.layout.metrics.card_width)

    @property
    def counter(self) -> QPointF:
        """Centre of the trump counter, right of the talon where a turned card would be."""
        right = _COUNTER_FROM_TALON * self.layout.metrics.card_width
        return self.layout.middle.talon.point + QPointF(right, 0.0)

    @property
    def counter_label(self) -> QPointF:
        """Centre of the label below the counter."""
        below = self.counter_radius + _LABEL_BELOW * self.layout.metrics.text_unit
        return self.counter + QPointF(0.0, below)

    @property
    def counter_value(self) -> QPointF:
        """Centre of the tag at the counter that says what the marriage has counted."""
        dx, dy = (part * self.layout.metrics.card_width for part in _VALUE_TAG)
        return self.counter + QPointF(dx, dy)

    @cached_property
    def slate(self) -> QRectF:
        """The slate at the lower right; in a tall scene it takes the strip's end."""
        metrics = self.layout.metrics
        zone = self.layout.scores.marker_zone(Chair.SOUTH)
        if metrics.tall:
            return zone
        hand = self.layout.hands.drop_area.right() + _FROM_HAND * metrics.card_width
        width = min(_SLATE[0] * metrics.card_width, zone.right() - hand)
        height = _SLATE[1] * metrics.card_width
        return QRectF(zone.right() - width, zone.bottom() - height, width, height)

    def eights(self, chair: Chair, count: int) -> tuple[Place, ...]:
        """Places of a player's eights: mine above the slate, theirs in the upper corner."""
        usual = self.layout.scores.eights(chair, count)
        if not usual or (chair is Chair.SOUTH and self.layout.metrics.tall):
            return usual
        newest = usual[-1]
        size = newest.scale * self.layout.metrics.card_width
        half_height = newest.scale * self.layout.metrics.card_height / 2
        zone = self.layout.scores.marker_zone(chair)
        if chair is Chair.NORTH:
            y = zone.top() + half_height
        else:
            above = _ABOVE_SLATE * self.layout.metrics.card_width
            y = self.slate.top() - above - half_height
        x = zone.right() - size / 2
        steps = [newest.x - place.x for place in usual]
        return tuple(
            replace(place, x=x - step, y=y) for place, step in zip(usual, steps, strict=True)
        )

    def eight_value(self, eight: Place) -> QPointF:
        """Centre of the tag on an eight that says what that marriage has counted."""
        dx, dy = _EIGHT_TAG
        width = eight.scale * self.layout.metrics.card_width
        return eight.point + QPointF(dx * width, dy * width)
