"""A card is played, the full trick rests, and goes to the pile of its winner's side."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import CardLaid, CardPlayed, CardsTurned, TrickWon
from sixtysix_gui.rules.seats import Seat
from sixtysix_gui.table.animations import (
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
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import keeps_first_open
from sixtysix_gui.table.durations import (
    FLIPPED_WHILE_PLAYED,
    MOTIONS,
    PLAY_THEIRS_ARC,
    TRICK_ARC,
    Motion,
    Speed,
)
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import MotionContext, heard
from sixtysix_gui.table.seating import Chair

_FOUR = 4

_JOINED_AFTER = 0.3
"""The cards of a trick lie on each other after this part of their way to the pile."""


def play_card(context: MotionContext, event: CardPlayed | CardLaid) -> QAbstractAnimation | None:
    """Move a card from a hand, or from where it was dropped, to the trick."""
    chair, zones = context.chair(event.seat), context.zones
    if chair is Chair.SOUTH:
        zones.own_hand.lifted = None
    item = take_from_hand(context, chair, event.card)
    if item is None:
        return None
    laid = isinstance(event, CardLaid)
    if event.is_lead:
        zones.trick.clear()
    zones.trick.is_face_down = laid
    zones.trick.items[chair] = item
    if chair is Chair.SOUTH:
        played = _play_mine(context, item, face_up=not laid)
    else:
        played = _play_theirs(context, item, chair, face_up=not laid)
    if event.is_lead:  # where the card flies there is nothing yet to be marked
        context.scene.signs.trump.lay_wedge(None)
        played.finished.connect(lambda: context.scene.signs.trump.lay_wedge(zones.trick.leader))
    return played


def take_from_hand(context: MotionContext, chair: Chair, card: Card | None) -> CardItem | None:
    """Take a card that is played or given out of a hand, or from where it was dropped."""
    zones = context.zones
    if chair is not Chair.SOUTH:
        item = zones.others[chair].item_for(card)
    elif card is not None:
        item = zones.own_hand.item_showing(card, context.chosen)
    else:
        item = None
    if item is None:
        return None
    zones.hand(chair).items.remove(item)
    zones.held.discard(item)
    if card is not None:
        zones.identify(item, card)
    item.set_veiled(veiled=False)
    return item


def _play_mine(context: MotionContext, item: CardItem, *, face_up: bool) -> QAbstractAnimation:
    zones = context.zones
    context.take_off(item, max(item.scale(), 1.0))
    place, duration = zones.spot_of(item).place, context.ms(Motion.PLAY_MINE)
    move = sinking if item.shadow.height else fly  # it may be held high already
    flight = move(item, place, duration, eased(Motion.PLAY_MINE))
    if not face_up:
        flight.addAnimation(turn_over(item, face_up=False, duration=duration))
    played = together(flight, context.rearrange(zones.own_hand.items, Motion.PLAY_MINE))
    return heard(context, Motion.PLAY_MINE, played, Chair.SOUTH)


def _play_theirs(
    context: MotionContext, item: CardItem, chair: Chair, *, face_up: bool
) -> QAbstractAnimation:
    zones, duration = context.zones, context.ms(Motion.PLAY_THEIRS)
    turns = face_up and not item.face_up
    context.take_off(item, 1.0)
    place, curve = zones.spot_of(item).place, eased(Motion.PLAY_THEIRS)
    parts: list[QAbstractAnimation] = [fly(item, place, duration, curve, arc=PLAY_THEIRS_ARC)]
    if turns:
        turned = int(duration * FLIPPED_WHILE_PLAYED)
        parts.append(turn_over(item, face_up=True, duration=turned))
    rest = context.rearrange(zones.hand(chair).items, Motion.PLAY_THEIRS)
    return heard(context, Motion.PLAY_THEIRS, together(*parts, rest), chair)


def turn_cards(context: MotionContext, event: CardsTurned) -> QAbstractAnimation | None:
    """Turn the cards of a trick up together that lay face down."""
    trick = context.zones.trick
    trick.is_face_down = False
    turns: list[QAbstractAnimation] = []
    for play in event.plays:
        item = trick.items.get(context.chair(play.seat))
        if item is not None:
            context.zones.identify(item, play.card)
            turns.append(turn_over(item, face_up=True, duration=context.ms(Motion.FLIP)))
    return heard(context, Motion.TURN_UP, together(*turns))


def rest_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Let the full trick lie; the winner's card rises within a gold ring, and the plate glows."""
    trick, chair = context.zones.trick, context.chair(event.seat)
    context.scene.show_winner(chair, event.trick)
    motion = _resting(context)
    rest = context.ms(motion)
    if context.speed is Speed.NONE and context.rest_tricks:
        rest = MOTIONS[motion].normal  # to read takes time, though nothing moves
    item = trick.items.get(chair)
    if item is None or not rest:
        return None
    trick.winner = chair
    return together(pause(rest), *_rise_in_ring(context, item))


