"""Names the rectangles that things take up on the table for three and four."""

from typing import Literal

from PySide6.QtCore import QRectF

from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import bounds_of
from sixtysix_gui.table.layout.table_layout import TableLayout
from tests.helpers.table.zones import SHORT_SENTENCE, around

STACKS = 3
"""So many stacks of chips a player has at the start."""

Device = Literal["pairs", "slate", "chips"]
Beside = Literal["coin", "widow", "talon"]


def trick_zones(
    layout: TableLayout, device: Device = "pairs", beside: Beside = "coin", tricks: int = 6
) -> dict[str, QRectF]:
    """Returns the upright rectangles of everything that lies still in the middle of a deal.

    Args:
        layout: of a table.
        device: how the score is shown.
        beside: what lies beside the trick: a coin, the widow, or coin and talon.
        tricks: in each pile.
    """
    metrics, middle = layout.metrics, layout.middle
    found = {
        "status": around(middle.status, SHORT_SENTENCE * metrics.text_unit, middle.status_height),
        "trick": bounds_of(
            tuple(middle.trick_card(chair, "deal", 1) for chair in metrics.chairs),
            metrics.card_width,
        ),
    }
    for chair in metrics.chairs:
        found[f"hand {chair.value}"] = layout.hands.full(chair)
        found[f"plate {chair.value}"] = layout.sides.plate(chair)
    for chair in layout.sides.pile_chairs:
        found[f"pile {chair.value}"] = layout.sides.pile_bounds(chair, tricks)
    return found | _beside_trick(layout, beside) | _devices(layout, device)


def _beside_trick(layout: TableLayout, beside: Beside) -> dict[str, QRectF]:
    middle, width = layout.middle, layout.metrics.card_width
    counter = around(middle.counter, 2 * middle.counter_radius, 2 * middle.counter_radius)
    coin = around(middle.coin, 2 * middle.coin_radius, 2 * middle.coin_radius)
    if beside == "talon":
        talon = bounds_of((middle.talon, middle.talon_card(27), middle.turn_up), width)
        return {"talon": talon, "coin": coin}
    right = bounds_of(middle.widow, width) if beside == "widow" else coin
    return {"counter": counter, beside: right}


def _devices(layout: TableLayout, device: Device) -> dict[str, QRectF]:
    scores = layout.scores
    if device == "slate":
        return {"slate": scores.slate}
    if device == "chips":
        return {f"chips {chair.value}": _chips(layout, chair) for chair in scores.chairs}
    found = {f"pair {chair.value}": scores.pair_zone(chair) for chair in scores.chairs}
    labelled = scores.chairs if layout.metrics.seats == len(Chair) else (Chair.SOUTH,)
    return found | {f"label {chair.value}": scores.label(chair) for chair in labelled}


def _chips(layout: TableLayout, chair: Chair) -> QRectF:
    place, card = layout.scores.chips(chair), layout.metrics.card_width
    radius = max(0.155 * card, 13.0)
    width = min(place.room, (2.25 * (STACKS - 1) + 2) * radius)
    height = 2 * radius + 4 * 0.034 * card
    left = place.x - width if place.from_right else place.x
    return QRectF(left, place.foot - height, width, height)
