"""The pack is gathered and shuffled, cards are dealt, sorted in the hand, and drawn."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation

from sixtysix_gui.rules.events import CardDrawn, CardsDealt
from sixtysix_gui.table.animations import (
    after,
    eased,
    fly,
    in_turn,
    pause,
    together,
    travel,
    turn_again,
    turn_over,
)
from sixtysix_gui.table.cards.item import CardItem, Spot
from sixtysix_gui.table.cards.zones import deal_name, show_eights
from sixtysix_gui.table.durations import (
    DEAL_ARC,
    DEAL_HEIGHT,
    DRAW_HEIGHT,
    FLIPPED_WHILE_PLAYED,
    PACKET_FAN,
    SHUFFLE_SLIDE,
    Motion,
)
from sixtysix_gui.table.layout.place import Place
from sixtysix_gui.table.motions.animator import MotionContext, heard
from sixtysix_gui.table.seating import Chair


def gather_pack(context: MotionContext) -> QAbstractAnimation | None:
    """Bring the pack together in the talon's place."""
    zones, view = context.zones, context.view
    zones.held.clear()
    shown = {item for item, spot in zones.deal_spots() if spot.face_up}
    items = zones.clear_deal()
    size = len(view.rules.pack)
    zones.remove(items[size:])
    lying = items[:size]
    new = [zones.new_item() for _ in range(size - len(lying))]
    zones.talon.items = lying + new
    zones.talon.waits = view.rules.names_trump
    zones.trick.number = 1
    zones.deal = deal_name(view, view.score)
    show_eights(zones, view)
    spots = dict(zones.talon.spots(zones.layout))
    for item in new:
        item.lie(spots[item])
    context.scene.signs.trump.lay_wedge(None)
    return heard(context, Motion.GATHER, together(*_gathering(context, lying, spots, shown)))


def _gathering(
    context: MotionContext,
    lying: Iterable[CardItem],
    spots: dict[CardItem, Spot],
    shown: Collection[CardItem],
) -> Iterator[QAbstractAnimation]:
    """Bring cards that lie on the table to the pack; those that show their faces are turned."""
    duration, curve = context.ms(Motion.GATHER), eased(Motion.GATHER)
    for item in lying:
        place = spots[item].place
        if not duration or item.place == place:
            continue
        context.take_off(item, max(item.scale(), 1.0))
        item.shadow.fall(0.0, place.angle)
        item.shadow.setVisible(spots[item].shadowed)
        yield travel(item, place, duration, curve)
        if item in shown:
            yield turn_over(item, face_up=False, duration=duration)


def forget_cards(context: MotionContext) -> QAbstractAnimation | None:
    """Let no one know any card of the pack: it is shuffled."""
    for item in context.zones.talon.items:
        item.become(None)
    return None


def shuffle(context: MotionContext) -> QAbstractAnimation | None:
    """Slide two halves of the pack apart and together, twice."""
    forget_cards(context)
    zones = context.zones
    duration = context.ms(Motion.SHUFFLE) // 4
    if not duration:
        return None
    slide = SHUFFLE_SLIDE * zones.layout.metrics.card_width / 2
    items, curve = zones.talon.items, eased(Motion.SHUFFLE)
    homes = {item: spot.place for item, spot in zones.talon.spots(zones.layout)}
    for item in items[:2]:  # the lowest of either half casts its shadow
        item.take_off()
        item.shadow.fall(0.0, item.rotation())
    aways = {
        item: home.moved(slide if index % 2 else -slide, 0.0)
        for index, (item, home) in enumerate(homes.items())
    }
    strokes: list[QAbstractAnimation] = []
    for starts, ends in ((homes, aways), (aways, homes)) * 2:
        moves = (travel(i, ends[i], duration, curve, start=starts[i]) for i in items)
        stroke = together(*moves)
        strokes.append(heard(context, Motion.SHUFFLE, stroke) if starts is homes else stroke)
    return in_turn(*strokes)


def deal_cards(context: MotionContext, events: Sequence[CardsDealt]) -> QAbstractAnimation | None:
    """Deal packet after packet; own cards are turned over on arrival.

    Where the talon can be closed the cards of a packet are dealt one by one.
    """
    zones, one_by_one = context.zones, context.view.rules.close
    packets = [(event, _take_packet(context, event)) for event in events]
    spots = dict(zones.spots())
    new = {item for _, items in packets for item in items}
    lying = [item for item in zones.in_hands() if item not in new]
    moves: list[QAbstractAnimation] = [context.rearrange(lying, Motion.DEAL)]
    delay = 0
    for event, items in packets:
        for index, item in enumerate(items):
            begin = None if one_by_one else _fanned_out(context, item, index)
            flight = _deal_one(context, item, spots[item], begin)
            if not index:
                motion = Motion.DEAL_BATCH if event.count > 1 else Motion.DEAL
                flight = heard(context, motion, flight, context.chair(event.seat))
            raised = partial(context.take_off, item, spots[item].place.scale)
            moves.append(after(delay, flight, raised))
            delay += context.ms(Motion.DEAL_STAGGER) if one_by_one else 0
        delay += context.ms(Motion.DEAL_BATCH if one_by_one else Motion.PACKET_STAGGER)
    return together(*moves)


