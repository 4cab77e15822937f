"""How wide the status line may become, and where bubbles stand that must not cover it."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cached_property
from math import inf

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import Place, free_span, square_around
from sixtysix_gui.table.layout.players import Sides
from sixtysix_gui.table.seating import Chair

WIDEST = 44.0
"""Longer lines than these, in t, are hard to read and wrap."""

APART = 0.10
"""Distance of a sentence from what lies beside it, in W."""

ANNOUNCEMENT, CALL = 3.3, 2.7
"""Heights of a bubble that announces something, and of one with a call, in t."""

TAIL = 0.95
"""Length of a bubble's tail, in t."""

TAIL_IN, BUBBLE_OUT = 0.30, 0.06
"""Where the tail of my bubble points, and where the bubble begins, from the side zones, in W."""

_BELOW_TAG = 0.05
"""How far below a tag of N a bubble stands that would meet it, in W."""

_DEAL_HALF = 0.75
"""Half of the height of the deal's number at the upper edge, in t."""

_GROWS = 2.325
"""How far a line grows over the empty row of acts, in t."""


class TailSide(Enum):
    """At which side of a bubble its tail is."""

    LEFT = "left"
    RIGHT = "right"
    BELOW = "below"
    ABOVE = "above"


@dataclass(frozen=True)
class BubblePlace:
    """The rectangle of a bubble without its tail, and where the tip of the tail is."""

    area: QRectF
    tip: QPointF
    tail: TailSide

    def move_down(self, by: float) -> None:
        """Stand lower, by a distance in pixels."""
        self.area.translate(0.0, by)
        self.tip.setY(self.tip.y() + by)


@dataclass(frozen=True)
class StatusGrowth:
    """How far lines may grow in pixels, and from where to where they may reach sideways.

    They grow upwards where ``upwards`` is below 0. ``span`` counts from the middle of the line;
    None where it only grows.
    """

    upwards: float
    span: tuple[float, float] | None


@dataclass(frozen=True)
class BubbleRoom:
    """What is to be said: who speaks, the size in pixels, and what the bubble leaves free.

    ``beyond``: so far something reaches from the plate towards the middle, such as a score device;
    not where the bubble would so reach too far. ``opposite``: so far something reaches from the
    plate on the other side, which the bubble may reach, being the only one, or else it stands
    below; None if it is to end before the middle. ``taken`` is the status line where it must not
    be covered.
    """

    chair: Chair
    width: float
    height: float
    beyond: float
    opposite: float | None
    taken: QRectF

    def lowest_beside_line(self, metrics: Metrics) -> float:
        """How low a bubble in the left column may reach: above the status line if that is there."""
        width, taken = metrics.card_width, self.taken
        left = metrics.left - BUBBLE_OUT * width
        meets = left < taken.right() and left + self.width > taken.left() and not taken.isEmpty()
        return taken.top() - APART * width if meets else inf


