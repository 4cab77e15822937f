"""What lies and what is said between two players."""

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.design.card_svg import CARD_ASPECT
from sixtysix_gui.table.layout.facing import longest_pile
from sixtysix_gui.table.layout.frame import Frame
from sixtysix_gui.table.layout.hands import FULL_FAN, Hands
from sixtysix_gui.table.layout.metrics import (
    MARKER_HEIGHT,
    MARKER_WIDTH,
    STATUS_LINE,
    Metrics,
    coin_radius,
)
from sixtysix_gui.table.layout.middle import Middle, exact_cards
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import (
    ANNOUNCEMENT,
    APART,
    BUBBLE_OUT,
    TAIL,
    WIDEST,
    BubblePlace,
    BubbleRoom,
    Sentences,
    TailSide,
    growth_over_row,
    lowest_foot,
    own_bubble,
    status_room,
    status_span,
)
from sixtysix_gui.table.seating import Chair

_TALON_FROM_TRICK = 2.60
"""How far left of the trick the talon lies, in W."""

_TRICK_RIGHT, _TALL_RIGHT, _RIGHT_BESIDE_WORDS = 0.76, 0.80, 0.60
"""How far right of the axis the trick is, in W."""

_TRICK_CARDS = {Chair.SOUTH: (-0.44, 0.045, -3.0), Chair.NORTH: (0.44, -0.045, 4.0)}
"""Offset of a trick card in W and H, and its angle."""

_TRICK_JITTER = (0.03, 2.5)
"""How far a trick card may lie off its place, in W and degrees."""

_ABOVE_TRICK, _BELOW_TRICK = 0.55, 0.87
"""How far a trick card reaches up from T, in H, and trick and coin reach down, in W."""

_ROW_ABOVE_HAND, _STATUS_ABOVE_HAND = 1.025, 3.35
"""Centres of the row of acts and of the status line above it, in t; both are .12 W further up."""

_ROW_FROM_STATUS, _ROW_HALF = 2.325, 1.025
"""Distance of the row's centre from that of the status line, and half the row's height, in t."""

_COUNT_TAG, _CLOSED_REACHES = 0.75, 0.74
"""How far the talon's tag reaches above it in t, and a closed talon to the left in W."""

_ABOVE_HAND, _ABOVE_RAISED = 0.12, 0.19
"""Distance of the status line from the hand in W, also where a raised card comes below it."""

_FITS_SEEN = 0.5
_BELOW_THEIR_HAND, _ABOVE_STATUS, _ABOVE_STATUS_BESIDE_WORDS = 0.16, 0.08, 0.11
"""The trick's distance from what is above and below it, in W."""

_COUNTER_FROM_TALON = 1.02
"""How far right of the talon the trump counter is, where a turned card would be, in W."""


def lay_middle(frame: Frame) -> Middle:
    """Return the places between the hands."""
    metrics = frame.metrics
    width, height, unit = metrics.card_width, metrics.card_height, metrics.text_unit
    hand_top, status_height = metrics.own_top, metrics.status_height
    above = _ABOVE_RAISED * width + status_height / 2
    if metrics.makes_room:
        above = _ABOVE_HAND * width + _STATUS_ABOVE_HAND * unit
    status = hand_top - above
    row = hand_top - _ABOVE_HAND * width - _ROW_ABOVE_HAND * unit
    if metrics.tall:
        row = status - _ROW_FROM_STATUS * unit
    line = status - status_height / 2
    foot = status - (0.0 if metrics.open_hands else 1.05 + STATUS_LINE) * unit
    if metrics.has_act_row:
        foot = min(line, row - _ROW_HALF * unit)
    trick = _trick(metrics, line, foot)
    talon = Place(trick.x() - _TALON_FROM_TRICK * width, trick.y())
    badge = QPointF((0.74 if metrics.has_act_row else 0.78) * width, -0.42 * height)
    return Middle(
        metrics,
        trick,
        exact_cards(metrics, trick, _TRICK_CARDS),
        _TRICK_JITTER,
        status=QPointF(metrics.axis, status),
        status_height=status_height,
        act_row_y=row,
        foot=foot,
        mark_foot=frame.mark_foot,
        talon=talon,
        turn_up=Place(talon.x + 0.5 * width, talon.y, 90.0),
        trump_badge=talon.point + badge,
        coin=_coin(metrics, trick, status),
        counter=talon.point + QPointF(_COUNTER_FROM_TALON * width, 0.0),
        beside_west=metrics.left,
    )


