"""The trump counter is laid, drops with the first lead, or changes."""

from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsScale

from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.events import TrumpNamed
from sixtysix_gui.table.animations import eased, keyed, together, travel
from sixtysix_gui.table.durations import COUNTER_ARC, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard

_LIFTED = 0.25
"""From how high the counter falls, in W: its picture is larger there by that part of it."""


def lay_counter(
    context: TrickContext, suit: Suit, chair: Chair | None, motion: Motion = Motion.COUNTER_LAID
) -> QAbstractAnimation:
    """Let the counter come from a plate, or drop where it lies, and show a suit as trump."""
    counter = context.table.lay_counter(suit)
    rest = Place(counter.pos().x(), counter.pos().y())
    begin = rest
    if chair is not None:
        plate = context.zones.layout.sides.plate(chair).center()
        begin = Place(plate.x(), plate.y())
    duration = context.ms(motion)
    start = Place(begin.x, begin.y, 0.0, 1.0 + _LIFTED)
    if not duration:
        return together()
    counter.setPos(start.point)
    counter.setScale(start.scale)
    counter.setOpacity(0.0)  # until its turn comes: the card that shows it is turned before
    flight = travel(counter, rest, duration, eased(motion), arc=COUNTER_ARC, start=start)
    seen = keyed(counter, b"opacity", [(0.0, 1.0), (1.0, 1.0)], duration)
    return heard(context, motion, together(flight, seen), chair)


def name_trump(context: TrickContext, event: TrumpNamed) -> QAbstractAnimation | None:
    """Show which suit is trumps now, and by what it has become so."""
    by = context.view.rules.trump_by
    if by == "latest-marriage":
        return change_counter(context, event.suit)
    if by == "first-lead":
        return lay_counter(context, event.suit, None, Motion.COUNTER_BY_LEAD)
    return lay_counter(context, event.suit, context.chair(event.seat))


def change_counter(context: TrickContext, suit: Suit) -> QAbstractAnimation:
    """Turn the counter over: it shows another suit."""
    counter = context.table.lay_counter(suit)
    duration = context.ms(Motion.COUNTER_CHANGES)
    if not duration:
        return together()
    turn = QGraphicsScale(counter)
    counter.setTransformations([turn])
    flip = keyed(turn, b"xScale", [(0.0, 1.0), (0.5, 0.0), (1.0, 1.0)], duration)
    flip.finished.connect(lambda: counter.setTransformations([]))
    return heard(context, Motion.COUNTER_CHANGES, together(flip))
