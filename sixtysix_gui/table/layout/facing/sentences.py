"""How wide the status line may become, and where announcements stand that must not cover it."""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.facing.hands import FULL_HAND, Hands
from sixtysix_gui.table.layout.facing.middle import Middle
from sixtysix_gui.table.layout.facing.scores import ScoreZones
from sixtysix_gui.table.layout.facing.sides import Sides
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.radii import coin_radius

_LEAST_ROOM = 5.1
"""So much is free in every scene that is not tall, in W: the hand below is as wide."""

_WIDEST = 44.0
"""Longer lines than these, in t, are hard to read and wrap."""

_APART = 0.10
"""Distance of the status line from what lies beside it, in W."""

_MOST_TRICKS, _MOST_EIGHTS = 12, 3

_BUBBLE_HEIGHT = 3.3
_TAIL, _LEAST_TAIL = 0.95, 0.40
"""Height of a bubble and lengths of its tail, in t."""


@dataclass(frozen=True)
class BubbleAnchor:
    """The left edge of a bubble, the tip of its tail, and how far the bubble is from the tip.

    `tail_up` says that the tail points upwards.
    """

    left: float
    tail_x: float
    tail_y: float
    tail_up: bool
    tail_length: float


@dataclass(frozen=True)
class Sentences:
    """The places of the status line and of announcements."""

    metrics: Metrics
    hands: Hands
    middle: Middle
    sides: Sides
    scores: ScoreZones

    @cached_property
    def status_max_width(self) -> float:
        """How wide the pill may grow before its sentence wraps, clear of the side zones."""
        if self.metrics.has_act_row:
            left, right = self.status_span(self._side_zones(), row_taken=False)
            return right - left
        if self.metrics.tall:
            room = 2 * (self._left_of_coin() - self.metrics.axis)
        else:
            room = max(_LEAST_ROOM * self.metrics.card_width, self._room_beside())
        return min(room, _WIDEST * self.metrics.text_unit)

    def status_span(self, taken: Iterable[QRectF], *, row_taken: bool) -> tuple[float, float]:
        """How far the pill may reach to both sides of the axis where the acts have a row.

        Args:
            taken: what lies at its sides.
            row_taken: chips stand in the row, so that it does not grow over that.
        """
        line, half = self.middle.status.y(), self.middle.status_height / 2
        more = 0.0 if row_taken else self.middle.room_for_more_lines
        top, bottom = line - half + min(more, 0.0), line + half + max(more, 0.0)
        left, right = self.metrics.x0 + self.metrics.edge, self.metrics.x1 - self.metrics.edge
        apart = _APART * self.metrics.card_width
        for area in taken:
            if area.top() >= bottom or area.bottom() <= top:
                continue
            if area.center().x() < self.metrics.axis:
                left = max(left, area.right() + apart)
            else:
                right = min(right, area.left() - apart)
        widest = _WIDEST * self.metrics.text_unit / 2
        return max(left - self.metrics.axis, -widest), min(right - self.metrics.axis, widest)

    def _left_of_coin(self) -> float:
        """How far right the status line of a tall scene may reach."""
        radius = coin_radius(self.metrics.card_width, self.metrics.text_unit)
        return self.middle.coin.x() - radius - _APART * self.metrics.card_width

    def _room_beside(self) -> float:
        """Twice the way from the axis to the nearest zone at the height of the status line."""
        line = self.middle.status
        half = self.middle.status_height / 2
        ends = [self.metrics.inner / 2 - self.metrics.edge]
        for zone in self._side_zones():
            if zone.top() < line.y() + half and zone.bottom() > line.y() - half:
                ends.append(
                    min(abs(zone.left() - self.metrics.axis), abs(zone.right() - self.metrics.axis))
                )
        return 2 * (min(ends) - _APART * self.metrics.card_width)

    def _side_zones(self) -> list[QRectF]:
        width = self.metrics.card_width
        pile = tuple(
            self.sides.pile_card(Chair.SOUTH, index, _MOST_TRICKS)
            for index in (0, _MOST_TRICKS - 1)
        )
        return [
            self.sides.plate(Chair.SOUTH),
            bounds_of(pile, width),
            self.scores.marker_zone(Chair.SOUTH),
            bounds_of(self.scores.eights(Chair.SOUTH, _MOST_EIGHTS), width),
        ]

    def bubble(self, chair: Chair, width: float, taken: QRectF) -> BubbleAnchor:
        """Where a bubble stands: beside the speaker's pile, below theirs, above mine.

        Args:
            chair: who speaks.
            width: of the bubble.
            taken: what it must not cover, the status line; empty where there is none.
        """
        left = self.metrics.x0 + self.metrics.edge - 0.06 * self.metrics.card_width
        tail_x = self.metrics.x0 + self.metrics.edge + 0.30 * self.metrics.card_width
        meets = left < taken.right() and left + width > taken.left()
        if chair is Chair.NORTH:
            return self._below_their_pile(left, tail_x, taken if meets else QRectF())
        lowest = self._lowest_bottom(left + width)
        if meets and not taken.isEmpty():
            lowest = min(lowest, taken.top() - _APART * self.metrics.card_width)
        tail = _TAIL * self.metrics.text_unit
        if self.metrics.tall:
            usual = self.middle.status.y() + _BUBBLE_HEIGHT / 2 * self.metrics.text_unit
            bottom = min(usual, lowest)
            return BubbleAnchor(left, tail_x, bottom + tail, False, tail)
        pile = self.sides.pile_outline(Chair.SOUTH).bounds(self.metrics.card_width)
        tip = pile.top() - 0.02 * self.metrics.card_width
        return BubbleAnchor(left, tail_x, tip, False, max(tail, tip - lowest))

    def _below_their_pile(self, left: float, tail_x: float, taken: QRectF) -> BubbleAnchor:
        pile = self.sides.pile_outline(Chair.NORTH).bounds(self.metrics.card_width)
        tip = pile.bottom() + 0.02 * self.metrics.card_width
        top = tip + _TAIL * self.metrics.text_unit
        if not taken.isEmpty():
            lowest = taken.top() - _APART * self.metrics.card_width
            top = min(top, lowest - _BUBBLE_HEIGHT * self.metrics.text_unit)
            tip = min(tip, top - _LEAST_TAIL * self.metrics.text_unit)
        return BubbleAnchor(left, tail_x, tip, True, top - tip)

    def _lowest_bottom(self, right: float) -> float:
        """How low a bubble may reach that ends at `right`: it must not cover the hand."""
        width = self.metrics.card_width
        hand = [place.bounds(width) for place in self.hands.own(FULL_HAND)]
        above = [card.top() for card in hand if card.left() < right]
        return min(above, default=self.metrics.height) - 0.02 * width
