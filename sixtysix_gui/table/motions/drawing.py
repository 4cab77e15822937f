"""Cards go from the talon to the hands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.table.card_item import CardItem
from sixtysix_gui.table.durations import FLIPPED_WHILE_PLAYED, Motion
from sixtysix_gui.table.hand_order import sorted_hand
from sixtysix_gui.table.layout import Side
from sixtysix_gui.table.motions.basics import after, eased, together, travel, turn_over
from sixtysix_gui.table.motions.context import MotionContext


def draw_cards(context: MotionContext, events: Sequence[CardDrawn]) -> QAbstractAnimation | None:
    """Let the winner of the trick draw, then the other, shortly after one another."""
    drawn = [(event, item) for event in events if (item := _take(context, event)) is not None]
    spots = dict(context.stage.spots())
    hands = context.stage.own_hand.items + context.stage.opponent_hand.items
    new = {item for _, item in drawn}
    moves = [context.rearrange([item for item in hands if item not in new], Motion.DRAW)]
    for index, (event, item) in enumerate(drawn):
        place = spots[item].place
        context.take_off(item, max(place.scale, 1.0))
        flight = _flight(context, event, item, place.scale)
        parts = [travel(item, place, context.ms(Motion.DRAW), eased(Motion.DRAW)), *flight]
        moves.append(after(index * context.ms(Motion.DRAW_STAGGER), together(*parts)))
    return together(*moves)


def _flight(
    context: MotionContext, event: CardDrawn, item: CardItem, _scale: float
) -> list[QAbstractAnimation]:
    mine = context.side(event.seat) is Side.MINE
    if mine is item.face_up:
        return []
    duration = context.ms(Motion.DRAW)
    turning = int(duration * (1 - FLIPPED_WHILE_PLAYED)) * 2
    turn = turn_over(item, face_up=mine, duration=turning)
    return [after(int(duration * FLIPPED_WHILE_PLAYED) // 2, turn)]


def _take(context: MotionContext, event: CardDrawn) -> CardItem | None:
    stage = context.stage
    item = stage.talon.take_top()
    if item is None:
        return None
    stage.held.discard(item)
    item.become(event.card)
    if context.side(event.seat) is Side.THEIRS:
        stage.opponent_hand.items.append(item)
        return item
    hand = stage.own_hand
    items = {held.card: held for held in (*hand.items, item)}
    hand.items = [
        items[card] for card in sorted_hand((c for c in items if c is not None), context.view.trump)
    ]
    return item
