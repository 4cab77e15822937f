"""How wide the status line may become, and where bubbles stand that must not cover it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.compass.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.scores import Scores
from sixtysix_gui.table.layout.sides import Sides

_WIDEST = 44.0
"""Longer lines than these, in t, are hard to read and wrap."""

_APART = 0.10
"""Distance of a sentence from what lies beside it, in W."""

ANNOUNCEMENT, CALL = 3.3, 2.7
"""Heights of a bubble that announces something, and of one with a call, in t."""

_DEAL_HALF = 0.75
"""Half of the height of the deal's number at the upper edge, in t."""

_TAIL, _FROM_PLATE = 0.95, 0.08
"""Length of a bubble's tail in t, and how far its tip is from the plate in W."""

_TAIL_IN, _BUBBLE_OUT = 0.30, 0.06
"""Where the tail of my bubble points, and where the bubble begins, from the side zones, in W."""


_BELOW_NORTH = 0.05
"""How far below the plate of N a bubble of W stands that is as far right, in W."""


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


@dataclass(frozen=True)
class StatusGrowth:
    """How far lines may grow upwards in pixels, and from where to where they may reach sideways.

    ``span`` counts from the middle of the line; None where it only grows.
    """

    upwards: float
    span: tuple[float, float] | None


@dataclass(frozen=True)
class Sentences:
    """The places of the status line and of what players say."""

    metrics: Metrics
    frame: Frame
    hands: Hands
    sides: Sides
    scores: Scores

    @property
    def status_max_width(self) -> float:
        """How wide the status line may grow before its sentence wraps, clear of the side zones."""
        return self.status_room()

    def status_room(self, *beside: QRectF) -> float:
        """That width where other things lie beside the line as well, such as an open trick."""
        line, half = self.frame.status.y(), self.frame.status_height / 2
        axis, gap = self.metrics.axis, _APART * self.metrics.card_width
        room = axis - self.metrics.x0 - self.metrics.edge
        for zone in (*self._side_zones(), *beside):
            if zone.top() < line + half and zone.bottom() > line - half:
                near = min(abs(zone.left() - axis), abs(zone.right() - axis))
                room = min(room, near - gap)
        return min(2 * room, _WIDEST * self.metrics.text_unit)

    @property
    def deal_above(self) -> QPointF:
        """Centre of the deal's number at the upper edge, where nobody of three sits."""
        metrics = self.metrics
        return QPointF(metrics.axis, metrics.edge + _DEAL_HALF * metrics.text_unit)

    @property
    def deal_above_width(self) -> float:
        """How wide that label may be: between the plates of W and E."""
        metrics = self.metrics
        beside = metrics.edge + self.frame.plate_width + _APART * metrics.card_width
        return max(0.0, metrics.inner - 2 * beside)

    def free_of_west(self, x: float, foot: float) -> float:
        """How wide a label around `x` may be that reaches down to `foot`: beside the pile of W."""
        if Chair.WEST not in self.sides.pile_chairs:
            return 2 * x
        pile = self.sides.pile_bounds(Chair.WEST, self.metrics.sizes.pile_steps + 1)
        free = x - pile.right() if foot > pile.top() else x
        return 2 * max(0.0, free)

    def status_growth(self, taken: Iterable[QRectF], *, row_taken: bool) -> StatusGrowth:
        """How a long sentence finds room: where two play it minds a row of acts.

        Args:
            taken: what lies beside the line, such as a pile and eights.
            row_taken: chips stand in the row of acts.
        """
        del taken, row_taken
        return StatusGrowth(0.0, None)

    def _side_zones(self) -> list[QRectF]:
        """Everything beside the status line, as large as it becomes."""
        steps = self.metrics.sizes.pile_steps + 1
        found = [self.sides.pile_bounds(chair, steps) for chair in self.sides.pile_chairs]
        found += [self.sides.plate(chair) for chair in self.metrics.chairs]
        found += [self.scores.pair_zone(chair) for chair in self.scores.chairs]
        labelled = self.scores.chairs if self.metrics.seats == len(Chair) else (Chair.SOUTH,)
        found += [self.scores.label(chair) for chair in labelled]
        found.append(self.scores.slate)
        sides = (chair for chair in self.metrics.chairs if chair in {Chair.WEST, Chair.EAST})
        return found + [self.hands.bounds(chair, self.hands.size) for chair in sides]

    def bubble(
        self,
        chair: Chair,
        width: float,
        height: float = ANNOUNCEMENT,
        beyond: float = 0.0,
        opposite: float | None = None,
        taken: QRectF | None = None,
    ) -> BubblePlace:
        """Where a player's bubble stands: beside the plate, mine above my pile.

        Args:
            chair: who speaks.
            width: of the bubble in pixels.
            height: of the bubble in t.
            beyond: how far something reaches from the plate towards the middle that the bubble
                leaves free, such as a score device, in pixels; not where the bubble would so
                reach too far.
            opposite: how far something reaches so from the plate on the other side, which the
                bubble may reach, being the only one, or else it stands below; None if it is to
                end before the middle.
            taken: the status line where the bubble must not cover that.
        """
        del taken
        size = width, height * self.metrics.text_unit
        if chair is Chair.SOUTH:
            return self._my_bubble(*size)
        plate = self.sides.plate(chair)
        gap, tail = _FROM_PLATE * self.metrics.card_width, _TAIL * self.metrics.text_unit
        inner = plate.left() if chair is Chair.EAST else plate.right()
        room = self._room_from(inner, opposite) - gap - tail - width
        if opposite is not None and beyond > room and chair is not Chair.NORTH:
            return self._beside_hand(chair, *size)
        beyond = max(0.0, min(beyond, room))
        if chair is Chair.EAST:
            tip = QPointF(plate.left() - beyond - gap, plate.center().y())
            left, side = tip.x() - tail - width, TailSide.RIGHT
        else:
            tip = QPointF(plate.right() + beyond + gap, plate.center().y())
            left, side = tip.x() + tail, TailSide.LEFT
            if chair is Chair.WEST:
                tip.setY(self._below_north_plate(tip.y(), left + width, size[1]))
        return BubblePlace(QRectF(left, tip.y() - size[1] / 2, *size), tip, side)

    def _room_from(self, inner: float, opposite: float | None) -> float:
        """How much room a bubble has from a plate's inner end, as of ``bubble``."""
        if opposite is None:
            return abs(self.metrics.axis - inner)
        east = self.sides.plate(Chair.EAST).left()
        across = east - inner if east > inner else inner - self.sides.plate(Chair.WEST).right()
        return across - opposite - _APART * self.metrics.card_width

    def _beside_hand(self, chair: Chair, width: float, height: float) -> BubblePlace:
        """Where W's or E's bubble stands, below the plate, where there is no room beside that."""
        hand = self.hands.bounds(chair, self.hands.size)
        gap, tail = _FROM_PLATE * self.metrics.card_width, _TAIL * self.metrics.text_unit
        y = self.sides.plate(chair).bottom() + gap + height / 2
        if chair is Chair.WEST:
            tip = QPointF(hand.right() + gap, y)
            return BubblePlace(
                QRectF(tip.x() + tail, y - height / 2, width, height), tip, TailSide.LEFT
            )
        tip = QPointF(hand.left() - gap, y)
        left = tip.x() - tail - width
        return BubblePlace(QRectF(left, y - height / 2, width, height), tip, TailSide.RIGHT)

    def _below_north_plate(self, y: float, right: float, height: float) -> float:
        """Where a bubble of W has its middle so that it does not cover the plate of N."""
        if Chair.NORTH not in self.metrics.chairs:
            return y
        north, gap = self.frame.north_plate, _BELOW_NORTH * self.metrics.card_width
        if right <= north.left() or y - height / 2 >= north.bottom():
            return y
        return north.bottom() + gap + height / 2

    def _my_bubble(self, width: float, height: float) -> BubblePlace:
        metrics = self.metrics
        left = metrics.x0 + metrics.edge - _BUBBLE_OUT * metrics.card_width
        tip_x = metrics.x0 + metrics.edge + _TAIL_IN * metrics.card_width
        tail = _TAIL * metrics.text_unit
        if metrics.tall:
            steps = metrics.sizes.pile_steps + 1
            pile = self.sides.pile_bounds(Chair.WEST, steps)
            foot = self.frame.status_top - _APART * metrics.card_width
            if foot - height < pile.bottom():
                left = pile.right() + _APART * metrics.card_width
                tip_x = left + _TAIL_IN * metrics.card_width
            tip = QPointF(tip_x, foot + tail)
        else:
            pile = self.sides.pile_outline(Chair.SOUTH).bounds(metrics.card_width)
            foot = min(pile.top() - tail, self._lowest_foot(left + width))
            tip = QPointF(tip_x, min(pile.top() - 0.02 * metrics.card_width, foot + tail))
        return BubblePlace(QRectF(left, foot - height, width, height), tip, TailSide.BELOW)

    def _lowest_foot(self, right: float) -> float:
        """How low a bubble may reach that ends at `right`: it covers neither hand nor status."""
        gap = 0.02 * self.metrics.card_width
        cards = self.hands.places(Chair.SOUTH, self.hands.size)
        bounds = [card.bounds(self.metrics.card_width) for card in cards]
        tops = [card.top() for card in bounds if card.left() < right]
        return min(tops, default=self.metrics.height) - gap

    def bubbles_fit(
        self, widths: Mapping[Chair, float], taken: QRectF, beyond: Mapping[Chair, float]
    ) -> bool:
        """Whether the bubbles of calls leave each other, the plates and what is taken free.

        Where they do not, all calls become tags at the plates; above open hands they always do.
        """
        if self.metrics.open_hands:
            return False
        found = {
            chair: self.bubble(chair, width, CALL, beyond.get(chair, 0.0)).area
            for chair, width in widths.items()
        }
        mine = found.pop(Chair.SOUTH, QRectF())
        if mine.intersects(taken):
            return False
        areas = list(found.values())
        plates = [self.sides.plate(chair) for chair in self.metrics.chairs]
        for index, area in enumerate(areas):
            others = [taken, *plates, *areas[index + 1 :]]
            if any(area.intersects(other) for other in others):
                return False
        return True