def _resting(context: MotionContext) -> Motion:
    if context.view.rules.close:
        return Motion.TRICK_RESTS
    return Motion.FOUR_REST if len(context.zones.trick.items) == _FOUR else Motion.THREE_REST


def lay_ring(context: MotionContext, place: Place, z: float) -> None:
    """Lay the gold ring around a place; it is not to be seen yet."""
    ring = context.scene.ring
    ring.lie_around(place, z)
    ring.setOpacity(0.0)
    ring.show()


def _rise_in_ring(context: MotionContext, item: CardItem) -> list[QAbstractAnimation]:
    """Let the card that wins rise, and the gold ring come around it."""
    ring, spot = context.scene.ring, context.zones.spot_of(item)
    curve, duration = eased(Motion.WINNER_RISES), context.ms(Motion.WINNER_RISES)
    lay_ring(context, item.place, spot.z + 0.4)
    ring.setScale(1.0)
    if not duration:
        ring.setOpacity(1.0)
        return []
    return [
        change(item, b"pos", spot.place.point, duration, curve),
        change(ring, b"pos", spot.place.point, duration, curve),
        change(ring, b"opacity", 1.0, duration, curve),
    ]


def take_trick(context: MotionContext, event: TrickWon) -> QAbstractAnimation | None:
    """Turn the trick over and lay it on the pile of its winner's side; the widow follows."""
    zones = context.zones
    items = tuple(zones.trick.items.values())
    zones.trick.clear()
    zones.trick.number = event.trick.number + 1
    context.scene.signs.trump.lay_wedge(None)
    if len(items) != len(event.trick.plays):
        return None
    pile = zones.piles[context.seating.pile(event.seat)]
    pile.first_is_open = keeps_first_open(context.view)
    earlier = list(pile.items)
    pile.tricks.append(items)
    spots = dict(zones.spots())
    joined = _joined(items)
    moves = [
        context.rearrange(earlier, Motion.TRICK_TO_WINNER),
        _fade_ring(context, joined),
    ]
    moves += [_gather(context, item, joined, spots[item]) for item in items]
    chair = context.chair(event.seat)
    taken = heard(context, Motion.TRICK_TO_WINNER, together(*moves), chair)
    widow = _take_widow(context, event.seat)
    return taken if widow is None else in_turn(taken, widow)


def _joined(items: tuple[CardItem, ...]) -> Place:
    """Where the cards of a trick lie upon each other."""
    x = sum(item.place.x for item in items) / len(items)
    y = sum(item.place.y for item in items) / len(items)
    return Place(x, y, items[-1].place.angle)


def _fade_ring(context: MotionContext, joined: Place) -> QAbstractAnimation:
    """Let the ring go with the card it lies around."""
    ring = context.scene.ring
    duration, curve = _joining_time(context), eased(Motion.WINNER_RISES)
    fade = change(ring, b"opacity", 0.0, duration)
    fade.finished.connect(ring.hide)
    return together(travel(ring, joined, duration, curve), fade)


def _gather(
    context: MotionContext, item: CardItem, joined: Place, home: Spot
) -> QAbstractAnimation:
    """Slide a card onto the others of its trick, then on to the pile, turned over on the way."""
    duration, curve = context.ms(Motion.TRICK_TO_WINNER), eased(Motion.TRICK_TO_WINNER)
    joining = _joining_time(context)
    context.take_off(item, 1.0)
    rest = duration - joining
    on = fly(item, home.place, rest, curve, arc=TRICK_ARC, start=joined)
    if not home.face_up:
        on.addAnimation(turn_over(item, face_up=False, duration=rest))
    return in_turn(travel(item, joined, joining, eased(Motion.WINNER_RISES)), on)


def _joining_time(context: MotionContext) -> int:
    return int(context.ms(Motion.TRICK_TO_WINNER) * _JOINED_AFTER)


def _take_widow(context: MotionContext, seat: Seat) -> QAbstractAnimation | None:
    """Let the widow follow the first trick to its pile, face down."""
    zones = context.zones
    items, zones.widow.items = zones.widow.items, []
    if not items:
        return None
    zones.piles[context.seating.pile(seat)].widow = items
    spots = dict(zones.spots())
    duration, curve = context.ms(Motion.WIDOW), eased(Motion.WIDOW)
    moves = [fly(item, spots[item].place, duration, curve, arc=TRICK_ARC) for item in items]
    followed = in_turn(pause(context.ms(Motion.WIDOW_LATER)), together(*moves))
    return heard(context, Motion.WIDOW, followed, context.chair(seat))
