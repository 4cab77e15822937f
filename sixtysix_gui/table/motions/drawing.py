"""Cards go from the talon to the hands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardDrawn
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import DRAW_HEIGHT, FLIPPED_WHILE_PLAYED, Motion
from sixtysix_gui.table.geometry.hand_order import sorted_hand
from sixtysix_gui.table.geometry.layout import Place, Side
from sixtysix_gui.table.motions.basics import after, eased, together, turn_over
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.flight import fly


def draw_cards(context: MotionContext, events: Sequence[CardDrawn]) -> QAbstractAnimation | None:
    """Let the winner of the trick draw, then the other, shortly after one another."""
    drawn = [(event, item) for event in events if (item := _take(context, event)) is not None]
    spots = dict(context.stage.spots())
    hands = context.stage.own_hand.items + context.stage.opponent_hand.items
    new = {item for _, item in drawn}
    moves = [context.rearrange([item for item in hands if item not in new], Motion.GAP)]
    for index, (_, item) in enumerate(drawn):
        delay = index * context.ms(Motion.DRAW_STAGGER)
        flight = _flight(context, item, spots[item].place, face_up=spots[item].face_up)
        moves.append(after(delay, flight, partial(context.enter_hand, item, spots[item])))
    return together(*moves)


def _flight(
    context: MotionContext, item: CardItem, place: Place, *, face_up: bool
) -> QAbstractAnimation:
    duration = context.ms(Motion.DRAW)
    flight = fly(item, place, duration, eased(Motion.DRAW), height=DRAW_HEIGHT)
    if face_up is item.face_up:
        return flight
    half = duration - int(duration * FLIPPED_WHILE_PLAYED)
    turn = turn_over(item, face_up=face_up, duration=2 * half)
    flight.addAnimation(after(duration - 2 * half, turn))
    return flight


def _take(context: MotionContext, event: CardDrawn) -> CardItem | None:
    stage = context.stage
    item = stage.talon.take_top()
    if item is None:
        return None
    stage.held.discard(item)
    item.become(event.card)
    if context.side(event.seat) is Side.THEIRS:
        stage.opponent_hand.items.append(item)
        stage.opponent_hand.arrange(context.view.trump)
        return item
    hand = stage.own_hand
    items = {held.card: held for held in (*hand.items, item)}
    hand.items = [
        items[card] for card in sorted_hand((c for c in items if c is not None), context.view.trump)
    ]
    return item
