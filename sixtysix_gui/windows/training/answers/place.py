"""Where a question lies on the table: at the place that is best, or else where it hides least."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.drop_targets import LyingThings
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table

_SIDE, _REST = 10.0, 1.0
"""How bad it is to hide plates and scores, and how bad all else, by their size in pixels."""
_AWAY = 0.02
"""How bad it is to lie beside the axis of the other hand or lower, by pixels and size."""
_STEPS = 14


class PaperPlace(NamedTuple):
    """A place in the table, and what a question hides there: the best one is the least.

    ``hidden`` is how much of what is to be seen it hides, in pixels, ``badness`` is for the rest.
    """

    hidden: float
    badness: float
    area: QRectF

    @property
    def order(self) -> tuple[float, float]:
        """What places are compared by."""
        return self.hidden, self.badness


def question_place(table: Table, size: QSizeF, room: QRectF | None = None) -> PaperPlace:
    """Return where a question of a size hides least in a table, best of all over the other's backs.

    In a ``room`` of the table its middle is best. Trick, trump card and the own hand stay seen
    wherever that is possible.
    """
    layout = table.table_scene.zones.layout
    seen, others = list(_to_be_seen(table)), list(_what_else_lies_there(table))
    best = QPointF(layout.hands.places(Chair.NORTH, 1)[0].x - size.width() / 2, 0.0)
    if room is not None:
        best = room.center() - QPointF(size.width(), size.height()) / 2

    def spot(corner: QPointF) -> PaperPlace:
        area = QRectF(corner, size)
        hidden = sum(_shared(area, lying) for lying in seen)
        badness = sum(weight * _shared(area, lying) for lying, weight in others)
        off = abs(corner.x() - best.x()) + abs(corner.y() - best.y())
        return PaperPlace(hidden, badness + _AWAY * off * size.width(), area)

    corners = _corners(room or QRectF(table.rect()), size, best)
    return min(map(spot, corners), key=lambda one: one.order)


def _corners(room: QRectF, size: QSizeF, best: QPointF) -> Iterator[QPointF]:
    wide = max(0.0, room.width() - size.width())
    high = max(0.0, room.height() - size.height())
    left, top = room.left(), room.top()
    steps = [left + wide * step / _STEPS for step in range(_STEPS + 1)]
    across = [min(max(best.x(), left), left + wide), *steps]
    for step in range(_STEPS + 1):
        for x in across:
            yield QPointF(x, top + high * step / _STEPS)


def _to_be_seen(table: Table) -> Iterator[QRectF]:
    """Yield the cards of the trick, the trump card while it is face up, and the own hand."""
    scene = table.table_scene
    zones, layout = scene.zones, scene.zones.layout
    places = [spot.place for _, spot in zones.trick.spots(layout, zones.deal)]
    turn_up = zones.talon.turn_up
    if turn_up is not None and not zones.talon.is_closed:
        places.append(zones.spot_of(turn_up).place)
    for place in places:
        yield place.bounds(layout.metrics.card_width)
    yield LyingThings(zones, scene.buttons, scene.signs).own_hand()


def _what_else_lies_there(table: Table) -> Iterator[tuple[QRectF, float]]:
    """Yield what can be hidden rather, each with how bad that is."""
    scene = table.table_scene
    zones, layout = scene.zones, scene.zones.layout
    things = LyingThings(zones, scene.buttons, scene.signs)
    middle, high = layout.middle.status, layout.middle.status_height
    yield QRectF(0.0, middle.y() - high / 2, layout.metrics.width, high), _SIDE
    for area in (*things.upper_sides(), *things.beside_hand()):
        yield area, _SIDE
    talon = tuple(spot.place for _, spot in zones.talon.spots(layout))
    if talon:
        yield bounds_of(talon, layout.metrics.card_width), _REST


def _shared(first: QRectF, second: QRectF) -> float:
    both = first.intersected(second)
    return max(0.0, both.width()) * max(0.0, both.height())
