"""Where the bubbles of three and four stand: beside the plates, mine above my pile."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.middle import Middle
from sixtysix_gui.table.layout.scores import Scores
from sixtysix_gui.table.layout.sentences import (
    APART,
    BUBBLE_OUT,
    TAIL,
    TAIL_IN,
    Bubble,
    BubblePlace,
    Sentences,
    TailSide,
    lowest_foot,
    own_bubble,
    status_room,
)
from sixtysix_gui.table.layout.sides import Sides

_FROM_PLATE = 0.08
"""How far the tip of a bubble's tail is from the plate, in W."""

_BELOW_NORTH = 0.05
"""How far below the plate of N a bubble of W stands that is as far right, in W."""


def lay_sentences(
    frame: Frame, hands: Hands, middle: Middle, sides: Sides, scores: Scores
) -> Sentences:
    """Give the places of words."""
    metrics = frame.metrics
    labelled = scores.pairs if frame.is_of_four else (Chair.SOUTH,)
    beside = (
        *(sides.full_pile(chair) for chair in sides.piles),
        *sides.plates.values(),
        *(scores.pairs[chair].zone for chair in scores.pairs),
        *(scores.labels[chair] for chair in labelled),
        scores.slate,
        *(hands.full(chair) for chair in (Chair.WEST, Chair.EAST)),
    )
    plates = metrics.edge + frame.plate_width + APART * metrics.card_width
    return Sentences(
        metrics,
        middle,
        sides,
        beside,
        status_room(metrics, middle, beside),
        max(0.0, metrics.inner - 2 * plates),
        _Bubbles(frame, hands, sides).place,
    )


@dataclass(frozen=True)
class _Bubbles:
    """Where players speak."""

    frame: Frame
    hands: Hands
    sides: Sides

    def place(self, bubble: Bubble) -> BubblePlace:
        """Give where a player's bubble stands."""
        chair, metrics = bubble.chair, self.frame.metrics
        if chair is Chair.SOUTH:
            return self._mine(bubble)
        plate = self.sides.plates[chair]
        gap, tail = _FROM_PLATE * metrics.card_width, TAIL * metrics.text_unit
        inner = plate.left() if chair is Chair.EAST else plate.right()
        room = self._room_from(inner, bubble.opposite) - gap - tail - bubble.width
        if bubble.opposite is not None and bubble.beyond > room and chair is not Chair.NORTH:
            return self._beside_hand(bubble)
        beyond = max(0.0, min(bubble.beyond, room))
        y = plate.center().y()
        if chair is Chair.EAST:
            return self._beside(bubble, inner - beyond - gap, y)
        x = inner + beyond + gap
        if chair is Chair.WEST:
            y = self._below_north_plate(y, x + tail + bubble.width, bubble.height)
        return self._beside(bubble, x, y)

    def _beside(self, bubble: Bubble, x: float, y: float) -> BubblePlace:
        """Give a bubble whose tail points sideways, to the right for E."""
        tail = TAIL * self.frame.metrics.text_unit
        right = bubble.chair is Chair.EAST
        left = x - tail - bubble.width if right else x + tail
        area = QRectF(left, y - bubble.height / 2, bubble.width, bubble.height)
        return BubblePlace(area, QPointF(x, y), TailSide.RIGHT if right else TailSide.LEFT)

    def _room_from(self, inner: float, opposite: float | None) -> float:
        """How much room a bubble has from a plate's inner end."""
        metrics = self.frame.metrics
        if opposite is None:
            return abs(metrics.axis - inner)
        east = self.sides.plates[Chair.EAST].left()
        across = east - inner if east > inner else inner - self.sides.plates[Chair.WEST].right()
        return across - opposite - APART * metrics.card_width

    def _beside_hand(self, bubble: Bubble) -> BubblePlace:
        """Where W's or E's bubble stands, below the plate, where there is no room beside that."""
        hand = self.hands.full(bubble.chair)
        gap = _FROM_PLATE * self.frame.metrics.card_width
        y = self.sides.plates[bubble.chair].bottom() + gap + bubble.height / 2
        x = hand.right() + gap if bubble.chair is Chair.WEST else hand.left() - gap
        return self._beside(bubble, x, y)

    def _below_north_plate(self, y: float, right: float, height: float) -> float:
        """Where a bubble of W has its middle so that it does not cover the plate of N."""
        if not self.frame.is_of_four:
            return y
        north, gap = self.frame.north_plate, _BELOW_NORTH * self.frame.metrics.card_width
        if right <= north.left() or y - height / 2 >= north.bottom():
            return y
        return north.bottom() + gap + height / 2

    def _mine(self, bubble: Bubble) -> BubblePlace:
        """Give where mine stands; what I announce leaves the status line free."""
        metrics, width = self.frame.metrics, self.frame.metrics.card_width
        tail = TAIL * metrics.text_unit
        if not metrics.tall:
            top = self.sides.piles[Chair.SOUTH].outline.bounds(width).top()
            right = metrics.left - BUBBLE_OUT * width + bubble.width
            foot = min(top - tail, lowest_foot(metrics, self.hands.own(self.hands.size), right))
            if bubble.opposite is not None:
                foot = min(foot, bubble.lowest_beside_line(metrics))
            tip = min(top - 0.02 * width, foot + tail)
            return own_bubble(metrics, bubble, foot - bubble.height, tip, TailSide.BELOW)
        foot = self.frame.status_top - APART * width
        place = own_bubble(metrics, bubble, foot - bubble.height, foot + tail, TailSide.BELOW)
        pile = self.sides.full_pile(Chair.WEST)
        if place.area.top() < pile.bottom():
            place.area.moveLeft(pile.right() + APART * width)
            place.tip.setX(place.area.left() + TAIL_IN * width)
        return place