def _trick(metrics: Metrics, line: float, foot: float) -> QPointF:
    """Return T, above the status line and what else reaches up from there.

    It is in the middle of its room, or a little higher where two lines of status, or the row of
    acts of a tall scene, need some of it.
    """
    width, axis = metrics.card_width, metrics.axis
    top = metrics.seen_of_others + _BELOW_THEIR_HAND * width
    if metrics.makes_room:
        if metrics.sizes.seen < _FITS_SEEN:  # the number of their cards hangs from the rim
            top = max(top, metrics.rim + 1.6 * metrics.text_unit)
        y = (top + line - _ABOVE_STATUS_BESIDE_WORDS * width) / 2
        return QPointF(axis + _RIGHT_BESIDE_WORDS * width, y)
    if metrics.tall:
        top = max(_below_their_column(metrics), top)
    x = axis + (_TALL_RIGHT if metrics.tall else _TRICK_RIGHT) * width
    usual = (top + line - _ABOVE_STATUS * width) / 2
    if metrics.open_hands:
        return QPointF(x, usual)
    lowest = foot if metrics.has_act_row else line - STATUS_LINE * metrics.text_unit
    lowest -= _BELOW_TRICK * width
    return QPointF(x, max(top + _ABOVE_TRICK * metrics.card_height, min(usual, lowest)))


def _below_their_column(metrics: Metrics) -> float:
    """Return where the talon's room begins in a tall scene: below plate, and pile at need.

    A scene that is hardly tall has room for the pile beside the talon, and none to give away to
    large words.
    """
    width, unit = metrics.card_width, metrics.text_unit
    plate = metrics.edge + metrics.plate_height
    pile_ends = metrics.left + (metrics.sizes.side + 0.44) * width
    talon_begins = metrics.axis + (_TALL_RIGHT - _TALON_FROM_TRICK - _CLOSED_REACHES) * width
    if metrics.has_act_row and pile_ends <= talon_begins:
        return plate + _COUNT_TAG * unit
    return plate + 0.23 * width + 0.64 * metrics.card_height


def _coin(metrics: Metrics, trick: QPointF, status: float) -> QPointF:
    """Return the centre of the Out coin: right of the trick, or where it leaves room to words."""
    width, height, side = metrics.card_width, metrics.card_height, metrics.sizes.side
    radius = coin_radius(width, metrics.text_unit)
    if metrics.makes_room:
        lowest = metrics.edge + side * height + radius
        return QPointF(trick.x() + 1.60 * width, max(trick.y() + 0.02 * height, lowest))
    if metrics.has_act_row:
        eights = metrics.edge + ((MARKER_HEIGHT + 1) * side * CARD_ASPECT + 0.12) * width
        x = metrics.right - max(MARKER_WIDTH * side * width / 2, radius)
        return QPointF(x, max(trick.y(), eights + radius))
    if metrics.tall:
        return QPointF(metrics.width - metrics.edge - 0.36 * width, status - 0.13 * width)
    return trick + QPointF(1.50 * width, 0.36 * height)


_LEAST_ROOM = 5.1
"""So much is free in every scene that is not tall, in W: the hand below is as wide."""

_LEAST_TAIL = 0.40
"""Length of a bubble's tail at least, in t."""

_MOST_EIGHTS = 3


def lay_sentences(
    metrics: Metrics, hands: Hands, middle: Middle, sides: Sides, scores: Scores
) -> Sentences:
    """Return the places of words."""
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
        _FacingBubbles(metrics, hands, middle, sides).place,
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
class _FacingBubbles:
    """Where players speak: beside their pile, below theirs, above mine."""

    metrics: Metrics
    hands: Hands
    middle: Middle
    sides: Sides

    def place(self, bubble: BubbleRoom) -> BubblePlace:
        """Return where a player's bubble stands; one that meets what is taken is above that."""
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
        """Return the foot of the bubble, which is no lower than that, and the tip of its tail."""
        metrics, tail = self.metrics, TAIL * self.metrics.text_unit
        if metrics.tall:
            foot = min(self.middle.status.y() + ANNOUNCEMENT / 2 * metrics.text_unit, lowest)
            return foot, foot + tail
        pile = self.sides.piles[Chair.SOUTH].outline.bounds(metrics.card_width)
        tip = pile.top() - 0.02 * metrics.card_width
        return min(tip - tail, lowest), tip

    def _below_their_pile(self, lowest: float) -> tuple[float, float]:
        """Return the top of the bubble, whose foot is no lower, and the tip of its tail."""
        unit, width = self.metrics.text_unit, self.metrics.card_width
        tip = self.sides.piles[Chair.NORTH].outline.bounds(width).bottom() + 0.02 * width
        top = min(tip + TAIL * unit, lowest - ANNOUNCEMENT * unit)
        return top, min(tip, top - _LEAST_TAIL * unit)
