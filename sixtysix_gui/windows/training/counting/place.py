"""Where a question lies on the table: over the other's backs, or else where it hides least."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, QSizeF

from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.scene.drop_targets import LyingThings
from sixtysix_gui.table.seating import Chair
from sixtysix_gui.table.table import Table

_SEEN, _SIDE, _REST = 100.0, 10.0, 1.0
"""How bad it is to hide what must be seen, plates and scores, and all else."""
_AWAY = 0.02
"""How bad it is to lie beside the axis of the other hand or lower, by pixels and size."""
_STEPS = 24


def question_place(table: Table, size: QSizeF) -> tuple[float, QRectF]:
    """Return where a question of a size hides least in the table, and how bad that is.

    Trick, trump card, the own hand and the sentence above it stay seen, where that is possible.
    """
    room = QRectF(table.rect())
    hidden = list(_what_lies_there(table))
    layout = table.table_scene.zones.layout
    best = QPointF(layout.hands.places(Chair.NORTH, 1)[0].x - size.width() / 2, 0.0)

    def badness(corner: QPointF) -> float:
        area = QRectF(corner, size)
        covered = sum(weight * _shared(area, lying) for lying, weight in hidden)
        off = abs(corner.x() - best.x()) + corner.y()
        return covered + _AWAY * off * size.width()

    found = min(_corners(room, size, best), key=badness)
    return badness(found), QRectF(found, size)


def _corners(room: QRectF, size: QSizeF, best: QPointF) -> Iterator[QPointF]:
    wide = max(0.0, room.width() - size.width())
    high = max(0.0, room.height() - size.height())
    across = [min(max(best.x(), 0.0), wide), *(wide * step / _STEPS for step in range(_STEPS + 1))]
    for step in range(_STEPS + 1):
        for x in across:
            yield QPointF(x, high * step / _STEPS)


def _what_lies_there(table: Table) -> Iterator[tuple[QRectF, float]]:
    """Yield what can be hidden, each with how bad that is."""
    scene = table.table_scene
    zones, layout = scene.zones, scene.zones.layout
    width = layout.metrics.card_width
    things = LyingThings(zones, scene.buttons, scene.signs)
    seen = [spot.place for _, spot in zones.trick.spots(layout, zones.deal)]
    turn_up = zones.talon.turn_up
    if turn_up is not None and not zones.talon.is_closed:
        seen.append(zones.spot_of(turn_up).place)
    for place in seen:
        yield place.bounds(width), _SEEN
    yield things.own_hand(), _SEEN
    middle, high = layout.middle.status, layout.middle.status_height
    yield QRectF(0.0, middle.y() - high / 2, layout.metrics.width, high), _SIDE
    for area in (*things.upper_sides(), *things.beside_hand()):
        yield area, _SIDE
    talon = tuple(spot.place for _, spot in zones.talon.spots(layout))
    if talon:
        yield bounds_of(talon, width), _REST


def _shared(first: QRectF, second: QRectF) -> float:
    both = first.intersected(second)
    return max(0.0, both.width()) * max(0.0, both.height())
