"""Where the talon, the trick, the coin and the status line are."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from sixtysix_gui.table.geometry.hands import opponent_hand_bottom, own_hand_top
from sixtysix_gui.table.geometry.jitter import jitter
from sixtysix_gui.table.geometry.metrics import Metrics
from sixtysix_gui.table.geometry.place import Place, Side
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


def status_height(metrics: Metrics) -> float:
    """Height of the status line's pill while it has one line; 0 where there is none."""
    return 0.0 if metrics.open_hands else 2.1 * metrics.text_unit


def status(metrics: Metrics) -> QPointF:
    """Centre of the status line's pill while it has one line."""
    above_hand = 0.15 * metrics.card_width + status_height(metrics) / 2
    return QPointF(metrics.width / 2, own_hand_top(metrics) - above_hand)


def lowest_centre(metrics: Metrics, half_height: float) -> float:
    """How low something of that half height may lie so that two lines of status stay clear."""
    two_lines = 0.0 if metrics.open_hands else (1.05 + STATUS_LINE) * metrics.text_unit
    return status(metrics).y() - two_lines - half_height - 2.0


def trick(metrics: Metrics) -> QPointF:
    """T: the middle of the trick and of the embroidery below it.

    It is in the middle of its room, or a little higher where two lines of status need some of it.
    """
    width, height = metrics.card_width, metrics.card_height
    line = status(metrics).y() - status_height(metrics) / 2
    if metrics.tall:
        beside = metrics.edge + 3.3 * metrics.text_unit + 0.23 * width + 0.64 * height
        right, top = 0.80, max(beside, opponent_hand_bottom(metrics) + 0.16 * width)
    else:
        right, top = 0.76, opponent_hand_bottom(metrics) + 0.16 * width
    usual = (top + line - 0.08 * width) / 2
    if metrics.open_hands:
        return QPointF(metrics.width / 2 + right * width, usual)
    below_two_lines = line - STATUS_LINE * metrics.text_unit - _BELOW_TRICK * width
    y = max(top + _ABOVE_TRICK * height, min(usual, below_two_lines))
    return QPointF(metrics.width / 2 + right * width, y)


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
    below = place.y + metrics.card_height / 2 + 0.02 * metrics.card_width
    return QPointF(place.x, min(below, lowest_centre(metrics, 0.72 * metrics.text_unit)))


def coin_radius(metrics: Metrics) -> float:
    """Radius of the Out coin."""
    return clamp(0.34 * metrics.card_width, 30.0, 122.0)


def coin(metrics: Metrics) -> QPointF:
    """Centre of the Out coin."""
    width = metrics.card_width
    if metrics.tall:
        x = metrics.width - metrics.rim - metrics.pad - 0.36 * width
        return QPointF(x, status(metrics).y() - 0.13 * width)
    return trick(metrics) + QPointF(1.50 * width, 0.36 * metrics.card_height)
