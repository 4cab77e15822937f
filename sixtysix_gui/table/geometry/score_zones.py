"""Where the score markers lie, and the eights that remember marriages: the right column."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.geometry.hands import FULL_HAND, opponent_hand, own_hand
from sixtysix_gui.table.geometry.metrics import MARKER_HEIGHT, MARKER_WIDTH, Metrics
from sixtysix_gui.table.geometry.middle import coin, coin_radius, trick_place
from sixtysix_gui.table.geometry.place import CARD_ASPECT, Place, Side, bounds_of
from sixtysix_gui.table.geometry.sides import pile_card, strip_y

ROOM_FOR_EIGHTS = 2.5
"""My eights lie beside my marker only where there are so many W beside the hand."""

_OLDER_EIGHT = 0.52
"""How far left of the next one an older eight lies, in marker widths."""

_EIGHT_GAP = 0.05
"""Room between the oldest eight and its neighbour, in W."""

_MOST_TRICKS = 12
"""Tricks in the longest pile: all of a pack of 24."""

_LEAST_STEP = 0.20
"""The index of a covered eight is seen as long as so much of its width is."""

_EIGHT_TILTS = (-2.5, 2.0, -1.0)


@dataclass(frozen=True)
class Marker:
    """How the cover lies on the seven.

    `dx` and `dy` lead from the seven's centre to the cover's, in card widths and heights; `tilt`
    turns the cover clockwise about its own centre, in degrees; `under` puts it below the seven;
    `face_up` shows its own seven pips too. `pips` is the number of pips seen altogether.
    """

    pips: int
    dx: float
    dy: float
    tilt: float
    under: bool
    face_up: bool


@dataclass(frozen=True)
class MarkerPlaces:
    """Where the two cards of a score marker lie; the one drawn last is on top."""

    seven: Place
    cover: Place
    cover_first: bool


def marker_turned(metrics: Metrics, side: Side) -> bool:
    """Whether the marker is turned by 90 degrees, in the strip of a tall scene."""
    return metrics.tall and side is Side.MINE


def marker_zone(metrics: Metrics, side: Side) -> QRectF:
    """The rectangle in which all states of a score marker find room."""
    width = metrics.sizes.side * metrics.card_width
    across, along = MARKER_WIDTH * width, MARKER_HEIGHT * width * CARD_ASPECT
    right = metrics.x1 - metrics.edge
    if marker_turned(metrics, side):
        return QRectF(right - along, strip_y(metrics) - across / 2, along, across)
    top = metrics.edge if side is Side.THEIRS else metrics.height - metrics.edge - along
    return QRectF(right - across, top, across, along)


def marker_places(metrics: Metrics, side: Side, marker: Marker) -> MarkerPlaces:
    """Places of a marker's two cards: the box around both is flush with the outer corner."""
    width = metrics.sizes.side * metrics.card_width
    turn = 90.0 if marker_turned(metrics, side) else 0.0
    dx, dy = _turned(marker.dx * width, marker.dy * width * CARD_ASPECT, turn)
    seven = Place(0.0, 0.0, turn, metrics.sizes.side)
    cover = Place(dx, dy, turn + marker.tilt, metrics.sizes.side)
    box = bounds_of((seven, cover), metrics.card_width)
    corner = _outer_corner(metrics, side, box)
    shift = corner.x() - box.right(), corner.y() - box.top()
    return MarkerPlaces(seven.moved(*shift), cover.moved(*shift), cover_first=marker.under)


def _outer_corner(metrics: Metrics, side: Side, box: QRectF) -> QPointF:
    """Where the upper right corner of a marker's box belongs."""
    zone = marker_zone(metrics, side)
    if side is Side.THEIRS:
        return zone.topRight()
    if marker_turned(metrics, side):
        return QPointF(zone.right(), zone.center().y() - box.height() / 2)
    return QPointF(zone.right(), zone.bottom() - box.height())


def _turned(x: float, y: float, degrees: float) -> tuple[float, float]:
    turn = radians(degrees)
    return x * cos(turn) - y * sin(turn), x * sin(turn) + y * cos(turn)


def eights(metrics: Metrics, side: Side, count: int) -> tuple[Place, ...]:
    """Places of a player's eights from the oldest to the newest, which lies rightmost."""
    newest = _newest_eight(metrics, side)
    step = _eight_step(metrics, newest, count)
    return tuple(
        Place(
            newest.x() - step * (count - 1 - i),
            newest.y(),
            _EIGHT_TILTS[i % len(_EIGHT_TILTS)],
            metrics.sizes.side,
        )
        for i in range(count)
    )


def _newest_eight(metrics: Metrics, side: Side) -> QPointF:
    width = metrics.card_width
    half_width = metrics.sizes.side * width / 2
    half_height = half_width * CARD_ASPECT
    zone = marker_zone(metrics, side)
    beside = zone.left() - 0.10 * width - half_width
    if marker_turned(metrics, side):
        return QPointF(beside, strip_y(metrics))
    if side is Side.THEIRS and metrics.tall:
        return QPointF(zone.right() - half_width, zone.bottom() + 0.07 * width + half_height)
    if side is Side.THEIRS:
        return QPointF(beside, zone.top() + half_height)
    if metrics.side >= ROOM_FOR_EIGHTS * width:
        return QPointF(beside, zone.bottom() - half_height)
    return QPointF(zone.right() - half_width, zone.top() - 0.07 * width - half_height)


def _eight_step(metrics: Metrics, newest: QPointF, count: int) -> float:
    """Distance of two eights; many of them are pushed together before they reach a neighbour."""
    card = metrics.sizes.side * metrics.card_width
    usual = _OLDER_EIGHT * card
    if count < 2:
        return usual
    half_height = card * CARD_ASPECT / 2
    upper, lower = newest.y() - half_height, newest.y() + half_height
    ends = [
        area.right()
        for area in _left_neighbours(metrics)
        if area.top() < lower and area.bottom() > upper and area.left() < newest.x()
    ]
    room = newest.x() - card / 2 - max(ends, default=0.0) - _EIGHT_GAP * metrics.card_width
    return max(_LEAST_STEP * card, min(usual, room / (count - 1)))


def _left_neighbours(metrics: Metrics) -> list[QRectF]:
    """What lies left of the right column, at its largest."""
    width = metrics.card_width
    trick = tuple(trick_place(metrics, side) for side in Side)
    piles = [
        pile_card(metrics, side, i, _MOST_TRICKS) for side in Side for i in (0, _MOST_TRICKS - 1)
    ]
    radius = coin_radius(width, metrics.text_unit)
    centre = coin(metrics)
    return [
        bounds_of(own_hand(metrics, FULL_HAND), width),
        bounds_of(opponent_hand(metrics, FULL_HAND), width),
        bounds_of(trick, width),
        bounds_of(tuple(piles[:2]), width),
        bounds_of(tuple(piles[2:]), width),
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
    ]
