"""How wide the status line of two may become, and where their announcements stand."""

from dataclasses import dataclass

from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.facing.scores import longest_pile
from sixtysix_gui.table.layout.fans import FULL_FAN
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import Metrics
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.scores import Scores
from sixtysix_gui.table.layout.sentences import (
    ANNOUNCEMENT,
    APART,
    BUBBLE_OUT,
    TAIL,
    WIDEST,
    Bubble,
    BubblePlace,
    Sentences,
    TailSide,
    growth_over_row,
    lowest_foot,
    own_bubble,
    status_room,
    status_span,
)
from sixtysix_gui.table.layout.sides import Sides

_LEAST_ROOM = 5.1
"""So much is free in every scene that is not tall, in W: the hand below is as wide."""

_LEAST_TAIL = 0.40
"""Length of a bubble's tail at least, in t."""

_MOST_EIGHTS = 3


def lay_sentences(
    metrics: Metrics, hands: Hands, middle: Middle, sides: Sides, scores: Scores
) -> Sentences:
    """Give the places of words."""
    beside = (
        sides.plates[Chair.SOUTH],
        longest_pile(sides, Chair.SOUTH),
        scores.pairs[Chair.SOUTH].zone,
        bounds_of(scores.eights(Chair.SOUTH, _MOST_EIGHTS), metrics.card_width),
    )
    return Sentences(
        metrics,
        middle,
        sides,
        beside,
        _status_max_width(metrics, middle, beside),
        metrics.inner,
        _Bubbles(metrics, hands, middle, sides).place,
    )


def _status_max_width(metrics: Metrics, middle: Middle, beside: tuple[QRectF, ...]) -> float:
    apart, widest = APART * metrics.card_width, WIDEST * metrics.text_unit
    if metrics.has_act_row:
        left, right = status_span(metrics, middle, beside, growth_over_row(metrics))
        return right - left
    if metrics.tall:
        left_of_coin = middle.coin.x() - middle.coin_radius - apart
        return min(2 * (left_of_coin - metrics.axis), widest)
    within = 2 * (metrics.inner / 2 - metrics.edge - apart)
    room = min(status_room(metrics, middle, beside), within)
    return min(max(_LEAST_ROOM * metrics.card_width, room), widest)


@dataclass(frozen=True)
class _Bubbles:
    """Where players speak: beside their pile, below theirs, above mine."""

    metrics: Metrics
    hands: Hands
    middle: Middle
    sides: Sides

    def place(self, bubble: Bubble) -> BubblePlace:
        """Give where a player's bubble stands; one that meets what is taken is above that."""
        metrics = self.metrics
        lowest = bubble.lowest_beside_line(metrics)
        if bubble.chair is Chair.NORTH:
            top, tip = self._below_their_pile(lowest)
            return own_bubble(metrics, bubble, top, tip, TailSide.ABOVE)
        own = self.hands.own(FULL_FAN)
        right = metrics.left - BUBBLE_OUT * metrics.card_width + bubble.width
        foot, tip = self._above_my_pile(min(lowest, lowest_foot(metrics, own, right)))
        return own_bubble(metrics, bubble, foot - bubble.height, tip, TailSide.BELOW)

    def _above_my_pile(self, lowest: float) -> tuple[float, float]:
        """Give the foot of the bubble, which is no lower than that, and the tip of its tail."""
        metrics, tail = self.metrics, TAIL * self.metrics.text_unit
        if metrics.tall:
            foot = min(self.middle.status.y() + ANNOUNCEMENT / 2 * metrics.text_unit, lowest)
            return foot, foot + tail
        pile = self.sides.piles[Chair.SOUTH].outline.bounds(metrics.card_width)
        tip = pile.top() - 0.02 * metrics.card_width
        return min(tip - tail, lowest), tip

    def _below_their_pile(self, lowest: float) -> tuple[float, float]:
        """Give the top of the bubble, whose foot is no lower than that, and the tip of its tail."""
        unit, width = self.metrics.text_unit, self.metrics.card_width
        tip = self.sides.piles[Chair.NORTH].outline.bounds(width).bottom() + 0.02 * width
        top = min(tip + TAIL * unit, lowest - ANNOUNCEMENT * unit)
        return top, min(tip, top - _LEAST_TAIL * unit)
