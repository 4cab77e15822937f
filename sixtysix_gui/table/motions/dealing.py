"""Shuffling, dealing, turning up the trump, sorting the hand, and drawing from the talon."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardDrawn, CardsDealt, TrumpTurned
from sixtysix_gui.table.animations import (
    after,
    eased,
    fly,
    in_turn,
    together,
    travel,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem
from sixtysix_gui.table.durations import (
    DEAL_ARC,
    DEAL_HEIGHT,
    SHUFFLE_SLIDE,
    Motion,
)
from sixtysix_gui.table.layout.chair import Chair
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.base_dealing import drawing, gathering, turning_up
from sixtysix_gui.table.motions.context import MotionContext
from sixtysix_gui.table.motions.sounds import heard
from sixtysix_gui.table.zones.reconcile import deal_name, show_eights, show_score


def gather_pack(context: MotionContext) -> QAbstractAnimation | None:
    """Bring the pack together in the talon's place; the score is that of the new deal."""
    zones, view = context.zones, context.view
    zones.held.clear()
    shown = {item for item, spot in zones.deal_spots() if spot.face_up}
    items = zones.clear_deal()
    size = view.rules.deck_pack
    zones.remove(items[size:])
    lying = items[:size]
    new = [zones.new_item() for _ in range(size - len(lying))]
    zones.talon.items = lying + new
    zones.trick.number = 1
    zones.deal = deal_name(view, view.score)
    show_eights(zones, view)
    show_score(zones, view, view.score)
    spots = dict(zones.talon.spots(zones.layout))
    for item in new:
        item.lie(spots[item])
    return heard(context, Motion.GATHER, together(*gathering(context, lying, shown)))


def shuffle(context: MotionContext) -> QAbstractAnimation | None:
    """Slide two halves of the pack apart and together, twice."""
    zones = context.zones
    for item in zones.talon.items:
        item.become(None)
    duration = context.ms(Motion.SHUFFLE) // 4
    if not duration:
        return None
    slide = SHUFFLE_SLIDE * zones.layout.metrics.card_width / 2
    items, curve = zones.talon.items, eased(Motion.SHUFFLE)
    homes = {item: zones.layout.middle.talon_card(index) for index, item in enumerate(items)}
    for item in items[:2]:  # the lowest of either half casts its shadow
        item.take_off()
        item.shadow.fall(0.0, item.rotation())
    strokes: list[QAbstractAnimation] = []
    for _ in range(2):
        aways = {
            item: home.moved(slide if index % 2 else -slide, 0.0)
            for index, (item, home) in enumerate(homes.items())
        }
        for starts, ends in ((homes, aways), (aways, homes)):
            moves = (travel(i, ends[i], duration, curve, start=starts[i]) for i in items)
            stroke = together(*moves)
            strokes.append(heard(context, Motion.SHUFFLE, stroke) if starts is homes else stroke)
    return in_turn(*strokes)


def deal_cards(context: MotionContext, events: Sequence[CardsDealt]) -> QAbstractAnimation | None:
    """Deal batch after batch, card by card; own cards are turned over on arrival."""
    zones = context.zones
    hands = zones.own_hand.items + zones.others[Chair.NORTH].items
    starts: list[tuple[int, CardItem, bool, Motion | None]] = []
    delay = 0
    for event in events:
        mine = context.chair(event.seat) is Chair.SOUTH
        for index in range(event.count):
            item = zones.talon.take_top()
            if item is not None:
                zones.identify(item, event.cards[index] if event.cards else None)
                (zones.own_hand if mine else zones.others[Chair.NORTH]).items.append(item)
                packet = Motion.DEAL_BATCH if event.count > 1 else Motion.DEAL
                starts.append((delay, item, mine, None if index else packet))
            delay += context.ms(Motion.DEAL_STAGGER)
        delay += context.ms(Motion.DEAL_BATCH)
    spots = dict(zones.spots())
    moves: list[QAbstractAnimation] = [context.rearrange(hands, Motion.DEAL)]
    for start, item, mine, sounds_as in starts:
        flight = _deal_one(context, item, spots[item].place, mine=mine)
        if sounds_as is not None:
            chair = Chair.SOUTH if mine else Chair.NORTH
            flight = heard(context, sounds_as, flight, chair)
        raised = partial(context.take_off, item, spots[item].place.scale)
        moves.append(after(start, flight, raised))
    return together(*moves)


def _deal_one(
    context: MotionContext, item: CardItem, place: Place, *, mine: bool
) -> QAbstractAnimation:
    flight: QAbstractAnimation = fly(
        item, place, context.ms(Motion.DEAL), eased(Motion.DEAL), arc=DEAL_ARC, height=DEAL_HEIGHT
    )
    if mine:
        turn = turn_over(item, face_up=True, duration=context.ms(Motion.FLIP))
        flight = in_turn(flight, turn)
    return flight


def turn_up_trump(context: MotionContext, event: TrumpTurned) -> QAbstractAnimation | None:
    """Turn the trump card up beside the pack, then push it below the pack."""
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.identify(item, event.card)
    zones.talon.turn_up = item
    opened, pushed = turning_up(context, item)
    return in_turn(heard(context, Motion.TURN_UP, opened), pushed)


def sort_hand(context: MotionContext) -> QAbstractAnimation | None:
    """Put the cards of the own hand in order."""
    context.zones.sort_hand(Chair.SOUTH, context.view)
    hand = context.zones.own_hand
    return heard(context, Motion.SORT, context.rearrange(hand.items, Motion.SORT), Chair.SOUTH)


def draw_cards(context: MotionContext, events: Sequence[CardDrawn]) -> QAbstractAnimation | None:
    """Let the winner of the trick draw, then the other, shortly after one another."""
    drawn = [(event, item) for event in events if (item := _take(context, event)) is not None]
    spots = dict(context.zones.spots())
    hands = context.zones.own_hand.items + context.zones.others[Chair.NORTH].items
    new = {item for _, item in drawn}
    moves = [context.rearrange([item for item in hands if item not in new], Motion.GAP)]
    for index, (event, item) in enumerate(drawn):
        delay = index * context.ms(Motion.DRAW_STAGGER)
        flight = drawing(context, item, spots[item])
        flight = heard(context, Motion.DRAW, flight, context.chair(event.seat))
        moves.append(after(delay, flight, partial(context.enter_hand, item, spots[item])))
    return together(*moves)


def _take(context: MotionContext, event: CardDrawn) -> CardItem | None:
    zones = context.zones
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.held.discard(item)
    zones.identify(item, event.card)
    chair = context.chair(event.seat)
    zones.hand(chair).items.append(item)
    zones.sort_hand(chair, context.view)
    return item
