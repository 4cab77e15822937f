"""Names the rectangles that things on the table take up, to see whether any two collide."""

from collections.abc import Iterator
from itertools import combinations

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.chair import FACING, Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.radii import coin_radius
from sixtysix_gui.table.layout.table_layout import TableLayout

SHORT_SENTENCE = 12.0
"""Width in text units of the status line's pill with a short sentence."""


def zones(layout: TableLayout, tricks: int = 6, eights: int = 2) -> dict[str, QRectF]:
    """Returns the upright rectangles of everything that lies still on the table."""
    metrics = layout.metrics
    coin = coin_radius(metrics.card_width, metrics.text_unit)
    found = {
        "own hand": bounds_of(layout.hands.own(layout.hands.size), layout.metrics.card_width),
        "their hand": bounds_of(
            layout.hands.places(Chair.NORTH, layout.hands.size), layout.metrics.card_width
        ),
        "status": around(
            layout.middle.status,
            SHORT_SENTENCE * layout.metrics.text_unit,
            layout.middle.status_height,
        ),
        "trick": _trick(layout),
        "talon": _talon(layout),
        "coin": around(layout.middle.coin, 2 * coin, 2 * coin),
    }
    for chair in FACING:
        found[f"plate {chair.value}"] = layout.sides.plate(chair)
        found[f"pile {chair.value}"] = _pile(layout, chair, tricks)
        found[f"marker {chair.value}"] = layout.scores.pair_zone(chair)
        found[f"eights {chair.value}"] = bounds_of(
            layout.scores.eights(chair, eights), layout.metrics.card_width
        )
    return found


def collisions(found: dict[str, QRectF]) -> Iterator[tuple[str, str, float]]:
    """Yields every two zones that overlap, and how deep: the lesser side of what they share."""
    for first, second in combinations(found, 2):
        depth = overlap(found[first], found[second])
        if depth > 0:
            yield first, second, depth


def overlap(first: QRectF, second: QRectF) -> float:
    """Returns how deep two rectangles overlap: the lesser side of what they share."""
    shared = first.intersected(second)
    return 0.0 if shared.isEmpty() else min(shared.width(), shared.height())


def around(centre: QPointF, width: float, height: float) -> QRectF:
    """Returns the rectangle of that size around a centre."""
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def _trick(layout: TableLayout) -> QRectF:
    cards = tuple(layout.middle.trick_card(chair, "deal", 1) for chair in FACING)
    return bounds_of(cards, layout.metrics.card_width)


def _talon(layout: TableLayout) -> QRectF:
    cards = (
        layout.middle.talon,
        layout.middle.talon_card(11),
        layout.middle.turn_up,
        layout.middle.closed_turn_up,
    )
    return bounds_of(cards, layout.metrics.card_width)


def _pile(layout: TableLayout, chair: Chair, tricks: int) -> QRectF:
    cards = tuple(layout.sides.pile_card(chair, index, tricks) for index in range(tricks))
    return bounds_of(cards, layout.metrics.card_width)
