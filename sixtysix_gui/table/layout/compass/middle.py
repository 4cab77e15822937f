"""Where trick, talon, trump counter and coin lie on the table of three and four."""

from math import inf

from PySide6.QtCore import QPointF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.frame import APART, Frame
from sixtysix_gui.table.layout.middle import WIDOW_SCALE, Middle, exact_cards
from sixtysix_gui.table.layout.place import Place, bounds_of
from sixtysix_gui.table.layout.radii import coin_radius, counter_radius
from sixtysix_gui.table.layout.sizes import STATUS_LINE

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
    """Give the places between the hands."""
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
        count_top=frame.side_top - APART * width + _TAG_HALF * unit,
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
