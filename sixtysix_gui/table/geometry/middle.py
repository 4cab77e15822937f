"""Where the talon, the trick, the coin and the status line are."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from sixtysix_gui.table.geometry.hands import opponent_hand_bottom, own_hand_top
from sixtysix_gui.table.geometry.metrics import MARKER_HEIGHT, MARKER_WIDTH, Metrics
from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, Side, jitter
from sixtysix_gui.table.theme import clamp

TALON_FROM_TRICK = 2.60
"""How far left of the trick the talon lies, in W."""

_TRICK_CARDS = {Side.MINE: (-0.44, 0.045, -3.0), Side.THEIRS: (0.44, -0.045, 4.0)}
"""Offset of a trick card in W and H, and its angle."""

_TRICK_JITTER = (0.03, 2.5)
"""How far a trick card may lie off its place, in W and degrees."""

_ABOVE_TRICK, _BELOW_TRICK = 0.55, 0.87
"""How far a trick card reaches up from T, in H, and trick and coin reach down, in W."""

STATUS_LINE = 1.3
"""Distance of two lines of the status, in t."""


_ROW_ABOVE_HAND, _STATUS_ABOVE_HAND = 1.025, 3.35
"""Centres of the row of acts and of the status line above it, in t; both are .12 W further up."""

_ROW_FROM_STATUS = 2.325
"""Distance of the row's centre from that of the status line, in t."""

_ROW_HALF = 1.025
_COUNT_TAG, _CLOSED_REACHES = 0.75, 0.74
"""How far the talon's tag reaches above it in t, and a closed talon to the left in W."""

_ABOVE_HAND = 0.12
_FITS_SEEN = 0.5
_BELOW_THEIR_HAND, _ABOVE_STATUS = 0.16, 0.11
"""The trick's distance from what is above and below it in a scene that makes room, in W."""


def status_height(metrics: Metrics) -> float:
    """Height of the status line's pill while it has one line; 0 where there is none."""
    return 0.0 if metrics.open_hands else 2.1 * metrics.text_unit


def status(metrics: Metrics) -> QPointF:
    """Centre of the status line's pill while it has one line."""
    if metrics.makes_room:
        above_hand = _ABOVE_HAND * metrics.card_width + _STATUS_ABOVE_HAND * metrics.text_unit
    else:
        above_hand = 0.15 * metrics.card_width + status_height(metrics) / 2
    return QPointF(metrics.axis, own_hand_top(metrics) - above_hand)


def act_row_y(metrics: Metrics) -> float:
    """The middle of the row of acts: below the status line, in a tall scene above it."""
    if metrics.tall:
        return status(metrics).y() - _ROW_FROM_STATUS * metrics.text_unit
    above_hand = _ABOVE_HAND * metrics.card_width + _ROW_ABOVE_HAND * metrics.text_unit
    return own_hand_top(metrics) - above_hand


def room_for_more_lines(metrics: Metrics) -> float:
    """How far the status may grow over the empty row of acts; below 0 it grows upwards."""
    if not metrics.has_act_row:
        return 0.0
    return (-1 if metrics.tall else 1) * _ROW_FROM_STATUS * metrics.text_unit


def lowest_centre(metrics: Metrics, half_height: float) -> float:
    """How low something of that half height may lie so that two lines of status stay clear.

    Where the acts stand in a row it keeps clear of that.
    """
    if metrics.has_act_row:
        line = status(metrics).y() - status_height(metrics) / 2
        row = act_row_y(metrics) - _ROW_HALF * metrics.text_unit
        return min(line, row) - half_height - 2.0
    two_lines = 0.0 if metrics.open_hands else (1.05 + STATUS_LINE) * metrics.text_unit
    return status(metrics).y() - two_lines - half_height - 2.0


def trick(metrics: Metrics) -> QPointF:
    """T: the middle of the trick and of the embroidery below it.

    It is in the middle of its room, or a little higher where two lines of status, or the row of
    acts of a tall scene, need some of it.
    """
    if metrics.makes_room:
        return _trick_beside_words(metrics)
    width, height = metrics.card_width, metrics.card_height
    line = status(metrics).y() - status_height(metrics) / 2
    if metrics.tall:
        right = 0.80
        top = max(_below_their_column(metrics), opponent_hand_bottom(metrics) + 0.16 * width)
    else:
        right, top = 0.76, opponent_hand_bottom(metrics) + 0.16 * width
    usual = (top + line - 0.08 * width) / 2
    if metrics.open_hands:
        return QPointF(metrics.axis + right * width, usual)
    lowest = lowest_centre(metrics, 0.0) + 2.0 - _BELOW_TRICK * width
    if not metrics.has_act_row:
        lowest = line - STATUS_LINE * metrics.text_unit - _BELOW_TRICK * width
    y = max(top + _ABOVE_TRICK * height, min(usual, lowest))
    return QPointF(metrics.axis + right * width, y)


def _below_their_column(metrics: Metrics) -> float:
    """Where the talon's room begins in a tall scene: below their plate, and their pile if need be.

    A scene that is hardly tall has room for the pile beside the talon, and none to give away to
    large words.
    """
    width = metrics.card_width
    plate = metrics.edge + 3.3 * metrics.text_unit
    pile_ends = metrics.x0 + metrics.edge + (metrics.sizes.side + 0.44) * width
    talon_begins = metrics.axis + (0.80 - TALON_FROM_TRICK - _CLOSED_REACHES) * width
    if metrics.has_act_row and pile_ends <= talon_begins:
        return plate + _COUNT_TAG * metrics.text_unit
    return plate + 0.23 * width + 0.64 * metrics.card_height


