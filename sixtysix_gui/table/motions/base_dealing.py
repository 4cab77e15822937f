"""At every table: the pack is gathered, the trump card turned up beside it, and cards are drawn."""

from collections.abc import Collection, Iterable, Iterator
from typing import Any

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.table.animations import after, eased, fly, together, travel, turn_over
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.durations import DRAW_HEIGHT, FLIP_LIFT, FLIPPED_WHILE_PLAYED, Motion
from sixtysix_gui.table.motions.base_context import BaseContext
from sixtysix_gui.table.theme import Z


def gathering(
    context: BaseContext[Any], lying: Iterable[CardItem], shown: Collection[CardItem]
) -> Iterator[QAbstractAnimation]:
    """Bring cards that lie on the table to the pack; those that show their faces are turned."""
    duration, curve = context.ms(Motion.GATHER), eased(Motion.GATHER)
    spots = dict(context.zones.spots())
    for item in lying:
        place = spots[item].place
        if not duration or item.place == place:
            continue
        context.take_off(item, max(item.scale(), 1.0))
        item.shadow.fall(0.0, place.angle)
        item.shadow.setVisible(spots[item].shadowed)
        yield travel(item, place, duration, curve)
        if item in shown:
            yield turn_over(item, face_up=False, duration=duration)


def turning_up(
    context: BaseContext[Any], item: CardItem
) -> tuple[QAbstractAnimation, QAbstractAnimation]:
    """Give how the trump card is turned up beside the pack, and how it is pushed below it."""
    context.take_off(item, 1.0)
    layout = context.zones.layout
    under, metrics = layout.middle.turn_up, layout.metrics
    beside = under.moved(metrics.card_height / 2 + 0.1 * metrics.card_width, 0.0)
    duration = context.ms(Motion.TURN_UP)
    opened = together(
        fly(item, beside, duration, eased(Motion.TURN_UP), height=FLIP_LIFT),
        turn_over(item, face_up=True, duration=duration),
    )
    opened.finished.connect(lambda: item.setZValue(Z.TURN_UP))
    pushed = travel(
        item,
        under,
        context.ms(Motion.PACK_OVER_TURN_UP),
        eased(Motion.PACK_OVER_TURN_UP),
        start=beside,
    )
    return opened, pushed


def drawing(context: BaseContext[Any], item: CardItem, spot: Spot) -> QAbstractAnimation:
    """Let a card fly from the talon to its hand; where it is to be seen it turns on the way."""
    duration = context.ms(Motion.DRAW)
    flight = fly(item, spot.place, duration, eased(Motion.DRAW), height=DRAW_HEIGHT)
    if spot.face_up is item.face_up:
        return flight
    half = duration - int(duration * FLIPPED_WHILE_PLAYED)
    turn = turn_over(item, face_up=spot.face_up, duration=2 * half)
    flight.addAnimation(after(duration - 2 * half, turn))
    return flight
