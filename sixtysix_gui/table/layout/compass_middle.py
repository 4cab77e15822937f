"""What lies and what is said between three and four players."""

from dataclasses import dataclass
from math import inf

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.frame import BESIDE_PLATE, Frame
from sixtysix_gui.table.layout.hands import Hands
from sixtysix_gui.table.layout.metrics import STATUS_LINE, coin_radius, counter_radius
from sixtysix_gui.table.layout.middle import WIDOW_SCALE, Middle, exact_cards
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.players import Scores, Sides
from sixtysix_gui.table.layout.sentences import (
    APART,
    BUBBLE_OUT,
    TAIL,
    TAIL_IN,
    BubblePlace,
    BubbleRoom,
    Sentences,
    TailSide,
    lowest_foot,
    own_bubble,
    status_room,
)
from sixtysix_gui.table.seating import Chair

_FOUR_CARDS = {
    Chair.SOUTH: (0.03, 0.315, -2.5),
    Chair.WEST: (-0.57, -0.035, -7.0),
    Chair.NORTH: (-0.03, -0.315, 2.5),
    Chair.EAST: (0.57, 0.035, 7.0),
}
_THREE_CARDS = {
    Chair.SOUTH: (0.0, 0.29, -2.5),
    Chair.WEST: (-0.56, -0.10, -7.0),
    Chair.EAST: (0.56, -0.07, 7.0),
}
"""Offset of a trick card in W and H, and its angle: so one index of every card is always free."""

_JITTER = (0.015, 1.5)
"""How far a trick card may lie off its place, in W and degrees."""

_BESIDE_TRICK = {4: 1.90, 3: 1.72}
"""How far left and right of the trick counter and coin lie, in W."""

_TAG_HALF = 0.8
"""Half of the height of the talon's tag with its distance from a plate, in t."""

_TALON_FROM_TRICK, _TALON_SCALE = 2.46, 0.86
_BELOW_PLATE = 0.07
"""How far above the side hand a talon may reach that lies below the plate of W, in W."""

_OPEN_TALON, _TAG_ABOVE = 2.26, 0.9
"""Where all hands lie open: how far left of the trick the talon lies, in W, below the hand at the
side by what its number reaches up, in t."""

_LOOKS_OUT = 0.32
"""How much of the turn-up looks out below the talon of a tall scene, in heights of the card."""

_BADGE, _BADGE_TALL = 0.78, 0.36
"""How far right of the talon's middle the trump badge lies, in widths of its cards."""


def lay_middle(frame: Frame) -> Middle:
    """Return the places between the hands."""
    metrics, trick = frame.metrics, frame.trick
    width, height, unit = metrics.card_width, metrics.card_height, metrics.text_unit
    cards = exact_cards(metrics, trick, _FOUR_CARDS if frame.is_of_four else _THREE_CARDS)
    beside = _BESIDE_TRICK[metrics.seats] * width
    counter = frame.between_hands(counter_radius(width))
    coin = frame.between_hands(max(coin_radius(width, unit), WIDOW_SCALE / 2 * height))
    talon = _talon(frame, bounds_of((cards[Chair.WEST],), width).left())
    right = (_BADGE_TALL if metrics.tall else _BADGE) * talon.scale * width
    lines = 0.0 if metrics.open_hands else 1.05 + STATUS_LINE
    return Middle(
        metrics,
        trick,
        cards,
        _JITTER,
        status=frame.status,
        status_height=frame.metrics.status_height,
        act_row_y=frame.status.y(),
        foot=frame.status.y() - lines * unit,
        mark_foot=frame.mark_foot,
        talon=talon,
        turn_up=_turn_up(frame, talon),
        count_top=frame.side_top - BESIDE_PLATE * width + _TAG_HALF * unit,
        plate_end=-inf if metrics.tall or metrics.open_hands else frame.west_plate_end,
        trump_badge=talon.point + QPointF(right, -0.42 * talon.scale * height),
        coin=QPointF(trick.x() + beside, coin),
        counter=QPointF(trick.x() - beside, counter),
        beside_west=_beside_west(frame),
    )


def _talon(frame: Frame, trick_left: float) -> Place:
    """Where the talon's lowest card lies, in games that have one."""
    metrics = frame.metrics
    half = _TALON_SCALE / 2 * metrics.card_height
    between = (_beside_west(frame) + trick_left) / 2
    if metrics.tall:  # there is no room beside it: the turn-up looks out above
        return Place(between, frame.trick.y() + _looks_out(frame), 0.0, _TALON_SCALE)
    if metrics.open_hands:
        return _open_talon(frame, half)
    x, y = frame.trick.x() - _TALON_FROM_TRICK * metrics.card_width, frame.trick.y()
    if x - _TALON_SCALE / 2 * metrics.card_width < frame.west_plate_end:
        y = max(y, frame.side_top - _BELOW_PLATE * metrics.card_width + half)
    return Place(x, y, 0.0, _TALON_SCALE)


def _open_talon(frame: Frame, half: float) -> Place:
    """Below the open hand of W."""
    metrics = frame.metrics
    y = frame.beside_trick(half + _TAG_ABOVE * metrics.text_unit)
    x = frame.trick.x() - _OPEN_TALON * metrics.card_width
    return Place(x, min(y, frame.metrics.own_top - half), 0.0, _TALON_SCALE)


def _turn_up(frame: Frame, talon: Place) -> Place:
    """Under the talon, crosswise; in a tall scene it lies upright, and its index looks out."""
    if frame.metrics.tall:
        return talon.moved(0.0, -_looks_out(frame))
    return Place(talon.x + 0.5 * frame.metrics.card_width, talon.y, 90.0, talon.scale)


def _looks_out(frame: Frame) -> float:
    """How much of the turn-up looks out above the talon of a tall scene, in pixels."""
    return _LOOKS_OUT * _TALON_SCALE * frame.metrics.card_height


def _beside_west(frame: Frame) -> float:
    """The right end of the hand of W; an open one lies above what is beside the trick."""
    return frame.metrics.left if frame.metrics.open_hands else frame.side_hand_end


_FROM_PLATE = 0.08
"""How far the tip of a bubble's tail is from the plate, in W."""

_BELOW_NORTH = 0.05
"""How far below the plate of N a bubble of W stands that is as far right, in W."""


def lay_sentences(
    frame: Frame, hands: Hands, middle: Middle, sides: Sides, scores: Scores
) -> Sentences:
    """Return the places of words."""
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
        _CompassBubbles(frame, hands, sides).place,
    )


@dataclass(frozen=True)
class _CompassBubbles:
    """Where players speak."""

    frame: Frame
    hands: Hands
    sides: Sides

    def place(self, bubble: BubbleRoom) -> BubblePlace:
        """Return where a player's bubble stands."""
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

    def _beside(self, bubble: BubbleRoom, x: float, y: float) -> BubblePlace:
        """Return a bubble whose tail points sideways, to the right for E."""
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

    def _beside_hand(self, bubble: BubbleRoom) -> BubblePlace:
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

    def _mine(self, bubble: BubbleRoom) -> BubblePlace:
        """Return where mine stands; what I announce leaves the status line free."""
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
