"""A card goes to the trick; the trick rests and goes to its winner."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardPlayed, TrickWon
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import (
    FLIPPED_WHILE_PLAYED,
    MOTIONS,
    PLAY_THEIRS_ARC,
    TRICK_ARC,
    Motion,
    Speed,
)
from sixtysix_gui.table.geometry.layout import Place, Side
from sixtysix_gui.table.motions.basics import (
    change,
    eased,
    fly,
    in_turn,
    pause,
    sinking,
    together,
    travel,
    turn_over,
)
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard

_JOINED_AFTER = 0.3
"""The cards of a trick lie on each other after this part of their way to the pile."""


def play_card(context: MotionContext, event: CardPlayed) -> QAbstractAnimation | None:
    """Move a card from a hand, or from where it was dropped, to the trick."""
    side = context.side(event.seat)
    item = _take_from_hand(context, side, event)
    if item is None:
        return None
    return _play_mine(context, item) if side is Side.MINE else _play_theirs(context, item)


def _take_from_hand(context: MotionContext, side: Side, event: CardPlayed) -> CardItem | None:
    zones = context.zones
    if side is Side.MINE:
        item = zones.own_hand.item_showing(event.card, context.chosen)
        hand = zones.own_hand.items
        zones.own_hand.lifted = None
    else:
        item = zones.opponent_hand.item_for(event.card)
        hand = zones.opponent_hand.items
    if item is None:
        return None
    hand.remove(item)
    zones.held.discard(item)
    zones.identify(item, event.card)
    item.set_veiled(veiled=False)
    if event.is_lead:
        zones.trick.clear()
    zones.trick.items[side] = item
    return item


def _play_mine(context: MotionContext, item: CardItem) -> QAbstractAnimation:
    zones = context.zones
    context.take_off(item, max(item.scale(), 1.0))
    place, duration = zones.spot_of(item).place, context.ms(Motion.PLAY_MINE)
    move = sinking if item.shadow.height else fly  # it may be held high already
    flight = move(item, place, duration, eased(Motion.PLAY_MINE))
    played = together(flight, context.rearrange(zones.own_hand.items, Motion.PLAY_MINE))
    return heard(context, Motion.PLAY_MINE, played, Side.MINE)


def _play_theirs(context: MotionContext, item: CardItem) -> QAbstractAnimation:
    zones = context.zones
    duration = context.ms(Motion.PLAY_THEIRS)
    is_hidden = not item.face_up
    context.take_off(item, 1.0)
    place, curve = zones.spot_of(item).place, eased(Motion.PLAY_THEIRS)
    parts: list[QAbstractAnimation] = [fly(item, place, duration, curve, arc=PLAY_THEIRS_ARC)]
    if is_hidden:
        turned = int(duration * FLIPPED_WHILE_PLAYED)
        parts.append(turn_over(item, face_up=True, duration=turned))
    played = together(*parts, context.rearrange(zones.opponent_hand.items, Motion.PLAY_THEIRS))
    return heard(context, Motion.PLAY_THEIRS, played, Side.THEIRS)


def rest_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Let the full trick lie; the winner's card rises within a gold ring."""
    trick = context.zones.trick
    speed = context.speed
    rest = context.ms(Motion.TRICK_RESTS)
    if speed is Speed.NONE and context.rest_tricks:
        rest = MOTIONS[Motion.TRICK_RESTS].normal  # to read takes time, though nothing moves
    item = trick.items.get(context.side(event.seat))
    if item is None or not rest:
        return None
    trick.winner = context.side(event.seat)
    return together(pause(rest), *_rise_in_ring(context, item))


def _rise_in_ring(context: MotionContext, item: CardItem) -> list[QAbstractAnimation]:
    spot = context.zones.spot_of(item)
    ring, curve = context.ring, eased(Motion.WINNER_RISES)
    duration = context.ms(Motion.WINNER_RISES)
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


def take_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Turn the trick over and lay it on its winner's pile."""
    zones = context.zones
    items = list(zones.trick.items.values())
    zones.trick.clear()
    zones.trick.number = event.trick.number + 1
    if len(items) != 2:
        return None
    lower, upper = items
    pile = zones.piles[context.side(event.seat)]
    earlier = [item for trick in pile.tricks for item in trick]
    pile.tricks.append((lower, upper))
    joined = _joined(lower, upper)
    moves = [context.rearrange(earlier, Motion.TRICK_TO_WINNER), _fade_ring(context, joined)]
    moves += [_gather(context, item, joined) for item in items]
    taken = together(*moves)
    return heard(context, Motion.TRICK_TO_WINNER, taken, context.side(event.seat))


def _joined(lower: CardItem, upper: CardItem) -> Place:
    """Where the cards of a trick lie upon each other."""
    middle = (lower.place.point + upper.place.point) / 2
    return Place(middle.x(), middle.y(), upper.place.angle)


def _fade_ring(context: MotionContext, joined: Place) -> QAbstractAnimation:
    """Let the ring go with the card it lies around."""
    duration, curve = _joining_time(context), eased(Motion.WINNER_RISES)
    fade = change(context.ring, b"opacity", 0.0, duration)
    fade.finished.connect(context.ring.hide)
    return together(travel(context.ring, joined, duration, curve), fade)


def _joining_time(context: MotionContext) -> int:
    return int(context.ms(Motion.TRICK_TO_WINNER) * _JOINED_AFTER)


def _gather(context: MotionContext, item: CardItem, joined: Place) -> QAbstractAnimation:
    """Slide a card onto the other of its trick, then turn both over on their way to the pile."""
    duration, curve = context.ms(Motion.TRICK_TO_WINNER), eased(Motion.TRICK_TO_WINNER)
    joining = _joining_time(context)
    spot = context.zones.spot_of(item)
    context.take_off(item, 1.0)
    turn = turn_over(item, face_up=False, duration=duration - joining)
    return in_turn(
        travel(item, joined, joining, eased(Motion.WINNER_RISES)),
        together(
            fly(item, spot.place, duration - joining, curve, arc=TRICK_ARC, start=joined), turn
        ),
    )
