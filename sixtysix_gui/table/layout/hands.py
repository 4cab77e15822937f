"""Where the cards of all hands lie, and those that are shown beside them."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import Place, bounds_of

ARC = 0.06
"""How far the middle of an arc reaches beyond the height that it is hung on, in W."""

_COUNTED_FROM = 0.5
"""The cards of another hand can be counted when so much of their height is seen."""


@dataclass(frozen=True)
class Hands:
    """The places of all hands.

    ``size`` is the number of cards in a full hand of the game, and ``count_tag`` the centre of the
    tag with the number of cards of the hand opposite. ``hover_lift`` is how far the card under
    the pointer or the focus rises along its own axis. ``shown`` has the places of king and queen
    that another shows: upright, from the hand towards the middle. ``places`` gives those of a
    number of cards of a chair, from the lowest to the uppermost, as their holder sees them.
    """

    metrics: Metrics
    size: int
    count_tag: QPointF
    hover_lift: float
    shown: Mapping[Chair, tuple[Place, Place]]
    places: Callable[[Chair, int], tuple[Place, ...]]

    def own(self, count: int) -> tuple[Place, ...]:
        """Places of the own cards from left to right."""
        return self.places(Chair.SOUTH, count)

    def bounds(self, chair: Chair, count: int) -> QRectF:
        """The upright rectangle around so many cards in the hand of a chair."""
        return bounds_of(self.places(chair, count), self.metrics.card_width)

    def full(self, chair: Chair) -> QRectF:
        """The upright rectangle around a full hand."""
        return self.bounds(chair, self.size)

    @cached_property
    def hides_others(self) -> bool:
        """Whether so little is seen of the other hands that their cards cannot be counted."""
        return self.metrics.sizes.seen < _COUNTED_FROM