def _take_packet(context: MotionContext, event: CardsDealt) -> list[CardItem]:
    zones, taken = context.zones, list[CardItem]()
    hand = zones.hand(context.chair(event.seat)).items
    for index in range(event.count):
        item = zones.talon.take_top()
        if item is None:
            break
        zones.held.discard(item)
        if event.cards is not None:
            zones.identify(item, event.cards[index])
        elif item.card is not None and item.card.card not in context.view.known[event.seat]:
            item.become(None)
        hand.append(item)
        taken.append(item)
    return taken


def _fanned_out(context: MotionContext, item: CardItem, index: int) -> Place:
    """Where a card of a packet begins: the cards of one fly beside each other."""
    return item.place.moved(index * PACKET_FAN * context.zones.layout.metrics.card_width, 0.0)


def _deal_one(
    context: MotionContext, item: CardItem, spot: Spot, begin: Place | None
) -> QAbstractAnimation:
    duration, curve = context.ms(Motion.DEAL), eased(Motion.DEAL)
    flight: QAbstractAnimation = fly(
        item, spot.place, duration, curve, arc=DEAL_ARC, height=DEAL_HEIGHT, start=begin
    )
    if spot.face_up and item.face_up:
        return flight
    if spot.face_up:
        turn = turn_over(item, face_up=True, duration=context.ms(Motion.FLIP))
        return in_turn(flight, turn)
    if item.card is None or not duration:
        return flight
    shown = flight
    if not item.face_up:
        shown = together(flight, turn_over(item, face_up=True, duration=duration))
    turned = turn_again(item, face_up=False, duration=context.ms(Motion.FLIP))
    return in_turn(shown, pause(context.ms(Motion.CUT_CARD_OPEN)), turned)


def sort_hand(context: MotionContext) -> QAbstractAnimation | None:
    """Put the cards of the own hand in order, and those of all that lie open."""
    zones = context.zones
    for chair in Chair:
        zones.sort_hand(chair, context.view)
    moves = context.rearrange(zones.in_hands(), Motion.SORT)
    return heard(context, Motion.SORT, moves, Chair.SOUTH)


def draw_cards(context: MotionContext, events: Sequence[CardDrawn]) -> QAbstractAnimation | None:
    """Let everybody draw, the winner of the trick first, shortly after one another."""
    zones = context.zones
    drawn = [(event, item) for event in events if (item := _draw(context, event)) is not None]
    spots = dict(zones.spots())
    new = {item for _, item in drawn}
    lying = [item for item in zones.in_hands() if item not in new]
    moves = [context.rearrange(lying, Motion.GAP)]
    for index, (event, item) in enumerate(drawn):
        delay = index * context.ms(Motion.DRAW_STAGGER)
        flight = _fly_to_hand(context, item, spots[item])
        flight = heard(context, Motion.DRAW, flight, context.chair(event.seat))
        moves.append(after(delay, flight, partial(context.enter_hand, item, spots[item])))
    return together(*moves)


def _draw(context: MotionContext, event: CardDrawn) -> CardItem | None:
    zones, chair = context.zones, context.chair(event.seat)
    item = zones.talon.take_top()
    if item is None:
        return None
    zones.held.discard(item)
    zones.identify(item, event.card)
    zones.hand(chair).items.append(item)
    zones.sort_hand(chair, context.view)
    return item


def _fly_to_hand(context: MotionContext, item: CardItem, spot: Spot) -> QAbstractAnimation:
    """Let a card fly from the talon to its hand; where it is to be seen it turns on the way."""
    duration = context.ms(Motion.DRAW)
    flight = fly(item, spot.place, duration, eased(Motion.DRAW), height=DRAW_HEIGHT)
    if spot.face_up is item.face_up:
        return flight
    half = duration - int(duration * FLIPPED_WHILE_PLAYED)
    turn = turn_over(item, face_up=spot.face_up, duration=2 * half)
    flight.addAnimation(after(duration - 2 * half, turn))
    return flight
