"""Names the rectangles that things on the table take up, to see whether any two collide."""

from collections.abc import Iterator
from itertools import combinations
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from sixtysix_gui.table.seating import FACING, Chair

TOUCH = 0.08
"""In card widths: so deep one thing may reach over another."""

SHORT_SENTENCE = 12.0
"""Width in text units of the status line's pill with a short sentence."""

STACKS = 3
"""So many stacks of chips a player has at the start."""

Device = Literal["pairs", "slate", "chips"]
Beside = Literal["coin", "widow", "talon"]


def zones(
    layout: TableLayout,
    tricks: int = 6,
    eights: int = 2,
    device: Device = "pairs",
    beside: Beside = "coin",
) -> dict[str, QRectF]:
    """Return the upright rectangles of everything that lies still in the middle of a deal.

    Args:
        layout: of a table.
        tricks: in each pile.
        eights: of each who sits face to face with the other.
        device: how the score is shown.
        beside: what lies beside the trick of three and four: a coin, the widow, or coin and talon.
    """
    metrics, middle = layout.metrics, layout.middle
    trick = tuple(middle.trick_card(chair, "deal", 1) for chair in metrics.chairs)
    found = {
        "status": around(middle.status, SHORT_SENTENCE * metrics.text_unit, middle.status_height),
        "trick": bounds_of(trick, metrics.card_width),
    }
    for chair in metrics.chairs:
        found[f"hand {chair.value}"] = layout.hands.full(chair)
        found[f"plate {chair.value}"] = layout.sides.plates[chair]
    for chair in layout.sides.piles:
        found[f"pile {chair.value}"] = layout.sides.pile_bounds(chair, tricks)
    return found | _beside_trick(layout, beside) | _devices(layout, device, eights)


def collisions(found: dict[str, QRectF]) -> Iterator[tuple[str, str, float]]:
    """Yields every two zones that overlap, and how deep: the lesser side of what they share."""
    for first, second in combinations(found, 2):
        depth = overlap(found[first], found[second])
        if depth > 0:
            yield first, second, depth


def overlap(first: QRectF, second: QRectF) -> float:
    """Return how deep two rectangles overlap: the lesser side of what they share."""
    shared = first.intersected(second)
    return 0.0 if shared.isEmpty() else min(shared.width(), shared.height())


def around(centre: QPointF, width: float, height: float) -> QRectF:
    """Return the rectangle of that size around a centre."""
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def status_area(layout: TableLayout, lines: int = 1) -> QRectF:
    """Return the area of the status line at its widest, for a number of lines; empty for none."""
    if lines == 0:
        return QRectF()
    metrics, middle = layout.metrics, layout.middle
    height = middle.status_height + (lines - 1) * 1.3 * metrics.text_unit
    area = QRectF(0, 0, layout.sentences.status_max_width, height)
    area.moveCenter(middle.status)
    area.moveBottom(middle.status.y() + middle.status_height / 2)
    if metrics.has_act_row:  # where it may stand aside
        beside = [zones(layout)[name] for name in ("pile south", "eights south")]
        span = layout.sentences.status_growth(beside, row_taken=False).span
        assert span is not None
        area.moveLeft(middle.status.x() + span[0])
    if metrics.makes_room:  # more lines grow over the empty row of acts
        area.moveTop(middle.status.y() - middle.status_height / 2)
    return area


def _beside_trick(layout: TableLayout, beside: Beside) -> dict[str, QRectF]:
    middle, width = layout.middle, layout.metrics.card_width
    counter = around(middle.counter, 2 * middle.counter_radius, 2 * middle.counter_radius)
    coin = around(middle.coin, 2 * middle.coin_radius, 2 * middle.coin_radius)
    if layout.metrics.chairs == FACING:
        talon = (middle.talon, middle.talon_card(11), middle.turn_up, middle.closed_turn_up)
        return {"talon": bounds_of(talon, width), "coin": coin}
    if beside == "talon":
        talon = bounds_of((middle.talon, middle.talon_card(27), middle.turn_up), width)
        return {"talon": talon, "coin": coin}
    right = bounds_of(middle.widow, width) if beside == "widow" else coin
    return {"counter": counter, beside: right}


def _devices(layout: TableLayout, device: Device, eights: int) -> dict[str, QRectF]:
    scores = layout.scores
    if device == "slate":
        return {"slate": scores.slate}
    if device == "chips":
        return {f"chips {chair.value}": _chips(layout, chair) for chair in scores.pairs}
    found = {f"pair {chair.value}": scores.pairs[chair].zone for chair in scores.pairs}
    if layout.metrics.chairs == FACING:
        told = {chair: scores.eights(chair, eights) for chair in FACING}
        width = layout.metrics.card_width
        return found | {f"eights {c.value}": bounds_of(each, width) for c, each in told.items()}
    labelled = scores.pairs if layout.metrics.seats == len(Chair) else (Chair.SOUTH,)
    return found | {f"label {chair.value}": scores.labels[chair] for chair in labelled}


def _chips(layout: TableLayout, chair: Chair) -> QRectF:
    place, card = layout.scores.chips[chair], layout.metrics.card_width
    radius = max(0.155 * card, 13.0)
    width = min(place.room, (2.25 * (STACKS - 1) + 2) * radius)
    height = 2 * radius + 4 * 0.034 * card
    left = place.x - width if place.from_right else place.x
    return QRectF(left, place.foot - height, width, height)
