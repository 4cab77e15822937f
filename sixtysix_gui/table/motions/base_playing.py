"""A full trick at every table: its winner rises within the ring, and all of it goes to a pile."""

from typing import Any

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsWidget

from sixtysix_gui.table.animations import (
    change,
    eased,
    fly,
    in_turn,
    together,
    travel,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import TRICK_ARC, Motion
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.base_context import BaseContext

_JOINED_AFTER = 0.3
"""The cards of a trick lie on each other after this part of their way to the pile."""


def rise_in_ring(
    context: BaseContext[Any], ring: QGraphicsWidget, item: CardItem
) -> list[QAbstractAnimation]:
    """Let the card that wins rise, and the gold ring come around it."""
    spot = context.zones.spot_of(item)
    curve, duration = eased(Motion.WINNER_RISES), context.ms(Motion.WINNER_RISES)
    ring.setPos(item.pos())
    ring.setRotation(item.rotation())
    ring.setScale(1.0)
    ring.setZValue(spot.z + 0.4)
    ring.setOpacity(0.0)
    ring.show()
    if not duration:
        ring.setOpacity(1.0)
        return []
    return [
        change(item, b"pos", spot.place.point, duration, curve),
        change(ring, b"pos", spot.place.point, duration, curve),
        change(ring, b"opacity", 1.0, duration, curve),
    ]


def fade_ring(
    context: BaseContext[Any], ring: QGraphicsWidget, joined: Place
) -> QAbstractAnimation:
    """Let the ring go with the card it lies around."""
    duration, curve = _joining_time(context), eased(Motion.WINNER_RISES)
    fade = change(ring, b"opacity", 0.0, duration)
    fade.finished.connect(ring.hide)
    return together(travel(ring, joined, duration, curve), fade)


def gather(
    context: BaseContext[Any], item: CardItem, joined: Place, home: Place, *, face_up: bool = False
) -> QAbstractAnimation:
    """Slide a card onto the others of its trick, then on to the pile, turned over on the way."""
    duration, curve = context.ms(Motion.TRICK_TO_WINNER), eased(Motion.TRICK_TO_WINNER)
    joining = _joining_time(context)
    context.take_off(item, 1.0)
    rest = duration - joining
    on = fly(item, home, rest, curve, arc=TRICK_ARC, start=joined)
    if not face_up:
        on.addAnimation(turn_over(item, face_up=False, duration=rest))
    return in_turn(travel(item, joined, joining, eased(Motion.WINNER_RISES)), on)


def _joining_time(context: BaseContext[Any]) -> int:
    return int(context.ms(Motion.TRICK_TO_WINNER) * _JOINED_AFTER)
