"""A card goes to the trick; the trick rests and goes to its winner."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardPlayed, TrickWon
from sixtysix_gui.table.animations import (
    eased,
    fly,
    pause,
    sinking,
    together,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import (
    FLIPPED_WHILE_PLAYED,
    MOTIONS,
    PLAY_THEIRS_ARC,
    Motion,
    Speed,
)
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.base_playing import fade_ring, gather, rise_in_ring
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard


def play_card(context: MotionContext, event: CardPlayed) -> QAbstractAnimation | None:
    """Move a card from a hand, or from where it was dropped, to the trick."""
    chair = context.chair(event.seat)
    item = _take_from_hand(context, chair, event)
    if item is None:
        return None
    return _play_mine(context, item) if chair is Chair.SOUTH else _play_theirs(context, item)


def _take_from_hand(context: MotionContext, chair: Chair, event: CardPlayed) -> CardItem | None:
    zones = context.zones
    if chair is Chair.SOUTH:
        item = zones.own_hand.item_showing(event.card, context.chosen)
        hand = zones.own_hand.items
        zones.own_hand.lifted = None
    else:
        item = zones.others[Chair.NORTH].item_for(event.card)
        hand = zones.others[Chair.NORTH].items
    if item is None:
        return None
    hand.remove(item)
    zones.held.discard(item)
    zones.identify(item, event.card)
    item.set_veiled(veiled=False)
    if event.is_lead:
        zones.trick.clear()
    zones.trick.items[chair] = item
    return item


def _play_mine(context: MotionContext, item: CardItem) -> QAbstractAnimation:
    zones = context.zones
    context.take_off(item, max(item.scale(), 1.0))
    place, duration = zones.spot_of(item).place, context.ms(Motion.PLAY_MINE)
    move = sinking if item.shadow.height else fly  # it may be held high already
    flight = move(item, place, duration, eased(Motion.PLAY_MINE))
    played = together(flight, context.rearrange(zones.own_hand.items, Motion.PLAY_MINE))
    return heard(context, Motion.PLAY_MINE, played, Chair.SOUTH)


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
    played = together(
        *parts, context.rearrange(zones.others[Chair.NORTH].items, Motion.PLAY_THEIRS)
    )
    return heard(context, Motion.PLAY_THEIRS, played, Chair.NORTH)


def rest_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Let the full trick lie; the winner's card rises within a gold ring."""
    trick = context.zones.trick
    speed = context.speed
    rest = context.ms(Motion.TRICK_RESTS)
    if speed is Speed.NONE and context.rest_tricks:
        rest = MOTIONS[Motion.TRICK_RESTS].normal  # to read takes time, though nothing moves
    item = trick.items.get(context.chair(event.seat))
    if item is None or not rest:
        return None
    trick.winner = context.chair(event.seat)
    return together(pause(rest), *rise_in_ring(context, context.ring, item))


def take_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Turn the trick over and lay it on its winner's pile."""
    zones = context.zones
    items = list(zones.trick.items.values())
    zones.trick.clear()
    zones.trick.number = event.trick.number + 1
    if len(items) != 2:
        return None
    lower, upper = items
    pile = zones.piles[context.chair(event.seat)]
    earlier = [item for trick in pile.tricks for item in trick]
    pile.tricks.append((lower, upper))
    joined = _joined(lower, upper)
    moves = [
        context.rearrange(earlier, Motion.TRICK_TO_WINNER),
        fade_ring(context, context.ring, joined),
    ]
    moves += [gather(context, item, joined, zones.spot_of(item).place) for item in items]
    taken = together(*moves)
    return heard(context, Motion.TRICK_TO_WINNER, taken, context.chair(event.seat))


def _joined(lower: CardItem, upper: CardItem) -> Place:
    """Where the cards of a trick lie upon each other."""
    middle = (lower.place.point + upper.place.point) / 2
    return Place(middle.x(), middle.y(), upper.place.angle)
