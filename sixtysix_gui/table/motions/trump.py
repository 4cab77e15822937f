"""The card that fixes trump is shown, and the trump counter is laid, drops, or changes."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.design.theme import Z
from sixtysix_gui.rules.cards import Suit
from sixtysix_gui.rules.events import TrumpNamed, TrumpTurned
from sixtysix_gui.table.animations import (
    eased,
    flip,
    fly,
    in_turn,
    keyed,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import COUNTER_ARC, FLIP_LIFT, Motion
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard

_SHOWN_BESIDE = 1.18
"""How far beside the pack a card is shown that fixes trump, in W."""

_LIFTED = 0.25
"""From how high the counter falls, in W: its picture is larger there by that part of it."""


def turn_trump(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Show the card that fixes trump: the cut card, a turn-up, or the next card of forehand."""
    zones, rules = context.zones, context.view.rules
    talon = zones.talon
    if not talon.items:
        return None
    if rules.turns_up:
        return _turn_up(context, event)
    item = talon.items[0] if rules.cuts else talon.items[-1]
    zones.identify(item, event.card)
    return _shown_beside(context, item, event.card.suit, goes_back=rules.cuts)


def _turn_up(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the trump card up beside the talon, then push it below."""
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.identify(item, event.card)
    zones.talon.turn_up = item
    under, metrics = zones.layout.middle.turn_up, zones.layout.metrics
    beside = under.moved(metrics.card_height / 2 + 0.1 * metrics.card_width, 0.0)
    opened = _open(context, item, beside, Motion.TURN_UP)
    opened.finished.connect(lambda: item.setZValue(Z.TURN_UP))
    motion = Motion.PACK_OVER_TURN_UP
    pushed = travel(item, under, context.ms(motion), eased(motion), start=beside)
    return in_turn(opened, pushed)


def _shown_beside(
    context: MotionContext, item: CardItem, suit: Suit, *, goes_back: bool
) -> QAbstractAnimation:
    """Show a card beside the pack: the cut card, the dealer's last, then goes back."""
    zones = context.zones
    home = zones.spot_of(item).place
    beside = home.moved(_SHOWN_BESIDE * zones.layout.metrics.card_width, 0.0)
    motion = Motion.CUT if goes_back else Motion.TURN_UP
    parts: list[QAbstractAnimation] = [
        _open(context, item, beside, motion),
        lay_counter(context, suit, None),
        pause(context.ms(Motion.CUT_SHOWN)),
    ]
    if goes_back:
        duration = context.ms(motion)
        back = travel(item, home, duration, eased(motion), start=beside)
        back.addAnimation(turn_again(item, face_up=False, duration=duration))
        parts.append(back)
    else:
        zones.held.add(item)  # it goes on from there, to forehand
    return in_turn(*parts)


def _open(
    context: MotionContext, item: CardItem, beside: Place, motion: Motion
) -> QAbstractAnimation:
    """Turn a card of the pack up on its way to a place beside it."""
    duration = context.ms(motion)
    context.take_off(item, 1.0)
    opened = fly(item, beside, duration, eased(motion), height=FLIP_LIFT)
    opened.addAnimation(turn_over(item, face_up=True, duration=duration))
    return heard(context, motion, opened)


def lay_counter(
    context: MotionContext, suit: Suit, chair: Chair | None, motion: Motion = Motion.COUNTER_LAID
) -> QAbstractAnimation:
    """Let the counter come from a plate, or drop where it lies, and show a suit as trump."""
    counter, duration = context.table.lay_counter(suit), context.ms(motion)
    if not duration:
        return together()
    rest = Place(counter.pos().x(), counter.pos().y())
    begin = rest.point
    if chair is not None:
        begin = context.zones.layout.sides.plates[chair].center()
    start = Place(begin.x(), begin.y(), 0.0, 1.0 + _LIFTED)
    counter.setPos(start.point)
    counter.setScale(start.scale)
    counter.setOpacity(0.0)  # until its turn comes: the card that shows it is turned before
    flight = travel(counter, rest, duration, eased(motion), arc=COUNTER_ARC, start=start)
    seen = keyed(counter, b"opacity", [(0.0, 1.0), (1.0, 1.0)], duration)
    return heard(context, motion, together(flight, seen), chair)


def name_trump(context: MotionContext, event: TrumpNamed) -> QAbstractAnimation | None:
    """Show which suit is trumps now, and by what it has become so."""
    by = context.view.rules.trump_by
    if by == "latest-marriage":
        return change_counter(context, event.suit)
    if by == "first-lead":
        return lay_counter(context, event.suit, None, Motion.COUNTER_BY_LEAD)
    return lay_counter(context, event.suit, context.chair(event.seat))


def change_counter(context: MotionContext, suit: Suit) -> QAbstractAnimation:
    """Turn the counter over: it shows another suit."""
    counter, duration = context.table.lay_counter(suit), context.ms(Motion.COUNTER_CHANGES)
    if not duration:
        return together()
    turned = flip(counter, duration)
    return heard(context, Motion.COUNTER_CHANGES, turned)