@dataclass(frozen=True)
class Sentences:
    """The places of the status line and of what players say.

    ``status_max_width`` is how wide the status line may grow before its sentence wraps, clear of
    what lies ``beside`` it, as large as that becomes. ``deal_above_width`` is how wide the deal's
    number at the upper edge may be.
    """

    metrics: Metrics
    middle: Middle
    sides: Sides
    beside: tuple[QRectF, ...]
    status_max_width: float
    deal_above_width: float
    place: Callable[[BubbleRoom], BubblePlace]

    def status_room(self, *others: QRectF) -> float:
        """That width where other things lie beside the line as well, such as an open trick."""
        return status_room(self.metrics, self.middle, (*self.beside, *others))

    def status_growth(self, taken: Iterable[QRectF], *, row_taken: bool) -> StatusGrowth:
        """How a long sentence finds room: over the row of acts where there is one.

        Args:
            taken: what lies beside the line, such as a pile and eights.
            row_taken: chips stand in the row of acts, so that it does not grow over that.
        """
        if not self.metrics.has_act_row:
            return StatusGrowth(0.0, None)
        more = growth_over_row(self.metrics)
        free = 0.0 if row_taken else more
        return StatusGrowth(more, status_span(self.metrics, self.middle, taken, free))

    @cached_property
    def deal_above(self) -> QPointF:
        """Centre of the deal's number at the upper edge, where no one of three sits."""
        metrics = self.metrics
        return QPointF(metrics.axis, metrics.edge + _DEAL_HALF * metrics.text_unit)

    def free_of_west(self, x: float, foot: float) -> float:
        """How wide a label around `x` may be that reaches down to `foot`: beside the pile of W."""
        if Chair.WEST not in self.sides.piles:
            return 2 * x
        pile = self.sides.full_pile(Chair.WEST)
        free = x - pile.right() if foot > pile.top() else x
        return 2 * max(0.0, free)

    def bubble(
        self,
        chair: Chair,
        width: float,
        height: float = ANNOUNCEMENT,
        beyond: float = 0.0,
        opposite: float | None = None,
        taken: QRectF | None = None,
        hanging: Sequence[QRectF] = (),
    ) -> BubblePlace:
        """Where a player's bubble stands: beside the plate or the pile, mine above my pile.

        Its height is in t; one of W or E stands below a tag of N that is ``hanging`` there. For
        all else see ``BubbleRoom``.
        """
        high, taken = height * self.metrics.text_unit, taken or QRectF()
        place = self.place(BubbleRoom(chair, width, high, beyond, opposite, taken))
        met = [tag.bottom() for tag in hanging if tag.intersects(place.area)]
        if met and chair in (Chair.WEST, Chair.EAST):
            place.move_down(max(met) + _BELOW_TAG * self.metrics.card_width - place.area.top())
        return place

    def bubbles_fit(
        self,
        widths: Mapping[Chair, float],
        taken: QRectF,
        beyond: Mapping[Chair, float],
        hanging: Sequence[QRectF] = (),
    ) -> bool:
        """Whether the bubbles of calls leave each other, the plates and what is taken free.

        Where they do not, all calls become tags at the plates; above open hands they always do.
        """
        if self.metrics.open_hands:
            return False
        found = {
            chair: self.bubble(chair, width, CALL, beyond.get(chair, 0.0), hanging=hanging).area
            for chair, width in widths.items()
        }
        mine = found.pop(Chair.SOUTH, QRectF())
        if mine.intersects(taken):
            return False
        areas = list(found.values())
        kept = [taken, *self.sides.plates.values()]
        if hanging:  # a bubble below a tag comes near to the counter
            kept.append(square_around(self.middle.counter, self.middle.counter_radius))
        return not any(
            area.intersects(other)
            for index, area in enumerate(areas)
            for other in (*kept, *areas[index + 1 :])
        )


def status_room(metrics: Metrics, middle: Middle, zones: Iterable[QRectF]) -> float:
    """Return how wide the status line may grow around the axis, clear of zones beside it."""
    axis, gap = metrics.axis, APART * metrics.card_width
    (top, bottom), room = _heights(middle), axis - metrics.left
    for zone in zones:
        if zone.top() < bottom and zone.bottom() > top:
            room = min(room, abs(zone.left() - axis) - gap, abs(zone.right() - axis) - gap)
    return min(2 * room, WIDEST * metrics.text_unit)


def growth_over_row(metrics: Metrics) -> float:
    """Return how far the status may grow over the empty row of acts; below 0 it grows upwards."""
    return (-1 if metrics.tall else 1) * _GROWS * metrics.text_unit


def status_span(
    metrics: Metrics, middle: Middle, taken: Iterable[QRectF], more: float
) -> tuple[float, float]:
    """Return how far the line may reach to both sides of the axis where the acts have a row.

    ``more`` is how far it grows, upwards below 0.
    """
    apart, ends = APART * metrics.card_width, (metrics.left, metrics.right)
    left, right = free_span(taken, _heights(middle, more), metrics.axis, ends, apart)
    widest = WIDEST * metrics.text_unit / 2
    return max(left - metrics.axis, -widest), min(right - metrics.axis, widest)


def _heights(middle: Middle, more: float = 0.0) -> tuple[float, float]:
    """Return the upper and the lower edge of the status line, which grows so much more."""
    line, half = middle.status.y(), middle.status_height / 2
    return line - half + min(more, 0.0), line + half + max(more, 0.0)


def lowest_foot(metrics: Metrics, cards: Iterable[Place], right: float) -> float:
    """Return how low a bubble may reach that ends at `right`: it must not cover the own hand."""
    bounds = [card.bounds(metrics.card_width) for card in cards]
    tops = [card.top() for card in bounds if card.left() < right]
    return min(tops, default=metrics.height) - 0.02 * metrics.card_width


def own_bubble(
    metrics: Metrics, bubble: BubbleRoom, top: float, tip: float, tail: TailSide
) -> BubblePlace:
    """Return a bubble in the left column whose tail points up or down to that height."""
    width = metrics.card_width
    area = QRectF(metrics.left - BUBBLE_OUT * width, top, bubble.width, bubble.height)
    return BubblePlace(area, QPointF(metrics.left + TAIL_IN * width, tip), tail)
