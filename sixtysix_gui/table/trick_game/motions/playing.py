"""A card is played, the full trick rests, and goes to the pile of its winner's side."""

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.cards import Card
from sixtysix_gui.rules.events import CardLaid, CardPlayed, CardsTurned, TrickWon
from sixtysix_gui.table.animations import (
    eased,
    fly,
    in_turn,
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
    TRICK_ARC,
    Motion,
    Speed,
)
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.base_playing import fade_ring, gather, rise_in_ring
from sixtysix_gui.table.trick_game.motions.context import TrickContext
from sixtysix_gui.table.trick_game.motions.sounds import heard
from sixtysix_gui.table.zones.reconcile import keeps_first_open

_FOUR = 4


def play_card(context: TrickContext, event: CardPlayed | CardLaid) -> QAbstractAnimation | None:
    """Move a card from a hand, or from where it was dropped, to the trick."""
    chair, zones = context.chair(event.seat), context.zones
    item = _take_from_hand(context, chair, event.card)
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
        context.table.lay_wedge(None)
        played.finished.connect(lambda: context.table.lay_wedge(zones.trick.leader))
    return played


def _take_from_hand(context: TrickContext, chair: Chair, card: Card | None) -> CardItem | None:
    zones = context.zones
    if chair is Chair.SOUTH:
        item = None if card is None else zones.own_hand.item_showing(card, context.chosen)
        zones.own_hand.lifted = None
    else:
        item = zones.others[chair].item_for(card)
    if item is None:
        return None
    zones.hand(chair).items.remove(item)
    zones.held.discard(item)
    if card is not None:
        zones.identify(item, card)
    item.set_veiled(veiled=False)
    return item


def _play_mine(context: TrickContext, item: CardItem, *, face_up: bool) -> QAbstractAnimation:
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
    context: TrickContext, item: CardItem, chair: Chair, *, face_up: bool
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


def turn_cards(context: TrickContext, event: CardsTurned) -> QAbstractAnimation | None:
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


def rest_trick(context: TrickContext, event: TrickWon) -> QAbstractAnimation | None:
    """Let the full trick lie; the winner's card rises within a gold ring, his plate glows."""
    trick, chair = context.zones.trick, context.chair(event.seat)
    context.table.show_winner(chair, event.trick)
    motion = Motion.FOUR_REST if len(trick.items) == _FOUR else Motion.THREE_REST
    rest = context.ms(motion)
    if context.speed is Speed.NONE and context.rest_tricks:
        rest = MOTIONS[motion].normal  # to read takes time, though nothing moves
    item = trick.items.get(chair)
    if item is None or not rest:
        return None
    trick.winner = chair
    return together(pause(rest), *rise_in_ring(context, context.table.ring, item))


def take_trick(context: TrickContext, event: TrickWon) -> QAbstractAnimation | None:
    """Turn the trick over and lay it on the pile of its winner's side."""
    zones = context.zones
    items = tuple(zones.trick.items.values())
    zones.trick.clear()
    zones.trick.number = event.trick.number + 1
    context.table.lay_wedge(None)
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
        fade_ring(context, context.table.ring, joined),
    ]
    for item in items:
        spot = spots[item]
        moves.append(gather(context, item, joined, spot.place, face_up=spot.face_up))
    taken = together(*moves)
    return heard(context, Motion.TRICK_TO_WINNER, taken, context.chair(event.seat))


def _joined(items: tuple[CardItem, ...]) -> Place:
    """Where the cards of a trick lie upon each other."""
    x = sum(item.place.x for item in items) / len(items)
    y = sum(item.place.y for item in items) / len(items)
    return Place(x, y, items[-1].place.angle)


def take_widow(context: TrickContext, event: TrickWon) -> QAbstractAnimation | None:
    """Let the widow follow the first trick to its pile, face down."""
    zones = context.zones
    items = zones.widow.items
    if not items:
        return None
    zones.widow.items = []
    pile = zones.piles[context.seating.pile(event.seat)]
    pile.widow = items
    spots = dict(zones.spots())
    duration, curve = context.ms(Motion.WIDOW), eased(Motion.WIDOW)
    moves = [fly(item, spots[item].place, duration, curve, arc=TRICK_ARC) for item in items]
    followed = in_turn(pause(context.ms(Motion.WIDOW_LATER)), together(*moves))
    return heard(context, Motion.WIDOW, followed, context.chair(event.seat))