def _trick_beside_words(metrics: Metrics) -> QPointF:
    width = metrics.card_width
    top = opponent_hand_bottom(metrics) + _BELOW_THEIR_HAND * width
    if metrics.sizes.seen < _FITS_SEEN:  # the number of their cards hangs from the rim
        top = max(top, metrics.rim + 1.6 * metrics.text_unit)
    line = status(metrics).y() - status_height(metrics) / 2 - _ABOVE_STATUS * width
    return QPointF(metrics.axis + 0.60 * width, (top + line) / 2)


def trick_place(metrics: Metrics, side: Side) -> Place:
    """Where a card of that side belongs in the trick, laid down exactly."""
    middle = trick(metrics)
    dx, dy, angle = _TRICK_CARDS[side]
    return Place(middle.x() + dx * metrics.card_width, middle.y() + dy * metrics.card_height, angle)


def trick_card(metrics: Metrics, side: Side, deal: object, number: int) -> Place:
    """Where a card of that side lies in the trick of that number: a little off, always the same."""
    exact = trick_place(metrics, side)
    reach, turn = _TRICK_JITTER
    seed = (deal, number, side.value)
    return Place(
        exact.x + jitter(*seed, "x") * reach * metrics.card_width,
        exact.y + jitter(*seed, "y") * reach * metrics.card_width,
        exact.angle + jitter(*seed, "angle") * turn,
    )


def talon(metrics: Metrics) -> Place:
    """Where the talon's lowest card lies."""
    middle = trick(metrics)
    return Place(middle.x() - TALON_FROM_TRICK * metrics.card_width, middle.y())


def talon_card(metrics: Metrics, index: int) -> Place:
    """Where the card `index` of the talon lies, the lowest being 0: its thickness can be seen."""
    lowest = talon(metrics)
    width = metrics.card_width
    return Place(
        lowest.x - 0.0021 * width * index,
        lowest.y - 0.0042 * width * index,
        0.5 * jitter("talon", index),
    )


def turn_up(metrics: Metrics) -> Place:
    """Where the trump card lies crosswise under the talon; half of it looks out to the right."""
    place = talon(metrics)
    return Place(place.x + 0.5 * metrics.card_width, place.y, 90.0)


def closed_turn_up(metrics: Metrics) -> Place:
    """Where the trump card lies face down on a closed talon."""
    place = talon(metrics)
    width = metrics.card_width
    return Place(place.x + 0.10 * width, place.y + 0.02 * width, 84.0)


def closed_label(metrics: Metrics) -> QPointF:
    """Centre of the label that says who closed, on the lower edge of the talon."""
    place = talon(metrics)
    if metrics.makes_room:
        foot = place.y + metrics.card_height / 2 - 0.55 * metrics.text_unit
        return QPointF(place.x + 0.25 * metrics.card_width, foot)
    below = place.y + metrics.card_height / 2 + 0.02 * metrics.card_width
    return QPointF(place.x, min(below, lowest_centre(metrics, 0.72 * metrics.text_unit)))


def closed_label_width(metrics: Metrics) -> float:
    """How wide that label may be between the rim and the trick."""
    x = closed_label(metrics).x()
    left = x - metrics.x0 - metrics.edge / 2
    right = trick(metrics).x() - 0.96 * metrics.card_width - x
    return 2 * min(left, right)


def badge_radius(card_width: float, text_unit: float) -> float:
    """Radius of the trump badge, which grows with the words."""
    return max(0.20 * card_width, 0.92 * text_unit)


def trump_badge(metrics: Metrics) -> QPointF:
    """Centre of the trump badge beside the talon, open or closed."""
    right = 0.74 if metrics.has_act_row else 0.78
    off = QPointF(right * metrics.card_width, -0.42 * metrics.card_height)
    return talon(metrics).point + off


def coin_radius(card_width: float, text_unit: float) -> float:
    """Radius of the Out coin, which grows with the words."""
    return max(clamp(0.34 * card_width, 30.0, 122.0), 1.6 * text_unit)


def coin(metrics: Metrics) -> QPointF:
    """Centre of the Out coin."""
    width = metrics.card_width
    if metrics.makes_room:
        at = trick(metrics) + QPointF(1.60 * width, 0.02 * metrics.card_height)
        eights = metrics.edge + metrics.sizes.side * metrics.card_height
        return QPointF(at.x(), max(at.y(), eights + coin_radius(width, metrics.text_unit)))
    if metrics.has_act_row:
        return _coin_below_eights(metrics)
    if metrics.tall:
        x = metrics.width - metrics.rim - metrics.pad - 0.36 * width
        return QPointF(x, status(metrics).y() - 0.13 * width)
    return trick(metrics) + QPointF(1.50 * width, 0.36 * metrics.card_height)


def _coin_below_eights(metrics: Metrics) -> QPointF:
    """Where the coin of a tall scene lies that leaves the row of acts and the status to words."""
    width, side = metrics.card_width, metrics.sizes.side
    radius = coin_radius(width, metrics.text_unit)
    marker = MARKER_WIDTH * side * width / 2
    eights = metrics.edge + ((MARKER_HEIGHT + 1) * side * CARD_ASPECT + 0.12) * width
    x = metrics.x1 - metrics.edge - max(marker, radius)
    return QPointF(x, max(trick(metrics).y(), eights + radius))
